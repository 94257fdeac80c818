"""What a hand owes to a lead (T30, T31, T48)."""

from dataclasses import dataclass

from acehigh.cards import Card
from acehigh.errors import HandSizeError
from acehigh.tricks.shengji.duty_list import Line
from acehigh.tricks.shengji.formats import Format
from acehigh.tricks.shengji.ladder import Counts, Ladder, ladder_of
from acehigh.tricks.shengji.packing import places
from acehigh.tricks.shengji.protection import Protection, check_protection, spares_longer_sets
from acehigh.tricks.shengji.strictest import strictest_line


@dataclass(frozen=True)
class Due:
    """What a hand owes to a lead.

    Attributes:
        ladder: the faces of the suit that is led.
        held: the hand's cards of that suit.
        number: how many cards of the suit are due (T30).
        line: the sets and runs that they have to contain (T31); none if all cards of the
            suit are due.
        sets: of the cards held, those that would do for the sets and runs.
    """

    ladder: Ladder
    held: Counts
    number: int
    line: Line
    sets: Counts

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards of the suit that would do, as low as may be beside the sets."""
        counts = list(self.sets)
        missing = self.number - sum(counts)
        for place, held in enumerate(self.held):
            more = min(held - counts[place], missing)
            counts[place] += more
            missing -= more
        return self.ladder.cards(tuple(counts))


def due_from(lead: Format, hand: tuple[Card, ...], protection: Protection = "none") -> Due:
    """Return what a hand owes to a lead.

    Raises:
        HandSizeError: the hand has fewer cards than the lead.
        CardError: there is no such protection.
    """
    check_protection(protection)
    led = len(lead.cards)
    if len(hand) < led:
        raise HandSizeError(f"{led} cards were led, and the hand has only {len(hand)}")
    for card in hand:
        lead.trump.effective_suit(card)
    ladder = ladder_of(lead.trump, lead.suit)
    held = ladder.counts(hand)
    if sum(held) <= led:
        return Due(ladder, held, sum(held), (), (0,) * len(held))
    line = strictest_line(lead.shapes, ladder.steps, held, protection)
    sets = [0] * len(held)
    whole = spares_longer_sets(protection)
    for run, faces in places(ladder.steps, held, line, whole=whole):
        for width, place in zip(run, faces, strict=True):
            sets[place] += width
    return Due(ladder, held, led, line, tuple(sets))
