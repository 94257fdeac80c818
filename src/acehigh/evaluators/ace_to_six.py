"""Ace to six low (L5)."""

from dataclasses import KW_ONLY
from functools import cached_property

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.engine.rank_table import Ranks
from acehigh.evaluators.low import LowRanker, ace_low
from acehigh.evaluators.made import STANDARD_ORDER, Straights, made_of, straights_of
from acehigh.keys import Category


class AceToSix(LowRanker):
    """Ace to six low: aces low, straights and flushes count against the hand (L5).

    Args:
        deck: the deck that the cards come from.
        broadway_straight: whether A-K-Q-J-T is a straight, the highest, rather than
            king-down.
        aces_pair_high: whether two or more aces rank above kings, a single ace staying low.

    >>> AceToSix().key("6s 4h 3d 2c As") > AceToSix().key("5s 4d 3c 2s Ah")
    True
    >>> AceToSix().key("As Kh Qd Jc Ts") > AceToSix().key("Ks Qh Jd Tc 2s")
    True
    """

    deck: Deck = STANDARD
    _: KW_ONLY
    broadway_straight: bool = False
    aces_pair_high: bool = False

    @cached_property
    def _straights(self) -> Straights:
        others = [rank for rank in self.deck.ranks if rank is not Rank.ACE]
        high_ace = [Rank.ACE] if self.broadway_straight else []
        return straights_of([Rank.ACE, *others, *high_ace], self.hand_size)

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of five cards and the ranks that count (L5)."""
        return made_of(ranks, suited, self._straights, STANDARD_ORDER, self.rank_value)

    def rank_value(self, rank: Rank, held: int) -> int:
        """Return how high a rank is: the ace is low, but for pairs of it if so agreed."""
        return rank if held > 1 and self.aces_pair_high else ace_low(rank)
