"""Cards in any notation: glyphs, stars, jokers; and what is no card is named."""

import pytest

from acehigh import Card, Joker, parse_card, parse_cards
from acehigh.errors import ParseError
from acehigh.notations import SUITS, scan
from helpers.cases import in_one_test


def text_of(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def test_cards_are_given_one_by_one_until_a_part_is_none() -> None:
    cards = scan("a♠, 10H xx")
    assert [str(next(cards)), str(next(cards))] == ["As", "Th"]
    with pytest.raises(ParseError, match="'xx' is no card: 'x' is no rank"):
        next(cards)


def test_each_suit_has_a_letter_and_two_pictures() -> None:
    written: dict[str, str] = {}
    for text, suit in SUITS.items():
        written[suit.word] = written.get(suit.word, "") + text
    assert sorted(map(len, written.values())) == [3, 3, 3, 3, 3]


@pytest.mark.parametrize("text", ["A* T*", "a★10☆", "A★\ufe0f, T*"])
def test_stars_are_the_fifth_suit(text: str) -> None:
    assert text_of(parse_cards(text)) == "A* T*"


@pytest.mark.parametrize("text", ["Jk BJ SJ", "jkbjsj", "JOKER bj Sj", "🃏,BJ,SJ", "🂿BJSJ"])
def test_jokers_have_names_and_glyphs(text: str) -> None:
    assert text_of(parse_cards(text)) == "Jk BJ SJ"


def test_a_jack_is_not_taken_for_a_joker() -> None:
    assert text_of(parse_cards("JsJkJh jc")) == "Js Jk Jh Jc"


def test_glyphs_are_the_block_of_playing_cards() -> None:
    rows = {"♠": 0x1F0A0, "♥": 0x1F0B0, "♦": 0x1F0C0, "♣": 0x1F0D0}
    numbers = "A23456789TJ-QK"
    for suit, row in rows.items():
        for place, rank in enumerate(numbers, start=1):
            if rank != "-":
                assert parse_card(chr(row + place)) is parse_card(rank + suit)
    assert [parse_card(chr(glyph)) for glyph in (0x1F0BF, 0x1F0CF, 0x1F0DF)] == [
        Card(joker=Joker.PLAIN)
    ] * 3


@pytest.mark.parametrize(
    ("glyph", "name"),
    [
        ("\U0001f0a0", "PLAYING CARD BACK"),
        ("\U0001f0ac", "PLAYING CARD KNIGHT OF SPADES"),
        ("\U0001f0dc", "PLAYING CARD KNIGHT OF CLUBS"),
        ("\U0001f0e1", "PLAYING CARD TRUMP-1"),
        ("\U0001f0af", "unnamed"),
        ("\U0001f0b0", "unnamed"),
        ("\U0001f0c0", "unnamed"),
    ],
)
def test_backs_knights_and_trumps_are_no_cards(glyph: str, name: str) -> None:
    with pytest.raises(ParseError, match=rf"U\+{ord(glyph):X} {name}\) is no rank"):
        parse_cards(glyph)


@in_one_test(
    ("text", "culprit"),
    [
        ("1s", "'1s' is no card: '1' is no rank, expected 2-9, T or 10, J Q K A"),
        ("Ax", "'Ax' is no card: 'x' is no suit, expected one of c d h s *"),
        (
            "AsK",
            "'K' is no card: it has no suit after 'K', expected one of c d h s * (in 'AsK')",
        ),
        ("ace of spades", "'ace of spades' is no card: expected 'As'"),
        ("As, Ten  Of CLUB", "'Ten  Of CLUB' is no card: expected 'Tc'"),
        ("10 of hearts Kd", "'10 of hearts' is no card: expected '10h'"),
        ("aces", "'aces' is no card: expected a rank and a suit, as in 'As'"),
        ("Kd queen♥", "'queen♥' is no card: expected a rank and a suit, as in 'Qs'"),
        ("t of moons", "'t of moons' is no card: expected a rank and a suit, as in 'Ts'"),
        ("1,000", "'1,000' is no card: '1' is no rank"),
        ("As 10,000,000", "'10,000,000' is no card: it has no suit after '10'"),
        ("10,2h", "'10' is no card: it has no suit after '10'"),
        ("S10", "'S10' is no card: 'S' is no rank, expected 2-9, T or 10, J Q K A, "),
        ("S10", "and then the suit: '10S'"),
        ("[As Kd] 2c", "'[As Kd]' is no card: '[' is no rank"),
        ("[As Kd] 2c", "J Q K A, without brackets"),
        ("As K, Qd", "'K' is no card: it has no suit after 'K'"),
        ("A s", "'A' is no card: it has no suit after 'A'"),
        ("10", "'10' is no card: it has no suit after '10'"),
        ("As 11h", "'11h' is no card: '1' is no rank"),
        ("0h", "'0h' is no card: '0' is no rank"),
        ("As;Kd", "';Kd' is no card: ';' is no rank"),
        ("sA", "'sA' is no card: 's' is no rank"),
        ("A\u0410", "(U+0410 CYRILLIC CAPITAL LETTER A) is no suit"),
        ("2\u0421", "(U+0421 CYRILLIC CAPITAL LETTER ES) is no suit"),
        ("2\u0441", "(U+0441 CYRILLIC SMALL LETTER ES) is no suit"),
        ("\u212as", "(U+212A KELVIN SIGN) is no rank"),
        ("J\u212a", "(U+212A KELVIN SIGN) is no suit"),
        ("A\u017f", "(U+017F LATIN SMALL LETTER LONG S) is no suit"),
        ("\uff19s", "(U+FF19 FULLWIDTH DIGIT NINE) is no rank"),
        ("As \uff21s", "(U+FF21 FULLWIDTH LATIN CAPITAL LETTER A) is no rank"),
        ("²s", "'²' (U+00B2 SUPERSCRIPT TWO) is no rank"),
        ("٣s", "'٣' (U+0663 ARABIC-INDIC DIGIT THREE) is no rank"),
        ("1️0s", "'1' is no rank"),
        ("\ud800s", "(U+D800 unnamed) is no rank"),
    ],
)
def test_what_is_no_card_is_named(text: str, culprit: str) -> None:
    with pytest.raises(ParseError) as error:
        parse_cards(text)
    assert culprit in str(error.value)


@pytest.mark.parametrize(
    "text", ["As Kx", "As,Kx", "As, Kx", "As\u2003Kx", "A♠\ufe0fKx", "Kx As"]
)
def test_a_word_of_its_own_needs_no_more_naming(text: str) -> None:
    with pytest.raises(ParseError) as error:
        parse_cards(text)
    assert str(error.value) == "'Kx' is no card: 'x' is no suit, expected one of c d h s *"
