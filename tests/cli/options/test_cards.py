"""The options whose value is cards, as --board and --dead."""

from argparse import ArgumentError, ArgumentParser

import pytest

from acehigh import parse_cards
from acehigh.cli.options.cards import add_cards_option, add_known_cards
from helpers.cases import in_one_test


def parser() -> ArgumentParser:
    command = ArgumentParser(exit_on_error=False)
    add_known_cards(command)
    return command


@in_one_test("text", ["As Kd", "AsKd", "A♠, K♦", "as kd"])
def test_cards_are_written_in_any_way(text: str) -> None:
    options = parser().parse_args(["--board", text, "--dead", "10h"])
    assert options.board == parse_cards("As Kd")
    assert options.dead == parse_cards("Th")


def test_without_the_option_there_are_no_cards() -> None:
    assert vars(parser().parse_args([])) == {"board": (), "dead": ()}
    assert parser().parse_args(["--board", ""]).board == ()


def test_what_is_no_card_is_wrong_usage_that_says_why() -> None:
    with pytest.raises(ArgumentError) as error:
        parser().parse_args(["--dead", "As 1d"])
    assert str(error.value).startswith("argument --dead: '1d' is no card: '1' is no rank")


def test_a_command_may_have_an_option_of_its_own() -> None:
    command = ArgumentParser(exit_on_error=False)
    add_cards_option(command, "--known", "cards that every holding has")
    assert command.parse_args(["--known", "Jk"]).known == parse_cards("Jk")
    assert "cards that every holding has" in command.format_help()
