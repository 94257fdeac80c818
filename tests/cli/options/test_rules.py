"""Wild cards on the command line: --wild, --bug, --jokers, --lowest-wild, --naturals."""

import json
from collections.abc import Sequence

import pytest

from acehigh import Category, Deck, Rank, RuleRanker
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.evaluators.named import RANKERS
from acehigh.evaluators.ranker import Ranker
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
TRIPS = "three of a kind, kings, nine kicker"
ROYALS = ["As Ks Qs Js Ts", "Kh Qh Jh Th Jk"]


class HighestCard(RuleRanker):
    """A plug-in's rules, which are for the 52 cards only: the highest of five cards wins."""

    @property
    def deck(self) -> Deck:
        return Deck.standard()

    @property
    def categories(self) -> tuple[Category, ...]:
        return (Category.HIGH_CARD,)

    def rule(self, ranks: Sequence[Rank], _suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        return Category.HIGH_CARD, tuple(ranks[:1])


@pytest.fixture(autouse=True)
def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    row: Named[Ranker] = Named("highest card", "The highest card wins.", HighestCard())
    monkeypatch.setitem(RANKERS.rows, row.name, row)


@in_one_test(
    ("options", "holding", "text"),
    [
        ("--wild 2", "2s Kd Kc 9s 4h", f"Kd Kc 2s 9s 4h: {TRIPS} (2s as Ks)"),
        ("--wild t", "Ts Kd Kc 9s 4h", f"Kd Kc Ts 9s 4h: {TRIPS} (Ts as Ks)"),
        ("--wild 10", "Ts Kd Kc 9s 4h", f"Kd Kc Ts 9s 4h: {TRIPS} (Ts as Ks)"),
        ("--wild Jh,Js", "Js Kd Kc 9s 4h", f"Kd Kc Js 9s 4h: {TRIPS} (Js as Ks)"),
        (
            "--wild Jh,Js",
            "Jd Kd Kc 9s 4h",
            "Kd Kc Jd 9s 4h: pair of kings, jack kicker",
        ),
        (
            "--jokers 2",
            "Jk Jk Kd 9h 4s",
            f"Kd Jk Jk 9h 4s: {TRIPS} (joker as Ks, joker as Kh)",
        ),
        (
            "--jokers 1 --wild 2",
            "2s Jk Kd 9h 4s",
            f"Kd 2s Jk 9h 4s: {TRIPS} (2s as Ks, joker as Kh)",
        ),
        ("--jokers 0", "Ad Kd 9c 7h 3s", "Ad Kd 9c 7h 3s: ace high, king kicker"),
        (
            "--jokers 0 --wild 3",
            "Ad Kd 9c 7h 3s",
            "Ad 3s Kd 9c 7h: pair of aces, king kicker (3s as As)",
        ),
        (
            "--bug",
            "8s 8h 5d 5c Jk",
            "8s 8h 5d 5c Jk: two pair, eights and fives, ace kicker (joker as As)",
        ),
        (
            "--bug --jokers 2",
            "9s 9h 9d Jk Jk",
            "9s 9h 9d Jk Jk: full house, nines over aces (joker as As, joker as Ah)",
        ),
        (
            "--bug --wild Kd",
            "Kd 9h 9d 8c Jk",
            "Kd Jk 9h 9d 8c: two pair, aces and nines, eight kicker (Kd as As, joker as Ah)",
        ),
        ("--lowest-wild", "Ks Kd 9c 7h 3s", f"Ks Kd 3s 9c 7h: {TRIPS} (3s as Kh)"),
        (
            "--lowest-wild --jokers 1",
            "Ks Jk 9c 7h 3s",
            f"Ks 3s Jk 9c 7h: {TRIPS} (3s as Kh, joker as Kd)",
        ),
        (
            "--rules deuce-to-seven --jokers 1",
            "7s 5s 4s 3s Jk",
            "7s 5s 4s 3s Jk: 7-low (joker as 2h)",
        ),
        (
            "--rules short-deck --jokers 1",
            "Jk 6c 7d 8h As",
            "Jk 8h 7d 6c As: straight, nine high (joker as 9s)",
        ),
        (
            "--rules highest_card --wild 2",
            "2s Kd Qc 9s 4h",
            "2s Kd Qc 9s 4h: ace high (2s as As)",
        ),
    ],
)
def test_best_tells_what_wild_cards_stand_for(
    capsys: Output, options: str, holding: str, text: str
) -> None:
    words = [word.replace("highest_card", "highest card") for word in options.split()]
    assert main(["best", *words, holding]) == 0
    assert capsys.readouterr() == (f"{text}\n", "")


def test_best_gives_programs_the_cards_that_wild_cards_stand_for(capsys: Output) -> None:
    assert main(["best", "--json", "--bug", "As 9s 8s 5s Jk"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["cards"] == ["As", "Jk", "9s", "8s", "5s"]
    assert record["plays_as"] == ["As", "Ks", "9s", "8s", "5s"]


def test_a_board_may_hold_the_joker(capsys: Output) -> None:
    assert main(["best", "--jokers", "1", "--board", "Jk 2c 2d", "2h Ks"]) == 0
    text = "2h 2d 2c Jk Ks: four of a kind, twos, king kicker (joker as 2s)\n"
    assert capsys.readouterr() == (text, "")


@in_one_test(
    ("naturals", "marks"),
    [
        ("equal", ["splits", "splits"]),
        ("beat", ["wins", "loses"]),
        ("fewer_wild", ["wins", "loses"]),
        ("more_wild", ["loses", "wins"]),
    ],
)
def test_naturals_decide_between_equal_hands(
    capsys: Output, naturals: str, marks: list[str]
) -> None:
    for kind in (["--jokers", "1"], ["--bug"]):
        assert main(["winners", *kind, "--naturals", naturals, *ROYALS]) == 0
        found = capsys.readouterr().out.splitlines()
        assert [line.split()[0] for line in found[:2]] == marks
        assert [line.endswith(" by the wild cards") for line in found[2:]] == (
            [True] if "wins" in marks else []
        )


def test_hands_are_equal_unless_said_otherwise(capsys: Output) -> None:
    assert main(["winners", "--jokers", "1", *ROYALS]) == 0
    royal = "straight flush, ace high (royal flush)"
    assert capsys.readouterr().out.splitlines() == [
        f"splits  As Ks Qs Js Ts  As Ks Qs Js Ts: {royal}",
        f"splits  Kh Qh Jh Th Jk  Jk Kh Qh Jh Th: {royal} (joker as Ah)",
    ]


def test_naturals_count_where_the_lowest_card_is_wild(capsys: Output) -> None:
    # The ten is the lowest card, and stands for itself.
    broadways = ["As Kd Qh Jc Ts", "Kh Qd Jh Tc 2c"]
    assert main(["winners", "--lowest-wild", "--naturals", "beat", *broadways]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "wins    As Kd Qh Jc Ts  As Kd Qh Jc Ts: straight, ace high",
        "loses   Kh Qd Jh Tc 2c  2c Kh Qd Jh Tc: straight, ace high (2c as As)",
        "straight, ace high beats straight, ace high by the wild cards",
    ]


def test_the_low_half_of_a_pot_has_the_same_wild_cards(capsys: Output) -> None:
    argv = ["pot", "--jokers", "1", "--low", "eight-or-better", "--board", "3c 4d 9h Ts Kd"]
    assert main([*argv, "Jk 2c 5h = 50", "Ks Kh 7c = 50"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "seat 1 wins 50 (high) with straight, six high",
        "seat 1 wins 50 (low) with 5-low (wheel)",
    ]


def test_a_joker_too_many_is_said_of_its_line_only(capsys: Output) -> None:
    assert main(["best", "--jokers", "1", "Jk Jk Kd 9h 4s", "Jk Kd Kc 9h 4s"]) == 1
    out, err = capsys.readouterr()
    assert out == f"Kd Kc Jk 9h 4s: {TRIPS} (joker as Ks)\n"
    assert err == (
        "argument 1: Jk is held 2 times in Jk Jk Kd 9h 4s, but the 53-card deck has 1\n"
    )


@in_one_test(
    ("options", "message"),
    [
        ("--lowest-wild --wild 2", "--lowest-wild goes without --wild and --bug"),
        ("--lowest-wild --bug", "--lowest-wild goes without --wild and --bug"),
        (
            "--naturals beat",
            "--naturals needs wild cards: --wild, --jokers, --bug, --lowest-wild",
        ),
        ("--bug --jokers 0", "--bug needs a joker, and --jokers 0 leaves none"),
        (
            "--rules short-deck --wild 2",
            "the rules cannot have these wild cards: "
            "Rank.TWO names no card of the 36-card deck, whose lowest rank is 6",
        ),
        (
            "--rules short-deck --wild 2s",
            "the rules cannot have these wild cards: "
            "2s is not in the 36-card deck, whose lowest rank is 6",
        ),
        (
            "--wild 1",
            "argument --wild: '1' is no card: '1' is no rank, expected 2-9, T or 10, J Q K A; "
            "what is wild is a rank, as '2', or cards",
        ),
        ("--wild=", "argument --wild: no rank and no card is named to be wild"),
        ("--jokers x", "argument --jokers: expected a number, got 'x'"),
        ("--jokers -1", "argument --jokers: expected a number, got '-1'"),
    ],
)
def test_wild_cards_that_cannot_be_are_wrong_usage(
    capsys: Output, options: str, message: str
) -> None:
    assert usage_error(capsys, "best", *options.split(), "As Kd 9c 7h 3s") == message


def test_naturals_are_one_of_four(capsys: Output) -> None:
    message = usage_error(capsys, "best", "--bug", "--naturals", "never", "As Kd 9c 7h 3s")
    assert message.startswith("argument --naturals: invalid choice: 'never'")


def test_rules_for_one_deck_only_have_no_other_jokers(capsys: Output) -> None:
    argv = ["best", "--rules", "highest card", "--jokers", "1", "As Kd 9c 7h 3s"]
    assert usage_error(capsys, *argv).startswith("the rules cannot have these wild cards: ")


def test_several_ranks_and_cards_are_wild(capsys: Output) -> None:
    for argv in (["--wild", "2,3"], ["--wild", "2", "--wild", "3s"]):
        assert main(["best", *argv, "2s 3s Kd Kc 9h"]) == 0
        assert "four of a kind, kings" in capsys.readouterr().out
