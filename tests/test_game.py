"""Games as values: who wins which part, with what, and what cannot be dealt."""

import pickle
from typing import Any

import pytest

import acehigh
from acehigh import (
    AceToFive,
    Deck,
    High,
    Holding,
    LowestCardWild,
    Rank,
    SingleCard,
    Suit,
    Wild,
    parse_cards,
)
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    UnknownNameError,
)
from acehigh.games import (
    BADEUCEY,
    BASEBALL,
    DRAWMAHA,
    FIVE_CARD_DRAW,
    FOLLOW_THE_QUEEN,
    HIGH_CHICAGO,
    HOLDEM,
    JACKS_OR_BETTER,
    KUHN,
    LEDUC,
    LOW_CHICAGO,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SEVEN_CARD_STUD,
    SOKO,
    TAHOE,
    Game,
    Part,
    game_named,
    games,
)
from acehigh.games.named import ALIASES, BUILT_IN
from acehigh.games.upcards import in_order_of_deal, rank_that_follows
from helpers.cases import in_one_test

BOARD = "7c 8d 4s Kh Kd"


@in_one_test("row", BUILT_IN)
def test_every_game_is_a_value_with_a_name_and_a_sentence(row: Any) -> None:
    game = row.value
    assert isinstance(game, Game)
    assert game_named(row.name) is game
    assert game_named(row.name.upper().replace(" ", "-")) is game
    assert row.sentence.endswith(".")
    assert game.name == row.name == row.name.lower()
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(game) == hash(game.replace())
    assert eval(repr(game), _names()) == game
    assert len(game.deck) >= game.hole * 2 + game.board


def _names() -> dict[str, object]:
    return {name: getattr(acehigh, name) for name in acehigh.__all__} | {
        "Game": Game,
        "Part": Part,
    }


@in_one_test(("alias", "name"), ALIASES.items())
def test_common_names_lead_to_the_game(alias: str, name: str) -> None:
    assert game_named(alias).name == game_named(alias.title()).name == name


def test_games_lists_them_all() -> None:
    assert list(games())[:2] == ["hold'em", "pineapple"]
    assert games()["razz"].value is RAZZ


