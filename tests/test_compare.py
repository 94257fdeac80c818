"""Showdowns: who wins, who beats whom, and which hand plays."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import (
    AceToFive,
    Card,
    Deck,
    High,
    LowestCardWild,
    Rank,
    beats,
    best_hand,
    parse_cards,
    ranking,
    winners,
)
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, NotInDeckError
from helpers.cases import in_one_test

HIGH = High()
BOARD = "As Qs Jd 9h 4c"
ROYAL_BOARD = "As Ks Qs Js Ts"


def test_the_best_hand_wins() -> None:
    assert winners(HIGH, ["Kh 3d", "Ah 2c", "Qh Qd"], board=BOARD) == (2,)
    assert winners(HIGH, ["2s 2h 2d 4c 3s", "As Ah Kd Kc Qs"]) == (0,)


def test_equal_hands_share() -> None:
    assert winners(HIGH, ["Kh 3d", "Kd 2c", "8h 7s"], board=BOARD) == (0, 1)
    assert winners(HIGH, ["Ah Kd Qs Jc 9h", "As Kh Qd Js 9c"]) == (0, 1)


def test_all_share_a_board_that_none_can_better() -> None:
    assert winners(HIGH, ["2h 2d", "3h 3d", "4h 4d"], board=ROYAL_BOARD) == (0, 1, 2)


def test_one_player_wins_alone_and_none_wins_nothing() -> None:
    assert winners(HIGH, ["2h 2d"], board=BOARD) == (0,)
    assert winners(HIGH, []) == ()
    assert winners(HIGH, [], board=BOARD) == ()
    assert ranking(HIGH, []) == ()


def test_ranking_is_groups_of_equals_best_first() -> None:
    holdings = ["Kh 3d", "Ah 2c", "Qh Qd", "Kd 2d", "8h 7s", "8d 7d"]
    assert ranking(HIGH, holdings, board=BOARD) == ((2,), (1,), (0, 3), (4, 5))


def test_nobody_wins_where_nobody_qualifies() -> None:
    low = AceToFive(eight_or_better=True)
    board = parse_cards("Ks Qs Jd 9h 4c")
    assert winners(low, [parse_cards("Kh 3d"), parse_cards("Ah 2c")], board=board) == ()


def test_beats_means_to_win_alone() -> None:
    assert beats(HIGH, "Ah 2c", "Kh 3d", board=BOARD)
    assert not beats(HIGH, "Kh 3d", "Ah 2c", board=BOARD)
    assert not beats(HIGH, "Kh 3d", "Kd 2c", board=BOARD)
    # Two from the hand: a pair of threes, against a flush of the board's own suit.
    assert beats(HIGH, "2h 3h", "Kd Kc", board="Ah 9h 4h Kh 8c", hole_cards=2)


def test_holdings_may_be_any_iterables_of_cards_or_text() -> None:
    holdings = (parse_cards(text) for text in ("Kh 3d", "Kd 2c"))
    assert winners(HIGH, holdings, board=iter(parse_cards(BOARD))) == (0, 1)
    assert winners(HIGH, [{*parse_cards("Kh 3d")}, ["Kd", "2c"]], board=BOARD.split()) == (0, 1)


def test_best_hand_plays_holding_and_board() -> None:
    assert str(best_hand(HIGH, "Ks 2d", board=BOARD)) == "As Ks Qs Jd 9h: ace high, king kicker"
    assert best_hand(HIGH, "Ks 2d" + BOARD) == HIGH.best("Ks 2d" + BOARD)


def test_omaha_takes_exactly_two_from_the_holding() -> None:
    # One ace of spades makes no flush, four of a kind on the board no four of a kind.
    board = "Ks Qs Js 2s 2h"
    hand = best_hand(HIGH, "As Ah 3c 4d", board=board, hole_cards=2)
    assert str(hand) == "As Ah 2s 2h Ks: two pair, aces and twos, king kicker"
    assert str(best_hand(HIGH, "As Ah 3c 4d", board=board)).endswith("flush, ace high")
    assert winners(HIGH, ["As Ah 3c 4d", "9s 3s 4h 5h"], board=board, hole_cards=2) == (1,)
    assert winners(HIGH, ["As Ah 3c 4d", "9s 3s 4h 5h"], board=board) == (0,)


def test_a_hand_may_take_all_or_nothing_from_the_holding() -> None:
    assert winners(HIGH, ["2h 2d", "3h 3d"], board=ROYAL_BOARD, hole_cards=0) == (0, 1)
    five = ["2h 2d 5h 6h 7h", "3h 3d 5c 6c 7c"]
    assert winners(HIGH, five, board=ROYAL_BOARD, hole_cards=5) == (1,)
    assert winners(HIGH, five, hole_cards=5) == (1,)


@in_one_test("hole_cards", range(6))
@in_one_test("seed", range(2))
def test_so_many_hole_cards_are_all_the_choices_there_are(hole_cards: int, seed: int) -> None:
    holdings, board = Deck.standard().deal(4, 5, board=6, random=Random(seed))
    keys = [
        max(
            HIGH.key(mine + theirs)
            for mine in combinations(holding, hole_cards)
            for theirs in combinations(board, 5 - hole_cards)
        )
        for holding in holdings
    ]
    for holding, key in zip(holdings, keys, strict=True):
        hand = best_hand(HIGH, holding, board=board, hole_cards=hole_cards)
        assert hand.key is key
        assert len(set(hand.cards) & set(holding)) == hole_cards
        assert len(set(hand.cards) & set(board)) == 5 - hole_cards
    groups = ranking(HIGH, holdings, board=board, hole_cards=hole_cards)
    assert [{keys[index] for index in group} for group in groups] == [
        {key} for key in sorted(set(keys), reverse=True)
    ]


@settings(deadline=None)
@given(st.integers(0, 6), st.integers(0, 4), st.randoms(use_true_random=False))
def test_winners_are_the_first_group_of_the_ranking(
    players: int, each: int, random: Random
) -> None:
    ranker = High(deck=Deck.stripped(Rank.SEVEN))
    holdings, board = ranker.deck.deal(players, each, board=5, random=random)
    groups = ranking(ranker, holdings, board=board)
    assert winners(ranker, holdings, board=board) == (groups[0] if groups else ())
    assert sorted(sum(groups, ())) == list(range(players))
    keys = [ranker.key(holding + board) for holding in holdings]
    for better, worse in combinations(groups, 2):
        assert all(keys[a] > keys[b] for a in better for b in worse)
        assert beats(ranker, holdings[better[0]], holdings[worse[0]], board=board)
    for group in groups:
        assert len({keys[index] for index in group}) == 1
        assert list(group) == sorted(group)


def test_a_card_that_two_players_hold_is_named() -> None:
    with pytest.raises(DuplicateCardError) as error:
        winners(HIGH, ["Kh 3d", "2h 2d", "2c Kh"], board=BOARD)
    assert str(error.value) == (
        "Kh is in the holding Kh 3d and the holding 2c Kh, 2 times in all, "
        "but the 52-card deck has 1"
    )


def test_a_card_of_the_board_that_a_player_holds_is_named() -> None:
    message = "As is in the board and the holding 2h As, 2 times in all, but the 52-card deck"
    with pytest.raises(DuplicateCardError, match=message):
        ranking(HIGH, ["Kh 3d", "2h As"], board=BOARD)
    for ask in (
        lambda: beats(HIGH, "Kh 3d", "2h As", board=BOARD),
        lambda: best_hand(HIGH, "2h As", board=BOARD),
        lambda: best_hand(HIGH, "2h As", board=BOARD, hole_cards=2),
    ):
        with pytest.raises(DuplicateCardError, match="As is in the board and the holding "):
            ask()


def test_a_card_that_one_player_holds_twice_is_named() -> None:
    with pytest.raises(DuplicateCardError, match="As is held 2 times in As As,"):
        winners(HIGH, ["Kh 3d", "As As"], board="Qs Jd 9h 4c 3c")
    with pytest.raises(DuplicateCardError, match="9h is held 2 times in 9h 9h 2c,"):
        winners(HIGH, ["Kh 3d", "As Ac"], board="9h 9h 2c")


def test_two_decks_let_two_players_hold_the_same_card_but_not_three() -> None:
    ranker = High(deck=Deck.standard() * 2)
    assert winners(ranker, ["Kh 3d", "Kh 2c"], board=BOARD) == (0, 1)
    message = (
        "Kh is in the holding Kh 3d and .* and the holding Kh 2d, 3 times in all, .* has 2"
    )
    with pytest.raises(DuplicateCardError, match=message):
        winners(ranker, ["Kh 3d", "Kh 2c", "Kh 2d"], board=BOARD)


def test_a_card_that_the_deck_lacks_is_named() -> None:
    for holdings, board in ((["Jk 2c", "Kh 3d"], BOARD), (["Kh 3d"], BOARD + "Jk")):
        with pytest.raises(NotInDeckError, match="Jk is not in the 52-card deck"):
            winners(HIGH, holdings, board=board)


@pytest.mark.parametrize("hole_cards", [-1, 6, 100, "2", 2.0, [2]])
def test_impossible_numbers_of_hole_cards_are_named(hole_cards: int) -> None:
    with pytest.raises(HandSizeError) as error:
        winners(HIGH, ["Kh 3d Ac Ad", "Kd 2c 8h 8d"], board=BOARD, hole_cards=hole_cards)
    assert "a hand has 5 cards, not " in str(error.value)
    assert str(hole_cards) in str(error.value)


@pytest.mark.parametrize(
    ("holdings", "board", "hole_cards"),
    [
        (["Kh 3d Ac Ad"], "9s 9d", 2),
        (["Kh 3d Ac Ad"], "", 2),
        (["Kh 3d Ac Ad", "Kd"], BOARD, 2),
        (["Kh 3d Ac Ad", ""], BOARD, 1),
        (["Kh 3d"], BOARD, 3),
    ],
)
def test_too_few_cards_to_choose_from_are_named(
    holdings: list[str], board: str, hole_cards: int
) -> None:
    with pytest.raises(HandSizeError) as error:
        winners(HIGH, holdings, board=board, hole_cards=hole_cards)
    message = f"{hole_cards} hole cards and {5 - hole_cards} of the board make a hand, but"
    assert message in str(error.value)
    short = holdings[-1]
    assert f"{len(parse_cards(short))} ({short or 'none'})" in str(error.value)
    assert f"{len(parse_cards(board))} ({board or 'none'})" in str(error.value)


def test_a_holding_and_a_board_of_too_few_cards_are_named() -> None:
    with pytest.raises(HandSizeError, match="4 cards are too few in 'Kh 3d As Qs'"):
        winners(HIGH, ["Kh 3d"], board="As Qs")
    with pytest.raises(HandSizeError, match="4 cards are too few in 'Kh 3d As Qs'"):
        best_hand(HIGH, "Kh 3d", board="As Qs")


@pytest.mark.parametrize("holdings", [None, 5, [None], ["Kh 3d", 5], "Kh 3d"])
def test_holdings_are_cards_or_text(holdings: list[list[Card]]) -> None:
    with pytest.raises(CardError, match=r"None|5|'Kh 3d'"):
        winners(HIGH, holdings, board=BOARD)


def test_the_lowest_card_of_all_goes_without_exact_hole_cards() -> None:
    with pytest.raises(CardError, match="counts all cards"):
        best_hand(LowestCardWild(), "As Ks 3d 2c", board="Kh Qd Jc 9s 4h", hole_cards=2)
