"""Small games to deal: what `equity` needs of a game and no more."""

from dataclasses import dataclass

from acehigh import Deck, Ranker


@dataclass(frozen=True)
class DealtPart:
    """A part of the pot."""

    name: str
    ranker: Ranker
    hole_cards: int | None = None
    most_hole_cards: int | None = None
    among: str = "all"


@dataclass(frozen=True)
class Dealt:
    """A game."""

    deck: Deck
    hole: int
    board: int
    parts: tuple[DealtPart, ...]
    needs_upcards: bool = False
    name: str = "the game"
