"""Counts are those of every holding, whatever the rules, the deck and the known cards."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Literal, TypeAlias

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RuleRanker,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
    parse_cards,
)
from acehigh.evaluators.with_wild_cards import Naturals
from acehigh.odds.by_patterns import ByPatterns
from acehigh.odds.frequencies import frequencies
from helpers.brute_force import assert_as_walked
from helpers.cases import in_one_test
from helpers.plug_ins import Composite, Rainbow, Spades

MOST_HOLDINGS = 3_000
NATURALS: tuple[Naturals, ...] = ("equal", "beat", "fewer_wild", "more_wild")
Rules: TypeAlias = Callable[[Deck], RuleRanker]

RULES: list[Rules] = [
    lambda deck: High(deck=deck),
    lambda deck: Composite(deck=deck),
    lambda deck: AceToFive(deck=deck),
    lambda deck: DeuceToSeven(deck=deck),
    lambda deck: AceToSix(broadway_straight=True, aces_pair_high=True, deck=deck),
    lambda deck: ThreeCard(deck=deck),
    lambda deck: Incomplete(High(deck=deck)),
]
OTHERS: list[Callable[[Deck], Ranker]] = [
    lambda deck: TwentyCard(deck=deck),
    lambda deck: Badugi(deck=deck),
    Spades,
    Rainbow,
]


@st.composite
def decks(draw: st.DrawFn, fewest: int, jokers: bool) -> Deck:
    """Return a deck of 30 cards or fewer, of so many ranks and suits at least, and aces."""
    ranks = draw(st.sets(st.sampled_from(tuple(Rank)[:-1]), min_size=fewest, max_size=6))
    suits = draw(st.sets(st.sampled_from(Suit), min_size=fewest, max_size=5))
    deck = Deck(ranks=(*ranks, Rank.ACE), suits=tuple(suits))
    copies = draw(st.integers(1, max(1, 24 // len(deck))))
    added: list[int | str] = [0, 1, 2, "BJ SJ"] if jokers else [0]
    return deck.with_jokers(draw(st.sampled_from(added))) * min(copies, 3)


@st.composite
def natural(draw: st.DrawFn) -> Ranker:
    """Return rules without wild cards."""
    return draw(st.sampled_from([*RULES, *OTHERS]))(draw(decks(1, jokers=False)))


@st.composite
def wild(draw: st.DrawFn) -> Ranker:
    """Return rules with wild cards, for decks with enough for these to stand for."""
    base = draw(st.sampled_from(RULES))(draw(decks(4, jokers=True)))
    naturals = draw(st.sampled_from(NATURALS))
    kind = draw(st.sampled_from([Wild, Bug, None]))
    if kind is None:
        ties: Literal["all", "one"] = draw(st.sampled_from(["all", "one"]))
        return LowestCardWild(base, ties=ties, naturals=naturals)
    ranked = [card for card in base.deck.counts if card.joker is None]
    cards = st.sets(st.sampled_from(ranked), max_size=2).map(tuple)
    named: tuple[Card, ...] | Rank = draw(st.one_of(cards, st.sampled_from(base.deck.ranks)))
    repeats = draw(st.booleans())
    return kind(base, wild=named, naturals=naturals, double_ace_flush=repeats)


@st.composite
def games(draw: st.DrawFn) -> tuple[Ranker, int, tuple[Card, ...]]:
    """Return rules, how many cards are held, and some of them; few enough holdings."""
    ranker = draw(st.one_of(natural(), wild()))
    held = draw(st.permutations(ranker.deck.cards))
    least = max(ranker.min_cards, 1)
    assume(least <= len(held))
    cards = draw(st.integers(least, min(9, len(held))))
    known = draw(st.integers(0, cards))
    while comb(len(held) - known, cards - known) > MOST_HOLDINGS:
        known += 1
    return ranker, cards, tuple(held[:known])


@pytest.mark.slow
@given(game=games())
@settings(max_examples=25, deadline=None, derandomize=True)
def test_counts_are_those_of_all_holdings(
    game: tuple[Ranker, int, tuple[Card, ...]],
) -> None:
    ranker, cards, known = game
    assert_as_walked(ranker, cards, known)
    found = frequencies(ranker, cards, known=known)
    assert found.total == comb(len(ranker.deck) - len(known), cards - len(known))
    assert {one: hand.category for one, hand in found.examples.items()} == {
        one: one for one in found.counts
    }


@in_one_test(
    "ranker",
    [
        High(Deck.stripped(Rank.QUEEN)),
        Spades(deck=Deck.stripped(Rank.QUEEN)),
        Wild(High(Deck.stripped(Rank.KING).with_jokers(1)), parse_cards("Kh Jk")),
    ],
)
def test_every_holding_is_of_one_pattern(ranker: Ranker) -> None:
    patterns = ByPatterns(ranker, 4, (), ())
    seen = Counter[frozenset[Card]]()
    for holding, ways in patterns.holdings():
        alike = patterns.holdings_like(holding)
        assert frozenset(holding) in alike
        assert len(alike) == ways
        seen.update(alike)
    assert seen == Counter(map(frozenset, combinations(ranker.deck.cards, 4)))
