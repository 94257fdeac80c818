"""Rules are values: equal ones rank alike, their fields are checked, nothing changes them."""

import copy
import dataclasses
import pickle
from typing import Any, Literal

import pytest

from acehigh import AceToSix, CardError, Category, Deck, High, Rank, Ranker, RuleRanker
from acehigh.evaluators.rules_value import arguments_of
from helpers.cases import in_one_test
from helpers.plug_ins import RED

HAND = "As Kd Qh Jc 9s"


class Plain(RuleRanker):
    """A ranker with no options."""

    categories = (RED,)

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        """Return red."""
        del ranks, suited
        return RED, ()


class Options(Plain):
    """A ranker with an option of each kind that is checked."""

    high: bool = True
    word: Literal["all", "one"] = "all"
    lowest: Rank = Rank.TWO
    deck: Deck = Deck.twenty()
    base: Ranker = High()


class Noted(Plain):
    """A ranker with a note that does not count, and a secret that is not shown."""

    note: str = dataclasses.field(default="", compare=False)
    secret: int = dataclasses.field(default=0, repr=False)


def test_a_ranker_is_a_dataclass_by_itself() -> None:
    ranker: Ranker = Plain()
    assert dataclasses.is_dataclass(ranker)
    assert repr(ranker) == "Plain()"
    assert ranker.key(HAND).category is RED


def test_options_are_checked_when_a_ranker_is_made() -> None:
    mistakes: list[tuple[dict[str, Any], str]] = [
        ({"high": 1}, "high is True or False, not 1"),
        ({"word": "none"}, "word is one of all, one; not 'none'"),
        ({"word": ["all"]}, "word is one of all, one"),
        ({"lowest": 2}, "lowest is a Rank, as Rank.SIX, not 2"),
        ({"deck": "52"}, "deck is a Deck, as .*, not '52'"),
        ({"base": High}, "base is a ranker, as High"),
    ]
    for options, says in mistakes:
        with pytest.raises(CardError, match=says):
            Options(**options)
    assert repr(Options(word="one")) == "Options(word='one')"


def test_equal_values_rank_alike_and_share_their_keys() -> None:
    one, other = AceToSix(aces_pair_high=True), AceToSix(aces_pair_high=True)
    assert one == other
    assert hash(one) == hash(other)
    assert one != AceToSix()
    assert one.key("As Ah 4d 3c 2s") is other.key("As Ah 4d 3c 2s")
    # The class counts too, whatever else is equal.
    assert Plain() != Noted()
    assert Plain() != "Plain()"


def test_what_is_not_compared_or_not_shown() -> None:
    assert Noted(note="mine") == Noted()
    assert hash(Noted(note="mine")) == hash(Noted())
    assert Noted(secret=1) != Noted()
    assert repr(Noted(secret=1)) == "Noted()"


@in_one_test("rules", [High(), High(Deck.twenty()), AceToSix(aces_pair_high=True)])
def test_copies_are_equal_and_come_without_tables(rules: Ranker) -> None:
    before = len(pickle.dumps(rules))
    rules.key("As Ks Qs Js Ts")
    assert len(pickle.dumps(rules)) == before
    for same in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert same == rules
        assert type(same) is type(rules)


def test_nothing_can_be_changed() -> None:
    with pytest.raises(AttributeError, match=r"^rankers are immutable: cannot set 'deck' of H"):
        High().deck = Deck.twenty()  # type: ignore[misc]  # what must be refused
    with pytest.raises(AttributeError, match=r"^rankers are immutable: cannot set 'mine' of H"):
        High().mine = 1
    with pytest.raises(AttributeError, match=r"^rankers are immutable: cannot delete 'deck'"):
        del High().deck


def test_a_repr_says_only_what_is_not_as_usual() -> None:
    assert repr(Options()) == "Options()"
    assert repr(Options(lowest=Rank.SIX, high=False)) == "Options(high=False, lowest=Rank.SIX)"
    assert repr(AceToSix(Deck.twenty())) == "AceToSix(deck=Deck.stripped(Rank.TEN))"


def test_the_arguments_of_a_class_are_its_fields_in_order() -> None:
    assert [one.name for one in arguments_of(Options)] == [
        "high", "word", "lowest", "deck", "base",
    ]  # fmt: skip
    assert arguments_of(int) == ()


def test_tables_are_made_anew_when_they_are_dropped() -> None:
    rules = High(Deck.twenty().without("Th"))
    key, hand = rules.key("As Kd Qh Jc Ts"), rules.best("As Kd Qh Jc Ts Ks")
    rules.drop_tables()
    assert rules == High(Deck.twenty().without("Th"))
    assert rules.best("As Kd Qh Jc Ts Ks") == hand
    assert rules.key("As Kd Qh Jc Ts") == key
