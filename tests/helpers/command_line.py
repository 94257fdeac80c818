"""The command line as a user sees it: lines, records and complaints."""

import json

import pytest

from acehigh.cli import main


def lines(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    """Return the lines of an answer that nothing is wrong with."""
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert not err
    return out.splitlines()


def records(capsys: pytest.CaptureFixture[str], *argv: str) -> list[dict[str, object]]:
    """Return the records of an answer in JSON lines."""
    return [json.loads(line) for line in lines(capsys, *argv)]


def complaint(capsys: pytest.CaptureFixture[str], status: int, *argv: str) -> str:
    """Return what is said where nothing is answered and the command ends with this status."""
    try:
        code: object = main(argv)
    except SystemExit as exit_:
        code = exit_.code
    assert code == status
    out, err = capsys.readouterr()
    assert not out
    return err
