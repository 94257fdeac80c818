"""The table of equities before the flop: how it is made, kept, and gone on with."""

import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path
from runpy import run_path

import pytest

from acehigh import CardError, equity
from acehigh.errors import ParseError
from acehigh.games import HOLDEM
from acehigh.odds import preflop
from acehigh.odds.preflop import Matchup, PreflopTable, main, preflop_csv, preflop_table
from acehigh.odds.preflop_order import preflop_counts
from acehigh.odds.starting_hands import class_combinations

ROWS = [("AA",), ("AKs", "AKo"), ("22",)]


@pytest.fixture
def _few_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    classes = {name: class_combinations()[name] for row in ROWS for name in row}
    monkeypatch.setattr(preflop, "class_combinations", lambda: classes)


@pytest.mark.usefixtures("_few_rows")
def test_each_class_is_counted_against_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[tuple[int, int]] = []
    table = preflop_table(progress=lambda done, rows: seen.append((done, rows)))
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert len(table.matchups) == 16
    for one, other in table.matchups:
        assert table.share(one, other) + table.share(other, one) == 1
    # A hand of aces against all twelve of ace and king offsuit.
    hands = ["AsAh", "AKo"]
    assert table.share("AA", "AKo") == equity(HOLDEM, hands).shares[0]
    assert table["AA", "AKo"].deals == 6 * 1_712_304
    assert table["22", "AKs"].wins == equity(HOLDEM, ["2s2h", "AKs"]).players[0].wins

    path = tmp_path / "table.csv"
    with ThreadPoolExecutor(2) as executor:
        assert preflop_table(path=path, executor=executor) == table
    # What was interrupted is gone on with, though its last line was cut short.
    whole = path.read_text().splitlines()
    path.write_text("\n".join(whole[:4]) + "\nAKs,AKo,12")
    assert preflop_table(path=str(path)) == table
    assert sorted(path.read_text().splitlines()) == sorted({*whole})
    done: list[object] = []
    assert preflop_table(path=path, progress=lambda *at: done.append(at)) == table
    assert done == []
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == preflop_csv(table)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("something else\n", "begins with 'something else', expected class,against"),
        ("class,against,wins,ties,deals\nAA,KK,1\n", "has 'AA,KK,1', expected"),
        ("class,against,wins,ties,deals\nAA,KK,1,2,x\n", "has 'AA,KK,1,2,x', expected"),
        ("class,against,wins,ties,deals\nAA,1s,1,2,3\n", "has 'AA,1s,1,2,3', expected"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "other.csv"
    path.write_text(text)
    with pytest.raises(ParseError, match=message):
        preflop_table(path=path)
    assert path.read_text() == text


def test_the_script_wants_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([]) == 2
    assert "the name of a file" in capsys.readouterr().err
    assert preflop.__file__ is not None
    monkeypatch.setattr(sys, "argv", ["preflop"])
    with pytest.raises(SystemExit, match="2"):
        run_path(preflop.__file__, run_name="__main__")


def test_the_script_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    preflop.show(1, 91)
    assert capsys.readouterr().err == "1 of 91\n"


def test_a_class_must_be_one() -> None:
    with pytest.raises(CardError, match=r"two classes such as .*, got \('AA', 'AKx'\)"):
        PreflopTable({}).share("AA", "AKx")


def test_matchups_add_up_and_turn() -> None:
    matchup = Matchup(10, 2, 24)
    assert matchup + Matchup(1, 1, 2) == Matchup(11, 3, 26)
    assert matchup.turned(6, 12) == Matchup(6, 1, 12)
    assert matchup.share == Fraction(11, 24)
    with pytest.raises(TypeError):
        matchup + 1


@pytest.mark.slow
def test_the_shipped_order_is_written_as_it_is_shipped() -> None:
    # As if each class had met all others only as one.
    names = list(class_combinations())
    wins = preflop_counts()
    matchups = {
        (one, other): Matchup(*wins[one], 2_097_572_400) if other == "AA" else Matchup(0, 0, 0)
        for one in names
        for other in names
    }
    lines = preflop_csv(PreflopTable(matchups)).splitlines()
    assert lines[:2] == ["class,wins,ties", "AA,1781508418,11402312"]
    assert len(lines) == 170


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("name", "share"), [("AA", 0.85203713), ("AKs", None), ("72o", 0.34583647), ("32o", None)]
)
def test_the_shipped_counts_are_those_of_the_table(name: str, share: float | None) -> None:
    pair = class_combinations()[name][0]
    found = equity(HOLDEM, [pair, "random"])
    one = found.players[0]
    assert (one.wins, one.ties) == preflop_counts()[name]
    assert found.total == 2_097_572_400
    if share is not None:
        # As every calculator has it.
        assert float(found.shares[0]) == pytest.approx(share, abs=1e-8)


@pytest.mark.exhaustive
def test_the_whole_table_says_what_is_shipped() -> None:
    table = preflop_table()
    assert len(table.matchups) == 169 * 169
    for name, counts in preflop_counts().items():
        assert table.against_random(name)[:2] == counts
    # A class meets itself as often on either side.
    assert all(table.share(name, name) == Fraction(1, 2) for name in class_combinations())
