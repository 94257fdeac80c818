"""The parsers of the command line: commands, their help, the version, wrong usage."""

from importlib import metadata

import pytest

from acehigh.cli import main
from acehigh.cli.commands import command, names
from helpers.cases import in_one_test
from helpers.usage import usage_error

HOLDING = "AsKsQsJsTs"
BOARD = ["--board", "As Qs Jd 9h 4c"]
Output = pytest.CaptureFixture[str]


@in_one_test(
    ("argv", "message"),
    [
        (["bset"], "unknown command 'bset': did you mean 'best'?"),
        (["--json", "best"], "expected a command before --json: acehigh --help lists them"),
        (["best", HOLDING, "--borad", "As"], "unrecognized arguments: --borad As"),
        (["--vers"], "expected a command before --vers"),
        (["best", "--boar", "As"], "unrecognized arguments: --boar"),
        (["rules", "high", HOLDING], f"unrecognized arguments: {HOLDING}"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert usage_error(capsys, *argv).startswith(message)


def test_options_may_stand_between_holdings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "9d 9c", *BOARD, "Kh Th", "--rules", "high", "Ad Qd"]) == 0
    marks = [line.split()[:3] for line in capsys.readouterr().out.splitlines()]
    assert marks == [["loses", "9d", "9c"], ["wins", "Kh", "Th"], ["loses", "Ad", "Qd"]]


def test_the_version_is_that_of_the_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == f"acehigh {metadata.version('acehigh')}\n"

    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    with pytest.raises(SystemExit) as exit_:
        main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == "acehigh of unknown version: it is not installed\n"


def test_acehigh_alone_prints_the_help(capsys: Output) -> None:
    for argv in ([], ["--help"]):
        with pytest.raises(SystemExit) as exit_:
            main(argv)
        assert exit_.value.code == 0
        out = capsys.readouterr().out
        assert out.startswith("usage: acehigh ")
        assert all(command(name).summary in " ".join(out.split()) for name in names())
