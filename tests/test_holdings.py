"""Holdings with hole cards and upcards: their text, and who understands them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import (
    Deck,
    High,
    Holding,
    LowestCardWild,
    beats,
    best_hand,
    parse_cards,
    parse_holding,
    ranking,
    winners,
)
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, ParseError
from acehigh.showdowns.rulings import bring_in
from acehigh.showdowns.settlement import Table, settle
from acehigh.showdowns.tiebreaks import SuitTieBreak

STUD = "(As 2d) 7h 8c 9d Tc (Kd)"


def test_a_holding_tells_hole_cards_from_upcards() -> None:
    holding = parse_holding(STUD)
    assert holding == Holding(hole="As 2d Kd", up="7h 8c 9d Tc")
    assert isinstance(holding, Holding)
    assert holding.hole == parse_cards("As 2d Kd")
    assert holding.up == parse_cards("7h 8c 9d Tc")
    assert parse_holding(holding) is holding


def test_a_holding_is_a_sequence_of_its_cards_hole_cards_first() -> None:
    holding = Holding(hole="As 2d", up="7h")
    assert list(holding) == list(parse_cards("As 2d 7h"))
    assert (len(holding), holding[2], holding[1:]) == (3, *parse_cards("7h"), holding.cards[1:])
    assert holding + parse_cards("Qs") == Holding(hole="As 2d", up="7h Qs")


@given(st.permutations(Deck.standard().cards), st.integers(0, 4), st.integers(0, 5))
def test_text_and_repr_make_the_holding_again(cards: list[Any], hole: int, up: int) -> None:
    holding = Holding(hole=cards[:hole], up=cards[hole : hole + up])
    assert eval(repr(holding)) == holding
    assert hash(eval(repr(holding))) == hash(holding)
    if hole:
        assert parse_holding(str(holding)) == holding
    else:
        assert parse_holding(str(holding)) == holding.cards


def test_without_parentheses_they_are_plain_cards() -> None:
    assert parse_holding("As 2d") == parse_cards("As 2d")
    assert parse_holding(iter(parse_cards("As 2d"))) == parse_cards("As 2d")


@pytest.mark.parametrize("text", ["(As 2d", "As) 2d", "((As) 2d)", ")As("])
def test_parentheses_that_do_not_match_are_named(text: str) -> None:
    with pytest.raises(ParseError, match="parentheses in"):
        parse_holding(text)
    with pytest.raises(ParseError, match="parentheses in"):
        parse_cards(text)


def test_a_part_that_is_no_card_is_named() -> None:
    with pytest.raises(ParseError, match="'1s' is no card"):
        parse_holding("(As 1s) 7h")
    with pytest.raises(ParseError, match="expected"):
        parse_holding(None)  # type: ignore[arg-type]  # what must be refused


def test_whatever_takes_holdings_takes_these() -> None:
    other = "(Ac Ad) 7s 8d 2s 3s (Kh)"
    assert (
        winners(High(), [STUD, other])
        == winners(High(), [Holding("As 2d Kd", "7h 8c 9d Tc"), other])
        == (1,)
    )
    assert ranking(High(), [STUD, other]) == ((1,), (0,))
    assert beats(High(), other, STUD)
    assert best_hand(High(), other).key.describe() == "pair of aces, king kicker"
    assert High().key(STUD) == High().key(Holding("As 2d Kd", "7h 8c 9d Tc"))
    (award,) = settle(High(), [STUD, other], [5, 5], Table(unit=1))
    assert award.player == 1


def test_the_lowest_concealed_card_is_wild_in_a_showdown() -> None:
    rules = LowestCardWild()
    # Of all cards the deuce is the lowest, of the concealed ones the nine.
    text = "(9s Kd) 2h Kh 7c 4d (Qs)"
    assert rules.key(text).describe() == "three of a kind, kings, queen kicker"
    assert rules.key(text) == rules.key(parse_cards(text), concealed="9s Kd Qs")
    assert rules.best(text) == rules.best(parse_cards(text), concealed="9s Kd Qs")
    held = [text, "(3s Jc) Js Jd 5s 5c (Ah)"]
    assert winners(rules, held) == (1,)
    assert best_hand(rules, held[0]).plays_as[2] in parse_cards("Ks Kc")
    assert winners(rules, [parse_holding(one) for one in held]) == (1,)


def test_where_one_card_only_is_wild_it_is_the_concealed_one() -> None:
    hand = LowestCardWild(High(), ties="one").best("Jh 4h 4c 9h Qh", concealed="4h")
    assert hand.key.describe() == "pair of queens, jack kicker"
    stands_for = zip(hand.cards, hand.plays_as, strict=True)
    assert [held for held, other in stands_for if held is not other] == [*parse_cards("4h")]


def test_whole_stud_holdings_bring_it_in() -> None:
    held = ["(As Ac) 3h", "(Kd Ks) 9c", "(2c 2d) 3d"]
    assert bring_in(held) == bring_in(map(parse_holding, held)) == 2
    assert bring_in(held, razz=True) == 1
    assert bring_in(["(As Ac) 3h 2h", "(Kd Ks) 9c 2s"]) == 0
    assert bring_in([parse_cards("3h"), "9c"]) == 0
    with pytest.raises(CardError, match=r"no card is dealt up in \(As Ac\)"):
        bring_in(["(As Ac)", "9c"])


def test_holdings_of_different_sizes_beside_a_board_are_refused() -> None:
    held, board = ["As 2c", "Qs"], "Qd 7d Ad 7s Ah"
    message = r"one player holds 1 \(Qs\), another 2 \(As 2c\).*sizes='any'"
    with pytest.raises(HandSizeError, match=message):
        winners(High(), held, board=board)
    assert winners(High(), held, board=board, sizes="any") == (0,)
    assert winners(High(), ["As Ks Qs Js Ts", "2c 2d 2h 3s 3d 5c"]) == (0,)
    with pytest.raises(DuplicateCardError):
        winners(High(), ["As 2c", "As"], board=board, sizes="any")


def test_what_can_be_read_once_is_not_used_up() -> None:
    held = [iter(parse_cards("As 2c")), {*parse_cards("Qs Qh")}]
    got = ranking(High(), held, board=iter(parse_cards("Qd 7d Ad 7s Jh")), tie_break="highest")
    assert got == ((1,), (0,))


def test_a_tie_break_may_be_named() -> None:
    held = ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"]
    assert winners(High(), held, tie_break="paired") == (0,)
    assert winners(High(), held, tie_break=SuitTieBreak("paired")) == (0,)
    with pytest.raises(CardError, match="a tie-break is a SuitTieBreak or one of highest,"):
        winners(High(), held, tie_break="highly")
    with pytest.raises(CardError, match="not 5"):
        winners(High(), held, tie_break=5)  # type: ignore[arg-type]  # what must be refused


def test_hypothesis_writes_a_holding_as_its_constructor_call() -> None:
    class Printer:
        written = ""

        def text(self, text: str) -> None:
            self.written += text

    printer = Printer()
    Holding("As", "Kd")._repr_pretty_(printer, False)
    assert printer.written == "Holding(hole='As', up='Kd')"
