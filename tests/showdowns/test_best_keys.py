"""The keys of a plain hold'em showdown, and whose are the best."""

from itertools import combinations
from random import Random

from acehigh import Badugi, Card, DeuceToSeven, High, Ranker, Stripped, parse_cards
from acehigh.showdowns.best_keys import keys_of_hold_em, places_of_best
from helpers.cases import in_one_test

HELD = [list(parse_cards("As Kd")), parse_cards("Qs Qd")]
BOARD = parse_cards("Ac 9h 5s 4d 2c")


def test_all_places_of_the_best_are_given() -> None:
    low, high = sorted([High().key("As Kd Qh Jc 9s"), High().key("2s 2d Qh Jc 9s")])
    assert places_of_best([low, high, low, high]) == [1, 3]
    assert places_of_best([low]) == [0]


@in_one_test("ranker", [High(), DeuceToSeven(), Stripped()])
def test_keys_are_those_of_each_holding(ranker: Ranker) -> None:
    chance = Random(1)
    for players in range(1, 11):
        cards = chance.sample(ranker.deck.cards, 5 + 2 * players)
        held = [cards[at : at + 2] for at in range(5, len(cards), 2)]
        keys = keys_of_hold_em(ranker, held, cards[:5])
        assert keys == [ranker.key(some + cards[:5]) for some in held]


def test_cards_alike_leave_the_answer_to_others() -> None:
    cards = parse_cards("As Kd Qs Qd Ac 9h 5s 4d 2c")
    for one, other in combinations(range(9), 2):
        alike = list(cards)
        alike[one] = alike[other]
        held = [alike[0:2], alike[2:4]]
        assert keys_of_hold_em(High(), held, alike[4:]) is None
    # So many that their number is no place of a list.
    ace = cards[0]
    assert keys_of_hold_em(High(), [[ace, ace]] * 4, [ace] * 5) is None


def test_what_is_no_plain_hold_em_is_left_to_others() -> None:
    assert keys_of_hold_em(High(), HELD, BOARD) is not None
    none: list[tuple[Ranker, object, object]] = [
        (High(), HELD, BOARD[:4]),
        (High(), HELD, "Ac 9h 5s 4d 2c"),
        (High(), ["As Kd", "Qs Qd"], BOARD),
        (High(), [HELD[0], (*HELD[1], *parse_cards("3c"))], BOARD),
        (Badugi(), HELD, BOARD),
        (High, HELD, BOARD),  # type: ignore[list-item]  # a class is no ranker
        (None, HELD, BOARD),  # type: ignore[list-item]  # nor is nothing
    ]
    for ranker, held, board in none:
        assert keys_of_hold_em(ranker, held, board) is None  # type: ignore[arg-type]  # the same


def test_what_can_be_gone_through_once_is_not_used_up() -> None:
    holdings = iter(HELD)
    assert keys_of_hold_em(High(), holdings, BOARD) is None
    assert list(holdings) == HELD
    held, board = iter(HELD[0]), iter(BOARD)
    assert keys_of_hold_em(High(), [held, HELD[1]], BOARD) is None
    assert keys_of_hold_em(High(), HELD, board) is None
    assert list(held) == HELD[0]
    assert tuple(board) == BOARD
    assert all(isinstance(card, Card) for card in HELD[0])
