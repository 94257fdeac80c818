"""What is led: components of one effective suit (T12 to T16)."""

import pytest

from acehigh import Card, CardError, Rank, Suit, parse_cards
from acehigh.tricks.shengji import Component, Format, Trump, read_lead
from acehigh.tricks.shengji.formats import described, run_order
from helpers.cases import in_one_test

JC = Trump("J", "c")
NAMES = {one.__name__: one for one in (Card, Component, Format, Rank, Suit, Trump)}


def test_runs_are_said_in_players_words() -> None:
    assert described([(5,), (7,)]) == "a set of five and a set of 7"
    assert described([(2, 3, 2)]) == "a run of a pair and a triple and a pair"
    assert described([(4,), (4,), (1,), (1,)]) == "two sets of four and two singles"


def test_a_lead_says_what_it_is() -> None:
    lead = read_lead(JC, "Ks Qs Qs")
    assert (str(lead), str(lead.suit), lead.longest) == ("Qs Qs + Ks", "s", 2)
    assert (lead.trump, lead.is_throw) == (JC, True)
    assert lead.shapes == ((2,), (1,))
    assert lead.described() == "a throw of a pair and a single"
    assert read_lead(JC, "Ks").described() == "a single"
    assert eval(repr(lead), NAMES) == lead
    assert read_lead(JC, iter(["Ks", "Qs", "Qs"])) == lead


def test_components_and_leads_check_what_they_are_made_of() -> None:
    (ace, other) = parse_cards("As Ks")
    for width, length, cards in ((2, 1, (ace, other)), (1, 1, ()), (2, 1, (ace,)), (0, 0, ())):
        with pytest.raises(CardError, match="copies of each of"):
            Component(width, length, cards)
    (heart,) = parse_cards("Ah")
    for components in ((), (Component(1, 1, (ace,)), Component(1, 1, (heart,)))):
        with pytest.raises(CardError, match="all of one suit"):
            Format(JC, components)


@in_one_test(
    ("width", "cards", "size", "shape", "is_tractor"),
    [
        (1, "As", 1, (1,), False),
        (3, "As As As", 3, (3,), False),
        (2, "3s 3s 4s 4s 5s 5s", 6, (2, 2, 2), True),
    ],
)
def test_a_component_has_a_shape(
    width: int, cards: str, size: int, shape: tuple[int, ...], is_tractor: bool
) -> None:
    component = Component(width, len(shape), parse_cards(cards))
    assert (component.size, component.shape, component.is_tractor) == (size, shape, is_tractor)
    assert str(component) == cards


def test_components_stand_longest_first_then_tractors_then_the_higher() -> None:
    parts = ["9s", "As As", "3s 3s 4s 4s", "Ks Ks Ks Ks", "Qs Qs"]
    components = tuple(read_lead(JC, part).components[0] for part in parts)
    lead = Format(JC, components)
    assert str(lead) == "3s 3s 4s 4s + Ks Ks Ks Ks + As As + Qs Qs + 9s"
    assert lead == Format(JC, components[::-1])
    assert lead.described() == (
        "a throw of a tractor of two pairs, a set of four, two pairs and a single"
    )


def test_runs_are_sorted_the_longest_first_then_the_wider() -> None:
    runs = [(1,), (3, 2), (2, 3), (4,), (2, 2, 2), (3, 3)]
    assert sorted(runs, key=run_order) == [(2, 2, 2), (3, 3), (3, 2), (2, 3), (4,), (1,)]
