"""``acehigh games``: the named games."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.options.output import add_json
from acehigh.cli.output import Output
from acehigh.games.game import Game
from acehigh.games.named import game_named, games

_EXAMPLES = """\
examples:
  $ acehigh games
  $ acehigh games omaha-hi-lo
"""


def _add_arguments(command: ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", help="tell more of this game")
    add_json(command)


def _games(options: Namespace, output: Output) -> None:
    """Print every named game and what it is, or tell more of one."""
    if options.name is not None:
        _tell(game_named(options.name), output)
        return
    rows = games()
    width = max(map(len, rows))
    for row in rows.values():
        if output.as_json:
            output.record(name=row.name, sentence=row.sentence)
        else:
            output.text(f"{row.name:<{width}}  {row.sentence}")


def _tell(game: Game, output: Output) -> None:
    name, dealt, board, _ = game.summary
    if output.as_json:
        parts = {part.name: part.plays for part in game.parts}
        output.record(
            name=name, sentence=game.sentence, dealt=dealt, board=game.board, parts=parts
        )
        return
    output.text(f"{name}: {game.sentence}", bold=True)
    output.text(f"dealt: {dealt}; board: {board}; {len(game.deck)} cards")
    for part in game.parts:
        output.text(f"{part.name}: {part.plays}, by {part.ranker!r}")


COMMAND = Command(
    "games",
    "list the games that --game knows, or tell more of one",
    _add_arguments,
    _games,
    examples=_EXAMPLES,
)
