"""Video poker stated slowly: every hand a wild card may make is asked for, every draw counted.

Nothing of the library is used but cards, and the names and payouts of a pay table. A hand is
paid by the best line it can be on, whatever the order of poker says of it.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import comb, prod

from acehigh import Card, Rank, Suit
from acehigh.games.video_poker import PayTable

# Every five ranks in a row, the ace at both ends.
RUNS = [{14, 2, 3, 4, 5}] + [set(range(low, low + 5)) for low in range(2, 11)]


class Hand:
    """Five cards: the ranks and suits of those that are not wild, and how many are."""

    def __init__(self, cards: Sequence[Card], wild: Rank | None) -> None:
        plain = [card for card in cards if card.joker is None and card.rank is not wild]
        self.wild = 5 - len(plain)
        self.all_ranks = [card.rank for card in cards]
        self.ranks = Counter(int(card.rank) for card in plain if card.rank)
        self.most = max(self.ranks.values(), default=0)
        self.suited = len({card.suit for card in plain}) <= 1
        self.runs = [run for run in RUNS if self.most <= 1 and run.issuperset(self.ranks)]

    def several(self, number: int) -> bool:
        """Return whether so many may be of one rank."""
        return self.most + self.wild >= number

    def royal(self) -> bool:
        """Return whether it may be a royal flush."""
        return self.suited and {10, 11, 12, 13, 14} in self.runs

    def pair_from(self, lowest: int) -> bool:
        """Return whether there may be a pair of such a rank or a higher one."""
        return any(
            rank >= lowest and number + self.wild >= 2 for rank, number in self.ranks.items()
        )

    def four(self, of: Collection[int], kicker: Collection[int] = range(2, 15)) -> bool:
        """Return whether there are four of one of some ranks, beside one of others."""
        held = Counter(self.all_ranks)
        return any(
            held[rank] == 4 and all(rank == other or other in kicker for other in held)
            for rank in map(Rank, of)
        )


LINES: dict[str, Callable[[Hand], bool]] = {
    "royal flush": lambda hand: hand.royal() and not hand.wild,
    "natural royal flush": lambda hand: hand.royal() and not hand.wild,
    "wild royal flush": lambda hand: hand.royal() and hand.wild > 0,
    "four deuces": lambda hand: hand.four([2]),
    "five of a kind": lambda hand: hand.several(5),
    "straight flush": lambda hand: hand.suited and bool(hand.runs),
    "four aces with a two, three or four": lambda hand: hand.four([14], [2, 3, 4]),
    "four twos, threes or fours with an ace, two, three or four": lambda hand: hand.four(
        [2, 3, 4], [14, 2, 3, 4]
    ),
    "four aces": lambda hand: hand.four([14]),
    "four twos, threes or fours": lambda hand: hand.four([2, 3, 4]),
    "four of a kind": lambda hand: hand.several(4),
    "full house": lambda hand: len(hand.ranks) <= 2 and hand.most <= 3,
    "flush": lambda hand: hand.suited,
    "straight": lambda hand: bool(hand.runs),
    "three of a kind": lambda hand: hand.several(3),
    "two pair": lambda hand: sum(n == 2 for n in hand.ranks.values()) + hand.wild >= 2,
    "jacks or better": lambda hand: hand.pair_from(11),
    "kings or better": lambda hand: hand.pair_from(13),
}


def slow_line(table: PayTable, cards: Sequence[Card]) -> str:
    """Return the best paying line that a hand is on, "nothing" if it is on none."""
    hand = Hand(cards, table.wild)
    pays = dict(table.lines)
    return max(
        (name for name in pays if LINES[name](hand)),
        key=pays.__getitem__,
        default="nothing",
    )


def slow_payout(table: PayTable, cards: Sequence[Card]) -> int | Fraction:
    """Return what a hand pays for each of five coins."""
    line = slow_line(table, cards)
    royal = line in ("royal flush", "natural royal flush")
    return table.royal_with_five_coins if royal else dict(table.lines).get(line, 0)


def slow_expected(table: PayTable, deal: Sequence[Card], held: tuple[Card, ...]) -> Fraction:
    """Return what some held cards of a deal pay on average over all draws."""
    left = [card for card in table.deck.cards if card not in deal]
    paid, draws = Fraction(), 0
    for draw, number in kinds_of_draws(left, 5 - len(held), table.wild):
        paid += number * slow_payout(table, held + draw)
        draws += number
    return paid / draws


def kinds_of_draws(
    left: Collection[Card], size: int, wild: Rank | None
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield one draw of every kind, and how many draws are of it.

    Of a kind are draws of the same ranks whose cards beside wild ones are of the same suit, or
    all of several suits: no line asks more. Wild are the cards of one rank, or the joker.
    """
    standing = [card for card in left if card.joker is not None or card.rank is wild]
    plain = [card for card in left if card not in standing]
    of_plain = dict.fromkeys(card.rank for card in plain)
    for wilds in range(min(size, len(standing)) + 1):
        for ranks in combinations_with_replacement(of_plain, size - wilds):
            for draw, number in _draws_of_ranks(plain, ranks):
                yield draw + tuple(standing[:wilds]), number * comb(len(standing), wilds)


def _draws_of_ranks(
    cards: Collection[Card], ranks: Sequence[Rank | None]
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield the draws of these ranks in one suit; and of those in several, one and how many."""
    of_rank = {
        rank: [*combinations([card for card in cards if card.rank is rank], number)]
        for rank, number in Counter(ranks).items()
    }
    number = prod(map(len, of_rank.values()))
    draws = (sum(parts, ()) for parts in product(*of_rank.values()))
    if ranks and len(of_rank) == len(ranks):
        for suit in Suit:
            flush = tuple(Card(rank, suit) for rank in ranks)
            if all(card in cards for card in flush):
                yield flush, 1
                number -= 1
    if number:
        yield next(draw for draw in draws if len({card.suit for card in draw}) != 1), number
