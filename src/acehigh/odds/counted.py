"""What `frequencies` returns: numbers by key and by category, rows, examples, a table."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey
from acehigh.markup import html_table, text_table
from acehigh.odds.examples import best_examples
from acehigh.odds.figures import odds_against, percent

MOST_HOLDINGS = 3_000_000
"""Rankers without a rule about ranks may be asked about so many holdings: some minutes."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table of frequencies.

    Attributes:
        category: the kind of hand.
        count: how many holdings make it.
        distinct: how many different keys it has.
        probability: the part of all holdings that make it.
        cumulative: the part of all that make it or better.
    """

    category: Category
    count: int
    distinct: int
    probability: Fraction
    cumulative: Fraction

    @property
    def odds(self) -> Fraction:
        """How many holdings do not make it for one that does."""
        return 1 / self.probability - 1


class Counts(Counter[Category]):
    """A number for each category that occurs, the best first; 0 for any other category.

    >>> from acehigh import High, frequencies
    >>> frequencies(High()).counts["pair"]
    Traceback (most recent call last):
    acehigh.errors.CardError: numbers are by Category, as Category('pair'), not by 'pair'
    """

    def __missing__(self, category: object) -> int:
        if not isinstance(category, Category):
            raise CardError(
                f"numbers are by Category, as Category('pair'), not by {category!r}"
            )
        return 0


@dataclass(frozen=True)
class Frequencies:
    """How many holdings have each key.

    Attributes:
        ranker: the rules.
        cards: how many cards a holding has.
        known: those of the cards that are in every holding.
        keys: how many holdings have each key, the best first.
        dead: cards that no holding has.
        inclusive: how many holdings have a hand of each category among their hands, whatever
            else they make; empty unless it was asked for.
    """

    ranker: Ranker
    cards: int
    known: tuple[Card, ...]
    keys: dict[RankKey, int] = field(hash=False)
    dead: tuple[Card, ...] = ()
    inclusive: Counts = field(default_factory=Counts, hash=False)

    @cached_property
    def total(self) -> int:
        """How many holdings there are."""
        return sum(self.keys.values())

    @cached_property
    def qualifying(self) -> int:
        """How many holdings may win: all, unless the rules have a qualifier (L3)."""
        return sum(number for key, number in self.keys.items() if key.qualifies)

    @cached_property
    def counts(self) -> Counts:
        """How many holdings are of each category that occurs, the best first."""
        counts = Counts()
        for key, number in self.keys.items():
            counts[key.category] += number
        return counts

    @cached_property
    def distinct(self) -> Counts:
        """How many different keys there are of each category that occurs, the best first."""
        return Counts(key.category for key in self.keys)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """A row for each category that occurs, the best first."""
        rows, so_far = [], 0
        for category, number in self.counts.items():
            so_far += number
            part, parts = Fraction(number, self.total), Fraction(so_far, self.total)
            rows.append(Row(category, number, self.distinct[category], part, parts))
        return tuple(rows)

    @cached_property
    def examples(self) -> dict[Category, Hand]:
        """A hand of each category that occurs, the best there is of it.

        Of equal hands it is one with as few wild cards as may be, and of as many suits.
        """
        return best_examples(
            self.ranker, self.keys, self.cards, self.known, self.dead, MOST_HOLDINGS
        )

    def records(self) -> list[dict[str, object]]:
        """Return a row for each category, of text and numbers only: for JSON, pandas, polars.

        >>> from acehigh import High, frequencies
        >>> frequencies(High()).records()[1]["probability"]
        0.00024009603841536616
        """
        records: list[dict[str, object]] = []
        for row in self.rows:
            among = {"inclusive": self.inclusive[row.category]} if self.inclusive else {}
            records.append(
                {
                    "category": str(row.category),
                    "count": row.count,
                    "distinct": row.distinct,
                    "total": self.total,
                    "probability": float(row.probability),
                    "odds": float(row.odds),
                    "cumulative": float(row.cumulative),
                }
                | among
            )
        return records

    def table(self, counted: str = "holdings") -> list[tuple[str, ...]]:
        """Return the lines of a table that people read, as text, the headings first.

        Args:
            counted: what was counted, in the plural: the heading of the numbers.
        """
        headings = ("category", counted, "distinct", "probability", "odds against")
        lines: list[tuple[str, ...]] = [(*headings, "or better")]
        lines += [
            (
                str(row.category),
                f"{row.count:,}",
                f"{row.distinct:,}",
                percent(row.probability),
                odds_against(row.odds),
                percent(row.cumulative),
            )
            for row in self.rows
        ]
        lines.append(("total", f"{self.total:,}", f"{len(self.keys):,}", "", "", ""))
        if self.qualifying < self.total:
            part = percent(Fraction(self.qualifying, self.total))
            lines.append(("qualify", f"{self.qualifying:,}", "", part, "", ""))
        if self.inclusive:
            among = [f"{self.inclusive[row.category]:,}" for row in self.rows]
            among += [""] * (len(lines) - 1 - len(among))
            lines = [
                (*line, one) for line, one in zip(lines, ["among others", *among], strict=True)
            ]
        return lines

    def __str__(self) -> str:
        return "\n".join(text_table(self.table()))

    def _repr_html_(self) -> str:
        return html_table(self.table())

    def __repr__(self) -> str:
        return f"<Frequencies of {self.cards} cards by {self.ranker!r}: {self.total:,}>"
