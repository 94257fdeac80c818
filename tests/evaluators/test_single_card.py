"""The rankers that games brought: Soko, badugi with the ace high, two cards, a single card."""

from random import Random

import pytest

from acehigh import (
    Badugi,
    Deck,
    Ranker,
    SingleCard,
    Soko,
    Suit,
    TwoCard,
    ranker_named,
)
from acehigh.errors import CardError
from acehigh.testing import check_ranker
from helpers.slow_games import ace_high_badugi
from helpers.twin import assert_same_order

NEW = {
    "badugi-ace-high": Badugi(ace_high=True),
    "high-spade": SingleCard(suit=Suit.SPADES),
    "low-spade": SingleCard(suit=Suit.SPADES, low=True, ace_low=True),
    "single-card": SingleCard(),
    "soko": Soko(),
    "two-card": TwoCard(),
}


@pytest.mark.parametrize(("name", "ranker"), NEW.items(), ids=NEW)
def test_the_new_rankers_have_names_and_obey_the_laws(name: str, ranker: Ranker) -> None:
    assert ranker_named(name) == ranker
    check_ranker(ranker, examples=8)


def test_badugi_with_the_ace_high_agrees_with_the_twin() -> None:
    random, rules = Random(5), Badugi(ace_high=True)
    held = [tuple(random.sample(Deck.standard().cards, 5)) for _ in range(150)]
    assert_same_order((rules.key(cards), ace_high_badugi(cards)) for cards in held)
    assert rules.key("5s 4h 3d 2c") > rules.key("As 4h 3d 2c")
    assert rules.key("As 4h 3d 2c").describe() == "badugi, ace-low"
    assert Badugi().key("As 4h 3d 2c").describe() == "badugi, 4-low"
    assert not rules.ace_is_low


def test_a_single_card() -> None:
    spade = SingleCard(suit=Suit.SPADES, wild="9, Kd")
    assert str(spade.best("9s 3s Ah")) == "3s: three of spades"
    assert spade.key("9s Ah").describe() == "no spades"
    assert not spade.key("9s Ah").qualifies
    assert SingleCard(wild=lambda card: card.suit is Suit.HEARTS).key("Ah 2c").describe() == (
        "two high"
    )
    assert SingleCard(low=True).key("Ah 2c").describe() == "two low"
    assert SingleCard(deck=Deck.standard(jokers=1)).key("Jk").describe() == (
        "no card that counts"
    )
    for rules in (SingleCard(), SingleCard(suit=Suit.SPADES, low=True)):
        worst, other = rules.categories
        assert rules.explain(worst, ()).endswith("it does not win.")
        assert rules.explain(other, ()).endswith("wins.")
    with pytest.raises(CardError, match="suit is a Suit of the 52-card deck, not 's'"):
        SingleCard(suit="s")  # type: ignore[arg-type]  # what must be refused


def test_an_option_says_whether_the_ace_is_low() -> None:
    assert SingleCard(ace_low=True).ace_is_low
    assert not SingleCard().ace_is_low
