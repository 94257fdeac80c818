"""The engine: a rule for five cards becomes the best of any number, remembered.

`Tables` belongs to a ranker and is shared by all rankers equal to it. It remembers, for
every multiset of ranks (and number of wild cards) met so far, the best key

- `plain`: that does not need a flush;
- `suited`: of cards that are all of one suit.

Both are `Multisets`. Where flushes help, a holding is worth the better of its plain entry and
the suited entries of its suits. Where they hurt, it is worth its plain entry if those cards
can be picked in two suits, else the best of its five-card choices.
"""

from _thread import RLock  # As functools does: threading takes longer to import.
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache, reduce
from itertools import chain, combinations
from typing import Protocol

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import Deck
from acehigh.errors import CardError, HandSizeError, NotInDeckError
from acehigh.evaluators.multisets import MOST_REMEMBERED, InOneSuit, Multisets, Ranks, ranks_of
from acehigh.evaluators.protocol import Ranker, RankKey
from acehigh.evaluators.weights import Weights, weigh, weights_on_cards
from acehigh.parsing import Cards, parse_cards

_FEW = 3
"""So few natural cards are remembered as they are: with wild ones each suit may flush."""


class Flushes(Enum):
    """What a flush does to a hand under some rules."""

    HELP = "help"
    HURT = "hurt"
    IGNORED = "ignored"


class Rules(Ranker, Protocol):
    """What the engine asks of a ranker."""

    @property
    def least(self) -> int:
        """How many cards there must be."""
        ...

    @property
    def flushes(self) -> Flushes:
        """What a flush does to a hand."""
        ...

    @property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild."""
        ...

    @property
    def counts_wild(self) -> bool:
        """Whether it matters how many wild cards a hand uses."""
        ...

    @property
    def own_faces(self) -> frozenset[Card]:
        """The wild cards for which it matters whether they stand for themselves."""
        ...

    def judge(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand: natural cards of these ranks, and wild cards."""
        ...

    def preference(self, key: RankKey) -> int:
        """Return what orders the hands a player may choose from: the key's value, mostly."""
        ...

    def make_tables(self) -> "Tables":
        """Return new tables for it."""
        ...


