"""What games return under perfect play: published figures, and laws on some of the deals."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from acehigh import Card, Deck, Rank, Suit
from acehigh.errors import UnknownNameError
from acehigh.games.video_poker import (
    BONUS_POKER_8_5,
    DOUBLE_BONUS_10_7,
    DOUBLE_DOUBLE_BONUS_9_6,
    FULL_PAY_DEUCES_WILD,
    JACKS_OR_BETTER_8_5,
    JACKS_OR_BETTER_9_6,
    JOKER_POKER_KINGS_OR_BETTER,
    PayTable,
    Returns,
)
from acehigh.games.video_poker.payouts import Payouts
from acehigh.games.video_poker.returns import LineReturn
from acehigh.games.video_poker.tallies import tallies_of

# Every deal of 52 cards, with as many draws as the numbers of draws have in common.
ENDS = comb(52, 5) * 7_669_695
JACKS = dict(JACKS_OR_BETTER_9_6.lines)
# The returns that players quote. https://wizardofodds.com/games/video-poker/ has, with the
# number of ends on each line, tables/deuces-wild/, strategy/bonus-poker/8-5/ and
# strategy/double-bonus/10-7/; the variances of 9/6 and of double double bonus are those of
# https://gaminganddestinations.com/video-poker-winning-hand-frequency-for-96-jacks-or-better/
PUBLISHED_RETURNS = [
    (JACKS_OR_BETTER_9_6, "0.995439"),
    (JACKS_OR_BETTER_8_5, "0.972984"),
    (BONUS_POKER_8_5, "0.991660"),
    (DOUBLE_BONUS_10_7, "1.001725"),
    (DOUBLE_DOUBLE_BONUS_9_6, "0.989808"),
    (FULL_PAY_DEUCES_WILD, "1.007620"),
    (JOKER_POKER_KINGS_OR_BETTER, "1.006463"),
]
PUBLISHED_LINES = {
    BONUS_POKER_8_5: [
        495443136, 2129604264, 3903775812, 10509866328, 32688417336, 229516869924,
        216873645000, 223676319912, 1484391167856, 2577523603752, 4290810981444,
        10860710822436,
    ],
    DOUBLE_BONUS_10_7: [
        414860472, 2254539360, 3962537892, 10446264684, 32045992176, 223050658608,
        298068519408, 299385345432, 1439168246364, 2484844034580, 3834735881328,
        11304853636896,
    ],
}  # fmt: skip
# Of deuces wild, the lines on which it does not matter which of equal holds is played.
PUBLISHED_DEUCES = {
    "natural royal flush": 440202756,
    "four deuces": 4060462824,
    "wild royal flush": 35796957696,
    "five of a kind": 63818309856,
    "four of a kind": 1294427430576,
    "full house": 423165297240,
}
# Figures of some tables to the last digit published, each with what it is worked out by.
PUBLISHED_FIGURES: dict[PayTable, Callable[[Returns], dict[str, Fraction]]] = {
    JACKS_OR_BETTER_9_6: lambda returns: {
        "0.995439043695": returns.total,
        "40390.55": 1 / returns.probability("royal flush"),
        "19.51468": returns.variance,
    },
    FULL_PAY_DEUCES_WILD: lambda returns: {
        "1.007619612": returns.total,
        **{f"{n}": returns.probability(line) * ENDS for line, n in PUBLISHED_DEUCES.items()},
    },
    # https://polyva.mystrikingly.com/blog/how-to-play-double-joker-poker: once in 41,214.
    JOKER_POKER_KINGS_OR_BETTER: lambda returns: {
        "41214": 1 / returns.probability("natural royal flush")
    },
    DOUBLE_DOUBLE_BONUS_9_6: lambda returns: {"41.98498": returns.variance},
}


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[PayTable]:
    """Return the 9/6 machine dealing from the twelve highest cards: few deals, and quick."""
    monkeypatch.setattr(Payouts, "deck", Deck.stripped(Rank.QUEEN))
    # What is remembered of these lines is true of 52 cards before, of twelve alone after.
    tallies_of.cache_clear()
    yield PayTable("twelve cards", JACKS)
    tallies_of.cache_clear()


def test_the_return_is_the_average_of_the_best_holds(game: PayTable) -> None:
    # Deals alike but for the names of suits are played alike: each is asked for once.
    deals: dict[tuple[tuple[Rank | None, ...], ...], list[tuple[Card, ...]]] = {}
    for deal in combinations(game.deck, 5):
        ranks = (tuple(one.rank for one in deal if one.suit is suit) for suit in Suit)
        deals.setdefault(tuple(sorted(ranks)), []).append(deal)
    best = sum(len(alike) * game.holds(alike[0])[0].expected for alike in deals.values())
    returns = game.returns()
    assert returns.total == best / comb(12, 5)
    assert sum(line.probability for line in returns.lines) == 1
    assert returns.total == sum(line.share for line in returns.lines)
    mean_square = sum(line.pays**2 * line.probability for line in returns.lines)
    assert returns.variance == mean_square - returns.total**2
    assert [(line.name, line.pays) for line in returns.lines] == [
        ("royal flush", 800),
        *list(JACKS.items())[1:],
        ("nothing", 0),
    ]


def test_parts_may_be_shared_and_progress_is_told(game: PayTable) -> None:
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as executor:
        shared = game.returns(executor, lambda *done: told.append(done))
    assert shared == game.returns()
    parts = told[-1][1]
    assert told == [(done, parts) for done in range(1, parts + 1)]


@pytest.mark.usefixtures("game")
def test_what_is_on_no_line_pays_nothing() -> None:
    royals = PayTable("royals only", {"royal flush": 250})
    assert royals.returns().probability("nothing") == 1
    # Of equal holds the one of most cards comes first.
    assert str(royals.holds("As Ks Qs Ah Kh")[0]) == "As Ks Qs Ah Kh: 0.0000"


def test_who_watches_may_stop_the_work(game: PayTable) -> None:
    def stop(done: int, parts: int) -> None:
        raise KeyboardInterrupt(f"{done} of {parts}")

    with pytest.raises(KeyboardInterrupt, match="1 of 512"):
        game.returns(progress=stop)


def test_returns_are_asked_for_and_printed_line_by_line(game: PayTable) -> None:
    returns = game.returns()
    assert returns.probability("flush") == returns.lines[4].probability
    assert returns.probability("nothing") == returns.lines[-1].probability
    for name in ("royal flsh", None):
        with pytest.raises(UnknownNameError, match="line of this pay table"):
            returns.probability(name)  # type: ignore[arg-type]  # what is refused
    first, *_, last = str(returns).splitlines()
    assert first.startswith("royal flush      800  0.0")
    assert last.split() == ["total", "1.00000000", f"{float(returns.total):.8f}"]
    assert len({len(line) for line in str(returns).splitlines()}) == 1


def test_the_return_and_the_variance_follow_from_the_lines() -> None:
    # A fair coin that pays two: back comes one on average, one more or less.
    half = Fraction(1, 2)
    returns = Returns((LineReturn("heads", 2, half), LineReturn("nothing", 0, half)))
    assert returns.total == Fraction(1)
    assert returns.variance == Fraction(1)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("table", "total"), PUBLISHED_RETURNS, ids=[table.name for table, _ in PUBLISHED_RETURNS]
)
def test_returns_are_those_published(table: PayTable, total: str) -> None:
    returns = table.returns()
    assert f"{float(returns.total):.6f}" == total
    if table in PUBLISHED_LINES:
        ends = [line.probability * ENDS for line in returns.lines]
        assert ends == PUBLISHED_LINES[table]
    if table in PUBLISHED_FIGURES:
        for text, figure in PUBLISHED_FIGURES[table](returns).items():
            digits = len(text.partition(".")[2])
            assert f"{float(figure):.{digits}f}" == text
    page = (Path(__file__).parents[3] / "docs" / "video-poker.md").read_text("utf-8")
    assert f"| {table.name} | {total} |" in page
    # The program of the page shares the work of 9/6 among processes, and prints the same.
    if table in (JACKS_OR_BETTER_9_6, FULL_PAY_DEUCES_WILD):
        assert f"```text\n{returns}\n```" in page


@pytest.mark.exhaustive
def test_with_fewer_coins_the_royal_is_worth_less_and_so_is_the_game() -> None:
    short = replace(JACKS_OR_BETTER_9_6, royal_with_five_coins=250).returns()
    assert f"{float(short.total):.4f}" == "0.9837"
