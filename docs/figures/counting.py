"""Draw how boards are counted, for docs/equity.md: aces against kings before the flop.

    python docs/figures/counting.py

Writes counting.svg beside this file. The numbers are counted here, board by board of different
ranks and of each suit, not by `acehigh.equity`; that both agree is checked at the end.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from pathlib import Path

from acehigh import Card, High, Rank, Suit, equity, parse_cards
from acehigh.games import HOLDEM

FILE = Path(__file__).with_name("counting.svg")
ACES, KINGS = parse_cards("AdAc"), parse_cards("KsKh")
LEFT = [card for card in High().deck.cards if card not in ACES + KINGS]
ORDER = ("aces", "tie", "kings")
COLOURS = {"aces": "#2f6fde", "tie": "#8a8f98", "kings": "#d0632b"}
PICTURES = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
WIDTH, MARGIN, LINE = 640, 16, 30
STYLE = """<style>
  svg { color: #1f2328; background: #ffffff }
  @media (prefers-color-scheme: dark) { svg { color: #cfd0d0; background: #131416 } }
  text { fill: currentColor; font: 13px Helvetica, Arial, sans-serif }
  .head { font-weight: bold; font-size: 15px }
  .card { fill: none; stroke: currentColor; stroke-opacity: .45 }
  .suited { fill: currentColor; fill-opacity: .16 }
  .on { fill: #ffffff; font-weight: bold }
</style>"""


def better(one: Iterable[Card], two: Iterable[Card]) -> str:
    """Return who wins."""
    first, second = High().key(one), High().key(two)
    return "aces" if first > second else "kings" if second > first else "tie"


@cache
def by_ranks(board: tuple[Rank, ...]) -> str:
    """Return who wins with a board of such ranks, in order, if no flush is possible."""

    def offsuit(pair: Rank) -> list[Card]:
        # Suits in turn, so that no five cards have the same.
        ranks = sorted([*board, pair, pair])
        return [Card(rank, tuple(Suit)[place % 4]) for place, rank in enumerate(ranks)]

    return better(offsuit(Rank.ACE), offsuit(Rank.KING))


def ranks_of(cards: Iterable[Card]) -> tuple[Rank, ...]:
    """Return the ranks of cards, the highest first."""
    return tuple(sorted([card.rank for card in cards if card.rank is not None], reverse=True))


def kinds() -> dict[tuple[Rank, ...], int]:
    """Return the ranks of all boards, and the ways to deal each."""
    there = Counter(card.rank for card in LEFT)
    ways = {
        ranks: prod(comb(there[rank], number) for rank, number in Counter(ranks).items())
        for ranks in combinations_with_replacement(sorted(Rank, reverse=True), 5)
    }
    return {ranks: number for ranks, number in ways.items() if number}


def changed_by(suit: Suit) -> Counter[str]:
    """Return what changes where somebody has a flush in a suit."""
    changes: Counter[str] = Counter()
    suited = [card for card in LEFT if card.suit is suit]
    others = [card for card in LEFT if card.suit is not suit]
    for number in (4, 5):
        for some in combinations(suited, number):
            for rest in combinations(others, 5 - number):
                board = some + rest
                changes[better(ACES + board, KINGS + board)] += 1
                changes[by_ranks(ranks_of(board))] -= 1
    return changes


class Picture:
    """A picture that is written from top to bottom."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._y = MARGIN

    def text(self, x: float, text: str, kind: str = "", anchor: str = "start") -> None:
        """Write a text in the present line."""
        place = f'x="{x:.1f}" y="{self._y + 18}" text-anchor="{anchor}"'
        self._parts.append(f'<text {place} class="{kind}">{text}</text>')

    def box(self, x: float, width: float, how: str) -> None:
        """Draw a box in the present line."""
        place = f'x="{x:.1f}" y="{self._y + 2}" width="{width:.1f}" height="23"'
        self._parts.append(f"<rect {place} {how} />")

    def cards(self, names: Sequence[str], suited: int = 0) -> None:
        """Draw small cards, of which the first so many are of the suit that is looked at."""
        for place, name in enumerate(names):
            x = MARGIN + place * 34
            kind = "card suited" if place < suited else "card"
            self.box(x, 28, f'rx="4" class="{kind}"')
            self.text(x + 14, name, anchor="middle")

    def tag(self, who: str, text: str, x: float, width: float) -> None:
        """Draw a coloured box with a text in it."""
        self.box(x, width, f'fill="{COLOURS[who]}"')
        self.text(x + width / 2, text, "on", "middle")

    def bar(self, counts: Counter[str]) -> None:
        """Draw how many boards each wins, to scale; a tie is too seldom to be labelled."""
        x, scale = float(MARGIN), (WIDTH - 2 * MARGIN) / counts.total()
        for who in ORDER:
            width = counts[who] * scale
            self.tag(who, "" if who == "tie" else f"{who} {counts[who]:,}", x, width)
            x += width
        self.next()

    def next(self, lines: float = 1) -> None:
        """Go on some lines below."""
        self._y += int(LINE * lines)

    def svg(self, title: str) -> str:
        """Return the picture."""
        height = self._y + MARGIN
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" role="img">'
        )
        return "\n".join([head, f"<title>{title}</title>", STYLE, *self._parts, "</svg>", ""])


def draw() -> str:
    """Return the picture as SVG.

    Raises:
        ValueError: `acehigh.equity` counts something else.
    """
    boards = kinds()
    plain: Counter[str] = Counter()
    for ranks, ways in boards.items():
        plain[by_ranks(ranks)] += ways
    changes = {suit: changed_by(suit) for suit in PICTURES}
    total = plain.copy()
    for change in changes.values():
        total.update(change)
    found = equity(HOLDEM, [ACES, KINGS]).players[0]
    if (found.wins, found.ties, found.losses) != tuple(total[who] for who in ORDER):
        raise ValueError(f"equity counts {found}, not {total}")

    return drawn(boards, plain, changes, total)


def drawn(
    boards: dict[tuple[Rank, ...], int],
    plain: Counter[str],
    changes: dict[Suit, Counter[str]],
    total: Counter[str],
) -> str:
    """Return the picture of what was counted, as SVG."""
    picture = Picture()
    heading = f"1. By ranks: {total.total():,} boards are of {len(boards):,} kinds"
    picture.text(MARGIN, heading, "head")
    picture.next()
    for example in ("Ts 9s 5s 3s 2s", "Ks Ts 9s 5s 2s", "9s 8s 7s 6s 5s"):
        ranks = ranks_of(parse_cards(example))
        picture.cards([str(rank) for rank in ranks])
        picture.text(200, f"{boards[ranks]:,} ways to deal it")
        who = by_ranks(ranks)
        picture.tag(who, "tie" if who == "tie" else f"{who} win", 380, 90)
        picture.next()
    picture.text(MARGIN, "and so on.")
    picture.next()
    ties = f"ties {plain['tie']:,}"
    picture.text(MARGIN, f"All kinds together, as if there were no flushes; {ties}:")
    picture.next()
    picture.bar(plain)
    picture.next(0.5)
    picture.text(MARGIN, "2. Suit by suit: what flushes change", "head")
    picture.next()
    for suit, change in changes.items():
        picture.cards([PICTURES[suit]] * 4 + ["?"], suited=4)
        owner = "kings" if any(card.suit is suit for card in KINGS) else "aces"
        picture.text(200, f"{owner} hold one")
        said = ", ".join([f"{who} {change[who]:+,}".replace("-", "−") for who in ORDER])
        picture.text(WIDTH - MARGIN, said, anchor="end")
        picture.next()
    picture.text(MARGIN, f"Both together; ties {total['tie']:,}:")
    picture.next()
    picture.bar(total)
    return picture.svg("How boards are counted: aces against kings before the flop")


if __name__ == "__main__":
    FILE.write_text(draw(), "utf-8")
