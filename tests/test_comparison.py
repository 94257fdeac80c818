"""docs/why.md says of other libraries what they answer, where they are installed."""

from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from other_libraries import FAMILIES, LIBRARIES, Library, family, heading, row
from rule_examples import EXAMPLES

PAGE = (Path(__file__).parent.parent / "docs" / "why.md").read_text("utf-8")


def test_every_example_is_of_a_family() -> None:
    assert {family(example) for example in EXAMPLES} == set(FAMILIES)
    assert heading() in PAGE


@pytest.mark.parametrize(("name", "library"), LIBRARIES.items(), ids=LIBRARIES)
def test_the_page_says_what_a_library_answers(
    name: str, library: Callable[[], Library]
) -> None:
    pytest.importorskip(name)
    if f"| {name} {version(name)} |" not in PAGE:
        pytest.skip(f"the page is about another release than {version(name)}")
    assert row(library()) in PAGE.splitlines()
