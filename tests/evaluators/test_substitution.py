"""Wild cards over rankers that are no RuleRanker: badugi, and plug-ins' own (W1 to W11)."""

from typing import Any

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Bug,
    CardError,
    Cards,
    Category,
    Deck,
    DeuceToSeven,
    Hand,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RankKey,
    RuleRanker,
    Suit,
    ThreeCard,
    Wild,
)
from helpers.hands import hands_of_every_pattern, random_holdings
from helpers.twin import assert_agree, once_per_pattern
from helpers.twin_short import badugi
from helpers.twin_wild import JOKER, lawful, substituting


class Closed(Ranker):
    """A plug-in's ranker, which tells nobody its rule. It happens to rank as another does."""

    rules: RuleRanker

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    @property
    def hand_size(self) -> int:
        return self.rules.hand_size

    @property
    def categories(self) -> tuple[Category, ...]:
        return self.rules.categories

    def key(self, cards: Cards) -> RankKey:
        return self._own(self.rules.key(cards))

    def best(self, cards: Cards) -> Hand:
        hand = self.rules.best(cards)
        return Hand(hand.cards, hand.plays_as, self._own(hand.key))

    def describe(self, key: RankKey) -> str:
        assert key.ranker == self
        return self.rules.describe(key._replace(ranker=self.rules))

    def qualifies(self, key: RankKey) -> bool:
        assert key.ranker == self
        return self.rules.qualifies(key._replace(ranker=self.rules))

    def _own(self, key: RankKey) -> RankKey:
        return key._replace(ranker=self)


BASES: list[RuleRanker] = [
    High(),
    High(deck=Deck.stripped(Rank.NINE)),
    DeuceToSeven(),
    AceToFive(eight_or_better=True),
    ThreeCard(),
]
GAMES: list[tuple[type[Wild | LowestCardWild], dict[str, Any]]] = [
    (Wild, {}),
    (Wild, {"wild": Rank.ACE}),
    (Wild, {"wild": Rank.ACE, "naturals": "beat"}),
    (Wild, {"wild": Rank.ACE, "naturals": "more_wild"}),
    (Bug, {"naturals": "fewer_wild"}),
    (LowestCardWild, {}),
]


