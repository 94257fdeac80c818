"""Awards: what one player gets of one pot, and the sentence that says why."""

from decimal import Decimal
from fractions import Fraction

from acehigh import High
from acehigh.games import HOLDEM
from acehigh.showdowns.awards import HOUSE, Award
from acehigh.showdowns.settlement import Table, settle
from helpers.awards import sentences
from helpers.cases import in_one_test

HIGH = High()
BOARD = "Ac 9d 9h 4s 2c"
ACES_UP = "two pair, aces and nines, king kicker"
ACES = HIGH.best("As Ah Kd Qc Js")


def test_the_sentences_are_those_a_dealer_would_say() -> None:
    awards = settle(HIGH, ["Ah Kd", "As Kc", None], [105, 105, 15], Table(unit=5), board=BOARD)
    assert sentences(awards) == [
        f"seat 1 wins 110 with {ACES_UP}",
        f"seat 2 wins 115 with {ACES_UP}; odd chip by the ace of spades",
    ]
    alone = settle(HIGH, ["Qh Qd", "As Kc"], [200, 200], Table(unit=1), board=BOARD)
    assert sentences(alone) == [f"seat 2 wins 400 with {ACES_UP}"]


def test_an_award_tells_player_amount_pot_half_hand_and_odd_chip() -> None:
    first, second = settle(HIGH, ["Ah Kd", "As Kc"], [5, 5], Table(unit=2), board=BOARD)
    assert (first.player, first.amount, first.pot, first.half) == (0, 4, 0, "")
    assert first.hand == HIGH.best("Ah Kd" + BOARD)
    assert (first.odd_chip, second.odd_chip) == ("", "by the ace of spades")
    assert second.amount == 6


def test_amounts_keep_their_type_in_sentences() -> None:
    cents = settle(
        HIGH,
        ["Ah Kd", "As Kc", None],
        [Decimal("1.05"), Decimal("1.05"), Decimal("0.15")],
        Table(unit=Decimal("0.05")),
        board=BOARD,
    )
    assert [str(award.amount) for award in cents] == ["1.10", "1.15"]
    thirds = settle(
        HIGH, ["Ah Kd", "As Kc"], [Fraction(1, 3)] * 2, Table(unit=Fraction(1, 3)), board=BOARD
    )
    assert str(thirds[0]) == f"seat 1 wins 1/3 with {ACES_UP}"


def test_pots_are_named_where_there_are_several() -> None:
    awards = HOLDEM.settle(
        ["9s 9c", "As Kc", "Qh Qd", "7s 7d"], [50, 200, 200, 100], Table(unit=1), BOARD
    )
    assert [award.pot_name for award in awards] == ["main pot", "side pot 1", "side pot 2"]
    assert sentences(awards)[2] == (
        "seat 2 wins 200 (side pot 2) with two pair, aces and nines, king kicker"
    )


@in_one_test(
    ("award", "sentence"),
    [
        (Award(0, 5), "seat 1 wins 5 uncontested"),
        (Award(1, 5, hand=ACES), "seat 2 wins 5 with pair of aces, king kicker"),
        (Award(1, 5, returned=True), "seat 2 gets back 5"),
        (Award(HOUSE, 5), "the house takes 5"),
        (Award(HOUSE, 5, pots=2), "the house takes 5 (main pot)"),
        (Award(0, 5, half="low"), "seat 1 wins 5 (low) uncontested"),
        (Award(0, 5, pot=1, half="low", pots=2), "seat 1 wins 5 (side pot 1, low) uncontested"),
        (
            Award(
                0,
                5,
                hand=ACES,
                over="A-A-K over A-A-Q",
                tie="ace of spades",
                odd_chip="by seat",
            ),
            "seat 1 wins 5 with pair of aces, king kicker (A-A-K over A-A-Q); tie broken by "
            "the ace of spades; odd chip by seat",
        ),
    ],
)
def test_what_an_award_says(award: Award[int], sentence: str) -> None:
    assert str(award) == sentence
