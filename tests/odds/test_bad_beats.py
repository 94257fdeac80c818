"""Bad beats are counted as if each deal were looked at (G13)."""

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Any

import pytest

from acehigh import (
    Badugi,
    CardError,
    Deck,
    High,
    LowestCardWild,
    Rank,
    Stripped,
    Wild,
    parse_cards,
)
from acehigh.errors import TooManyError
from acehigh.evaluators.ranker import Ranker
from acehigh.odds import bad_beats as module
from acehigh.odds.bad_beats import BadBeats, bad_beats
from acehigh.odds.qualifying import Boards
from helpers.cases import in_one_test
from helpers.slow_bad_beats import Game

TWELVE = High(deck=Deck(ranks=(Rank.QUEEN, Rank.KING, Rank.ACE)))
SIXTEEN = High(deck=Deck.stripped(Rank.JACK))
TWENTY = High(deck=Deck.stripped(Rank.TEN))

# Boards on which much can be won.
ON_BOARDS = ("As Ah Ad Ks Qs", "As Ks Qs Kh Qh", "Ks Kh Jd Jc Qs", "As Ks Js Ts Th")

TERMS: list[dict[str, Any]] = [
    {},
    {"both_play": "may"},
    {"pocket_quads": True},
    {"winner": "best"},
    {"both_play": "may", "winner": "best", "pocket_quads": True},
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("least", "terms"),
    [
        ("quads", TERMS[0]),
        *(
            pytest.param(least, terms, marks=pytest.mark.exhaustive)
            for least in ("two pair", "QQQAA")
            for terms in TERMS
        ),
    ],
    ids=str,
)
def test_three_players_with_twelve_cards(least: str, terms: dict[str, Any]) -> None:
    found = bad_beats(least, 3, ranker=TWELVE, **terms)
    assert found.deals == Game(TWELVE, found.least, **terms).deals(3)
    assert found.total == comb(12, 5) * comb(7, 2) * comb(5, 2) * comb(3, 2)


