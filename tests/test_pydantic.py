"""Cards, hands and decks as fields of pydantic models."""

import json
import pickle
import subprocess
import sys
from typing import Annotated

import pytest

from acehigh import Card, Deck, Hand, High, Joker, Rank, Suit, Wild, parse_card, parse_cards

pytest.importorskip("pydantic")

from pydantic import BaseModel, BeforeValidator, TypeAdapter, ValidationError

from helpers.cases import in_one_test

EVERY_CARD = [*Deck.five_suits(), *(Card(joker=joker) for joker in Joker)]
CARD = TypeAdapter(Card)
HAND = High().best("As Ah Kd Qc Jh")


class Player(BaseModel):
    """A model as a game server may have it."""

    name: str
    holding: Annotated[tuple[Card, ...], BeforeValidator(parse_cards)]
    discards: list[Card] = []
    best: Hand | None = None


@in_one_test("card", EVERY_CARD)
def test_cards_go_through_json_as_text(card: Card) -> None:
    assert json.loads(CARD.dump_json(card)) == str(card)
    assert CARD.validate_json(CARD.dump_json(card)) is card
    assert CARD.validate_python(card) is card
    assert CARD.validate_python(str(card)) is card
    assert CARD.dump_python(card) is card
    assert CARD.dump_python(card, mode="json") == str(card)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("1s", "'1s' is no card: '1' is no rank, expected 2-9, T or 10, J Q K A"),
        ("", "expected one card, got 0 in ''"),
        ("As Kd", "expected one card, got 2 in 'As Kd'"),
        (14, "expected cards or text, got 14"),
        (None, "expected cards or text, got None"),
        (["As"], "expected one card, got 1 in"),
    ],
)
def test_what_is_no_card_is_told_in_our_words(given: object, message: str) -> None:
    with pytest.raises(ValidationError) as error:
        CARD.validate_python(given)
    (one,) = error.value.errors()
    assert message in one["msg"]


def test_json_that_is_no_text_is_no_card() -> None:
    for text in ("14", "null", '["As"]', '"1s"'):
        with pytest.raises(ValidationError):
            CARD.validate_json(text)


@pytest.mark.parametrize("mode", ["validation", "serialization"])
def test_the_json_schema_of_cards_and_hands_is_text(mode: str) -> None:
    schema = Player.model_json_schema(mode=mode)  # type: ignore[arg-type]  # one of two texts
    fields = schema["properties"]
    assert fields["holding"]["items"] == fields["discards"]["items"] == {"type": "string"}
    assert {"type": "string"} in fields["best"]["anyOf"]
    assert CARD.json_schema(mode=mode) == {"type": "string"}  # type: ignore[arg-type]  # the same


def test_models_go_through_json() -> None:
    given = {"name": "Ann", "holding": "AsKd 10h", "discards": ["2c", parse_card("Jk")]}
    player = Player.model_validate(given)
    assert player.holding == parse_cards("As Kd Th")
    assert player.discards == [parse_card("2c"), parse_card("Jk")]
    assert json.loads(player.model_dump_json()) == {
        "name": "Ann", "holding": ["As", "Kd", "Th"], "discards": ["2c", "Jk"], "best": None,
    }  # fmt: skip
    assert Player.model_validate_json(player.model_dump_json()) == player
    assert pickle.loads(pickle.dumps(player)) == player


def test_cards_are_keys_of_mappings() -> None:
    counts = TypeAdapter(dict[Card, int])
    text = counts.dump_json({parse_card("As"): 2, parse_card("Jk"): 1})
    assert text == b'{"As":2,"Jk":1}'
    assert counts.validate_json(text) == {parse_card("As"): 2, parse_card("Jk"): 1}


def test_hands_are_written_but_not_read() -> None:
    player = Player(name="Ann", holding=HAND.cards, best=HAND)
    assert player.best is HAND
    assert json.loads(player.model_dump_json())["best"] == str(HAND)
    with pytest.raises(ValidationError, match=r"expected a Hand, .* got 'As"):
        Player.model_validate_json(player.model_dump_json())
    with pytest.raises(ValidationError, match="expected a Hand"):
        Player(name="Ann", holding=(), best=str(HAND))  # type: ignore[arg-type]  # what is refused


def test_ranks_and_suits_are_enumerations() -> None:
    ranks, suits = TypeAdapter(list[Rank]), TypeAdapter(list[Suit])
    assert ranks.validate_json("[14, 2]") == [Rank.ACE, Rank.TWO]
    assert suits.dump_json([Suit.SPADES, Suit.STARS]) == b'["s","*"]'
    assert suits.validate_json('["s"]') == [Suit.SPADES]


@pytest.mark.parametrize(
    "deck",
    [Deck.standard(), Deck.twenty() * 2, Deck.five_suits().with_jokers("BJ SJ")],
    ids=repr,
)
def test_decks_go_through_json(deck: Deck) -> None:
    decks = TypeAdapter(Deck)
    assert decks.validate_json(decks.dump_json(deck)) == deck
    with pytest.raises(ValidationError, match="a game needs one deck or more, not 0"):
        decks.validate_json('{"copies": 0}')
    assert decks.json_schema()["properties"]["jokers"]["items"] == {"type": "string"}


def test_json_needs_no_pydantic() -> None:
    cards = parse_cards("As 10h Jk")
    text = json.dumps(
        {"board": cards, "best": Wild(High()).best("As Ah Kd Qc Jk")}, default=str
    )
    assert parse_cards(json.loads(text)["board"]) == cards


def test_acehigh_imports_nothing_that_looks_at_it() -> None:
    code = (
        "import sys, acehigh; acehigh.High().best('As Kd Qh Jc 9s').pretty;"
        "acehigh.parse_card('As').pretty;"
        "print(*{'pydantic_core', 'rich', 'IPython', 'acehigh.display'}"
        " & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert done.stdout.split() == []
