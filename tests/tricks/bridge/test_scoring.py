"""The scoring table of duplicate bridge (Law 77)."""

from itertools import product

from acehigh.tricks.bridge import Bid, Contract, Strain, all_bids
from acehigh.tricks.bridge.scoring import score_made, score_set
from helpers.bridge_table import table_score
from helpers.cases import in_one_test

DOUBLES = ("", "X", "XX")
CONTRACTS = list(product(all_bids(), DOUBLES))


@in_one_test("bid", all_bids())
def test_every_score_is_that_of_the_printed_table(bid: Bid) -> None:
    for doubled, vulnerable, tricks in product(DOUBLES, (False, True), range(14)):
        contract = Contract(f"{bid}{doubled}")
        expected = table_score(bid.level, str(bid.strain), doubled, vulnerable, tricks)
        assert contract.score(tricks, vulnerable) == expected, (contract, vulnerable, tricks)


@in_one_test(
    ("contract", "tricks", "points", "vulnerable_points"),
    [
        ("1C", 7, 70, 70),
        ("1NT", 7, 90, 90),
        ("1NT", 13, 270, 270),
        ("2S", 8, 110, 110),
        ("2SX", 8, 470, 670),
        ("3NT", 9, 400, 600),
        ("3NT", 10, 430, 630),
        ("4S", 10, 420, 620),
        ("5C", 11, 400, 600),
        ("5DX", 12, 650, 950),
        ("6H", 12, 980, 1430),
        ("6NT", 12, 990, 1440),
        ("7NT", 13, 1520, 2220),
        ("7NTXX", 13, 2280, 2980),
        ("1CXX", 7, 230, 230),
        ("1NTXX", 13, 1760, 3160),
        ("4S", 9, -50, -100),
        ("4SX", 9, -100, -200),
        ("4SX", 6, -800, -1100),
        ("4SXX", 9, -200, -400),
        ("7NTX", 0, -3500, -3800),
        ("7NTXX", 0, -7000, -7600),
    ],
)
def test_scores_that_players_know(
    contract: str, tricks: int, points: int, vulnerable_points: int
) -> None:
    assert Contract(contract).score(tricks) == points
    assert Contract(contract).score(tricks, vulnerable=True) == vulnerable_points


@in_one_test(("bid", "doubled"), CONTRACTS)
def test_one_more_trick_never_scores_less(bid: Bid, doubled: str) -> None:
    for vulnerable in (False, True):
        scores = [Contract(f"{bid}{doubled}").score(n, vulnerable) for n in range(14)]
        assert scores == sorted(set(scores))
        assert [score > 0 for score in scores] == [n >= bid.level + 6 for n in range(14)]


@in_one_test("strain", Strain)
def test_a_contract_bid_scores_more_than_the_same_tricks_as_overtricks(strain: Strain) -> None:
    for level, vulnerable in product(range(2, 8), (False, True)):
        bid = score_made(level, strain, 0, "", vulnerable)
        less = score_made(level - 1, strain, 1, "", vulnerable)
        assert (bid > less) == _is_worth_bidding(level, strain), (level, strain)
        assert bid >= less


def _is_worth_bidding(level: int, strain: Strain) -> bool:
    """Return whether a level brings a game or a slam that the one below does not."""
    game = {Strain.CLUBS: 5, Strain.DIAMONDS: 5, Strain.NO_TRUMP: 3}.get(strain, 4)
    return level in (game, 6, 7)


def test_set_contracts_are_doubled_and_redoubled_whatever_was_bid() -> None:
    assert [score_set(n, "", vulnerable=False) for n in (1, 2, 13)] == [50, 100, 650]
    assert [score_set(n, "X", vulnerable=False) for n in (1, 2, 3, 4)] == [100, 300, 500, 800]
    assert [score_set(n, "X", vulnerable=True) for n in (1, 2, 3, 4)] == [200, 500, 800, 1100]
    for undertricks, vulnerable in product(range(1, 14), (False, True)):
        doubled = score_set(undertricks, "X", vulnerable)
        assert score_set(undertricks, "XX", vulnerable) == 2 * doubled
