"""The command line as a whole: its exit status, output that fails, the process it runs in."""

import errno
import importlib
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import pytest

from acehigh.cli import main
from acehigh.cli.streams import silence_broken

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
HOLDING = "AsKsQsJsTs"
COMMAND = [sys.executable, "-m", "acehigh"]
# Python itself must not flush for us.
BUFFERED = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}


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
