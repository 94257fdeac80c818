"""Rules that are only asked what cards are worth: which cards play, and what may be shown."""

from itertools import combinations
from random import Random

import pytest

from acehigh import Card, Deck, High, Ranker, parse_cards
from acehigh.evaluators.by_asking import best_hand, equal_hands, keys_with_hole_cards
from helpers.plug_ins import Rainbow, Spades

DECK = Deck.standard().cards
each = pytest.mark.parametrize("rules", [Rainbow(), Spades()], ids=str)


class AllCount(Spades):
    """A ranker that looks at cards that do not play."""

    counts_all_cards = True


def dealt(number: int, of: int) -> list[tuple[Card, ...]]:
    random = Random(number)
    return [tuple(random.sample(DECK, number)) for _ in range(of)]


@each
def test_the_best_hand_is_worth_the_key_and_is_no_larger_than_a_hand(rules: Ranker) -> None:
    for held in dealt(5, 12):
        hand = best_hand(rules, held)
        assert hand.key == rules.key(held) == rules.key(hand.cards)
        assert hand.cards == hand.plays_as
        assert len(hand.cards) == rules.hand_size
        assert set(hand.cards) <= set(held)


@each
def test_it_is_the_same_hand_however_the_cards_are_listed(rules: Ranker) -> None:
    for held in dealt(5, 4):
        assert best_hand(rules, held[::-1]) == best_hand(rules, held)


def test_all_cards_play_where_all_count() -> None:
    held = parse_cards("As 9h 4s 2c 3d")
    assert set(best_hand(AllCount(), held).cards) == set(held)
    assert len(list(equal_hands(AllCount(), held, AllCount().key(held)))) == 1


@each
def test_each_hand_that_is_worth_the_key_may_be_shown(rules: Ranker) -> None:
    for held in dealt(5, 6):
        key = rules.key(held)
        shown = [hand.cards for hand in equal_hands(rules, held, key)]
        # The best itself, and all hands of that size which are worth as much.
        worth_it = [some for some in combinations(held, 3) if rules.key(some) == key]
        assert len(shown) == 1 + len(worth_it)
        assert all(rules.key(cards) == key for cards in shown)


def test_of_no_more_cards_than_a_hand_there_is_one_to_show() -> None:
    held = parse_cards("As 9s 4s")
    (only,) = equal_hands(Spades(), held, Spades().key(held))
    assert set(only.cards) == set(held)


def test_so_many_hole_cards_play_and_no_more() -> None:
    rules = High()
    holdings = dealt(4, 3)
    board = tuple(card for card in DECK if not any(card in held for held in holdings))[:5]
    asked = keys_with_hole_cards(rules, holdings, board, 2)
    assert asked == [
        max(
            rules.key(mine + theirs)
            for mine in combinations(held, 2)
            for theirs in combinations(board, 3)
        )
        for held in holdings
    ]
    # The ranker's own way, by its tables, says the same.
    assert asked == rules.keys_with_hole_cards(holdings, board, 2)
