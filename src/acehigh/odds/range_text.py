"""The text of a range, read: ``"QQ+, AKs, A5s-A2s, KQo:0.5, AhKh, !AsAc"``.

Items are separated by commas, semicolons or white space, and count from left to right: each
gives all its combinations its weight, whatever they had before.
"""

import re
from collections.abc import Iterable
from fractions import Fraction

from acehigh.errors import ParseError
from acehigh.odds.range_items import Hands, between, class_names, upwards
from acehigh.odds.range_weights import NUMBER, WEIGHT, read_weight
from acehigh.odds.starting_hands import (
    Combination,
    all_combinations,
    class_combinations,
    combination,
)
from acehigh.parsing import parse_card

# ASCII, or else IGNORECASE lets the Kelvin sign be a king and the long s a spade.
_FLAGS = re.ASCII | re.IGNORECASE
_RANK = "(10|[2-9tjqka])"
_ONE_RANK = re.compile(_RANK, _FLAGS)
_HANDS = re.compile(f"{_RANK}{_RANK}([so]?)", _FLAGS)
_CARD = re.compile(f"{_RANK}[cdhs♣♧♦♢♥♡♠♤][\ufe0e\ufe0f]?", _FLAGS)
_PERCENTAGE = re.compile(f"{NUMBER}%")
_RANDOM = re.compile("random", _FLAGS)
_SPACE = re.compile(r"\s*")
_DASH = re.compile(r"\s*[-\u2010-\u2015\u2212]\s*")
_COLON = re.compile(r"\s*:\s*")
_PLUS, _NOT, _COMMA = re.compile(r"\+"), re.compile(r"!\s*"), re.compile(r"[,;]")

_AN_ITEM = "hands such as QQ, AKs or AhKh, a percentage, random or !"


def read_range(text: str) -> dict[Combination, Fraction]:
    """Return the weight of every combination that the text puts into a range, none of them 0.

    Raises:
        ParseError: a part cannot be read; the error says where, and what was expected.

    >>> len(read_range("QQ+, AKs")), len(read_range("AA, !AsAc"))
    (22, 5)
    >>> read_range("QQ-")
    Traceback (most recent call last):
    acehigh.errors.ParseError: 'QQ-' is no range: the end at column 4, expected another pair
    """
    if not isinstance(text, str):
        raise ParseError(f"expected the text of a range, got {text!r}")
    weights: dict[Combination, Fraction] = {}
    reader = _Reader(text)
    while reader.more():
        pairs, weight = reader.item()
        for pair in pairs:
            weights[pair] = weight
    return {pair: weight for pair, weight in weights.items() if weight}


class _Reader:
    """What has been read of a text, up to a place in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        # What else might have stood at the place; it is named when something else stands there.
        self.possible: list[str] = []

    def more(self) -> bool:
        """Go to the next item, and return whether there is one."""
        first = self.place == 0
        apart = bool(self.take(_SPACE))
        if self.place == len(self.text):
            return False
        if not first and self.take(_COMMA) is not None:
            self.take(_SPACE)
        elif not (first or apart):
            raise self.error(", ".join([*map(repr, self.possible), "a comma or the end"]))
        return True

    def item(self) -> tuple[Iterable[Combination], Fraction]:
        """Return the combinations of the next item, and their weight: 0 for an exclusion."""
        self.possible = []
        excluded = self.take(_NOT) is not None
        pairs = self.hands()
        if excluded:
            return pairs, Fraction(0)
        if self.take(_COLON) is None:
            self.possible.append(":")
            return pairs, Fraction(1)
        self.possible = []
        return pairs, self.number(WEIGHT, "a weight from 0 to 1")

    def hands(self) -> Iterable[Combination]:
        """Return the combinations that the next words name."""
        if _PERCENTAGE.match(self.text, self.place):
            share = self.number(_PERCENTAGE, "a percentage from 0 to 100")
            return _best(share)
        if self.take(_RANDOM) is not None:
            return all_combinations()
        if _CARD.match(self.text, self.place):
            return [self.combination()]
        return [pair for name in self.classes() for pair in class_combinations()[name]]

    def combination(self) -> Combination:
        """Return the two cards that come next."""
        first = parse_card(self.take(_CARD) or "")
        self.take(_SPACE)
        begin = self.place
        second = self.take(_CARD)
        if second is None or parse_card(second) is first:
            self.place = begin
            raise self.error(f"another card after {first}", second)
        return combination((first, parse_card(second)))

    def classes(self) -> Iterable[str]:
        """Return the names of the classes that come next: one or two, or those of a run."""
        hands = self.two_ranks(_AN_ITEM)
        if self.take(_PLUS) is not None:
            self.possible = []
            return upwards(hands)
        if self.take(_DASH) is None:
            self.possible += ["+", "-"]
            return class_names(hands)
        begin = self.place
        other = self.two_ranks(hands.other_end)
        self.possible = []
        run = between(hands, other)
        if run is None:
            found, self.place = self.text[begin : self.place], begin
            raise self.error(hands.other_end, found)
        return run

    def two_ranks(self, expected: str) -> Hands:
        """Return the two ranks that come next, with the letter after them."""
        match = _HANDS.match(self.text, self.place)
        if match is None:
            lone = self.take(_ONE_RANK)
            raise self.error("a second rank" if lone else expected)
        hands = Hands.of(*match.groups())
        self.place = match.end()
        if hands.is_pair and hands.letter:
            self.place -= 1
            raise self.error(f"no letter after the pair {hands.high}{hands.low}")
        self.possible = [] if hands.is_pair or hands.letter else ["s", "o"]
        return hands

    def number(self, pattern: re.Pattern[str], expected: str) -> Fraction:
        """Return the number from 0 to 1 that comes next."""
        begin = self.place
        found = self.take(pattern)
        number = None if found is None else read_weight(found)
        if number is None:
            self.place = begin
            raise self.error(expected, found)
        return number

    def take(self, pattern: re.Pattern[str]) -> str | None:
        """Return what the pattern finds at the place, and go behind it; None if nothing."""
        match = pattern.match(self.text, self.place)
        if match is None:
            return None
        self.place = match.end()
        return match[0]

    def error(self, expected: str, found: str | None = None) -> ParseError:
        """Return the error for what is at the place: a character, unless more was found."""
        found = found or self.text[self.place : self.place + 1]
        what = repr(found) if found else "the end"
        if not found.isascii():
            what += f" (U+{ord(found[0]):04X})"
        begin = max(self.place - 30, 0)
        shown = self.text[begin : self.place + 30]
        column = self.place + 1
        return ParseError(
            f"{shown!r} is no range: {what} at column {column}, expected {expected}"
        )


def _best(share: Fraction) -> list[Combination]:
    """Return the best classes that make up a share of all combinations, the last one whole."""
    # Imported here, not above: few ranges are named by a percentage.
    from acehigh.odds.preflop_order import class_order  # noqa: PLC0415

    wanted = share * len(all_combinations())
    best: list[Combination] = []
    for name in class_order():
        if len(best) >= wanted:
            break
        best += class_combinations()[name]
    return best
