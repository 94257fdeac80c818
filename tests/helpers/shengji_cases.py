"""Random positions of Sheng Ji, small enough for the slow statement, dense enough to matter.

Cards come from a few neighbouring levels of a suit, in one to six decks: else there would be
hardly a tractor, nor a hand that can be read in two ways. Everything is drawn from the
`Random` that is given, so a case can be had again from its seed.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from helpers.slow_shengji_cards import (
    FACES,
    JOKERS,
    RANKS,
    SUITS,
    Trump,
    adjacent,
    effective_suit,
    levels,
)
from helpers.slow_shengji_formats import without

Cards = list[str]

Shapes = Sequence[Sequence[int]]

# Shapes of leads that put the rules to the test, no more than eight cards: components as large
# as each other, and sets of three and more in a row, which may be answered by unequal sets.
TELLING: Sequence[Shapes] = (
    [[2, 2], [4]],
    [[3, 3]],
    [[3, 3], [2]],
    [[3, 3], [1]],
    [[4, 4]],
    [[2, 2, 2], [2]],
    [[5], [2]],
    [[3], [2, 2]],
    [[6], [2]],
)

# Shapes of throws that cards often split into in several ways.
OFTEN_SPLIT: Sequence[Shapes] = (
    [[2], [1]],
    [[2], [1], [1]],
    [[2], [2], [1]],
    [[3], [1], [1]],
    [[3], [2]],
    [[3], [2], [1]],
    [[2, 2], [2]],
    [[2, 2], [1], [1]],
    [[2, 2], [2], [1]],
    [[2, 2], [3]],
)


@dataclass(frozen=True)
class Table:
    """What a case is played with: trumps, a led suit, and the cards to draw from."""

    trump: Trump
    decks: int
    suit: str
    pool: Cards
    """All copies of some neighbouring faces of the led suit."""
    trumps: Cards
    """The same of the trump suit."""

    def others(self, random: Random, number: int) -> Cards:
        """Return random cards that are not of the led suit."""
        faces = [face for face in FACES if effective_suit(self.trump, face) != self.suit]
        return random.sample(faces * self.decks, number)


def window(random: Random, trump: Trump, suit: str, decks: int) -> Cards:
    """Return all copies of the faces on some neighbouring levels of a suit."""
    all_levels = levels(trump, suit)
    size = min(random.choice([2, 3, 4, 4, 6, 8]), len(all_levels))
    # The top of the trumps, where levels have several faces, is looked at more often.
    start = random.choice([random.randint(0, len(all_levels) - size), len(all_levels) - size])
    faces = [face for equals in all_levels[start : start + size] for face in equals]
    return faces * decks


def random_trump(random: Random) -> Trump:
    """Return a trump rank and a suit, or none."""
    return random.choice(RANKS), random.choice([*SUITS, None])


def random_table(random: Random) -> Table:
    """Return a random table of one to six decks."""
    trump, decks = random_trump(random), random.randint(1, 6)
    side_suits = [suit for suit in SUITS if suit != trump[1]]
    suit = random.choice(["trump", random.choice(side_suits)])
    pool, trumps = (window(random, trump, one, decks) for one in (suit, "trump"))
    return Table(trump, decks, suit, pool, trumps)


def some(random: Random, pool: Sequence[str], most: int, least: int = 1) -> Cards:
    """Return a few cards of a pool, no more than given."""
    most = min(most, len(pool))
    return random.sample(pool, random.randint(min(least, most), most))


def of_shape(random: Random, trump: Trump, pool: Sequence[str], shape: Sequence[int]) -> Cards:
    """Return cards of a pool that make one component of a shape, none if it cannot be."""
    held = Counter(pool)
    chain: Cards = []
    for width in shape:
        following = [
            face
            for face in sorted(held)
            if held[face] >= width and (not chain or adjacent(trump, chain[-1], face))
        ]
        if not following:
            return []
        chain.append(random.choice(following))
    return [face for face, width in zip(chain, shape, strict=True) for _ in range(width)]


def of_shapes(random: Random, trump: Trump, pool: Sequence[str], shapes: Shapes) -> Cards:
    """Return cards of a pool that make components of some shapes, as far as may be."""
    cards: Cards = []
    for shape in shapes:
        cards += of_shape(random, trump, without(pool, cards), shape)
    return cards


def thinned(random: Random, pool: Sequence[str]) -> Cards:
    """Return a pool with fewer copies of each face, some more of one than of another."""
    return [
        face
        for face, copies in sorted(Counter(pool).items())
        for _ in range(random.randint(0, copies))
    ]


def random_shapes(random: Random, most: int) -> Shapes:
    """Return the shapes of a lead's components, no more cards than given together."""
    if most >= 8 and random.random() < 0.2:
        telling = random.choice(TELLING)
        return random.sample(telling, len(telling))
    left = max(random.choices(range(1, most + 1), k=2))
    shapes: list[list[int]] = []
    while left:
        width = random.choice([random.randint(1, left), min(2, left)])
        length = random.randint(1, left // width)
        # Single cards make no tractor.
        length = length if width > 1 else 1
        shapes.append([width] * length)
        left -= width * length
    random.shuffle(shapes)
    return shapes


def random_bid(random: Random, ranks: Sequence[str], decks: int) -> Cards:
    """Return cards that somebody may show, most of them a possible bid."""
    faces = [*JOKERS, *[rank + suit for rank in {*ranks, "2", "9"} for suit in SUITS]]
    likely = [face for face in faces if face in JOKERS or face[0] in ranks]
    face = random.choice(random.choice([sorted(likely), sorted(faces)]))
    cards = [face] * random.randint(1, decks + (random.random() < 0.1))
    if random.random() < 0.05:
        cards.append(random.choice(sorted(faces)))
    return cards