@pytest.mark.parametrize("every", [97, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_badugi_with_a_joker_agrees_with_the_twin_on_hands_of_every_pattern(every: int) -> None:
    deck = Deck.standard()
    rule = substituting(
        deck.counts, lawful(once_per_pattern(badugi), deck, double_ace_flush=False)
    )
    hands = [
        (*naturals, JOKER)
        for size in range(4)
        for naturals in hands_of_every_pattern(deck, size)
    ]
    assert_agree(Wild(Badugi()), rule, hands[::every])


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_badugi_with_more_jokers_agrees_with_the_twin(number: int) -> None:
    deck = Deck.stripped(Rank.EIGHT)
    ranker = Wild(Badugi(deck=deck.with_jokers(number)))
    rule = substituting(
        deck.counts, lawful(once_per_pattern(badugi), deck, double_ace_flush=False)
    )
    held = random_holdings(deck, range(max(0, 3 - number), 5), 12)
    assert_agree(ranker, rule, [(*naturals, *[JOKER] * number) for naturals in held])


def test_a_badugi_hand_tells_what_its_wild_cards_stand_for() -> None:
    for game in (Wild(Badugi(), wild=Rank.TWO), Bug(Badugi()), LowestCardWild(Badugi())):
        for cards in random_holdings(game.deck, range(1, 8), 12):
            hand = game.best(cards)
            assert set(hand.cards) <= set(cards)
            judged = Badugi().key(hand.plays_as)
            assert (judged.category, judged.ranks) == (hand.category, hand.key.ranks)
            assert len(set(hand.plays_as)) == len(hand.cards) == len(hand.key.ranks)


@pytest.mark.slow
@pytest.mark.parametrize("base", BASES, ids=repr)
@pytest.mark.parametrize(("kind", "given"), GAMES, ids=repr)
def test_a_closed_ranker_has_the_wild_cards_of_one_that_tells_its_rule(
    base: RuleRanker, kind: type[Wild | LowestCardWild], given: dict[str, Any]
) -> None:
    open_, closed = kind(base=base, **given), kind(base=Closed(base), **given)
    sizes = range(base.hand_size, base.hand_size + 2)
    for cards in random_holdings(open_.deck, sizes, 10):
        if sum(card.rank in (None, Rank.ACE) for card in cards) > 2:
            continue
        hand, other = open_.best(cards), closed.best(cards)
        # Only a rule for ranks knows that wild cards may make five of a kind.
        if hand.category is not Category.FIVE_OF_A_KIND:
            assert other.cards == hand.cards
            assert other.key.describe() == hand.key.describe()
            assert other.key.value == hand.key.value
            assert other.key.qualifies == hand.key.qualifies
            assert closed.key(cards) is other.key


def test_all_cards_wild_make_the_best_hand_at_once() -> None:
    royals = Closed(High(deck=Deck.stripped(Rank.TEN)))
    reds = Wild(royals, wild=lambda card: card.suit in (Suit.HEARTS, Suit.DIAMONDS))
    hand = reds.best("Td Jd Qd Kd Th Jh")
    assert hand.key.describe() == "straight flush, ace high (royal flush)"
    natural = Wild(royals, wild=Rank.ACE, naturals="beat").best("As Ks Qs Js Ts")
    assert str(natural) == "As Ks Qs Js Ts: straight flush, ace high (royal flush)"


def test_a_bug_with_no_ace_left_to_be_still_is_a_card() -> None:
    hand = Bug(Closed(High())).best("As Ah Ad Ac Jk")
    assert hand.category is Category.FOUR_OF_A_KIND
    assert hand.plays_as[:4] == hand.cards[:4]


def test_bugs_are_aces_as_far_as_there_are_any_and_no_use_beyond() -> None:
    two_bugs = Bug(Closed(High(deck=Deck.standard(jokers=2))))
    hand = two_bugs.best("As Ah Ad Jk Jk")
    assert hand.key.describe() == "four of a kind, aces, two kicker"
    assert str(hand.plays_as[3]) == "Ac"


def test_a_card_cannot_be_repeated_where_cards_are_asked_about() -> None:
    with pytest.raises(CardError, match="is asked about cards"):
        Wild(Badugi(), double_ace_flush=True)


def test_a_deck_may_have_too_few_cards_for_all_wild_ones() -> None:
    three = Deck(ranks=(Rank.QUEEN, Rank.KING, Rank.ACE), suits=(Suit.CLUBS,))
    hand = Wild(Badugi(deck=three), naturals="more_wild").best("Qc Kc Ac Jk")
    assert hand.key.describe() == "one card, ace-low"


def test_a_rank_is_as_high_as_the_base_has_it() -> None:
    assert Wild(AceToFive()).rank_value(Rank.ACE, 1) == AceToFive().rank_value(Rank.ACE, 1)
    assert Incomplete().rank_value(Rank.ACE, 2) == High().rank_value(Rank.ACE, 2)


def test_what_only_a_rule_for_ranks_can_say_is_refused() -> None:
    wild = Wild(Closed(High()))
    with pytest.raises(CardError, match=r"Closed\(.*\) has no rule for the ranks"):
        wild.rule((Rank.ACE,), False)
    with pytest.raises(CardError, match=r"Closed\(.*\) is for one deck only"):
        wild.with_deck(Deck.standard(jokers=2))
    assert Wild(Badugi()).with_deck(Deck.standard(jokers=2)).deck.count(JOKER) == 2


@pytest.mark.parametrize("cards", ["", "As As", "As Jk Jk", "2c Xx"])
def test_bad_cards_are_named(cards: str) -> None:
    with pytest.raises(CardError):
        Wild(Badugi()).key(cards)
