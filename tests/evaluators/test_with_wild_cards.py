"""Wild cards: what is refused, and rankers with wild cards as values."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from acehigh import (
    MAN_WITH_THE_AXE,
    ONE_EYED_JACKS,
    ONE_EYED_ROYALS,
    SUICIDE_KING,
    AceToFive,
    Bug,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RuleRanker,
    Stripped,
    Suit,
    Wild,
    parse_cards,
    winners,
)
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
)
from acehigh.evaluators.with_wild_cards import WithWildCards
from helpers import laws
from helpers.cases import in_one_test

TWO_JOKERS = High(deck=Deck.standard(jokers=2))
ONE_EYED = Wild(High(), wild=ONE_EYED_JACKS)


def never(_card: Card) -> bool:
    return False


def is_red_two(card: Card) -> bool:
    return card.rank is Rank.TWO and card.suit in (Suit.HEARTS, Suit.DIAMONDS)


# The kind of ranker and its arguments, and what the error says.
BAD_RULES: list[tuple[type[WithWildCards], dict[str, Any], type[CardError], list[str]]] = [
    (Wild, {"base": High}, CardError, ["base is a ranker, as High()", "High"]),
    (Wild, {"base": 5}, CardError, ["base is a ranker, as High()", "5"]),
    (Bug, {"base": "high"}, CardError, ["base is a ranker, as High()", "'high'"]),
    (LowestCardWild, {"base": None}, CardError, ["base is a ranker, as High()", "None"]),
    (Wild, {"base": Bug()}, CardError, ["Bug() has wild cards already"]),
    (Bug, {"base": LowestCardWild()}, CardError, ["LowestCardWild() has wild cards already"]),
    (Wild, {"base": Stripped(), "wild": Rank.TWO}, CardError, ["Rank.TWO", "36-card deck"]),
    (Wild, {"base": Stripped(), "wild": "2s"}, NotInDeckError, ["2s", "36-card deck"]),
    (Wild, {"wild": "2s A*"}, NotInDeckError, ["A*", "52-card deck"]),
    (Wild, {"wild": "Jk"}, NotInDeckError, ["Jk", "52-card deck"]),
    (Bug, {"wild": "BJ"}, NotInDeckError, ["BJ", "52-card deck"]),
    (Wild, {"wild": never}, CardError, ["never", "names no card", "52-card deck"]),
    (Wild, {"base": Stripped(), "wild": "2 A"}, CardError, ["Rank.TWO", "36-card deck"]),
    (Wild, {"wild": "xx"}, ParseError, ["'xx'", "a rank, as '2', or cards"]),
    (Wild, {"wild": ""}, ParseError, ["no rank and no card"]),
    (Wild, {"wild": []}, ParseError, ["no rank and no card"]),
    (Wild, {"wild": 5}, ParseError, ["expected ranks or cards, got 5"]),
    (Wild, {"wild": [5]}, ParseError, ["got 5"]),
    (Wild, {"wild": None}, ParseError, ["got None"]),
    (Wild, {"naturals": "never"}, CardError, ["equal, beat, fewer_wild, more_wild", "'never'"]),
    (Bug, {"naturals": None}, CardError, ["equal, beat, fewer_wild, more_wild", "None"]),
    (LowestCardWild, {"naturals": []}, CardError, ["equal, beat", "[]"]),
    (LowestCardWild, {"ties": "none"}, CardError, ["ties is one of all, one", "'none'"]),
    (LowestCardWild, {"ties": []}, CardError, ["ties is one of all, one", "[]"]),
]


@in_one_test(("kind", "given", "error", "says"), BAD_RULES)
def test_rules_that_make_no_sense_are_refused(
    kind: type[WithWildCards], given: dict[str, Any], error: type[CardError], says: list[str]
) -> None:
    with pytest.raises(error) as raised:
        kind(**given)
    assert all(part in str(raised.value) for part in says), raised.value


def test_short_hands_do_not_go_around_wild_cards() -> None:
    with pytest.raises(CardError, match=r"wild cards go around incomplete hands.*Wild\(\)"):
        Incomplete(Wild(High()))


BAD_CARDS: list[tuple[WithWildCards, Any, type[CardError], list[str]]] = [
    (
        Wild(High()),
        "Jk Jk Kd Qh 2c",
        DuplicateCardError,
        ["Jk is held 2", "53-card deck has 1"],
    ),
    (Wild(TWO_JOKERS), "Jk Jk Jk Qh 2c", DuplicateCardError, ["Jk", "54-card deck has 2"]),
    (Bug(High()), "As As Jk Qh 2c", DuplicateCardError, ["As is held 2"]),
    (Wild(High()), "BJ As Kd Qh 2c", NotInDeckError, ["BJ", "53-card deck"]),
    (Wild(High(), wild=Rank.TWO), "Jk As Kd Qh 2c", NotInDeckError, ["Jk", "52-card deck"]),
    (LowestCardWild(), "Jk As Kd Qh 2c", NotInDeckError, ["Jk", "52-card deck"]),
    (LowestCardWild(), "As As Kd Qh 2c", DuplicateCardError, ["As is held 2"]),
    (Wild(High()), "Jk As Kd Qh", HandSizeError, ["4 cards", "Wild() expects 5"]),
    (Wild(Incomplete()), "", HandSizeError, ["0 cards", "expects 1"]),
    (LowestCardWild(), "As Kd Qh", HandSizeError, ["3 cards", "LowestCardWild() expects 5"]),
    (Wild(High()), "Jk As Kd Qh 1c", ParseError, ["'1c'"]),
    (LowestCardWild(), ["As", 5], ParseError, ["got 5"]),
]


@in_one_test("method", ["key", "best"])
@in_one_test(("ranker", "cards", "error", "says"), BAD_CARDS)
def test_cards_that_nobody_can_hold_are_refused(
    ranker: RuleRanker, method: str, cards: Any, error: type[CardError], says: list[str]
) -> None:
    ask: Callable[[Any], object] = getattr(ranker, method)
    with pytest.raises(error) as raised:
        ask(cards)
    assert all(part in str(raised.value) for part in says), raised.value


@in_one_test("number", [5, 7, 10])
def test_a_joker_too_many_is_always_found(number: int) -> None:
    ranker = Wild(TWO_JOKERS)
    naturals = Deck.standard().cards[: 2 * number : 2]
    ranker.key([*naturals[2:], *parse_cards("Jk Jk")])
    with pytest.raises(DuplicateCardError, match="Jk is held 3 times"):
        ranker.key([*naturals[3:], *parse_cards("Jk Jk Jk")])


@pytest.mark.parametrize("method", ["key", "best"])
@pytest.mark.parametrize(
    ("concealed", "error"), [("2s", NotInDeckError), ("xx", ParseError), (5, ParseError)]
)
def test_concealed_cards_are_among_the_cards(
    method: str, concealed: Any, error: type[CardError]
) -> None:
    with pytest.raises(error, match=str(concealed)):
        getattr(LowestCardWild(), method)("Ks Kd 9c 7h 3s", concealed)


def test_two_players_do_not_share_a_joker() -> None:
    with pytest.raises(DuplicateCardError, match=r"Jk is in the holding .* and the holding"):
        winners(Wild(High()), ["Jk Kd 9c 7h 3s", "Jk Qd 9d 7d 3d"])
    assert winners(Wild(TWO_JOKERS), ["Jk Kd 9c 7h 3s", "Jk Qd 9d 7c 3d"]) == (0,)


@in_one_test(
    ("one", "other"),
    [
        (Wild(High()), High(deck=Deck.standard(jokers=1))),
        (Wild(High()), Bug(High())),
        (Wild(High()), Wild(TWO_JOKERS)),
        (Wild(High()), Wild(High(), naturals="beat")),
        (Wild(High()), Wild(High(), double_ace_flush=True)),
        (Wild(High(), wild=Rank.TWO), Wild(High(), wild=Rank.THREE)),
        (Wild(High(), wild=Rank.TWO), Wild(High(), wild="2s 2h 2d 2c")),
        (Wild(High(), wild=is_red_two), ONE_EYED),
        (LowestCardWild(), LowestCardWild(ties="one")),
        (Wild(DeuceToSeven()), Wild(AceToFive())),
    ],
)
def test_keys_of_differently_wild_rankers_do_not_compare(one: Ranker, other: Ranker) -> None:
    laws.keys_of_other_rankers_do_not_compare(one, other, "As Kd Qh Qc Ts Td Jh")


RANKERS: list[WithWildCards] = [
    Wild(),
    Wild(High()),
    Wild(TWO_JOKERS, double_ace_flush=True, naturals="fewer_wild"),
    Wild(Stripped(flush_over_full_house=True), wild=Rank.SIX),
    Wild(DeuceToSeven(), wild="Jh Js"),
    Bug(AceToFive(eight_or_better=True)),
    Bug(High(), wild=Rank.KING, naturals="beat"),
    LowestCardWild(),
    LowestCardWild(Incomplete(), ties="one", naturals="more_wild"),
]


@in_one_test("ranker", RANKERS)
def test_a_ranker_is_written_as_the_call_that_makes_it(ranker: WithWildCards) -> None:
    laws.public_names_make_the_ranker_again(ranker)


@in_one_test("ranker", RANKERS)
def test_keys_and_hands_can_be_copied(ranker: WithWildCards) -> None:
    laws.equal_keys_are_one_object(ranker, parse_cards("As Kd Qh Qc Ts 8d Jh"))


def test_a_predicate_is_pickled_by_its_name() -> None:
    ranker = Wild(High(), wild=is_red_two)
    assert pickle.loads(pickle.dumps(ranker)) == ranker
    key = ranker.key("2h 2d Ks Kd 4c")
    assert key.describe() == "four of a kind, kings, four kicker"
    assert pickle.loads(pickle.dumps(key)) is key
    assert ranker.key("2s 2c Ks Kd 4c").describe() == "two pair, kings and twos, four kicker"


def test_a_predicate_is_asked_about_cards_with_a_rank_only() -> None:
    def is_low_card(card: Card) -> bool:
        assert card.rank is not None
        return card.rank < Rank.FOUR

    ranker = Wild(TWO_JOKERS, wild=is_low_card)
    assert len(ranker.wild_cards) == len(parse_cards("2c 2d 2h 2s 3c 3d 3h 3s Jk"))


def test_rankers_are_equal_however_their_wild_cards_were_listed() -> None:
    same = [
        Wild(High(), wild="Jh Js"),
        Wild(High(), wild="J♠,J♥"),
        Wild(High(), wild=["Js", "Jh", "Js"]),
        Wild(High(), wild=set(ONE_EYED_JACKS)),
        Wild(High(), wild=iter(ONE_EYED_JACKS)),
        ONE_EYED,
    ]
    assert set(same) == {ONE_EYED}
    assert {repr(ranker) for ranker in same} == {repr(ONE_EYED)}
    assert all(
        ranker.key("Js Kd Kc 9s 4h") is ONE_EYED.key("Js Kd Kc 9s 4h") for ranker in same
    )
    assert Wild(High(), wild="2") == Wild(High(), wild=Rank.TWO)
    assert Wild(High(), wild=" 10 ") == Wild(High(), wild="t") == Wild(High(), wild=Rank.TEN)
    assert Wild(High(), wild=parse_cards("Kh")[0]) == Wild(High(), wild=SUICIDE_KING)


@pytest.mark.parametrize(
    ("wild", "named"),
    [
        (ONE_EYED_JACKS, "Jh Js"),
        (ONE_EYED_ROYALS, "Jh Js Kd"),
        (SUICIDE_KING, "Kh"),
        (MAN_WITH_THE_AXE, "Kd"),
        (is_red_two, "2h 2d"),
        (Rank.TWO, "2c 2d 2h 2s"),
    ],
)
def test_wild_cards_go_by_name_rank_or_predicate(wild: Any, named: str) -> None:
    ranker = Wild(High(), wild=wild)
    assert ranker.wild_cards == set(parse_cards(named))
    assert ranker.deck == Deck.standard()


@in_one_test(
    ("ranker", "deck", "wild_cards"),
    [
        (Wild(High()), Deck.standard(jokers=1), "Jk"),
        (Wild(High(), wild="Js"), Deck.standard(), "Js"),
        (Wild(TWO_JOKERS), Deck.standard(jokers=2), "Jk"),
        (Wild(TWO_JOKERS, wild="Js"), Deck.standard(jokers=2), "Jk Js"),
        (Wild(High(deck=Deck.standard("BJ SJ"))), Deck.standard("BJ SJ"), "BJ SJ"),
        (Wild(Stripped()), Deck.stripped(Rank.SIX).with_jokers(1), "Jk"),
        (Bug(High()), Deck.standard(jokers=1), "Jk"),
        # A bug is a joker, whatever else is one.
        (Bug(High(), wild="Js"), Deck.standard(jokers=1), "Jk Js"),
        (LowestCardWild(), Deck.standard(), ""),
        (LowestCardWild(TWO_JOKERS), Deck.standard(jokers=2), "Jk"),
    ],
)
def test_jokers_are_wild_and_one_is_added_if_nothing_else_is(
    ranker: WithWildCards, deck: Deck, wild_cards: str
) -> None:
    assert ranker.deck == deck
    assert ranker.wild_cards == set(parse_cards(wild_cards))


def test_the_same_rules_for_another_deck() -> None:
    two = Deck.standard(jokers=2)
    assert Wild(High()).with_deck(two) == Wild(TWO_JOKERS)
    assert LowestCardWild(ties="one").with_deck(two) == LowestCardWild(TWO_JOKERS, ties="one")
    with pytest.raises(NotInDeckError, match="Jh"):
        ONE_EYED.with_deck(Deck.stripped(Rank.KING))


def test_a_base_with_a_qualifier_keeps_it() -> None:
    key = Wild(AceToFive(eight_or_better=True)).key
    assert key("8s 7h 6d 5c Jk").qualifies
    assert not key("8s 8h 6d 5c Jk").qualifies
    assert not key("9s 7h 6d 5c Jk").qualifies
