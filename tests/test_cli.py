"""The command line: the lines it reads, its mistakes, and the streams it talks to."""

import errno
import importlib
import io
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from threading import Timer

import pytest

from acehigh.cli import main
from acehigh.cli.streams import silence_broken
from helpers.cases import in_one_test
from helpers.terminal import Terminal
from helpers.usage import usage_error

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"


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


@contextmanager
def no_more_readers() -> Iterator[None]:
    """Let standard output be a pipe whose reader has left.

    No fixture, because between fixtures and test pytest sets standard output again.
    """
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "w", encoding="utf-8") as stream, redirect_stdout(stream):
        yield
        # What is still in the buffer may now be written, to nowhere.
        stream.flush()


# Lines from a file or standard input


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


# Wrong usage


HOLDING = "AsKsQsJsTs"
BOARD = ["--board", "As Qs Jd 9h 4c"]


@in_one_test(
    ("argv", "message"),
    [
        (["bset"], "unknown command 'bset': did you mean 'best'?"),
        (["--json", "best"], "expected a command before --json: acehigh --help lists them"),
        (["best", HOLDING, "--borad", "As"], "unrecognized arguments: --borad As"),
        (["--vers"], "expected a command before --vers"),
        (["best", "--boar", "As"], "unrecognized arguments: --boar"),
        (["rules", "high", HOLDING], f"unrecognized arguments: {HOLDING}"),
        (["best", HOLDING, "--file", "-"], "holdings come from arguments or from --file"),
        (["winners", HOLDING], "a showdown needs two holdings or more, each an argument"),
        (["best", HOLDING, "--rules", "hihg"], "argument --rules: unknown rules 'hihg': did"),
        (["best", HOLDING, "--board", "Ax"], "argument --board: 'Ax' is no card: "),
        (["best", HOLDING, "--board", "2c2c"], "2c is held 2 times in 2c 2c"),
        (["best", HOLDING, "--board", "Jk"], "Jk is not in the 52-card deck"),
        (["best", HOLDING, "--hole-cards", "-1"], "argument --hole-cards: expected a number"),
        (["best", HOLDING, "--hole-cards", "two"], "argument --hole-cards: expected a number"),
        (["best", HOLDING, "--hole-cards", "9" * 5000], "argument --hole-cards: expected 0 to"),
        (["best", HOLDING, "--hole-cards", "6"], "a hand has 5 cards, not 6 hole cards"),
        (
            ["best", HOLDING, "--hole-cards", "2", "--board", "2c 3c"],
            "--hole-cards 2 takes 3 cards from the board, which has 2",
        ),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert usage_error(capsys, *argv).startswith(message)


def test_the_nearest_rules_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    error = usage_error(capsys, "winners", "--rules", "hihg")
    assert "did you mean 'high'?" in error


def test_options_may_stand_between_holdings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "9d 9c", *BOARD, "Kh Th", "--rules", "high", "Ad Qd"]) == 0
    marks = [line.split()[:3] for line in capsys.readouterr().out.splitlines()]
    assert marks == [["loses", "9d", "9c"], ["wins", "Kh", "Th"], ["loses", "Ad", "Qd"]]


def test_a_terminal_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    message = "expected holdings, as arguments, by --file or on standard input"
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert usage_error(capsys, "best") == message
    monkeypatch.setattr(sys, "stdin", None)
    assert usage_error(capsys, "best") == message
    assert usage_error(capsys, "best", "--file", "-") == "there is no standard input"


# Output that fails


@pytest.mark.parametrize(
    ("argv", "status"), [(["best", HOLDING], 0), (["best", "x", HOLDING], 1), (["rules"], 0)]
)
def test_a_reader_who_has_left_is_no_mistake(
    argv: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with no_more_readers():
        assert main(argv) == status
    assert "ipe" not in capsys.readouterr().err


def test_a_reader_who_has_left_before_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with no_more_readers():
        assert main(["--help"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(["best", HOLDING]) == 2
        monkeypatch.undo()
    error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert capsys.readouterr().err == f"acehigh: error: {error}\n"


def test_a_process_without_standard_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["best", HOLDING, "x"]) == 1
    silence_broken()
    monkeypatch.undo()
    assert capsys.readouterr().err.startswith("argument 2: 'x' is no card: ")


# Processes


COMMAND = [sys.executable, "-m", "acehigh"]
# Python itself must not flush for us.
BUFFERED = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}


def test_the_module_runs_and_exits_with_the_status() -> None:
    lines = "AsKsQsJsTs\nAx\n2c 7d 7h Ks 7s Kd Ah\n"
    run = subprocess.run(
        [*COMMAND, "best"], input=lines, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert run.stdout.splitlines() == [ROYAL, FULL_HOUSE]
    assert run.stderr.splitlines() == [
        "line 2: 'Ax' is no card: 'x' is no suit, expected one of c d h s *"
    ]


@pytest.mark.slow
def test_a_pipe_closed_early_ends_quietly(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text("2c 7d 7h Ks 7s Kd Ah\n" * 5_000)  # more than a pipe holds
    with subprocess.Popen(
        [*COMMAND, "best", "--file", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=BUFFERED,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().decode().strip() == FULL_HOUSE
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


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


def test_importing_the_library_leaves_the_command_line_alone() -> None:
    # What measures coverage loads some of these before.
    code = (
        "import sys; before = set(sys.modules); import acehigh; "
        "print({'argparse', 'acehigh.cli', 'json'} & set(sys.modules) - before)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert run.stdout == "set()\n"


def test_the_module_is_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["acehigh", "best", "As Kd Qh Jc Ts"])
    with pytest.raises(SystemExit) as stop:
        runpy.run_module("acehigh", run_name="__main__")
    assert stop.value.code == 0
    assert capsys.readouterr().out == "As Kd Qh Jc Ts: straight, ace high\n"


def test_importing_the_module_runs_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    # As a process pool does that spawns its workers.
    importlib.import_module("acehigh.__main__")
    assert capsys.readouterr().out == ""
