"""What a dealer says of high hands and of low ones (H6, L7)."""

from acehigh import Category, Rank
from acehigh.evaluators.describe import describe_high, describe_low, in_digits
from helpers.cases import in_one_test

A, K, Q, NINE, SEVEN, FIVE, FOUR, THREE, TWO = (
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.SEVEN,
    Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO,
)  # fmt: skip


@in_one_test(("category", "ranks", "high", "low"),
    [
        ("high card", (K, Q, 9, 7, 5), "king high, queen kicker", "king-low"),
        ("high card", (10, 7, 4, 3, 2), "ten high, seven kicker", "10-low"),
        ("high card", (5, 4, 3, 2, A), "five high, four kicker", "5-low (wheel)"),
        ("pair", (A, 4, 3, 2), "pair of aces, four kicker", "pair of aces, 4-low"),
        ("pair", (A,), "pair of aces", "pair of aces"),
        (
            "two pair", (A, 9, K),
            "two pair, aces and nines, king kicker", "two pair, aces and nines, king-low",
        ),
        (
            "three of a kind", (6, K, 2),
            "three of a kind, sixes, king kicker", "three of a kind, sixes, king-low",
        ),
        ("straight", (FIVE,), "straight, five high", "straight, five high"),
        ("flush", (K, 9, 8, 7, 2), "flush, king high", "flush, king high"),
        ("full house", (2, A), "full house, twos over aces", "full house, twos over aces"),
        (
            "four of a kind", (9, A),
            "four of a kind, nines, ace kicker", "four of a kind, nines, ace-low",
        ),
        (
            "straight flush", (A,),
            "straight flush, ace high (royal flush)", "straight flush, ace high (royal flush)",
        ),
        (
            "straight flush", (FIVE,),
            "straight flush, five high (steel wheel)",
            "straight flush, five high (steel wheel)",
        ),
        ("five of a kind", (7,), "five of a kind, sevens", "five of a kind, sevens"),
        ("skeet", (9, 5, 2), "skeet, 9 5 2", "skeet, 9 5 2"),
    ])  # fmt: skip
def test_sentences(category: str, ranks: tuple[int, ...], high: str, low: str) -> None:
    counted = tuple(map(Rank, ranks))
    assert describe_high(Category(category), counted) == high
    assert describe_low(Category(category), counted) == low


def test_only_five_cards_make_a_royal_flush() -> None:
    assert describe_high(Category.STRAIGHT_FLUSH, (A,), size=3) == "straight flush, ace high"


def test_a_category_without_ranks_says_it_all() -> None:
    assert describe_high(Category("big bobtail"), ()) == "big bobtail"


def test_ranks_of_lows_are_numbers_up_to_ten() -> None:
    assert [in_digits(rank) for rank in (TWO, NINE, Rank.TEN, Rank.JACK, A)] == [
        "2", "9", "10", "jack", "ace",
    ]  # fmt: skip
