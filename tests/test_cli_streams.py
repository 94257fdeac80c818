"""The streams of the command line: colour, errors that cannot be written, prompt answers."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from typing import Any

import pytest

from acehigh.cli import main
from acehigh.cli.options import lines
from acehigh.cli.streams import complain, shortened, silence_broken
from helpers.usage import usage_error

ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
QUEENS = "Qh Qd As Ks 9c: pair of queens, ace kicker"
RED = "\033[31m"
COMMAND = [sys.executable, "-m", "acehigh"]


class Terminal(io.StringIO):
    """Standard output that a person looks at."""

    def isatty(self) -> bool:
        return True


class Full(io.StringIO):
    """A stream without a file, on a disk that is full."""

    def write(self, _text: str) -> int:
        raise OSError("full")


def shown(*argv: str, terminal: bool = False) -> str:
    """Return what is printed, on a terminal or into a file."""
    with redirect_stdout(Terminal() if terminal else io.StringIO()) as stream:
        assert main(argv) == 0
    return stream.getvalue()


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let nothing in the environment speak of colour, and return what may change it."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return monkeypatch


@pytest.mark.parametrize(
    ("asked", "variables", "terminal", "coloured"),
    [
        ("auto", {}, True, True),
        ("auto", {}, False, False),
        ("always", {"NO_COLOR": "1", "TERM": "dumb"}, False, True),
        ("never", {"FORCE_COLOR": "1"}, True, False),
        ("auto", {"FORCE_COLOR": "1", "TERM": "dumb"}, False, True),
        ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
        ("auto", {"FORCE_COLOR": ""}, False, False),
        ("auto", {"TERM": "dumb"}, True, False),
    ],
)
def test_colour_is_asked_for_or_follows_the_environment(
    environment: pytest.MonkeyPatch,
    asked: str,
    variables: dict[str, str],
    terminal: bool,
    coloured: bool,
) -> None:
    for name, value in variables.items():
        environment.setenv(name, value)
    argv = ["best", "Qh Qd As Ks 9c", "--color", asked]
    assert (RED in shown(*argv, terminal=terminal)) == coloured
    assert RED not in shown(*argv, "--json", terminal=terminal)


def test_there_is_no_colour_without_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["best", "Qh Qd As Ks 9c"]) == 0


def test_colour_is_one_of_three(capsys: pytest.CaptureFixture[str]) -> None:
    said = usage_error(capsys, "best", "Qh Qd As Ks 9c", "--color", "sometimes")
    assert said.startswith("argument --color: invalid choice: 'sometimes'")


# Complaints that nobody can read


@pytest.mark.slow
@pytest.mark.parametrize("stderr", ["2>/dev/full", "2>&-"])
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full and a shell")
def test_good_lines_are_answered_where_complaints_are_lost(stderr: str) -> None:
    run = subprocess.run(
        f"printf 'xx\\nAs Ks Qs Js Ts\\n' | {sys.executable} -m acehigh best {stderr}",
        shell=True,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert run.stdout == f"{ROYAL}\n"
    assert run.returncode == 1


@pytest.mark.slow
def test_a_reader_of_complaints_who_has_left_is_no_mistake() -> None:
    with subprocess.Popen(
        [*COMMAND, "best"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stderr is not None
        process.stderr.close()
        process.stderr = None
        out, _ = process.communicate(b"xx\nyy\nAs Ks Qs Js Ts\n", 60)
    assert out.decode() == f"{ROYAL}\n"
    assert process.returncode == 1


def test_a_complaint_is_lost_where_it_cannot_go(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    for stream in (Full(), closed, None):
        monkeypatch.setattr(sys, "stderr", stream)
        complain("lost")
        assert main(["best", "xx"]) == 1
        silence_broken()


def test_complaints_come_after_the_answers_before() -> None:
    run = subprocess.run(
        [*COMMAND, "best", "As Ks Qs Js Ts", "xx", "Qh Qd As Ks 9c"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    first, complaint, last = run.stdout.splitlines()
    assert (first, last) == (ROYAL, QUEENS)
    assert complaint.startswith("argument 2: 'xx' is no card")


def test_a_message_does_not_repeat_a_huge_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "As " * 100_000]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("argument 1: As is held 100000 times in As As")
    assert err.endswith("but the 52-card deck has 1\n")
    assert len(err) < 600
    assert len(usage_error(capsys, "best", "--rules", "x" * 100_000)) < 600
    assert shortened("short") == "short"


# Lines, as they come


class Slow(io.RawIOBase):
    """A pipe whose writer waits for answers: it gives a piece at a time, notes what is out."""

    def __init__(self, pieces: list[bytes], out: io.BytesIO) -> None:
        self.pieces = pieces
        self.out = out
        self.seen: list[int] = []

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.seen.append(self.out.getvalue().count(b"\n"))
        piece = self.pieces.pop(0) if self.pieces else b""
        buffer[: len(piece)] = piece
        return len(piece)


def test_answers_are_out_before_more_lines_are_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pieces = [b"As Ks Qs Js Ts\n", b"As Ks Qs Js Ts\nAs Ks Q", b"s Js", b" Ts\nAs Ks Qs Js Ts"]
    raw = io.BytesIO()
    slow = Slow(pieces, raw)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(slow)))
    with redirect_stdout(io.TextIOWrapper(raw, encoding="utf-8")) as stream:
        assert main(["best"]) == 0
        assert raw.getvalue().decode() == f"{ROYAL}\n" * 4
        stream.detach()
    # Before each piece, and before the end.
    assert slow.seen[:5] == [0, 1, 2, 2, 3]


def test_many_answers_are_written_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flushed = []
    monkeypatch.setattr(lines, "flush", lambda: flushed.append(1))
    stream = io.TextIOWrapper(io.BytesIO(b"As Ks Qs Js Ts\n" * 1000))
    monkeypatch.setattr(sys, "stdin", stream)
    assert main(["best"]) == 0
    assert capsys.readouterr().out.count("\n") == 1000
    assert len(flushed) == 2


def test_a_line_may_be_longer_than_what_is_read_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    blank = b" " * 200_000
    stream = io.TextIOWrapper(io.BytesIO(blank + b"As Ks Qs Js Ts" + blank))
    monkeypatch.setattr(sys, "stdin", stream)
    assert main(["best"]) == 0
    assert capsys.readouterr().out == f"{ROYAL}\n"
