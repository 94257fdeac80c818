"""The worked examples of the rules, and the ranker that each of them asks for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from acehigh import Deck, High, Rank, Ranker

Rules = Mapping[str, Any]


@dataclass(frozen=True)
class Example:
    """An example as the file has it; the head of the file explains kinds and rules."""

    id: str
    rules: Rules
    kind: str
    hands: list[list[str]]
    expected: Any
    basis: str
    joint: bool | None
    about: str

    @property
    def board(self) -> list[str]:
        """The cards that all hands share."""
        return list(self.rules.get("board", ()))

    @property
    def is_short(self) -> bool:
        """Whether some hand has fewer than five cards, board and all."""
        return any(len(hand) + len(self.board) < 5 for hand in self.hands)

    @property
    def ranker(self) -> Ranker | None:
        """The ranker it asks for; None where acehigh has none yet."""
        return None if self.is_short else ranker_of(self.rules)


def ranker_of(rules: Rules) -> Ranker | None:
    """Return the ranker for an example's rules; None where acehigh has none yet."""
    if rules["game"] not in ("high", "holdem"):
        return None
    if rules.keys() - {"game", "board", "deck", "decks", "suits"}:
        return None
    return High(deck=deck_of(rules))


def deck_of(rules: Rules) -> Deck:
    """Return the deck for an example's rules."""
    missing_ranks = (52 - rules.get("deck", 52)) // 4
    deck = Deck.stripped(Rank(Rank.TWO + missing_ranks))
    if rules.get("suits") == 5:
        deck = Deck.five_suits()
    return deck * int(rules.get("decks", 1))


def read_examples() -> list[Example]:
    """Return all examples of the file."""
    path = Path(__file__).parent / "data" / "rule_examples.json"
    return [Example(**example) for example in json.loads(path.read_text())["examples"]]


EXAMPLES = read_examples()


def uncovered_ids() -> set[str]:
    """Return the ids of the examples for which acehigh has no ranker yet."""
    return {example.id for example in EXAMPLES if example.ranker is None}
