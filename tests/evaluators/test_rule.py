"""What the author of a plug-in is told when a ranker of his own goes wrong."""

import dataclasses
import importlib.metadata
from itertools import pairwise
from typing import NoReturn

import pytest

from acehigh import Category, Incomplete, Rank, Ranker, RuleRanker, ranker_named, winners
from acehigh.errors import CardError, UnknownNameError
from acehigh.evaluators.named import named_rankers
from helpers.plug_ins import RED, Odd


class Plain(RuleRanker):
    """A ranker with no options."""

    categories = (RED,)

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        """Return red."""
        del ranks, suited
        return RED, ()


HAND = "As Kd Qh Jc 9s"


def test_a_category_may_say_it_all() -> None:
    assert Odd().key(HAND).describe() == "red"
    assert str(Odd().best(HAND)) == "As Kd Qh Jc 9s: red"


def test_a_category_that_is_none_of_the_rankers_is_named() -> None:
    with pytest.raises(ValueError, match=r"made Category\('blue'\), which is none of its"):
        Odd(made=Category("blue")).key(HAND)


@pytest.mark.parametrize("says", [(16,), (-16,), (1, 2, 3, 4, 5, 6)])
def test_a_worth_that_does_not_fit_is_named(says: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not up to 5 numbers from -15 to 15"):
        Odd(says=says).key(HAND)


def test_a_worth_from_minus_15_to_15_orders_hands() -> None:
    # Where nothing is said, less is said than by the least number.
    best_first = [(15, 15, 15, 15, 15), (15,), (14, 15), (14, -15), (14,), (-15, -15), ()]
    values = [Odd(says=says).key(HAND).value for says in best_first]
    assert all(better > worse for better, worse in pairwise(values))


def test_rules_that_know_no_high_card_are_not_low() -> None:
    assert Incomplete(Odd()).key("As Kd").describe() == "red"


def test_a_ranker_is_a_dataclass_by_itself() -> None:
    ranker: Ranker = Plain()
    assert dataclasses.is_dataclass(ranker)
    assert repr(ranker) == "Plain()"
    assert ranker.key(HAND).category is RED


def test_a_class_is_no_ranker() -> None:
    with pytest.raises(CardError, match="expected a ranker such as High"):
        winners(Odd, [HAND])  # type: ignore[arg-type]  # what must be refused


class Broken:
    """An entry point of a package that fails."""

    name = "broken"

    def load(self) -> NoReturn:
        """Fail, as an import may."""
        raise ModuleNotFoundError("No module named 'missing'")


def test_a_package_that_fails_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: [Broken()])
    rows = named_rankers()
    assert rows["broken"].sentence.startswith("Cannot be loaded: ModuleNotFoundError")
    assert "high" in rows
    with pytest.raises(UnknownNameError, match="'broken' cannot be loaded: Module"):
        ranker_named("broken")
