"""The keys of many holdings on one board are those of the holdings one by one."""

from random import Random

import pytest

from acehigh import (
    AceToFive,
    Card,
    DeuceToSeven,
    High,
    Ranker,
    Stripped,
    ThreeCard,
    Wild,
    parse_cards,
    winners,
)
from acehigh.engine.many import keys_of_pairs
from acehigh.engine.weights import MOST_CARDS
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError
from acehigh.showdowns.showdown import Showdown

RANKERS = [High(), AceToFive(), DeuceToSeven(), Stripped(), Wild(High()), ThreeCard()]


def deal(ranker: Ranker, players: int, chance: Random) -> list[tuple[Card, ...]]:
    """Return so many pairs of cards and, last, a board of five."""
    cards = chance.sample(ranker.deck.cards, 2 * players + 5)
    pairs = [tuple(cards[2 * one : 2 * one + 2]) for one in range(players)]
    return [*pairs, tuple(cards[2 * players :])]


@pytest.mark.parametrize("ranker", RANKERS, ids=repr)
def test_the_keys_of_a_deal_are_those_of_each_holding(ranker: Ranker) -> None:
    chance = Random(1)
    for players in [1, 2, 6, 9, 10, 11] * 8:
        *pairs, board = deal(ranker, players, chance)
        expected = [ranker.key(pair + board) for pair in pairs]
        assert Showdown(ranker, pairs, board=board).keys == expected
        assert Showdown(ranker, map(iter, pairs), board=iter(board)).keys == expected
        assert ranker.keys(pairs, board, one_deal=True) == expected
        assert ranker.keys([*pairs, *pairs], board) == expected * 2


def test_a_board_of_one_suit_makes_flushes() -> None:
    pairs = ["As 2d", "Ad 2s", "Ts 9s", "Kh Kd"]
    held = [parse_cards(pair) for pair in pairs]
    board = parse_cards("Ks Js Qs 4s 4d")
    told = [key.describe() for key in Showdown(High(), held, board=board).keys]
    assert told == [
        "flush, ace high",
        "flush, king high",
        "straight flush, king high",
        "full house, kings over fours",
    ]


def test_ten_players_are_few_enough_to_be_summed_up() -> None:
    tables = High().rank_tables
    assert tables is not None
    assert MOST_CARDS >= 2 * 10 + 5
    chance = Random(2)
    for players, are_few in ((10, True), (11, False)):
        *pairs, board = deal(High(), players, chance)
        assert (keys_of_pairs(tables, pairs, board) is not None) == are_few


@pytest.mark.parametrize(
    ("holdings", "board", "error"),
    [
        (["As Kd", "As Qd"], "2c 3c 4c 5d 6d", DuplicateCardError),
        (["As Kd", "Qs Qd"], "2c 3c 4c 5d Kd", DuplicateCardError),
        (["As As", "Qs Qd"], "2c 3c 4c 5d Kd", DuplicateCardError),
        (["As Kd", "Qs Qd"], "2c 3c 4c 5d 5d", DuplicateCardError),
        # As many cards of one suit as no counter counts.
        (["As Ks"] * 10, "As Ks As Ks Ks", DuplicateCardError),
        (["As Kd", "Jk Qd"], "2c 3c 4c 5d 6d", NotInDeckError),
        (["As Kd", "Qd"], "2c 3c 4c 5d 6d", CardError),
    ],
)
def test_mistakes_are_named(holdings: list[str], board: str, error: type[CardError]) -> None:
    held = [parse_cards(one) for one in holdings]
    for given in (held, map(iter, held), holdings):
        with pytest.raises(error):
            winners(High(), given, board=parse_cards(board))


def test_a_card_that_a_stripped_deck_lacks_is_noticed() -> None:
    held = [parse_cards("As Kd"), parse_cards("2s Qd")]
    with pytest.raises(NotInDeckError, match="2s"):
        winners(Stripped(), held, board=parse_cards("7c 8c 9c Td Jd"))


def test_holdings_of_several_sizes_are_ranked_on_one_board() -> None:
    board = parse_cards("Ks 7d 7c 4h 2s")
    held = [parse_cards(cards) for cards in ("As Kd", "7h 7s 2d", "9c")]
    assert High().keys(held, board) == [High().key(cards + board) for cards in held]


def test_a_board_that_is_gone_through_only_once_counts_for_long_holdings_too() -> None:
    many = parse_cards("2c 2d 4h 5s 7c 8d 9h Js Qc")
    board = parse_cards("2h 2s Kd")
    assert High().keys([many], iter(board)) == [High().key(many + board)]
