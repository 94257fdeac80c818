"""Rules that see the cards: what plugs in is one hand's rule, and all else follows."""

from itertools import combinations
from random import Random

import pytest

from acehigh import (
    Bug,
    Card,
    CardRuleRanker,
    Category,
    Deck,
    High,
    Incomplete,
    Rank,
    RankKey,
    Soko,
    SpecialHands,
    Stripped,
    Suit,
    Wild,
    frequencies,
)
from acehigh.errors import CardError, NotInDeckError, TooManyError
from acehigh.testing import check_ranker
from helpers.brute_force import assert_as_played, assert_as_walked
from helpers.card_rules import BlackLady, Rainbow, Ranks, ranks_of


class Flash(CardRuleRanker):
    """One card of each suit and a joker: a rule about a joker that is not wild."""

    deck: Deck = Deck.twenty().with_jokers(1)
    flash: bool = True

    @property
    def takes_jokers(self) -> bool:
        return self.flash

    @property
    def categories(self) -> tuple[Category, ...]:
        return Category("nothing"), Category("flash")

    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
        made = len({card.suit for card in cards}) == 5
        return self.categories[made], ranks_of(cards)


RANKERS = [
    Rainbow(),
    Rainbow(size=4),
    Rainbow(Deck.five_suits()),
    Rainbow(Deck.standard() * 2),
    BlackLady(),
    Flash(),
    Soko(),
    SpecialHands("blaze", Stripped()),
    Incomplete(Soko()),
    Incomplete(Rainbow(Deck.standard() * 2)),
]


@pytest.mark.slow
@pytest.mark.parametrize("ranker", RANKERS, ids=str)
def test_rules_of_cards_obey_the_laws(ranker: CardRuleRanker) -> None:
    check_ranker(ranker, examples=20)


@pytest.mark.parametrize("ranker", [Rainbow(), Rainbow(Deck.standard() * 2), BlackLady()])
def test_the_best_hand_of_a_holding_plays(ranker: CardRuleRanker) -> None:
    random = Random(3)
    for number in (5, 6, 7, 7, 8):
        held = random.sample(ranker.deck.cards, number)
        hands = [ranker.evaluate_cards(hand) for hand in combinations(held, 5)]
        assert ranker.key(held) == max(hands) == ranker.best(held).key


@pytest.mark.slow
def test_counts_are_those_of_every_holding() -> None:
    small = Deck(ranks=tuple(Rank)[8:], suits=tuple(Suit)[:3])
    assert_as_walked(Rainbow(small), 5)
    assert_as_played(Rainbow(small, size=3), 5)
    assert_as_walked(Soko(Deck.twenty()), 6, "As")
    assert_as_walked(BlackLady(Deck.stripped(Rank.QUEEN)), 5)
    assert_as_walked(Flash(), 5, "Jk")
    assert_as_walked(Incomplete(Soko(small)), 3)


def test_wild_cards_stand_for_cards_that_are_not_held() -> None:
    wild = Wild(Rainbow(Deck.standard(jokers=2)))
    hand = wild.best("As Ks Qs Js Jk")
    assert hand.category == Category("2 suits")
    assert str(hand) == "As Jk Ks Qs Js: 2 suits, A A K Q J (joker as Ah)"
    assert Wild(Soko()).key("As Ks Qs Js Jk").category is Category.STRAIGHT_FLUSH
    # The bug is an ace, and of the suit that helps.
    assert Bug(Soko()).key("9h 8h 4h Ad Jk").category == Category("four-card flush")
    assert Wild(Incomplete(Soko())).key("9h Jk").describe() == "pair of nines"


def test_fewer_cards_make_what_they_can() -> None:
    key = Incomplete(Soko()).key
    assert key("9h 8h 4h 2h").describe() == "four-card flush, nine high, two kicker"
    assert key("9h 8h 4h 2h") > key("As Ah Kd")
    assert key("9h 8h 4h 2h Ac") > key("9h 8h 4h 2h Kc") > key("9h 8h 4h 2h")
    assert key("9h 8h 4h 2h Ac 2d").category == Category("four-card flush")
    assert str(Incomplete(Soko()).best("9h 9d 4h")) == "9h 9d 4h: pair of nines, four kicker"
    with pytest.raises(CardError, match="need a rule for one hand"):
        Incomplete(SpelledOut())


class SpelledOut(High):
    """Rules with a way of their own from cards to keys."""

    def key(self, cards: object) -> RankKey:
        raise NotImplementedError


def test_mistakes_of_a_rule_are_named() -> None:
    class Wrong(Rainbow):
        def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
            return Category("odd"), ranks_of(cards)

    with pytest.raises(CardError, match=r"Wrong\(\) made Category\('odd'\), which is none of"):
        Wrong().key("As Kh Qd Jc 9s")
    with pytest.raises(NotInDeckError, match="Jk means nothing to Flash"):
        Flash(flash=False).key("As Kh Qd Jc Jk")


@pytest.mark.slow
def test_longer_holdings_are_counted_within_a_limit() -> None:
    rules = Soko(Deck.stripped(Rank.NINE))
    with pytest.raises(TooManyError, match="questions; 50 is the most, unless limit= is more"):
        frequencies(rules, 6, limit=50)
    done: list[tuple[int, int]] = []
    found = frequencies(rules, 6, limit=20_000, progress=lambda *parts: done.append(parts))
    assert found.total == 134_596
    assert done
    with pytest.raises(CardError, match="limit is a whole number, not '50'"):
        frequencies(rules, 6, limit="50")  # type: ignore[arg-type]  # what must be refused


def test_a_rule_alone_is_for_the_52_cards_and_for_standard_categories() -> None:
    class Courts(CardRuleRanker):
        def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
            return Category.HIGH_CARD, ranks_of(cards)

    ranker = Courts()
    assert ranker.deck == Deck.standard()
    assert ranker.categories == High().categories
    assert not ranker.takes_jokers
    assert ranker.key("As Kd 9c 5h 2s 3d").ranks[:2] == (Rank.ACE, Rank.KING)
