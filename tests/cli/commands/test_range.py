"""The command line: ``acehigh range``."""

import json
from pathlib import Path

import pytest

from acehigh.cli import main
from acehigh.odds.ranges import Range
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


def test_a_range_is_written_shortest_with_what_it_has(capsys: Output) -> None:
    assert main(["range", "AA, KK, QQ, AKs", "15%", "!AA"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "QQ+, AKs: 22 of 1,326 combinations, 1.66 %",
        f"{Range('15%')}: {len(Range('15%'))} of 1,326 combinations, "
        f"{Range('15%').percent:.2f} %",
        "no hand: 0 of 1,326 combinations, 0.00 %",
    ]


def test_dead_cards_are_taken_out(capsys: Output) -> None:
    assert main(["range", "QQ+", "--dead", "As 7d"]) == 0
    assert ": 15 of 1,326 combinations" in capsys.readouterr().out


def test_json_has_each_combination(capsys: Output) -> None:
    assert main(["range", "KK+:0.5, !KsKh", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["line"] == 1
    assert record["combinations"] == 11
    assert record["classes"] == {"AA": 0.5, "KK": 5 / 12}
    assert len(record["weights"]) == 11
    assert record["weights"]["AsAh"] == "0.5"
    assert Range(record["range"]) == Range("KK+:0.5, !KsKh")


def test_bad_ranges_are_named_and_the_others_answered(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "ranges"
    path.write_text("QQ+\n# none\nAKx\n101%\nAKs")
    assert main(["range", "--file", str(path)]) == 1
    out, err = capsys.readouterr()
    assert [line.partition(":")[0] for line in out.splitlines()] == ["QQ+", "AKs"]
    first, second = err.splitlines()
    assert first.startswith("line 3: 'AKx' is no range: 'x' at column 3")
    assert second.startswith("line 4: ")


def test_a_range_is_drawn(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "range.svg"
    assert main(["range", "QQ+, AKs", "--svg", str(path)]) == 0
    assert capsys.readouterr().out.startswith("QQ+, AKs: 22")
    assert path.read_text("utf-8") == Range("QQ+, AKs").svg()
    assert main(["range", "QQ+, AKs", "--svg", "-"]) == 0
    assert capsys.readouterr().out == Range("QQ+, AKs").svg().rstrip("\n") + "\n"


@in_one_test(
    ("argv", "message"),
    [
        (["QQ", "KK", "--svg", "-"], "--svg draws one range, given as an argument"),
        (["QQ", "--svg", "none/range.svg"], "argument --svg: expected a file in a folder"),
        (["QQ", "--dead", "Ax"], "argument --dead: 'Ax' is no card"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert usage_error(capsys, "range", *argv).startswith(message)
