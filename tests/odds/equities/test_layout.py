"""The boards that may come, in rows: each is there once, with the ways to deal it."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from acehigh import Card, Deck, Rank
from acehigh.engine.rank_table import ranks_of
from acehigh.odds.equities.layout import Boards

DECK = Deck.stripped(Rank.TEN)


def dealt(boards: Boards, cards: list[Card], to_come: int) -> Counter[int]:
    """Return in how many ways each rank sum can be dealt."""
    hands = combinations(ranks_of(cards), to_come)
    return Counter(sum(boards.of_rank[rank] for rank in hand) for hand in hands)


@pytest.mark.parametrize("to_come", [1, 2, 5])
def test_boards_are_dealt_in_as_many_ways_as_cards_are_left(to_come: int) -> None:
    boards = Boards(DECK, DECK, to_come)
    for seed in range(5):
        left = Random(seed).sample(DECK.cards, 12)
        there = Counter(ranks_of(left))
        found = dict(zip(boards.sums, boards.ways(there), strict=True))
        assert Counter({one: ways for one, ways in found.items() if ways}) == dealt(
            boards, left, to_come
        )
    everything = dict(zip(boards.sums, boards.ways(), strict=True))
    assert everything == dealt(boards, list(DECK), to_come)


def test_sums_with_too_many_of_a_rank_are_left_out() -> None:
    boards = Boards(DECK, DECK, 3)
    ace, king = boards.of_rank[Rank.ACE], boards.of_rank[Rank.KING]
    no_ace, two_kings = {Rank.ACE: 0}, {Rank.KING: 2}
    few = boards.possible(no_ace | two_kings)
    assert [len(sums) for sums in few] == [1, 4, 10, 19]
    assert 2 * king in few[2]
    assert not {ace, 3 * king, 2 * king + ace}.intersection(*few[1:])
    assert boards.possible({Rank.ACE: 3})[-1] is boards.sums


def test_suited_boards_are_a_line_for_each_choice_of_the_suit() -> None:
    boards = Boards(DECK, DECK, 3)
    for suit, ranks in boards.in_suit.items():
        others = [card for card in DECK if card.suit is not suit]
        for number in range(4):
            suited = boards.suited(ranks, number)
            assert suited is boards.suited(ranks, number)
            assert suited.choices == list(combinations(ranks, number))
            rests = dealt(boards, others, 3 - number)
            for one, places in zip(suited.sums, suited.places, strict=True):
                sums = [boards.sums[place] - one for place in places]
                assert dict(zip(sums, suited.ways(), strict=True)) == rests


def test_lines_with_a_rank_are_left_out() -> None:
    boards = Boards(DECK, DECK, 3)
    suited = boards.suited(next(iter(boards.in_suit.values())), 2)
    flags = suited.grid.flags(suited.without([Rank.ACE, Rank.TEN, Rank.TWO]))
    columns = suited.grid.columns
    for choice, at in zip(suited.choices, range(0, len(flags), columns), strict=True):
        able = not {Rank.ACE, Rank.TEN} & {*choice}
        assert list(map(bool, flags[at : at + columns])) == [able] * columns
