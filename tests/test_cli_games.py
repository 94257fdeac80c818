"""Games on the command line: ``acehigh games``, and ``--game`` of ``winners`` and ``pot``."""

import json
from typing import TypeAlias

import pytest

from acehigh.cli import main
from acehigh.games.named import BUILT_IN

Output: TypeAlias = pytest.CaptureFixture[str]

OMAHA = ["--game", "omaha-hi-lo", "--board", "7c 8d 4s Kh Kd"]
CHICAGO = ["(Ts 4h 5h) 2c 2d 6c 7c", "(2h 3h 9s) As Kd Qd Jc"]


def lines(capsys: Output, *argv: str) -> list[str]:
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert not err
    return out.splitlines()


def records(capsys: Output, *argv: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines(capsys, *argv)]


def complaint(capsys: Output, status: int, *argv: str) -> str:
    try:
        code: object = main(argv)
    except SystemExit as exit_:
        code = exit_.code
    assert code == status
    out, err = capsys.readouterr()
    assert not out
    return err


def test_games_lists_every_game(capsys: Output) -> None:
    printed = lines(capsys, "games")
    assert [line.split("  ")[0] for line in printed] == [row.name for row in BUILT_IN]
    assert all(line.endswith(".") for line in printed)
    found = records(capsys, "games", "--json")
    assert [(one["name"], one["sentence"]) for one in found] == [
        (row.name, row.sentence) for row in BUILT_IN
    ]


def test_games_tells_more_of_one(capsys: Output) -> None:
    assert lines(capsys, "games", "omaha-hi-lo") == [
        "omaha hi-lo: Omaha, half of the pot to the best low hand, eight or better.",
        "dealt: 4; board: 5; 52 cards",
        "high: exactly 2 hole cards, by High()",
        "low: exactly 2 hole cards, by AceToFive(eight_or_better=True)",
    ]
    assert records(capsys, "games", "--json", "texas") == [
        {
            "name": "hold'em",
            "sentence": "Two hole cards and a board of five, any of which play.",
            "dealt": "2",
            "board": 5,
            "parts": {"high": "any cards"},
        }
    ]
    assert "unknown game 'texsa': did you mean" in complaint(capsys, 2, "games", "texsa")


def test_winners_prints_each_part(capsys: Output) -> None:
    assert lines(capsys, "winners", "Ah 2d 3c 9d", "As Kc Qd Jd", *OMAHA) == [
        "high  loses   Ah 2d 3c 9d  Kh Kd Ah 9d 8d: pair of kings, ace kicker",
        "high  wins    As Kc Qd Jd  Kh Kd Kc As 8d: three of a kind, kings, ace kicker",
        "low   wins    Ah 2d 3c 9d  8d 7c 4s 2d Ah: 8-low",
        "low   loses   As Kc Qd Jd  Jd 8d 7c 4s As: jack-low "
        "(does not qualify: jack is above eight)",
    ]


def test_winners_says_who_scoops(capsys: Output) -> None:
    printed = lines(capsys, "winners", "--game", "high chicago", *CHICAGO)
    assert printed[-1] == "seat 1 scoops"
    (record,) = records(capsys, "winners", "--json", "--game", "high chicago", *CHICAGO)
    assert (record["game"], record["scoops"]) == ("high chicago", 0)
    parts = record["parts"]
    assert isinstance(parts, dict)
    assert {part: shown["winners"] for part, shown in parts.items()} == {
        "high": [0],
        "spade": [0],
    }


def test_a_game_of_one_part_is_printed_as_rules_are(capsys: Output) -> None:
    held = ["As Kd", "Ah Kc"]
    board = ["--board", "Qs 9d 5c 4h 2s"]
    plain = lines(capsys, "winners", *held, *board, "--tie-break", "highest")
    assert (
        lines(capsys, "winners", "--game", "texas", *held, *board, "--tie-break", "highest")
        == plain
    )
    assert "tie broken by the ace of spades, the highest card" in plain[0]


def test_winners_reads_the_concealed_cards(capsys: Output) -> None:
    held = ["(9s Kd) 2h Kh 7c 4d (Qs)", "(3s Jc) Js Jd 5s 5c (Ah)"]
    printed = lines(capsys, "winners", "--lowest-wild", *held)
    assert "three of a kind, kings, queen kicker (9s as Kc)" in printed[0].replace("Ks", "Kc")
    follow = lines(capsys, "winners", "--game", "follow the queen", *held)
    assert len(follow) == 2


def test_pot_prints_each_part_and_who_scoops(capsys: Output) -> None:
    paid = [f"{CHICAGO[0]} = 5", f"{CHICAGO[1]} = 6"]
    assert lines(capsys, "pot", "--game", "high chicago", *paid) == [
        "seat 2 gets back 1",
        "seat 1 wins 5 (high) with pair of twos, ten kicker",
        "seat 1 wins 5 (spade) with ten of spades",
        "seat 1 scoops",
    ]
    found = records(capsys, "pot", "--json", "--game", "high chicago", *paid)
    assert [(one["seat"], one["half"], one["returned"]) for one in found] == [
        (2, "", True),
        (1, "high", False),
        (1, "spade", False),
    ]


@pytest.mark.parametrize(
    ("option", "message"),
    [
        (["--rules", "badugi"], "--rules and --game exclude each other"),
        (["--hole-cards", "2"], "--hole-cards and --game exclude each other"),
        (["--jokers", "1"], "--jokers and --game exclude each other"),
        (["--lowest-wild"], "--lowest-wild and --game exclude each other"),
    ],
)
def test_what_a_game_says_itself_is_refused(
    capsys: Output, option: list[str], message: str
) -> None:
    argv = ["winners", "--game", "razz", "As", "Ks", *option]
    assert message in complaint(capsys, 2, *argv)


def test_low_and_game_exclude_each_other(capsys: Output) -> None:
    argv = ["pot", "--game", "razz", "--low", "badugi", "As = 5", "Ks = 5"]
    assert "--low and --game exclude each other" in complaint(capsys, 2, *argv)


def test_each_bad_holding_is_named(capsys: Output) -> None:
    held = ["As 2d 7h 8c 9d Tc", "(Ks Kh) 6h 5c 4d 3c (2h)"]
    message = complaint(capsys, 1, "winners", "--game", "razz", *held)
    assert message == "argument 1: razz is played with 7 cards each, not 6: As 2d 7h 8c 9d Tc\n"
    twice = complaint(capsys, 1, "winners", "--game", "texas", "As Ks", "As 2d", *OMAHA[2:])
    assert "As is in the holding As Ks and" in twice
    assert "did you mean 'omaha'" in complaint(capsys, 2, "pot", "--game", "omahaa", "As = 5")
    alone = complaint(capsys, 1, "winners", "--game", "follow the queen", "As Ks", "Qs")
    assert "follow the queen" in alone
