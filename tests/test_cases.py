"""Many cases in one test: each is tried, and what fails says which it was."""

import inspect

import pytest

from helpers.cases import in_one_test


def test_every_case_is_tried() -> None:
    tried: list[tuple[int, str]] = []

    @in_one_test("number", range(2))
    @in_one_test(("word", "more"), [("a", "b"), ("c", "d")])
    def law(number: int, word: str, more: str, fixture: str) -> None:
        tried.append((number, word + more + fixture))

    law(fixture="!")
    assert tried == [(0, "ab!"), (0, "cd!"), (1, "ab!"), (1, "cd!")]
    assert list(inspect.signature(law).parameters) == ["fixture"]


def test_what_fails_names_its_case() -> None:
    @in_one_test("number", range(5))
    def law(number: int) -> None:
        assert number < 3, "too many"

    with pytest.raises(AssertionError, match="too many") as failure:
        law()
    assert failure.value.__notes__ == ["in the case {'number': 3}"]


def test_no_case_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="a law without a case proves nothing"):
        in_one_test("number", [])
