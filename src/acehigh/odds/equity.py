"""`equity`: how often each player wins which part of a pot, exactly where possible."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor

from acehigh.errors import TooManyError
from acehigh.odds.equities.game import AnyGame
from acehigh.odds.equities.outcomes import Equity, Outcomes, read_off
from acehigh.odds.equities.sampled import Limits, sample
from acehigh.odds.equities.table import Plan, Player, Table
from acehigh.odds.sharing import Progress, check_sharing, in_parts
from acehigh.parsing import Cards

_IN_A_PART = 400_000
_MOST_PARTS = 64


def equity(
    game: AnyGame,
    players: Iterable[Player],
    *,
    board: Cards = (),
    dead: Cards = (),
    executor: Executor | None = None,
    progress: Progress | None = None,
    samples: int | None = None,
    seed: int | None = None,
    error: float | None = None,
) -> Equity:
    """Return how often each player wins, and the share of the pot that he can expect.

    All deals are counted if that takes no more than some minutes, else some are sampled.

    Args:
        game: the game, or its name; or a ranker, by which each player is dealt as many cards
            as make a hand, or the board completes them if there is one.
        players: what each player holds: cards, of which those missing are yet to be dealt, or
            a `Range`; or the text of either.
        board: the known cards of the board.
        dead: cards that can come to nobody.
        executor: what shares the work of a long count among processes.
        progress: called with how many parts of the work are done, and how many there are; of
            samples, with how many are dealt.
        samples: how many deals are sampled at most, if not all can be counted.
        seed: what the samples are drawn by; the same seed gives the same result.
        error: the standard error of the shares at which sampling stops.

    Raises:
        CardError: as for `winners`; the players' hands cannot be held together.
        TooManyError: all deals are too many to count, and neither `samples` nor `error` is
            given; the error says how many there are.

    >>> from acehigh import AceToFive
    >>> razz = equity(AceToFive(), ["As 2d 3c 4h", "7h 8d 9c Kc"])
    >>> razz.players[0].wins, razz.total
    (1520, 1892)
    """
    found = equities(
        game,
        players,
        board=board,
        dead=dead,
        executor=executor,
        progress=progress,
        samples=samples,
        seed=seed,
        error=error,
    )
    # The last is the most precise.
    return deque(found, maxlen=1).pop()


def equities(
    game: AnyGame,
    players: Iterable[Player],
    *,
    board: Cards = (),
    dead: Cards = (),
    executor: Executor | None = None,
    progress: Progress | None = None,
    samples: int | None = None,
    seed: int | None = None,
    error: float | None = None,
) -> Iterator[Equity]:
    """Return what `equity` does, and before it whatever is known so far.

    What is counted is known at its end only. Of random deals every equity that comes is more
    precise than the one before, so that whoever stops early has the last of them.

    Args and errors are those of `equity`. Errors are raised before the first result is asked
    for.

    >>> from acehigh.games import HOLDEM
    >>> asked = equities(HOLDEM, ["As Ah", "", ""], samples=10_000, seed=1)
    >>> [found.total for found in asked]
    [4000, 8000, 10000]
    """
    check_sharing(executor, progress)
    limits = Limits.checked(samples, error, seed)
    table = Table.of(game, players, board, dead)
    plan = table.plan()
    if plan is not None:
        return _counted(table, plan, executor, progress)
    if samples is None and error is None:
        raise TooManyError(
            f"about {table.deals():,} deals are too many to count: give samples=, how many of "
            "them to deal at random"
        )
    return _sampled(table, limits, executor, progress)


def _counted(
    table: Table, plan: Plan, executor: Executor | None, progress: Progress | None
) -> Iterator[Equity]:
    """Yield the exact equity, once all deals are counted."""
    parts = min(plan.cost // _IN_A_PART + 1, plan.pieces, _MOST_PARTS)
    outcomes: Outcomes = Counter()
    for found in in_parts(plan.work, parts, executor=executor, progress=progress):
        outcomes.update(found)
    yield read_off(outcomes, table.part_names, len(table.choices))


def _sampled(
    table: Table, limits: Limits, executor: Executor | None, progress: Progress | None
) -> Iterator[Equity]:
    """Yield the equity over more and more random deals."""
    contest, choices = table.at_random()
    drawn = sample(contest, choices, limits, executor=executor, progress=progress)
    for outcomes, margin in drawn:
        yield read_off(outcomes, table.part_names, len(table.choices), margin)
