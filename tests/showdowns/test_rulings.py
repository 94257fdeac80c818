"""Rulings at the table: the high card, the bring-in, the chip race (S4, S5, S7)."""

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck, SuitOrder
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError, ParseError
from acehigh.showdowns.rulings import bring_in, chip_race, high_card, stud_order
from helpers.cases import in_one_test

ORDERS = tuple(map("".join, permutations("shdc")))


def test_the_highest_card_comes_first_by_rank_and_then_by_suit() -> None:
    assert high_card(["Kd", "As", "Ah", "2c"]) == ((1,), (2,), (0,), (3,))
    assert high_card([["Kd"], "As", iter(["Ah"])]) == ((1,), (2,), (0,))
    assert high_card(["2c"]) == ((0,),)
    assert high_card([]) == ()


@in_one_test("letters", ORDERS)
def test_any_order_of_suits_decides_between_equal_ranks(letters: str) -> None:
    drawn = ["Qs", "Qh", "Qd", "Qc"]
    expected = tuple(("shdc".index(letter),) for letter in letters)
    assert high_card(drawn, SuitOrder(letters)) == expected
    assert high_card([*drawn, "Kc"], SuitOrder(letters)) == ((4,), *expected)


def test_players_who_drew_the_same_card_of_several_decks_are_tied() -> None:
    assert high_card(["Kd", "As", "Kd", "As", "2c"]) == ((1, 3), (0, 2), (4,))


def test_a_tie_is_drawn_again_and_the_later_cards_decide() -> None:
    assert high_card(["As 2c", "As 3d", "Kh Ah"]) == ((1,), (0,), (2,))
    assert high_card(["As 2c", "As 2c", "As 2d"]) == ((2,), (0, 1))


def test_a_joker_is_higher_than_any_card() -> None:
    assert high_card(["As", "Jk", "SJ", "BJ"]) == ((3,), (1,), (2,), (0,))


def test_stars_need_an_order_that_names_them() -> None:
    assert high_card(["As", "A*"], SuitOrder("*shdc")) == ((1,), (0,))
    with pytest.raises(NotInDeckError, match="stars have no place in the suit order 'shdc'"):
        high_card(["As", "A*"])


@settings(deadline=None, max_examples=20)
@given(st.randoms(use_true_random=False), st.integers(1, 10), st.sampled_from(ORDERS))
def test_the_order_of_players_changes_nothing_but_their_numbers(
    random: Random, players: int, letters: str
) -> None:
    drawn, _ = Deck.standard().deal(players, 1, random=random)
    groups = high_card(drawn, SuitOrder(letters))
    places = random.sample(range(players), players)
    moved = high_card([drawn[place] for place in places], SuitOrder(letters))
    assert [places[index] for (index,) in moved] == [index for (index,) in groups]


@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        (["As", ""], "a player drew no card"),
        (["As", "Kd 2c"], r"the players drew different numbers of cards: \[1, 2\]"),
        (["As", "1x"], "'1x' is no card"),
    ],
)
def test_draws_that_cannot_be_compared_are_named(drawn: list[str], message: str) -> None:
    with pytest.raises(CardError, match=message):
        high_card(drawn)


def test_in_stud_the_lowest_upcard_brings_it_in() -> None:
    assert bring_in(["2h", "As", "2d"]) == 2
    assert bring_in(["As", "Kc", "3h"]) == 2
    assert bring_in(["As"]) == 0
    assert bring_in("2h As 2d") == 2


def test_in_razz_the_highest_upcard_brings_it_in_and_the_ace_is_low() -> None:
    assert bring_in(["Kh", "As", "Ks"], razz=True) == 2
    assert bring_in(["As", "2c", "Ah"], razz=True) == 1
    assert bring_in(["Ac", "As", "Ah"], razz=True) == 1


@in_one_test("letters", ORDERS)
def test_between_equal_upcards_any_order_of_suits_decides(letters: str) -> None:
    upcards = ["7s", "7h", "7d", "7c"]
    assert bring_in(upcards, order=SuitOrder(letters)) == "shdc".index(letters[-1])
    assert bring_in(upcards, razz=True, order=SuitOrder(letters)) == "shdc".index(letters[0])


def test_upcards_that_cannot_be_are_named() -> None:
    with pytest.raises(CardError, match="no upcards: somebody must bring it in"):
        bring_in([])
    with pytest.raises(DuplicateCardError, match="two players show Kh"):
        bring_in(["As", "Kh", "Kh"])
    with pytest.raises(ParseError, match="expected one card, got 2 in 'As Kh'"):
        bring_in(["2c", "As Kh"])


def test_the_highest_cards_win_the_chips_of_a_race() -> None:
    # Five chips of 25 are one of 125, six are two.
    assert chip_race([3, 1, 1], ["Kh 9s 2c", "Ad", "4c"], worth=5) == (0, 1, 0)
    assert chip_race([3, 2, 1], ["Kh 9s 2c", "Ad 3c", "4c"], worth=5) == (1, 1, 0)


def test_a_race_is_decided_by_suit_between_equal_ranks() -> None:
    dealt = ["As", "Ah", "Ad", "Ac"]
    assert chip_race([1, 1, 1, 1], dealt, worth=4) == (1, 0, 0, 0)
    assert chip_race([1, 1, 1, 1], dealt, worth=4, order=SuitOrder.ITALY) == (0, 1, 0, 0)
    assert chip_race([1, 1, 1, 1], dealt, worth=2, order=SuitOrder.SKAT) == (1, 0, 0, 1)


