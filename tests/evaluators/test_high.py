"""Standard high hands: what they are called, which cards play, from any number of cards."""

import copy
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from acehigh import Cards, Category, Deck, High, Rank, parse_cards
from acehigh.errors import CardError
from helpers.cases import in_one_test

STANDARD = Deck.standard()


# H3 and H4: the cards, as they are read out, and the sentence; each better than the next.
HANDS = [
    ("As Ks Qs Js Ts", "straight flush, ace high (royal flush)"),
    ("Kh Qh Jh Th 9h", "straight flush, king high"),
    ("5d 4d 3d 2d Ad", "straight flush, five high (steel wheel)"),
    ("As Ah Ad Ac Ks", "four of a kind, aces, king kicker"),
    ("As Ah Ad Ac 2s", "four of a kind, aces, two kicker"),
    ("7s 7h 7d Ks Kh", "full house, sevens over kings"),
    ("6s 6h 6d As Ah", "full house, sixes over aces"),
    ("As Js 9s 6s 2s", "flush, ace high"),
    ("Ac Jc 9c 5c 4c", "flush, ace high"),
    ("As Kh Qd Jc Ts", "straight, ace high"),
    ("6s 5h 4d 3c 2s", "straight, six high"),
    ("5s 4h 3d 2c As", "straight, five high"),
    ("9s 9h 9d As Kh", "three of a kind, nines, ace kicker"),
    ("As Ah 9d 9c Kh", "two pair, aces and nines, king kicker"),
    ("As Ah 9d 9c Qh", "two pair, aces and nines, queen kicker"),
    ("As Ah Kd 3c 2h", "pair of aces, king kicker"),
    ("2s 2h Ad Kc Qh", "pair of twos, ace kicker"),
    ("As Kh Qd Jc 9s", "ace high, king kicker"),
    ("7s 5h 4d 3c 2s", "seven high, five kicker"),
]


@in_one_test(("cards", "sentence"), HANDS)
def test_hands_are_called_and_read_as_a_dealer_would(cards: str, sentence: str) -> None:
    held = list(parse_cards(cards))
    Random(cards).shuffle(held)
    hand = High().best(held)
    assert str(hand) == f"{cards}: {sentence}"
    assert hand.key.describe() == sentence
    assert hand.category is Category.HIGH_CARD or sentence.startswith(hand.category.name)
    assert repr(hand.key) == f"<RankKey {sentence} by High()>"
    assert hand.plays_as == hand.cards
    assert hand.key.qualifies


def test_hands_are_ordered_as_the_rules_list_them() -> None:
    keys = [High().key(cards) for cards, _ in HANDS]
    assert keys == sorted(keys, reverse=True)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("5d 4d 3d 2d Ad", "5"),
        ("As Kh Qd Jc Ts", "A"),
        ("7s 7h 7d Ks Kh", "7 K"),
        ("7s 7h 7d Ks Qh", "7 K Q"),
        ("As Ah 9d 9c Kh", "A 9 K"),
        ("As Js 9s 6s 2s", "A J 9 6 2"),
        ("2s 2h Ad Kc Qh", "2 A K Q"),
    ],
)
def test_only_the_ranks_that_count_are_kept(cards: str, ranks: str) -> None:
    assert " ".join(map(str, High().key(cards).ranks)) == ranks


@in_one_test(
    ("held", "plays"),
    [
        # H7
        ("Kc Kd Kh 7s 7h 7d 2c", "Kh Kd Kc 7s 7h"),
        ("As Ah Kd Kc 2h 2s Qd", "As Ah Kd Kc Qd"),
        ("As Ah Kd Kc Qh Qs 2d", "As Ah Kd Kc Qs"),
        # H2
        ("As Kd Qh 9c 8s 3d 2h", "As Kd Qh 9c 8s"),
        ("As Ks Qs 9s 8s 3s 2s", "As Ks Qs 9s 8s"),
        ("Th 9h 8h 7h 6h 5h Ah", "Th 9h 8h 7h 6h"),
        # Not the higher straight, but the straight flush.
        ("9s 8d 7d 6d 5d 4d Ks", "8d 7d 6d 5d 4d"),
        # Not the ace, though it is of the suit.
        ("6s 5s 4s 3s 2s As 6d", "6s 5s 4s 3s 2s"),
        # H5
        ("Kd Ac 2d 3h 4s 5c 9d", "5c 4s 3h 2d Ac"),
        ("Kd Ac 2d 3h 4s 9c 8d", "Ac Kd 9c 8d 4s"),
        ("Qd Kd Ad 2d 3d 9c 8h", "Ad Kd Qd 3d 2d"),
    ],
)
def test_the_best_five_play(held: str, plays: str) -> None:
    assert High().best(held).cards == parse_cards(plays)


