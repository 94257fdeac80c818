"""The hole cards that qualify on a board: worth enough, with both of them playing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from operator import eq
from typing import Literal, NamedTuple, TypeAlias

from acehigh.cards import Card
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from acehigh.odds.by_patterns import ByPatterns

BothPlay: TypeAlias = Literal["must", "may"]
"""Whether every best hand has both hole cards, or some best hand has."""


class Terms(NamedTuple):
    """What makes a hand qualify.

    Attributes:
        ranker: the rules by which hands are ranked.
        least: what it is worth at least.
        both_play: whether every best hand has both hole cards, or some best hand has.
        pocket_quads: whether four of a kind qualify only with a pair in the hole.
    """

    ranker: Ranker
    least: RankKey
    both_play: BothPlay
    pocket_quads: bool


class Qualifying(NamedTuple):
    """What qualifies on a board. A card is a number with one bit, a pair one with two.

    Attributes:
        pairs: by what a hand is worth, the hole cards that qualify with it, the lowest first.
        alone: for each card that may be dealt, what it and the board are worth.
    """

    pairs: dict[int, list[int]]
    alone: dict[int, int]


class Boards:
    """Finds what qualifies, on one board after the other.

    A hand in which both hole cards play has three cards of the board. So the five-card hands
    that are worth enough tell which hole cards come into question with which three cards.
    These are few, and on most boards there are none.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        deck = terms.ranker.deck.cards
        self._bits = {card: 1 << place for place, card in enumerate(deck)}
        self._holdings = list(combinations(deck, 2))
        self._pairs = [self._sum(held) for held in self._holdings]
        self._partners = self._partners_of_three()

    def _sum(self, cards: Iterable[Card]) -> int:
        return sum([self._bits[card] for card in cards])

    def _partners_of_three(self) -> dict[int, int]:
        """Return the hole cards that make enough with three cards, a bit for each place."""
        ranker, least = self._terms.ranker, self._terms.least.value
        patterns = ByPatterns(ranker, ranker.hand_size, (), ())
        hands = (hand for hand, _ in patterns.holdings() if ranker.key(hand).value >= least)
        place = {pair: 1 << at for at, pair in enumerate(self._pairs)}
        found: dict[int, int] = {}
        for hand in chain.from_iterable(map(patterns.holdings_like, hands)):
            cards = self._sum(hand)
            for held in combinations(hand, 2):
                pair = self._sum(held)
                found[cards - pair] = found.get(cards - pair, 0) | place[pair]
        return found

    def qualifying(self, board: Sequence[Card]) -> Qualifying | None:
        """Return what qualifies on a board; None unless hands of different worth do."""
        ranker = self._terms.ranker
        places = list(self._candidates(board))
        holdings = [self._holdings[place] for place in places]
        keys = ranker.keys(holdings, board)
        if len(set(keys)) < 2:
            return None
        left = [card for card in self._bits if card not in board]
        alone = dict(zip(left, ranker.keys([(card,) for card in left], board), strict=True))
        pairs: dict[int, list[int]] = {}
        good = self._good(holdings, keys, board, alone)
        for place, key, is_good in zip(places, keys, good, strict=True):
            if is_good:
                pairs.setdefault(key.value, []).append(self._pairs[place])
        if len(pairs) < 2:
            return None
        worth = {self._bits[card]: key.value for card, key in alone.items()}
        return Qualifying(dict(sorted(pairs.items())), worth)

    def _candidates(self, board: Sequence[Card]) -> Iterator[int]:
        """Yield the places of the hole cards that make enough with three cards of a board."""
        found = 0
        for three in combinations([self._bits[card] for card in board], 3):
            found |= self._partners.get(sum(three), 0)
        taken = self._sum(board)
        while found:
            place = found.bit_length() - 1
            found ^= 1 << place
            if not self._pairs[place] & taken:
                yield place

    def _good(
        self,
        holdings: Sequence[tuple[Card, ...]],
        keys: Sequence[RankKey],
        board: Sequence[Card],
        alone: dict[Card, RankKey],
    ) -> list[bool]:
        """Return for each holding whether both cards play, and are a pair if they must be."""
        if self._terms.both_play == "must":
            play = [
                key > max(map(alone.__getitem__, held))
                for key, held in zip(keys, holdings, strict=True)
            ]
        else:
            two = self._terms.ranker.keys_with_hole_cards(holdings, tuple(board), 2)
            play = list(map(eq, keys, two))
        if not self._terms.pocket_quads:
            return play
        return [
            plays and (key.category is not Category.FOUR_OF_A_KIND or a.rank is b.rank)
            for plays, key, (a, b) in zip(play, keys, holdings, strict=True)
        ]
