"""A showdown is ranked once, and asked in several ways."""

from collections import Counter

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Cards,
    Hand,
    High,
    Ranker,
    RankKey,
    SuitTieBreak,
    parse_cards,
)
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, ParseError
from acehigh.showdowns.showdown import Showdown

BOARD = "As Qs Jd 9h 4c"
HOLDINGS = ["Kh 3d", "Ad 2c", "Kd 3c"]
ASKED: Counter[str] = Counter()


class Asked(Ranker):
    """High hands that count how often they are asked."""

    deck = High().deck
    categories = High().categories

    def key(self, cards: Cards) -> RankKey:
        ASKED["key"] += 1
        return High().key(cards)

    def best(self, cards: Cards) -> Hand:
        ASKED["best"] += 1
        return High().best(cards)


@pytest.fixture(autouse=True)
def not_asked_yet() -> None:
    ASKED.clear()


def test_what_is_asked_twice_is_ranked_once() -> None:
    showdown = Showdown(Asked(), HOLDINGS, board=BOARD)
    assert ASKED["key"] == 3
    for _ in range(2):
        assert showdown.winners() == (1,)
        assert showdown.ranking() == ((1,), (0, 2))
        assert showdown.winners([0, 2]) == (0, 2)
        assert [str(showdown.hand(index)) for index in range(3)] == [
            "As Kh Qs Jd 9h: ace high, king kicker",
            "As Ad Qs Jd 9h: pair of aces, queen kicker",
            "As Kd Qs Jd 9h: ace high, king kicker",
        ]
    assert ASKED == {"key": 3, "best": 3}


def test_exact_hole_cards_ask_about_each_choice_once() -> None:
    holdings = ["Kh 3d 7c 8c", "Ad 2c 5d 6d", "Kd 3c 7h 8h"]
    showdown = Showdown(Asked(), holdings, board=BOARD, hole_cards=2)
    # Six pairs of hole cards and ten threes of the board for each of three players.
    assert ASKED["key"] == 180
    for _ in range(2):
        assert showdown.winners() == (1,)
        assert showdown.ranking() == ((1,), (0, 2))
    assert ASKED["key"] == 180


def test_a_part_of_the_players_may_be_asked_about() -> None:
    showdown = Showdown(High(), HOLDINGS, board=BOARD)
    assert showdown.winners([2]) == (2,)
    assert showdown.winners([]) == ()
    assert showdown.ranking([0, 1]) == ((1,), (0,))
    assert showdown.ranking([]) == ()


def test_a_tie_break_decides_between_equals() -> None:
    plain = Showdown(High(), HOLDINGS, board=BOARD)
    by_suit = Showdown(High(), HOLDINGS, board=BOARD, tie_break=SuitTieBreak())
    assert by_suit.keys == plain.keys
    # The highest card, the ace, is the board's.
    assert by_suit.winners([0, 2]) == (0, 2)
    own = Showdown(High(), ["Kh 3d", "Kd 3c"], board="Qs Jd 9h 4c 2c", tie_break=SuitTieBreak())
    assert own.winners() == (0,)
    assert own.ranking() == ((0,), (1,))


def test_of_equal_hands_a_player_shows_the_one_that_suits_best() -> None:
    showdown = Showdown(High(), ["Ah Kd As"], board="Qc Jd 9h 4c")

    def spades(hand: Hand) -> int:
        return sum(str(card.suit) == "s" for card in hand.cards)

    assert showdown.shown(0) == showdown.hand(0)
    assert spades(showdown.shown(0, by=spades)) == 1


def test_hands_that_do_not_qualify_never_win() -> None:
    low = AceToFive(eight_or_better=True)
    one = Showdown(low, ["9s 7h", "8d 6c", "Qs Qh"], board="5s 4h 2d Ks Kc")
    assert (one.winners(), one.ranking()) == ((1,), ((1,),))
    none = Showdown(low, ["Qs Jh", "Jd Tc"], board="9s Ts Td Ks Kc")
    assert (none.winners(), none.ranking()) == ((), ())


def test_holdings_and_board_may_be_gone_through_only_once() -> None:
    held, board = [parse_cards(one) for one in HOLDINGS], parse_cards("9h")
    showdown = Showdown(Badugi(), held, board=board)
    other = Showdown(Badugi(), map(iter, held), board=iter(board))
    assert showdown.keys == other.keys
    assert other.holdings == tuple(held)
    assert other.board == board
    assert str(other.hand(0)) == str(showdown.hand(0))


def test_mistakes_are_told_before_anything_is_ranked() -> None:
    for error, says, given in (
        (CardError, "expected a ranker", (High, HOLDINGS)),
        (ParseError, "several holdings, got one text", (Asked(), "Kh 3d")),
        (ParseError, "expected holdings, got 5", (Asked(), 5)),
        (DuplicateCardError, "As is", (Asked(), ["As Kd Qh Jc 9s", "As 2d 3h 4c 6s"])),
    ):
        with pytest.raises(error, match=says):
            Showdown(*given)
    with pytest.raises(HandSizeError, match="a hand has 5 cards, not 6 hole cards"):
        Showdown(Asked(), HOLDINGS, board=BOARD, hole_cards=6)
    with pytest.raises(HandSizeError, match="3 hole cards and 2 of the board"):
        Showdown(Asked(), HOLDINGS, board=BOARD, hole_cards=3)
    assert ASKED["key"] == 0