def test_leftover_cards_never_break_a_tie() -> None:
    board = "As Kd Qh Jc 9s"
    assert High().key(board + "8d 7c") is High().key(board + "3h 2c") is High().key(board)


@pytest.mark.parametrize(
    ("deck", "top", "wheel"),
    [
        (STANDARD, "As Kd Qh Jc Ts", "5s 4d 3h 2c As"),
        (Deck.stripped(Rank.SIX), "As Kd Qh Jc Ts", "9s 8d 7h 6c As"),
        (Deck.stripped(Rank.SEVEN), "As Kd Qh Jc Ts", "Ts 9d 8h 7c As"),
        (Deck.stripped(Rank.NINE), "As Kd Qh Jc Ts", "Qs Jd Th 9c As"),
    ],
    ids=repr,
)
def test_the_ace_ends_the_highest_straight_and_the_lowest(
    deck: Deck, top: str, wheel: str
) -> None:
    ranker = High(deck=deck)
    # H5, P1: it stands next to the lowest card of the deck, and the straight is the lowest.
    assert str(ranker.best(top)) == f"{top}: straight, ace high"
    low = parse_cards(wheel)
    assert ranker.best(wheel).cards == low
    assert ranker.key(wheel).ranks == (low[0].rank,)
    straights = list(map(ranker.key, straights_of(deck)))
    assert min(straights) is ranker.key(wheel)
    assert max(straights) is ranker.key(top)


def straights_of(deck: Deck) -> list[str]:
    """Return the straights of a deck: runs of its ranks, the ace also below the lowest."""
    ladder = [Rank.ACE, *deck.ranks]
    runs = [ladder[start : start + 5] for start in range(len(ladder) - 4)]
    return [" ".join(f"{r}{s}" for r, s in zip(run, "ccdhs", strict=True)) for run in runs]


def test_twenty_cards_have_one_straight_and_it_is_ace_high() -> None:
    # P4
    key = High(deck=Deck.twenty()).key("As Kd Qh Jc Ts")
    assert key.describe() == "straight, ace high"


@pytest.mark.parametrize("cards", ["4s 3d 2h Ac Ks", "3s 2d Ah Kc Qs", "2s Ad Kh Qc Js"])
def test_no_straight_runs_through_the_ace(cards: str) -> None:
    assert High().key(cards).category is Category.HIGH_CARD


def test_five_suits_may_hold_five_of_a_kind() -> None:
    # P5, W3
    ranker = High(deck=Deck.five_suits())
    hand = ranker.best("2s 2h 2d 2c 2* As")
    assert str(hand) == "2s 2h 2d 2c 2*: five of a kind, twos"
    assert hand.key > ranker.key("A* K* Q* J* T*")
    assert ranker.key("A* K* Q* J* T*") is ranker.key("As Ks Qs Js Ts")


def test_two_decks_may_hold_equal_cards() -> None:
    # P6
    ranker = High(deck=STANDARD * 2)
    assert str(ranker.best("As Ad As Ad Ah 9c")) == "As As Ah Ad Ad: five of a kind, aces"
    flush = ranker.key("As As Ks Ks 9s")
    assert flush.category is Category.FLUSH
    assert ranker.key("As Ks Qs Js 9s") < flush < ranker.key("As As Ks Ks Ts")
    assert str(ranker.best("9s As Ks As Ks 2d")) == "As As Ks Ks 9s: flush, ace high"
    assert ranker.key("As As Ad Ks Ks") > flush
    assert ranker.key("As As Ad Ac Ks").category is Category.FOUR_OF_A_KIND
    assert ranker.key("9s 9s 9d 4s 4s").category is Category.FULL_HOUSE
    assert ranker.key("9s 8s 7s 6s 5s 9s 8s 7s").describe() == "straight flush, nine high"


