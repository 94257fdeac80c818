"""The picture of a range is an SVG of 169 squares that can be read and heard."""

from fractions import Fraction
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.odds.range_grid import colours, luminance, picture
from acehigh.odds.ranges import Range
from helpers.drawn_ranges import ranges

SVG = "{http://www.w3.org/2000/svg}"


def squares(svg: str) -> dict[str, tuple[str, list[str]]]:
    """Return the colour and the lines of each square, by the name of its class."""
    found = {}
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        lines = [text.text or "" for text in group.iter(f"{SVG}text")]
        (rect,) = group.iter(f"{SVG}rect")
        found[lines[0]] = rect.attrib["fill"], lines[1:]
    return found


@pytest.mark.slow
@settings(deadline=None, max_examples=20)
@given(ranges())
def test_every_class_has_a_square(some: Range) -> None:
    found = squares(some.svg())
    assert len(found) == 169
    shares = some.classes()
    for name, (fill, lines) in found.items():
        share = shares.get(name, Fraction(0))
        assert fill == colours(share)[0]
        assert len(lines) == (0 < share < 1)


def test_squares_are_at_their_places() -> None:
    root = ElementTree.fromstring(Range("AKs").svg())
    places = {
        group.findtext(f"{SVG}text"): (rect.attrib["x"], rect.attrib["y"])
        for group in root.iter(f"{SVG}g")
        for rect in group.iter(f"{SVG}rect")
    }
    assert len(set(places.values())) == 169
    assert [places[name] for name in ("AA", "AKs", "AKo", "22")] == [
        ("1", "1"), ("37", "1"), ("1", "37"), ("433", "433"),
    ]  # fmt: skip


def test_a_picture_says_what_it_shows() -> None:
    root = ElementTree.fromstring(Range("QQ+:0.5, AKs").svg())
    assert [root.attrib["role"], root[0].tag, root[1].tag] == [
        "img",
        f"{SVG}title",
        f"{SVG}desc",
    ]
    assert root[0].text == "AKs, QQ+:0.5"
    assert root[1].text == ("Range of 22 of 1,326 combinations, 1.0 % by weight: AKs, QQ+:0.5.")
    titles = [group.findtext(f"{SVG}title") for group in root.iter(f"{SVG}g")]
    assert titles[:4] == ["AA: 50%", "AKs: 100%", "AQs: 0%", "AJs: 0%"]


def test_a_range_without_hands_has_a_picture() -> None:
    root = ElementTree.fromstring(Range().svg())
    assert root[1].text == "Range of 0 of 1,326 combinations, 0.0 % by weight: no hand."


@pytest.mark.parametrize(
    ("share", "shown"),
    [("0.5", ["50%"]), ("0.004", ["<1%"]), ("0.995", [">99%"]), ("1", []), ("0.99", ["99%"])],
)
def test_a_part_is_never_shown_as_all_or_none(share: str, shown: list[str]) -> None:
    svg = picture({"AA": Fraction(share)}, "", "")
    assert squares(svg)["AA"][1] == shown


def test_any_title_is_valid_xml() -> None:
    root = ElementTree.fromstring(Range("AA").svg(title="<3-bet> & 'call'\x00"))
    assert root[0].text == "<3-bet> & 'call' "


@given(st.fractions(min_value=0, max_value=1), st.fractions(min_value=0, max_value=1))
def test_the_more_is_held_the_darker_is_the_square(a: Fraction, b: Fraction) -> None:
    light, dark = (rgb(colours(share)[0]) for share in sorted((a, b)))
    assert luminance(light) >= luminance(dark)


@given(st.fractions(min_value=0, max_value=1))
def test_names_stand_out(share: Fraction) -> None:
    low, high = sorted(luminance(rgb(colour)) for colour in colours(share))
    # What WCAG 2 asks of text.
    assert (high + 0.05) / (low + 0.05) >= 4.5


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:], 16)


def test_notebooks_show_the_picture() -> None:
    some = Range("AA")
    assert some._repr_svg_() == some._repr_html_() == some.svg()
