"""Every law can be broken, and says what broke it."""

import pickle
import subprocess
import sys
from typing import Any

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
from acehigh.errors import CardError
from acehigh.testing import check_law, check_ranker, laws
from helpers.broken_rankers import BROKEN, AnyNumber, InACircle, SpadesHigh, TopCard
from helpers.cases import in_one_test


def test_the_sound_ranker_obeys_all_laws() -> None:
    check_ranker(TopCard(), examples=30)
    assert TopCard().min_cards == 1


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


def test_laws_may_be_left_out() -> None:
    check_ranker(SpadesHigh(), without=[laws.names_of_suits_change_nothing], examples=20)
    check_ranker(InACircle(), without=[laws.keys_stand_in_one_order], holdings=["As", "Kd"])


def test_suits_may_be_meant_to_differ() -> None:
    class Meant(SpadesHigh):
        suits_are_alike: bool = False

    check_law(laws.names_of_suits_change_nothing, Meant(), parse_cards("2s"))
    with pytest.raises(AssertionError, match="if that is meant, let suits_are_alike be False"):
        check_law(laws.names_of_suits_change_nothing, SpadesHigh(), parse_cards("2s"))


@pytest.mark.parametrize("left_out", ["names_of_suits_change_nothing", laws.rankers_are_values])
def test_only_laws_can_be_left_out(left_out: Any) -> None:
    with pytest.raises(CardError, match="expected laws to leave out, got "):
        check_ranker(TopCard(), without=[left_out])


def test_holdings_may_be_given() -> None:
    check_ranker(SpadesHigh(), holdings=[])
    with pytest.raises(AssertionError, match="2s is worth something else than 2c"):
        check_ranker(SpadesHigh(), holdings=["2s"])
    with pytest.raises(CardError, match="'1s' is no card"):
        check_ranker(TopCard(), holdings=["1s"])


def test_a_ranker_of_any_cards_at_all_may_be_given_none() -> None:
    check_ranker(AnyNumber(), examples=20)
    assert AnyNumber().min_cards == 0
    check_law(laws.bad_input_is_refused, AnyNumber(), ())


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


@pytest.mark.slow
def test_the_laws_need_neither_hypothesis_nor_pytest() -> None:
    code = (
        "import sys; sys.modules['hypothesis'] = sys.modules['pytest'] = None;"
        "from acehigh import Badugi; from acehigh.testing import check_ranker;"
        "check_ranker(Badugi(), examples=5)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
