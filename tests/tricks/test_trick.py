"""Tricks: who wins, and what may be played (G14)."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from acehigh import Card, Deck, Rank, Suit, parse_card, parse_cards
from acehigh.errors import CardError, ParseError
from acehigh.testing.strategies import cards, holdings
from acehigh.tricks import may_play, trick_winner
from helpers.cases import in_one_test

FIVE_SUITS = Deck.five_suits()

trumps = st.sampled_from([None, *Suit])
# All different, then perhaps with equal cards.
plays = holdings(FIVE_SUITS, 1, 8)
plays_of_two_decks = holdings(FIVE_SUITS * 2, 1, 8)


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Return whether a card beats the best card before it, as a player would say it."""
    assert card.rank is not None
    assert best.rank is not None
    if card.suit is best.suit:
        return card.rank > best.rank
    return card.suit is trump


def winner(played: Sequence[Card], trump: Suit | None) -> int:
    best = 0
    for place, card in enumerate(played):
        if beats(card, played[best], trump):
            best = place
    return best


@in_one_test(
    ("played", "trump", "place"),
    [
        ("Ks As 2h 3s", None, 1),
        ("Ks As 2h 3s", "h", 2),
        ("Ks As 2h 3s", "s", 1),
        ("Ks As 2h 3s", "d", 1),
        ("2s Ah Ad Ac", None, 0),
        ("2s Ah Ad Ac", "d", 2),
        ("2s 3h Ad 2h", "h", 1),
        ("2h 3h Th 9h", "c", 2),
        ("As As 2s", None, 0),
        ("As 2h 2h", "h", 1),
        ("3c", None, 0),
        ("7c 8* 2*", "*", 1),
        ("6h 7h Ah", None, 2),
    ],
)
def test_tricks_of_the_book(played: str, trump: str | None, place: int) -> None:
    assert trick_winner(played, trump) == place
    assert trick_winner(parse_cards(played), trump and Suit(trump)) == place
    assert trick_winner(iter(played.split()), trump and trump.upper()) == place


@given(plays_of_two_decks, trumps)
def test_the_winner_is_found_by_going_round_the_table(
    played: tuple[Card, ...], trump: Suit | None
) -> None:
    assert trick_winner(played, trump) == winner(played, trump)


@given(cards(FIVE_SUITS), cards(FIVE_SUITS))
def test_a_trump_beats_any_other_card(trump: Card, other: Card) -> None:
    assume(trump.suit is not other.suit)
    assert trick_winner([other, trump], trump.suit) == 1
    assert trick_winner([trump, other], trump.suit) == 0


@given(plays_of_two_decks, trumps, st.permutations(tuple(Suit)))
def test_suits_have_no_order(
    played: tuple[Card, ...], trump: Suit | None, permuted: list[Suit]
) -> None:
    new = dict(zip(Suit, permuted, strict=True))
    renamed = [Card(card.rank, new[card.suit]) for card in played if card.suit]
    assert trick_winner(renamed, trump and new[trump]) == trick_winner(played, trump)


@given(plays, trumps, st.randoms(use_true_random=False))
def test_the_turn_matters_only_to_the_lead(
    played: tuple[Card, ...], trump: Suit | None, random: Random
) -> None:
    others = random.sample(played[1:], len(played) - 1)
    turned = [played[0], *others]
    assert turned[trick_winner(turned, trump)] is played[trick_winner(played, trump)]


@given(plays_of_two_decks, trumps, cards(FIVE_SUITS))
def test_one_more_card_wins_or_changes_nothing(
    played: tuple[Card, ...], trump: Suit | None, card: Card
) -> None:
    assert trick_winner([*played, card], trump) in (trick_winner(played, trump), len(played))


@in_one_test(
    ("played", "trump", "error", "message"),
    [
        ("", None, CardError, "no cards: a trick that nobody has played to has no winner"),
        ("As Jk", None, CardError, "Jk has no suit to follow"),
        ("BJ As", "s", CardError, "BJ has no suit to follow"),
        ("As 1s", None, ParseError, "'1s' is no card"),
        ("As 2s", "x", ParseError, "'x' is no suit: expected one of c d h s"),
        ("As 2s", "", ParseError, "'' is no suit"),
        ("As 2s", 3, ParseError, "3 is no suit"),
        (7, None, ParseError, "expected cards or text, got 7"),
    ],
)
def test_what_is_no_trick_is_refused(
    played: str, trump: str | None, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message.replace("*", r"\*")):
        trick_winner(played, trump)


@in_one_test(
    ("hand", "led", "allowed"),
    [
        ("As 2h 5h Kc", "Qh", "2h 5h"),
        ("As 2h 5h Kc", "3d", "As 2h 5h Kc"),
        ("As 2h 5h Kc", None, "As 2h 5h Kc"),
        ("As As", "2s", "As As"),
        ("", "2s", ""),
        ("", None, ""),
    ],
)
def test_who_can_follow_suit_must(hand: str, led: str | None, allowed: str) -> None:
    assert may_play(hand, led) == parse_cards(allowed)
    assert may_play(iter(hand.split()), led and parse_card(led)) == parse_cards(allowed)


@given(holdings(FIVE_SUITS * 2, 0, 13), cards(FIVE_SUITS))
def test_either_all_follow_suit_or_nobody_can(hand: tuple[Card, ...], led: Card) -> None:
    allowed = may_play(hand, led)
    if any(card.suit is led.suit for card in hand):
        assert allowed == tuple(card for card in hand if card.suit is led.suit)
    else:
        assert allowed == may_play(hand, None) == hand


@in_one_test(
    ("hand", "led", "error", "message"),
    [
        ("As Jk", None, CardError, "Jk has no suit to follow"),
        ("As Jk", "2s", CardError, "Jk has no suit to follow"),
        ("As 2h", "Jk", CardError, "Jk has no suit to follow"),
        ("As 2h", "", ParseError, "expected one card, got 0"),
        ("As 2h", "2s 3s", ParseError, "expected one card, got 2"),
        ("As 2x", "2s", ParseError, "'2x' is no card"),
    ],
)
def test_what_cannot_be_played_is_refused(
    hand: str, led: str | None, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        may_play(hand, led)


@given(trumps, st.integers(2, 5), st.randoms(use_true_random=False))
def test_a_deal_is_played_out(trump: Suit | None, players: int, random: Random) -> None:
    dealt, _ = FIVE_SUITS.deal(players, 5, random=random)
    hands = [list(hand) for hand in dealt]
    leader, gone = 0, []
    for _ in range(5):
        trick: list[Card] = []
        for turn in range(players):
            hand = hands[(leader + turn) % players]
            trick.append(random.choice(may_play(hand, trick[0] if trick else None)))
            hand.remove(trick[-1])
        leader = (leader + trick_winner(trick, trump)) % players
        gone += trick
    assert len(set(gone)) == 5 * players


def test_the_ace_is_high_in_every_deck() -> None:
    for lowest in Rank:
        ranks = Deck.stripped(lowest).ranks
        hearts = [Card(rank, Suit.HEARTS) for rank in ranks]
        assert trick_winner(hearts) == len(hearts) - 1
