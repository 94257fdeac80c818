"""What people see: pictures of suits, HTML in notebooks, colours in terminals."""

import io
import re
from functools import partial
from html.parser import HTMLParser

import pytest

from acehigh import (
    Card,
    Category,
    Deck,
    Hand,
    High,
    Joker,
    RankKey,
    Wild,
    parse_card,
    parse_cards,
)
from acehigh.display import Shown, html, pretty, rich_text
from acehigh.errors import ParseError
from helpers.plug_ins import Odd

EVERY_CARD = [*Deck.five_suits(), *(Card(joker=joker) for joker in Joker)]
WILD = Wild(High()).best("Kh Kd 9c 2s Jk")
BRACKETS = Category("[bold]<b>&")


class Reader(HTMLParser):
    """What a browser shows: the text, and the style and title of each card."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.cards: list[dict[str, str | None]] = []
        self.open = 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open += tag == "span"
        self.cards.append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        self.open -= tag == "span"

    def handle_data(self, data: str) -> None:
        self.text += data


def style(card: dict[str, str | None]) -> dict[str, str]:
    return dict(re.findall(r"([\w-]+):([^;]+)", card["style"] or ""))


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG 2 defines it."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    shares = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        (parse_card("Th"), "10♥"),
        ("As Kd", "A♠ K♦"),
        (parse_cards("2c Jk"), "2♣ 🃏"),
        ("", ""),
        (High().best("As Ah Kd Qc Jh"), "A♠ A♥ K♦ Q♣ J♥: pair of aces, king kicker"),
        (WILD, "K♥ K♦ 🃏 9♣ 2♠: three of a kind, kings, nine kicker (joker as K♠)"),
    ],
)
def test_pictures(shown: Shown, text: str) -> None:
    assert pretty(shown) == text
    page = Reader(html(shown))
    assert page.text.replace("\ufe0e", "") == text
    assert page.open == 0
    pytest.importorskip("rich")
    assert rich_text(shown).plain == text


@pytest.mark.parametrize("four_colours", [False, True])
def test_cards_are_readable_on_pages_of_any_colour(four_colours: bool) -> None:
    page = Reader(html(EVERY_CARD, four_colours=four_colours))
    assert [card["title"] for card in page.cards] == [card.word for card in EVERY_CARD]
    for card in page.cards:
        light, dark = (luminance(style(card)[name]) for name in ("background", "color"))
        # What WCAG 2 asks for at level AA.
        assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_colours_of_suits() -> None:
    def colours(*, four_colours: bool) -> list[str]:
        page = Reader(html("2s 2c 2h 2d 2* Jk", four_colours=four_colours))
        return [style(card)["color"] for card in page.cards]

    black, clubs, red, diamonds, stars, joker = colours(four_colours=False)
    assert (clubs, diamonds, stars, joker) == (black, red, black, black)
    assert len({black, red}) == 2
    four = colours(four_colours=True)
    assert (four[0], four[2], four[-1]) == (black, red, black)
    assert len(set(four)) == 5


def test_suits_are_drawn_as_text_in_their_colour() -> None:
    assert "♥\ufe0e<" in html("2h")
    assert parse_cards(Reader(html("As 10h 2d")).text) == parse_cards("As Th 2d")


def test_what_a_plug_in_says_is_escaped() -> None:
    key = RankKey(Odd(), 0, BRACKETS, ())
    hand = Hand(parse_cards("As"), parse_cards("As"), key)
    assert str(hand) == "As: [bold]<b>&"
    assert html(hand).endswith(": [bold]&lt;b&gt;&amp;")
    assert Reader(html(hand)).text.endswith(": [bold]<b>&")
    console = pytest.importorskip("rich.console").Console(file=io.StringIO(), width=80)
    console.print(hand)
    assert console.file.getvalue() == "A♠: [bold]<b>&\n"


def test_what_is_no_card_is_told() -> None:
    for show in (pretty, html):
        with pytest.raises(ParseError, match="'1s' is no card"):
            show("1s")


def test_rich_prints_cards_and_hands_in_colour() -> None:
    rich = pytest.importorskip("rich.console")

    def printed(shown: object) -> str:
        console = rich.Console(file=io.StringIO(), force_terminal=True, color_system="standard")
        console.print(shown)
        return str(console.file.getvalue()).rstrip("\n")

    assert printed(parse_card("Th")) == "\x1b[31m10♥\x1b[0m"
    assert printed(parse_card("Ts")) == "10♠"
    assert printed(High().best("As Kd Qh Jc 9s")) == (
        "A♠ \x1b[31mK♦\x1b[0m \x1b[31mQ♥\x1b[0m J♣ 9♠: ace high, king kicker"
    )
    assert printed(rich_text("2s 2h 2d 2c 2*", four_colours=True)) == (
        "2♠ \x1b[31m2♥\x1b[0m \x1b[94m2♦\x1b[0m \x1b[32m2♣\x1b[0m \x1b[35m2★\x1b[0m"
    )


def test_notebooks_show_cards_and_hands() -> None:
    formatters = pytest.importorskip("IPython.core.formatters")
    notebook = formatters.DisplayFormatter()
    for shown in (parse_card("As"), WILD):
        shown_as, _ = notebook.format(shown)
        assert shown_as["text/html"] == html(shown)
        assert shown_as["text/plain"]
    # As the documentation says, four colours are set once for all that follows.
    in_four = partial(html, four_colours=True)
    notebook.formatters["text/html"].for_type(Card, in_four)
    club = parse_card("2c")
    assert notebook.format(club)[0]["text/html"] == html(club, four_colours=True) != html(club)


def test_notebooks_write_a_deck_as_we_do() -> None:
    plain = pytest.importorskip("IPython.lib.pretty").pretty
    for value in (Deck.standard(jokers=1), High(deck=Deck.twenty())):
        assert plain(value) == repr(value)
