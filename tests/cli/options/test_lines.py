"""What is asked: the arguments, or a line each from a file or standard input."""

import errno
import io
import json
import os
import re
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from acehigh import Holding, parse_cards
from acehigh.cli import main
from acehigh.cli.options import lines
from acehigh.cli.options.lines import Line, Players, lines_of, players_of
from acehigh.errors import CardError
from helpers.terminal import Terminal
from helpers.usage import usage_error

ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
LINES = (
    b"\xef\xbb\xbf2c 7d 7h Ks 7s Kd Ah\r\n"  # begins with a byte order mark, as on Windows
    b"\r\n"
    b"  # Z\xfcrich, in Latin-1\n"
    b"Ax 2d 3h 4s 6c\n"
    b"As Kd \xff 10h 9c 2s\n"
    b"\xc2\xa0\n"  # white space, though not ASCII
    b"  A\xe2\x99\xa0 K\xe2\x99\xa0 Qs Js 10s"  # and no line end
)
COMPLAINTS = [
    "line 4: 'Ax' is no card: 'x' is no suit, expected one of c d h s *",
    "line 5: the byte 0xff is no UTF-8 text",
]
COMMAND = [sys.executable, "-m", "acehigh"]
# Python itself must not flush for us.
BUFFERED = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}


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


class BrokenInput(io.RawIOBase):
    """A file whose disk fails, or whose reader is interrupted, when it is read."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def readable(self) -> bool:
        return True

    def readinto(self, _buffer: object) -> int:
        raise self.error


@pytest.fixture
def standard_input(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    def give(content: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    return give


@pytest.mark.parametrize("argv", [[], ["--file", "-"]])
def test_lines_are_read_from_standard_input(
    argv: list[str],
    standard_input: Callable[[bytes], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    standard_input(LINES)
    assert main(["best", *argv]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [FULL_HOUSE, ROYAL]
    assert err.splitlines() == COMPLAINTS


def test_lines_are_read_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "holdings.txt"
    path.write_bytes(LINES)
    assert main(["best", "--json", "--file", str(path)]) == 1
    out, err = capsys.readouterr()
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["line"] for answer in answers] == [1, 7]
    assert [answer["holding"] for answer in answers] == [
        "2c 7d 7h Ks 7s Kd Ah",
        "A♠ K♠ Qs Js 10s",
    ]
    assert err.splitlines() == COMPLAINTS


def test_no_lines_are_no_mistake(
    standard_input: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    standard_input(b"")
    assert main(["winners"]) == 0
    assert capsys.readouterr() == ("", "")


def test_arguments_leave_standard_input_alone(
    standard_input: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    standard_input(b"nonsense\n")
    assert main(["best", "AsKsQsJsTs"]) == 0
    assert capsys.readouterr() == (f"{ROYAL}\n", "")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "none.txt")
    assert main(["best", "--file", path]) == 2
    message = f"acehigh: error: cannot read {path!r}: {os.strerror(errno.ENOENT)}\n"
    assert capsys.readouterr() == ("", message)


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (OSError(errno.EIO, "disk on fire"), 2, "cannot read '-': disk on fire"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_reading_that_fails(
    error: BaseException,
    status: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stream = io.TextIOWrapper(io.BufferedReader(BrokenInput(error)))
    monkeypatch.setattr(sys, "stdin", stream)
    assert main(["best"]) == status
    assert capsys.readouterr() == ("", f"acehigh: error: {message}\n" if message else "")


def test_a_terminal_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    message = "expected holdings, as arguments, by --file or on standard input"
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert usage_error(capsys, "best") == message
    monkeypatch.setattr(sys, "stdin", None)
    assert usage_error(capsys, "best") == message
    assert usage_error(capsys, "best", "--file", "-") == "there is no standard input"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "answer"),
    [([], f"{FULL_HOUSE}\n"), (["--json"], '{"line": 1, "holding": "2c 7d 7h Ks 7s Kd Ah", ')],
)
def test_each_answer_comes_before_the_next_question(options: list[str], answer: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "best", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=BUFFERED,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        # Should the answer not come, its end does, rather than never.
        timer = Timer(30, process.kill)
        timer.start()
        process.stdin.write("2c 7d 7h Ks 7s Kd Ah\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith(answer)
        process.stdin.write("As Ks Qs Js Ts\n")
        process.stdin.flush()
        assert "(royal flush)" in process.stdout.readline()
        timer.cancel()


@pytest.mark.parametrize("command", ["best", "winners"])
def test_who_forgets_the_quotes_gets_a_hint(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "As", "Kd", "10h"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    first, *_, last = err.splitlines()
    assert first.startswith("argument 1: ")
    assert last == 'hint: a holding is one argument, in quotes: "As Kd 10h"'


def test_no_hint_where_the_quotes_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "Kd"]) == 1
    assert main(["best", "Kd", "As Qs"]) == 1
    assert main(["best", "Kd", "As", "--board", "2c 4c 6c 8d"]) == 0
    assert "hint" not in capsys.readouterr().err


def test_parts_of_a_line_have_the_place_of_the_whole() -> None:
    line = Line(3, "line", "As Kd | Qh Qs;  2c 2d ")
    assert line.place == "line 3"
    parts = line.split("|;")
    assert [part.text for part in parts] == ["As Kd", "Qh Qs", "2c 2d"]
    assert {part.place for part in parts} == {"line 3"}
    assert parts[0].cards() == parse_cards("As Kd")
    assert Line(1, "argument", "(As Kd) Qh").holding() == Holding("As Kd", "Qh")


def test_a_deal_has_two_players_or_more() -> None:
    for kind, how in (("line", "with | between them"), ("argument", "each in quotes")):
        alone = Players(1, f"{kind} 1", (Line(1, kind, "As Kd"),))
        with pytest.raises(CardError, match=re.escape(f"two players or more, {how}")):
            _ = alone.several
    both = (Line(1, "argument", "As Kd"), Line(2, "argument", "Qh Qs"))
    assert Players(1, "arguments", both).several == both


def test_arguments_are_one_showdown_and_lines_are_one_each(tmp_path: Path) -> None:
    given = Namespace(lines=["As Kd", "Qh Qs | 2c 2d"], file=None)
    (deal,) = players_of(given)
    assert (deal.place, len(deal.holdings)) == ("arguments", 2)
    path = tmp_path / "deals"
    path.write_text("# none\n\nAs Kd; Qh Qs\nAs Kd | Qh Qs | 2c 2d\n")
    first, second = players_of(Namespace(lines=[], file=str(path)), "|")
    assert [(one.place, len(one.holdings)) for one in (first, second)] == [
        ("line 3", 1),
        ("line 4", 3),
    ]
    assert [line.number for line in lines_of(Namespace(lines=[], file=str(path)))] == [3, 4]
