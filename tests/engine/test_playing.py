"""The best hand with wild cards: what they stand for, and how it is read out (W11)."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from acehigh import (
    Bug,
    Card,
    Category,
    Deck,
    DeuceToSeven,
    Hand,
    High,
    Rank,
    RuleRanker,
    Suit,
    Wild,
    ranker_named,
)
from acehigh.evaluators.named import BUILT_IN
from helpers.cases import in_one_test
from helpers.wild_catalogue import GAMES, NATURALS, with_jokers
from helpers.wild_games import Game

WITH_NATURALS = [
    game.with_naturals(rule) for game in NATURALS for rule in ("beat", "more_wild")
]
every_game = pytest.mark.parametrize(
    "game", [*GAMES, *WITH_NATURALS], ids=lambda game: game.name
)


@pytest.mark.slow
@every_game
def test_what_wild_cards_stand_for_is_legal_and_worth_the_key(game: Game) -> None:
    for cards in game.deal(8):
        assert_explained(game, cards, game.ranker.best(cards))


@pytest.mark.slow
@every_game
def test_no_more_cards_are_wild_than_need_be(game: Game) -> None:
    sizes = [size for size in game.sizes if size <= 5]
    for cards in game.deal(10, sizes, most=2):
        hand = game.ranker.best(cards)
        _, minus_used = game.credit(cards)
        assert number_wild(hand) == -minus_used, hand


@pytest.mark.exhaustive
@every_game
def test_no_more_cards_are_wild_than_need_be_in_many_holdings(game: Game) -> None:
    for cards in game.deal(20):
        hand = game.ranker.best(cards)
        assert_explained(game, cards, hand)
        _, minus_used = game.credit(cards)
        assert number_wild(hand) == -minus_used, hand


def assert_explained(game: Game, cards: Sequence[Card], hand: Hand) -> None:
    """Fail unless a hand says rightly which cards play and what the wild ones stand for."""
    ranker = game.ranker
    assert hand.key is ranker.key(cards)
    assert len(hand.cards) == len(hand.plays_as) == min(ranker.hand_size, len(cards))
    assert Counter(hand.cards) <= Counter(cards)
    may_be_wild = {cards[place] for places in game.choices(cards) for place in places}
    for card, other in zip(hand.cards, hand.plays_as, strict=True):
        assert other.joker is None
        assert card is other or card in may_be_wild
    assert_legal(hand, ranker.deck, double_ace_flush=ranker.double_ace_flush)
    # The base's own judgement, of a deck in which cards may be repeated as often as it takes.
    assert isinstance(ranker.base, RuleRanker)
    base = ranker.base.with_deck(ranker.base.deck * ranker.hand_size)
    judged = base.key(hand.plays_as)
    assert (judged.category, judged.ranks) == (hand.category, hand.key.ranks), hand
    assert str(hand) == f"{names(hand.cards)}: {hand.key.describe()}{note(hand)}"


def assert_legal(hand: Hand, deck: Deck, *, double_ace_flush: bool) -> None:
    """Fail unless the deck has the cards of a hand, or may do without them (W1, W2)."""
    excepted = {Category.FIVE_OF_A_KIND, *([Category.FLUSH] if double_ace_flush else [])}
    assert set(hand.plays_as) <= set(deck)
    if hand.category not in excepted:
        assert all(n <= deck.count(card) for card, n in Counter(hand.plays_as).items()), hand


def number_wild(hand: Hand) -> int:
    """Return how many cards of a hand stand for others."""
    return sum(card is not other for card, other in zip(hand.cards, hand.plays_as, strict=True))


def names(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def note(hand: Hand) -> str:
    """Return what a hand's text says of its wild cards."""
    words = {"Jk": "joker", "BJ": "big joker", "SJ": "small joker"}
    pairs = zip(hand.cards, hand.plays_as, strict=True)
    wild = [f"{words.get(str(a), str(a))} as {b}" for a, b in pairs if a is not b]
    return f" ({', '.join(wild)})" if wild else ""


@pytest.mark.slow
def test_any_number_of_cards_may_be_wild() -> None:
    ranker = Wild(with_jokers(9), wild=Rank.TWO)
    for cards, expected in {
        "Jk Jk Jk Jk Jk": "five of a kind, aces",
        "Jk Jk Jk Jk Jk Jk Jk": "five of a kind, aces",
        "2s 2h 2d 2c Jk Jk Jk Jk Jk Jk Jk Jk Jk": "five of a kind, aces",
        "3s 2h 2d 2c Jk": "five of a kind, threes",
        "3s 4h 2h 2d 2c": "four of a kind, fours, three kicker",
        "Ks Jk Jk Jk Jk Jk 2c 2d": "five of a kind, aces",
    }.items():
        hand = ranker.best(cards)
        assert hand.key.describe() == expected
        assert len(hand.plays_as) == 5
    low = Wild(with_jokers(6, DeuceToSeven()))
    assert low.best("Jk Jk Jk Jk Jk Jk").key is low.key("7s 5h 4d 3c 2s")


@in_one_test("name", [row.name for row in BUILT_IN])
@in_one_test("suits", ["s", "shdc"])
def test_hands_without_a_wild_card_are_as_they_were(name: str, suits: str) -> None:
    base = ranker_named(name)
    ranks = base.deck.ranks[-base.hand_size :]
    hand = [Card(rank, Suit(suits[i % len(suits)])) for i, rank in enumerate(ranks)]
    assert str(Wild(base).best(hand)) == str(base.best(hand))


THREE_SUITS = Deck(suits=(Suit.SPADES, Suit.HEARTS, Suit.CLUBS))
FOUR_CARDS = Deck((Rank.TWO, Rank.THREE), (Suit.SPADES, Suit.HEARTS)).with_jokers(3)


@pytest.mark.parametrize(
    ("ranker", "cards", "says"),
    [
        (Bug(High(THREE_SUITS)), "As Ah Ac Kc Jk", "three of a kind, aces, king kicker"),
        (
            Bug(High(THREE_SUITS.with_jokers(2))),
            "As Ah Qc Jk Jk",
            "three of a kind, aces, queen kicker",
        ),
        (Wild(High(FOUR_CARDS)), "2s 3s 2h Jk Jk", "full house, twos over threes"),
    ],
)
def test_wild_cards_that_can_be_nothing_are_of_no_use(
    ranker: Wild, cards: str, says: str
) -> None:
    hand = ranker.best(cards)
    assert hand.key.describe() == says
    assert len(hand.plays_as) == 5


def test_the_order_of_jokers_changes_nothing() -> None:
    ranker = Wild(High(Deck.standard(jokers="BJ SJ")))
    for cards in ("BJ SJ As Ks Qs", "BJ SJ As Ks Qs Js"):
        swapped = cards.replace("BJ SJ", "SJ BJ")
        assert ranker.best(cards) == ranker.best(swapped)
