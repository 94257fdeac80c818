"""Whatever is given, the answer is right or the error names what is wrong."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import (
    Card,
    Deck,
    Hand,
    High,
    Joker,
    Rank,
    RankKey,
    SuitOrder,
    parse_card,
    parse_cards,
    ranker_named,
    winners,
)
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    UnknownNameError,
)
from helpers.any_text import any_text
from helpers.cases import in_one_test

FOUR = "Kd Qh Jc Ts"
RANKS = "T or 10, J Q K A"
SUITS = "expected one of c d h s *"

# What is given, the error, and what it says: the culprit, and what was expected.
MISTAKES: list[tuple[Any, type[CardError], list[str]]] = [
    ("1s " + FOUR, ParseError, ["'1s'", "'1' is no rank", RANKS]),
    ("Ax " + FOUR, ParseError, ["'Ax'", "'x' is no suit", SUITS]),
    ("AsK", ParseError, ["'K'", "no suit after 'K'", SUITS]),
    ("As Ks Qs Js T\u0441", ParseError, ["U+0441 CYRILLIC SMALL LETTER ES", SUITS]),
    (["1s", *FOUR.split()], ParseError, ["'1s'", RANKS]),
    (["As Kd", "Qh", "Jc", "Ts", "9s"], ParseError, ["expected one card, got 2 in 'As Kd'"]),
    (["", *FOUR.split()], ParseError, ["expected one card, got 0 in ''"]),
    (None, ParseError, ["expected cards or text, got None"]),
    (5, ParseError, ["expected cards or text, got 5"]),
    (1.5, ParseError, ["expected cards or text, got 1.5"]),
    (object, ParseError, ["expected cards or text, got <class 'object'>"]),
    (parse_card("As"), ParseError, ["expected cards or text, got Card(Rank.ACE, Suit.SPADES)"]),
    ([1, 2, 3, 4, 5], ParseError, ["expected a card or its text, got 1"]),
    (range(7), ParseError, ["expected a card or its text, got 0"]),
    (b"AsKdQhJcTs", ParseError, ["expected a card or its text, got 65"]),
    (Rank, ParseError, ["expected a card or its text, got Rank.TWO"]),
    ([*parse_cards(FOUR), None], ParseError, ["expected a card or its text, got None"]),
    ([*parse_cards(FOUR), ["As"]], ParseError, ["expected a card or its text, got ['As']"]),
    ([*parse_cards(FOUR), Rank.ACE], ParseError, ["got Rank.ACE"]),
    (
        "As As " + FOUR,
        DuplicateCardError,
        ["As is held 2 times in As As Kd", "52-card deck has 1"],
    ),
    ("Jk " + FOUR, NotInDeckError, ["Jk is not in the 52-card deck"]),
    ("BJ " + FOUR, NotInDeckError, ["BJ is not in the 52-card deck"]),
    ("A* " + FOUR, NotInDeckError, ["A* is not in the 52-card deck"]),
    (FOUR, HandSizeError, ["4 cards", "'Kd Qh Jc Ts'", "High() expects 5 or more"]),
    ("", HandSizeError, ["0 cards", "''", "High() expects 5 or more"]),
    ([], HandSizeError, ["0 cards", "High() expects 5 or more"]),
    ({}, HandSizeError, ["0 cards", "High() expects 5 or more"]),
]


def key(cards: Any) -> RankKey:
    return High().key(cards)


def best(cards: Any) -> Hand:
    return High().best(cards)


def win(cards: Any) -> tuple[int, ...]:
    return winners(High(), [cards])


WAYS = [key, best, win]
every_way = in_one_test("ask", WAYS)


@every_way
@in_one_test(("cards", "error", "says"), MISTAKES)
def test_mistakes_are_named(
    ask: Callable[[Any], object], cards: Any, error: type[CardError], says: list[str]
) -> None:
    with pytest.raises(error) as raised:
        ask(cards)
    message = str(raised.value)
    assert all(part in message for part in says), message


@every_way
@in_one_test("cards", ["1s " + FOUR, ["1s"], None, "As As " + FOUR, FOUR])
def test_tracebacks_do_not_tell_of_the_fast_path_that_was_tried(
    ask: Callable[[Any], object], cards: Any
) -> None:
    with pytest.raises(CardError) as raised:
        ask(cards)
    assert raised.value.__suppress_context__ or raised.value.__context__ is None


@in_one_test("text", ["1s", "Ax", "", "AsK", "A\u0441", None, 5, "As Kd"])
def test_what_is_no_card_is_a_parse_error(text: Any) -> None:
    with pytest.raises(ParseError):
        parse_card(text)


@pytest.mark.parametrize(
    ("find", "name", "near"),
    [
        (ranker_named, "hihg", "high"),
        (ranker_named, "HIGH!", "high"),
        (SuitOrder, "brigde", "bridge"),
        (SuitOrder, "Itly", "italy"),
    ],
)
def test_unknown_names_are_told_the_nearest(
    find: Callable[[str], object], name: str, near: str
) -> None:
    with pytest.raises(UnknownNameError) as error:
        find(name)
    assert repr(name) in str(error.value)
    assert f"did you mean {near!r}?" in str(error.value)


@in_one_test("name", [None, 5, [], High()])
@in_one_test("find", [ranker_named, SuitOrder])
def test_names_are_text(find: Callable[[Any], object], name: object) -> None:
    with pytest.raises(CardError) as error:
        find(name)
    assert repr(name) in str(error.value)


DECKS = [
    Deck.standard(),
    Deck.stripped(Rank.SIX),
    Deck.standard(jokers=2),
    Deck.five_suits(),
    Deck.standard() * 2,
    Deck.standard() * 3,
]
every_deck = in_one_test("deck", DECKS)
every_number = in_one_test("number", [5, 7, 10])


@pytest.mark.slow
@every_deck
@every_number
def test_a_card_held_too_often_is_always_found(deck: Deck, number: int) -> None:
    ranker, random = High(deck=deck), Random(number)
    for held in holdings(deck, number, random):
        ranker.key(held)  # Now the tables know its ranks.
        card = random.choice(held)
        often = [card] * (deck.count(card) + 1)
        others = [other for other in held if other is not card]
        cards = (often + others)[: max(number, len(often))]
        random.shuffle(cards)
        with pytest.raises(DuplicateCardError, match=f"{card} is held .* deck has "):
            ranker.key(cards)
    with pytest.raises(DuplicateCardError):
        ranker.key([deck.cards[-1 - len(deck.jokers)]] * number)


@every_deck
@every_number
def test_a_card_that_the_deck_lacks_is_always_found(deck: Deck, number: int) -> None:
    ranker, random = High(deck=deck), Random(number)
    everything = [*Deck.five_suits(), *(Card(joker=joker) for joker in Joker)]
    strangers = [card for card in everything if card not in deck]
    for held in holdings(deck, number, random):
        ranker.key(held)
        stranger = random.choice(strangers)
        cards = [stranger, *held[1:]]
        random.shuffle(cards)
        with pytest.raises(NotInDeckError) as error:
            ranker.key(cards)
        assert str(stranger) in str(error.value)


def holdings(deck: Deck, number: int, random: Random) -> Iterable[list[Card]]:
    """Yield holdings without jokers, every other one of few suits."""
    cards = [card for card in deck.cards if card.joker is None]
    suited = [card for card in cards if card.suit in deck.suits[:2]]
    for _ in range(3):
        yield random.sample(cards, number)
        yield random.sample(suited, min(number, len(suited)))


cards_of = st.sampled_from(Deck.standard().cards)
others_of = st.sampled_from(parse_cards("Jk BJ SJ A* 9*"))
texts = cards_of.map(str) | cards_of.map(lambda card: card.pretty)
junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    any_text(max_size=4),
    st.binary(max_size=3),
    st.sampled_from([*Rank, Card, object(), ..., NotImplemented, 1j]),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(any_text(max_size=1), st.none(), max_size=2),
)
mostly_cards = st.lists(cards_of | texts, min_size=3, max_size=9)
mixed = st.lists(cards_of | cards_of | texts | others_of | junk, max_size=9)
anything = st.one_of(
    mostly_cards,
    mostly_cards.map(tuple),
    mostly_cards.map(frozenset),
    mostly_cards.map(lambda items: " ".join(map(str, items))),
    mixed,
    mixed.map(tuple),
    st.dictionaries(cards_of | any_text(max_size=2), junk, max_size=7),
    st.text("23456789TJQKA10cdhs* ,", max_size=24),
    junk,
)


def answer(cards: Any) -> RankKey | type[CardError]:
    """Return the key of the cards, or the error that they deserve, found without haste."""
    try:
        given = parse_cards(cards) if isinstance(cards, str) else list(cards)
    except TypeError:
        return ParseError
    except ParseError:
        return ParseError
    held = []
    for item in given:
        try:
            held.append(item if isinstance(item, Card) else parse_card(item))
        except ParseError:
            return ParseError
    if not set(held) <= set(Deck.standard()):
        # A stranger may be held twice too: which of the two is said is no matter.
        return CardError
    if len(set(held)) < len(held):
        return DuplicateCardError
    return key(held) if len(held) >= 5 else HandSizeError


@pytest.mark.slow
@pytest.mark.parametrize("ask", WAYS)
@settings(deadline=None)
@given(cards=anything)
def test_anything_gives_an_answer_or_the_right_error(
    ask: Callable[[Any], object], cards: Any
) -> None:
    expected = answer(cards)
    if isinstance(expected, type):
        with pytest.raises(expected):
            ask(cards)
        return
    match ask(cards):
        case RankKey() as found:
            assert found is expected
        case Hand(key=found):
            assert found is expected
        case found:
            assert found == (0,)


@settings(deadline=None)
@given(holdings=st.lists(anything, max_size=3) | junk, board=anything, hole_cards=junk)
def test_a_showdown_of_anything_has_winners_or_a_card_error(
    holdings: Any, board: Any, hole_cards: Any
) -> None:
    try:
        indices = winners(High(), holdings, board=board, hole_cards=hole_cards)
    except CardError:
        return
    assert set(indices) <= set(range(len(holdings)))


def test_a_ranker_without_a_deck_is_named() -> None:
    with pytest.raises(CardError, match=r"deck is a Deck, as .*, not None"):
        High(deck=None).key("As Kd Qh Jc 9s")  # type: ignore[arg-type]  # what must be refused
