"""``acehigh chinese``: Chinese poker, thirteen cards set as three rows, and scored."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.options.lines import Line, Players, add_lines, choose_source, players_of
from acehigh.cli.options.output import add_output
from acehigh.cli.output import Output
from acehigh.cli.records import hand_record, hand_text
from acehigh.errors import HandSizeError

if TYPE_CHECKING:
    from acehigh.games.chinese import ChineseSetting, Royalties

_DESCRIPTION = """\
A player is thirteen cards as they are set, with / between front, middle and back;
thirteen cards without / are set as best they can be. Two to four players are scored.
A deal a line, with | or ; between its players, is read from a file or standard input.
"""

_EXAMPLES = """\
examples:
  $ acehigh chinese "As Ac Kc Qc Jh Tc 9c 9d 6h 5c 4c 3d 2h" --royalties open-face
  seat 1
    front   As Ac 9c: pair of aces, nine kicker (9)
    middle  6h 5c 4c 3d 2h: straight, six high (4)
    back    Kc Qc Jh Tc 9d: straight, king high (2)
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "PLAYER", "a player's cards, set or not")
    add_output(command)
    command.add_argument(
        "--method", choices=("1-6", "2-4"), default="1-6", help="how rows are scored"
    )
    command.add_argument(
        "--royalties",
        choices=("none", "open-face"),
        default="none",
        help="what good rows are paid besides (default: none)",
    )
    command.add_argument(
        "--naturals", action="store_true", help="a dragon and the like win at once"
    )


def _chinese(options: Namespace, output: Output) -> None:
    """Print how each player sets the cards, and what is won."""
    from acehigh.games.chinese import OPEN_FACE, Royalties  # noqa: PLC0415

    choose_source(options)
    royalties = OPEN_FACE if options.royalties == "open-face" else Royalties()
    for players in players_of(options):
        settings = []
        for player in players.holdings:
            with output.complaints(player.place):
                settings.append(_setting(player, royalties))
        if len(settings) == len(players.holdings):
            with output.complaints(players.place):
                _answer(players, settings, royalties, options, output)


def _setting(player: Line, royalties: "Royalties") -> "ChineseSetting":
    """Return how a player has set the cards, or would best."""
    from acehigh.games.chinese import ChineseSetting, best_setting  # noqa: PLC0415

    rows = [part.cards() for part in player.split("/")]
    if len(rows) == 1:
        return best_setting(rows[0], royalties=royalties)
    if len(rows) != 3:
        raise HandSizeError(f"expected front / middle / back, got {player.text!r}")
    front, middle, back = rows
    return ChineseSetting(front=front, middle=middle, back=back)


def _answer(
    players: Players,
    settings: "list[ChineseSetting]",
    royalties: "Royalties",
    options: Namespace,
    output: Output,
) -> None:
    from acehigh.games.chinese import chinese_scores  # noqa: PLC0415

    points: tuple[int | None, ...] = (None,)
    if len(settings) > 1:
        points = chinese_scores(
            settings, method=options.method, royalties=royalties, naturals=options.naturals
        )
    seats = list(zip(settings, points, strict=True))
    if output.as_json:
        records = [_record(setting, royalties, won) for setting, won in seats]
        output.record(line=players.number, players=records)
        return
    for seat, (setting, won) in enumerate(seats, 1):
        output.text(f"seat {seat}" + ("" if won is None else f": {won:+}"))
        _print(setting, royalties, output)


def _print(setting: "ChineseSetting", royalties: "Royalties", output: Output) -> None:
    paid = royalties.for_rows(setting)
    for row, hand in setting.hands.items():
        royalty = f" ({paid[row]})" if paid[row] else ""
        output.text(f"  {row:<6}  {hand_text(hand)}{royalty}")
    if setting.foul:
        output.text(f"  foul: {setting.why_foul}")


def _record(
    setting: "ChineseSetting", royalties: "Royalties", points: int | None
) -> dict[str, object]:
    from acehigh.games.chinese import natural_of  # noqa: PLC0415

    return {
        **{row: hand_record(hand) for row, hand in setting.hands.items()},
        "foul": setting.why_foul,
        "natural": natural_of(setting.cards),
        "royalties": royalties.for_rows(setting),
        "points": points,
    }


COMMAND = Command(
    "chinese",
    "set and score hands of Chinese poker",
    _add_arguments,
    _chinese,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
