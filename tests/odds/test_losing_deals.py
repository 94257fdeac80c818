"""Deals in which a qualifying hand loses are counted as if each were looked at."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from acehigh.odds.losing_deals import losing_deals
from acehigh.odds.qualifying import Qualifying
from helpers.cases import in_one_test

CARDS = [1 << place for place in range(7)]


def some_pairs(seed: int) -> Qualifying:
    """Return some of the pairs of seven cards, worth 5, 6 or 7; no card makes as much alone."""
    random = Random(seed)
    pairs: dict[int, list[int]] = {5: [], 6: [], 7: []}
    for one, other in combinations(CARDS, 2):
        if random.random() < 0.5:
            pairs[random.choice([5, 6, 7])].append(one | other)
    return Qualifying(pairs, {card: random.choice([1, 4, 6]) for card in CARDS})


def deals_of(players: int, left: list[int]) -> Iterator[list[int]]:
    """Yield two cards for each player, in every way."""
    if not players:
        yield []
        return
    for one, other in combinations(left, 2):
        rest = [card for card in left if card not in (one, other)]
        for others in deals_of(players - 1, rest):
            yield [one | other, *others]


def loses(found: Qualifying, deal: list[int], *, best_wins: bool) -> bool:
    """Return whether hands of different worth qualify, and whether the best of all does."""
    worth_of = {pair: worth for worth, pairs in found.pairs.items() for pair in pairs}
    worth = [worth_of[pair] for pair in deal if pair in worth_of]
    if len(set(worth)) < 2:
        return False
    alone = [found.alone[card] for card in CARDS if any(card & pair for pair in deal)]
    return not best_wins or max(alone) <= max(worth)


@in_one_test("players", [2, 3])
def test_they_are_counted_as_if_each_were_looked_at(players: int) -> None:
    for seed in range(4):
        found = some_pairs(seed)
        deals = list(deals_of(players, CARDS))
        expected = sum(loses(found, deal, best_wins=False) for deal in deals)
        assert losing_deals(found, players, best_wins=False) == expected
        assert expected


def test_the_best_of_all_may_have_to_be_one_that_qualifies() -> None:
    for seed in range(3):
        found = some_pairs(seed)
        deals = list(deals_of(3, CARDS))
        expected = sum(loses(found, deal, best_wins=True) for deal in deals)
        assert losing_deals(found, 3, best_wins=True) == expected


def test_nothing_loses_to_its_equal() -> None:
    equal = Qualifying({5: [0b0011, 0b1100]}, dict.fromkeys(CARDS, 1))
    for players in (2, 3, 4):
        assert losing_deals(equal, players, best_wins=False) == 0
    different = Qualifying({5: [0b0011], 6: [0b1100]}, dict.fromkeys(CARDS, 1))
    # Either player may hold either hand.
    assert losing_deals(different, 2, best_wins=False) == 2
    # Of two that share a card only one can be held.
    sharing = Qualifying({5: [0b0011], 6: [0b0110]}, dict.fromkeys(CARDS, 1))
    assert losing_deals(sharing, 2, best_wins=False) == 0
