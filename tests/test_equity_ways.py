"""Each way of counting gives what going through all deals gives."""

from random import Random

import pytest

from acehigh import AceToFive, Card, Deck, High, Rank, Ranker, Suit, parse_cards
from acehigh.deck_contents import FOUR_SUITS
from acehigh.decks import STANDARD
from acehigh.odds.equities import boards, matchups, separate
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import count_deals
from helpers.cases import in_one_test
from helpers.dealt import Dealt
from helpers.equity_games import GAMES

MOST_DEALS = 2_500


def contest(game: Dealt, random: Random) -> Contest:
    """Return a contest of few deals, in which as much as possible is to come."""
    cards = random.sample(game.deck.cards, len(game.deck))
    parts = [
        Part(one.name, one.ranker, one.hole_cards, one.most_hole_cards, one.among)
        for one in game.parts
    ]
    players = random.choice([2, 2, 3]) if game.board else 2
    held = [game.hole] * players
    if not game.board:
        held = [game.hole - random.choice([1, 2]), game.hole - random.choice([0, 1])]
    to_come = game.board
    while True:
        known = iter(cards)
        made = Contest(
            game.deck,
            tuple(parts),
            tuple(tuple(next(known) for _ in range(number)) for number in held),
            tuple(game.hole - number for number in held),
            tuple(next(known) for _ in range(game.board - to_come)),
            to_come,
            tuple(next(known) for _ in range(random.choice([0, 0, 2]))),
        )
        if made.deals <= MOST_DEALS:
            return made
        to_come -= game.board > 0
        cards = cards[: len(cards) - (not game.board)]
        held = [min(number + (not game.board), game.hole) for number in held]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_all_ways_give_the_same(name: str) -> None:
    asked = contest(GAMES[name], Random(name))
    expected = count_deals(asked)
    assert expected.total() == asked.deals
    assert matchups.count_matchup(asked) == expected
    if boards.serves(asked):
        assert boards.count_boards(asked) == expected
        assert boards.count_boards(asked, shared=True) == expected
    if separate.serves(asked):
        assert separate.count_separate(asked) == expected


def test_the_ways_serve_what_they_are_for() -> None:
    by_boards = {name for name in GAMES if boards.serves(contest(GAMES[name], Random(name)))}
    by_draws = {name for name in GAMES if separate.serves(contest(GAMES[name], Random(name)))}
    assert by_boards >= {"hold'em of 24 cards", "omaha", "omaha of 52 cards", "greek hold'em"}
    assert by_draws >= {"razz", "stud", "badugi", "two lows", "razz of 2 decks"}
    assert not by_draws & {"draw from 2 decks", "bugs in a draw"}


LOW = Deck(ranks=(*tuple(Rank)[:6], Rank.ACE), suits=(Suit.HEARTS, Suit.SPADES))
DRAWS: dict[str, list[Ranker]] = {
    "ace to five": [AceToFive(deck=LOW)],
    "ace to five of 2 decks": [AceToFive(deck=LOW * 2)],
    "eight or better": [AceToFive(eight_or_better=True, deck=LOW)],
    "high": [High(deck=LOW)],
    "two lows": [AceToFive(deck=LOW), AceToFive(eight_or_better=True, deck=LOW)],
    "high and low": [High(deck=LOW), AceToFive(eight_or_better=True, deck=LOW)],
}


@in_one_test("missing", [(3, 3), (3, 2), (1, 3), (0, 3)])
@in_one_test("name", DRAWS)
def test_draws_of_several_cards(name: str, missing: tuple[int, int]) -> None:
    parts = tuple(Part(repr(ranker), ranker) for ranker in DRAWS[name])
    deck = parts[0].ranker.deck
    cards = iter(Random(name).sample(deck.cards, len(deck)))
    holdings = tuple(tuple(next(cards) for _ in range(5 - number)) for number in missing)
    # Few enough cards are left to go through all deals.
    dead = tuple(cards)[: len(deck) - sum(map(len, holdings)) - 8]
    asked = Contest(deck, parts, holdings, missing, dead=dead)
    assert separate.serves(asked)
    assert separate.count_separate(asked) == count_deals(asked)


def test_kept_counts_are_told_apart_by_dead_cards() -> None:
    """Of the same ranks, other cards may be dead or on the board."""
    random = Random(3)
    part = Part("high", High())
    for _ in range(12):
        cards = [Card(rank, suit) for rank in (Rank.TWO, Rank.THREE) for suit in FOUR_SUITS]
        random.shuffle(cards)
        held, shared, dead = (tuple(cards[:2]), tuple(cards[2:4])), tuple(cards[4:7]), cards[7:]
        asked = Contest(STANDARD, (part,), held, (0, 0), shared, 2, tuple(dead))
        assert boards.count_boards(asked) == count_deals(asked)


def test_too_large_hands_are_dealt_one_by_one() -> None:
    held = tuple(tuple(parse_cards(cards)) for cards in ("As Ks Qs Js 2d", "9c 9d 9h 5s 5d"))
    large = Contest(STANDARD, (Part("high", High()),), held, (0, 0), (), 5)
    assert not boards.serves(large)
