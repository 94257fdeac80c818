"""Deals of Chinese poker for tests: cards that are often suited, paired or running."""

from random import Random

from hypothesis import strategies as st

from acehigh import Card, Deck, Incomplete
from acehigh.games.chinese import ChineseSetting
from helpers.slow_chinese import Rows

KEY = Incomplete().key


@st.composite
def deals(draw: st.DrawFn, players: int | None = None) -> tuple[ChineseSetting, ...]:
    """Return a strategy for the settings of two to four players, some of them fouls."""
    number = draw(st.integers(2, 4)) if players is None else players
    random = draw(st.randoms(use_true_random=False))
    hands, _ = Deck.standard().deal(number, 13, random=random)
    return tuple(_set(list(cards), random, tidy=draw(st.integers(0, 3)) > 0) for cards in hands)


def thirteens() -> st.SearchStrategy[tuple[Card, ...]]:
    """Return a strategy for thirteen cards, sometimes of few suits or few ranks."""
    return st.builds(
        _thirteen, st.randoms(use_true_random=False), st.integers(1, 4), st.integers(4, 13)
    )


def _thirteen(random: Random, suits: int, ranks: int) -> tuple[Card, ...]:
    deck = Deck.standard()
    some = [c for c in deck if c.suit in deck.suits[:suits] and c.rank in deck.ranks[:ranks]]
    return tuple(random.sample(some if len(some) >= 13 else deck.cards, 13))


def _set(cards: list[Card], random: Random, *, tidy: bool) -> ChineseSetting:
    """Set cards at random, or by rank in such a way that it is rarely a foul."""
    random.shuffle(cards)
    if tidy:
        cards.sort(key=lambda card: (sum(c.rank is card.rank for c in cards), card.rank))
    five, other = sorted((cards[3:8], cards[8:]), key=KEY)
    if random.random() < 0.1:
        five, other = other, five
    return ChineseSetting(front=cards[:3], middle=five, back=other)


def rows_of(setting: ChineseSetting) -> Rows:
    """Return a setting as the slow statement takes it."""
    return setting.front, setting.middle, setting.back
