"""The commands: one file each, whose help is true and fits a terminal."""

import re
import shlex
from pathlib import Path

import pytest

import acehigh.cli.commands
from acehigh.cli import main
from acehigh.cli.commands import command, names
from helpers.cases import in_one_test

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", ["best", "winners"])
def test_the_examples_of_the_help_are_true(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([name, "--help"])
    assert exit_.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= 81
    examples = re.findall(r"\$ acehigh (.*)\n((?:  .*\n)+)", text)
    assert examples
    for line, answer in examples:
        assert main(shlex.split(line)) == 0
        assert capsys.readouterr().out == re.sub("(?m)^  ", "", answer)


def test_a_command_is_a_file() -> None:
    folder = Path(acehigh.cli.commands.__file__).parent
    files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert {name.replace("-", "_") for name in names()} == files
    for name in names():
        assert command(name).name == name


@in_one_test("name", names())
def test_every_command_has_help_that_fits(name: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([name, "--help"])
    assert exit_.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: acehigh {name} ")
    assert max(map(len, out.splitlines())) <= 94
