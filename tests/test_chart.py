"""The ranking chart: what is on it, and that it fits."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from xml.etree.ElementTree import Element, fromstring

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Bug,
    CardError,
    Category,
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
from acehigh.chart import chart
from acehigh.chart.figures import one_in, percent
from acehigh.errors import UnknownNameError
from helpers.cases import in_one_test
from helpers.tally import Parity, Tally, tally_of

SVG = "{http://www.w3.org/2000/svg}"
FEW = Deck((*list(Rank)[:5], Rank.ACE))
ROYAL = Stripped(Rank.TEN)
# How much wider than Helvetica another font may be; DejaVu Sans is, by as much.
WIDER = 1.15

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


def placed(
    element: Element, x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[tuple[Element, float, float, float]]:
    """Yield each element within another, where its origin is on the page, and its scale."""
    for child in element:
        to = child.get("transform", "")
        moved = re.search(r"translate\((\S+) (\S+)\)", to)
        larger = re.search(r"scale\((\S+)\)", to)
        at = (float(moved[1]), float(moved[2])) if moved else (0, 0)
        here = x + scale * at[0], y + scale * at[1], scale * float(larger[1] if larger else 1)
        yield child, *here
        yield from placed(child, *here)


def boxes(svg: str) -> list[tuple[str, float, float, float, float]]:
    """Return each text of a chart with its left, top, right and bottom, in a wide font."""
    metrics = pytest.importorskip("reportlab.pdfbase.pdfmetrics")
    found = []
    for element, x, y, scale in placed(fromstring(svg)):
        if element.tag == f"{SVG}text":
            size = float(element.get("font-size", "")) * scale
            font = "Helvetica-Bold" if element.get("font-weight") else "Helvetica"
            width = metrics.stringWidth(element.text or "", font, size) * WIDER
            left = x + scale * float(element.get("x", ""))
            left -= {"middle": width / 2, "end": width}.get(element.get("text-anchor", ""), 0)
            base = y + scale * float(element.get("y", ""))
            box = left, base - 0.75 * size, left + width, base + 0.22 * size
            found.append((element.text or "", *box))
    return found


# What is on it


@in_one_test("name", GAMES)
def test_every_category_has_its_row_best_first(name: str) -> None:
    game = counted(name)
    found = texts(chart(game))
    rows = []
    for category, count in game.counts.items():
        low = category is Category.HIGH_CARD and list(game.counts)[-1] is not category
        title = "no pair" if low else str(category)
        rows.append(title[0].upper() + title[1:])
        assert percent(count, game.total) in found
        assert one_in(count, game.total) in found
    assert [text for text in found if text in rows] == rows
    assert not any(text.endswith("...") for text in found)


def test_a_row_says_what_the_category_is_and_how_frequent() -> None:
    found = " ".join(texts(chart(counted("three cards"))))
    for words in (
        "Straight flush Three cards in sequence, all of one suit. straight flush, ace high",
        "0.217% 1 in 460 48 ways",
        "Pair Two cards of one rank. pair of aces, king kicker 16.9% 1 in 5.9 3,744 ways",
        "ace high, king kicker 74.4% 1 in 1.3 16,440 ways",
    ):
        assert words in found


def test_categories_that_cannot_be_made_have_no_row() -> None:
    game = tally_of(High(), "As Ks Qs Js Ts", "As Ah Kd Qc Js")
    counts = {**game.counts, Category.FIVE_OF_A_KIND: 0}
    assert chart(replace(game, counts=counts)) == chart(game)


def test_a_chart_needs_a_category() -> None:
    with pytest.raises(CardError, match=r"a chart needs a category or more, but High\(\)"):
        chart(Tally(High(), 5, {}, {}))


def test_a_chart_needs_an_example_of_every_category() -> None:
    with pytest.raises(CardError, match="an example of each category: of pair is none"):
        chart(Tally(High(), 5, {Category.PAIR: 1}, {}))


def test_the_title_can_be_given() -> None:
    game = counted("high")
    assert texts(chart(game))[0] == "Royal 20 hands"
    svg = chart(game, title="Friday's <game>")
    assert texts(svg)[0] == "Friday's <game>"
    assert fromstring(svg).findtext(f"{SVG}title") == "Friday's <game>"


def test_the_chart_says_in_words_what_it_shows() -> None:
    game = tally_of(Bug(High()), "As Ah Ad Ac Jk", "Ks Qh 9d 8c 7s")
    assert fromstring(chart(game)).findtext(f"{SVG}desc") == (
        "Standard poker: the best five cards, ace high, or low in a wheel. "
        "The best hand first. Five cards of the 53-card deck can be dealt in 2 ways. "
        "1. Five of a kind: As Ah Ad Ac Jk: five of a kind, aces (joker as As); 1 in 2, 1 way. "
        "2. High card: Ks Qh 9d 8c 7s: king high, queen kicker; 1 in 2, 1 way."
    )


def test_known_cards_are_told() -> None:
    svg = chart(frequencies(ROYAL, 6, known="As Ah"))
    held = "The best of six cards of the 20-card deck, As Ah among them, can be dealt in"
    assert f"The best hand first. {held} 3,060 ways." in texts(svg)


def test_the_same_chart_is_the_same_text() -> None:
    assert chart(counted("kings")) == chart(frequencies(*GAMES["kings"]))


# The cards


def shapes(svg: str) -> dict[str, int]:
    """Return how often each shape of each colour is drawn."""
    found: dict[str, int] = {}
    for path in fromstring(svg).iter(f"{SVG}path"):
        colour = path.get("fill", "")
        found[colour] = found.get(colour, 0) + 1
    return found


def test_a_card_is_a_frame_an_index_and_two_shapes() -> None:
    svg = chart(tally_of(High(), "As Kh Qd Jc 10s"))
    root = fromstring(svg)
    frames = [rect for rect in root.iter(f"{SVG}rect") if rect.get("rx")]
    assert len(frames) == 5
    assert texts(svg)[4:9] == ["A", "K", "Q", "J", "10"]
    drawn = [path.get("d") for path in root.iter(f"{SVG}path")]
    assert len(drawn) == 10
    assert len(set(drawn)) == 4


def test_suits_have_two_colours_or_four() -> None:
    game = tally_of(High(deck=Deck.five_suits()), "As Kh Qd Jc 9*")
    assert shapes(chart(game)) == {"#000000": 6, "#c4122f": 4}
    assert sorted(shapes(chart(game, four_colours=True)).values()) == [2] * 5


def test_kickers_are_paler_and_the_chart_says_so() -> None:
    legend = "Paler cards are kickers: they decide between hands that are otherwise equal."
    svg = chart(tally_of(High(), "As Ah Kd Qc Js"))
    assert shapes(svg) == {"#000000": 2, "#c4122f": 2, "#e18897": 2, "#7f7f7f": 4}
    assert legend in texts(svg)
    svg = chart(tally_of(High(), "As Ah Ad Kc Ks"))
    assert shapes(svg) == {"#000000": 6, "#c4122f": 4}
    assert legend not in texts(svg)


def test_jokers_are_drawn_and_named() -> None:
    ranker = Wild(ThreeCard(deck=Deck.standard(jokers="Jk BJ SJ")))
    found = texts(chart(tally_of(ranker, "Jk BJ SJ")))
    drawn = found[found.index("1") + 1 :][:8]
    assert drawn == ["BIG", "JOKER", "as A", "JOKER", "as K", "SMALL", "JOKER", "as Q"]


def test_a_wild_card_has_below_it_what_it_stands_for() -> None:
    svg = chart(tally_of(Wild(High(), wild=Rank.TWO), "2h As Ks Qs Js"))
    assert [text for text in texts(svg) if text.startswith("as ")] == ["as 10"]
    # The two of hearts itself, and the spade that it stands for beside those of four cards.
    assert shapes(svg) == {"#c4122f": 2, "#000000": 9}


def test_a_joker_that_kicks_is_paler() -> None:
    svg = chart(tally_of(Bug(High()), "8s 8h 5d 5c Jk"))
    joker = next(text for text in fromstring(svg).iter(f"{SVG}text") if text.text == "JOKER")
    assert joker.get("fill") == "#7f7f7f"


# That it fits


@in_one_test("paper", ["a4", "letter"])
@in_one_test("name", [*GAMES, "parity"])
def test_nothing_overlaps_and_nothing_is_cut_off(name: str, paper: str) -> None:
    game = frequencies(Parity(), 2) if name == "parity" else counted(name)
    svg = chart(game, paper=paper)
    root = fromstring(svg)
    sides = ("width", "height")
    width, height = (float(root.get(side, "").removesuffix("mm")) for side in sides)
    assert (width, height) == {"a4": (210, 297), "letter": (215.9, 279.4)}[paper]
    found = boxes(svg)
    for text, left, top, right, bottom in found:
        assert left >= 8, text
        assert top >= 8, text
        assert right <= width - 8, text
        assert bottom <= height - 8, text
    for i, (text, left, top, right, bottom) in enumerate(found):
        for other, left_, top_, right_, bottom_ in found[:i]:
            beside = right <= left_ or right_ <= left
            assert beside or bottom <= top_ + 0.4 or bottom_ <= top + 0.4, (text, other)


@in_one_test("name", GAMES)
def test_rows_are_as_large_as_the_page_allows(name: str) -> None:
    root = fromstring(chart(counted(name)))
    cards = [
        (x + scale * float(element.get("x", "")), y, scale)
        for element, x, y, scale in placed(root)
        if element.tag == f"{SVG}rect" and element.get("rx")
    ]
    scale = cards[0][2]
    assert scale > 0.8
    lines = [float(line.get("y1", "")) for line in root.iter(f"{SVG}line")]
    rows = len(lines)
    assert lines[-1] + (297 - lines[0]) / rows > 260
    for x, y, _ in cards:
        assert x > 12
        top = max(line for line in lines if line < y)
        assert y + 18.2 * scale < top + (297 - 12 - 6 - lines[0]) / rows


def test_an_unknown_paper_is_a_mistake() -> None:
    with pytest.raises(UnknownNameError, match="unknown paper 'a5': did you mean 'a4'"):
        chart(counted("high"), paper="a5")


def test_what_xml_does_not_allow_is_left_out() -> None:
    found = texts(chart(tally_of(Parity(), "As 7h")))
    assert "<odd> &   'even'" in found


def test_the_royal_flush_may_have_a_row_of_its_own() -> None:
    found = texts(chart(frequencies(High()), royal_flush=True))
    assert found.index("Royal flush") < found.index("Straight flush")
    assert {"4 ways", "36 ways", "straight flush, king high"} <= set(found)
    assert "Royal flush" not in texts(chart(frequencies(High())))
    wild = texts(chart(frequencies(Wild(High()), known="As Ks Qs Js"), royal_flush=True))
    assert "Royal flush" in wild
    assert "Royal flush" not in texts(chart(counted("three cards"), royal_flush=True))


def test_a_deck_without_other_straight_flushes_has_royal_ones_only() -> None:
    found = texts(chart(counted("high"), royal_flush=True))
    assert "Royal flush" in found
    assert "Straight flush" not in found
