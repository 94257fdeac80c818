"""Which of several equal cards a player may make wild, and which hand he may show (W8, S3)."""

import pytest

from acehigh import Deck, High, LowestCardWild, Ranker, SuitTieBreak, Wild, winners

ONE = LowestCardWild(High(), ties="one")
ALL = LowestCardWild(High())


def test_the_lowest_concealed_card_is_the_one_that_is_wild() -> None:
    hand = ONE.best("Jh 4h 4c 9h Qh", concealed="4h")
    assert hand.key.describe() == "pair of queens, jack kicker"
    assert str(hand) == "Qh 4h Jh 9h 4c: pair of queens, jack kicker (4h as Qs)"


def test_the_upcard_is_the_one_that_is_wild_if_it_is_the_concealed_one() -> None:
    hand = ONE.best("Jh 4h 4c 9h Qh", concealed="4c")
    assert hand.key.describe() == "flush, ace high"


def test_of_two_concealed_cards_the_player_chooses() -> None:
    assert ONE.best("Jh 4h 4c 9h Qh", concealed="4h 4c") == ONE.best("Jh 4h 4c 9h Qh")
    assert ONE.best("Jh 4h 4c 9h Qh").key.describe() == "flush, ace high"


def test_where_all_are_wild_the_upcard_is_wild_with_the_concealed_one() -> None:
    hand = ALL.best("Jh 4h 4c 9h Qh", concealed="4h")
    assert str(hand).startswith("4h Qh Jh 4c 9h: straight flush, king high (4h as Kh, 4c as")


def test_equal_cards_of_two_decks_are_one_each() -> None:
    rules = LowestCardWild(High(Deck.standard() * 2), ties="one")
    assert (
        rules.key("4h 4h Kd Qd 9c", concealed="4h").describe() == "pair of kings, queen kicker"
    )


HOLDINGS = ["Ts Th 9c 8d 6c 2c", "Td 9h 8h 6s 3d"]


@pytest.mark.parametrize("ranker", [ALL, ONE, Wild(High(), "2 3")])
def test_a_player_shows_the_better_of_two_equal_cards(ranker: Ranker) -> None:
    assert winners(ranker, HOLDINGS) == (0, 1)
    for order, won in (("hdsc", (0,)), ("dhsc", (1,)), ("shdc", (0,)), ("cdhs", (1,))):
        assert winners(ranker, HOLDINGS, tie_break=SuitTieBreak("highest", order)) == won  # type: ignore[arg-type]  # letters are taken


def test_what_may_be_shown_is_worth_the_key() -> None:
    key = ALL.key(HOLDINGS[0])
    shown = list(ALL.equal_hands(HOLDINGS[0], key))
    assert {str(hand.cards[0]) for hand in shown} == {"Ts", "Th"}
    assert all(hand.key == key and len(hand.cards) == 5 for hand in shown)


def test_only_what_is_worth_the_key_is_shown() -> None:
    # The player chooses which four is wild; one choice makes the flush, the other a pair.
    holding = "Jh 4h 4c 9h Qh"
    shown = list(ONE.equal_hands(holding, ONE.key(holding)))
    assert {hand.key.describe() for hand in shown} == {"flush, ace high"}


def test_a_wild_card_and_its_equal_of_another_deck_are_told_apart() -> None:
    rules = LowestCardWild(High(Deck.standard() * 2), ties="one")
    holding = "4h 4h Kd Qd 9c 8s"
    for hand in rules.equal_hands(holding, rules.key(holding)):
        assert hand.key.describe() == "pair of kings, queen kicker"
        assert [str(card) for card in hand.cards].count("4h") == 1
