"""Exact counts are those of every holding walked through: small decks, all sorts of rules."""

from itertools import product

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RuleRanker,
    Stripped,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
)
from acehigh.evaluators.named import BUILT_IN
from acehigh.evaluators.with_wild_cards import Naturals
from helpers.brute_force import (
    assert_as_played,
    assert_as_walked,
    assert_as_walked_by_patterns,
)
from helpers.plug_ins import Rainbow, ShortLow, Spades

NINES_UP = Deck.stripped(Rank.NINE)
QUEENS_UP = Deck.stripped(Rank.QUEEN)
TWO_RANKS = Deck(ranks=(Rank.KING, Rank.ACE), suits=tuple(Suit))
ONE_SUIT = Deck(suits=(Suit.HEARTS,))
SIXTEEN = Deck.stripped(Rank.JACK)
FEW_RANKS = Deck(ranks=(Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SEVEN))
FIVE_OF_ACES = Deck(ranks=(Rank.TWO, Rank.THREE, Rank.QUEEN, Rank.ACE), suits=tuple(Suit))
NATURALS: tuple[Naturals, ...] = ("equal", "beat", "fewer_wild", "more_wild")


def on(deck: Deck, *rankers: RuleRanker | Badugi) -> list[Ranker]:
    """Return the rankers for this deck."""
    return [ranker.with_deck(deck) for ranker in rankers]


def named(name: str, deck: Deck) -> Ranker:
    """Return a ranker of the catalogue for a deck; those for 20 cards strip it to these."""
    (ranker,) = (row.value for row in BUILT_IN if row.name == name)
    if isinstance(ranker, Stripped) and ranker.lowest > deck.ranks[0]:
        deck = ranker.deck
    return ranker.with_deck(deck)


every_name = pytest.mark.parametrize("name", [row.name for row in BUILT_IN])


# The rules of cards are counted alike, whichever they are: one of them is enough.
some_names = pytest.mark.parametrize(
    "name",
    [row.name for row in BUILT_IN if row.value.card_rule is None or row.name == "soko"],
)


@pytest.mark.slow
@some_names
def test_five_cards_for_named_rankers(name: str) -> None:
    assert_as_walked(named(name, Deck.twenty()), 5)


@pytest.mark.exhaustive
@every_name
@pytest.mark.parametrize(("deck", "cards"), [(NINES_UP, 6), (Deck.twenty(), 7)])
def test_more_cards_for_named_rankers(name: str, deck: Deck, cards: int) -> None:
    assert_as_walked_by_patterns(named(name, deck), cards)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("ranker", "cards"),
    [
        (Stripped(Rank.FIVE), 5),
        (Stripped(Rank.SIX, flush_over_full_house=True, trips_over_straight=True), 5),
        (Stripped(Rank.SEVEN), 6),
        (ThreeCard(), 4),
        (Badugi(), 4),
        (Incomplete(), 4),
        (DeuceToSeven(deck=Deck.stripped(Rank.SIX)), 5),
        (Wild(ThreeCard(deck=Deck.standard(jokers=2))), 4),
        (Wild(Stripped(Rank.SEVEN), wild=Rank.SEVEN), 5),
        (High(deck=Deck.twenty() * 2), 5),
        (Wild(High(deck=SIXTEEN.with_jokers(1) * 2)), 5),
        (ShortLow(3, deck=Deck.twenty()), 7),
    ],
    ids=repr,
)
def test_all_holdings_under_a_million(ranker: Ranker, cards: int) -> None:
    assert_as_walked(ranker, cards)


@pytest.mark.slow
@pytest.mark.parametrize(
    "ranker",
    [
        *on(FIVE_OF_ACES, High(), DeuceToSeven(), AceToFive(), AceToSix(), Badugi()),
        *on(QUEENS_UP * 2, High(), DeuceToSeven(), AceToFive(), Badugi()),
        *on(TWO_RANKS, High(), DeuceToSeven(), Badugi()),
    ],
    ids=repr,
)
def test_other_decks(ranker: Ranker) -> None:
    assert_as_walked(ranker, 5)


@pytest.mark.slow
@pytest.mark.parametrize("cards", [5, 7])
@pytest.mark.parametrize("ranker", on(ONE_SUIT, High(), DeuceToSeven(), AceToSix()), ids=repr)
def test_a_deck_of_one_suit(ranker: Ranker, cards: int) -> None:
    assert_as_walked(ranker, cards)


@pytest.mark.parametrize("cards", range(1, 7))
def test_incomplete_hands(cards: int) -> None:
    assert_as_walked(Incomplete(High(deck=SIXTEEN)), cards)
    assert_as_walked(Wild(Incomplete(High(deck=SIXTEEN.with_jokers(1)))), cards)


