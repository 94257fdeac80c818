"""`outs`: the next cards that make a player who is behind win or tie."""

from random import Random

import pytest

from acehigh import Card, CardError, High, Incomplete, Range, ThreeCard, outs, parse_cards
from acehigh.errors import DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.games import HOLDEM, OMAHA_HI_LO, RAZZ
from helpers.cases import in_one_test
from helpers.dealt import Dealt
from helpers.slow_equity import winners_of


def slow_outs(
    game: Dealt, held: list[tuple[Card, ...]], board: tuple[Card, ...], dead: tuple[Card, ...]
) -> list[set[Card]]:
    def behind(player: int, held: list[tuple[Card, ...]], board: tuple[Card, ...]) -> bool:
        shares = [0.0] * len(held)
        parts = [winners_of(part, held, board) for part in game.parts]
        for winners in filter(None, parts):
            for one in winners:
                shares[one] += 1 / len(winners)
        return shares[player] < max(shares)

    found: list[set[Card]] = []
    seen = {*board, *dead, *(card for cards in held for card in cards)}
    for player in range(len(held)):
        found.append(set())
        if behind(player, held, board):
            for card in set(game.deck) - seen:
                later, shared = list(held), board
                if len(board) < game.board:
                    shared = (*board, card)
                elif len(held[player]) < game.hole:
                    later[player] = (*held[player], card)
                else:
                    continue
                if not behind(player, later, shared):
                    found[player].add(card)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "held", "board"),
    [
        (HOLDEM, 2, 3),
        (HOLDEM, 2, 4),
        (HOLDEM, 2, 5),
        (OMAHA_HI_LO, 4, 4),
        (RAZZ, 5, 0),
        (RAZZ, 6, 0),
    ],
)
def test_outs_are_those_that_trying_every_card_gives(
    game: Dealt, held: int, board: int, seed: int
) -> None:
    random = Random(seed)
    cards = random.sample(game.deck.cards, 52)
    players = [tuple(cards[at * held : (at + 1) * held]) for at in range(3)]
    shared, dead = tuple(cards[30 : 30 + board]), tuple(cards[40:42])
    found = outs(game, players, shared, dead=dead)
    assert list(map(set, found)) == slow_outs(game, players, shared, dead)


def text(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def test_a_flush_draw_has_nine_outs() -> None:
    ahead, behind = outs(HOLDEM, ["As Ac", "8h 7h"], "Kh 9h 2c")
    assert ahead == ()
    assert text(behind) == "Ah Qh Jh Th 6h 5h 4h 3h 2h"


def test_cards_that_give_a_tie_are_outs() -> None:
    # A ten or a five makes a full house on the board.
    _, behind = outs(HOLDEM, ["As 9c", "Qh Jd"], "Th Ts 5c 5d")
    assert text(behind) == "Qs Qd Qc Js Jh Jc Td Tc 5s 5h"


def test_half_of_the_pot_is_a_tie() -> None:
    # The nut low is half of the pot.
    _, behind = outs(OMAHA_HI_LO, ["Ks Kh Qs Jh", "Ah 2d Tc 9c"], "Kd 7s 5c 9h")
    assert {str(card) for card in behind} >= {"8s", "6d", "4h", "3c"}


def test_with_a_ranker_one_more_card_comes() -> None:
    assert outs(High(), ["As Ac", "8d 7d"], "9h 6s 2c") == outs(
        HOLDEM, ["As Ac", "8d 7d"], "9h 6s 2c"
    )
    ahead, behind = outs(Incomplete(High()), ["Ks", "Qd"])
    assert ahead == ()
    # A pair, or a card beside the queen that is no lower than the king.
    assert text(behind) == "As Ah Ad Ac Kh Kd Kc Qs Qh Qc"


def test_nobody_has_outs_once_all_cards_are_dealt() -> None:
    assert outs(HOLDEM, ["As Ac", "8d 7d"], "9h 6s 2c Kd Kc") == ((), ())


def test_equal_hands_have_no_outs() -> None:
    assert outs(HOLDEM, ["As Kc", "Ah Kd"], "9h 6s 2c") == ((), ())


def test_a_hand_needs_its_part_of_the_board() -> None:
    with pytest.raises(HandSizeError, match="outs need a board of 3 cards or more, not 2"):
        outs("omaha", ["AsAhKsKh", "2s3s5s6s"], "2c 3d")
    with pytest.raises(HandSizeError, match="outs need a board of 3 cards or more, not 2"):
        outs("tahoe", ["AsAhKs", "2s3s5s"], "2c 3d")
    assert outs("leduc", ["Js", "Qs"], "Qh") == ((), ())


def test_players_and_cards_may_be_iterators() -> None:
    players = (iter(parse_cards(cards)) for cards in ("As Ac", "8h 7h"))
    assert len(outs(HOLDEM, players, iter(["Kh", "9h", "2c"]))[1]) == 9


@in_one_test(
    ("players", "board", "kind", "message"),
    [
        (["As Ac", "KK"], "9h 6s 2c", CardError, "outs are of known cards"),
        (["As Ac", Range("KK")], "9h 6s 2c", CardError, "outs are of known cards"),
        (["As Ac", "Ks"], "9h 6s 2c 3d", HandSizeError, "holds 2 cards, not 1: Ks"),
        (["As Ac", "Ks Kd"], "", HandSizeError, "outs need a board of 3 cards or more, not 0"),
        (["As Ac", "Ks As"], "9h 6s 2c", DuplicateCardError, "As is in"),
        (["As Ac", "Ks Jk"], "9h 6s 2c", NotInDeckError, "Jk is not in"),
        ([], "9h 6s 2c", CardError, "expected players, got none"),
        ("As Ac", "9h 6s 2c", CardError, "expected several players"),
    ],
)
def test_mistakes_are_named(
    players: list[str], board: str, kind: type[CardError], message: str
) -> None:
    with pytest.raises(kind, match=message):
        outs(HOLDEM, players, board)


def test_other_hand_sizes() -> None:
    drawing, ahead = outs(ThreeCard(), ["As Ac Kd", "8d 7d 5d"])
    assert text(drawing) == "Ah Ad Qs Qh Qd Qc"
    assert ahead == ()
