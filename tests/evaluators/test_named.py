"""Rankers by name, ours and those of plug-ins, which need no more than the protocol."""

import importlib.metadata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from acehigh import (
    Cards,
    Category,
    Deck,
    Hand,
    High,
    Rank,
    Ranker,
    RankKey,
    RuleRanker,
    parse_cards,
    ranker_named,
    ranking,
    winners,
)
from acehigh.errors import UnknownNameError
from acehigh.evaluators.named import BUILT_IN, named_rankers
from helpers.cases import in_one_test


class HighestCard(RuleRanker):
    """Only the highest of three cards counts.

    More is not to be said of it.
    """

    deck: Deck = Deck.standard()

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        return 3

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories: only one."""
        return (Category("top card"),)

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        """Return the highest rank."""
        del suited
        return Category("top card"), (max(ranks),)


class MostCards(Ranker):
    """The more cards the better, whatever they are."""

    deck = Deck.standard()
    hand_size = 1
    categories = (Category("cards"),)

    def key(self, cards: Cards) -> RankKey:
        """Return a key that counts the cards."""
        number = len(tuple(cards))
        return RankKey(self, number, Category("cards"), ())

    def best(self, cards: Cards) -> Hand:
        """Return all the cards."""
        held = parse_cards(" ".join(map(str, cards)))
        return Hand(held, held, self.key(held))

    def describe(self, key: RankKey) -> str:
        """Return how many cards there are."""
        return f"{key.value} cards"

    def qualifies(self, key: RankKey) -> bool:
        """Return whether there are two or more."""
        return key.value > 1


MOST_CARDS = MostCards()


def most_cards() -> Ranker:
    """Make a ranker by a function."""
    return MOST_CARDS


def no_description() -> Ranker:
    return MOST_CARDS


def blank_description() -> Ranker:
    return MOST_CARDS


blank_description.__doc__ = "\n   "


@dataclass(frozen=True)
class FakeEntryPoint:
    name: str
    loads: object

    def load(self) -> object:
        return self.loads


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Pretend that plug-ins are installed, by what their names load."""

    def install(**plug_ins: object) -> None:
        points = [FakeEntryPoint(name, loads) for name, loads in plug_ins.items()]

        def entry_points(**selected: Any) -> list[FakeEntryPoint]:
            return points if selected == {"group": "acehigh.rankers"} else []

        monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)

    return install


@in_one_test("row", BUILT_IN)
def test_every_name_has_a_ranker_and_a_sentence(row: Any) -> None:
    ranker = ranker_named(row.name)
    assert isinstance(ranker, Ranker)
    assert row.sentence.endswith(".")
    assert named_rankers()[row.name] is row


def test_high_is_the_standard_game() -> None:
    assert ranker_named("high") == High()


@pytest.mark.parametrize("name", ["hihg", "higg", "Hihg"])
def test_unknown_names_are_told_the_nearest(name: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        ranker_named(name)
    assert f"unknown rules {name!r}: did you mean 'high'?" in str(error.value)


def test_names_like_no_other_are_told_all(installed: Callable[..., None]) -> None:
    installed(zzz=MOST_CARDS)
    with pytest.raises(UnknownNameError) as error:
        ranker_named("qqq")
    assert "did you mean" not in str(error.value)
    assert "high" in str(error.value)
    assert str(error.value).endswith("zzz")


@pytest.mark.parametrize(
    ("loads", "ranker", "sentence"),
    [
        (MOST_CARDS, MOST_CARDS, "The more cards the better, whatever they are."),
        (most_cards, MOST_CARDS, "Make a ranker by a function."),
        (HighestCard, HighestCard(), "Only the highest of three cards counts."),
        (HighestCard(), HighestCard(), "Only the highest of three cards counts."),
        (no_description, MOST_CARDS, "No description."),
        (blank_description, MOST_CARDS, "No description."),
    ],
    ids=["instance", "function", "class", "dataclass", "no description", "blank description"],
)
def test_plug_ins_offer_rankers_by_name(
    installed: Callable[..., None], loads: object, ranker: Ranker, sentence: str
) -> None:
    installed(theirs=loads)
    assert ranker_named("theirs") == ranker
    assert named_rankers()["theirs"].sentence == sentence


def test_plug_ins_do_not_replace_our_own(installed: Callable[..., None]) -> None:
    installed(high=MOST_CARDS)
    assert ranker_named("high") == High()
    assert named_rankers()["high"].value == High()


def test_a_ranker_made_of_a_rule_can_be_shown_down() -> None:
    ranker = HighestCard()
    assert isinstance(ranker, Ranker)
    holdings = ["Kc 3d", "Ac 2d", "Kd 9d"]
    assert winners(ranker, holdings, board="5s 6s 7s") == (1,)
    assert ranking(ranker, holdings, board="5s 6s 7s") == ((1,), (0, 2))
    hand = ranker.best("Kc 3d 5s 6s 7s")
    assert hand.cards[0] in parse_cards("Kc")
    assert str(hand).endswith(": top card, K")
    assert repr(ranker) == "HighestCard()"


def test_a_ranker_from_scratch_can_be_shown_down() -> None:
    assert isinstance(MOST_CARDS, Ranker)
    holdings = ["Kc 3d", "Ac 2d 4d", "", "9c"]
    # Those that do not qualify are left out.
    assert ranking(MOST_CARDS, holdings) == ((1,), (0,))
    assert winners(MOST_CARDS, ["9c", "9d"]) == ()
    assert str(MOST_CARDS.best(parse_cards("Kc 3d"))) == "Kc 3d: 2 cards"
