"""Games to deal, as `equity` takes them: what it needs of a game and no more."""

from dataclasses import dataclass

from acehigh import AceToFive, Deck, High, Ranker


@dataclass(frozen=True)
class DealtPart:
    """A part of the pot."""

    name: str
    ranker: Ranker
    hole_cards: int | None = None


@dataclass(frozen=True)
class Dealt:
    """A game."""

    deck: Deck
    hole: int
    board: int
    parts: tuple[DealtPart, ...]


def high(hole: int = 2, board: int = 5, hole_cards: int | None = None) -> Dealt:
    """Return a game that the high hand wins, with the 52 cards."""
    return Dealt(Deck.standard(), hole, board, (DealtPart("high", High(), hole_cards),))


HOLDEM = high()
OMAHA = high(4, 5, 2)
OMAHA_HI_LO = Dealt(
    Deck.standard(),
    4,
    5,
    (
        DealtPart("high", High(), 2),
        DealtPart("low", AceToFive(eight_or_better=True), 2),
    ),
)
RAZZ = Dealt(Deck.standard(), 7, 0, (DealtPart("low", AceToFive()),))
