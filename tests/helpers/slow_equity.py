"""The slow twin of `equity`: every deal card by card, every choice of cards that may play.

Hands are ranked by the slow twins of the rankers where there is one, else by the ranker's key.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

from acehigh import AceToFive, Card, DeuceToSeven, High, Ranker, ThreeCard
from helpers.dealt import Dealt, DealtPart
from helpers.twin import best_remembered
from helpers.twin import high as high_rule
from helpers.twin_low import ace_to_five, deuce_to_seven
from helpers.twin_low import qualifies as is_eight_or_better
from helpers.twin_short import three_card

Cards = tuple[Card, ...]
Choices = Sequence[tuple[Cards, Fraction]]
Result = tuple[Fraction, Fraction, Fraction]
"""The weight of the deals that a player wins alone, that of ties, and the share."""


@dataclass(frozen=True)
class Expected:
    """What each player got; weights are left as they are, so deals may be fractions."""

    total: Fraction
    players: list[Result]
    parts: list[dict[str, Result]]


def slow_equity(
    game: Dealt, players: Sequence[Choices], board: Cards = (), dead: Cards = ()
) -> Expected:
    """Return what each player can expect, dealing everything that can be dealt."""
    found: dict[tuple[frozenset[int], ...], Fraction] = {}
    for holdings, full, weight in deals(game, players, board, dead):
        won = tuple([winners_of(part, holdings, full) for part in game.parts])
        found[won] = found.get(won, Fraction(0)) + weight
    players_at, parts_at = range(len(players)), range(len(game.parts))
    return Expected(
        sum(found.values(), Fraction(0)),
        [_result(found, one, parts_at) for one in players_at],
        [
            {game.parts[at].name: _result(found, one, [at]) for at in parts_at}
            for one in players_at
        ],
    )


def _got(won: Sequence[frozenset[int]], player: int) -> Fraction:
    """Return what a player gets: equal parts of what somebody wins, divided by its winners."""
    able = [winners for winners in won if winners]
    shares = [Fraction(player in winners, len(winners)) for winners in able]
    return sum(shares, Fraction(0)) / len(able) if able else Fraction(0)


def _result(
    found: Mapping[tuple[frozenset[int], ...], Fraction], player: int, parts: Sequence[int]
) -> Result:
    """Return what a player gets of some parts together."""
    wins = ties = share = Fraction(0)
    for won, weight in found.items():
        mine = _got([won[at] for at in parts], player)
        wins += weight if mine == 1 else 0
        ties += weight if 0 < mine < 1 else 0
        share += mine * weight
    return wins, ties, share / sum(found.values(), Fraction(0))


def deals(
    game: Dealt, players: Sequence[Choices], board: Cards, dead: Cards
) -> Iterator[tuple[list[Cards], Cards, Fraction]]:
    """Yield the holdings, the board and the weight of each deal."""
    for chosen in product(*players):
        left = list(game.deck.cards)
        try:
            for card in (*board, *dead, *(card for held, _ in chosen for card in held)):
                left.remove(card)
        except ValueError:
            continue
        weight = Fraction(1)
        for _, one in chosen:
            weight *= one
        missing = [game.hole - len(held) for held, _ in chosen] + [game.board - len(board)]
        for drawn in separated(tuple(left), missing):
            held = [mine + more for (mine, _), more in zip(chosen, drawn[:-1], strict=True)]
            yield held, board + drawn[-1], weight


def separated(left: Cards, numbers: Sequence[int]) -> Iterator[list[Cards]]:
    """Yield every way to take so many cards, then so many others, and so on."""
    if not numbers:
        yield []
        return
    for places in combinations(range(len(left)), numbers[0]):
        rest = tuple(card for place, card in enumerate(left) if place not in places)
        for others in separated(rest, numbers[1:]):
            yield [tuple(left[place] for place in places), *others]


def winners_of(part: DealtPart, holdings: Sequence[Cards], board: Cards) -> frozenset[int]:
    """Return who wins a part of the pot."""
    worth = [worth_of(part, held, board) for held in holdings]
    able = [one for one in worth if one is not None]
    return frozenset(at for at, one in enumerate(worth) if able and one == max(able))


def worth_of(part: DealtPart, held: Cards, board: Cards) -> Any:
    """Return what a player's best hand is worth, or None if it does not qualify."""
    worth = slow_rule(part.ranker)
    if part.among == "holding":
        return worth(held)
    if part.most_hole_cards is not None:
        some = combinations(held, min(part.most_hole_cards, len(held)))
        return max([worth(mine + board) for mine in some])
    if part.hole_cards is None:
        return worth(held + board)
    others = part.ranker.hand_size - part.hole_cards
    found = [
        one
        for mine in combinations(held, part.hole_cards)
        for theirs in combinations(board, others)
        if (one := worth(mine + theirs)) is not None
    ]
    return max(found, default=None)


@cache
def slow_rule(ranker: Ranker) -> Callable[[Cards], Any]:
    """Return what says how much any number of cards is worth."""
    if type(ranker) is High:
        return best_remembered(high_rule(ranker.deck, [str(one) for one in ranker.order]))
    if type(ranker) is DeuceToSeven:
        return best_remembered(deuce_to_seven)
    if type(ranker) is ThreeCard:
        return best_remembered(three_card, 3)
    if type(ranker) is AceToFive and ranker.eight_or_better:
        return _eight_or_better
    if type(ranker) is AceToFive:
        return best_remembered(ace_to_five)
    return lambda cards: key if (key := ranker.key(cards)).qualifies else None


def _eight_or_better(cards: Cards) -> Any:
    hands = [hand for hand in combinations(cards, 5) if is_eight_or_better(hand)]
    return max(map(ace_to_five, hands), default=None)
