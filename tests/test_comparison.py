"""docs/why.md says of other libraries what they answer; each is asked where installed."""

from collections.abc import Callable
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import pytest

from helpers.hands import hand_of_each_kind
from helpers.other_libraries import FAMILIES, LIBRARIES, Library, family, heading, row
from helpers.rule_examples import EXAMPLES

PAGE = (Path(__file__).parent.parent / "docs" / "why.md").read_text("utf-8")


def test_every_example_is_of_a_family() -> None:
    assert {family(example) for example in EXAMPLES} == set(FAMILIES)
    assert heading() in PAGE


@pytest.mark.slow
@pytest.mark.parametrize(("name", "library"), LIBRARIES.items(), ids=LIBRARIES)
def test_the_page_says_what_a_library_answers(
    name: str, library: Callable[[], Library]
) -> None:
    pytest.importorskip(name)
    if f"| {name} {version(name)} |" not in PAGE:
        pytest.skip(f"the page is about another release than {version(name)}")
    assert row(library()) in PAGE.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["clubs", "eval7", "phevaluator", "pokerkit", "pokerlib", "treys"]
)
def test_these_order_all_kinds_of_hands_alike(name: str) -> None:
    pytest.importorskip(name)
    example = next(one for one in EXAMPLES if one.id == "P-quads-category")
    judge = LIBRARIES[name]().judge(example)
    assert judge is not None
    worths = [judge.worth(list(map(str, hand))) for hand in hand_of_each_kind().values()]
    assert all(better > worse for better, worse in pairwise(worths))
