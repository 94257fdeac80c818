"""The hands with wild cards that start arguments at the table, and what is said of them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from acehigh import (
    ONE_EYED_JACKS,
    AceToFive,
    AceToSix,
    Bug,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
)
from acehigh.engine.rank_table import Ranks
from acehigh.errors import NotInDeckError
from helpers.cases import in_one_test
from helpers.hands import random_holdings

FIVE_SUITS, BOTH = Deck.five_suits(), Deck.standard("BJ SJ")
TWO_JOKERS = Deck.standard(jokers=2)
HIGH, FIVE_LOW = Wild(High()), Wild(AceToFive())
LOW, SIX_LOW = Wild(DeuceToSeven()), Wild(AceToSix())
BUG, DEUCES = Bug(High()), Wild(High(), wild=Rank.TWO)
BOTH = Deck.standard("BJ SJ")
DOUBLE_ACE_FLUSH = Wild(High(), double_ace_flush=True)

# The hands of rules.md W1 to W8, I4 and P1, and those near them: the cards, as they are read
# out, are all that is held.
SAID: dict[Ranker, list[str]] = {
    HIGH: [
        "As Jk 9s 8s 5s: flush, ace high (joker as Ks)",
        "As Ah Ad Ac Jk: five of a kind, aces (joker as As)",
        "2s 2h 2d 2c Jk: five of a kind, twos (joker as 2s)",
        "Jk Ks Qs Js Ts: straight flush, ace high (royal flush) (joker as As)",
        "Jk 5s 4s 3s 2s: straight flush, six high (joker as 6s)",
        "6s 5h 4d Jk 2c: straight, six high (joker as 3s)",
        "8s 8h Jk 5d 5c: full house, eights over fives (joker as 8d)",
        "Qs Qh Jk 8d 5c: three of a kind, queens, eight kicker (joker as Qd)",
        "Ks Jk Qh 9d 5c: pair of kings, queen kicker (joker as Kh)",
        "9s 9h 9d Jk 5c: four of a kind, nines, five kicker (joker as 9c)",
    ],
    DOUBLE_ACE_FLUSH: [
        "As Jk 9s 8s 5s: flush, ace high (joker as As)",
    ],
    Wild(High(deck=BOTH)): [
        "9h 8h BJ SJ 5h: straight flush, nine high (big joker as 7h, small joker as 6h)",
    ],
    Wild(High(deck=TWO_JOKERS)): [
        "9h 8h Jk Jk 5h: straight flush, nine high (joker as 7h, joker as 6h)",
        "Kd Jk Jk 9h 4s: three of a kind, kings, nine kicker (joker as Ks, joker as Kh)",
    ],
    Wild(Stripped()): [
        "Jk 8c 7d 6h As: straight, nine high (joker as 9s)",
        "As Ah Ad Ac Jk: five of a kind, aces (joker as As)",
    ],
    Wild(High(deck=FIVE_SUITS)): [
        "As Ah Ad Ac Jk: five of a kind, aces (joker as A*)",
    ],
    DEUCES: [
        "Kd Kc 2s 2h 9s: four of a kind, kings, nine kicker (2s as Ks, 2h as Kh)",
        "2s Th 9h 8h 7h: straight flush, jack high (2s as Jh)",
        "3s 2s 2h 2d 2c: five of a kind, threes (2s as 3s, 2h as 3h, 2d as 3d, 2c as 3c)",
        "As 2s Kd 9c 7h: pair of aces, king kicker (2s as Ah)",
        "2s 6s 5s 4s 3s: straight flush, seven high (2s as 7s)",
        "5s 4s 3s 2s As: straight flush, five high (steel wheel)",
        "As 2s 8s 7s 5s: flush, ace high (2s as Ks)",
    ],
    Wild(High(), wild=ONE_EYED_JACKS): [
        "Kd Kc Js 9s 4h: three of a kind, kings, nine kicker (Js as Ks)",
        "Kd Kc Jd 9s 4h: pair of kings, jack kicker",
        "Qs Js Jh Jd 4c: three of a kind, queens, jack kicker (Js as Qh, Jh as Qd)",
    ],
    Wild(High(), wild="Js"): [
        "Js Ts 9h 8d 7c: straight, jack high",
        "As Ks Qs Js Ts: straight flush, ace high (royal flush)",
    ],
    BUG: [
        "As Ah Ad Ac Jk: five of a kind, aces (joker as As)",
        "6s 6h 6d 6c Jk: four of a kind, sixes, ace kicker (joker as As)",
        "8s 8h 5d 5c Jk: two pair, eights and fives, ace kicker (joker as As)",
        "As Ah Jk 5d 5c: full house, aces over fives (joker as Ad)",
        "Jk 9s 8s 7s 6s: straight flush, ten high (joker as Ts)",
        "Jk 5s 4s 3s 2s: straight flush, six high (joker as 6s)",
        "As Jk 9s 8s 5s: flush, ace high (joker as Ks)",
        "Jk 4s 3h 2d Ac: straight, five high (joker as 5s)",
        "Jk 9h 8h 7d 6c: straight, ten high (joker as Ts)",
        "Jk Ks Js 9s 3s: flush, ace high (joker as As)",
        "Kh Kd Jk 9d 3c: pair of kings, ace kicker (joker as As)",
        "As Ah Jk 9c 3h: three of a kind, aces, nine kicker (joker as Ad)",
        "Jk Ks Qh 9d 5c: ace high, king kicker (joker as As)",
        "As Jk Qh 9d 5c: pair of aces, queen kicker (joker as Ah)",
    ],
    Bug(High(deck=TWO_JOKERS)): [
        "As Ah Ad Jk Jk: five of a kind, aces (joker as As, joker as Ac)",
        "9s 9h 9d Jk Jk: full house, nines over aces (joker as As, joker as Ah)",
        "Jk Jk 9s 8s 7s: straight flush, jack high (joker as Js, joker as Ts)",
    ],
    Bug(Incomplete()): [
        "Ks Kh Jk: pair of kings, ace kicker (joker as As)",
        "Jk: ace high (joker as As)",
        "As Ah Jk: three of a kind, aces (joker as Ad)",
    ],
    Bug(TwentyCard()): [
        "Ks Kh Jk Qd Jc: pair of kings, ace kicker (joker as As)",
    ],
    Bug(ThreeCard()): [
        "Jk 9s 8s: straight flush, ten high (joker as Ts)",
    ],
    Wild(Incomplete()): [
        "Ks Kh Kd Jk: four of a kind, kings (joker as Kc)",
        "Ks Jk: pair of kings (joker as Kh)",
        "Jk: ace high (joker as As)",
        "Ks Jk Qs Js: pair of kings, queen kicker (joker as Kh)",
    ],
    Wild(ThreeCard()): [
        "As Ks Jk: straight flush, ace high (joker as Qs)",
        "As Kh Jk: straight, ace high (joker as Qs)",
        "As Ah Jk: three of a kind, aces (joker as Ad)",
        "9s Jk 4h: pair of nines, four kicker (joker as 9h)",
    ],
    FIVE_LOW: [
        "6s 5h 4d 2c Jk: 6-low (joker as As)",
        "6s 5h 3d 2c Jk: 6-low (joker as As)",
        "Jk 4s 3h 2d As: 5-low (wheel) (joker as 5s)",
        "Ks Kh 4d 3c Jk: pair of kings, 4-low (joker as As)",
        "As Ah Jk 3c 2d: pair of aces, 4-low (joker as 4s)",
    ],
    Wild(AceToFive(deck=TWO_JOKERS)): [
        "Kc 7d 4s Jk Jk: king-low (joker as 2s, joker as As)",
        "Kd Kc 4s Jk Jk: pair of kings, 4-low (joker as 2s, joker as As)",
    ],
    LOW: [
        "Jk 6s 5h 4d 2c: 7-low (joker as 7s)",
        "Jk 5s 4h 3d 2c: 7-low (joker as 7s)",
        "7s 5s 4s 3s Jk: 7-low (joker as 2h)",
        "7s 6s 4s 3s Jk: 7-low (joker as 2h)",
        "As Kd Qh Jc Jk: ace-low (joker as 2s)",
    ],
    SIX_LOW: [
        "6s 4h 3d 2c Jk: 6-low (joker as As)",
        "Jk 5s 4d 3c 2s: 7-low (joker as 7s)",
        "6s 4s 3s 2s Jk: 6-low (joker as Ah)",
        "6s 4s 3s Jk As: 6-low (joker as 2h)",
    ],
    Bug(DeuceToSeven()): [
        "Jk 5s 4h 3d 2c: 7-low (joker as 7s)",
    ],
    Bug(AceToFive()): [
        "6s 5h 4d 2c Jk: 6-low (joker as As)",
    ],
    Wild(DeuceToSeven(), wild=Rank.TWO): [
        "7h 5d 4c 3s 2s: 7-low",
        "2h 5d 4c 3s 2s: 7-low (2h as 7s)",
    ],
    LowestCardWild(): [
        "Ks Kd 3s 9c 7h: three of a kind, kings, nine kicker (3s as Kh)",
        "As Ad Qs Kh Kc: full house, aces over kings (Qs as Ah)",
        "As 6s 9d 8c 7h: pair of aces, nine kicker (6s as Ah)",
        "Kd 3s 3h 9c 7h: three of a kind, kings, nine kicker (3s as Ks, 3h as Kh)",
        "2s 6s 5s 4s 3s: straight flush, seven high (2s as 7s)",
        "As 3s 9s 8s 5s: flush, ace high (3s as Ks)",
    ],
    LowestCardWild(ties="one"): [
        "Kd 3s 9c 7h 3h: pair of kings, nine kicker (3s as Ks)",
        "3h Ks 9s 7s 3s: flush, ace high (3h as As)",
    ],
    LowestCardWild(High(deck=Deck.standard(jokers=1))): [
        "Kd 3s Jk 9c 7h: three of a kind, kings, nine kicker (3s as Ks, joker as Kh)",
    ],
}


def test_a_flush_needs_ranks_enough_in_the_deck() -> None:
    # W1: of four ranks there is no fifth card of the suit that the joker may stand for.
    sixteen = High(deck=Deck.stripped(Rank.JACK))
    for ranker, text in (
        (Wild(sixteen), "As Jk Ks Qs Js: pair of aces, king kicker (joker as Ah)"),
        (Bug(sixteen), "As Jk Ks Qs Js: pair of aces, king kicker (joker as Ah)"),
        (
            Wild(sixteen, double_ace_flush=True),
            "As Jk Ks Qs Js: flush, ace high (joker as As)",
        ),
    ):
        assert str(ranker.best("As Ks Qs Js Jk")) == text


@pytest.mark.parametrize("double_ace_flush", [False, True])
def test_no_more_cards_of_a_rank_are_made_than_the_deck_has(double_ace_flush: bool) -> None:
    # W1: of two suits there are two aces, and only five of a kind needs no more.
    deck = Deck(suits=(Suit.HEARTS, Suit.SPADES))
    five, three = (
        Wild(base, double_ace_flush=double_ace_flush)
        for base in (High(deck=deck), ThreeCard(deck=deck))
    )
    assert five.key("As Ah Ks Qh Jk").describe() == "two pair, aces and kings, queen kicker"
    assert three.key("As Ah Jk").describe() == "pair of aces, king kicker"


def test_a_rule_is_told_the_ranks_in_order_whatever_is_wild() -> None:
    class Strict(High):
        def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
            assert list(ranks) == sorted(ranks, reverse=True)
            return super().rule(ranks, suited)

    assert Wild(Strict()).key("Jk 5d As 9c 2h").describe() == "pair of aces, nine kicker"


@in_one_test(
    ("ranker", "text"), [(ranker, text) for ranker, texts in SAID.items() for text in texts]
)
def test_a_hand_says_what_its_wild_cards_stand_for(ranker: Ranker, text: str) -> None:
    cards, _, _ = text.partition(":")
    assert str(ranker.best(cards)) == text


@pytest.mark.parametrize(
    ("ranker", "cards", "text"),
    [
        (HIGH, "As Kd Qh Jc Jk 2s 2h", "As Kd Qh Jc Jk: straight, ace high (joker as Ts)"),
        (
            HIGH,
            "As Kd Qd Jd Td 2s Jk",
            "Jk Kd Qd Jd Td: straight flush, ace high (royal flush) (joker as Ad)",
        ),
        (
            DEUCES,
            "2s 2h 2d 2c As Ks 3h",
            "As 2s 2h 2d 2c: five of a kind, aces (2s as As, 2h as Ah, 2d as Ad, 2c as Ac)",
        ),
        (
            Wild(High(deck=BOTH)),
            "BJ SJ Kd Kc 4h",
            "Kd Kc BJ SJ 4h: four of a kind, kings, four kicker "
            "(big joker as Ks, small joker as Kh)",
        ),
    ],
)
def test_the_best_of_many_says_it_too(ranker: Ranker, cards: str, text: str) -> None:
    assert str(ranker.best(cards)) == text


# Of which cards the lowest is wild, and what the hand then is: all of its rank, or one only.
CONCEALED = [
    (
        "Ks Kd 9c 7h 3s",
        "9c 7h",
        "Ks Kd 7h 9c 3s: three of a kind, kings, nine kicker (7h as Kh)",
        "Ks Kd 7h 9c 3s: three of a kind, kings, nine kicker (7h as Kh)",
    ),
    (
        "Ks Kd 7c 7h 3s",
        "7h",
        "Ks Kd 7h 7c 3s: four of a kind, kings, three kicker (7h as Kh, 7c as Kc)",
        "Ks Kd 7h 7c 3s: three of a kind, kings, seven kicker (7h as Kh)",
    ),
    (
        "Ks Kd 7c 7h 3s",
        "",
        "Ks Kd 7h 7c 3s: two pair, kings and sevens, three kicker",
        "Ks Kd 7h 7c 3s: two pair, kings and sevens, three kicker",
    ),
]


@pytest.mark.parametrize(("cards", "concealed", "all_wild", "one_wild"), CONCEALED)
def test_the_lowest_concealed_card_is_wild(
    cards: str, concealed: str, all_wild: str, one_wild: str
) -> None:
    for ranker, text in ((LowestCardWild(), all_wild), (LowestCardWild(ties="one"), one_wild)):
        assert str(ranker.best(cards, concealed)) == text
        assert ranker.best(cards, concealed).key is ranker.key(cards, concealed)


@in_one_test(
    ("ranker", "better", "worse"),
    [
        (HIGH, "Ah Kh Th 4h 3h", "As 9s 8s 5s Jk"),
        (DOUBLE_ACE_FLUSH, "As 9s 8s 5s Jk", "Ah Kh Th 4h 3h"),
        (HIGH, "2s 2h 2d 2c Jk", "As Ks Qs Js Ts"),
        (HIGH, "As Ah Ad Ac Jk", "Ks Kh Kd Kc Jk"),
        (Wild(High(deck=FIVE_SUITS)), "2s 2h 2d 2c 2*", "As Ks Qs Js Jk"),
        (Wild(Stripped()), "6s 6h 6d 6c Jk", "As Ks Qs Js Ts"),
        (BUG, "As Ah Ad Ac Jk", "Ks Qs Js Ts 9s"),
        (BUG, "5h 4h 3h 2h Ah", "6s 6h 6d 6c Jk"),
        (Wild(High(), naturals="beat"), "Ad Kd Qd Jd Td", "Ks Qs Js Ts Jk"),
        (
            Wild(High(deck=TWO_JOKERS), naturals="fewer_wild"),
            "Kd Qd Jd Td Jk",
            "Ks Qs Js Jk Jk",
        ),
        (Wild(High(deck=TWO_JOKERS), naturals="more_wild"), "Ks Qs Js Jk Jk", "Kd Qd Jd Td Jk"),
        (Wild(High(), naturals="more_wild"), "Ks Qs Js Ts Jk", "Ad Kd Qd Jd Td"),
    ],
)
def test_one_hand_beats_another(ranker: Ranker, better: str, worse: str) -> None:
    assert ranker.key(better) > ranker.key(worse)


@pytest.mark.parametrize(
    ("ranker", "one", "other"),
    [
        (HIGH, "As Ks Qs Js Ts", "Kh Qh Jh Th Jk"),
        (Wild(High(deck=TWO_JOKERS), naturals="beat"), "Kh Qh Jh Jk Jk", "Kd Qd Jd Td Jk"),
        # Seven cards make the straight with the joker or without: it is natural (W5).
        (Wild(High(), naturals="beat"), "As Kd Qh Jc Ts Jk 2c", "Ad Kh Qc Js Td"),
        (Wild(High(), naturals="more_wild"), "As Kd Qh Jc Ts Jk 2c", "Ad Kh Qc Js Td"),
        (Wild(High(), Rank.TWO, naturals="beat"), "5s 4h 3d 2c As", "5d 4c 3s Ah 2d"),
    ],
    ids=str,
)
def test_one_hand_ties_with_another(ranker: Ranker, one: str, other: str) -> None:
    assert ranker.key(one) is ranker.key(other)


def test_a_concealed_card_is_not_named_twice() -> None:
    with pytest.raises(NotInDeckError, match="the concealed card 3s is not among the cards"):
        LowestCardWild().key("Ks Kd 9c 7h 3s", "3s 3s")


@pytest.mark.parametrize("wild", ["2, 3", "3 2", (Rank.THREE, Rank.TWO), ["2", Rank.THREE]])
def test_several_ranks_may_be_wild(wild: Any) -> None:
    ranker = Wild(High(), wild=wild)
    assert ranker.wild == (Rank.TWO, Rank.THREE)
    assert eval(repr(ranker)) == ranker
    assert len(ranker.wild_cards) == 8
    assert ranker.key("2s 3s Kd Kc 9h").category is Category.FOUR_OF_A_KIND


def test_ranks_and_cards_may_be_wild_together() -> None:
    ranker = Wild(High(), wild="10 Jh")
    assert {str(card) for card in ranker.wild_cards} == {"Tc", "Td", "Th", "Ts", "Jh"}


@pytest.mark.parametrize(
    ("naturals", "wins"), [("beat", 1), ("fewer_wild", 1), ("more_wild", -1)]
)
@pytest.mark.parametrize(
    ("make", "natural", "other"),
    [
        # The two is wild, but stands for itself in one of the two lows.
        (partial(Wild, DeuceToSeven(), wild=Rank.TWO), "7h 5d 4c 3s 2s", "2h 5d 4c 3s 2s"),
        (partial(LowestCardWild, DeuceToSeven()), "7h 5d 4c 3s 2s", "2h 5d 4c 3s 2s"),
    ],
)
def test_a_card_that_stands_for_itself_is_natural(
    make: Callable[..., Ranker], naturals: str, wins: int, natural: str, other: str
) -> None:
    # W5, W9
    assert make().key(natural).value == make().key(other).value
    ranker = make(naturals=naturals)
    keys = [ranker.key(cards).value for cards in (other, natural)][::wins]
    assert keys[0] < keys[1]


def test_of_equal_hands_a_player_chooses_that_with_fewest_wild_cards() -> None:
    # W5, whatever is worth more when it is shown down.
    ranker = Wild(High(deck=TWO_JOKERS), naturals="more_wild")
    hands = random_holdings(Deck.standard(), range(5, 6), 300)
    keys = sorted({High(deck=TWO_JOKERS).key(hand) for hand in hands})
    chosen = [
        ranker.preference(ranker.with_wild(key, used)) for key in keys for used in (2, 1, 0)
    ]
    assert chosen == sorted(chosen)
    assert len(set(chosen)) == len(chosen) > 500
