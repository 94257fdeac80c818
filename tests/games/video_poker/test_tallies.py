"""How many hands contain certain cards and what they pay, for every set of up to five cards."""

from collections import Counter
from itertools import combinations

import pytest

from acehigh import Card, Deck, Rank
from acehigh.games.video_poker.canonical import bit_of
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


def test_each_hold_has_all_its_draws(tallies: Tallies) -> None:
    high_first = tallies.sets.bits_of(bits(DEAL))
    (holds,) = tallies.of_holds([high_first])
    left = [card for card in DECK if card not in DEAL]
    cards = {bit_of(card): card for card in DECK}
    for held, tally in zip(HOLDS, holds, strict=True):
        kept = tuple(cards[high_first[place]] for place in held)
        drawn = [(*kept, *draw) for draw in combinations(left, 5 - len(kept))]
        found = Counter(map(line, drawn))
        each = tallies.whole // len(drawn)
        assert tallies.counts(tally) == [found[place] * each for place in range(3)]
        pays = [(pays, found[place] * each) for place, (_, pays) in enumerate(PAYOUTS.lines)]
        assert tallies.paid(tally) == sum(paid * number for paid, number in pays)
        assert tallies.squares(tally) == sum(paid**2 * number for paid, number in pays)


def test_many_deals_are_asked_about_at_once(tallies: Tallies) -> None:
    deals = [deal.bits for deal in tallies.sets.deals]
    one_by_one = [row for deal in deals for row in tallies.of_holds([deal])]
    assert [*tallies.of_holds(deals)] == one_by_one
    assert [*tallies.of_holds([])] == []


def test_the_best_hold_pays_most_and_of_equal_ones_is_the_least_risky(
    tallies: Tallies,
) -> None:
    (holds,) = tallies.of_holds([tallies.sets.bits_of(bits(DEAL))])
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
