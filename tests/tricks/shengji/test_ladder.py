"""The faces of an effective suit from the lowest up, and how many copies of each one holds."""

from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card
from acehigh.tricks.shengji import Trump
from acehigh.tricks.shengji.ladder import ladder_of
from acehigh.tricks.shengji.trump import EffectiveSuit
from helpers.shengji_hands import CARDS, texts, trumps


@given(trumps, st.sampled_from(EffectiveSuit))
def test_a_ladder_has_the_faces_of_its_suit_lowest_first(
    trump: Trump, suit: EffectiveSuit
) -> None:
    ladder = ladder_of(trump, suit)
    assert set(ladder.faces) == {card for card in CARDS if trump.effective_suit(card) == suit}
    assert list(ladder.levels) == sorted(map(trump.level, ladder.faces))


@given(trumps, st.sampled_from(EffectiveSuit))
def test_steps_lead_to_the_faces_that_touch(trump: Trump, suit: EffectiveSuit) -> None:
    ladder = ladder_of(trump, suit)
    for low, steps in zip(ladder.faces, ladder.steps, strict=True):
        above = [place for place, high in enumerate(ladder.faces) if trump.adjacent(low, high)]
        assert list(steps) == above


def test_side_suits_climb_alike() -> None:
    trump = Trump("7", "h")
    sides = [ladder_of(trump, suit) for suit in EffectiveSuit if suit not in ("trump", "h")]
    assert len({ladder.steps for ladder in sides}) == 1
    # The trump rank is left out, so the ranks beside it touch.
    assert all(len(ladder.faces) == 12 for ladder in sides)
    assert len(ladder_of(trump, EffectiveSuit.TRUMP).faces) == 12 + 4 + 2
    # No card is of the printed suit that is trumps.
    assert ladder_of(trump, EffectiveSuit.HEARTS).faces == ()


@given(trumps, st.sampled_from(EffectiveSuit), st.lists(st.sampled_from(CARDS)))
def test_cards_of_a_suit_are_counted_and_come_back(
    trump: Trump, suit: EffectiveSuit, cards: list[Card]
) -> None:
    ladder = ladder_of(trump, suit)
    of_suit = [card for card in cards if trump.effective_suit(card) == suit]
    counts = ladder.counts(iter(cards))
    assert sum(counts) == len(of_suit)
    assert texts(ladder.cards(counts)) == texts(of_suit)
    levels = list(map(trump.level, ladder.cards(counts)))
    assert levels == sorted(levels)
