"""What each line pays, and the game it is paid in: all that counting needs to know."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import HandSizeError
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.wild import Wild
from acehigh.games.video_poker.lines import Pays, line_named
from acehigh.parsing import Cards, parse_cards

Amount: TypeAlias = int | Fraction
"""What is paid for a coin. A jackpot shared among five coins need not be whole."""


@dataclass(frozen=True)
class Payouts:
    """The lines of a pay table with what each pays, for a certain number of coins.

    Attributes:
        lines: the name of each line and what it pays for a coin.
        wild: the rank that is wild, if any.
        joker: whether the deck has a joker, which is wild.
    """

    lines: tuple[tuple[str, Amount], ...]
    wild: Rank | None = None
    joker: bool = False

    @cached_property
    def deck(self) -> Deck:
        """The cards the game is dealt from."""
        return Deck.standard(jokers=int(self.joker))

    @cached_property
    def ranker(self) -> Ranker:
        """The rules that say what a hand is: standard poker, with the wild cards."""
        if self.wild is None and not self.joker:
            return High()
        return Wild(High(self.deck), wild=() if self.wild is None else self.wild)

    @cached_property
    def scale(self) -> int:
        """By what a payout is multiplied to be a whole number."""
        return lcm(*(pays.denominator for _, pays in self.lines))

    @cached_property
    def _tests(self) -> list[tuple[int, Pays]]:
        """Each line's place and what it pays for, the best paying first."""
        best_first = sorted(enumerate(self.lines), key=lambda row: -row[1][1])
        return [(place, line_named(name)) for place, (name, _) in best_first]

    def checked(self, cards: Cards) -> tuple[Card, ...]:
        """Return the five cards of a hand, if that is what they are.

        Raises:
            CardError: there are more or fewer, or they cannot come from this deck.
        """
        hand = parse_cards(cards)
        self.deck.check(hand)
        if len(hand) != 5:
            held = " ".join(map(str, hand))
            raise HandSizeError(
                f"a hand of video poker has 5 cards, not {len(hand)} as in {held!r}"
            )
        return hand

    def line_of(self, hand: tuple[Card, ...]) -> int | None:
        """Return the place of the best paying line that a hand is on; None if it is on none."""
        key = self.ranker.key(hand)
        return next((place for place, pays in self._tests if pays(hand, key)), None)

    def __reduce__(self) -> tuple[type["Payouts"], tuple[object, ...]]:
        # The fields alone: what is derived from them cannot all be pickled.
        return Payouts, (self.lines, self.wild, self.joker)
