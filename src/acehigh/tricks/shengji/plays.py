"""The plays that may follow a lead, one after another (T30 to T36, T48)."""

from collections.abc import Iterator

from acehigh.cards import Card
from acehigh.parsing import Cards, parse_cards
from acehigh.tricks.shengji.due import Due, due_from
from acehigh.tricks.shengji.formats import Format
from acehigh.tricks.shengji.ladder import Counts
from acehigh.tricks.shengji.packing import fits_covering
from acehigh.tricks.shengji.protection import Protection
from acehigh.tricks.shengji.selections import selections


def legal_plays(
    lead: Format, hand: Cards, *, protection: Protection = "none"
) -> Iterator[tuple[Card, ...]]:
    """Iterate over the legal plays, each once, without making a list of them.

    The cheapest cards come first. The arguments and errors are those of `check_follow`.

    >>> from acehigh.tricks.shengji import Trump, read_lead
    >>> lead = read_lead(Trump("4", "h"), "3s 3s 9s")
    >>> for play in legal_plays(lead, "6s 6s 7s 7s 8s Ah"):
    ...     print(*play)
    6s 6s 7s
    6s 6s 8s
    6s 7s 7s
    7s 7s 8s
    """
    cards = parse_cards(hand)
    return _plays(lead, cards, due_from(lead, cards, protection))


def _plays(lead: Format, hand: tuple[Card, ...], due: Due) -> Iterator[tuple[Card, ...]]:
    if due.line:
        yield from map(due.ladder.cards, _of_suit(due))
        return
    # All cards of the suit are due, and any others beside them (T30).
    forced = due.ladder.cards(due.held)
    low_first = reversed(lead.trump.sorted(hand))
    others = [card for card in low_first if card not in due.ladder.faces]
    for rest in selections(others, len(lead.cards) - len(forced)):
        yield forced + rest


def _of_suit(due: Due) -> Iterator[Counts]:
    """Yield every choice of cards of the suit that meets the line.

    Face by face from the lowest, with no choice that could not be completed: the cards
    chosen that are not part of the line must not be more than the line has single cards.
    """
    singles = due.line.count((1,))

    def go_on(chosen: Counts, number: int) -> Iterator[Counts]:
        place = len(chosen)
        if place == len(due.held):
            yield chosen
            return
        higher = due.held[place + 1 :]
        most = min(due.held[place], number)
        for taken in range(most, max(number - sum(higher), 0) - 1, -1):
            longer = (*chosen, taken)
            least = sum(longer) - singles
            if fits_covering(
                due.ladder.steps, longer + higher, due.line, faces=place + 1, least=least
            ):
                yield from go_on(longer, number - taken)

    return go_on((), due.number)
