"""One card as it is drawn: its frame, rank and suit; and what a wild card stands for."""

from collections import Counter
from xml.etree.ElementTree import Element, fromstring

from acehigh import Card, Deck, High, Rank, Suit, ThreeCard, Wild, parse_card
from acehigh.chart import chart
from acehigh.chart.cards import FOUR_COLOURS, TWO_COLOURS, add_card
from helpers.charts import SVG, shapes, texts
from helpers.tally import tally_of


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


def test_a_kicker_is_drawn_halfway_to_white() -> None:
    for card, colours in (
        ("As", {"#7f7f7f": 2}),
        ("Ah", {"#e18897": 2}),
        ("Jk", {"#7f7f7f": 1}),
    ):
        root = Element(f"{SVG}svg")
        add_card(root, parse_card(card), 2.5, TWO_COLOURS, pale=True)
        found = Counter(one.get("fill") for one in root.iter("path"))
        assert found == colours
        frame = root[0]
        assert (frame.get("x"), frame.get("width"), frame.get("stroke")) == (
            "2.5",
            "13",
            "#7f7f7f",
        )


def test_every_suit_has_a_shape_and_a_colour() -> None:
    drawn = set()
    for suit in Suit:
        root = Element("svg")
        add_card(root, Card(Rank.TEN, suit), 0, FOUR_COLOURS)
        index, *_ = root.iter("text")
        assert index.text == "10"
        shapes_of_card = {path.get("d") for path in root.iter("path")}
        assert len(shapes_of_card) == 1
        drawn |= shapes_of_card
    assert len(drawn) == len(set(FOUR_COLOURS.values())) == len(Suit)
