"""Names stand where people look for them, and importing the package stays light."""

import subprocess
import sys
from importlib.metadata import PackageNotFoundError

import pytest

import acehigh
from acehigh import showdowns, unbeatable, version
from acehigh.errors import UnknownNameError
from acehigh.showdowns import nontransitive, pots, settlement


def test_the_version_is_that_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "version", lambda name: f"{name} 1.2")
    assert version._installed() == "acehigh 1.2"


def test_sources_that_are_not_installed_have_no_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(version, "version", missing)
    assert version._installed() == "unknown"


def test_the_version_is_an_attribute() -> None:
    assert isinstance(acehigh.__version__, str)


def test_pots_are_found_among_showdowns() -> None:
    assert showdowns.settle is settlement.settle
    assert showdowns.Table is settlement.Table
    assert showdowns.side_pots is pots.side_pots
    assert {"Table", "settle", "side_pots"} <= set(dir(showdowns))
    with pytest.raises(AttributeError, match="has no attribute 'sidepots'"):
        _ = showdowns.sidepots  # type: ignore[attr-defined]  # what is not there


def test_the_showdowns_without_a_best_hand_have_a_page_of_their_own() -> None:
    assert unbeatable.ItalianShowdown is nontransitive.ItalianShowdown
    assert unbeatable.GreekShowdown is nontransitive.GreekShowdown


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
