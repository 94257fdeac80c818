"""Names stand where people look for them, and importing the package stays light."""

import subprocess
import sys

import pytest

import acehigh
from acehigh import showdowns
from acehigh.errors import UnknownNameError
from acehigh.showdowns import pots, settlement


def test_pots_are_found_among_showdowns() -> None:
    assert showdowns.settle is settlement.settle
    assert showdowns.Table is settlement.Table
    assert showdowns.side_pots is pots.side_pots
    assert {"Table", "settle", "side_pots"} <= set(dir(showdowns))
    with pytest.raises(AttributeError, match="has no attribute 'sidepots'"):
        _ = showdowns.sidepots  # type: ignore[attr-defined]  # what is not there


def test_none_of_it_is_imported_before_it_is_asked_for() -> None:
    asked = "import sys, acehigh; print([m for m in sys.modules if m.startswith('acehigh')])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    for module in ("version", "settlement", "pots", "unbeatable"):
        assert f".{module}'" not in done.stdout.decode()


def test_rules_are_found_by_the_names_of_games_that_rank_so() -> None:
    names = {
        "holdem": "high", "Texas Hold'em": "high", "RAZZ": "ace-to-five",
        "2-7": "deuce-to-seven", "six plus": "short-deck", "Short Deck": "short-deck",
        "canadian stud": "soko",
    }  # fmt: skip
    for name, other in names.items():
        assert acehigh.ranker_named(name) == acehigh.ranker_named(other)
    with pytest.raises(UnknownNameError, match=r"unknown rules 'omaha'\. Known"):
        acehigh.ranker_named("omaha")
