"""Exact hole cards: rows of what a board makes of them, beside each hand ranked alone."""

from itertools import combinations
from random import Random

import pytest

from acehigh import (
    AceToFive,
    Bug,
    Card,
    Category,
    Deck,
    High,
    Ranker,
    RankKey,
    Stripped,
    winners,
)
from acehigh.engine import hole_cards
from acehigh.errors import NotInDeckError
from acehigh.evaluators.made import STANDARD_ORDER, with_above
from helpers.cases import in_one_test


def slow_key(ranker: Ranker, held: list[Card], board: list[Card]) -> RankKey:
    """Return the best key of two cards that are held and three of the board."""
    hands = [
        mine + theirs for mine in combinations(held, 2) for theirs in combinations(board, 3)
    ]
    return max(map(ranker.key, hands))


@in_one_test("ranker", [High(), AceToFive(eight_or_better=True), Stripped()])
def test_rows_say_what_each_hand_alone_does(ranker: Ranker) -> None:
    chance = Random(1)
    # Before the hands are filled in, rows are not used; both ways say the same.
    for filled in (False, True):
        if filled:
            ranker.fill_tables(5)
        for shown in (3, 4, 5, 5, 5):
            cards = chance.sample(ranker.deck.cards, 12 + shown)
            held, board = [cards[:4], cards[4:8], cards[8:12]], cards[12:]
            keys = ranker.keys_with_hole_cards(list(map(tuple, held)), tuple(board), 2)
            assert keys == [slow_key(ranker, some, board) for some in held]


def test_rows_are_kept_for_so_many_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hole_cards, "_MOST_BOARDS", 2)
    # Rules of its own, whose rows no other test has asked for.
    ranker = High(order=with_above(STANDARD_ORDER, Category.PAIR, Category.TWO_PAIR))
    ranker.fill_tables(5)
    tables = ranker.rank_tables
    assert tables is not None
    rows = hole_cards.worth_of_hole_cards(tables, 2)
    for board in ("Ks 9h 4c 3d 2d", "Ks 9h 4c 3d 2s", "Kd 9c 5c 3h 2h", "Kd 9c 6c 3h 2h"):
        assert winners(ranker, ["As Ah Qd Jd", "Qs Qh 7d 7c"], board=board, hole_cards=2)
    sums = [tables.weights.rank_sum(ranker.checked(board)) for board in ("As Ah Ad 3h 2h",) * 2]
    assert rows.on_board(sums[0]) is rows.on_board(sums[1])
    assert len(rows._boards) <= 2


def test_wild_cards_are_looked_at_hand_by_hand() -> None:
    ranker = Bug(High())
    board = ranker.checked("Ks 9h 4c 3d 2d")
    for text in ("Jk Ah Qd Jd", "Ac Ah Qd Jd"):
        held = ranker.checked(text + "5s")[:4]
        keys = ranker.keys_with_hole_cards([held], board, 2)
        assert keys == [slow_key(ranker, list(held), list(board))]


@pytest.mark.parametrize("filled", [False, True])
def test_a_joker_that_means_nothing_is_refused(filled: bool) -> None:
    ranker = High(deck=Deck.standard(jokers=1))
    if filled:
        ranker.fill_tables(5)
    with pytest.raises(NotInDeckError, match=r"Jk means nothing .* wrap it in Wild or Bug"):
        winners(ranker, ["As Ks Qs Jk", "2s 3s 4s 5d"], board="2c 3c 4c 5c 9d", hole_cards=2)
    board, held = "2c 3c 4c 5c 9d", ["As Ks Qs Js", "2s 3s 4s 5d"]
    assert winners(ranker, held, board=board, hole_cards=2) == (1,)
