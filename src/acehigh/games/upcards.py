"""What is wild as told by the upcards (G3): follow the queen."""

from collections.abc import Iterator, Sequence

from acehigh.cards import Card, Rank
from acehigh.holdings import Holding


def in_order_of_deal(holdings: Sequence[Holding]) -> Iterator[Card]:
    """Yield the upcards as they came: one round after the other, in the order of seats.

    >>> held = [Holding("As Ad", "2c 3c"), Holding("Ks Kd", "4c"), Holding("Qs Qd", "5c 6c")]
    >>> " ".join(map(str, in_order_of_deal(held)))
    '2c 4c 5c 3c 6c'
    """
    rounds = max((len(holding.up) for holding in holdings), default=0)
    for number in range(rounds):
        for holding in holdings:
            yield from holding.up[number : number + 1]


def rank_that_follows(holdings: Sequence[Holding], leader: Rank) -> Rank | None:
    """Return the rank dealt up after the last upcard of a rank; None if no card was.

    >>> held = [Holding("As Ad", "2c Qc"), Holding("Ks Kd", "4c 9c")]
    >>> rank_that_follows(held, Rank.QUEEN)
    Rank.NINE
    """
    follower: Rank | None = None
    led = False
    for card in in_order_of_deal(holdings):
        if card.rank is leader:
            led, follower = True, None
        elif led:
            follower, led = card.rank, False
    return follower
