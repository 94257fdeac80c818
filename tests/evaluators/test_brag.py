"""Three-card brag: three threes and the run A-2-3 are the best of their kind."""

from itertools import pairwise

from acehigh import Brag, Category, Rank, ThreeCard, parse_cards
from acehigh.testing import check_ranker, deal_holdings


def test_brags_threes_are_best() -> None:
    hands = [
        "Ks Qh 9d", "As Ah Kd", "2s 4s 5s", "4s 3h 2d", "Ks Qh Jd", "As Kh Qd", "3s 2h Ad",
        "4s 3s 2s", "As Ks Qs", "3s 2s As", "2s 2h 2d", "As Ah Ad", "3s 3h 3d",
    ]  # fmt: skip
    keys = [Brag().key(parse_cards(hand)) for hand in hands]
    assert all(worse < better for worse, better in pairwise(keys))
    check_ranker(Brag(), examples=6)


def test_all_else_is_three_card_poker() -> None:
    special = [{Rank.THREE}, {Rank.ACE, Rank.TWO, Rank.THREE}]
    # Of few suits and ranks, so that more is made.
    dealt = deal_holdings(ThreeCard().deck, [3], 120)
    held = [cards for cards in dealt if {card.rank for card in cards} not in special]
    prials = {Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND}
    poker, brag = ThreeCard().key, Brag().key
    for one, other in pairwise(held):
        categories = [brag(cards).category for cards in (one, other)]
        assert categories == [poker(cards).category for cards in (one, other)]
        if set(categories) != prials:
            assert (brag(one) > brag(other)) == (poker(one) > poker(other))
        else:
            # A prial beats a running flush, which in casinos beats it.
            assert (brag(one) > brag(other)) == (categories[0] is Category.THREE_OF_A_KIND)


def test_the_order_of_the_categories() -> None:
    assert Brag().categories == (
        Category.HIGH_CARD,
        Category.PAIR,
        Category.FLUSH,
        Category.STRAIGHT,
        Category.STRAIGHT_FLUSH,
        Category.THREE_OF_A_KIND,
    )
