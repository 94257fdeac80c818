"""Hands as text, and as other programs want them."""

import json

from hypothesis import given

from acehigh import Card, Deck, High, ThreeCard, Wild, parse_cards
from acehigh.cli.records import hand_record, hand_text
from acehigh.testing.strategies import holdings

FIFTY_THREE = Deck.standard(jokers=1)
JOKER_WILD = Wild(High(deck=FIFTY_THREE))


def test_a_record_has_the_cards_as_held_and_as_they_play() -> None:
    hand = JOKER_WILD.best("Kd Kc 9s 4h Jk")
    assert hand_record(hand) == {
        "cards": ["Kd", "Kc", "Jk", "9s", "4h"],
        "plays_as": ["Kd", "Kc", "Ks", "9s", "4h"],
        "category": "three of a kind",
        "ranks": ["K", "9", "4"],
        "description": "three of a kind, kings, nine kicker",
        "qualifies": True,
    }


def test_the_number_of_a_hand_is_among_it_if_that_is_asked_for() -> None:
    best, worst = ThreeCard().best("As Ks Qs"), ThreeCard().best("5s 3d 2c")
    assert hand_record(best, numbers=True) == {**hand_record(best), "number": 1}
    assert hand_record(worst, numbers=True)["number"] == 741
    assert "number" not in hand_record(best)


@given(holdings(FIFTY_THREE, 5, 5))
def test_text_and_record_say_what_the_hand_does(cards: tuple[Card, ...]) -> None:
    hand = JOKER_WILD.best(cards)
    assert hand_text(hand) == str(hand)
    record = json.loads(json.dumps(hand_record(hand)))
    assert parse_cards(record["cards"]) == hand.cards
    assert parse_cards(record["plays_as"]) == hand.plays_as
    assert set(hand.cards) <= set(cards)
    assert record["description"] == hand.key.describe()
