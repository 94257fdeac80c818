"""A round in words: who bid, led, played and won what. And whole rounds between bots."""

from collections.abc import Iterable, Iterator
from random import Random

from acehigh.cards import Card
from acehigh.parsing import joined
from acehigh.tricks.shengji.bots import bot_step
from acehigh.tricks.shengji.checks import check_whole
from acehigh.tricks.shengji.result import Result
from acehigh.tricks.shengji.round import Round
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import FinishedTrick, Phase, State
from acehigh.tricks.shengji.trump import Trump


def transcript(played: Round) -> Iterator[str]:
    r"""Iterate over the lines that tell a round, as far as it is played.

    >>> played = Round(Setup(Random(1)))
    >>> print(*transcript(played), sep="\n")
    4 players, 2 decks, at ranks 2 2 2 2
    """
    setup, state = played.setup, played.state
    ranks = joined(setup.ranks)
    yield f"{setup.players} players, {setup.decks} decks, at ranks {ranks}"
    yield from map(str, state.bids)
    if state.trump is not None:
        yield f"player {state.leader} leads the round; {_trumps(state.trump)}"
    if state.trump is not None and played.phase is not Phase.BURYING:
        yield f"kitty: {_shown(state.trump, state.kitty)}"
    yield from (f"player {state.leader} calls {call}" for call in state.calls)
    for number, trick in enumerate(state.tricks):
        yield from _trick(state, number, trick)
    if played.phase is Phase.OVER:
        yield from _outcome(played.result)


def play_rounds(seed: int, rounds: int, players: int = 4, decks: int = 2) -> Iterator[str]:
    """Iterate over the lines that tell so many rounds between bots.

    An even number of players have fixed partners, an odd number find friends.

    Args:
        seed: what the cards are shuffled with: the same seed tells the same rounds.
        rounds: how many rounds.
        players: how many players.
        decks: how many decks.

    Raises:
        CardError: a seed or a number of rounds, players or decks that cannot be.

    >>> lines = list(play_rounds(seed=1, rounds=2))
    >>> lines[0], lines[1]
    ('round 1', '4 players, 2 decks, at ranks 2 2 2 2')
    """
    check_whole("the seed", seed, lowest=0)
    check_whole("the number of rounds", rounds, lowest=0)
    random = Random(seed)
    setup = Setup(random, players=players, decks=decks, finding_friends=bool(players % 2))
    return rounds_from(Round(setup), rounds, random)


def rounds_from(start: Round, rounds: int, random: Random) -> Iterator[str]:
    """Iterate over the lines that tell so many rounds between bots, beginning with this one.

    Who leads a round, and at which ranks it is played, follows from the one before. When the
    game is won, a new one begins.

    Args:
        start: the first round, as far as it is played.
        rounds: how many rounds.
        random: what the cards of the further rounds are shuffled with.
    """
    for number in range(1, rounds + 1):
        played = start
        while played.phase is not Phase.OVER:
            played = played.after(bot_step(played))
        yield f"round {number}"
        yield from transcript(played)
        yield ""
        start = _next(played, random)


def _next(played: Round, random: Random) -> Round:
    """Return the start of the next round, which is the first of a new game if one is won."""
    if not played.result.game_winners:
        return played.next_round(random)
    setup = played.setup
    new = Setup(
        random,
        players=setup.players,
        decks=setup.decks,
        finding_friends=setup.finding_friends,
        options=setup.options,
    )
    return Round(new)


def _trumps(trump: Trump) -> str:
    suit = "no trump suit" if trump.suit is None else f"{trump.suit.word} are trumps"
    return f"{suit}, {trump.rank.plural} too"


def _shown(trump: Trump, cards: Iterable[Card]) -> str:
    return joined(trump.sorted(cards))


def _trick(state: State, number: int, trick: FinishedTrick) -> Iterator[str]:
    """Iterate over the lines of a trick: a throw that failed, then what was played."""
    trump = trick.lead.trump
    for failed in state.failed_throws:
        if failed.trick == number:
            yield (
                f"player {failed.player} throws {_shown(trump, failed.cards)}, but player "
                f"{failed.by} can beat {_shown(trump, failed.forced)}"
            )
    plays = ", ".join(f"{seat}: {_shown(trump, cards)}" for seat, cards in trick.plays)
    points = f" ({trick.points} points)" if trick.points else ""
    yield f"trick {number + 1}: {plays}; player {trick.winner} wins{points}"


def _outcome(result: Result) -> Iterator[str]:
    """Iterate over the lines that say what a round comes to."""
    yield f"defenders: {_seats(result.defenders)}"
    kitty = f", {result.kitty_points} of them for the kitty" if result.kitty_points else ""
    yield f"the attackers have {result.attacker_points} points{kitty}: {result.score}"
    if result.game_winners:
        yield f"the game is won by {_seats(result.game_winners)}"
    else:
        yield f"player {result.next_leader} leads the next round; ranks {joined(result.ranks)}"


def _seats(seats: Iterable[int]) -> str:
    found = sorted(seats)
    return ("player " if len(found) == 1 else "players ") + ", ".join(map(str, found))
