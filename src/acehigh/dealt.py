"""Dealing from a shuffled deck, and whether cards can have been dealt from one."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from acehigh.cards import Card
from acehigh.checks import whole_number
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError
from acehigh.parsing import joined

if TYPE_CHECKING:
    from random import Random


def check_cards(cards: Sequence[Card], counts: Mapping[Card, int], deck: str) -> None:
    """Raise an error unless these cards can be dealt together.

    Args:
        cards: the cards.
        counts: how many the deck has of each card.
        deck: what to call the deck.

    Raises:
        NotInDeckError: the deck lacks a card.
        DuplicateCardError: a card is held more often than the deck has it.
    """
    if _are_different(cards, counts):
        return
    seen: dict[Card, int] = {}
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        available = counts.get(card, 0)
        if not available:
            raise NotInDeckError(f"{card} is not in the {deck}{_hint(card)}")
        if seen[card] > available:
            raise DuplicateCardError(
                f"{card} is held {cards.count(card)} times in {joined(cards)}, "
                f"but {_has(counts, available)}"
            )


def check_deal(
    holdings: Sequence[tuple[Card, ...]],
    board: tuple[Card, ...],
    counts: Mapping[Card, int],
    deck: str,
) -> None:
    """Raise an error unless one deal can have given these holdings and this board.

    Args:
        holdings: the cards of each player.
        board: the cards that all share.
        counts, deck: as for `check_cards`.

    Raises:
        CardError: as for `check_cards`.
    """
    everything = tuple(chain(board, *holdings))
    if _are_different(everything, counts):
        return
    for cards in (board, *holdings):
        check_cards(cards, counts, deck)
    for card in dict.fromkeys(everything):
        if everything.count(card) > counts[card]:
            # Each holding is possible alone, so this is a card that two of them share.
            owners = [f"the holding {joined(cards)}" for cards in holdings if card in cards]
            if card in board:
                owners.insert(0, "the board")
            raise DuplicateCardError(
                f"{card} is in {' and '.join(owners)}, {everything.count(card)} times in "
                f"all, but {_has(counts, counts[card])}"
            )


def shuffled(cards: Sequence[Card], random: "Random | None") -> list[Card]:
    """Return cards in a random order.

    Args:
        cards: the cards.
        random: where the randomness comes from. Default: a fresh `random.Random`.

    Raises:
        CardError: that is none.
    """
    if random is None:
        # Imported here, not above: it takes longer than all the rest of this package.
        from random import Random  # noqa: PLC0415

        random = Random()
    elif not hasattr(random, "sample"):
        raise CardError(f"expected a random.Random, as Random(seed), got {random!r}")
    return random.sample(cards, len(cards))


def divided(
    cards: Sequence[Card], players: int, each: int, board: int
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Return the holdings of so many players, from the first cards on, and a board.

    Args:
        cards: a shuffled deck.
        players: how many players there are.
        each: how many cards each gets.
        board: how many cards the board has.

    Raises:
        CardError: a negative number, or more cards than the deck has.
    """
    players = whole_number(players, "the number of players")
    each, board = whole_number(each, "a holding"), whole_number(board, "a board")
    if min(players, each, board) < 0 or players * each + board > len(cards):
        raise CardError(
            f"cannot deal {players} x {each} cards and a board of {board} "
            f"from a {len(cards)}-card deck"
        )
    places = [each * player for player in range(players)]
    holdings = [tuple(cards[place : place + each]) for place in places]
    return holdings, tuple(cards[players * each : players * each + board])


def _are_different(cards: Sequence[Card], counts: Mapping[Card, int]) -> bool:
    """Return whether these are different cards of the deck, as they mostly are."""
    different = set(cards)
    return len(different) == len(cards) and different <= counts.keys()


def _has(counts: Mapping[Card, int], available: int) -> str:
    return f"the {sum(counts.values())}-card deck has {available}"


def _hint(card: Card) -> str:
    """Return what is to be said of a card that a deck lacks: how jokers are had."""
    if not card.joker:
        return ""
    return ": it takes a deck with jokers, and Wild or Bug to give them a meaning"
