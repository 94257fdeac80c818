"""Rules in words: the hand, the deck, what may win, and the categories."""

from collections.abc import Iterator
from dataclasses import dataclass

from acehigh.catalogue import Named
from acehigh.errors import TooManyError
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category


@dataclass(frozen=True)
class Explained:
    """Rules in words.

    Attributes:
        name: what they are known by.
        sentence: what they are, in a sentence.
        hand: how many cards a holding has, and how many play.
        deck: the deck, in words.
        qualifier: the worst hand that may win; nothing where any may.
        categories: what each category is, the best first.
    """

    name: str
    sentence: str
    hand: str
    deck: str
    qualifier: str
    categories: dict[str, str]

    def record(self) -> dict[str, object]:
        """Return what other programs may want to know."""
        return {
            "name": self.name,
            "sentence": self.sentence,
            "hand": self.hand,
            "deck": self.deck,
            "qualifier": self.qualifier,
            "categories": [
                {"category": name, "sentence": text} for name, text in self.categories.items()
            ],
        }

    def lines(self) -> Iterator[str]:
        """Yield the lines of a text."""
        yield f"{self.name}: {self.sentence}"
        yield ""
        yield f"hand: {self.hand}"
        yield f"deck: {self.deck}"
        if self.qualifier:
            yield f"to win: {self.qualifier}, or better"
        yield "from best to worst:"
        width = max(map(len, self.categories))
        for name, text in self.categories.items():
            yield f"  {name:<{width}}  {text}".rstrip()


def explained(row: Named[Ranker]) -> Explained:
    """Return rules in words.

    Raises:
        UnknownNameError: the package of a plug-in fails.
    """
    ranker = row.value
    order, qualifier = _what_occurs(ranker)
    return Explained(
        row.name,
        row.sentence,
        _hand(ranker),
        ranker.deck.name,
        qualifier,
        {str(category): ranker.explain(category, order) for category in order},
    )


def _hand(ranker: Ranker) -> str:
    size, least = ranker.hand_size, ranker.min_cards
    if least < size:
        return f"up to {size} cards play, the best of a holding of {least} or more"
    cards = "1 card plays" if size == 1 else f"{size} cards play"
    return f"{cards}, the best of a holding"


def _what_occurs(ranker: Ranker) -> tuple[list[Category], str]:
    """Return the categories that can be made, best first, and the worst hand that may win.

    Where counting would take long, these are all categories, and no hand.
    """
    from acehigh.odds.frequencies import frequencies  # noqa: PLC0415 - few commands need it

    best_first = list(ranker.categories)[::-1]
    if ranker.rank_tables is None:
        return best_first, ""
    try:
        counted = frequencies(ranker, ranker.hand_size)
    except TooManyError:
        return best_first, ""
    may_win = [key for key in counted.keys if key.qualifies]
    worst = may_win[-1].describe() if len(may_win) < len(counted.keys) and may_win else ""
    return list(counted.counts), worst
