"""The options that say when and how suits count."""

import json

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

TIED = ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"]
Output = pytest.CaptureFixture[str]


def test_a_tie_break_gives_the_pot_to_one(capsys: Output) -> None:
    players = [f"{cards} = 5" for cards in TIED]
    assert main(["pot", *players, "--tie-break", "highest"]) == 0
    assert main(["pot", *players, "--tie-break", "paired"]) == 0
    assert main(["pot", *players, "--tie-break", "paired", "--suits", "hsdc"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"seat {seat} wins 10 with pair of eights, jack kicker; tie broken by the {card}"
        for seat, card in (
            (2, "jack of hearts, the highest card"),
            (1, "eight of spades, the highest paired card"),
            (2, "eight of hearts, the highest paired card"),
        )
    ]


def test_winners_breaks_ties_by_suit(capsys: Output) -> None:
    assert main(["winners", "--tie-break", "highest", "--suits", "italy", *TIED]) == 0
    assert capsys.readouterr() == (
        "loses   8s 8d Jd 9c 3c  8s 8d Jd 9c 3c: pair of eights, jack kicker\n"
        "wins    8h 8c Jh 9d 3d  8h 8c Jh 9d 3d: pair of eights, jack kicker; "
        "tie broken by the jack of hearts, the highest card\n",
        "",
    )


@in_one_test(
    ("options", "won"),
    [
        ([], [0, 1]),
        (["--suits", "italy"], [0, 1]),
        (["--tie-break", "highest"], [1]),
        (["--tie-break", "paired"], [0]),
        (["--tie-break", "unpaired"], [1]),
        (["--tie-break", "highest", "--suits", "brazil"], [0]),
        (["--tie-break", "paired", "--suits", "greece"], [1]),
    ],
)
def test_winners_with_json_follows_the_house_rule(
    capsys: Output, options: list[str], won: list[int]
) -> None:
    assert main(["winners", "--json", *options, *TIED]) == 0
    assert json.loads(capsys.readouterr().out)["winners"] == won


def test_best_takes_no_tie_break(capsys: Output) -> None:
    said = usage_error(capsys, "best", *TIED, "--tie-break", "highest")
    assert said.startswith("unrecognized arguments: --tie-break")
