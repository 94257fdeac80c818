"""Numbers of keys: 1 for the best hand that rules know, without gaps."""

from itertools import combinations, pairwise
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Bug,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RankKey,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
    frequencies,
)
from acehigh.errors import CardError, TooManyError
from acehigh.evaluators.numbering import key_of_number, number_of_key, numbers_of
from acehigh.interchange import kev_of
from helpers.cases import in_one_test

TWENTY = Deck.twenty()


NUMBERED: list[tuple[Ranker, int]] = [
    (High(), 7462),
    (AceToFive(), 6175),
    (DeuceToSeven(), 7462),
    (ThreeCard(), 741),
    (Badugi(), 1092),
    (Incomplete(), 7462 + 1820 + 455 + 91 + 13),
    (Wild(High()), 7475),
    (TwentyCard(), 121),
    (Badugi(Deck(ranks=tuple(Rank)[:5], suits=tuple(Suit)[:2])), 5 + 10),
]


@pytest.mark.slow
@pytest.mark.parametrize(("ranker", "number"), NUMBERED, ids=lambda value: str(value)[:40])
def test_numbers_have_no_gaps_and_follow_the_keys(ranker: Ranker, number: int) -> None:
    keys = numbers_of(ranker).keys
    assert len(keys) == number
    assert all(better > worse for better, worse in pairwise(keys))
    for place in {1, 2, number // 2, number}:
        key = ranker.key_of_number(place)
        assert ranker.number(key) == place


@pytest.mark.slow
def test_the_numbers_of_high_hands_are_those_of_others() -> None:
    assert [kev_of(High().key_of_number(n)) for n in range(1, 7463)] == list(range(1, 7463))


@pytest.mark.slow
@pytest.mark.parametrize(
    "ranker",
    [
        LowestCardWild(High(TWENTY)),
        Wild(High(TWENTY), "T", naturals="beat"),
        Wild(High(TWENTY * 2), "Kh"),
        Wild(AceToFive(TWENTY.with_jokers(2)), naturals="more_wild"),
        Bug(High(TWENTY), "Td"),
        ThreeCard(TWENTY),
    ],
    ids=str,
)
def test_the_keys_are_those_that_are_counted(ranker: Ranker) -> None:
    counted = frequencies(ranker, ranker.hand_size)
    assert numbers_of(ranker).keys == tuple(counted.keys)


class Suited(Ranker):
    """A ranker whose suits are not alike: the spade is the better card."""

    deck: Deck = Deck(ranks=(Rank.TWO, Rank.THREE))
    categories = (Category.HIGH_CARD,)
    hand_size = 1

    def key(self, cards: Any) -> RankKey:
        """Return what the best card is worth."""
        return max(
            RankKey(self, list(self.deck).index(one), *WORTH) for one in self.checked(cards)
        )


WORTH = (Category.HIGH_CARD, (Rank.TWO,))


def test_where_suits_are_not_alike_each_hand_is_asked_about() -> None:
    assert [Suited().number(Suited().key([card])) for card in Suited().deck] == [
        8, 7, 6, 5, 4, 3, 2, 1,
    ]  # fmt: skip


def test_wild_cards_of_some_suits_are_told_apart() -> None:
    jacks = Wild(ThreeCard(Deck.stripped(Rank.JACK)), "Jh Js")
    assert jacks.number(jacks.key("Ah As Jh")) == jacks.number(jacks.key("Ad Ac Js"))
    natural = jacks.key("Jd Jc Kd")
    assert jacks.key_of_number(jacks.number(natural)) == natural


def test_what_has_no_number_is_named() -> None:
    with pytest.raises(CardError, match=r"expected a key of High\(\), got <RankKey"):
        High().number(AceToFive().key("5s 4s 3d 2c As"))
    with pytest.raises(CardError, match=r"expected a key of High\(\), got 5"):
        High().number(5)  # type: ignore[arg-type]  # what must be refused
    for number in (0, 742, True, "1"):
        with pytest.raises(CardError, match="has keys of numbers 1 to 741, not"):
            ThreeCard().key_of_number(number)  # type: ignore[arg-type]  # what must be refused
    with pytest.raises(CardError, match="is the key of no hand of 3 cards"):
        ThreeCard().number(ThreeCard().key("As Kd Qc")._replace(value=-1))
    with pytest.raises(TooManyError, match="500,000 is the most"):
        LowestCardWild(High(Deck.five_suits() * 2)).key_of_number(1)


SMALL: list[Ranker] = [
    ThreeCard(Deck.stripped(Rank.JACK)),
    ThreeCard(Deck(tuple(Rank)[-4:], tuple(Suit)[:2]) * 2),
    Wild(ThreeCard(Deck.stripped(Rank.QUEEN)), "Qs"),
    Badugi(Deck.stripped(Rank.JACK)),
]


@in_one_test("ranker", SMALL)
def test_the_keys_are_those_of_all_hands(ranker: Ranker) -> None:
    sizes = range(ranker.min_cards, ranker.hand_size + 1)
    held = [some for size in sizes for some in combinations(ranker.deck.cards, size) if some]
    expected = sorted({ranker.key(some) for some in held}, key=lambda key: -key.value)
    numbers = numbers_of(ranker)
    assert list(numbers.keys) == expected
    assert numbers.of_value == {key.value: at for at, key in enumerate(expected, 1)}
    for key in expected:
        assert key_of_number(ranker, number_of_key(ranker, key)) == key
