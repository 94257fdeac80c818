"""The numbers that cards add to a sum: how often a card is held can be read off it."""

from dataclasses import replace

import pytest

from acehigh import Deck, High, Rank, Suit, Wild, parse_cards
from acehigh.engine.rank_table import ranks_of
from acehigh.engine.weights import MOST_CARDS, CopyCounter, copy_counter, weigh
from acehigh.errors import DuplicateCardError
from helpers.hands import random_holdings
from helpers.twin import assert_agree_on_many, high


@pytest.mark.parametrize("copies", range(1, 5))
def test_a_counter_sets_a_bit_with_each_copy_and_fewer_with_too_many(copies: int) -> None:
    counter = copy_counter(copies)
    for held in range(MOST_CARDS + 1):
        bits = counter.start + held * counter.step
        more = bits.bit_count() - counter.start.bit_count()
        assert (more == held) == (held <= copies)
        assert more <= held
        if held <= copies:
            assert counter.copies(bits) == held
            assert bits < 1 << counter.width
    assert counter.copies(0) == 0


def test_of_many_copies_one_is_counted() -> None:
    assert copy_counter(8) == copy_counter(1)


@pytest.mark.parametrize("copies", range(2, 6))
def test_several_decks_agree_with_the_twin_and_notice_a_card_too_many(copies: int) -> None:
    deck = Deck.standard() * copies
    held = list(random_holdings(deck, range(5, 9), 20))
    # Of few cards, where equal ones and flushes are usual.
    few = [card for card in deck.cards if str(card) in ("As", "Ks", "9s", "9h", "4d")]
    held += [tuple(few[:7]), tuple(few[1:8]), tuple(few[-6:])]
    assert_agree_on_many(High(deck=deck), high(deck), held)
    for text in ("As " * (copies + 1) + "Kd Qd Jd 9c", "As " * 8):
        with pytest.raises(DuplicateCardError, match=f"the .* has {copies}"):
            High(deck=deck).key(parse_cards(text))


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 3])
def test_equal_jokers_are_worth_what_different_ones_are(number: int) -> None:
    alike = Deck.standard(jokers=number)
    told_apart = replace(alike, jokers=parse_cards("BJ SJ Jk")[:number])
    ranker, other = Wild(High(deck=alike)), Wild(High(deck=told_apart))
    for naturals in random_holdings(Deck.standard(), range(3, 8), 15):
        key = ranker.key(naturals + alike.jokers)
        assert key.value == other.key(naturals + told_apart.jokers).value
    with pytest.raises(DuplicateCardError, match=f"held {number + 1} times"):
        ranker.key("Kd 9h 4c 3s" + " Jk" * (number + 1))


def serves(counter: CopyCounter, copies: int) -> bool:
    """Return whether a counter tells up to so many copies apart, and too many from them."""
    whole = (1 << counter.width) - 1
    for held in range(MOST_CARDS + 1):
        bits = counter.start + held * counter.step
        more = bits.bit_count() - counter.start.bit_count()
        enough = held <= copies
        if (more == held) != enough or more > held:
            return False
        if enough and (bits > whole or counter.copies(bits) != held):
            return False
    return True


@pytest.mark.parametrize("copies", range(1, 5))
def test_the_counters_are_the_narrowest_that_serve(copies: int) -> None:
    chosen = copy_counter(copies)
    assert serves(chosen, copies)
    narrower = [
        CopyCounter(start, step, width)
        for width in range(1, chosen.width)
        for step in range(1, 1 << width)
        for start in range(step)
    ]
    assert [counter for counter in narrower if serves(counter, copies)] == []


@pytest.mark.parametrize(
    "deck",
    [
        Deck.standard(),
        Deck.stripped(Rank.SIX),
        Deck.five_suits(),
        Deck.standard() * 3,
        Deck.standard() * 8,
        Deck.standard("BJ SJ"),
    ],
    ids=lambda deck: deck.name,
)
def test_a_rank_sum_says_which_ranks_are_held(deck: Deck) -> None:
    wild = frozenset(deck.jokers)
    weights = weigh(deck, 5, wild)
    for cards in random_holdings(deck, range(8), 80):
        naturals = [card for card in cards if card not in wild]
        total = weights.start + sum(weights.of[card] for card in cards)
        rank_sum = total & weights.rank_part
        assert rank_sum == weights.rank_sum(naturals, len(cards) - len(naturals))
        assert weights.held(rank_sum) == (ranks_of(naturals), len(cards) - len(naturals))
        assert sum(weights.parts(rank_sum)) == rank_sum
        assert len(weights.parts(rank_sum)) == len(cards)


def test_a_suit_flag_falls_when_a_flush_is_possible() -> None:
    weights = weigh(Deck.standard(), 5)
    total = weights.start
    for number, card in enumerate(parse_cards("As Ks 9s 7s 2s 3s Ah"), 1):
        total += weights.of[card]
        low = [suit for suit, flag in weights.flags.items() if not total & flag]
        assert low == ([Suit.SPADES] if number >= 5 else [])


def test_a_stripped_decks_cards_weigh_as_much_as_the_full_decks() -> None:
    full, stripped = weigh(Deck.standard(), 5), weigh(Deck.stripped(Rank.SIX), 5)
    assert stripped.of.items() <= full.of.items()
