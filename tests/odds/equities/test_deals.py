"""One deal after the other: who wins which part of the pot in each."""

from collections import Counter
from itertools import combinations
from math import comb

from acehigh import AceToFive, Deck, High, Rank, parse_cards
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import (
    count_deals,
    deals_of,
    keys_of,
    keys_on,
    outcome_of,
    outcome_of_values,
    outcomes_on,
    values_of,
    values_of_keys,
)
from acehigh.odds.equities.worth import NOTHING
from helpers.cases import in_one_test

HIGH, LOW = Part("high", High()), Part("low", AceToFive(eight_or_better=True))
SMALL = Deck.stripped(Rank.KING)
HELD = tuple(map(parse_cards, ("As Kd", "Ah Kh", "Kc Ks")))


def test_every_deal_is_there_once() -> None:
    asked = Contest(SMALL, (Part("", High(SMALL)),), ((), parse_cards("As")), (2, 1), (), 2)
    seen: Counter[object] = Counter()
    for holdings, boards in deals_of(asked):
        for board in boards:
            dealt = sum(holdings, board)
            assert len(set(dealt)) == len(dealt) == 6
            seen[frozenset(holdings[0]), holdings[1], frozenset(board)] += 1
    assert set(seen.values()) == {1}
    assert seen.total() == asked.deals == comb(7, 2) * 5 * comb(4, 2)


def test_parts_of_the_boards_add_up() -> None:
    asked = Contest(SMALL, (Part("", High(SMALL)),), ((), ()), (1, 1), (), 3)
    whole = Counter(board for _, boards in deals_of(asked) for board in boards)
    some = [
        Counter(board for _, boards in deals_of(asked, part, 3) for board in boards)
        for part in range(3)
    ]
    assert sum(some, Counter()) == whole
    assert all(some)


def test_who_wins_each_part() -> None:
    board = parse_cards("2c 3d 4h Qs Qd")
    # A bit for each player: the first two share the high with the wheel of nobody.
    held = tuple(map(parse_cards, ("As 5d", "Ah 5h", "Qh Qc")))
    assert outcome_of([HIGH, LOW], held, board) == (0b100, 0b011)
    assert list(outcomes_on([HIGH, LOW], held, [board])) == [(0b100, 0b011)]
    # No low is possible: nobody wins it.
    high_board = parse_cards("Tc Jd Qs Qd 2c")
    assert outcome_of([HIGH, LOW], HELD, high_board)[1] == 0


def test_values_order_hands_and_nothing_is_for_those_that_do_not_qualify() -> None:
    assert outcome_of_values([[5, NOTHING], [5, NOTHING], [4, 7]]) == (0b011, 0b100)
    assert outcome_of_values([[NOTHING], [NOTHING]]) == (0,)
    low = AceToFive(eight_or_better=True)
    keys = [low.key(cards) for cards in ("9s 4d 3d 2c As", "8s 4d 3d 2c As", "5s 4d 3d 2c As")]
    none, worse, better = values_of_keys(keys)
    assert none == NOTHING < worse < better


@in_one_test(
    "part",
    [
        HIGH,
        LOW,
        Part("omaha", High(), hole_cards=2),
        Part("tahoe", High(), most_hole_cards=2),
        Part("draw", High(), among="holding"),
    ],
)
def test_a_part_goes_by_the_cards_that_may_play_in_it(part: Part) -> None:
    held = [parse_cards("As Ad Ac 9h 8h"), parse_cards("Ks Kd Kc 7s 6s")]
    boards = [parse_cards("2h 3h 4h Jc Td"), parse_cards("5d 6d 7d 2c 2s")]
    for cards in held:
        expected = []
        for board in boards:
            if part.among == "holding":
                hands = [cards]
            else:
                least = part.hole_cards or 0
                most = part.hole_cards or part.most_hole_cards or 5
                hands = [
                    mine + theirs
                    for number in range(least, most + 1)
                    for mine in combinations(cards, number)
                    for theirs in combinations(board, 5 - number)
                ]
            expected.append(max(map(part.ranker.key, hands)))
        assert keys_of(part, cards, boards) == expected
        assert values_of(part, cards, boards) == values_of_keys(expected)
    for board in boards:
        assert keys_on(part, held, board) == [keys_of(part, one, [board])[0] for one in held]


@in_one_test("to_come", [0, 1, 2])
def test_outcomes_are_counted_over_all_deals(to_come: int) -> None:
    board = parse_cards("2c 3d 4h 9s 9d")[: 5 - to_come]
    asked = Contest(Deck.standard(), (HIGH, LOW), HELD, (0, 0, 0), board, to_come)
    found = count_deals(asked)
    assert found.total() == asked.deals == comb(46 - 5 + to_come, to_come)
    expected = Counter(
        outcome_of(asked.parts, HELD, board + some)
        for some in combinations(asked.stub, to_come)
    )
    assert found == expected
