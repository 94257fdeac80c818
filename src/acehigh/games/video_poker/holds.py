"""The 32 ways to play a deal, each with its exact expected payout."""

from dataclasses import dataclass
from fractions import Fraction

from acehigh.cards import Card
from acehigh.games.video_poker.canonical import bit_of
from acehigh.games.video_poker.payouts import Payouts
from acehigh.games.video_poker.tallies import HOLDS, tallies_of
from acehigh.parsing import joined


@dataclass(frozen=True)
class Hold:
    """A way to play a deal.

    Attributes:
        held: the cards held, in the order in which they were dealt.
        expected: what is paid on average for each coin, over all draws there are.
        variance: the mean square of what is paid, less the square of `expected`: the risk.
    """

    held: tuple[Card, ...]
    expected: Fraction
    variance: Fraction

    def __str__(self) -> str:
        return f"{joined(self.held)}: {float(self.expected):.4f}"


def holds_of(payouts: Payouts, deal: tuple[Card, ...]) -> tuple[Hold, ...]:
    """Return the 32 holds of a deal, the best first.

    Of equal ones the least risky comes first, then as `HOLDS` says.
    """
    tallies = tallies_of(payouts)
    bits = tallies.sets.bits_of(sum(map(bit_of, deal)))
    (of_holds,) = tallies.of_holds([bits])
    holds = []
    for places, tally in zip(HOLDS, of_holds, strict=True):
        kept = sum(bits[place] for place in places)
        held = tuple(card for card in deal if kept & bit_of(card))
        expected = Fraction(tallies.paid(tally), tallies.whole * payouts.scale)
        square = Fraction(tallies.squares(tally), tallies.whole * payouts.scale**2)
        holds.append(Hold(held, expected, square - expected**2))
    return tuple(sorted(holds, key=lambda hold: (-hold.expected, hold.variance)))
