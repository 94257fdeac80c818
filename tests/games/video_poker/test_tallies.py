"""How many hands contain certain cards and what they pay, for every set of up to five cards."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from acehigh import Card, Deck, Rank
from acehigh.games.video_poker.canonical import bit_of, canonical, ways
from acehigh.games.video_poker.payouts import Payouts
from acehigh.games.video_poker.tallies import HOLDS, Tallies, tallies_of

DECK = Deck.stripped(Rank.QUEEN)
PAYOUTS = Payouts((("full house", 9), ("four of a kind", 25), ("two pair", 2)))
DEAL = DECK.cards[1:10:2]


@pytest.fixture(scope="module")
def tallies() -> Tallies:
    """Return the tallies of twelve cards: few hands, and quick."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Payouts, "deck", DECK)
        return Tallies(PAYOUTS)


def bits(cards: tuple[Card, ...]) -> int:
    return sum(map(bit_of, cards))


def line(hand: tuple[Card, ...]) -> int | None:
    return PAYOUTS.line_of(hand)


def test_there_are_32_holds_more_cards_before_fewer() -> None:
    assert len(set(HOLDS)) == 32
    assert (HOLDS[0], HOLDS[-1]) == ((0, 1, 2, 3, 4), ())
    sizes = [len(held) for held in HOLDS]
    assert sizes == sorted(sizes, reverse=True)


def test_the_hands_stand_for_all_hands(tallies: Tallies) -> None:
    assert {canonical(hand) for hand in tallies.hands} == set(tallies.hands)
    assert sum(map(ways, tallies.hands)) == comb(12, 5)


def test_the_cards_of_a_hand_come_with_the_highest_first(tallies: Tallies) -> None:
    cards = {bit_of(card): card for card in DECK}
    ranks = [cards[bit].rank for bit in tallies.bits_of(bits(DEAL))]
    assert ranks == sorted((card.rank for card in DEAL if card.rank), reverse=True)


def test_each_hold_has_all_its_draws(tallies: Tallies) -> None:
    high_first = tallies.bits_of(bits(DEAL))
    left = [card for card in DECK if card not in DEAL]
    cards = {bit_of(card): card for card in DECK}
    for held, tally in zip(HOLDS, tallies.of_holds(high_first), strict=True):
        kept = tuple(cards[high_first[place]] for place in held)
        drawn = [(*kept, *draw) for draw in combinations(left, 5 - len(kept))]
        found = Counter(map(line, drawn))
        each = tallies.whole // len(drawn)
        assert tallies.counts(tally) == [found[place] * each for place in range(3)]
        pays = [(pays, found[place] * each) for place, (_, pays) in enumerate(PAYOUTS.lines)]
        assert tallies.paid(tally) == sum(paid * number for paid, number in pays)
        assert tallies.squares(tally) == sum(paid**2 * number for paid, number in pays)


def test_the_best_hold_pays_most_and_of_equal_ones_is_the_least_risky(
    tallies: Tallies,
) -> None:
    holds = tallies.of_holds(tallies.bits_of(bits(DEAL)))
    best = tallies.best(holds)
    assert tallies.paid(best) == max(map(tallies.paid, holds))
    equal = [tally for tally in holds if tallies.paid(tally) == tallies.paid(best)]
    assert tallies.squares(best) == min(map(tallies.squares, equal))


def test_a_game_has_its_tallies_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Payouts, "deck", DECK)
    tallies_of.cache_clear()
    same = Payouts(PAYOUTS.lines)
    assert tallies_of(PAYOUTS) is tallies_of(same)
    # What is remembered of these lines is true of twelve cards alone.
    tallies_of.cache_clear()
