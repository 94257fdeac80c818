"""What the author of a plug-in is told when a ranker of his own goes wrong."""

import importlib.metadata
from typing import NoReturn

import pytest

from acehigh import Incomplete, ranker_named, winners
from acehigh.errors import CardError, UnknownNameError
from acehigh.evaluators.named import named_rankers
from helpers.plug_ins import Odd

HAND = "As Kd Qh Jc 9s"


def test_a_category_may_say_it_all() -> None:
    assert Odd().key(HAND).describe() == "red"
    assert str(Odd().best(HAND)) == "As Kd Qh Jc 9s: red"


def test_rules_that_know_no_high_card_are_not_low() -> None:
    assert Incomplete(Odd()).key("As Kd").describe() == "red"


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
