"""What is wild as told by the upcards (G3): follow the queen."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Deck, Holding, Rank
from acehigh.games.upcards import in_order_of_deal, rank_that_follows
from helpers.cases import in_one_test


@in_one_test(
    ("held", "rank"),
    [
        (["(2c 2d) Qs 3s", "(2h 2s) 5s 6s"], Rank.FIVE),
        (["(2c 2d) 4s 3s", "(2h 2s) 5s Qs"], None),
        (["(2c 2d) Qh Qd", "(2h 2s) Qs 6s"], Rank.SIX),
        (["(2c Qd) 4s 3s", "(2h 2s) 5s 6s"], None),
        (["(2c 2d) 4s Qs", "(2h 2s) 5s", "(2h 2s) 5s 9s"], Rank.NINE),
        ([], None),
    ],
)
def test_upcards_are_dealt_in_rounds(held: list[str], rank: Rank | None) -> None:
    holdings = [_holding(text) for text in held]
    assert rank_that_follows(holdings, Rank.QUEEN) is rank
    assert len(list(in_order_of_deal(holdings))) == sum(len(one.up) for one in holdings)


def _holding(text: str) -> Holding:
    hole, up = text.removeprefix("(").split(")")
    return Holding(hole, up)


@settings(max_examples=10)
@given(st.randoms(use_true_random=False), st.integers(1, 8), st.integers(0, 4))
def test_every_upcard_comes_once_and_each_round_goes_around(
    random: Random, players: int, rounds: int
) -> None:
    deal, _ = Deck.standard().deal(players, 2 + rounds, random=random)
    held = [Holding(cards[:2], cards[2:]) for cards in deal]
    order = list(in_order_of_deal(held))
    assert order == [cards[2 + number] for number in range(rounds) for cards in deal]


@settings(max_examples=10)
@given(st.randoms(use_true_random=False), st.integers(2, 7))
def test_the_rank_that_follows_was_dealt_after_the_last_leader(
    random: Random, players: int
) -> None:
    deal, _ = Deck.standard().deal(players, 6, random=random)
    held = [Holding(cards[:2], cards[2:]) for cards in deal]
    ranks = [card.rank for card in in_order_of_deal(held)]
    found = rank_that_follows(held, Rank.QUEEN)
    if Rank.QUEEN not in ranks:
        assert found is None
    else:
        last = len(ranks) - ranks[::-1].index(Rank.QUEEN)
        assert found is (ranks[last] if last < len(ranks) else None)
