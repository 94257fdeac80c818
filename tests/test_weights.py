"""The numbers that cards add to a sum: how often a card is held can be read off it."""

from dataclasses import replace

import pytest

from acehigh import Deck, High, Wild, parse_cards
from acehigh.engine.weights import MOST_CARDS, copy_counter
from acehigh.errors import DuplicateCardError
from hands import random_holdings
from twin import assert_agree_on_many, high


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
    held = list(random_holdings(deck, range(5, 9), 300))
    # Of few cards, where equal ones and flushes are usual.
    few = [card for card in deck.cards if str(card) in ("As", "Ks", "9s", "9h", "4d")]
    held += [tuple(few[:7]), tuple(few[1:8]), tuple(few[-6:])]
    assert_agree_on_many(High(deck=deck), high(deck), held)
    for text in ("As " * (copies + 1) + "Kd Qd Jd 9c", "As " * 8):
        with pytest.raises(DuplicateCardError, match=f"the .* has {copies}"):
            High(deck=deck).key(parse_cards(text))


@pytest.mark.parametrize("number", [2, 3])
def test_equal_jokers_are_worth_what_different_ones_are(number: int) -> None:
    alike = Deck.standard(jokers=number)
    told_apart = replace(alike, jokers=parse_cards("BJ SJ Jk")[:number])
    ranker, other = Wild(High(deck=alike)), Wild(High(deck=told_apart))
    for naturals in random_holdings(Deck.standard(), range(3, 8), 300):
        key = ranker.key(naturals + alike.jokers)
        assert key.value == other.key(naturals + told_apart.jokers).value
    with pytest.raises(DuplicateCardError, match=f"held {number + 1} times"):
        ranker.key("Kd 9h 4c 3s" + " Jk" * (number + 1))