def test_no_player_wins_more_than_one_chip() -> None:
    assert chip_race([3, 1], ["As Ah Ad", "2c"], worth=2 + 2) == (1, 0)
    assert chip_race([4, 1, 2], ["As Ah Ad Ac", "2c", "Ks Kh"], worth=5) == (1, 0, 1)


def test_who_has_no_chip_left_over_takes_no_part() -> None:
    assert chip_race([0, 2, 0], ["", "2c 2d", []], worth=4, stacks=[0, 5, 5]) == (0, 1, 0)
    assert chip_race([0, 0], ["", ""], worth=4) == (0, 0)
    assert chip_race([], [], worth=4) == ()


def test_none_is_left_without_a_chip() -> None:
    dealt = ["Kh 9s 2c", "Ad", "4c"]
    assert chip_race([3, 1, 1], dealt, worth=5, stacks=[7, 9, 0]) == (0, 1, 1)
    assert chip_race([3, 1, 1], dealt, worth=5, stacks=[7, 0, 8]) == (0, 1, 0)
    assert chip_race([3, 1, 1], dealt, worth=5, stacks=[0, 0, 0]) == (1, 1, 1)


@settings(deadline=None, max_examples=20)
@given(st.data(), st.integers(2, 6), st.randoms(use_true_random=False))
def test_a_race_gives_what_the_chips_are_worth_and_one_to_whoever_would_have_none(
    data: st.DataObject, worth: int, random: Random
) -> None:
    leftovers = data.draw(st.lists(st.integers(0, worth - 1), max_size=9))
    stacks = [random.choice([0, 1, 20]) for _ in leftovers]
    cards = iter(Deck.standard().shuffled(random))
    dealt = [[next(cards) for _ in range(chips)] for chips in leftovers]
    plain = chip_race(leftovers, dealt, worth=worth)
    assert set(plain) <= {0, 1}
    assert 0 <= sum(plain) * worth - sum(leftovers) < worth
    assert all(chips for chips, won in zip(leftovers, plain, strict=True) if won)
    kept = chip_race(leftovers, dealt, worth=worth, stacks=stacks)
    for chips, stack, won, gained in zip(leftovers, stacks, plain, kept, strict=True):
        assert gained == (1 if chips and not stack else won)
    best = [max(map(SuitOrder.BRIDGE.key, held), default=None) for held in dealt]
    losers = [one for one, won in zip(best, plain, strict=True) if one and not won]
    winning = [one for one, won in zip(best, plain, strict=True) if one and won]
    assert not losers or max(losers) < min(winning)


def test_chips_that_can_be_counted_only_once_are_all_in_the_race() -> None:
    dealt = ["Kh 9s 2c", "Ad", "4c"]
    once = chip_race(iter([3, 1, 1]), iter(dealt), worth=5, stacks=iter([7, 9, 0]))
    assert once == (0, 1, 1)


Race = Callable[[], object]


@in_one_test(
    ("race", "message"),
    [
        (
            lambda: chip_race([2, 1], ["As", "Kd"], worth=5),
            r"the players have \[2, 1\] chips left over, but were dealt \[1, 1\] cards",
        ),
        (lambda: chip_race([1], ["As", "Kd"], worth=5), "one is dealt for each"),
        (lambda: chip_race([-1], ["As"], worth=5), "one is dealt for each"),
        (lambda: chip_race([2], ["As Kd"], worth=2), "fewer chips are left over than"),
        (lambda: chip_race([0], [""], worth=1), "fewer chips are left over than"),
        (lambda: chip_race([1, 1], ["As", "As"], worth=5), "a card was dealt twice"),
        (lambda: chip_race([1], ["1x"], worth=5), "'1x' is no card"),
        (lambda: chip_race([1, 1], ["As", "Kd"], worth=5, stacks=[0]), "stacks"),
        (lambda: chip_race([1, 1], ["As", "Kd"], worth=5, stacks=[0, 0, 0]), "stacks"),
    ],
)
def test_races_whose_numbers_do_not_fit_are_named(race: Race, message: str) -> None:
    with pytest.raises(CardError, match=message):
        race()


@pytest.mark.parametrize(
    ("race", "message"),
    [
        (
            lambda wrong: chip_race([1, 1], ["As", "Kd"], worth=5, stacks=wrong),
            "the stacks, got",
        ),
        (lambda wrong: chip_race([1, wrong], ["As", "Kd"], worth=5), "each of the chips left"),
        (lambda wrong: chip_race([1, 1], ["As", "Kd"], worth=wrong), "worth is a whole number"),
        (lambda wrong: chip_race(wrong, ["As", "Kd"], worth=5), "the chips left over, got"),
        (lambda wrong: chip_race([1], wrong, worth=5), "expected each player's cards, got 1.5"),
        (high_card, "expected each player's cards, got 1.5"),
        (bring_in, "expected each player's upcard, got 1.5"),
        (stud_order, "expected each player's upcards, got 1.5"),
    ],
)
def test_what_is_not_several_is_named(race: Callable[[Any], object], message: str) -> None:
    with pytest.raises(CardError, match=message):
        race(1.5)


def test_cards_may_be_cards() -> None:
    ace, king = Deck.standard().cards[12], Deck.standard().cards[11]
    assert isinstance(ace, Card)
    assert high_card([[king], [ace]]) == ((1,), (0,))
    assert bring_in([king, ace]) == 0
    assert chip_race([1, 1], [[king], [ace]], worth=5) == (0, 1)
