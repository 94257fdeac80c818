"""A hand of each category, as a chart shows it: the best there is of it."""

import pytest

from acehigh import (
    Badugi,
    Category,
    Deck,
    High,
    LowestCardWild,
    Rank,
    Suit,
    TwentyCard,
    Wild,
    parse_cards,
    ranker_named,
)
from acehigh.evaluators.named import BUILT_IN
from acehigh.odds.examples import best_examples
from acehigh.odds.frequencies import frequencies


@pytest.mark.slow
@pytest.mark.parametrize("cards", [5, 7])
@pytest.mark.parametrize("name", [row.name for row in BUILT_IN])
def test_examples_are_the_best_of_each_category(name: str, cards: int) -> None:
    found = frequencies(ranker_named(name), cards, deck=Deck.stripped(Rank.TEN))
    assert list(found.examples) == list(found.counts)
    for category, hand in found.examples.items():
        assert hand.key == max(key for key in found.keys if key.category is category)
        assert found.ranker.key(hand.cards) == hand.key


def test_examples_of_wild_games_say_what_the_wild_cards_are() -> None:
    deck = Deck(ranks=(Rank.TWO, *tuple(Rank)[8:]))
    examples = frequencies(Wild(High(), wild=Rank.TWO), deck=deck).examples
    best = examples[Category.FIVE_OF_A_KIND]
    assert {card.rank for card in best.plays_as} == {Rank.ACE}
    assert all(card in best.plays_as for card in best.cards if card.rank is Rank.ACE)


@pytest.mark.slow
def test_examples_are_made_with_the_known_cards() -> None:
    # Four cards to come: no flush without a deuce, and no hand without the pair.
    examples = frequencies(High(), 6, known="2s 2h").examples
    assert Category.HIGH_CARD not in examples
    assert [str(card.rank) for card in examples[Category.FLUSH].cards][::4] == ["A", "2"]
    assert len(set(examples[Category.PAIR].cards) & set(parse_cards("2s 2h"))) == 2
    (only,) = frequencies(High(), known="As Ks Qs Js Ts").examples.values()
    assert only.key.describe() == "straight flush, ace high (royal flush)"


def test_examples_of_games_in_which_cards_count_that_do_not_play() -> None:
    # Aces over queens without a wild card: the lowest card of all must be another.
    deck = Deck(
        ranks=(Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.ACE),
        suits=(Suit.CLUBS, Suit.SPADES, Suit.STARS),
    )
    found = frequencies(LowestCardWild(TwentyCard(deck=deck), naturals="fewer_wild"), 7)
    best = next(key for key in found.keys if key.category is Category.FULL_HOUSE)
    assert found.examples[Category.FULL_HOUSE].key == best


def test_examples_that_would_take_too_long_are_left_out() -> None:
    ranker = Badugi(deck=Deck.stripped(Rank.QUEEN))
    keys = frequencies(ranker).keys
    assert best_examples(ranker, keys, 4, (), (), most=3) == {}
    assert best_examples(ranker, keys, 4, (), (), most=3_000) == frequencies(ranker).examples


def test_examples_have_no_dead_card() -> None:
    examples = frequencies(High(), dead="As Ah Kd").examples
    assert not any(
        card in hand.cards for hand in examples.values() for card in parse_cards("As Ah Kd")
    )


def test_the_hands_are_those_one_would_draw() -> None:
    keys = frequencies(High()).keys
    shown = best_examples(High(), keys, 5, (), (), most=1_000)
    assert {
        str(category): " ".join(map(str, hand.cards)) for category, hand in shown.items()
    } == {
        "straight flush": "As Ks Qs Js Ts",
        "four of a kind": "As Ah Ad Ac Ks",
        "full house": "As Ah Ad Ks Kc",
        "flush": "As Ks Qs Js 9s",
        "straight": "As Kh Qd Jc Ts",
        "three of a kind": "As Ah Ad Kc Qs",
        "two pair": "As Ah Kd Kc Qs",
        "pair": "As Ah Kd Qc Js",
        "high card": "As Kh Qd Jc 9s",
    }


def test_natural_hands_are_shown_before_wild_ones() -> None:
    rules = Wild(High(Deck.twenty()))
    shown = frequencies(rules).examples
    for category, hand in shown.items():
        wild = rules.wild_cards & set(hand.cards)
        assert bool(wild) == (category is Category.FIVE_OF_A_KIND), hand