@pytest.mark.exhaustive
def test_two_players_with_twelve_cards() -> None:
    found = bad_beats("full house", ranker=TWELVE)
    assert found.deals == Game(TWELVE, found.least).deals(2)
    assert found == bad_beats("full house", ranker=TWELVE, winner="best")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ranker", "terms"),
    [
        *((SIXTEEN, terms) for terms in TERMS),
        *(pytest.param(TWENTY, terms, marks=pytest.mark.exhaustive) for terms in TERMS[::4]),
    ],
    ids=str,
)
@pytest.mark.parametrize("least", ["KKKJJ", "quads"])
def test_three_players_on_some_boards(
    ranker: High, least: str, terms: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = [board for board in map(parse_cards, ON_BOARDS) if ranker.deck.has(board)]
    monkeypatch.setattr(module, "ByPatterns", lambda *_: _Some(boards))
    found = bad_beats(least, 3, ranker=ranker, **terms)
    assert found.deals == Game(ranker, found.least, **terms).deals(3, boards)
    assert found.deals > 0


class _Some:
    """Some boards in the place of all."""

    cost = 1

    def __init__(self, boards: list[Any]) -> None:
        self._boards = boards

    def holdings(self, part: int, parts: int) -> list[tuple[Any, int]]:
        return [(board, 1) for board in self._boards[part::parts]]


@pytest.mark.exhaustive
@pytest.mark.parametrize("terms", TERMS, ids=str)
@pytest.mark.parametrize("least", ["full house", "quads"])
def test_some_boards_of_twenty_cards_for_two(
    least: str, terms: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = [tuple(Random(seed).sample(TWENTY.deck.cards, 5)) for seed in range(25)]
    monkeypatch.setattr(module, "ByPatterns", lambda *_: _Some(boards))
    found = bad_beats(least, ranker=TWENTY, **terms)
    assert found.deals == Game(TWENTY, found.least, **terms).deals(2, boards)
    assert found.deals > 0


@pytest.mark.exhaustive
def test_some_boards_of_sixteen_cards_for_three(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [tuple(Random(seed).sample(SIXTEEN.deck.cards, 5)) for seed in range(25)]
    monkeypatch.setattr(module, "ByPatterns", lambda *_: _Some(boards))
    found = bad_beats("AAAQQ", 3, ranker=SIXTEEN, winner="best")
    assert found.deals == Game(SIXTEEN, found.least, winner="best").deals(3, boards)
    assert found.deals > 0


@pytest.mark.exhaustive
def test_some_boards_of_24_cards_for_three(monkeypatch: pytest.MonkeyPatch) -> None:
    ranker = Stripped(Rank.NINE)
    boards = [tuple(Random(seed).sample(ranker.deck.cards, 5)) for seed in range(3)]
    monkeypatch.setattr(module, "ByPatterns", lambda *_: _Some(boards))
    found = bad_beats("999TT", 3, ranker=ranker)
    assert found.deals == Game(ranker, found.least).deals(3, boards)
    assert found.deals > 0


@pytest.mark.exhaustive
def test_a_joker_is_wild() -> None:
    ranker = Wild(TWELVE).with_deck(TWELVE.deck.with_jokers(1))
    found = bad_beats("AAAAK", ranker=ranker)
    assert found.deals == Game(ranker, found.least).deals(2)
    assert found.deals > 0


@pytest.mark.exhaustive
def test_quads_of_two_players_and_of_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What loses with a pair in the hole is counted as on paper; for ten as the docs say."""
    # What qualifies on a board is the same however many play. It is found once for both.
    monkeypatch.setattr(Boards, "qualifying", cache(Boards.qualifying))
    # Two pair and a kicker on the board: the pairs left go to either player.
    quads_over_quads = 123_552 * 2
    # Three cards of each of 40 straight flushes on the board, the other two in the hole: 400.
    # Beside them a pair of another suit, of none of the five ranks, for its card of this suit
    # must be left; or one of them paired, and a card of neither that rank nor that suit.
    three_suited = 400 * (8 * 3 + 3 * 3 * 36) * 2
    # Four of the suit, so that two more make what one alone does not; and one of them paired.
    four_suited = _four_suited() * 4 * 3 * 2
    by_hand = quads_over_quads + three_suited + four_suited + _straight_flushes()
    assert bad_beats("quads", pocket_quads=True).deals == by_hand
    for_ten = 652762331128486743537364992000
    assert bad_beats("quads", 10, pocket_quads=True).deals == for_ten


@pytest.mark.exhaustive
def test_aces_full_of_ten_players() -> None:
    """What the docs say stays so."""
    found = bad_beats("AAATT", 10, pocket_quads=True)
    assert found.deals == 3460596985560634536534582067200


def _four_suited() -> int:
    """Return how often two more of a suit are needed for a straight flush with four of it."""
    fours = map(set, combinations(range(2, 15), 4))
    return 4 * sum(len(_straight_flushes_with_two(four)) for four in fours)


def _straight_flushes() -> int:
    """Return how often two players need two of a suit for straight flushes that differ."""
    return 4 * sum(
        comb(39, 5 - number)
        for number in (3, 4, 5)
        for board in map(set, combinations(range(2, 15), number))
        for one, other in permutations(_straight_flushes_with_two(board).items(), 2)
        if one[1] != other[1] and not set(one[0]) & set(other[0])
    )


def _straight_flushes_with_two(board: set[int]) -> dict[tuple[int, int], int]:
    """Return the two more ranks of a board's suit that are both needed, with what they make."""
    runs = [{14, 2, 3, 4, 5}, *(set(range(low, low + 5)) for low in range(2, 11))]

    def top(ranks: set[int]) -> int:
        return max((at for at, run in enumerate(runs, 1) if run <= ranks), default=0)

    twos = combinations(sorted(set(range(2, 15)) - board), 2)
    made = {two: top({*board, *two}) for two in twos}
    return {
        two: made[two] for two in made if made[two] > max(top({*board, one}) for one in two)
    }


def test_the_probability_is_a_fraction() -> None:
    found = bad_beats("quads", ranker=SIXTEEN)
    assert found == BadBeats(SIXTEEN.key("Js Jh Jd Jc Qs"), 2, 5760, 8_648_640)
    assert found.probability == Fraction(5760, 8_648_640)


def test_quads_over_quads_by_hand() -> None:
    # No straight has but four ranks. Two of them are paired on the board, the fifth card is of
    # another rank, and either player has the higher pair in the hole.
    found = bad_beats("quads", ranker=SIXTEEN, pocket_quads=True)
    assert found.deals == comb(4, 2) * 6 * 6 * 8 * 2


@pytest.mark.parametrize("parts", [1, 3])
def test_the_work_is_shared(parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = bad_beats("full house", 3, ranker=TWELVE)
    monkeypatch.setattr(module, "_BOARDS_IN_A_PART", 1)
    monkeypatch.setattr(module, "_MOST_PARTS", parts)
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as executor:
        shared = bad_beats(
            "full house",
            3,
            ranker=TWELVE,
            executor=executor,
            progress=lambda done, number: told.append((done, number)),
        )
    assert shared == whole
    assert told == [(done, parts) for done in range(1, parts + 1)]


def test_nothing_loses_above_the_best() -> None:
    assert bad_beats("As Ks Qs Js Ts", ranker=TWENTY).deals == 0


@in_one_test("players", [1, 24, 0, -2, True, 2.0, "2", None])
def test_so_many_players_cannot_play(players: Any) -> None:
    with pytest.raises(CardError, match=r"cannot play hold'em with the 52-card deck.*2 to 23"):
        bad_beats("quads", players)


@pytest.mark.parametrize(
    ("ranker", "says"),
    [
        (High, "expected a ranker such as High"),
        (Badugi(), "hands of 5 cards, not 4"),
        (LowestCardWild(), "does not tell which hole cards play"),
        (High(deck=Deck.standard() * 2), "no card is there twice"),
        (
            High(deck=Deck(ranks=(Rank.KING, Rank.ACE))),
            "for two takes 9 cards, more than the 8-card deck",
        ),
    ],
)
def test_what_is_no_game_of_holdem(ranker: Ranker, says: str) -> None:
    with pytest.raises(CardError, match=says):
        bad_beats("quads", ranker=ranker)


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"both_play": "needed"}, "both_play is one of must, may; not 'needed'"),
        ({"winner": ["best"]}, "winner is one of any, best; not"),
        ({"pocket_quads": 1}, "pocket_quads is True or False, not 1"),
    ],
)
def test_unknown_options(terms: dict[str, Any], says: str) -> None:
    with pytest.raises(CardError, match=says):
        bad_beats("quads", ranker=SIXTEEN, **terms)


def test_too_many_hands_for_three_players() -> None:
    with pytest.raises(
        TooManyError, match=r"9,516 hands are at least flush.*5,000 is the most"
    ):
        bad_beats("flush", 3)
