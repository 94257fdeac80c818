"""Commands that list named values, or tell more of one."""

import json
from argparse import ArgumentParser

import pytest

from acehigh.catalogue import Named
from acehigh.cli.catalogues import add_name, print_rows
from acehigh.cli.output import Output

ROWS = {
    "go": Named("go", "What is played.", 1),
    "go fish": Named("go fish", "What | is not.", 2),
    "lost": Named[int]("lost", "A plug-in that fails.", None, "is broken"),
}


def test_sentences_stand_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    print_rows(ROWS, Output())
    assert capsys.readouterr().out.splitlines() == [
        "go       What is played.",
        "go fish  What | is not.",
        # Its value is not asked for, or nothing could be listed.
        "lost     A plug-in that fails.",
    ]


def test_other_programs_get_an_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    output = Output()
    output.prepare(as_json=True, colour="never")
    print_rows(ROWS, output)
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [
        {"name": row.name, "sentence": row.sentence} for row in ROWS.values()
    ]


def test_a_name_may_be_given_or_not() -> None:
    command = ArgumentParser(exit_on_error=False)
    add_name(command, "GAME", "tell more of this game")
    assert vars(command.parse_args([])) == {"name": None, "json": False}
    assert vars(command.parse_args(["go fish", "--json"])) == {"name": "go fish", "json": True}
    assert "[GAME]" in command.format_usage()
    assert "tell more of this game" in command.format_help()
