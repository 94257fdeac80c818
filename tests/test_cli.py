"""The command line: every option, every mistake, and the streams it talks to."""

import errno
import importlib
import io
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import metadata
from pathlib import Path
from threading import Timer

import pytest

from acehigh import High
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.cli.streams import silence_broken
from acehigh.evaluators.named import RANKERS, named_rankers
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from helpers.usage import usage_error

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
RED, PLAIN, BOLD, LIGHT = "\033[31m", "\033[39m", "\033[1m", "\033[22m"


class Terminal(io.StringIO):
    """Standard output, or input, that a person sits at."""

    def isatty(self) -> bool:
        return True


class BrokenInput(io.RawIOBase):
    """A file whose disk fails, or whose reader is interrupted, when it is read."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def readable(self) -> bool:
        return True

    def readinto(self, _buffer: object) -> int:
        raise self.error


class PairOrBetter(High):
    """High hands that must hold a pair to qualify."""

    def qualifies(self, key: RankKey) -> bool:
        return key.category is not Category.HIGH_CARD


@pytest.fixture
def standard_input(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    def give(content: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    return give


@pytest.fixture
def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    row: Named[Ranker] = Named(
        "pair or better", "High hands that need a pair – or better.", PairOrBetter()
    )
    monkeypatch.setitem(RANKERS.rows, row.name, row)


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


# best


def test_best_prints_the_hand_of_each_argument(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "2c 7d 7h Ks 7s Kd Ah", "AsKsQsJsTs2c2d"]) == 0
    assert capsys.readouterr() == (f"{FULL_HOUSE}\n{ROYAL}\n", "")


def test_best_takes_a_board_and_a_number_of_hole_cards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--board", "Qs Js Ts 2h 2s", "--rules", "high"]
    assert main(["best", "As Ks 2c 2d", *options, "--hole-cards", "2"]) == 0
    assert main(["best", "Ah 3h 2c 2d", *options, "--hole-cards", "1"]) == 0
    assert main(["best", "Ah 3h 2c 2d", *options]) == 0
    assert capsys.readouterr().out.splitlines() == [
        ROYAL,
        "2s 2h 2c Qs Js: three of a kind, twos, queen kicker",
        "2s 2h 2d 2c Ah: four of a kind, twos, ace kicker",
    ]


def test_the_cards_may_be_just_as_many_as_make_a_hand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "As Ks Qs Js Ts", "--hole-cards", "5"]) == 0
    assert main(["best", "As Ks", "--hole-cards", "2", "--board", "Qs Js Ts"]) == 0
    assert capsys.readouterr().out == f"{ROYAL}\n{ROYAL}\n"


def test_best_with_json_prints_one_object_a_holding(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "--json", "2c,7d 7♥ Ks 7s Kd Ah", "Ks Qs Js 10s 9s"]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "line": 1,
        "holding": "2c,7d 7♥ Ks 7s Kd Ah",
        "cards": ["7s", "7h", "7d", "Ks", "Kd"],
        "plays_as": ["7s", "7h", "7d", "Ks", "Kd"],
        "category": "full house",
        "ranks": ["7", "K"],
        "description": "full house, sevens over kings",
        "qualifies": True,
    }
    assert second["line"] == 2
    assert second["category"] == "straight flush"
    assert second["ranks"] == ["K"]


def test_bad_arguments_are_reported_and_the_others_answered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "Ax Kd Qh Jc Ts", "AsKsQsJsTs", "", "As As 2c 3c 4c"]) == 1
    out, err = capsys.readouterr()
    assert out == f"{ROYAL}\n"
    assert err.splitlines() == [
        "argument 1: 'Ax' is no card: 'x' is no suit, expected one of c d h s *",
        "argument 3: a holding without cards",
        "argument 4: As is held 2 times in As As 2c 3c 4c, but the 52-card deck has 1",
    ]


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


# winners


BOARD = ["--board", "As Qs Jd 9h 4c"]


def test_winners_marks_the_one_who_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", *BOARD, "9d 9c", "K♥10h", "Ad Qd 2c"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "loses   9d 9c     9h 9d 9c As Qs: three of a kind, nines, ace kicker",
        "wins    Kh Th     As Kh Qs Jd Th: straight, ace high",
        "loses   Ad Qd 2c  As Ad Qs Qd Jd: two pair, aces and queens, jack kicker",
    ]


def test_winners_marks_those_who_split(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "Kh Th", "9d 9c", "Kc Tc", *BOARD]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "splits  Kh Th  As Kh Qs Jd Th: straight, ace high",
        "loses   9d 9c  9h 9d 9c As Qs: three of a kind, nines, ace kicker",
        "splits  Kc Tc  As Kc Qs Jd Tc: straight, ace high",
    ]


def test_winners_minds_the_number_of_hole_cards(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["winners", "Ks 2d 3d", "4h 4d 2h", "--board", "As Qs Js Ts 4c"]
    assert main(argv) == 0
    assert main([*argv, "--hole-cards", "2"]) == 0
    marks = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert marks == ["wins", "loses", "loses", "wins"]


def test_winners_with_json_prints_one_object_a_showdown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["winners", "kh th", "9d 9c", "Kc Tc", *BOARD, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    answer = json.loads(out)
    assert list(answer) == ["line", "holdings", "hands", "winners", "tie_break"]
    assert answer["line"] == 1
    assert answer["holdings"] == ["kh th", "9d 9c", "Kc Tc"]
    assert answer["winners"] == [0, 2]
    assert [hand["description"] for hand in answer["hands"]] == [
        "straight, ace high",
        "three of a kind, nines, ace kicker",
        "straight, ace high",
    ]
    assert answer["hands"][1]["cards"] == ["9h", "9d", "9c", "As", "Qs"]


def test_each_line_of_a_file_is_a_showdown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "showdowns.txt"
    path.write_text(
        "AsKsQsJsTs | 2c 2d 2h 2s 3s\n"
        "AsKsQsJsTs\n"
        "AsKsQsJsTs | 2c 2d\n"
        "AsKsQsJsTs | As 2d 2h 2s 3s\n"
        "AsKsQsJsTs | \n"
        "6c 4d 3h 2s 7c;6d 4c 3s 2h 7d\n"
    )
    assert main(["winners", "--file", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"wins    As Ks Qs Js Ts  {ROYAL}",
        "loses   2c 2d 2h 2s 3s  2s 2h 2d 2c 3s: four of a kind, twos, three kicker",
        "",
        "splits  6c 4d 3h 2s 7c  7c 6c 4d 3h 2s: seven high, six kicker",
        "splits  6d 4c 3s 2h 7d  7d 6d 4c 3s 2h: seven high, six kicker",
    ]
    wrong = err.splitlines()
    assert len(wrong) == 4
    assert wrong[0] == (
        "line 2: a showdown needs two holdings or more, with | or ; between them"
    )
    assert wrong[1].startswith("line 3: ")
    assert "2c 2d" in wrong[1]
    assert wrong[2].startswith("line 4: As is in ")
    assert wrong[3] == "line 5: a holding without cards"


def test_every_bad_holding_of_a_showdown_is_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["winners", "Ax Kd", "Qs Qd", "Ks Kd", *BOARD]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    first, second = err.splitlines()
    assert first.startswith("argument 1: 'Ax' is no card: ")
    assert second.startswith("argument 2: Qs is ")


def test_a_card_that_two_players_hold_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "Kd Kc", "Kd 2c", *BOARD]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("arguments: Kd is in ")


@pytest.mark.usefixtures("plug_in")
def test_nobody_wins_without_a_hand_that_qualifies(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = ["winners", "--rules", "pair or better", "As Kd 4h 3c 2s", "Ks Qd Jh 9c 8s"]
    assert main([*argv, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["winners"] == []
    assert [hand["qualifies"] for hand in answer["hands"]] == [False, False]
    assert main(argv) == 0
    assert [line[:6] for line in capsys.readouterr().out.splitlines()] == ["loses "] * 2


# rules, help, version


@pytest.mark.usefixtures("plug_in")
def test_rules_lists_every_named_ranker(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = list(named_rankers())
    width = max(map(len, names))
    assert [line[:width].rstrip() for line in lines] == names
    high = "Standard poker: the best five cards, ace high, or low in a wheel."
    assert lines[0] == f"{'high':<{width}}  {high}"
    assert main(["rules", "--json"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    assert json.loads(first) == {"name": "high", "sentence": high}


@pytest.mark.usefixtures("plug_in")
def test_a_sentence_that_the_output_cannot_encode_is_escaped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert main(["rules"]) == 0
    assert b"High hands that need a pair \\u2013 or better.\n" in raw.getvalue()


@pytest.mark.parametrize("command", ["best", "winners"])
def test_the_examples_of_the_help_are_true(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([command, "--help"])
    assert exit_.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= 81
    examples = re.findall(r"\$ acehigh (.*)\n((?:  .*\n)+)", text)
    assert examples
    for line, answer in examples:
        assert main(shlex.split(line)) == 0
        assert capsys.readouterr().out == re.sub("(?m)^  ", "", answer)


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


@pytest.mark.parametrize(
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


# Colour


def shown(*argv: str) -> str:
    """Return what a terminal shows."""
    with redirect_stdout(Terminal()) as terminal:
        assert main(argv) == 0
    return terminal.getvalue()


@pytest.fixture
def colour(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let nothing in the environment speak against colour, and return what may change it."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return monkeypatch


@pytest.mark.usefixtures("colour")
def test_on_a_terminal_red_cards_are_red() -> None:
    seven, king = f"{RED}7h{PLAIN} {RED}7d{PLAIN}", f"{RED}Kd{PLAIN}"
    assert shown("best", "7s 7h 7d Ks Kd") == (
        f"7s {seven} Ks {king}: full house, sevens over kings\n"
    )


@pytest.mark.usefixtures("colour")
def test_on_a_terminal_winners_are_bold() -> None:
    text = shown("winners", "As Ks Qs Js 9s", "Ac Kc Qc Jc Th")
    flush, straight = text.splitlines()
    assert flush == (f"{BOLD}wins    As Ks Qs Js 9s  As Ks Qs Js 9s: flush, ace high{LIGHT}")
    assert BOLD not in straight
    assert straight.startswith(f"loses   Ac Kc Qc Jc {RED}Th{PLAIN}  Ac Kc Qc Jc {RED}Th")


@pytest.mark.parametrize(
    ("name", "value"), [("NO_COLOR", "1"), ("NO_COLOR", "0"), ("TERM", "dumb")]
)
def test_no_colour_where_it_is_unwelcome(
    name: str, value: str, colour: pytest.MonkeyPatch
) -> None:
    colour.setenv(name, value)
    assert shown("best", "7s 7h 7d Ks Kd") == f"{FULL_HOUSE}\n"


def test_an_empty_no_color_means_nothing(colour: pytest.MonkeyPatch) -> None:
    colour.setenv("NO_COLOR", "")
    assert RED in shown("best", "7s 7h 7d Ks Kd")


@pytest.mark.usefixtures("colour")
def test_no_colour_in_json_or_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\\u001b" not in shown("best", "7s 7h 7d Ks Kd", "--json")
    assert main(["best", "7s 7h 7d Ks Kd"]) == 0
    assert capsys.readouterr().out == f"{FULL_HOUSE}\n"


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
    code = "import acehigh, sys; print({'argparse', 'acehigh.cli', 'json'} & set(sys.modules))"
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
