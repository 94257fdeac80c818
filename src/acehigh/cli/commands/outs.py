"""``acehigh outs``: the next cards that put a player ahead who is behind."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.options.cards import add_known_cards
from acehigh.cli.options.game import add_game_only
from acehigh.cli.options.lines import (
    Players,
    about_lines,
    add_lines,
    answer_each,
    choose_source,
    players_of,
)
from acehigh.cli.options.output import add_output
from acehigh.cli.output import Output

if TYPE_CHECKING:
    from acehigh.odds.outs import Standing

_EXAMPLES = """\
A card is an out if nobody gets more of the pot than the player once it comes.

examples:
  $ acehigh outs "As Ac" "8d 7d" --board "9h 6s 2c"
  As Ac  ahead
  8d 7d  8 outs: Ts Th Td Tc 5s 5h 5d 5c
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "HOLDING", "a player's cards")
    add_output(command)
    add_game_only(command)
    add_known_cards(command)


def _outs(options: Namespace, output: Output) -> None:
    """Print the outs of each player."""
    choose_source(options)
    answer_each(players_of(options), _answer, options, output)


def _answer(players: Players, options: Namespace, output: Output) -> None:
    # Imported here, not above: few commands need it.
    from acehigh.odds.outs import standings  # noqa: PLC0415

    held = [player.cards() for player in players.several]
    found = standings(options.game, held, options.board, dead=options.dead)
    if output.as_json:
        _record(players, found, options, output)
        return
    output.begin_answer()
    shown = [" ".join(map(str, cards)) for cards in held]
    width = max(map(len, shown))
    alone = sum(not one.behind for one in found) == 1
    for cards, one in zip(shown, found, strict=True):
        output.text(f"{cards:<{width}}  {_in_words(one, 'ahead' if alone else 'level')}")


def _in_words(standing: "Standing", not_behind: str) -> str:
    if not standing.behind:
        return not_behind
    if not standing.outs:
        return "no outs"
    number = len(standing.outs)
    cards = " ".join(map(str, standing.outs))
    return f"{number} {'out' if number == 1 else 'outs'}: {cards}"


def _record(
    players: Players, found: "tuple[Standing, ...]", options: Namespace, output: Output
) -> None:
    output.record(
        line=players.number,
        game=options.game.name,
        holdings=[player.text for player in players.holdings],
        players=[
            {"behind": one.behind, "outs": [str(card) for card in one.outs]} for one in found
        ],
    )


COMMAND = Command(
    "outs",
    "print the next cards that put a player ahead",
    _add_arguments,
    _outs,
    description=about_lines("a deal a line, with | or ; between its players"),
    examples=_EXAMPLES,
)
