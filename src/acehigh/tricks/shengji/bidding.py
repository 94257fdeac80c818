"""Bidding for the trump suit while the cards are drawn (T19 to T23)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.deck_contents import FOUR_SUITS
from acehigh.errors import CardError
from acehigh.parsing import Cards, joined, parse_cards
from acehigh.tricks.shengji.checks import as_rank, check_seat, check_whole
from acehigh.tricks.shengji.illegal import IllegalPlay

TieBreaks = Literal["jokers", "none", "suits"]
"""What else beats a bid of as many cards: jokers do, nothing does, or jokers and suits do."""


@dataclass(frozen=True)
class Bid:
    """Cards that a player shows to name the trump suit (T21).

    Args:
        player: the player's seat, counted from 0.
        cards: the cards shown, or their text.

    Raises:
        CardError: no seat, or no cards.

    >>> bid = Bid(1, "2s 2s")
    >>> print(bid)
    player 1 bids 2s 2s
    """

    player: int
    cards: tuple[Card, ...]

    def __init__(self, player: int, cards: Cards) -> None:
        check_whole("a player's seat", player, lowest=0)
        object.__setattr__(self, "player", player)
        object.__setattr__(self, "cards", parse_cards(cards))

    def __str__(self) -> str:
        return f"player {self.player} bids {joined(self.cards)}"

    @property
    def suit(self) -> Suit | None:
        """The trump suit that it names; None for jokers, which mean no trump (T19)."""
        return self.cards[0].suit


def winning_bid(bids: Iterable[Bid]) -> Bid | None:
    """Return the bid that wins, which is the last; None if nobody has bid (T19).

    >>> winning_bid([Bid(0, "2s"), Bid(2, "SJ SJ")]).player
    2
    """
    return next(reversed(tuple(bids)), None)


def bid_rank(player: int, ranks: Sequence[Rank | str], leader: int | None) -> Rank:
    """Return the rank that the player bids with (T20).

    It is the leader's; in the first round, when there is no leader yet, the player's own.

    >>> bid_rank(1, ["5", "2"], leader=0)
    Rank.FIVE
    """
    return as_rank(ranks[player if leader is None else leader])


def check_bid(
    bids: Iterable[Bid],
    bid: Bid,
    *,
    ranks: Iterable[Rank | str],
    leader: int | None = None,
    decks: int = 2,
    tie_breaks: TieBreaks = "jokers",
) -> None:
    """Raise an error unless this bid may follow those before it (T20 to T23).

    Args:
        bids: the bids so far, in order; each was allowed.
        bid: the new bid.
        ranks: the players' ranks, or their texts, by seat.
        leader: the leader of this round; None in the first round.
        decks: how many decks are played with.
        tie_breaks: what else beats a bid of as many cards. `"none"` is a house that asks for
            more cards always; `"suits"` is one where a higher suit will do, in the order
            clubs, diamonds, hearts, spades, jokers.

    Raises:
        IllegalPlay: the rules forbid the bid; the error has the number of the rule.
        CardError: a seat that nobody has, or no rank.

    >>> check_bid([Bid(0, "2s")], Bid(2, "2d 2d"), ranks="2222")
    >>> check_bid([Bid(0, "2s")], Bid(2, "2d"), ranks="2222")
    Traceback (most recent call last):
    acehigh.tricks.shengji.illegal.IllegalPlay: 2d does not beat 2s (T22)
    """
    history, seats = tuple(bids), tuple(map(as_rank, ranks))
    if tie_breaks not in get_args(TieBreaks):
        raise CardError(f"what breaks ties is 'jokers', 'none' or 'suits', not {tie_breaks!r}")
    check_whole("the number of decks", decks, lowest=1)
    for one in [*history, bid]:
        if not isinstance(one, Bid):
            raise CardError(f"expected a Bid such as Bid(0, '2s'), got {one!r}")
        check_seat("who bids", one.player, len(seats))
    if leader is not None:
        check_seat("the leader", leader, len(seats))
    _check_cards(bid, bid_rank(bid.player, seats, leader), leader, decks)
    if not history:
        return
    last = history[-1]
    if last.player == bid.player:
        same_face = last.cards[0] is bid.cards[0]
        if not same_face or len(bid.cards) <= len(last.cards):
            raise IllegalPlay(
                f"whoever holds the highest bid, {joined(last.cards)}, may only show more "
                f"copies of the same card, not {joined(bid.cards)}",
                "T23",
            )
    elif _strength(bid, tie_breaks) <= _strength(last, tie_breaks):
        raise IllegalPlay(f"{joined(bid.cards)} does not beat {joined(last.cards)}", "T22")


def possible_bids(player: int, hand: Iterable[Card], rank: Rank) -> Iterator[Bid]:
    """Iterate over what a player can show, whatever the others have shown (T21).

    >>> hand = parse_cards("2s 2s BJ 5h")
    >>> [" ".join(map(str, bid.cards)) for bid in possible_bids(0, hand, Rank.TWO)]
    ['2s', '2s 2s']
    """
    held = Counter(card for card in hand if card.joker or card.rank is rank)
    for card, copies in held.items():
        for number in range(_fewest(card), copies + 1):
            yield Bid(player, (card,) * number)


def suit_from_kitty(kitty: Iterable[Card], rank: Rank) -> Suit | None:
    """Return the trump suit if nobody bids: the kitty is turned up until a card decides.

    The rules leave this open. Here the first card of the trump rank decides by its suit, or
    the first joker, for no trump. If the kitty has none, its highest card does, and of
    equals the first.

    >>> suit_from_kitty(parse_cards("3h Kd 2c"), Rank.TWO)
    Suit.CLUBS
    """
    cards = tuple(kitty)
    deciding = [card for card in cards if card.joker or card.rank is rank]
    return (deciding or [max(cards, key=lambda card: card.rank or 0)])[0].suit


def _fewest(card: Card) -> int:
    """Return how many of the card make a bid: a single joker is none (T21)."""
    return 2 if card.joker else 1


def _check_cards(bid: Bid, rank: Rank, leader: int | None, decks: int) -> None:
    if len(set(bid.cards)) != 1:
        raise IllegalPlay(f"a bid is copies of one card, not {joined(bid.cards)}", "T21")
    card = bid.cards[0]
    if not card.joker and card.rank is not rank:
        raise IllegalPlay(
            f"a bid is of {rank.plural}, the trump rank, or of jokers, not {joined(bid.cards)}",
            "T21" if leader is None else "T20",
        )
    if len(bid.cards) < _fewest(card):
        raise IllegalPlay(f"a single joker, {card}, is no bid", "T21")
    if len(bid.cards) > decks:
        raise IllegalPlay(f"{decks} decks have only {decks} of {card}", "T21")


def _strength(bid: Bid, tie_breaks: TieBreaks) -> tuple[int, ...]:
    """Return what is compared: more cards, then the order with no trump (T11, T22)."""
    card = bid.cards[0]
    level = (None, Joker.SMALL, Joker.BIG).index(card.joker)
    suit = FOUR_SUITS.index(card.suit) if card.suit else 0
    values = {"none": (), "jokers": (level,), "suits": (level, suit)}[tie_breaks]
    return len(bid.cards), *values
