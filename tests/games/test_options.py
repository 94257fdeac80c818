"""The options of a game and of its parts: whether they fit, and a house's own instead."""

from typing import Any

import pytest

from acehigh import AceToFive, Deck, High, LowestCardWild, Rank
from acehigh.errors import CardError
from acehigh.games import OMAHA, SEVEN_CARD_STUD, Part
from acehigh.games.options import dealt_in_words, part_named, replaced
from helpers.cases import in_one_test


def test_a_house_variant_is_a_game_with_other_options() -> None:
    lowest = SEVEN_CARD_STUD.replace_part("high", ranker=LowestCardWild())
    held = ["(9s Kd) 2h Kh 7c 4d (Qs)", "(3s Jc) Js Jd 5s 5c (Ah)"]
    assert lowest.winners(held) == {"high": (1,)}
    assert SEVEN_CARD_STUD.winners(held) == {"high": (1,)}
    community = SEVEN_CARD_STUD.replace(hole=6, board=1)
    assert community.winners(["(9s Kd) 2h Kh 7c 4d", "(3s Jc) Js Jd 5s 5c"], "Qs") == {
        "high": (1,)
    }
    with pytest.raises(CardError, match="omaha has no option 'holes', only name,"):
        OMAHA.replace(holes=5)
    with pytest.raises(CardError, match="omaha has no part 'low', only high"):
        OMAHA.replace_part("low", hole_cards=2)
    with pytest.raises(CardError, match="high has no option 'rules'"):
        OMAHA.replace_part("high", rules=High())


@in_one_test(
    ("options", "message"),
    [
        ({"parts": ()}, "a game has parts, each of another name"),
        ({"parts": (Part("high", High()),) * 2}, "each of another name"),
        ({"parts": (High(),)}, "a game has parts"),
        ({"hole": True}, "whole numbers"),
        ({"hole": 0}, "4 of 0 cards cannot be dealt up"),
        ({"up": 8}, "8 of 7 cards cannot be dealt up"),
        ({"board": -1}, "whole numbers"),
        ({"follow": Rank.QUEEN}, "no part with wild cards: wrap a ranker in Wild"),
        (
            {"parts": (Part("a", High()), Part("b", AceToFive(deck=Deck.twenty())))},
            "have different decks",
        ),
    ],
)
def test_a_game_that_cannot_be_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError, match=message):
        SEVEN_CARD_STUD.replace(**options)


@in_one_test(
    ("numbers", "words"),
    [
        ((2, None, 0, 0), "2"),
        ((7, None, 4, 0), "3 down, 4 up"),
        ((2, 3, 0, 0), "3, keep 2"),
        ((5, None, 0, 1), "5, 1 draw"),
        ((5, None, 4, 3), "1 down, 4 up, 3 draws"),
    ],
)
def test_what_is_dealt_is_told_in_words(
    numbers: tuple[int, int | None, int, int], words: str
) -> None:
    assert dealt_in_words(*numbers) == words


def test_a_part_is_found_by_its_name() -> None:
    parts = [Part("high", High()), Part("low", AceToFive())]
    assert part_named("ours", parts, "low") is parts[1]
    with pytest.raises(CardError, match="ours has no part 'middle', only high, low"):
        part_named("ours", parts, "middle")
    assert replaced(parts[1], "low", {"hole_cards": 2}) == Part("low", AceToFive(), 2)
