"""The option that says which game is played."""

from argparse import ArgumentError, ArgumentParser
from typing import TypeAlias

import pytest

from acehigh.cli import main
from acehigh.cli.options.game import add_game, add_game_only
from acehigh.games import HOLDEM, OMAHA_HI_LO
from helpers.cases import in_one_test
from helpers.command_line import complaint

Output: TypeAlias = pytest.CaptureFixture[str]


@in_one_test(
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


def test_without_a_game_it_is_holdem_where_there_is_only_that_to_say() -> None:
    alone, instead = ArgumentParser(exit_on_error=False), ArgumentParser(exit_on_error=False)
    add_game_only(alone)
    add_game(instead)
    assert alone.parse_args([]).game is HOLDEM
    assert instead.parse_args([]).game is None
    for command in (alone, instead):
        assert command.parse_args(["--game", "Omaha-Hi-Lo"]).game is OMAHA_HI_LO
        with pytest.raises(ArgumentError, match="argument --game: unknown game 'omahaa': did"):
            command.parse_args(["--game", "omahaa"])


def test_a_game_and_what_it_leaves_open_go_together(capsys: Output) -> None:
    argv = ["winners", "--game", "texas", "As Kd", "Ah Kc", "--board", "Qs 9d 5c 4h 2s"]
    assert main([*argv, "--tie-break", "highest"]) == 0
    assert capsys.readouterr().out.startswith("wins    As Kd")
