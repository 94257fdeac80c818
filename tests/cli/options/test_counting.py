"""The arguments that say what is counted, and by how many processes."""

from argparse import ArgumentError, ArgumentParser, Namespace
from typing import Any

import pytest

from acehigh import Badugi, ThreeCard, parse_cards
from acehigh.cli.options.counting import add_cards, add_processes, count
from acehigh.errors import HandSizeError, TooManyError
from acehigh.odds.frequencies import frequencies
from helpers.cases import in_one_test


def options(**given: Any) -> Namespace:
    usual = {"cards": None, "limit": None, "known": (), "inclusive": False, "processes": None}
    return Namespace(**{"rules": ThreeCard(), **usual, **given})


def parser() -> ArgumentParser:
    command = ArgumentParser(exit_on_error=False)
    add_cards(command)
    add_processes(command)
    return command


def test_nothing_is_chosen_unless_it_is_said() -> None:
    assert vars(parser().parse_args([])) == {"cards": None, "limit": None, "processes": None}
    argv = ["--cards", "7", "--limit", "1000000000", "--processes", "2"]
    chosen = {"cards": 7, "limit": 1_000_000_000, "processes": 2}
    assert vars(parser().parse_args(argv)) == chosen


@in_one_test(
    ("argv", "message"),
    [
        (["--cards", "two"], "argument --cards: expected a number, got 'two'"),
        (["--cards", "-1"], "argument --cards: expected a number, got '-1'"),
        (["--limit", "1" + "0" * 13], "argument --limit: expected 0 to 1,000,000,000,000, got"),
        (["--processes", "0"], "argument --processes: expected 1 to 61 processes, got 0"),
        (["--processes", "62"], "argument --processes: expected 1 to 61 processes, got 62"),
    ],
)
def test_numbers_out_of_bounds_are_wrong_usage(argv: list[str], message: str) -> None:
    with pytest.raises(ArgumentError) as error:
        parser().parse_args([f"{argv[0]}={argv[1]}"])
    assert str(error.value).startswith(message)


def test_holdings_have_as_many_cards_as_a_hand_unless_it_is_said() -> None:
    assert count(options()).cards == 3
    assert count(options()).counts == frequencies(ThreeCard(), 3).counts
    four = count(options(cards=4, known=parse_cards("As Ah"), rules=Badugi()))
    assert (four.cards, four.known) == (4, parse_cards("As Ah"))
    assert four.counts == frequencies(Badugi(), 4, known="As Ah").counts


def test_what_cannot_be_counted_is_told_by_the_library() -> None:
    with pytest.raises(TooManyError):
        count(options(limit=1))
    with pytest.raises(HandSizeError, match="a holding has 1 to 9 cards here, not 10"):
        count(options(cards=10))
