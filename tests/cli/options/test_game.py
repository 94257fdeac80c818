"""The option that says which game is played."""

from typing import TypeAlias

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test

Output: TypeAlias = pytest.CaptureFixture[str]


def complaint(capsys: Output, status: int, *argv: str) -> str:
    try:
        code: object = main(argv)
    except SystemExit as exit_:
        code = exit_.code
    assert code == status
    out, err = capsys.readouterr()
    assert not out
    return err


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
