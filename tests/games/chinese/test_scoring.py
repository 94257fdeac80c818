"""Chinese poker: points between two to four players (G8, G9)."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Suit
from acehigh.errors import CardError, DuplicateCardError, UnknownNameError
from acehigh.games.chinese import OPEN_FACE, ChineseSetting, Method, Royalties, chinese_scores
from helpers.cases import in_one_test
from helpers.chinese_deals import deals, rows_of
from helpers.slow_chinese import scores

METHODS = st.sampled_from(get_args(Method))
TABLES = st.sampled_from([None, OPEN_FACE])

# All 52 cards. The better the middle and the back, the worse the front.
BEST = ChineseSetting(front="4c 3d 2h", middle="Ts Td 9d 7h 5c", back="Ks Kh Kd Qs Qh")
MIDDLING = ChineseSetting(front="6c 3h 2d", middle="8c 8d 9c 7c 5h", back="As Js 8s 5s 3s")
WORST = ChineseSetting(front="7d 6h 2s", middle="Tc 9h 8h 5d 4d", back="Jh Jd 7s 6s 4s")
FOUL = ChineseSetting(front="Ac Ad Ah", middle="Kc Qc Jc 6d 3c", back="Qd Th 9s 4h 2c")


@pytest.mark.parametrize(("method", "expected"), [("1-6", (1, -1)), ("2-4", (2, -2))])
def test_two_rows_against_one(method: Method, expected: tuple[int, ...]) -> None:
    assert chinese_scores([BEST, MIDDLING], method=method) == expected
    assert chinese_scores([BEST, WORST], method=method) == expected


@pytest.mark.parametrize(("method", "sweep"), [("1-6", 6), ("2-4", 4)])
def test_a_foul_loses_every_row(method: Method, sweep: int) -> None:
    assert chinese_scores([FOUL, WORST], method=method) == (-sweep, sweep)
    assert chinese_scores([WORST, FOUL], method=method) == (sweep, -sweep)


@pytest.mark.parametrize("method", get_args(Method))
def test_two_fouls_score_nothing_and_no_royalties(method: Method) -> None:
    other = ChineseSetting(front="Kd Ks Kh", middle="Jd Tc 8c 7d 5c", back="Js 9h 8d 7h 5s")
    assert chinese_scores([FOUL, other], method=method, royalties=OPEN_FACE) == (0, 0)


@pytest.mark.parametrize("method", get_args(Method))
def test_equal_rows_score_nothing(method: Method) -> None:
    one = ChineseSetting(front="4c 3d 2h", middle="Ts Td 5c 7h 9d", back="As Kh Qd Qs Jh")
    same = ChineseSetting(front="4d 3h 2c", middle="Tc Th 5d 7c 9h", back="Ad Kc Qc Qh Jd")
    assert chinese_scores([one, same], method=method) == (0, 0)


def test_one_row_and_two_equal_rows() -> None:
    one = ChineseSetting(front="4c 3d 2h", middle="Ts Td 5c 7h 9d", back="As Kh Qd Qs Jh")
    less = ChineseSetting(front="4d 3h 2c", middle="Tc Th 5d 7c 9h", back="Ad Kc Qc Qh 8d")
    assert chinese_scores([one, less], method="1-6") == (1, -1)
    assert chinese_scores([one, less], method="2-4") == (2, -2)


def test_the_difference_of_royalties_is_paid() -> None:
    # A full house at the back is 6, a flush 4.
    assert chinese_scores([BEST, MIDDLING], royalties=OPEN_FACE) == (1 + 2, -1 - 2)
    # A foul scores none of its own: aces in front would be 22.
    assert chinese_scores([FOUL, MIDDLING], royalties=OPEN_FACE) == (-6 - 4, 6 + 4)
    other = Royalties(back={"flush": 10})
    assert chinese_scores([BEST, MIDDLING], royalties=other) == (1 - 10, -1 + 10)


DRAGON = ChineseSetting(front="As Kd Qc", middle="Jh Ts 9d 7c 6s", back="8h 5d 4c 3h 2s")


def test_naturals_win_at_once_however_they_are_set() -> None:
    assert DRAGON.foul
    others = ChineseSetting(front="Ah Ac Kc", middle="Ks Kh 3s 3d 7d", back="Qs Js 9s 8s 4s")
    assert chinese_scores([DRAGON, others], royalties=OPEN_FACE) == (-6 - 13, 6 + 13)
    assert chinese_scores([DRAGON, others], royalties=OPEN_FACE, naturals=True) == (6, -6)
    assert chinese_scores([DRAGON, others], naturals=True, method="2-4") == (4, -4)


def test_two_naturals_score_nothing_against_each_other() -> None:
    pairs = ChineseSetting(front="2c 2d 3c", middle="7s 7h 6h 6d Kc", back="Ah Ac 9s 9h 3d")
    assert chinese_scores([DRAGON, pairs], royalties=OPEN_FACE) == (-6, 6)
    assert chinese_scores([DRAGON, pairs], royalties=OPEN_FACE, naturals=True) == (0, 0)


def test_four_players() -> None:
    points = chinese_scores([BEST, MIDDLING, WORST, FOUL])
    assert points == (1 + 1 + 6, -1 + 1 + 6, -1 - 1 + 6, -18)


@in_one_test(
    ("given_settings", "options", "error", "message"),
    [
        ([BEST], {}, CardError, "two to four play Chinese poker, not 1"),
        ([], {}, CardError, "not 0"),
        ([BEST, BEST], {}, DuplicateCardError, "is held 2 times"),
        ([BEST, "As"], {}, CardError, "expected a ChineseSetting for each player, got 'As'"),
        ([BEST, FOUL], {"method": "1-5"}, UnknownNameError, "unknown method '1-5': did you"),
        (
            [BEST, FOUL],
            {"royalties": {"flush": 4}},
            CardError,
            "such as OPEN_FACE, not {'flush'",
        ),
    ],
)
def test_what_cannot_be_scored_is_named(
    given_settings: list[ChineseSetting],
    options: dict[str, Method],
    error: type[Exception],
    message: str,
) -> None:
    with pytest.raises(error, match=message):
        chinese_scores(given_settings, **options)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(deals(), METHODS, TABLES)
def test_scores_agree_with_the_slow_statement(
    deal: tuple[ChineseSetting, ...], method: Method, table: Royalties | None
) -> None:
    points = chinese_scores(iter(deal), method=method, royalties=table)
    rows = list(map(rows_of, deal))
    slow = scores(rows, method, with_royalties=table is not None, with_naturals=False)
    assert list(points) == slow
    assert sum(points) == 0


@settings(deadline=None, max_examples=30)
@given(deals(), METHODS, TABLES, st.booleans(), st.randoms(use_true_random=False))
def test_neither_seats_nor_the_names_of_suits_matter(
    deal: tuple[ChineseSetting, ...],
    method: Method,
    table: Royalties | None,
    naturals: bool,
    random: Random,
) -> None:
    points = chinese_scores(deal, method=method, royalties=table, naturals=naturals)
    seats = random.sample(range(len(deal)), len(deal))
    suits = dict(zip("cdhs", random.sample("cdhs", 4), strict=True))
    moved = chinese_scores(
        [renamed(deal[seat], suits) for seat in seats],
        method=method, royalties=table, naturals=naturals,
    )  # fmt: skip
    assert moved == tuple(points[seat] for seat in seats)


def renamed(setting: ChineseSetting, suits: dict[str, str]) -> ChineseSetting:
    def other(card: Card) -> Card:
        return Card(card.rank, Suit(suits[str(card.suit)]))

    front, middle, back = (map(other, row) for row in setting.rows.values())
    return ChineseSetting(front=front, middle=middle, back=back)


@settings(deadline=None, max_examples=30)
@given(deals(), METHODS, TABLES)
def test_one_more_player_changes_nothing_between_the_others(
    deal: tuple[ChineseSetting, ...], method: Method, table: Royalties | None
) -> None:
    points = chinese_scores(deal, method=method, royalties=table)
    of_first = [
        chinese_scores([deal[0], other], method=method, royalties=table)[0]
        for other in deal[1:]
    ]
    assert points[0] == sum(of_first)
