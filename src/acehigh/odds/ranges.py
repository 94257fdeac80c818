"""Ranges: the hands that a player may hold, each with a weight."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from acehigh.decks import STANDARD
from acehigh.errors import ParseError
from acehigh.odds.range_text import read_range
from acehigh.odds.range_weights import Weight, exact_weight, weight_text
from acehigh.odds.range_writing import written_range
from acehigh.odds.starting_hands import (
    Combination,
    all_combinations,
    class_combinations,
    class_of,
    combination,
    text_of,
)
from acehigh.parsing import Cards, parse_cards

if TYPE_CHECKING:
    from acehigh.markup import Printer

Held = TypeVar("Held", bound=Cards)


@dataclass(frozen=True, init=False, repr=False)
class Range:
    """The two-card hands that a player may hold, each with a weight from above 0 up to 1.

    The text has items, separated by commas or white space, in either case of letters:

    - ``QQ``, ``AKs``, ``AKo``, ``AK``: a pair, suited, offsuit, both; ``72o`` is ``27o``;
    - ``QQ+``: this pair and those above. ``ATs+``: the lower rank goes up, to ``AKs``. So
      ``76s+`` is ``76s`` alone;
    - ``QQ-88``, ``A5s-A2s``: from one to the other. ``T9s-54s``: both ranks move;
    - ``AhKh``: one combination;
    - ``random``: every hand. ``15%``: the best classes by their exact equity against a random
      hand, as many as it takes to have 15 % of all combinations;
    - ``KQo:0.5``, ``T9s:1/4``, ``AA:30%``: with a weight, which is 1 unless it is named;
    - ``!AsAc``, ``!TT+``: without these; a weight of 0 does the same.

    Items count from left to right. A combination named again takes the later weight, and what
    is taken out can be put in again.

    Iterating gives each combination, higher card first, with its weight, in an order that
    depends on nothing else: from the aces down, spades before hearts, diamonds, clubs.

    Attributes:
        weighted: the combinations and their weights, in that order.

    Raises:
        ParseError: a part of the text cannot be read; the error says where, and what was
            expected.

    >>> opening = Range("QQ+, AKs, A5s-A2s, KQo:0.5, AhKd, !AsAc")
    >>> len(opening), opening.total, "Ac Ad" in opening, "AsAc" in opening
    (50, Fraction(44, 1), True, False)
    >>> opening
    Range('QQ+, AKs, A5s-A2s, KQo:0.5, AhKd, !AsAc')
    """

    weighted: tuple[tuple[Combination, Fraction], ...]

    def __init__(self, text: str = "") -> None:
        self._set(read_range(text))

    @classmethod
    def of(cls, weights: Mapping[Held, Weight] | Iterable[tuple[Cards, Weight]]) -> "Range":
        """Return the range of these combinations and weights, as `dict` takes them.

        Of a combination named twice, the later weight counts; those of weight 0 are left out.

        Raises:
            ParseError: a weight is no number from 0 to 1, or a combination is no cards.
            HandSizeError: a combination is not two cards.
            NotInDeckError: a card is none of the 52.
            DuplicateCardError: the two cards are one.

        >>> Range.of({"As Ah": 1, "Kd Ks": "1/3"})
        Range('AsAh, KsKd:1/3')
        >>> Range.of((pair, weight / 2) for pair, weight in Range("QQ+"))
        Range('QQ+:0.5')
        """
        return cls._made({combination(cards): exact_weight(w) for cards, w in _pairs(weights)})

    @classmethod
    def _made(cls, weights: Mapping[Combination, Fraction]) -> "Range":
        made = cls.__new__(cls)
        made._set(weights)
        return made

    def _set(self, weights: Mapping[Combination, Fraction]) -> None:
        weighted = tuple(
            [(pair, weights[pair]) for pair in all_combinations() if weights.get(pair)]
        )
        object.__setattr__(self, "weighted", weighted)

    @cached_property
    def _weights(self) -> dict[Combination, Fraction]:
        return dict(self.weighted)

    def __iter__(self) -> Iterator[tuple[Combination, Fraction]]:
        return iter(self.weighted)

    def __len__(self) -> int:
        """Return how many combinations there are, of whatever weight."""
        return len(self.weighted)

    def __contains__(self, cards: Cards) -> bool:
        """Return whether a combination, in either order, is in the range with any weight."""
        return self.weight(cards) > 0

    def weight(self, cards: Cards) -> Fraction:
        """Return the weight of a combination, 0 if it is not in the range.

        Raises:
            CardError: these are not two different cards of the 52.

        >>> Range("AKs:0.5").weight("Kh Ah"), Range("AKs:0.5").weight("Kh As")
        (Fraction(1, 2), Fraction(0, 1))
        """
        return self._weights.get(combination(cards), Fraction(0))

    @property
    def total(self) -> Fraction:
        """The sum of the weights.

        >>> Range("AA, KK:1/2").total
        Fraction(9, 1)
        """
        return sum([weight for _, weight in self], Fraction(0))

    @property
    def percent(self) -> float:
        """The sum of the weights in percent of the 1,326 combinations.

        >>> round(Range("22+").percent, 2)
        5.88
        """
        return float(100 * self.total / len(all_combinations()))

    def classes(self) -> dict[str, Fraction]:
        """Return the classes of which there is something, each with the share that is held.

        The share is the mean weight of its combinations: 1 if all have weight 1.

        >>> Range("KK+:0.5, AKs, !AsKs").classes()
        {'AA': Fraction(1, 2), 'AKs': Fraction(3, 4), 'KK': Fraction(1, 2)}
        """
        sums: dict[str, Fraction] = {}
        for pair, weight in self:
            name = class_of(pair)
            sums[name] = sums.get(name, 0) + weight
        classes = class_combinations()
        return {name: sums[name] / len(classes[name]) for name in classes if name in sums}

    def without(self, cards: Cards) -> "Range":
        """Return the range without the combinations that have one of these cards.

        Args:
            cards: those that are seen elsewhere: the board, dead cards, another's hand.

        Raises:
            ParseError: the text is no cards.
            NotInDeckError: a card is none of the 52.
            DuplicateCardError: a card is named twice.

        >>> len(Range("AA, AKs").without("As 7d 2c"))
        6
        """
        named = parse_cards(cards)
        STANDARD.check(named)
        seen = set(named)
        return Range._made({pair: weight for pair, weight in self if seen.isdisjoint(pair)})

    def __or__(self, other: object) -> "Range":
        """Return what is in either range, with the greater weight."""
        if not isinstance(other, Range):
            return NotImplemented
        weights = dict(self.weighted)
        for pair, weight in other:
            weights[pair] = max(weight, weights.get(pair, weight))
        return Range._made(weights)

    def __and__(self, other: object) -> "Range":
        """Return what is in both ranges, with the lesser weight."""
        if not isinstance(other, Range):
            return NotImplemented
        theirs = other._weights
        return Range._made({pair: min(w, theirs[pair]) for pair, w in self if pair in theirs})

    def __sub__(self, other: object) -> "Range":
        """Return what is in this range only; what the other has with any weight is left out."""
        if not isinstance(other, Range):
            return NotImplemented
        return Range._made({pair: w for pair, w in self if pair not in other._weights})

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        return written_range(self._weights)

    def __repr__(self) -> str:
        return f"Range({str(self)!r})"

    def _repr_pretty_(self, printer: "Printer", cycle: bool) -> None:
        # For hypothesis, which writes all fields of a dataclass otherwise.
        del cycle
        printer.text(repr(self))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Range.of, (self.weighted,)

    def to_json(self) -> str:
        """Return a JSON object: each combination with its weight, as text and so exact.

        >>> Range("AsAh, 2d2c:1/3").to_json()
        '{"AsAh": "1", "2d2c": "1/3"}'
        """
        import json  # noqa: PLC0415 - few programs need it

        return json.dumps({text_of(pair): weight_text(weight) for pair, weight in self})

    @classmethod
    def from_json(cls, text: str) -> "Range":
        """Return the range that `to_json` wrote; weights may be numbers too.

        Raises:
            ParseError: the text is no JSON object, or a weight is no number from 0 to 1.
            CardError: a combination is not two different cards of the 52.

        >>> Range.from_json('{"AhAs": 0.1}')
        Range('AsAh:0.1')
        """
        import json  # noqa: PLC0415 - few programs need it

        try:
            weights = json.loads(text, parse_float=Decimal)
        except (TypeError, ValueError, RecursionError) as error:
            raise ParseError(f"expected a range as JSON, got {text!r}: {error}") from None
        if not isinstance(weights, dict):
            raise ParseError(
                f"expected a JSON object of combinations and weights, got {text!r}"
            )
        return cls.of(weights)

    def svg(self, *, title: str | None = None) -> str:
        """Return the picture that players know, as SVG text: 13 by 13 classes.

        Suited hands are above the diagonal of pairs, offsuit hands below. The more of a class
        is held, the darker it is; where it is not all, its square says how much.

        Args:
            title: what the picture is called, for who hears it. Default: the range's text.

        >>> Range("QQ+, AKs").svg(title="Four-bet").partition("<title>")[2][:17]
        'Four-bet</title><'
        """
        from acehigh.odds.range_grid import picture  # noqa: PLC0415 - few programs need it

        number = f"{len(self):,} of {len(all_combinations()):,} combinations"
        about = f"Range of {number}, {self.percent:.1f} % by weight: {self or 'no hand'}."
        return picture(self.classes(), str(self) if title is None else title, about)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return self.svg()


def _pairs(weights: object) -> Iterator[tuple[Cards, Weight]]:
    """Yield what is a combination and a weight; `Range.of` checks which.

    Raises:
        ParseError: there is something else.
    """
    items = weights.items() if isinstance(weights, Mapping) else weights
    if not isinstance(items, Iterable):
        raise ParseError(f"expected combinations with weights, got {weights!r}")
    for item in items:
        if not isinstance(item, tuple | list) or len(item) != 2:
            raise ParseError(f"expected a combination and its weight, got {item!r}")
        yield item[0], item[1]
