"""``acehigh shengji``: rounds of Sheng Ji between bots."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.options.output import add_output
from acehigh.cli.options.values import number, or_usage_error
from acehigh.cli.output import Output

if TYPE_CHECKING:
    from acehigh.tricks.shengji import Round

_DESCRIPTION = """\
Bots play rounds of Sheng Ji (Tractor), each following from the one before; an odd
number of players find friends. The same seed gives the same rounds.
"""

_EXAMPLES = """\
examples:
  $ acehigh shengji --seed 1 --rounds 10
  $ acehigh shengji --seed 1 --players 5 --decks 2 --json
"""

_MOST_ROUNDS = 1_000_000


def _add_arguments(command: ArgumentParser) -> None:
    add_output(command)
    command.add_argument(
        "--seed",
        type=or_usage_error(partial(number, most=10**18)),
        required=True,
        metavar="N",
        help="what the cards are shuffled with",
    )
    for name, usual, most, text in (
        ("--rounds", 1, _MOST_ROUNDS, "how many rounds (default: 1)"),
        ("--players", 4, 99, "how many players (default: 4)"),
        ("--decks", None, 99, "how many decks (default: one for two players)"),
    ):
        command.add_argument(
            name,
            type=or_usage_error(partial(number, least=1, most=most)),
            default=usual,
            metavar="N",
            help=text,
        )


def _shengji(options: Namespace, output: Output) -> None:
    """Print each round."""
    # Imported here, not above: no other command needs it.
    from acehigh.tricks.shengji.transcript import transcript  # noqa: PLC0415

    for place, played in enumerate(_rounds(options), 1):
        if output.as_json:
            output.record(round=place, **_record(played))
            continue
        # A blank line between two rounds, and none after the last.
        if place > 1:
            output.text("")
        output.text(f"round {place}")
        for line in transcript(played):
            output.text(line)


def _rounds(options: Namespace) -> Iterator["Round"]:
    """Yield so many rounds, each when it is over.

    Raises:
        CardError: so many players or decks cannot be.
    """
    from acehigh.tricks.shengji import Phase, Round, Setup  # noqa: PLC0415
    from acehigh.tricks.shengji.bots import bot_step  # noqa: PLC0415

    random = Random(options.seed)

    def new_game() -> Round:
        friends = bool(options.players % 2)
        return Round(
            Setup(random, players=options.players, decks=options.decks, finding_friends=friends)
        )

    played = new_game()
    for _ in range(options.rounds):
        while played.phase is not Phase.OVER:
            played = played.after(bot_step(played))
        yield played
        won = played.result.game_winners
        played = new_game() if won else played.next_round(random)


def _record(played: "Round") -> dict[str, object]:
    """Return what other programs may want to know of a round."""
    from acehigh.tricks.shengji import round_to_json  # noqa: PLC0415

    result = played.result
    return {
        "defenders": sorted(result.defenders),
        "attacker_points": result.attacker_points,
        "winner": result.score.winner,
        "ranks": [str(rank) for rank in result.ranks],
        "next_leader": result.next_leader,
        "game_winners": result.game_winners,
        "played": json.loads(round_to_json(played)),
    }


COMMAND = Command(
    "shengji",
    "let bots play rounds of Sheng Ji",
    _add_arguments,
    _shengji,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