@pytest.mark.parametrize(
    ("name", "near"),
    [("omahaa", "omaha"), ("texsa", "hold'em"), ("raz", "razz"), ("badoogi", "badugi")],
)
def test_an_unknown_game_is_told_the_nearest(name: str, near: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        game_named(name)
    assert f"unknown game {name!r}: did you mean {near!r}?" in str(error.value)


@pytest.mark.parametrize("name", ["whist", "bridge", "solitaire", 5, None])
def test_a_name_like_no_other_is_told_none(name: Any) -> None:
    with pytest.raises(UnknownNameError, match="unknown game") as error:
        game_named(name)
    assert "did you mean" not in str(error.value)


def test_parts_are_won_apart() -> None:
    assert OMAHA_HI_LO.winners(["Ah 2d 3c 9d", "As Kc Qd Jd"], board=BOARD) == {
        "high": (1,),
        "low": (0,),
    }


def test_a_part_that_nobody_can_win_has_no_winner() -> None:
    won = OMAHA_HI_LO.winners(["Ah 2d 3c 9d", "As Kc Qd Jd"], board="7c Td 4s Kh Kd")
    assert won == {"high": (1,), "low": ()}


def test_hands_of_a_player_by_part() -> None:
    hands = OMAHA_HI_LO.hands("Ah 2d 3c 9d", BOARD)
    assert [str(hand) for hand in hands.values()] == [
        "Kh Kd Ah 9d 8d: pair of kings, ace kicker",
        "8d 7c 4s 2d Ah: 8-low",
    ]
    assert not OMAHA_HI_LO.hands("Kc Qc Jc Tc", BOARD)["low"].key.qualifies


def test_at_most_two_hole_cards_play_in_tahoe() -> None:
    board = "9s 9h 4d 4c 2s"
    # All three aces would be a full house over nines.
    hand = TAHOE.hands("As Ah Ad", board)["high"]
    assert hand.key.describe() == "two pair, aces and nines, four kicker"
    assert TAHOE.winners(["As Ah Ad", "9d 3c 2d"], board) == {"high": (1,)}
    assert TAHOE.hands("3s 3h 5d", "As Ks Qs Js Ts")["high"].key.describe().endswith("flush)")


def test_only_spades_in_the_hole_count_in_chicago() -> None:
    held = ["(2h 3h 9s) As Kd Qd Jc", "(Ts 4h 5h) 2c 2d 6c 7c", "(8h 8d 8c) Ks 3c 3d 4c"]
    assert HIGH_CHICAGO.winners(held)["spade"] == (1,)
    assert LOW_CHICAGO.winners(held)["spade"] == (0,)
    assert str(HIGH_CHICAGO.hands(held[1])["spade"]) == "Ts: ten of spades"
    none = ["(2h 3h 9h) As Kd Qd Jc", "(Th 4h 5h) 2c 2d 6c 7c"]
    assert HIGH_CHICAGO.winners(none)["spade"] == ()


def test_the_ace_of_spades_is_the_best_card_of_both_chicagos_by_default() -> None:
    held = ["(As 3h 9h) 2c Kd Qd Jc", "(2s 4h 5h) 3c 2d 6c 7c", "(Ks 8d 8c) 3s 9c 3d 4c"]
    assert HIGH_CHICAGO.winners(held)["spade"] == LOW_CHICAGO.winners(held)["spade"] == (0,)
    ace_high = LOW_CHICAGO.replace_part("spade", ranker=SingleCard(Suit.SPADES, low=True))
    assert ace_high.winners(held)["spade"] == (1,)


def test_wild_cards_are_no_spades() -> None:
    rules = Wild(High(), wild="9")
    game = HIGH_CHICAGO.replace_part("high", ranker=rules).replace_part(
        "spade", ranker=SingleCard(Suit.SPADES, wild="9")
    )
    held = ["(9s 3h 5h) 2c Kd Qd Jc", "(2s 4h 5d) 3c 2d 6c 7c"]
    assert game.winners(held)["spade"] == (1,)


def test_the_rank_after_the_last_queen_is_wild() -> None:
    held = ["(As 2d) 7h Qc 9d Tc (Kd)", "(5s 5d) 8h 3c 4d 4c (Kh)"]
    told = FOLLOW_THE_QUEEN.told_by(held)
    assert told.part("high").ranker == Wild(High(), wild="Q 3")
    assert told.told_by(held) is told
    assert FOLLOW_THE_QUEEN.winners(held) == told.winners(held) == {"high": (1,)}
    with pytest.raises(CardError, match="the upcards of all players tell what is wild"):
        FOLLOW_THE_QUEEN.hands(held[0])
    assert told.hands(held[1])["high"].key.describe() == "full house, fives over fours"


@pytest.mark.parametrize(
    ("held", "rank"),
    [
        (["(2c 2d) Qs 3s", "(2h 2s) 5s 6s"], Rank.FIVE),
        (["(2c 2d) 4s 3s", "(2h 2s) 5s Qs"], None),
        (["(2c 2d) Qh Qd", "(2h 2s) Qs 6s"], Rank.SIX),
        (["(2c Qd) 4s 3s", "(2h 2s) 5s 6s"], None),
        (["(2c 2d) 4s Qs", "(2h 2s) 5s", "(2h 2s) 5s 9s"], Rank.NINE),
        ([], None),
    ],
)
def test_upcards_are_dealt_in_rounds(held: list[str], rank: Rank | None) -> None:
    holdings = [_holding(text) for text in held]
    assert rank_that_follows(holdings, Rank.QUEEN) is rank
    assert len(list(in_order_of_deal(holdings))) == sum(len(one.up) for one in holdings)


def _holding(text: str) -> Holding:
    hole, up = text.removeprefix("(").split(")")
    return Holding(hole, up)


def test_a_four_dealt_up_brings_another_card_in_baseball() -> None:
    seven, eight = "(As Ad 5c) 7h 8c Jd Tc", "(Ks Kd 6c 6d) 4h 2c Js Th"
    assert BASEBALL.winners([seven, eight]) == {"high": (1,)}
    up = "(Ks Kd 6c) 4h 2c Js Th 6d"
    assert BASEBALL.winners([seven, up]) == {"high": (1,)}
    with pytest.raises(HandSizeError, match=r"7 cards each, not 8"):
        BASEBALL.winners([seven, "(Ks Kd 6c 4h) 5h 2c Js Th"])


def test_jacks_or_better_open() -> None:
    opens = JACKS_OR_BETTER.may_open
    assert opens("Jh Jd 9s 5c 2d")
    assert opens("2h 2d 3s 3c Ad")
    assert not opens("Th Td 9s 5c 2d")
    assert not opens("Ah Kd 9s 5c 2d")
    assert FIVE_CARD_DRAW.may_open("Ah Kd 9s 5c 2d")


def test_in_drawmaha_the_hand_is_won_without_the_board() -> None:
    held = ["As Ks Qs Js 9s", "2h 2d 7c 7h 8c"]
    assert DRAWMAHA.winners(held, "2s 2c 3d 9d Td") == {"draw": (0,), "omaha": (1,)}


def test_badeucey_has_the_ace_high_in_both_halves() -> None:
    held = ["Ac 2d 3h 4s 7s", "5c 2h 3d 4s 8c".replace("4s", "4h"), "9c 2c 3c 7d 6s"]
    assert BADEUCEY.winners(held) == {"badugi": (0,), "low": (1,)}


def test_the_small_games() -> None:
    assert KUHN.winners(["Ks", "Qs"]) == {"high": (0,)}
    assert LEDUC.winners(["Ks", "Qs"], "Qh") == {"high": (1,)}
    assert LEDUC.winners(["Ks", "Kh"], "Qh") == {"high": (0, 1)}
    assert SOKO.winners(["(2s) 2h 3d 4c 5s", "(As) Ah Kd Qc 9s"]) == {"high": (0,)}


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


def test_plain_cards_will_do_where_it_does_not_matter_who_sees_them() -> None:
    text = "As 2d 7h 8c 9d Tc Kd"
    assert RAZZ.winners([text, "(Ks Kh) 6h 5c 4d 3c (2h)"]) == {"low": (1,)}
    assert RAZZ.hands(iter(parse_cards(text)))["low"].key.describe() == "9-low"
    assert HOLDEM.hands("(As Ah)", BOARD) == HOLDEM.hands("As Ah", BOARD)


@in_one_test(
    ("game", "held", "board", "error", "message"),
    [
        (OMAHA, ["As Ks Qs", "2c 2d 2h 2s"], BOARD, HandSizeError, "with 4 cards each, not 3"),
        (OMAHA, ["As Ks Qs Js Ts", "2c 2d 2h 2s"], BOARD, HandSizeError, "4 cards each, not 5"),
        (HOLDEM, ["As Ks", "2c 2d"], "7c 8d 4s", HandSizeError, "board of 5, not of 3: 7c 8d"),
        (HOLDEM, ["As Ks", "2c 2d"], "", HandSizeError, "a board of 5, not of 0: none"),
        (RAZZ, ["As 2d 7h 8c 9d Tc Kd"], "5c", HandSizeError, "razz has no board, but .*: 5c"),
        (
            HOLDEM,
            ["(As) Ks", "2c 2d"],
            BOARD,
            CardError,
            r"no upcards, but \(As\) Ks has Ks",
        ),
        (RAZZ, ["(As) 2d 7h 8c 9d Tc Kd"], "", HandSizeError, "deals 4 of 7 cards up, not 6"),
        (
            HIGH_CHICAGO,
            ["As 2d 7h 8c 9d Tc Kd"],
            "",
            CardError,
            "which cards are dealt up",
        ),
        (
            HOLDEM,
            ["As Ks", "As 2d"],
            BOARD,
            DuplicateCardError,
            "As is in the holding As Ks",
        ),
        (HOLDEM, ["As Ks", "Kh 2d"], BOARD, DuplicateCardError, "Kh is in the board and"),
        (HOLDEM, ["As Jk", "Qh 2d"], BOARD, NotInDeckError, "Jk is not in the 52-card deck"),
        (HOLDEM, "As Ks", BOARD, ParseError, "expected several holdings, got one text"),
        (HOLDEM, 5, BOARD, ParseError, "expected holdings, got 5"),
        (HOLDEM, ["As 1s"], BOARD, ParseError, "'1s' is no card"),
        (KUHN, ["As", "Ks"], "", NotInDeckError, "As is not in the 3-card deck"),
    ],
)
def test_what_cannot_be_dealt_is_named(
    game: Game, held: Any, board: str, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        game.winners(held, board)


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


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"name": ""}, "a part has a name, not ''"),
        ({"ranker": "high"}, "expected a ranker"),
        ({"among": "hole"}, "among is one of all, holding, hole cards; not 'hole'"),
        ({"hole_cards": 6}, "hole_cards is a number up to 5, not 6"),
        ({"hole_cards": True}, "hole_cards is a number up to 5, not True"),
        ({"most_hole_cards": -1}, "most_hole_cards is a number up to 5, not -1"),
        ({"hole_cards": 2, "most_hole_cards": 2}, "exclude each other"),
    ],
)
def test_a_part_that_cannot_be_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError, match=message):
        Part(**{"name": "high", "ranker": High(), **options})


def test_what_plays_is_told_in_words() -> None:
    parts = [OMAHA.parts[0], TAHOE.parts[0], HOLDEM.parts[0], HIGH_CHICAGO.parts[1]]
    assert [part.plays for part in parts] == [
        "exactly 2 hole cards",
        "at most 2 hole cards",
        "any cards",
        "only the hole cards",
    ]


def test_a_part_without_wild_cards_has_none_more() -> None:
    part = Part("high", High())
    assert part.with_wild([Rank.TWO]) is part