@pytest.mark.slow
@pytest.mark.parametrize("cards", [3, 5, 6, 7])
@pytest.mark.parametrize(
    "ranker",
    [
        ThreeCard(deck=SIXTEEN),
        ThreeCard(deck=Deck(ranks=(Rank.TWO, Rank.THREE, Rank.ACE), suits=tuple(Suit))),
        Wild(ThreeCard(deck=SIXTEEN.with_jokers(2))),
        Wild(ThreeCard(deck=SIXTEEN), wild=Rank.JACK),
        Bug(ThreeCard(deck=SIXTEEN)),
    ],
    ids=repr,
)
def test_several_flushes_of_three_cards(ranker: Ranker, cards: int) -> None:
    assert_as_walked(ranker, cards)


@pytest.mark.slow
@pytest.mark.parametrize(
    "ranker",
    [
        Wild(High(deck=SIXTEEN.with_jokers(2))),
        Wild(High(deck=SIXTEEN.with_jokers("BJ SJ")), wild="Js Jh"),
        Wild(High(deck=SIXTEEN), wild=Rank.JACK, double_ace_flush=True),
        Wild(High(deck=Deck.twenty()), wild="Th"),
        Wild(High(deck=QUEENS_UP.with_jokers(1) * 2)),
        Bug(High(deck=SIXTEEN.with_jokers(2))),
        Bug(High(deck=SIXTEEN), wild="Ks Kh"),
        Wild(AceToFive(deck=FEW_RANKS.with_jokers(2))),
        Wild(TwentyCard(deck=SIXTEEN.with_jokers(2))),
        Wild(DeuceToSeven(deck=FEW_RANKS.with_jokers(2))),
        Wild(DeuceToSeven(deck=FEW_RANKS), wild=Rank.TWO),
        LowestCardWild(High(deck=SIXTEEN)),
        LowestCardWild(High(deck=SIXTEEN.with_jokers(1)), ties="one"),
    ],
    ids=repr,
)
def test_wild_cards(ranker: Ranker) -> None:
    assert_as_walked(ranker, 5)
    if len(ranker.deck) <= 18:
        assert_as_walked(ranker, 6)


@pytest.mark.slow
def test_wild_cards_of_badugi() -> None:
    assert_as_walked(Wild(Badugi(deck=Deck.stripped(Rank.QUEEN))), 4)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "naturals"),
    list(product(["joker", "declared", "bug", "low", "lowest"], NATURALS)),
)
def test_what_decides_between_wild_and_natural_hands(game: str, naturals: Naturals) -> None:
    jokers = SIXTEEN.with_jokers(2)
    rankers: dict[str, Ranker] = {
        "joker": Wild(High(deck=jokers), naturals=naturals),
        "declared": Wild(High(deck=SIXTEEN), wild="Qs Qh", naturals=naturals),
        "bug": Bug(High(deck=SIXTEEN), naturals=naturals),
        "low": Wild(DeuceToSeven(deck=FEW_RANKS.with_jokers(2)), naturals=naturals),
        "lowest": LowestCardWild(High(deck=SIXTEEN), naturals=naturals),
    }
    assert_as_walked(rankers[game], 5)


@pytest.mark.parametrize("ranker", on(SIXTEEN, ShortLow(3), ShortLow(4)), ids=repr)
@pytest.mark.parametrize("cards", [4, pytest.param(6, marks=pytest.mark.slow)])
def test_several_flushes_that_hurt(ranker: Ranker, cards: int) -> None:
    assert_as_played(ranker, cards)


@pytest.mark.slow
@pytest.mark.parametrize("suits", [(Suit.CLUBS, Suit.STARS), tuple(Suit)])
def test_several_flushes_that_hurt_in_few_and_many_suits(suits: tuple[Suit, ...]) -> None:
    deck = Deck(ranks=FEW_RANKS.ranks[: 7 - len(suits)], suits=suits)
    assert_as_played(ShortLow(3, deck=deck), 7)
    assert_as_played(ShortLow(4, deck=deck), 8)
    assert_as_played_with_a_joker(deck, 6)


def test_a_joker_is_of_another_suit_than_flushes_that_hurt() -> None:
    deck = Deck(ranks=FEW_RANKS.ranks[:4], suits=(Suit.CLUBS, Suit.STARS))
    assert_as_played_with_a_joker(deck, 5)


def assert_as_played_with_a_joker(deck: Deck, cards: int) -> None:
    # Flushes are dodged by the joker, but not where that it is wild counts.
    low = ShortLow(3, deck=deck.with_jokers(1))
    assert_as_played(Wild(low), cards)
    assert_as_played(Wild(low, naturals="fewer_wild"), cards)


@pytest.mark.slow
@pytest.mark.parametrize(
    "ranker", [Spades(SIXTEEN), Rainbow(SIXTEEN), Rainbow(SIXTEEN, suits_are_alike=False)]
)
def test_rankers_that_tell_no_rule(ranker: Ranker) -> None:
    for cards in (1, 3, 5):
        assert_as_walked(ranker, cards)
    assert_as_walked(ranker, 5, known="Ks Ah Ad")
