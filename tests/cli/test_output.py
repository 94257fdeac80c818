"""What is answered: in colour on a terminal, where colour is welcome, and in any encoding."""

import io
import sys
from contextlib import redirect_stdout

import pytest

from acehigh import High
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.cli.output import Output
from acehigh.errors import CardError
from acehigh.evaluators.named import RANKERS
from acehigh.evaluators.ranker import Ranker
from helpers.terminal import Terminal
from helpers.usage import usage_error

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
RED, PLAIN, BOLD, LIGHT = "\033[31m", "\033[39m", "\033[1m", "\033[22m"


def shown(*argv: str, terminal: bool = True) -> str:
    """Return what is printed, on a terminal or into a file."""
    with redirect_stdout(Terminal() if terminal else io.StringIO()) as stream:
        assert main(argv) == 0
    return stream.getvalue()


@pytest.fixture
def colour(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let nothing in the environment speak of colour, and return what may change it."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
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
    colour: pytest.MonkeyPatch,
    asked: str,
    variables: dict[str, str],
    terminal: bool,
    coloured: bool,
) -> None:
    for name, value in variables.items():
        colour.setenv(name, value)
    argv = ["best", "Qh Qd As Ks 9c", "--color", asked]
    assert (RED in shown(*argv, terminal=terminal)) == coloured
    assert RED not in shown(*argv, "--json", terminal=terminal)


def test_there_is_no_colour_without_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["best", "Qh Qd As Ks 9c"]) == 0


def test_colour_is_one_of_three(capsys: pytest.CaptureFixture[str]) -> None:
    said = usage_error(capsys, "best", "Qh Qd As Ks 9c", "--color", "sometimes")
    assert said.startswith("argument --color: invalid choice: 'sometimes'")


def test_a_sentence_that_the_output_cannot_encode_is_escaped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row: Named[Ranker] = Named("ours", "High – or better.", High())
    monkeypatch.setitem(RANKERS.rows, row.name, row)
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert main(["rules"]) == 0
    assert b"High \\u2013 or better.\n" in raw.getvalue()


def test_a_blank_line_stands_between_answers_only(capsys: pytest.CaptureFixture[str]) -> None:
    output = Output()
    for answer in ("one", "two"):
        output.begin_answer()
        output.text(answer)
        output.text("more")
    assert capsys.readouterr().out == "one\nmore\n\ntwo\nmore\n"


def test_a_complaint_is_reported_and_remembered(capsys: pytest.CaptureFixture[str]) -> None:
    output = Output()
    with output.complaints("line 1"):
        pass
    assert output.status == 0
    with output.complaints("line 2"):
        raise CardError("x" * 2_000)
    assert output.status == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("line 2: xxx")
    assert len(err) < 600
    # Only what is wrong with cards is a complaint.
    with pytest.raises(ZeroDivisionError), output.complaints("line 3"):
        raise ZeroDivisionError


def test_a_picture_is_printed_in_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    Output().svg("<svg>Ours – “x”</svg>\n")
    assert capsys.readouterr().out == "<svg>Ours &#8211; &#8220;x&#8221;</svg>\n"
