"""Standard output and standard error, which may be full, closed or not there at all."""

import io
import os
import subprocess
import sys

import pytest

from acehigh.cli import main
from acehigh.cli.streams import complain, flush, shortened, silence_broken
from helpers.usage import usage_error

ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
QUEENS = "Qh Qd As Ks 9c: pair of queens, ace kicker"
COMMAND = [sys.executable, "-m", "acehigh"]


class Full(io.StringIO):
    """A stream without a file, on a disk that is full."""

    def write(self, _text: str) -> int:
        raise OSError("full")


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


def test_a_stream_that_is_broken_leads_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "w", encoding="utf-8") as stream:
        stream.write("lost")
        monkeypatch.setattr(sys, "stdout", stream)
        with pytest.raises(BrokenPipeError):
            flush()
        silence_broken()
        flush()
        monkeypatch.undo()


def test_without_standard_output_there_is_nothing_to_write_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    flush()
    silence_broken()
