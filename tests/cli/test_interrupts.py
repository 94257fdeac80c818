"""Ctrl-C on the command line: what is done stops, processes too, and quietly."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from acehigh import equity
from acehigh.cli import main
from acehigh.cli.interrupts import ignore_interrupts, ignoring_interrupts, one_interrupt
from acehigh.odds.equities.outcomes import Equity

LONG = ["table", "--cards", "9", "--jokers", "2", "--processes", "2"]


@pytest.fixture(autouse=True)
def interrupts() -> Iterator[None]:
    """Put back what Ctrl-C does."""
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_only_the_first_interrupt_counts() -> None:
    with pytest.raises(KeyboardInterrupt), one_interrupt():
        signal.raise_signal(signal.SIGINT)
    # Until the process has ended.
    signal.raise_signal(signal.SIGINT)


def test_without_an_interrupt_nothing_changes() -> None:
    with one_interrupt():
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_has_chosen_what_an_interrupt_does_keeps_it() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with one_interrupt():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_in_a_thread_interrupts_are_left_alone() -> None:
    seen: list[object] = []

    def run() -> None:
        with one_interrupt(), ignoring_interrupts():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]


def test_interrupts_are_ignored_for_a_while_or_for_good() -> None:
    with ignoring_interrupts():
        signal.raise_signal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    ignore_interrupts()
    signal.raise_signal(signal.SIGINT)


def test_an_interrupted_command_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("acehigh.odds.frequencies.frequencies", interrupted)
    assert main(["table"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("known", [0, 1])
def test_an_interrupted_sample_leaves_what_is_known(
    known: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = equity("hold'em", ["AsAh", "", ""], samples=60)

    def interrupted(*_: object, **__: object) -> Iterator[Equity]:
        yield from [found] * known
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("acehigh.odds.equity.equities", interrupted)
    assert main(["equity", "AsAh", "", "", "--samples", "10000"]) == 130
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("of 60 deals sampled") == known


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ps") is None, reason="needs process groups and ps")
@pytest.mark.parametrize("times", [1, 2])
def test_a_shared_count_stops_with_all_its_processes(times: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "acehigh", *LONG],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        deadline = time.monotonic() + 60
        while len(_children(process.pid)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        children = _children(process.pid)
        assert len(children) == 2
        for _ in range(times):
            # As a terminal does: to all of them.
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.01)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert not any(_runs(child) for child in children)


def _children(parent: int) -> list[int]:
    run = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, check=False
    )
    return list(map(int, run.stdout.split()))


def _runs(pid: int) -> bool:
    run = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, check=False
    )
    return bool(run.stdout.strip()) and not run.stdout.strip().startswith(b"Z")
