"""Four-card poker: the best four, in the order of how rare they are."""

from itertools import combinations

from acehigh import Category, FourCard, frequencies
from acehigh.testing import check_ranker, deal_holdings


def test_four_card_poker_counts_as_published() -> None:
    counts = {str(one): number for one, number in frequencies(FourCard()).counts.items()}
    assert counts == {
        "four of a kind": 13,
        "straight flush": 44,
        "three of a kind": 2_496,
        "flush": 2_816,
        "straight": 2_772,
        "two pair": 2_808,
        "pair": 82_368,
        "high card": 177_408,
    }
    assert FourCard().best("9s 8h 7d 6c 6s").key > FourCard().key("As Ah Kd Kc Qs")


def test_it_obeys_the_laws() -> None:
    check_ranker(FourCard(), examples=6)


def test_the_order_is_that_of_how_rare_hands_are() -> None:
    counts = frequencies(FourCard()).counts
    # But for the flush, of which there are some more than of the straight.
    others = [one for one in FourCard().categories if one is not Category.FLUSH]
    worst_first = [counts[one] for one in others]
    assert worst_first == sorted(worst_first, reverse=True)
    assert FourCard().hand_size == FourCard().min_cards == 4


def test_the_best_four_play() -> None:
    for cards in deal_holdings(FourCard().deck, [4, 5, 6], 30):
        hand = FourCard().best(cards)
        assert len(hand.cards) == 4
        assert set(hand.cards) <= set(cards)
        assert hand.key is max(map(FourCard().key, combinations(cards, 4)))


def test_kickers_and_the_ace() -> None:
    key = FourCard().key
    assert key("2s 2h 2d 9c") > key("2s 2h 2c 8d") > key("As Ks Qs 9s")
    assert key("4s 3h 2d Ac").describe() == "straight, four high"
    assert key("As Kh Qd Jc").describe() == "straight, ace high"
    assert key("As Ks Qs Js").describe() == "straight flush, ace high"
    assert key("2s Ah Kd Qc").describe() == "ace high, king kicker"
    assert key("9s 9h 4d 4c 4h").describe() == "three of a kind, fours, nine kicker"
