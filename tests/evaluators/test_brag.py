"""Three-card brag: three threes and the run A-2-3 are the best of their kind."""

from itertools import pairwise

from hypothesis import given

from acehigh import Brag, Card, Category, Rank, ThreeCard, parse_cards
from acehigh.testing import check_ranker
from acehigh.testing.strategies import holdings

three_cards = holdings(ThreeCard()).map(lambda cards: cards[:3])


def test_brags_threes_are_best() -> None:
    hands = [
        "Ks Qh 9d", "As Ah Kd", "2s 4s 5s", "4s 3h 2d", "Ks Qh Jd", "As Kh Qd", "3s 2h Ad",
        "4s 3s 2s", "As Ks Qs", "3s 2s As", "2s 2h 2d", "As Ah Ad", "3s 3h 3d",
    ]  # fmt: skip
    keys = [Brag().key(parse_cards(hand)) for hand in hands]
    assert all(worse < better for worse, better in pairwise(keys))
    check_ranker(Brag(), examples=6)


@given(three_cards, three_cards)
def test_all_else_is_three_card_poker(one: tuple[Card, ...], other: tuple[Card, ...]) -> None:
    special = [{Rank.THREE}, {Rank.ACE, Rank.TWO, Rank.THREE}]
    if {card.rank for card in one} in special or {card.rank for card in other} in special:
        return
    poker, brag = ThreeCard().key, Brag().key
    categories = [brag(cards).category for cards in (one, other)]
    assert categories == [poker(cards).category for cards in (one, other)]
    prials = {Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND}
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
