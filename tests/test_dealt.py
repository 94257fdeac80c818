"""Whether cards can have been dealt together, and dealing from a shuffled deck."""

from collections import Counter
from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, Deck, parse_cards
from acehigh.dealt import check_cards, check_deal, divided, shuffled
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError
from helpers.cases import in_one_test

FEW = parse_cards("As Kd 7h 7h")
HAS = Counter(FEW)
some_cards = st.lists(st.sampled_from(parse_cards("As Kd 7h 2c")), max_size=5)


@given(some_cards)
def test_cards_go_together_if_the_deck_has_as_many_of_each(cards: list[Card]) -> None:
    held = Counter(cards)
    if held <= HAS:
        check_cards(cards, HAS, "deck")
        return
    lacking = not held.keys() <= HAS.keys()
    with pytest.raises(CardError) as error:
        check_cards(cards, HAS, "small deck")
    assert isinstance(error.value, NotInDeckError | DuplicateCardError)
    if isinstance(error.value, NotInDeckError):
        assert lacking
        assert str(error.value) == "2c is not in the small deck"


@given(st.lists(some_cards, max_size=3), some_cards)
def test_a_deal_is_good_if_all_its_cards_go_together(
    holdings: list[list[Card]], board: list[Card]
) -> None:
    held = [tuple(cards) for cards in holdings]
    if Counter(chain(board, *held)) <= HAS:
        check_deal(held, tuple(board), HAS, "deck")
        return
    with pytest.raises((NotInDeckError, DuplicateCardError)):
        check_deal(held, tuple(board), HAS, "deck")


def test_a_card_that_is_held_twice_is_named_with_those_who_hold_it() -> None:
    counts = Deck.standard().counts
    aces, kings, board = parse_cards("As Ah"), parse_cards("Ks As"), parse_cards("As 2c 3d")
    with pytest.raises(DuplicateCardError) as error:
        check_deal([aces, kings], (), counts, "deck")
    assert str(error.value) == (
        "As is in the holding As Ah and the holding Ks As, 2 times in all, "
        "but the 52-card deck has 1"
    )
    with pytest.raises(
        DuplicateCardError, match=r"^As is in the board and the holding As Ah, 2"
    ):
        check_deal([aces], board, counts, "deck")
    # What one holding cannot be is said of that one.
    with pytest.raises(DuplicateCardError, match=r"^As is held 2 times in As As, but"):
        check_deal([aces, parse_cards("As As")], (), counts, "deck")


def test_who_lacks_a_joker_is_told_how_to_have_one() -> None:
    with pytest.raises(NotInDeckError) as error:
        check_cards(parse_cards("As Jk"), Deck.standard().counts, "52-card deck")
    assert str(error.value) == (
        "Jk is not in the 52-card deck: it takes a deck with jokers, and Wild or Bug to give "
        "them a meaning"
    )


def test_shuffled_cards_are_the_same_cards() -> None:
    deck = Deck.standard().cards
    mixed = shuffled(deck, Random(1))
    assert mixed != list(deck)
    assert Counter(mixed) == Counter(deck)
    assert shuffled(deck, Random(1)) == mixed
    assert Counter(shuffled(FEW, None)) == HAS
    with pytest.raises(
        CardError, match=r"^expected a random.Random, as Random\(seed\), got 5$"
    ):
        shuffled(deck, 5)  # type: ignore[arg-type]  # what must be refused


@given(st.integers(0, 5), st.integers(0, 3), st.integers(0, 5))
def test_cards_are_divided_from_the_first_on(players: int, each: int, board: int) -> None:
    cards = Deck.twenty().cards
    holdings, shared = divided(cards, players, each, board)
    dealt = players * each + board
    assert [len(held) for held in holdings] == [each] * players
    assert (*chain(*holdings), *shared) == tuple(cards[:dealt])


@in_one_test("numbers", [(3, 2, 0), (1, 2, 3), (-1, 2, 0), (1, -1, 0), (1, 1, -1)])
def test_more_than_there_is_cannot_be_dealt(numbers: tuple[int, int, int]) -> None:
    players, each, board = numbers
    with pytest.raises(CardError) as error:
        divided(FEW, players, each, board)
    assert str(error.value) == (
        f"cannot deal {players} x {each} cards and a board of {board} from a 4-card deck"
    )


def test_so_many_is_a_whole_number() -> None:
    for numbers, said in (
        ((True, 1, 1), "the number of players is a whole number, not True"),
        ((1, 1.0, 1), "a holding is a whole number, not 1.0"),
        ((1, 1, "1"), "a board is a whole number, not '1'"),
    ):
        with pytest.raises(CardError, match=f"^{said}$"):
            divided(FEW, *numbers)
