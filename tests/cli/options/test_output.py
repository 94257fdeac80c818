"""The arguments that say how answers look."""

from argparse import ArgumentError, ArgumentParser

import pytest

from acehigh.cli.options.output import add_json, add_output


def parser() -> ArgumentParser:
    command = ArgumentParser(exit_on_error=False)
    add_output(command)
    return command


def test_answers_are_text_coloured_on_a_terminal_unless_it_is_said() -> None:
    assert vars(parser().parse_args([])) == {"json": False, "color": "auto"}
    for colour in ("auto", "always", "never"):
        chosen = parser().parse_args(["--json", "--color", colour])
        assert vars(chosen) == {"json": True, "color": colour}


def test_colour_is_one_of_three() -> None:
    with pytest.raises(ArgumentError, match="argument --color: invalid choice: 'red'"):
        parser().parse_args(["--color", "red"])


def test_a_command_without_colour_has_json_all_the_same() -> None:
    command = ArgumentParser(exit_on_error=False)
    add_json(command)
    assert vars(command.parse_args(["--json"])) == {"json": True}
    with pytest.raises(SystemExit):
        command.parse_args(["--color", "always"])
