"""The command line: ``acehigh video-poker``."""

import json
from fractions import Fraction
from types import SimpleNamespace

import pytest

from acehigh import Card, Rank
from acehigh.cli import main
from acehigh.games import video_poker as games
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
DEAL = "Ks Qs Js Ts 9s"


@pytest.mark.slow
def test_the_best_hold_is_printed(capsys: Output) -> None:
    assert main(["video-poker", DEAL]) == 0
    assert capsys.readouterr().out == "hold Ks Qs Js Ts 9s: 50.0000\n"
    assert main(["video-poker", DEAL, "--all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 32
    assert lines[1] == "hold Ks Qs Js Ts: 18.6170"
    assert any(line.startswith("hold nothing: 0.") for line in lines)


def test_json_has_the_exact_figure(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def holds(_: object, cards: tuple[Card, ...]) -> list[object]:
        return [games.Hold(cards, Fraction(50), Fraction(0))]

    monkeypatch.setattr(games.PayTable, "holds", holds)
    assert main(["video-poker", DEAL, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "line": 1,
        "deal": DEAL,
        "hold": DEAL.split(),
        "expected": 50.0,
        "exact": "50",
    }


def test_a_pay_table_may_be_ones_own(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def holds(table: object, cards: tuple[Card, ...]) -> list[object]:
        asked.append(table)
        return [games.Hold(cards[:2], Fraction(3, 2), Fraction(0))]

    monkeypatch.setattr(games.PayTable, "holds", holds)
    pays = "Natural royal flush = 250; jacks or better = 3/2;"
    argv = ["video-poker", "--pays", pays, "--wild", "2", "--joker"]
    assert main([*argv, "Qs Qh 9d 4c 2s"]) == 0
    assert capsys.readouterr().out == "hold Qs Qh: 1.5000\n"
    lines = {"natural royal flush": Fraction(250), "jacks or better": Fraction(3, 2)}
    assert asked == [games.PayTable("yours", lines, wild=Rank.TWO, joker=True)]


def test_pay_tables_are_listed(capsys: Output) -> None:
    assert main(["video-poker", "--list"]) == 0
    assert capsys.readouterr().out.startswith("jacks or better 9/6\n")
    assert main(["video-poker", "--list", "--json"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    record = json.loads(first)
    assert record["table"] == "jacks or better 9/6"
    assert record["pays"]["full house"] == 9


def test_what_a_machine_returns_is_printed(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = (
        games.LineReturn("flush", 6, Fraction(1, 8)),
        games.LineReturn("nothing", 0, Fraction(7, 8)),
    )
    asked = SimpleNamespace(times=0)

    def returns(_self: object, _executor: object, _progress: object) -> object:
        asked.times += 1
        return games.Returns(lines)

    monkeypatch.setattr(games.PayTable, "returns", returns)
    assert main(["video-poker", "--returns", "--table", "deuces wild"]) == 0
    assert capsys.readouterr().out == f"{games.Returns(lines)}\n"
    assert main(["video-poker", "--returns", "--json"]) == 0
    flush, _, total = map(json.loads, capsys.readouterr().out.splitlines())
    assert flush["probability"] == 0.125
    assert total == {"table": "jacks or better 9/6", "total": 0.75, "exact": "3/4"}
    assert asked.times == 2


@in_one_test(
    ("argv", "message"),
    [
        (["--pays", "flush=6", DEAL], "the pay table 'yours' has no royal flush"),
        (["--pays", "flush", DEAL], "expected a line = what it pays, got 'flush'"),
        (["--pays", "flush=x", DEAL], "expected what it pays for a coin, got 'x'"),
        (["--pays", "flush=1/0", DEAL], "expected what it pays for a coin, got '1/0'"),
        (["--pays", "flsh=1", DEAL], "unknown "),
        (["--table", "jcks", DEAL], "unknown pay table 'jcks'"),
        (["--wild", "2", DEAL], "--wild and --joker go with --pays"),
        (["--joker", DEAL], "--wild and --joker go with --pays"),
        (["--wild", "2s", DEAL], "argument --wild: expected a rank, as 2, got '2s'"),
        (["--returns", DEAL], "--returns and --list go without deals"),
        (["--returns", "--list"], "argument --list: not allowed with argument --returns"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert usage_error(capsys, "video-poker", *argv).startswith(message)


def test_what_is_wrong_with_a_deal_is_named(capsys: Output) -> None:
    deals = ["Ks Qs Js Ts", "Ks Ks Js Ts 9s", "Ks Qs Js Ts Jk", "Ks Qs Js Ts 1s"]
    assert main(["video-poker", *deals]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert [line.partition(": ")[0] for line in err.splitlines()] == [
        f"argument {n}" for n in range(1, 5)
    ]
