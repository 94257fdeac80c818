"""A trick of whist, bridge and many other games: what may be played, and what wins (G14)."""

from acehigh.cards import Card, Suit
from acehigh.errors import CardError
from acehigh.parsing import Cards, parse_card, parse_cards, parse_suit


def trick_winner(plays: Cards, trump: Suit | str | None = None) -> int:
    """Return which play wins the trick, counted from 0, the lead (G14).

    The highest trump wins; if there is none, the highest card of the suit led. Of two equal
    cards, which two decks have, the first wins.

    Args:
        plays: the cards in the order in which they were played, or their text.
        trump: the trump suit, or its letter; None for no trump.

    Raises:
        CardError: nobody has played, a card is a joker, or something is no card or no suit.

    >>> trick_winner("Ks As 2h 3s"), trick_winner("Ks As 2h 3s", trump="h")
    (1, 2)
    """
    played = _without_jokers(plays)
    trump_suit = None if trump is None else parse_suit(trump)
    if not played:
        raise CardError("no cards: a trick that nobody has played to has no winner")
    led = played[0].suit
    strengths = [(card.suit is trump_suit, card.suit is led, card.rank or 0) for card in played]
    return strengths.index(max(strengths))


def may_play(hand: Cards, led: Card | str | None) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played: who can follow suit must (G14).

    Args:
        hand: the cards that the player holds, or their text.
        led: the first card of the trick, or its text; None for the player who leads.

    Returns:
        The cards of the suit led; every card for who has none of it, or who leads.

    Raises:
        CardError: a card is a joker, or something is no card.

    >>> [str(card) for card in may_play("As 2h 5h Kc", led="Qh")]
    ['2h', '5h']
    """
    held = _without_jokers(hand)
    if led is None:
        return held
    (first,) = _without_jokers([parse_card(led)])
    return tuple(card for card in held if card.suit is first.suit) or held


def _without_jokers(cards: Cards) -> tuple[Card, ...]:
    """Return the cards, none of them a joker.

    Raises:
        CardError: a card is a joker. What it is worth in a trick differs from game to game.
    """
    found = parse_cards(cards)
    for card in found:
        if card.joker:
            raise CardError(f"{card} has no suit to follow: these tricks have no jokers")
    return found
