"""Every law can be broken, and says what broke it."""

import pickle

import pytest

from acehigh import (
    ONE_EYED_JACKS,
    Deck,
    DeuceToSeven,
    High,
    LowestCardWild,
    Rank,
    Suit,
    Wild,
    parse_cards,
)
from acehigh.testing import check_law, check_ranker, laws
from helpers.broken_rankers import BROKEN, SpadesHigh, TopCard
from helpers.cases import in_one_test


@in_one_test(("kind", "law", "complaint"), BROKEN)
def test_a_broken_ranker_is_told_the_law(kind: type[TopCard], law: str, complaint: str) -> None:
    ranker = kind()
    with pytest.raises(AssertionError, match=f"breaks the law that {law}: .*{complaint}") as e:
        check_ranker(ranker, examples=30)
    assert str(e.value).startswith(repr(ranker))


@pytest.mark.parametrize(
    ("ranker", "complaint"),
    [
        (TopCard, r"expected a ranker such as High\(\), got <class .*TopCard'>"),
        (object(), r"expected a ranker such as High\(\), got <object"),
    ],
)
def test_what_is_no_ranker_is_told_so(ranker: TopCard, complaint: str) -> None:
    with pytest.raises(AssertionError, match=f"rankers are values: {complaint}"):
        check_ranker(ranker)


def test_suits_may_be_meant_to_differ() -> None:
    class Meant(SpadesHigh):
        suits_are_alike: bool = False

    check_law(laws.names_of_suits_change_nothing, Meant(), parse_cards("2s"))
    with pytest.raises(AssertionError, match="if that is meant, let suits_are_alike be False"):
        check_law(laws.names_of_suits_change_nothing, SpadesHigh(), parse_cards("2s"))


def test_more_cards_may_need_more_wild_ones_where_those_count() -> None:
    # A key goes down, but not what a player prefers.
    ranker = Wild(High(), naturals="more_wild")
    few, more = "Ks Qs Js Ts Jk", "Ks Qs Js Ts Jk As"
    assert ranker.key(few) > ranker.key(more)
    check_ranker(ranker, holdings=[few, more])


def test_the_lowest_card_wild_may_be_hurt_by_another() -> None:
    ranker = LowestCardWild()
    few, more = "Ks Kd Kc 3s 3h", "Ks Kd Kc 3s 3h 2c"
    assert ranker.key(few) > ranker.key(more)
    check_ranker(ranker, holdings=[few, more])


def test_suits_may_be_told_apart_by_wild_cards() -> None:
    ranker = Wild(High(), wild=ONE_EYED_JACKS)
    assert ranker.key("Js 2h 3h 4h 9d") != ranker.key("Jc 2h 3h 4h 9d")
    check_ranker(ranker, examples=6)


def test_a_class_within_a_function_is_not_pickled() -> None:
    class Local(TopCard):
        """A ranker that pickle cannot find."""

        def __repr__(self) -> str:
            return "Local()"

    with pytest.raises((AttributeError, pickle.PicklingError)):
        pickle.dumps(Local())
    check_ranker(Local(), examples=10)


def test_all_laws_hold_at_the_edge_of_a_deck() -> None:
    check_ranker(High(deck=Deck((Rank.TWO, Rank.ACE), (Suit.SPADES,)) * 3), examples=20)
    check_ranker(DeuceToSeven(deck=Deck.five_suits().with_jokers("Jk BJ SJ")), holdings=[])
