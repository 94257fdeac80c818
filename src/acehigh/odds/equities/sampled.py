"""Random deals, where there are too many to count."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from fractions import Fraction
from functools import partial
from itertools import accumulate, islice
from math import sqrt
from numbers import Real
from random import Random
from typing import NamedTuple

from acehigh.cards import Card
from acehigh.checks import whole_number
from acehigh.errors import CardError
from acehigh.odds.equities.contest import Contest
from acehigh.odds.equities.deals import outcome_of
from acehigh.odds.equities.matchups import Choice, Matchup
from acehigh.odds.equities.outcomes import Outcomes, share_of
from acehigh.odds.sharing import Progress, in_parts

_MOST_SAMPLES = 1_000_000

_IN_A_ROUND, _PARTS = 4_000, 8
"""After so many deals it is looked whether the error is small enough. They are dealt in so many
parts, whoever does them, so that a seed gives the same deals to all."""

_MOST_TRIES = 100_000
"""So many hands are drawn for the players before it is clear that none fit each other."""


class Limits(NamedTuple):
    """When to stop.

    Attributes:
        samples: after so many deals.
        error: once the standard error of every share is no greater. None: never before.
        seed: what the deals are drawn by: the same draws the same deals again.
    """

    samples: int
    error: float | None
    seed: int | None

    @classmethod
    def checked(cls, samples: int | None, error: float | None, seed: int | None) -> "Limits":
        """Return the limits, if they are such.

        Raises:
            CardError: they are not.
        """
        most = _MOST_SAMPLES if samples is None else whole_number(samples, "samples")
        if most < 1:
            raise CardError(f"samples is a number of deals, 1 or more, not {samples!r}")
        number = isinstance(error, Real) and not isinstance(error, bool)
        if error is not None and not (number and 0 < error < 1):
            raise CardError(f"error is a number between 0 and 1, not {error!r}")
        return cls(most, error, None if seed is None else whole_number(seed, "seed"))


def sample(
    contest: Contest,
    players: Sequence[Sequence[Choice]],
    limits: Limits,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Iterator[tuple[Outcomes, float]]:
    """Yield the outcomes of more and more random deals, and the standard error of the shares.

    Args:
        contest: what is played, with no holdings yet.
        players: the hands that each player may hold.
        limits: when to stop.
        executor: what shares the work among processes.
        progress: called with how many deals are done, and how many there are at most.

    Raises:
        CardError: the players cannot hold their hands at the same time.
    """
    seed = Random().getrandbits(64) if limits.seed is None else limits.seed
    counts: Outcomes = Counter()
    for done in range(0, limits.samples, _IN_A_ROUND):
        number = min(_IN_A_ROUND, limits.samples - done)
        work = partial(_deal_some, contest, players, f"{seed} {done}", number)
        for found in in_parts(work, _PARTS, executor=executor):
            counts.update(found)
        if progress is not None:
            progress(done + number, limits.samples)
        margin = standard_error(counts, len(players))
        yield counts, margin
        if limits.error and margin <= limits.error:
            return


def _deal_some(
    contest: Contest,
    players: Sequence[Sequence[Choice]],
    seed: str,
    number: int,
    part: int,
    parts: int,
) -> Outcomes:
    """Return the outcomes of one of so many parts of some random deals."""
    counts: Outcomes = Counter()
    deals = _deals(contest, players, Random(f"{seed} {part}"))
    for held, board in islice(deals, number * (part + 1) // parts - number * part // parts):
        counts[outcome_of(contest.parts, held, board)] += 1
    return counts


def standard_error(counts: Outcomes, players: int) -> float:
    """Return the greatest standard error of a player's share.

    Where all deals came out alike the error is not 0: it is taken as if one deal more had come
    out the other way.
    """
    total = sum(counts.values())
    worst = 0.0
    for player in range(players):
        shares = [(float(share_of(outcome, player)), n) for outcome, n in counts.items()]
        mean = sum(share * number for share, number in shares) / total
        squares = sum((share - mean) ** 2 * number for share, number in shares)
        worst = max(worst, squares / total)
    return sqrt(max(worst, 1 / (total + 1)) / total)


def _deals(
    contest: Contest, players: Sequence[Sequence[Choice]], random: Random
) -> Iterator[tuple[Matchup, tuple[Card, ...]]]:
    """Yield random deals: what the players hold, and the board."""
    hands = [[held for held, _ in some] for some in players]
    weights = [_cumulative([weight for _, weight in some]) for some in players]
    certain = all(len(some) == 1 for some in hands)
    counts = dict(contest.deck.counts)
    for card in (*contest.board, *contest.dead):
        counts[card] -= 1
    number = sum(contest.missing) + contest.to_come
    held = _drawn(hands, weights, counts, random)
    left = _left(counts, held)
    while True:
        drawn = random.sample(left, number)
        place, dealt = 0, []
        for mine, missing in zip(held, contest.missing, strict=True):
            dealt.append((*mine, *drawn[place : place + missing]))
            place += missing
        yield tuple(dealt), (*contest.board, *drawn[place:])
        if not certain:
            held = _drawn(hands, weights, counts, random)
            left = _left(counts, held)


def _cumulative(weights: Sequence[Fraction]) -> list[float]:
    """Return the sums of the weights up to each; the greatest is 1, however small all are."""
    most = max(weights)
    return list(accumulate(float(weight / most) for weight in weights))


def _drawn(
    hands: Sequence[Sequence[tuple[Card, ...]]],
    weights: Sequence[Sequence[float]],
    counts: dict[Card, int],
    random: Random,
) -> Matchup:
    """Return hands drawn for all players at once, until they fit each other.

    Raises:
        CardError: they never do.
    """
    for _ in range(_MOST_TRIES):
        held = tuple(
            random.choices(some, cum_weights=of_some)[0]
            for some, of_some in zip(hands, weights, strict=True)
        )
        everything = sum(held, ())
        if all(everything.count(card) <= counts.get(card, 0) for card in everything):
            return held
    raise CardError("the players cannot hold such hands at the same time")


def _left(counts: dict[Card, int], held: Matchup) -> list[Card]:
    left = dict(counts)
    for card in sum(held, ()):
        left[card] -= 1
    return [card for card, number in left.items() for _ in range(number)]
