"""The worked examples of the rules, and the ranker that each of them asks for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from acehigh import (
    ONE_EYED_JACKS,
    AceToFive,
    AceToSix,
    Bug,
    Cards,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RuleRanker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
)
from acehigh.evaluators.with_wild_cards import Naturals

Rules = Mapping[str, Any]

SHORT_DECK_OPTIONS = ("flush_over_full_house", "trips_over_straight")
# The examples' names for what acehigh calls otherwise.
NATURALS: dict[str | None, Naturals] = {None: "equal", "binary": "beat", "graded": "fewer_wild"}
DECLARED: Mapping[str, Rank | Cards] = {"deuces": Rank.TWO, "one_eyed_jacks": ONE_EYED_JACKS}


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
        if "suit_rule" in self.rules:
            return None
        match self.rules["game"]:
            case "high" | "holdem":
                high = high_ranker(self.rules)
                return with_wild_cards(Incomplete(high) if self.is_short else high, self.rules)
            case "low":
                return with_wild_cards(low_ranker(self.rules), self.rules)
            case "three_card":
                return ThreeCard()
            case _:
                return None


def high_ranker(rules: Rules) -> RuleRanker:
    """Return the ranker for the rules of an example in a high game."""
    options = {name: rules[name] for name in SHORT_DECK_OPTIONS if name in rules}
    deck = deck_of(rules)
    if rules.get("categories") == "twenty":
        return TwentyCard(deck=deck)
    return Stripped(deck.ranks[0], **options) if options else High(deck=deck)


def low_ranker(rules: Rules) -> RuleRanker:
    """Return the ranker for the rules of an example in a low game."""
    match rules["low"]:
        case "a5":
            return AceToFive(eight_or_better=rules.get("qualifier") == 8)
        case "27":
            return DeuceToSeven()
        case "a6":
            return AceToSix(
                broadway_straight=rules.get("akqjt_straight", False),
                aces_pair_high=not rules.get("aces_pair_low", True),
            )
        case name:
            raise ValueError(f"nobody has said what low game {name!r} is")


def with_wild_cards(base: RuleRanker, rules: Rules) -> RuleRanker:
    """Return the ranker with the wild cards of an example, or as it is if there are none."""
    naturals = NATURALS[rules.get("natural_beats_wild")]
    double_ace_flush = rules.get("double_ace_flush", False)
    joker, name = rules.get("joker"), rules.get("wild")
    match joker, name:
        case None, None:
            return base
        case None, "lowest" | "lowest_concealed":
            return LowestCardWild(base, naturals=naturals)
        case None, str(name):
            return Wild(base, wild=DECLARED[name], naturals=naturals)
        case str(joker), None:
            kind = {"wild": Wild, "bug": Bug}[joker]
            base = base.with_deck(base.deck.with_jokers(rules.get("jokers", 1)))
            return kind(base, double_ace_flush=double_ace_flush, naturals=naturals)
        case _:
            raise ValueError(f"nobody has said what {joker!r} and {name!r} are together")


def deck_of(rules: Rules) -> Deck:
    """Return the deck for an example's rules."""
    missing_ranks = (52 - rules.get("deck", 52)) // 4
    deck = Deck.stripped(Rank(Rank.TWO + missing_ranks))
    if rules.get("suits") == 5:
        deck = Deck.five_suits()
    return deck * int(rules.get("decks", 1))


def read_examples() -> list[Example]:
    """Return all examples of the file."""
    path = Path(__file__).parent.parent / "data" / "rule_examples.json"
    return [Example(**example) for example in json.loads(path.read_text())["examples"]]


EXAMPLES = read_examples()


def uncovered_ids() -> set[str]:
    """Return the ids of the examples for which acehigh has no ranker yet."""
    return {example.id for example in EXAMPLES if example.ranker is None}
