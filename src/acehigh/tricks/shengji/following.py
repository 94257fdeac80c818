"""Whether a play may follow a lead (T30 to T36, T48)."""

from collections import Counter

from acehigh.cards import Card
from acehigh.parsing import Cards, joined, parse_cards
from acehigh.tricks.shengji.due import Due, due_from
from acehigh.tricks.shengji.formats import Format, described
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.packing import fits
from acehigh.tricks.shengji.protection import Protection


def check_follow(
    lead: Format, hand: Cards, play: Cards, *, protection: Protection = "none"
) -> None:
    """Raise an error unless the play may follow the lead (T30 to T36, T48).

    Args:
        lead: what was led.
        hand: the player's cards before the play.
        play: the cards that are to be played.
        protection: the house rule on what need not be broken up: nothing (`"none"`); sets
            longer than the one that is due (`"longer"`); tractors, unless a tractor is led
            (`"tractors"`); or `"both"`.

    Raises:
        IllegalPlay: the play is illegal. Its text says what is due, and `due` has cards of
            the hand that would be a legal play, or the part of one that is due.
        HandSizeError: the hand has fewer cards than the lead.

    >>> from acehigh.tricks.shengji import Trump, read_lead
    >>> lead = read_lead(Trump("4", "h"), "3s 3s")
    >>> check_follow(lead, "7s 7s 7s 9s Ah", "7s 7s")
    >>> try:
    ...     check_follow(lead, "7s 7s 7s 9s Ah", "7s 9s")
    ... except IllegalPlay as error:
    ...     print(error)
    you hold a pair of spades, 7s 7s, and a pair was led (T31)
    """
    held, played = parse_cards(hand), parse_cards(play)
    due = due_from(lead, held, protection)
    _check_cards(lead, held, played)
    counts = due.ladder.counts(played)
    if sum(counts) < due.number:
        raise _off_suit(lead, due)
    if not fits(due.ladder.steps, counts, due.line):
        raise _off_format(lead, due)


def _check_cards(lead: Format, held: tuple[Card, ...], played: tuple[Card, ...]) -> None:
    """Raise an error unless these are as many cards as were led, all of them held (T48)."""
    led = len(lead.cards)
    if len(played) != led:
        cards = "card was" if led == 1 else "cards were"
        raise IllegalPlay(f"{led} {cards} led, and you play {len(played)}", "T48")
    missing = Counter(played) - Counter(held)
    if missing:
        raise IllegalPlay(f"you do not hold {joined(missing.elements())}", "T48")


def _off_suit(lead: Format, due: Due) -> IllegalPlay:
    """Return the error for a play with too few cards of the suit (T30)."""
    suit = lead.suit.word
    cards = joined(due.cards)
    if due.number == sum(due.held):
        text = f"{suit} were led, and you hold {cards}: play them all"
    else:
        text = f"{suit} were led, and you hold enough: play {suit} only, such as {cards}"
    return IllegalPlay(text, "T30", due.cards)


def _off_format(lead: Format, due: Due) -> IllegalPlay:
    """Return the error for a play that matches the format less than the hand can (T31)."""
    sets = described(run for run in due.line if run != (1,))
    cards = joined(due.ladder.cards(due.sets))
    text = f"you hold {sets} of {lead.suit.word}, {cards}, and {lead.described()} was led"
    return IllegalPlay(text, "T31", due.cards)