def test_categories_may_be_ordered_otherwise() -> None:
    order = list(High().categories)
    flush, full_house = map(order.index, (Category.FLUSH, Category.FULL_HOUSE))
    order[flush], order[full_house] = order[full_house], order[flush]
    ranker = High(order=tuple(order))
    cards = "As Js 9s 6s 2s Ad Ah Jd"
    assert ranker.key(cards).category is Category.FLUSH
    assert High().key(cards).category is Category.FULL_HOUSE
    assert ranker.categories == tuple(order)


@in_one_test("number", [*range(5, 14), 20])
def test_holdings_may_be_of_any_size(number: int) -> None:
    deck = STANDARD.shuffled(Random(number))
    held = deck[:number]
    hand = High().best(held)
    assert len(hand.cards) == 5
    assert set(hand.cards) <= set(held)
    assert High().key(hand.cards) is hand.key is High().key(held[::-1])
    keys = [High().key(held[:size]) for size in range(5, number + 1)]
    assert all(fewer <= more for fewer, more in pairwise(keys))


def test_the_whole_deck_is_a_royal_flush() -> None:
    assert High().key(STANDARD).describe() == "straight flush, ace high (royal flush)"


def test_thirteen_cards_of_all_ranks_and_suits() -> None:
    assert str(High().best(STANDARD.cards[::4])) == "Ac Kd Qh Js Tc: straight, ace high"


@in_one_test("make", [list, tuple, set, frozenset, iter, dict.fromkeys, Counter])
@in_one_test("cards", ["As Ad Kh Kc 2s", "As Ad Kh Kc 2s 2d", "As Ad Kh Kc 2s 2d 3c"])
def test_cards_may_be_any_iterable(make: Callable[[Cards], Cards], cards: str) -> None:
    key = High().key(cards)
    for items in (parse_cards(cards), cards.split()):
        assert High().key(make(items)) is key
        assert High().best(make(items)).key is key


def test_cards_and_text_may_be_mixed() -> None:
    (ace,) = parse_cards("As")
    assert High().key([ace, "Kd", "10h", "9♣", "2s"]) is High().key("As Kd Th 9c 2s")


def test_equal_rankers_share_their_keys() -> None:
    cards = "As Ad Kh Kc 2s"
    rankers = [
        High(),
        High(),
        High(Deck.standard()),
        High(deck=Deck.stripped(Rank.TWO), order=High().order),
        copy.deepcopy(High()),
    ]
    assert len(set(rankers)) == 1
    assert len({id(ranker.key(cards)) for ranker in rankers}) == 1


def test_a_ranker_that_has_ranked_equals_one_that_has_not() -> None:
    deck = Deck.stripped(Rank.EIGHT)
    used, fresh = High(deck=deck), High(deck=deck)
    key = used.key("As Ad Kh Kc 8s")
    assert used == fresh
    assert hash(used) == hash(fresh)
    assert repr(used) == repr(fresh)
    assert fresh.key("As Ad Kh Kc 8s") is key
    assert used != High()


def test_rankers_have_no_order() -> None:
    with pytest.raises(TypeError):
        High() < High(deck=Deck.twenty())  # type: ignore[operator]  # noqa: B015


def test_categories_are_one_object_each() -> None:
    assert Category("full house") is Category.FULL_HOUSE
    assert copy.deepcopy(Category.FULL_HOUSE) is Category.FULL_HOUSE
    assert repr(Category.FULL_HOUSE) == "Category('full house')"
    with pytest.raises(AttributeError, match="cannot set 'name' of flush"):
        Category.FLUSH.name = "colour"
    with pytest.raises(AttributeError):
        del Category("a category of its own").name


def test_a_joker_that_nothing_makes_wild_is_a_mistake() -> None:
    deck = Deck.standard(jokers=1)
    with pytest.raises(CardError, match="Jk"):
        High(deck=deck).key("Jk As Ks Qs Js")


def test_an_order_names_each_category_once() -> None:
    order = list(High().order)
    assert High(order=order) == High()  # type: ignore[arg-type]  # a list is taken too
    for wrong in (order[:-1], [*order, order[0]], [*order[:-1], order[0]], (), None):
        with pytest.raises(CardError, match="an order names each category once"):
            High(order=wrong)  # type: ignore[arg-type]  # what must be refused


def test_no_card_is_wild_among_high_hands() -> None:
    key = High().key("As Kd Qh Jc 9s")
    assert not High().counts_wild
    assert not High().wild_cards
    assert High().substitutes([], 0, key) == ()
