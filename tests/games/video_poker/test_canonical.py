"""Sets of cards as whole numbers, and one set for all that differ by the names of suits."""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, Deck, Suit
from acehigh.deck_contents import FOUR_SUITS
from acehigh.games.video_poker.canonical import bit_of, canonical, ways

CARDS = Deck.standard(jokers=1).cards
hands = st.sets(st.sampled_from(CARDS), max_size=5)


def test_a_joker_has_a_bit_of_its_own() -> None:
    bits = [bit_of(card) for card in CARDS]
    assert len({*bits}) == 53
    assert all(bit.bit_count() == 1 for bit in bits)
    (joker,) = (bit_of(card) for card in CARDS if card.joker)
    assert canonical(joker) == joker


def bits_of(cards: Iterable[Card]) -> int:
    return sum(map(bit_of, cards))


def renamed(cards: Iterable[Card], suits: Sequence[Suit]) -> set[Card]:
    names = dict(zip(FOUR_SUITS, suits, strict=True))
    return {Card(card.rank, names[card.suit]) if card.suit else card for card in cards}


@given(hands, st.permutations(FOUR_SUITS))
def test_names_of_suits_do_not_matter(hand: set[Card], suits: list[Suit]) -> None:
    one = canonical(bits_of(hand))
    assert one == canonical(bits_of(renamed(hand, suits))) == canonical(one)
    assert one.bit_count() == len(hand)


@given(hands, hands)
def test_hands_that_no_renaming_makes_alike_are_told_apart(
    one: set[Card], other: set[Card]
) -> None:
    alike = any(renamed(one, suits) == other for suits in permutations(FOUR_SUITS))
    assert (canonical(bits_of(one)) == canonical(bits_of(other))) == alike


@given(hands)
def test_as_many_sets_are_counted_as_renaming_makes(hand: set[Card]) -> None:
    made = {frozenset(renamed(hand, suits)) for suits in permutations(FOUR_SUITS)}
    assert ways(bits_of(hand)) == len(made)


def test_pairs_of_cards_are_counted_once() -> None:
    pairs = {canonical(bits_of(pair)) for pair in combinations(Deck.standard(), 2)}
    # 13 pairs, and 78 other ranks, suited or not.
    assert len(pairs) == 169
    assert sum(map(ways, pairs)) == 1_326
