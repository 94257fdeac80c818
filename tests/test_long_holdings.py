"""Long holdings are ranked in a moment, or refused at once."""

import pytest

from acehigh import Bug, Deck, DeuceToSeven, High, LowestCardWild, Ranker, Suit, Wild
from acehigh.errors import HandSizeError

RED = [card for card in Deck.standard() if card.suit in (Suit.HEARTS, Suit.DIAMONDS)]
HEARTS = [card for card in RED if card.suit is Suit.HEARTS]


@pytest.mark.parametrize(
    "ranker",
    [Wild(High(), HEARTS, naturals="fewer_wild"), Bug(High(), HEARTS)],
)
def test_too_many_ways_to_be_natural_are_refused(ranker: Ranker) -> None:
    for ask in (ranker.key, ranker.best):
        with pytest.raises(
            HandSizeError, match="of 26 cards 13 may be wild or natural, in 2,380"
        ):
            ask(RED)


@pytest.mark.slow
def test_which_wild_cards_play_as_themselves_is_refused_alike() -> None:
    ranker = Wild(High(), HEARTS)
    assert ranker.key(RED).describe() == "five of a kind, aces"
    with pytest.raises(HandSizeError, match="with more than 9 cards 128 are the most"):
        ranker.best(RED)


@pytest.mark.slow
def test_as_many_as_a_holding_of_a_game_has_are_tried() -> None:
    ranker = Wild(High(), HEARTS, naturals="fewer_wild")
    assert ranker.key(HEARTS[:9]).describe() == "five of a kind, aces"
    assert (
        LowestCardWild(High()).key(RED).describe() == "straight flush, ace high (royal flush)"
    )


@pytest.mark.slow
def test_eight_decks_at_once_are_ranked() -> None:
    deck = Deck.standard() * 8
    assert DeuceToSeven(deck).key(deck.cards).describe() == "7-low"
    assert High(deck).key(deck.cards).describe() == "five of a kind, aces"
