"""Charts of some games in their tests, and what is found on them."""

from functools import cache
from xml.etree.ElementTree import fromstring

from acehigh import (
    AceToFive,
    Badugi,
    Deck,
    DeuceToSeven,
    Frequencies,
    High,
    Rank,
    Ranker,
    Stripped,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
    frequencies,
)

SVG = "{http://www.w3.org/2000/svg}"
FEW = Deck((*list(Rank)[:5], Rank.ACE))
ROYAL = Stripped(Rank.TEN)
GAMES: dict[str, tuple[Ranker, int]] = {
    "high": (ROYAL, 5),
    "five suits": (High(deck=Deck((Rank.JACK, Rank.QUEEN, Rank.KING), tuple(Suit))), 5),
    "ace to five": (AceToFive(eight_or_better=True, deck=FEW), 5),
    "deuce to seven": (DeuceToSeven(deck=FEW), 5),
    "stripped": (Stripped(Rank.TEN, flush_over_full_house=True, trips_over_straight=True), 5),
    "three cards": (ThreeCard(), 3),
    "jokers": (Wild(ThreeCard(deck=FEW.with_jokers("BJ SJ"))), 3),
    "kings": (Wild(High(deck=Deck.twenty()), wild=Rank.KING), 5),
    "badugi": (Badugi(deck=FEW), 4),
    "seven": (TwentyCard(), 7),
}


@cache
def counted(name: str) -> Frequencies:
    return frequencies(*GAMES[name])


def texts(svg: str) -> list[str]:
    return [found.text or "" for found in fromstring(svg).iter(f"{SVG}text")]


def shapes(svg: str) -> dict[str, int]:
    """Return how often each shape of each colour is drawn."""
    found: dict[str, int] = {}
    for path in fromstring(svg).iter(f"{SVG}path"):
        colour = path.get("fill", "")
        found[colour] = found.get(colour, 0) + 1
    return found
