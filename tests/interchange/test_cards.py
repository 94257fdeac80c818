"""Cards and numbers go to other libraries and come back; each is asked where installed."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    Card,
    CardError,
    Category,
    Deck,
    High,
    Incomplete,
    Ranker,
    RankKey,
    Wild,
    parse_card,
    parse_cards,
)
from acehigh.errors import NotInDeckError, ParseError
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.interchange import (
    from_eval7,
    from_phevaluator,
    from_pokerkit,
    from_treys,
    kev_of,
    key_of_kev,
    to_eval7,
    to_phevaluator,
    to_pokerkit,
    to_treys,
)
from helpers.cases import in_one_test
from helpers.hands import hand_of_each_kind

DECK = Deck.standard().cards

TO: list[Callable[[Any], Any]] = [to_treys, to_phevaluator, to_eval7, to_pokerkit]
FROM: list[Callable[[Any], tuple[Card, ...]]] = [
    from_treys,
    from_phevaluator,
    from_eval7,
    from_pokerkit,
]


@pytest.mark.parametrize(("to", "of"), [*zip(TO, FROM, strict=True)], ids=lambda f: f.__name__)
def test_every_card_comes_back(
    to: Callable[[Any], Any], of: Callable[[Any], tuple[Card, ...]]
) -> None:
    assert of(to(DECK)) == DECK
    assert of(to("10h, a♠ QD")) == parse_cards("Th As Qd")
    assert of(to([])) == ()
    assert len({str(to([card])) for card in DECK}) == 52


@in_one_test("to", TO)
@in_one_test("text", ["Jk", "BJ", "A*"])
def test_a_card_outside_the_52_is_refused(to: Callable[[Any], Any], text: str) -> None:
    name = to.__name__.removeprefix("to_")
    with pytest.raises(NotInDeckError, match=rf"^{text[0]}.* is no card of {name}, which has"):
        to(["As", parse_card(text)])


@pytest.mark.parametrize("of", [from_eval7, from_pokerkit], ids=lambda f: f.__name__)
@pytest.mark.parametrize("text", ["As Jk", "As A*", ["As", "A*"]])
def test_text_of_a_card_outside_the_52_is_refused(
    of: Callable[[Any], tuple[Card, ...]], text: Any
) -> None:
    with pytest.raises(NotInDeckError, match=r"is no card of .*, which has the 52-card deck"):
        of(text)


@in_one_test("to", TO)
@in_one_test("cards", ["1s", ["As", None], [51], None])
def test_what_is_no_card_is_refused(to: Callable[[Any], Any], cards: Any) -> None:
    with pytest.raises(ParseError):
        to(cards)


ACE_OF_SPADES = to_treys("As")[0]


@in_one_test(
    ("of", "number"),
    [
        *[(from_phevaluator, wrong) for wrong in (-1, 52, True, False, 0.0, "As", None)],
        *[(from_treys, wrong) for wrong in (0, 1, -ACE_OF_SPADES, True, "As", None)],
        # A bit too many, a bit too few, and the prime of another rank.
        (from_treys, ACE_OF_SPADES | 1 << 13),
        (from_treys, ACE_OF_SPADES ^ 1 << 12),
        (from_treys, ACE_OF_SPADES - 1),
        (from_treys, float(ACE_OF_SPADES)),
    ],
)
def test_a_number_that_is_no_card_is_refused(
    of: Callable[[Any], tuple[Card, ...]], number: object
) -> None:
    with pytest.raises(ParseError) as caught:
        of([number])
    assert repr(number) in str(caught.value)
    assert of.__name__.removeprefix("from_") in str(caught.value)


@pytest.mark.parametrize("of", FROM, ids=lambda f: f.__name__)
def test_one_number_alone_is_refused(of: Callable[[Any], tuple[Card, ...]]) -> None:
    with pytest.raises(ParseError, match="expected several cards, got 51"):
        of(51)


@in_one_test("of", [from_eval7, from_pokerkit])
@in_one_test("wrong", ["1s", ["As", 5], ["As", True], ["As", None], ["AsK"]])
def test_text_that_is_no_card_is_refused(
    of: Callable[[Any], tuple[Card, ...]], wrong: Any
) -> None:
    with pytest.raises(ParseError):
        of(wrong)


@pytest.mark.parametrize("text", ["??", "As??", "A?", ["As", "??"]])
def test_the_unknown_cards_of_pokerkit_are_named(text: Any) -> None:
    with pytest.raises(ParseError, match="has a card that is not known"):
        from_pokerkit(text)


class AnInteger:
    """What is no int but stands for one, as NumPy's integers do."""

    def __index__(self) -> int:
        return 51


