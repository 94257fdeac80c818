"""The cards of Sheng Ji: decks, points, and how many cards the kitty has (T1 to T4, T24)."""

from functools import cache

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.parsing import Cards, parse_cards
from acehigh.tricks.shengji.checks import check_whole
from acehigh.tricks.shengji.trump import ONE_DECK

FEWEST_PLAYERS = 4
SMALLEST_KITTY = 5

_POINTS = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}


def shengji_deck(decks: int) -> Deck:
    """Return so many decks of 54 cards, each with a small and a big joker (T1).

    Raises:
        CardError: fewer than one deck.

    >>> deck = shengji_deck(2)
    >>> len(deck), deck.count("As"), deck.count("BJ")
    (108, 2, 2)
    """
    check_whole("the number of decks", decks, lowest=1)
    return _deck(decks)


@cache
def _deck(decks: int) -> Deck:
    """Return the one object for so many decks: its cards are counted only once."""
    return ONE_DECK * decks


def points(cards: Cards) -> int:
    """Return what the cards are worth: a five 5, a ten and a king 10 each (T2).

    Raises:
        ParseError: something is no card.

    >>> points("5h Td Ks As BJ"), points(shengji_deck(2))
    (25, 200)
    """
    return sum([_POINTS.get(card.rank, 0) for card in parse_cards(cards) if card.rank])


def usual_decks(players: int) -> int:
    """Return how many decks so many players usually play with: one for each two (T4).

    Raises:
        CardError: fewer than four players.

    >>> [usual_decks(players) for players in (4, 5, 6)]
    [2, 2, 3]
    """
    check_whole("the number of players", players, FEWEST_PLAYERS)
    return players // 2


def kitty_size(players: int, decks: int) -> int:
    """Return how many cards are left undrawn, so that all draw as many (T24).

    Raises:
        CardError: fewer than four players or one deck, or no card to draw for each player.

    >>> kitty_size(4, 2), kitty_size(5, 2), kitty_size(6, 3)
    (8, 8, 6)
    """
    check_whole("the number of players", players, FEWEST_PLAYERS)
    cards = len(shengji_deck(decks))
    size = cards % players or players
    if size < SMALLEST_KITTY:
        size += players
    if size >= cards:
        raise CardError(f"{cards} cards are too few for {players} players and a kitty")
    return size