class Tables:
    """All that has been worked out for a ranker. See the module's docstring."""

    def __init__(self, rules: Rules) -> None:
        if not isinstance(rules.deck, Deck):
            raise CardError(f"a ranker has a Deck, not {rules.deck!r}")
        self.rules = rules
        self.flushes: Flushes = rules.flushes
        self.wild: frozenset[Card] = rules.wild_cards
        helps = self.flushes is Flushes.HELP
        self.weights: Weights = weigh(rules.deck, rules.size, self.wild, wild_flush=helps)
        self.plain: Multisets = Multisets(rules, self.weights, suited=False)
        self.suited: Multisets = Multisets(rules, self.weights, suited=True)
        self.chosen: dict[tuple[Ranks, tuple[Ranks, ...], int], RankKey] = {}
        self.shared: dict[int, RankKey] = {}
        # By the sum of the weights, holdings of few natural cards.
        self._few: dict[int, RankKey] = {}
        # By the natural cards of a suit, as bits of a sum, and how many cards are wild.
        self._flushes = InOneSuit(self.suited, self.weights.copies)
        # What RuleRanker.key reads on every call: one step away, not two.
        self.on_cards: bool = _agree(self.weights, weights_on_cards())
        # Cards that it matters more about are left to `key_of`: see there.
        self.of: Mapping[Card, int] = {
            c: w for c, w in self.weights.of.items() if c not in rules.own_faces
        }
        self.start: int = self.weights.start
        self.rank_part: int = self.weights.rank_part
        self.card_bits: int = self.weights.card_bits
        self.fives: dict[int, RankKey] = self.plain.keys[5]
        self.sevens: dict[int, RankKey] = self.plain.keys[7]
        ignored = self.flushes is Flushes.IGNORED
        self.flags: Mapping[Suit, int] = {} if ignored else self.weights.flags
        self._counts = rules.counts_wild
        self._suits = [
            (suit, flag, self.weights.places[suit], self.weights.naturals[suit])
            for suit, flag in self.flags.items()
        ]
        self.quiet: int = self.card_bits + sum(self.flags.values())
        quiet = self.weights.first_bits + len(self.flags)
        self.quiet_five: int = 5 + quiet
        self.quiet_seven: int = 7 + quiet

    def total(self, held: Sequence[Card]) -> int:
        """Return the sum of the cards' weights.

        Raises:
            KeyError: one is no card of the deck.
        """
        of = self.of
        return sum([of[card] for card in held], self.start)

    def key_by_total(self, total: int, held: Sequence[Card]) -> RankKey:
        """Return the key of cards of the deck, given the sum of their weights.

        Raises:
            KeyError: they need to be looked at more closely: see `checked`.
        """
        number = len(held)
        bits = (total & self.card_bits).bit_count() - self.weights.first_bits
        if number > MOST_REMEMBERED or bits < number:
            raise KeyError(total)
        wild = (total & self.rank_part) // self.weights.of_wild
        if number - wild > _FEW:
            return self._reckoned(total, held, wild)
        key = self._few.get(total)
        if key is None:
            key = self._few[total] = self._reckoned(total, held, wild)
        return key

    def _reckoned(self, total: int, held: Sequence[Card], wild: int) -> RankKey:
        """Return the key of cards of the deck, so many of them wild."""
        best = self.plain.keys[len(held)][total & self.rank_part]
        suits = [one for one in self._suits if not total & one[1]]
        if suits and self.flushes is Flushes.HURT:
            naturals = [card for card in held if card not in self.wild]
            return self._hurt(best, naturals, wild, [suit for suit, *_ in suits])
        for _, _, place, bits in suits:
            flush = self._flushes[total >> place & bits, wild]
            best = self.better(best, flush) if self._counts else max(best, flush)
        return best

    def learned(self, held: Sequence[Card]) -> RankKey:
        """Return the key of cards whose like may not have been met yet.

        Raises:
            KeyError: they need to be looked at more closely: see `checked`.
        """
        total, number = self.total(held), len(held)
        bits = (total & self.card_bits).bit_count() - self.weights.first_bits
        if bits < number or not self.rules.least <= number <= MOST_REMEMBERED:
            raise KeyError(total)
        rank_part = total & self.rank_part
        self.plain.of_total(rank_part, number)
        return self._reckoned(total, held, rank_part // self.weights.of_wild)

    def checked(self, cards: Cards) -> tuple[Card, ...]:
        """Return the cards of a holding, if that is what it is.

        Raises:
            CardError: it is none; see `RuleRanker.key`.
        """
        held = parse_cards(cards)
        self.rules.deck.check(held)
        for card in held:
            if card not in self.weights.of:
                raise NotInDeckError(
                    f"{card} means nothing to {self.rules!r}: wrap it in Wild or Bug"
                )
        if len(held) < self.rules.least:
            number = "1 card is" if len(held) == 1 else f"{len(held)} cards are"
            raise HandSizeError(
                f"{number} too few in {' '.join(map(str, held))!r}: "
                f"{self.rules!r} expects {self.rules.least} or more"
            )
        return held

    def key_of(self, held: Sequence[Card]) -> RankKey:
        """Return the key of a holding that is known to be good."""
        naturals = [card for card in held if card not in self.wild]
        own_faces = self.rules.own_faces
        own = [card for card in held if card in own_faces]
        if not own:
            return self.best_of(naturals, len(held) - len(naturals))
        # As themselves no more can play than make a hand.
        numbers = range(min(len(own), self.rules.size) + 1)
        splits = chain.from_iterable(combinations(own, number) for number in numbers)
        keys = [
            self.best_of([*naturals, *some], len(held) - len(naturals) - len(some))
            for some in splits
        ]
        return max(keys, key=self.rules.preference)

    def best_of(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        best = self.plain.best(naturals, wild)
        near = wild if self.flushes is Flushes.HELP else 0
        held = [card.suit for card in naturals]
        suits = [suit for suit in self.flags if held.count(suit) + near >= self.rules.size]
        if suits and self.flushes is Flushes.HURT:
            return self._hurt(best, naturals, wild, suits)
        for suit in suits:
            in_suit = [card for card in naturals if card.suit is suit]
            best = self.better(best, self.suited.best(in_suit, wild))
        return best

    def _hurt(
        self, best: RankKey, naturals: Sequence[Card], wild: int, suits: Sequence[Suit]
    ) -> RankKey:
        """Return the key once it is reckoned with that hands of these suits are flushes."""
        elsewhere = [
            [card.rank for card in naturals if card.suit is not suit] for suit in suits
        ]
        if all(self.dodged(best, wild, ranks) for ranks in elsewhere):
            return best
        in_suits = [
            ranks_of([card for card in naturals if card.suit is suit]) for suit in suits
        ]
        key = ranks_of(naturals), tuple(sorted(in_suits)), wild
        found = self.chosen.get(key)
        if found is None:
            found = self.chosen[key] = reduce(self.better, self._choices(naturals, wild))
        return found

    def dodges(self, wild: int) -> bool:
        """Return whether so many wild cards make sure that a hand need not be a flush.

        A wild card takes another suit, though it may matter that it is wild.
        """
        return wild > 0 and not self.rules.counts_wild

    def dodged(self, best: RankKey, wild: int, elsewhere: Iterable[Rank | None]) -> bool:
        """Return whether a hand worth so much without flushes need not be one.

        Args:
            best: what it is worth by its ranks.
            wild: how many cards of the holding are wild.
            elsewhere: the ranks held in other suits; one that plays dodges the flush.
        """
        if wild:
            return self.dodges(wild)
        return any(rank in self.plain.played[best.value] for rank in elsewhere)

    def _choices(self, naturals: Sequence[Card], wild: int) -> Iterator[RankKey]:
        """Yield the key of every hand of natural cards and wild ones, which dodge flushes."""
        for wild_too in range(min(wild, self.rules.size) + 1):
            for cards in combinations(naturals, self.rules.size - wild_too):
                suited = not wild_too and len({card.suit for card in cards}) == 1
                yield (self.suited if suited else self.plain).best(cards, wild_too)

    def better(self, key: RankKey, other: RankKey) -> RankKey:
        """Return the one of two keys that a player would choose."""
        prefer = self.rules.preference
        return key if prefer(key) >= prefer(other) else other


def _agree(weights: Weights, standard: Weights) -> bool:
    """Return whether the numbers written on the cards serve for this deck too."""
    return weights.start == standard.start and weights.of.items() <= standard.of.items()


@lru_cache(maxsize=256)
def tables_of(rules: Rules) -> Tables:
    """Return the tables that belong to a ranker and to all equal to it; hold CREATING.

    The 256 rankers used last keep theirs.
    """
    return rules.make_tables()


CREATING = RLock()
"""Held while tables are created, so that threads which start together share them."""
