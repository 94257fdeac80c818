"""The command line in colour: on a terminal, and only where colour is welcome."""

from contextlib import redirect_stdout

import pytest

from acehigh.cli import main
from helpers.terminal import Terminal

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
RED, PLAIN, BOLD, LIGHT = "\033[31m", "\033[39m", "\033[1m", "\033[22m"


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
