"""Players who may hold one of several hands: matchups, and those that come out alike."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from acehigh import Card, CardError, Deck, High, Range, Rank, Wild, parse_cards
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import count_deals
from acehigh.odds.equities.matchups import (
    Choice,
    check_held,
    cost_of,
    count_matchup,
    count_matchups,
    matchups,
    whole_weights,
)
from acehigh.odds.equities.outcomes import Outcomes
from helpers.cases import in_one_test

SHORT = Deck.stripped(Rank.JACK)
RULES = High(SHORT)


def asked(board: str, to_come: int = 1, dead: str = "") -> Contest:
    shared = parse_cards(board)
    part = Part("", RULES)
    return Contest(SHORT, (part,), (), (0, 0), shared, to_come, parse_cards(dead))


def held(text: str) -> list[Choice]:
    """Return the hands of a range that the short deck has."""
    return [(pair, weight) for pair, weight in Range(text) if set(pair) <= set(SHORT)]


def one_by_one(contest: Contest, players: list[list[Choice]]) -> Outcomes:
    """Return the outcomes of all matchups, each dealt by itself, by the product of weights."""
    counts: Counter[tuple[int, ...]] = Counter()
    for chosen in product(*whole_weights(players)):
        cards = sum((hand for hand, _ in chosen), contest.board + contest.dead)
        if len(set(cards)) == len(cards):
            hands = tuple(hand for hand, _ in chosen)
            weight = chosen[0][1] * chosen[1][1]
            of_deal = Contest(
                SHORT,
                contest.parts,
                hands,
                (0, 0),
                contest.board,
                contest.to_come,
                contest.dead,
            )
            for outcome, number in count_deals(of_deal).items():
                counts[outcome] += number * weight
    return counts


@in_one_test("board", ["As Ks Qh Jd", "Js Jh Kd Kc", "As Ks Js Qs"])
def test_they_are_counted_as_if_each_were_dealt(board: str) -> None:
    contest, players = asked(board, dead="Jc"), [held("AK, QQ:1/2"), held("KQs:0.25, AQ, JJ")]
    weighted = matchups(contest, players)
    whole = count_matchups(weighted, 0, 1)
    assert +whole == one_by_one(contest, players)
    # Parts of the work add up.
    assert sum((count_matchups(weighted, part, 3) for part in range(3)), Counter()) == +whole


def test_matchups_that_differ_by_the_names_of_suits_are_one() -> None:
    contest = Contest(Deck.standard(), (Part("", High()),), (), (0, 0), (), 5)
    pairs = [list(Range("AA")), list(Range("KK"))]
    found = matchups(contest, pairs)
    # Of 36 the kings share both suits with the aces, one of them or none.
    assert sorted(weight for _, weight in found) == [6, 6, 24]
    wild = Contest(Wild(High()).deck, (Part("", Wild(High())),), (), (0, 0), (), 5)
    assert len(matchups(wild, pairs)) == 36


def test_weights_are_whole_and_as_small_as_can_be() -> None:
    some = [[(parse_cards("As Ah"), Fraction(1, 2)), (parse_cards("As Kh"), Fraction(1, 3))]]
    assert [[weight for _, weight in hands] for hands in whole_weights(some)] == [[3, 2]]
    ones = [[(parse_cards("As Ah"), Fraction(1, 1))]]
    assert whole_weights(ones) == [[(parse_cards("As Ah"), 1)]]


def test_hands_must_be_possible_at_the_same_time() -> None:
    same: list[Choice] = [(parse_cards("As Ks"), Fraction(1))]
    for contest, players in (
        (asked("Qs Qh Qd Jd"), [same, same]),
        (asked("As Qh Qd Jd"), [same, held("JJ")]),
        (asked("Qs Qh Qd Jd", dead="Ks"), [same, held("JJ")]),
    ):
        with pytest.raises(CardError, match=r"^the players cannot hold such hands at the same"):
            matchups(contest, players)
    check_held(asked("Qs Qh Qd Jd"), whole_weights([same, held("JJ")]))
    # Of two decks each player may hold the same cards.
    two = Contest(SHORT * 2, (Part("", High(SHORT * 2)),), (), (0, 0), (), 5)
    assert len(matchups(two, [same, same])) == 1


def test_the_quickest_way_is_taken_and_all_ways_agree() -> None:
    hands: tuple[tuple[Card, ...], ...] = parse_cards("As Ah"), parse_cards("Ks Kh")
    flop = Contest(SHORT, (Part("", RULES),), hands, (0, 0), parse_cards("Qd Jd Jc"), 2)
    held = parse_cards("As Ah Kd Kc"), parse_cards("Ks Kh Qd")
    draw = Contest(SHORT, (Part("", RULES),), held, (1, 2))
    bare = Contest(SHORT, (Part("", RULES, most_hole_cards=1),), hands, (0, 0), flop.board, 2)
    for contest in (flop, draw, bare):
        assert +count_matchup(contest) == +count_deals(contest)
        assert cost_of(contest) > 0
    # Where nothing better serves, each deal is looked at.
    assert cost_of(bare) == bare.deals
