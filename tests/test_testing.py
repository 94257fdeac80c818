"""The laws as one call: which are tried on which holdings, and what is said of one broken."""

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Deck, High, parse_cards
from acehigh.errors import CardError
from acehigh.testing import check_law, check_ranker, deal_holdings, laws
from helpers.broken_rankers import AnyNumber, InACircle, SpadesHigh, TopCard


def test_the_sound_ranker_obeys_all_laws() -> None:
    check_ranker(TopCard(), examples=30)
    assert TopCard().min_cards == 1


def test_laws_may_be_left_out() -> None:
    check_ranker(SpadesHigh(), without=[laws.names_of_suits_change_nothing], examples=20)
    check_ranker(InACircle(), without=[laws.keys_stand_in_one_order], holdings=["As", "Kd"])


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


@pytest.mark.slow
def test_the_laws_need_neither_hypothesis_nor_pytest() -> None:
    code = (
        "import sys; sys.modules['hypothesis'] = sys.modules['pytest'] = None;"
        "from acehigh import Badugi; from acehigh.testing import check_ranker;"
        "check_ranker(Badugi(), examples=5)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_law_that_fails_by_an_error_names_the_cards() -> None:
    class Fails(TopCard):
        """A ranker that fails."""

        def key(self, cards: object) -> Any:
            del cards
            raise ZeroDivisionError("nothing")

    with pytest.raises(AssertionError, match=r"breaks the law that .*: ZeroDivisionError"):
        check_law(laws.listing_changes_nothing, Fails(), parse_cards("As Kd"))
    with pytest.raises(AssertionError, match=r"with As Kd; 2c$"):
        check_law(laws.keys_stand_in_one_order, Fails(), *map(parse_cards, ("As Kd", "2c")))
    check_law(laws.listing_changes_nothing, TopCard(), parse_cards("As Kd"))


@given(st.integers(0, 5), st.integers(0, 99))
def test_so_many_holdings_are_dealt_of_such_sizes(number: int, seed: int) -> None:
    deck = Deck.twenty().with_jokers(1)
    held = list(deal_holdings(deck, [3, 21], number, seed))
    assert len(held) == number
    for cards in held:
        assert len(cards) in (3, 21)
        deck.check(cards)
    assert list(deal_holdings(deck, [3, 21], number, seed)) == held


def test_the_same_seed_tries_the_same_holdings() -> None:
    first, again, other = (list(deal_holdings(High().deck, [5], 4, seed)) for seed in (1, 1, 2))
    assert first == again != other
