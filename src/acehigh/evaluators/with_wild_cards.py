"""What all games with wild cards share (W1, W2, W5, W7, W9 to W11).

There is one mechanism: what a wild card may stand for, and the best of it by the base ranker's
own rule.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations, combinations_with_replacement
from math import comb
from typing import Literal, TypeAlias

from acehigh.cards import Card, Rank
from acehigh.engine.places import MOST_LISTED
from acehigh.engine.playing import suited_cards
from acehigh.engine.rank_table import Ranks, ranks_of
from acehigh.errors import CardError, HandSizeError
from acehigh.evaluators.hand_rule import HandRule
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.substitution import Substitution
from acehigh.evaluators.wrapper import Wrapper
from acehigh.keys import Category, Hand, RankKey
from acehigh.parsing import Cards

_MOST_WILD = 15

_MOST_WAYS = 128
"""A long holding takes some hundredths of a second for each way to say which cards are wild."""

Naturals: TypeAlias = Literal["equal", "beat", "fewer_wild", "more_wild"]
"""What decides between hands of equal value, by how many wild cards each uses (W9)."""

_NATURALS: dict[Naturals, Callable[[int], int]] = {
    "equal": lambda _: 0,
    "beat": lambda used: int(used == 0),
    "fewer_wild": lambda used: _MOST_WILD - used,
    "more_wild": lambda used: used,
}


class WithWildCards(Wrapper):
    """What all games with wild cards share, whichever cards are wild."""

    @property
    @abstractmethod
    def double_ace_flush(self) -> bool:
        """Whether a wild card may repeat a card of a flush (W2)."""

    @property
    @abstractmethod
    def naturals(self) -> Naturals:
        """What decides between hands of equal value (W9)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.base.without_wild_cards is not self.base:
            raise CardError(f"{self.base!r} has wild cards already: name all of them in one")
        if self.base.deck.missing and not self.asks_about_cards:
            raise CardError(
                "what a wild card may stand for is known for decks with the same cards in each "
                f"suit, not for {self.base.deck!r}"
            )
        if self.double_ace_flush and self.asks_about_cards:
            raise CardError(f"{self.base!r} is asked about cards, and none may be there twice")

    @property
    def without_wild_cards(self) -> Ranker:
        """The base."""
        return self.base

    def with_base(self, base: Ranker) -> Ranker:
        """Return the same wild cards added to other rules."""
        return self._but(base=base)

    @property
    def asks_about_cards(self) -> bool:
        """Whether the base must be asked about each holding: it has no rule for one hand."""
        return self.base.hand_rule is None

    @property
    def hand_rule(self) -> HandRule | None:
        """No rule: how many cards are wild matters too."""
        return None

    @property
    def counts_wild(self) -> bool:
        """Whether it matters how many wild cards a hand uses (W9)."""
        return self.naturals != "equal"

    def evaluate_hand(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand: the best of what its wild cards may stand for (W1)."""
        best = self._completed(ranks, wild, suited)
        chosen = (Rank.ACE,) * wild
        aces = ranks + chosen
        if self._possible(aces, chosen, suited) and set(chosen) <= set(self.deck.ranks):
            # Which wild cards may always be (`allows`).
            best = _greater(best, self._by_base(aces, suited))
        if best is None and suited:
            # No flush completes the hand, only what needs none does.
            return self.evaluate_hand(ranks, wild, False)
        best = best or self._unhelpful(ranks, wild)[0]
        return self.with_wild(best, wild)

    def with_wild(self, key: RankKey, wild: int) -> RankKey:
        """Return the key of a hand worth a key of the base, given how many cards are wild."""
        value = key.value * (_MOST_WILD + 1) + _NATURALS[self.naturals](wild)
        return self.interned(RankKey(self, value, key.category, key.ranks))

    def base_key(self, key: RankKey) -> RankKey:
        """Return the key of the base that a key of these rules comes from."""
        value = key.value // (_MOST_WILD + 1)
        return self.base.interned(RankKey(self.base, value, key.category, key.ranks))

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return self.base.describe(self.base_key(key))

    def spoken(self, key: RankKey) -> str:
        """Return what players call such a hand."""
        return self.base.spoken(self.base_key(key))

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a hand may win (L3)."""
        return self.base.qualifies(self.base_key(key))

    def preference(self, key: RankKey) -> int:
        """Return what orders a player's choices: of equal hands the least wild counts (W5)."""
        if self.naturals != "more_wild":
            return key.value
        value, used = divmod(key.value, _MOST_WILD + 1)
        return value * (_MOST_WILD + 1) + _MOST_WILD - used

    def substitutes(self, naturals: Sequence[Card], wild: int, key: RankKey) -> Sequence[Card]:
        """Return the cards that so many wild ones stand for in a hand worth the key (W11)."""
        if not wild:
            return ()
        if self.asks_about_cards:
            return self._substitution.substitutes(naturals, wild)
        ranks, sought = ranks_of(naturals), self.base_key(key)
        one_suit = len({card.suit for card in naturals}) <= 1
        found = (
            suited_cards(self, naturals, chosen, suited)
            for suited in ((False, True) if one_suit else (False,))
            for made, chosen in self._ways(ranks, wild, suited)
            if made == sought
        )
        cards = next((cards for cards in found if cards is not None), None)
        if cards is None:
            chosen = self._unhelpful(ranks, wild)[1]
            cards = suited_cards(self, naturals, chosen, False)
        return cards or [Card(rank, self.deck.suits[-1]) for rank in chosen]

    def key_of_parts(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        if self.asks_about_cards:
            return self._substitution.best_of(naturals, wild)
        return super().key_of_parts(naturals, wild)

    def key_of(self, held: Sequence[Card]) -> RankKey:
        """Return the key of a holding that is known to be good."""
        if self.own_faces:
            self._check_faces(held)
        own = [card for card in held if card in self.own_faces]
        naturals = [card for card in held if card not in self.wild_cards]
        # As themselves no more can play than make a hand.
        numbers = range(min(len(own), self.hand_size) + 1)
        splits = chain.from_iterable(combinations(own, number) for number in numbers)
        keys = [
            self.key_of_parts([*naturals, *some], len(held) - len(naturals) - len(some))
            for some in splits
        ]
        return max(keys, key=self.preference)

    def best(self, cards: Cards) -> Hand:
        """Return the best hand among these cards, and what each wild card stands for.

        Raises:
            CardError: as for `key`; a HandSizeError too where so many cards may be wild or
                natural that to try it would take minutes.
        """
        held = self.checked(cards)
        self._check_faces(held)
        return super().best(held)

    def _check_faces(self, held: Sequence[Card]) -> None:
        """Raise an error if there are too many ways to say which wild cards are natural."""
        own = sum(card.joker is None and card in self.wild_cards for card in held)
        ways = sum(comb(own, number) for number in range(min(own, self.hand_size) + 1))
        if len(held) > MOST_LISTED and ways > _MOST_WAYS:
            raise HandSizeError(
                f"of {len(held)} cards {own} may be wild or natural, in {ways:,} ways; "
                f"with more than {MOST_LISTED} cards {_MOST_WAYS} are the most"
            )

    def questions(self, wild: int) -> int:
        """Return about how many questions a holding with so many wild cards takes to rank."""
        return self._substitution.questions(wild) if self.asks_about_cards else 1

    @cached_property
    def _substitution(self) -> Substitution:
        return Substitution(self)

    def _ways(self, ranks: Ranks, wild: int, suited: bool) -> Iterator[tuple[RankKey, Ranks]]:
        """Yield each way to replace the wild cards: the base's key, and the ranks chosen."""
        for chosen in self._choices(wild):
            full = ranks + chosen
            if self._possible(full, chosen, suited):
                key = self._by_base(full, suited)
                if self.allows(key.category, chosen):
                    yield key, chosen

    def _choices(self, wild: int) -> Iterator[Ranks]:
        return combinations_with_replacement(reversed(self.deck.ranks), wild)

    def _unhelpful(self, ranks: Ranks, wild: int) -> tuple[RankKey, Ranks]:
        """Return what a hand is worth in which not all wild cards can help.

        The deck may have too few cards for all of them to stand for, or too few aces for the
        bugs. They are cards all the same: aces as far as there are any, and for the rest the
        ranks that make the worst hand.
        """
        choices = list(self._choices(wild))
        possible = [some for some in choices if self._possible(ranks + some, some, False)]
        ways = [(self._by_base(ranks + some, False), some) for some in possible or choices]
        return max(ways, key=lambda way: (way[1].count(Rank.ACE), -way[0].value))

    def _possible(self, full: Ranks, chosen: Ranks, suited: bool) -> bool:
        """Return whether the deck has the cards chosen, beside those of the hand (W1)."""
        if not suited and len(full) == 5 and len(set(full)) == 1:
            return True  # Five of a kind, which wild cards may make.
        if suited and self.double_ace_flush:
            return True
        each = self.deck.copies if suited else self.deck.copies * len(self.deck.suits)
        return all(full.count(rank) <= each for rank in chosen)

    def completes(self, category: Category) -> bool:
        """Return whether wild cards may stand for any cards to make such a hand: here, yes."""
        del category
        return True

    def allows(self, category: Category, chosen: Ranks) -> bool:
        """Return whether wild cards may stand for such ranks to make such a hand."""
        return self.completes(category) or all(rank is Rank.ACE for rank in chosen)

    def _completed(self, ranks: Ranks, wild: int, suited: bool) -> RankKey | None:
        """Return the base's key of the best hand that wild cards may complete, if they can.

        Args:
            ranks: the ranks of the natural cards, highest first.
            wild: how many cards are wild.
            suited: whether all are of one suit.
        """
        at = ranks, wild, suited
        if at in self._known:
            return self._known[at]
        best = None
        if wild:
            # One wild card is replaced. What the others make is the same for all hands that
            # come to the same cards, and is worked out once.
            for rank in self.deck.ranks:
                more = tuple(sorted((*ranks, rank), reverse=True))
                best = _greater(best, self._completed(more, wild - 1, suited))
        elif self._possible(ranks, ranks, suited):
            key = self._by_base(ranks, suited)
            best = key if self.completes(key.category) else None
        self._known[at] = best
        return best

    @cached_property
    def _known(self) -> dict[tuple[Ranks, int, bool], RankKey | None]:
        return {}

    def _by_base(self, full: Ranks, suited: bool) -> RankKey:
        ranks = tuple(sorted(full, reverse=True))
        key = self._evaluated.get((ranks, suited))
        if key is None:
            key = self._evaluated[ranks, suited] = self._rule.evaluate_hand(ranks, 0, suited)
        return key

    @cached_property
    def _evaluated(self) -> dict[tuple[Ranks, bool], RankKey]:
        return {}


def _greater(best: RankKey | None, key: RankKey | None) -> RankKey | None:
    """Return the greater of two keys of the base, or the one there is."""
    if best is None or key is None:
        return best or key
    return key if key.value > best.value else best
