"""``acehigh games``: the named games."""

from argparse import Namespace
from functools import partial

from acehigh.cli.catalogues import add_name, print_rows
from acehigh.cli.command import Command
from acehigh.cli.output import Output
from acehigh.games.game import Game
from acehigh.games.named import game_named, games

_EXAMPLES = """\
examples:
  $ acehigh games
  $ acehigh games omaha-hi-lo
"""


def _games(options: Namespace, output: Output) -> None:
    """Print every named game and what it is, or tell more of one."""
    if options.name is None:
        print_rows(games(), output)
    else:
        _tell(game_named(options.name), output)


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
    partial(add_name, metavar="GAME", about="tell more of this game"),
    _games,
    examples=_EXAMPLES,
)
