"""What is read off outcomes: wins, ties and shares of each part and of the whole pot."""

import json
from collections import Counter
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from acehigh import equity
from acehigh.games import HOLDEM, OMAHA_HI_LO
from acehigh.odds.equities.outcomes import Outcomes, read_off, share_of

PLAYERS = 3
outcomes = st.dictionaries(
    st.tuples(*[st.integers(1, 2**PLAYERS - 1), st.integers(0, 2**PLAYERS - 1)]),
    st.integers(1, 100),
    min_size=1,
    max_size=8,
).map(Counter)


def test_an_equity_is_shown_as_a_table() -> None:
    found = equity(HOLDEM, ["AdAc", "KsKh"], board="2h 7h Th 3c")
    assert str(found).split("\n") == [
        "player     share  wins  ties  losses",
        "     1  75.0000%    33     0      11",
        "     2  25.0000%    11     0      33",
        "of 44 deals",
    ]
    html = found._repr_html_()
    assert html.startswith("<table><caption>of 44 deals</caption>")
    assert html.count("<tr>") == 3
    shown = found.as_dict()
    assert shown["total"] == 44
    assert shown["players"][0]["parts"]["high"]["losses"] == 11  # type: ignore[index]  # JSON


def test_parts_have_columns_of_their_own() -> None:
    found = equity(OMAHA_HI_LO, ["As 2h 9c 9d", "Ah 3d Ks Kc"], board="4s 6s 7d Kd Th")
    assert str(found).startswith("player     share  wins  ties  losses       high        low\n")


@given(outcomes)
def test_all_is_shared_and_every_deal_is_won_tied_or_lost(found: Outcomes) -> None:
    total = found.total()
    equities = read_off(found, ["high", "low"], PLAYERS)
    assert (equities.total, equities.exact, equities.margin) == (total, True, 0)
    assert sum(equities.shares) == 1
    for player, whole in enumerate(equities.players):
        shares = [share_of(outcome, player) * number for outcome, number in found.items()]
        assert whole.share == sum(shares) / total
        # To scoop is to get everything, and to lose is to get nothing.
        scoops = sum(n for one, n in found.items() if share_of(one, player) == 1)
        nothing = sum(n for one, n in found.items() if share_of(one, player) == 0)
        assert (whole.wins, whole.scoops, whole.losses) == (scoops, scoops, nothing)
        for one in (whole, *whole.parts.values()):
            assert one.wins + one.ties + one.losses == total
        for place, name in enumerate(("high", "low")):
            won = [(one[place], number) for one, number in found.items()]
            assert whole.parts[name].wins == sum(n for one, n in won if one == 1 << player)


def test_a_part_that_nobody_wins_adds_to_the_others() -> None:
    assert [share_of((0b01, 0b00), player) for player in (0, 1)] == [1, 0]
    assert [share_of((0b01, 0b10), player) for player in (0, 1)] == [Fraction(1, 2)] * 2
    assert [share_of((0b11, 0b10), player) for player in (0, 1)] == [
        Fraction(1, 4),
        Fraction(3, 4),
    ]
    assert share_of((0,), 0) == 0


def test_of_a_single_part_the_whole_is_told() -> None:
    found = read_off(Counter({(0b01,): 3, (0b11,): 1}), ["high"], 2)
    (whole, _), (high,) = found.players, found.players[0].parts.values()
    assert (high.wins, high.ties, high.losses, high.share) == (3, 1, 0, Fraction(7, 8))
    assert (whole.wins, whole.ties, whole.losses, whole.share) == (3, 1, 0, Fraction(7, 8))
    assert read_off(Counter({(0b01,): 3}), [""], 2).players[0].parts == {}


def test_samples_say_how_far_they_may_be_off() -> None:
    found = read_off(Counter({(0b01,): 3_000, (0b10,): 1_000}), [""], 2, margin=0.0125)
    assert (found.exact, found.margin) == (False, 0.0125)
    assert found.note == "of 4,000 deals sampled, standard error 1.2500%"
    shown = json.loads(json.dumps(found.as_dict()))
    assert (shown["exact"], shown["margin"], shown["total"]) == (False, 0.0125, 4_000)
    assert [player["share"] for player in shown["players"]] == [0.75, 0.25]
