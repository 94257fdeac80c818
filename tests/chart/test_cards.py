"""One card as it is drawn: its frame, rank and suit; and what a wild card stands for."""

from xml.etree.ElementTree import fromstring

from acehigh import Deck, High, Rank, ThreeCard, Wild
from acehigh.chart import chart
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
