"""The contract: a plug-in that says little works everywhere, decorated or not."""

from dataclasses import dataclass, is_dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import acehigh
from acehigh import (
    CardError,
    Cards,
    Category,
    Deck,
    High,
    LowestCardWild,
    Rank,
    Ranker,
    RankKey,
    RuleRanker,
    Suit,
    Wild,
    beats,
    best_hand,
    frequencies,
    parse_cards,
    ranking,
    winners,
)
from acehigh.chart import chart
from acehigh.chart.headings import heading
from acehigh.errors import HandSizeError, NotInDeckError, ParseError
from acehigh.testing import check_ranker
from acehigh.testing.strategies import holdings
from helpers.brute_force import assert_as_walked

SMALL = Deck((Rank.NINE, Rank.QUEEN, Rank.KING, Rank.ACE))
COURT = tuple(Category(f"{number} court cards") for number in range(6))


def court(ranks: tuple[Rank, ...]) -> list[Rank]:
    return [rank for rank in ranks if Rank.JACK <= rank <= Rank.KING]


class OnlyKey(Ranker):
    """As little as a ranker can state: a deck, categories and a key."""

    deck = SMALL
    categories = COURT

    def key(self, cards: Cards) -> RankKey:
        held = self.checked(cards)
        ranks = tuple(sorted((card.rank for card in held if card.rank), reverse=True))
        number = min(len(court(ranks)), 5)
        return RankKey(self, number, COURT[number], ())


class OnlyRule(RuleRanker):
    """As little as rules about ranks can state: a rule, and what it calls hands."""

    categories = COURT

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        del suited
        return COURT[len(court(ranks))], ()


@dataclass(frozen=True)
class DecoratedKey(OnlyKey):
    """The same with the decorator that is not needed, and an option."""

    deck: Deck = SMALL


@dataclass(frozen=True, repr=False)
class DecoratedRule(OnlyRule):
    """The same with the decorator that is not needed, and an option."""

    deck: Deck = SMALL


class OptionKey(OnlyKey):
    """The same with an option and without the decorator."""

    deck: Deck = SMALL


class OptionRule(OnlyRule):
    """The same with an option and without the decorator."""

    deck: Deck = SMALL


PLUG_INS: list[Ranker] = [
    OnlyKey(),
    OnlyRule(),
    DecoratedKey(),
    DecoratedRule(),
    OptionKey(),
    OptionRule(),
]
each = pytest.mark.parametrize("ranker", PLUG_INS, ids=lambda one: type(one).__name__)
each_small = pytest.mark.parametrize(
    "ranker", [one for one in PLUG_INS if one.deck == SMALL], ids=lambda one: type(one).__name__
)


@each
def test_it_is_a_value(ranker: Ranker) -> None:
    kind = type(ranker)
    assert is_dataclass(kind)
    assert ranker == kind()
    assert hash(ranker) == hash(kind())
    assert eval(repr(ranker), {**vars(acehigh), kind.__name__: kind}) == ranker
    # The decorator has words of its own for it.
    refused = "rankers are immutable|cannot (assign to|delete) field"
    with pytest.raises(AttributeError, match=refused):
        ranker.hand_size = 4  # type: ignore[misc]  # what must be refused
    with pytest.raises(AttributeError, match=refused):
        del ranker.deck


@pytest.mark.slow
@each
def test_it_obeys_the_laws(ranker: Ranker) -> None:
    check_ranker(ranker, examples=40)


@each
def test_hands_are_compared(ranker: Ranker) -> None:
    held = ["Ks 9c", "Kc Kd", "Ah 9s"]
    board = "Kh Qd Qh 9h Ac"
    assert winners(ranker, held, board=board) == (1,)
    assert ranking(ranker, held, board=board) == ((1,), (0,), (2,))
    assert beats(ranker, held[1], held[0], board=board)
    hand = best_hand(ranker, held[1], board=board)
    assert hand.category is COURT[5]
    assert len(hand.cards) == 5
    assert "5 court cards" in str(hand)
    # Exactly two of the holding, as in Omaha.
    assert winners(ranker, held, board=board, hole_cards=2) == (1,)


@each_small
def test_it_has_wild_cards(ranker: Ranker) -> None:
    wild = Wild(ranker, wild=Rank.NINE)
    assert wild.key("Ks 9c 9h Ac As").category is COURT[3]
    hand = wild.best("Ks Kc Qd Qh 9h")
    assert (hand.category, hand.cards) == (COURT[5], hand.cards)
    assert hand.plays_as != hand.cards
    assert LowestCardWild(ranker).key("Ks Kc Qd Qh 9h").category is COURT[5]
    check_ranker(wild, examples=4)


