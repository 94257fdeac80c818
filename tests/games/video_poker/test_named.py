"""The pay tables that players know by name."""

from typing import Any

import pytest

from acehigh.errors import UnknownNameError
from acehigh.games.video_poker import (
    BONUS_POKER_8_5,
    FULL_PAY_DEUCES_WILD,
    JOKER_POKER_KINGS_OR_BETTER,
    PAY_TABLES,
    PayTable,
    pay_table_named,
)
from helpers.cases import in_one_test

IDS = [table.name for table in PAY_TABLES]


@pytest.mark.parametrize("table", PAY_TABLES, ids=IDS)
def test_every_table_is_found_by_its_name(table: PayTable) -> None:
    assert pay_table_named(table.name) is table
    assert pay_table_named(table.name.upper().replace(" ", "-").replace("/", "-")) is table


def test_words_of_a_name_may_be_left_out() -> None:
    assert pay_table_named("deuces wild") is FULL_PAY_DEUCES_WILD
    assert pay_table_named("joker poker") is JOKER_POKER_KINGS_OR_BETTER
    assert pay_table_named("bonus 8/5") is BONUS_POKER_8_5


@in_one_test(
    ("name", "nearest"),
    [
        ("jack or better 9/6", "jacks or better 9/6"),
        ("jacks or better", "jacks or better"),
        ("duces wild", "full-pay deuces wild"),
        ("", "Known: bonus poker 8/5"),
        (None, "Known: bonus poker 8/5"),
    ],
)
def test_an_unknown_name_gets_the_nearest(name: Any, nearest: str) -> None:
    with pytest.raises(UnknownNameError, match=nearest):
        pay_table_named(name)


def test_no_two_tables_have_the_same_words() -> None:
    words = [frozenset(table.name.replace("/", " ").split()) for table in PAY_TABLES]
    assert len(set(words)) == len(words)


def test_a_better_hand_never_pays_less_but_for_what_is_beside_four() -> None:
    order = ["straight flush", "full house", "flush", "straight", "three of a kind"]
    for table in PAY_TABLES:
        lines = dict(table.lines)
        pays = [lines[name] for name in order]
        assert pays == sorted(pays, reverse=True), table.name
