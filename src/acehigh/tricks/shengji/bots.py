"""A simple player: legal steps by rules of thumb, from no more than a player would see."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.tricks.shengji.bidding import Bid
from acehigh.tricks.shengji.deck import points
from acehigh.tricks.shengji.formats import Component, Format
from acehigh.tricks.shengji.friends import FriendCall, number_of_friends
from acehigh.tricks.shengji.plays import legal_plays
from acehigh.tricks.shengji.reading import read_lead
from acehigh.tricks.shengji.round import Round
from acehigh.tricks.shengji.state import Phase
from acehigh.tricks.shengji.steps import Bury, CallFriends, Draw, Play, Step, TakeKitty
from acehigh.tricks.shengji.trick import Trick
from acehigh.tricks.shengji.trump import EffectiveSuit, Trump

# Of many legal plays a bot considers the first so many.
_PLAYS_CONSIDERED = 24

# What makes a trump dearer than the highest card of another suit.
_TRUMP_VALUE = 12


def bot_step(played: Round) -> Step:
    """Return the step that is taken next where all players are bots.

    Raises:
        CardError: the round is over.

    >>> from random import Random
    >>> from acehigh.tricks.shengji import Round, Setup
    >>> played = Round(Setup(Random(1)))
    >>> while played.phase is not Phase.OVER:
    ...     played = played.after(bot_step(played))
    >>> len(played.state.tricks) > 0
    True
    """
    match played.phase:
        case Phase.DRAWING:
            return _draw_or_bid(played)
        case Phase.BURYING:
            return Bury(_cheapest(played))
        case Phase.CALLING:
            return CallFriends(_calls(played))
        case Phase.PLAYING:
            lead = played.state.lead
            return _lead(played) if lead is None else _follow(played, lead)
    raise CardError("the round is over: nobody takes a step")


def _draw_or_bid(played: Round) -> Step:
    """Return a bid that a player wants to make, or else the next card drawn.

    While cards are drawn, only who has drawn the last one looks for a bid.
    """
    setup, state = played.setup, played.state
    drawn = state.all_drawn(setup)
    last = setup.seat_after(setup.first, state.drawn - 1)
    for seat in range(setup.players) if drawn else [last]:
        hand = state.hands[seat]
        for step in played.legal(seat):
            if isinstance(step, Bid) and _is_long(step, hand):
                return step
    return TakeKitty() if drawn else Draw()


def _is_long(bid: Bid, hand: tuple[Card, ...]) -> bool:
    """Return whether the trumps of a bid would be more than a third of a hand: its share."""
    rank = bid.cards[0].rank
    if rank is None:
        return False
    trumps = sum(
        bool(card.joker) or card.rank is rank or card.suit is bid.suit for card in hand
    )
    return 3 * trumps > len(hand)


def _trump(played: Round) -> Trump:
    assert played.state.trump is not None
    return played.state.trump


def _value(trump: Trump, cards: Iterable[Card]) -> int:
    """Return how dear cards are to whoever plays them."""
    return sum(
        trump.level(card) + _TRUMP_VALUE * (trump.effective_suit(card) == EffectiveSuit.TRUMP)
        for card in cards
    )


def _cheapest(played: Round) -> tuple[Card, ...]:
    """Return what the leader buries: low cards without points, of short suits first."""
    trump, hand = _trump(played), played.state.hands[played.state.leader]
    lengths = Counter(map(trump.effective_suit, hand))

    def worth(card: Card) -> tuple[bool, bool, int]:
        suit = trump.effective_suit(card)
        is_trump = suit == EffectiveSuit.TRUMP
        return is_trump, points([card]) > 0, lengths[suit] + 2 * trump.level(card)

    return tuple(sorted(hand, key=worth)[: played.setup.kitty_size])


def _calls(played: Round) -> list[FriendCall]:
    """Return calls for the highest cards of which the leader has not all the copies."""
    setup, trump, hand = played.setup, _trump(played), played.state.hands[played.state.leader]
    held = Counter(hand)
    faces = sorted(
        {card for card in setup.cards if trump.effective_suit(card) != EffectiveSuit.TRUMP},
        key=lambda card: (-trump.level(card), str(card)),
    )
    wanted = [FriendCall(card, held[card] + 1) for card in faces if held[card] < setup.decks]
    return wanted[: number_of_friends(setup.players)]


def _lead(played: Round) -> Play:
    """Return a lead: the longest component, and of as long ones the highest."""
    seat, trump = played.state.to_lead, _trump(played)
    hand = played.state.hands[seat]
    components = [
        component
        for suit in EffectiveSuit
        if (cards := [card for card in hand if trump.effective_suit(card) == suit])
        for component in read_lead(trump, cards).components
    ]

    def promise(component: Component) -> tuple[int, bool, int]:
        card = component.cards[0]
        side = trump.effective_suit(card) != EffectiveSuit.TRUMP
        return component.size, side, trump.level(card)

    return Play(seat, max(components, key=promise).cards)


def _follow(played: Round, lead: Format) -> Play:
    """Return a play: points for a partner who is winning, else the cheapest that wins."""
    state, options = played.state, played.setup.options
    on_table = [cards for _, cards in state.plays]
    seat = played.setup.seat_after(state.to_lead, len(on_table))
    legal = legal_plays(lead, state.hands[seat], protection=options.protection)

    def winner(*more: tuple[Card, ...]) -> int:
        plays = [*on_table, *more]
        return Trick(lead.trump, plays, lead=lead, throws=options.throws).winner

    def cost(cards: tuple[Card, ...]) -> tuple[int, int]:
        return points(cards), _value(lead.trump, cards)

    considered = sorted(islice(legal, _PLAYS_CONSIDERED), key=cost)
    ahead = state.plays[winner()][0]
    if (ahead in state.defenders) == (seat in state.defenders):
        return Play(seat, max(considered, key=points))
    for cards in considered:
        if winner(cards) == len(on_table):
            return Play(seat, cards)
    return Play(seat, considered[0])