@pytest.mark.slow
def test_integers_of_any_kind_serve() -> None:
    assert from_phevaluator([AnInteger()]) == parse_cards("As")
    assert kev_of(key_of_kev(AnInteger())) == 51


@pytest.mark.slow
def test_kev_numbers_all_keys_best_first() -> None:
    best_first = list(hand_of_each_kind())
    numbers = [*range(1, 7463)]
    assert [kev_of(key) for key in best_first] == numbers
    assert [key_of_kev(number) for number in numbers] == best_first
    assert all(better > worse for better, worse in pairwise(best_first))
    assert all(key_of_kev(kev_of(key)) is key for key in best_first)


def test_kev_at_the_ends() -> None:
    assert kev_of(High().key("As Ks Qs Js Ts 9s 8s")) == 1
    assert kev_of(High().key("7s 5h 4d 3c 2s")) == 7462
    assert key_of_kev(10).category is Category.STRAIGHT_FLUSH
    assert key_of_kev(11).category is Category.FOUR_OF_A_KIND
    assert kev_of(pickle.loads(pickle.dumps(High().key("7s 5h 4d 3c 2s")))) == 7462


@pytest.mark.parametrize(
    "ranker",
    [
        AceToFive(),
        Incomplete(),
        Wild(High()),
        High(deck=Deck.standard() * 2),
        High(deck=Deck.five_suits()),
        High(
            order=(
                *STANDARD_ORDER[:5],
                STANDARD_ORDER[6],
                STANDARD_ORDER[5],
                *STANDARD_ORDER[7:],
            )
        ),
    ],
    ids=repr,
)
def test_other_rankers_have_no_kev(ranker: Ranker) -> None:
    key: RankKey = ranker.key("As Kd Qh Jc 9s")
    with pytest.raises(CardError, match=r"only High\(\) does") as caught:
        kev_of(key)
    assert repr(ranker) in str(caught.value)


@pytest.mark.parametrize("wrong", [0, -1, 7463, True, 1.0, "1", None])
def test_a_number_that_no_hand_has_is_refused(wrong: Any) -> None:
    with pytest.raises(CardError) as caught:
        key_of_kev(wrong)
    assert str(caught.value) == f"a hand has a number from 1 to 7462, not {wrong!r}"


def test_nothing_of_it_comes_with_import_acehigh() -> None:
    code = "import acehigh, sys; sys.exit('acehigh.interchange' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.slow
def test_treys_has_the_same_integers_and_numbers() -> None:
    treys = pytest.importorskip("treys")
    assert to_treys(DECK) == [treys.Card.new(str(card)) for card in DECK]
    assert from_treys(treys.Deck.GetFullDeck()) == parse_cards(
        map(treys.Card.int_to_str, treys.Deck.GetFullDeck())
    )
    evaluate = treys.Evaluator().evaluate
    assert_same_numbers(lambda hand: evaluate(to_treys(hand), []))


@pytest.mark.slow
def test_phevaluator_has_the_same_ids_and_numbers() -> None:
    phevaluator = pytest.importorskip("phevaluator")
    assert to_phevaluator(DECK) == [phevaluator.Card(str(card)).id_ for card in DECK]
    ids = range(52)
    assert from_phevaluator(ids) == parse_cards(
        phevaluator.Card(n).describe_card() for n in ids
    )
    assert_same_numbers(lambda hand: phevaluator.evaluate_cards(*to_phevaluator(hand)))


def assert_same_numbers(number_of: Callable[[tuple[Card, ...]], int]) -> None:
    ours = {hand: kev_of(key) for key, hand in hand_of_each_kind().items()}
    assert ours == {hand: number_of(hand) for hand in ours}


def test_eval7_reads_the_texts() -> None:
    eval7 = pytest.importorskip("eval7")
    theirs = [eval7.Card(text) for text in to_eval7(DECK)]
    assert sorted(map(str, theirs)) == sorted(map(str, eval7.Deck()))
    assert from_eval7(theirs) == DECK


@pytest.mark.slow
def test_pokerkit_reads_the_text() -> None:
    pokerkit = pytest.importorskip("pokerkit")
    theirs = list(pokerkit.Card.parse(to_pokerkit(DECK)))
    assert set(theirs) == set(pokerkit.Deck.STANDARD)
    assert from_pokerkit(theirs) == DECK
    with pytest.raises(ParseError, match=r"'As \?\?' has a card that is not known"):
        from_pokerkit([theirs[DECK.index(parse_card("As"))], pokerkit.Card.UNKNOWN])
