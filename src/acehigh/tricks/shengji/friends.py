"""Finding Friends: whom the leader calls, and who turns out to defend (T25 to T27)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.parsing import Cards, parse_card, parse_cards
from acehigh.tricks.shengji.checks import check_whole
from acehigh.tricks.shengji.deck import FEWEST_PLAYERS, shengji_deck
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.trump import EffectiveSuit, Trump

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class FriendCall:
    """The card whose player joins the leader, and which copy of it, counted from 1 (T26).

    Args:
        card: the card, or its text.
        ordinal: 1 for the copy that is played first.

    Raises:
        CardError: no card, or no whole number.

    >>> call = FriendCall("Ah", 2)
    >>> call, str(call)
    (FriendCall(card=Card(Rank.ACE, Suit.HEARTS), ordinal=2), 'the second Ah')
    """

    card: Card
    ordinal: int

    def __init__(self, card: Card | str, ordinal: int) -> None:
        if isinstance(ordinal, bool) or not isinstance(ordinal, int):
            raise CardError(f"which copy is called is a whole number, not {ordinal!r}")
        object.__setattr__(self, "card", parse_card(card))
        object.__setattr__(self, "ordinal", ordinal)

    def __str__(self) -> str:
        known = 0 < self.ordinal <= len(_ORDINALS)
        word = _ORDINALS[self.ordinal - 1] if known else f"number {self.ordinal}"
        return f"the {word} {self.card}"


def check_is_call(call: object) -> None:
    """Raise an error unless this is a call at all.

    Raises:
        CardError: it is something else.

    >>> check_is_call(FriendCall("Ah", 1))
    """
    if not isinstance(call, FriendCall):
        raise CardError(f"expected a FriendCall such as FriendCall('Ah', 1), got {call!r}")


def number_of_friends(players: int) -> int:
    """Return how many friends the leader calls, so that defenders are no majority (T25).

    Raises:
        CardError: fewer than four players.

    >>> [number_of_friends(players) for players in (4, 5, 6, 7, 8)]
    [1, 1, 2, 2, 3]
    """
    check_whole("the number of players", players, FEWEST_PLAYERS)
    return players // 2 - 1


def check_call(call: FriendCall, trump: Trump, *, decks: int, trump_suit: bool = False) -> None:
    """Raise an error unless the leader may call this friend (T26).

    Args:
        call: the card and which copy of it.
        trump: the trumps of the round.
        decks: how many decks, and so copies, there are.
        trump_suit: the house allows cards of the trump suit.

    Raises:
        IllegalPlay: a joker, a card of the trump rank or of the trump suit, or no such copy.
        CardError: there is no such card in the deck.

    >>> check_call(FriendCall("Ah", 2), Trump("2", "s"), decks=2)
    >>> check_call(FriendCall("2h", 1), Trump("2", "s"), decks=2)
    Traceback (most recent call last):
    acehigh.tricks.shengji.illegal.IllegalPlay: 2h is a trump: it cannot be called (T26)
    """
    check_is_call(call)
    if not isinstance(trump, Trump):
        raise CardError(f"expected a Trump such as Trump('2', 's'), got {trump!r}")
    card = call.card
    copies = shengji_deck(decks).count(card)
    if trump.effective_suit(card) == EffectiveSuit.TRUMP:
        of_trump_suit = card.rank is not trump.rank and card.suit is trump.suit
        if card.joker or not (trump_suit and of_trump_suit):
            raise IllegalPlay(f"{card} is a trump: it cannot be called", "T26")
    if not 1 <= call.ordinal <= copies:
        raise IllegalPlay(
            f"{call} cannot be called: the copies of a card are counted from 1 to {copies}",
            "T26",
        )


def check_calls(
    calls: Sequence[FriendCall],
    trump: Trump,
    *,
    players: int,
    decks: int,
    trump_suit: bool = False,
) -> None:
    """Raise an error unless the leader may make all these calls together (T25, T26).

    Raises:
        IllegalPlay: too many or too few, two that are the same, or one that `check_call`
            refuses.
        CardError: there is no such card in the deck.

    >>> check_calls([FriendCall("Ah", 1)], Trump("2", "s"), players=4, decks=2)
    """
    number = number_of_friends(players)
    if len(calls) != number:
        raise IllegalPlay(f"{players} players call {number} friends, not {len(calls)}", "T25")
    if len(set(calls)) < len(calls):
        raise IllegalPlay("the calls must all be different", "T26")
    for call in calls:
        check_call(call, trump, decks=decks, trump_suit=trump_suit)


def defenders(
    leader: int,
    calls: Iterable[FriendCall],
    tricks: Iterable[Iterable[tuple[int, Cards]]],
) -> frozenset[int]:
    """Return who defends after these tricks: the leader and the friends found so far (T27).

    The ordinal of a call counts copies in the order in which they are played, whoever plays
    them. One player may fill several calls, and the leader too.

    Args:
        leader: the leader's seat.
        calls: whom the leader called.
        tricks: the complete tricks, each as the players and their cards in turn order.

    Raises:
        CardError: something is no seat, no call or no card.

    >>> trick = [(0, "Kh"), (1, "Ah"), (2, "5h"), (3, "Ah")]
    >>> sorted(defenders(0, [FriendCall("Ah", 2)], [trick]))
    [0, 3]
    """
    called = tuple(calls)
    for call in called:
        check_is_call(call)
    check_whole("the leader's seat", leader, lowest=0)
    awaited = {(call.card, call.ordinal) for call in called}
    played: dict[Card, int] = {}
    side = {leader}
    for trick in tricks:
        for player, cards in trick:
            check_whole("a player's seat", player, lowest=0)
            for card in parse_cards(cards):
                played[card] = played.get(card, 0) + 1
                if (card, played[card]) in awaited:
                    side.add(player)
    return frozenset(side)