@pytest.mark.slow
@each_small
def test_it_is_counted_and_drawn(ranker: Ranker) -> None:
    assert_as_walked(ranker, 5)
    counts = frequencies(ranker)
    assert counts.total == sum(counts.counts.values()) == 4368
    svg = chart(counts)
    assert "<svg" in svg
    assert "court cards" in svg


@each
def test_strategies_deal_for_it(ranker: Ranker) -> None:
    @settings(max_examples=5, database=None)
    @given(st.data())
    def test(data: st.DataObject) -> None:
        assert ranker.key(data.draw(holdings(ranker))).ranker == ranker

    test()


def test_defaults_are_those_of_five_cards() -> None:
    ranker = OnlyKey()
    assert (ranker.hand_size, ranker.min_cards) == (5, 5)
    assert ranker.wild_cards == frozenset()
    assert not ranker.suits_are_alike
    assert not ranker.counts_all_cards
    assert not ranker.ace_is_low
    assert ranker.rank_tables is None
    assert ranker.hand_rule is None
    assert ranker.without_wild_cards is ranker
    assert ranker.wild_in_words == ""
    assert ranker.takes_jokers
    assert ranker.questions(2) == 1
    assert ranker.with_wild_ranks([Rank.TWO]) is ranker
    key = ranker.key("Ks Kc Qd Qh 9h")
    assert ranker.interned(key) is key
    assert ranker.preference(key) == key.value
    assert ranker.qualifies(key)
    assert ranker.explain(COURT[0], COURT) == ""
    ranker.fill_tables()
    assert OnlyRule().suits_are_alike
    assert OnlyRule().deck == Deck.standard()


def test_a_ranker_that_counts_all_cards_plays_all_of_them() -> None:
    class All(OnlyKey):
        counts_all_cards = True

    hand = All().best("9s Ks Kc Qd Qh Ac")
    assert len(hand.cards) == 6
    assert list(All().equal_hands("9s Ks Kc Qd Qh Ac", hand.key)) == [hand]


def test_wild_cards_over_rules_that_are_asked() -> None:
    asked = Wild(OnlyKey())
    assert asked.hand_rule is None
    assert asked.questions(1) > 1
    # It keeps no tables that could be filled.
    asked.fill_tables()
    assert asked.rank_tables is None


def test_one_text_is_not_several_holdings() -> None:
    for ranker in (OnlyRule(), High()):
        with pytest.raises(ParseError, match="expected several holdings, got one text"):
            ranker.keys("As Kd")


def test_a_holding_is_checked() -> None:
    for cards, error in (("Ks Kc Qd Qh", HandSizeError), ("2s Ks Kc Qd Qh", NotInDeckError)):
        with pytest.raises(error):
            OnlyKey().checked(cards)


def test_the_same_rules_may_be_taken_for_another_deck() -> None:
    for ranker in (OptionKey(), OptionRule(), DecoratedKey(), DecoratedRule()):
        assert ranker.with_deck(Deck.standard()).deck == Deck.standard()
    for fixed in (OnlyKey(), OnlyRule()):
        with pytest.raises(CardError, match="is for one deck only"):
            fixed.with_deck(Deck.five_suits())


def test_suits_that_differ_are_asked_about() -> None:
    class Hearts(OnlyKey):
        hand_size = 2

        def key(self, cards: Cards) -> RankKey:
            number = sum(card.suit is Suit.HEARTS for card in self.checked(cards)[:5])
            return RankKey(self, number, COURT[number], ())

    found = frequencies(Hearts(), 2)
    assert [found.counts[COURT[number]] for number in (2, 1, 0)] == [6, 48, 66]


class OnlyRanks(RuleRanker):
    """A hand is as good as the ranks in it, however many there are of each."""

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        del suited
        return Category.HIGH_CARD, tuple(dict.fromkeys(ranks))


def test_equal_keys_may_come_of_other_numbers_of_each_rank() -> None:
    ranker = OnlyRanks()
    for cards in ("Ks Kh Kd Qs Qh", "Qs Qh Qd Ks Kh", "Ks Kh Kd Qs Qh"):
        hand = ranker.best(cards)
        assert set(hand.cards) == set(parse_cards(cards))
        assert hand.key is ranker.key("Ks Kh Kd Qs Qh")


def test_a_plug_in_for_one_deck_only_has_a_heading() -> None:
    assert heading(OnlyKey()) == ("Only key hands", "OnlyKey()")
