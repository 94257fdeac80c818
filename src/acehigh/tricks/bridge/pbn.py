"""Deals as Portable Bridge Notation writes them, and back (G14)."""

from collections.abc import Iterable, Mapping
from re import findall

from acehigh.cards import Card, Suit
from acehigh.deck_contents import FOUR_SUITS
from acehigh.decks import STANDARD
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, ParseError
from acehigh.parsing import Cards, joined, parse_card, parse_cards
from acehigh.tricks.bridge.seats import Seat, parse_seat

# The order in which a hand is written: spades first.
_SUITS = FOUR_SUITS[::-1]

Hands = dict[Seat, tuple[Card, ...]]


def parse_deal(text: str) -> Hands:
    """Return the hands of a deal that is written in PBN, by seat.

    Args:
        text: the first seat and a colon, then four hands clockwise from there. A hand is its
            ranks in spades, hearts, diamonds and clubs, with dots between; ``-`` is a hand
            that is not known, and is left out of what is returned.

    Raises:
        ParseError: the text is no deal, or a part of it no rank.
        UnknownNameError: the first seat is none.
        HandSizeError: a hand has not 13 cards.
        DuplicateCardError: a card was dealt twice.

    >>> hands = parse_deal(
    ...     "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
    ... )
    >>> " ".join(map(str, hands[Seat.SOUTH]))
    'Js 9s 7s 3s Jh 9h 8h 7h 4h 2h 3d Kc 4c'
    """
    first, colon, rest = text.strip().partition(":") if isinstance(text, str) else ("", "", "")
    if not colon:
        raise ParseError(
            f"{text!r} is no deal: expected the first seat and a colon, as in 'N:'"
        )
    dealt = rest.split()
    start = parse_seat(first)
    if len(dealt) != len(Seat):
        raise ParseError(f"{text!r} has {len(dealt)} hands, expected four, '-' if not known")
    seats = [start.after(turns) for turns in range(len(Seat))]
    hands = {seat: _hand(seat, hand) for seat, hand in zip(seats, dealt, strict=True)}
    known = {seat: hand for seat, hand in hands.items() if hand is not None}
    _check(known)
    return known


def deal_text(
    hands: Mapping[Seat, Cards] | Mapping[str, Cards], first: Seat | str = "N"
) -> str:
    """Return a deal as PBN writes it.

    Args:
        hands: the cards of each seat, or their text; a seat that is left out is written ``-``.
        first: the seat whose hand is written first.

    Raises:
        UnknownNameError: a seat is none.
        HandSizeError: a hand has not 13 cards.
        DuplicateCardError: a card was dealt twice.
        CardError: a card is none of the 52, or a seat is named twice.

    >>> deal_text({"E": "AsKsQs 2h 5d6d7d8d9dTdJdQdKd"})
    'N:- AKQ.2.KQJT98765. - -'
    """
    if not isinstance(hands, Mapping):
        raise CardError(f"hands are given by seat, as a mapping, not as {hands!r}")
    dealt: Hands = {}
    for name, cards in hands.items():
        seat = parse_seat(name)
        if seat in dealt:
            raise CardError(f"{seat.word} is named twice")
        dealt[seat] = parse_cards(cards)
    start = parse_seat(first)
    _check(dealt)
    seats = [start.after(turns) for turns in range(len(Seat))]
    texts = [_hand_text(dealt[seat]) if seat in dealt else "-" for seat in seats]
    return f"{start}:{' '.join(texts)}"


def _hand(seat: Seat, text: str) -> tuple[Card, ...] | None:
    """Return the cards of one hand as PBN writes it; None for a hand that is not known."""
    if text == "-":
        return None
    suits = text.split(".")
    if len(suits) != len(_SUITS):
        raise ParseError(
            f"{seat.word}'s hand {text!r} has {len(suits)} suits, expected four with dots "
            "between: spades, hearts, diamonds, clubs"
        )
    return tuple(
        _card(rank, suit, f"{seat.word}'s hand {text!r}")
        for suit, ranks in zip(_SUITS, suits, strict=True)
        for rank in findall("10|.", ranks)
    )


def _card(rank: str, suit: Suit, hand: str) -> Card:
    try:
        return parse_card(f"{rank}{suit}")
    except ParseError:
        raise ParseError(
            f"{rank!r} in {hand} is no rank, expected 2-9, T or 10, J Q K A"
        ) from None


def _hand_text(cards: Iterable[Card]) -> str:
    high_first = sorted(cards, key=lambda card: card.rank or 0, reverse=True)
    return ".".join(
        "".join(str(card.rank) for card in high_first if card.suit is suit) for suit in _SUITS
    )


def _check(hands: Hands) -> None:
    """Raise an error unless these hands can be dealt from the 52 cards.

    Raises:
        NotInDeckError: a card is none of the 52.
        DuplicateCardError: a card was dealt twice.
        HandSizeError: a hand has not 13 cards.
    """
    holders: dict[Card, Seat] = {}
    for seat, cards in hands.items():
        STANDARD.check(tuple(dict.fromkeys(cards)))
        for card in cards:
            if card in holders:
                seats = " and ".join(dict.fromkeys((holders[card].word, seat.word)))
                raise DuplicateCardError(f"{card} was dealt twice, to {seats}{_missing(hands)}")
            holders[card] = seat
    for seat, cards in hands.items():
        if len(cards) != 13:
            raise HandSizeError(
                f"a hand has 13 cards, {seat.word}'s has {len(cards)}{_missing(hands)}"
            )


def _missing(hands: Hands) -> str:
    """Return which of the 52 nobody has, where every hand is known."""
    dealt = {card for cards in hands.values() for card in cards}
    missing = [card for card in STANDARD if card not in dealt]
    return f"; missing: {joined(missing)}" if missing and len(hands) == len(Seat) else ""
