"""The 32 holds of a deal, against a slow count of every draw; and what must hold for each."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck, Rank, Suit, parse_cards
from acehigh.games.video_poker import (
    FULL_PAY_DEUCES_WILD,
    JACKS_OR_BETTER_9_6,
    JOKER_POKER_KINGS_OR_BETTER,
    PayTable,
)
from acehigh.games.video_poker.holds import holds_of
from acehigh.games.video_poker.payouts import Payouts
from acehigh.games.video_poker.tallies import tallies_of
from helpers.slow_video_poker import kinds_of_draws, slow_expected, slow_payout

SOME_RANKS = (None, Rank.TWO, Rank.SIX, Rank.NINE, Rank.TEN, Rank.ACE)
THREE_GAMES = (JACKS_OR_BETTER_9_6, FULL_PAY_DEUCES_WILD, JOKER_POKER_KINGS_OR_BETTER)
# A table works out what all hands pay before its first answer, which takes seconds: slow tests.
three_games = pytest.mark.parametrize("table", THREE_GAMES, ids=lambda table: table.name)
deals = st.lists(st.sampled_from(Deck.standard().cards), min_size=5, max_size=5, unique=True)
DEALS = {
    JACKS_OR_BETTER_9_6: ("Kh Qh Jh Td 9h", "As Kd 8c 5h 2s"),
    FULL_PAY_DEUCES_WILD: ("2s 2h Kd Qd 7c", "2c As Ks 9d 9h"),
    JOKER_POKER_KINGS_OR_BETTER: ("Jk Ac 9c 8c 3d", "Kd Kc Qd Jd Td"),
}


def test_each_hold_of_a_small_deck_is_the_average_of_its_draws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deck = Deck.stripped(Rank.QUEEN)
    monkeypatch.setattr(Payouts, "deck", deck)
    payouts = Payouts((("full house", 9), ("four of a kind", Fraction(51, 2)), ("two pair", 2)))
    pays = [paid for _, paid in payouts.lines]
    deal = parse_cards("Ac Kd Ah Qs Kc")
    left = [card for card in deck if card not in deal]
    holds = holds_of(payouts, deal)
    # What is remembered of these lines is true of twelve cards alone.
    tallies_of.cache_clear()
    assert len({hold.held for hold in holds}) == 32
    for hold in holds:
        draws = list(combinations(left, 5 - len(hold.held)))
        lines = [payouts.line_of((*hold.held, *draw)) for draw in draws]
        paid = [0 if line is None else pays[line] for line in lines]
        assert hold.expected == Fraction(sum(paid)) / len(draws)
        squares = Fraction(sum(one**2 for one in paid)) / len(draws)
        assert hold.variance == squares - hold.expected**2
    assert list(holds) == sorted(holds, key=lambda hold: (-hold.expected, hold.variance))
    (pat,) = (hold for hold in holds if len(hold.held) == 5)
    assert str(pat) == "Ac Kd Ah Qs Kc: 2.0000"


@three_games
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_the_slow_count_has_every_draw_once(table: PayTable, size: int) -> None:
    def kind(draw: tuple[Card, ...]) -> tuple[tuple[int, ...], Suit | None]:
        suits = {card.suit for card in draw if card.joker is None and card.rank != table.wild}
        ranks = sorted(int(card.rank or 0) for card in draw)
        return tuple(ranks), suits.pop() if len(suits) == 1 else None

    # Ranks that are all there, ranks of which some are gone, and what is wild.
    gone = parse_cards("As Ah 6d 2c")
    left = [card for card in table.deck if card not in gone and card.rank in SOME_RANKS]
    counted = [(kind(draw), number) for draw, number in kinds_of_draws(left, size, table.wild)]
    assert len(dict(counted)) == len(counted)
    assert dict(counted) == Counter(map(kind, combinations(left, size)))


@pytest.mark.slow
@three_games
def test_holds_of_three_cards_or_more_agree_with_every_draw(table: PayTable) -> None:
    for deal in map(parse_cards, DEALS[table]):
        holds = [hold for hold in table.holds(deal) if len(hold.held) >= 3]
        assert len(holds) == 16
        for hold in holds:
            assert hold.expected == slow_expected(table, deal, hold.held), hold


@pytest.mark.slow
@three_games
def test_a_hold_of_two_cards_agrees_with_every_draw(table: PayTable) -> None:
    deal = parse_cards(DEALS[table][0])
    (hold,) = (hold for hold in table.holds(deal) if hold.held == deal[:2])
    assert hold.expected == slow_expected(table, deal, hold.held)


@pytest.mark.slow
@pytest.mark.exhaustive
@three_games
def test_every_hold_agrees_with_every_draw(table: PayTable) -> None:
    deal = tuple(Random(table.name).sample(table.deck.cards, 5))
    for hold in table.holds(deal):
        assert hold.expected == slow_expected(table, deal, hold.held), hold


@pytest.mark.slow
@three_games
def test_risk_agrees_with_every_draw(table: PayTable) -> None:
    deal = parse_cards(DEALS[table][1])
    left = [card for card in table.deck.cards if card not in deal]
    for hold in table.holds(deal):
        if len(hold.held) == 4:
            paid = [slow_payout(table, (*hold.held, card)) for card in left]
            mean = sum(paid) / len(left)
            variance = sum((pays - mean) ** 2 for pays in paid) / len(left)
            assert float(hold.variance) == pytest.approx(variance)


@pytest.mark.slow
@three_games
@settings(deadline=None, max_examples=30)
@given(deals)
def test_what_holds_for_every_deal(table: PayTable, deal: list[Card]) -> None:
    holds = table.holds(deal)
    assert len(holds) == 32
    kept = {size: set(combinations(deal, size)) for size in range(6)}
    for hold in holds:
        # In the order of the deal, and paid a whole number of times over all draws.
        assert hold.held in kept[len(hold.held)]
        draws = comb(len(table.deck) - 5, 5 - len(hold.held))
        assert (hold.expected * draws).denominator == 1
        assert 0 <= hold.expected <= 800
        assert hold.variance >= 0
    assert len({hold.held for hold in holds}) == 32
    (pat,) = (hold for hold in holds if len(hold.held) == 5)
    assert pat.expected == table.payout(deal)
    assert pat.variance == 0
    order = [(-hold.expected, hold.variance) for hold in holds]
    assert order == sorted(order)


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(deals, st.permutations([*Deck.standard().suits]), st.randoms(use_true_random=False))
def test_names_of_suits_and_the_order_of_the_deal_change_nothing(
    deal: list[Card], suits: list[Suit], random: Random
) -> None:
    table = JACKS_OR_BETTER_9_6
    names = dict(zip(Deck.standard().suits, suits, strict=True))
    other = [Card(card.rank, names[card.suit]) for card in deal if card.suit]
    holds = table.holds(deal)
    assert [h.expected for h in table.holds(other)] == [h.expected for h in holds]
    random.shuffle(deal)
    assert [{*h.held} for h in table.holds(deal)] == [{*h.held} for h in holds]


@pytest.mark.slow
def test_equal_holds_come_in_a_fixed_order() -> None:
    def best(table: PayTable, deal: str) -> list[str]:
        holds = table.holds(deal)
        equal = [hold for hold in holds if hold.expected == holds[0].expected]
        return [" ".join(map(str, hold.held)) for hold in equal]

    # A fifth card beside four of a kind: more cards come first.
    assert best(JACKS_OR_BETTER_9_6, "9s 9h 9d 9c 4s") == ["9s 9h 9d 9c 4s", "9s 9h 9d 9c"]
    # The two draws to a straight are as risky, and less than the one to a straight flush.
    assert best(FULL_PAY_DEUCES_WILD, "9h As Kh Qs Jh") == [
        "As Kh Qs Jh",
        "9h Kh Qs Jh",
        "9h Kh Jh",
    ]
    # Equal in all: spades before hearts.
    alone = [h.held[0] for h in JACKS_OR_BETTER_9_6.holds("Ah As Kd Qd 2c") if len(h.held) == 1]
    assert [str(card) for card in alone if card.rank is Rank.ACE] == ["As", "Ah"]


@pytest.mark.slow
def test_a_hold_is_printed_with_what_it_is_worth() -> None:
    printed = {
        str(hold).split(":")[0]: str(hold)
        for hold in JACKS_OR_BETTER_9_6.holds("Kh Qh Jh Td 9h")
    }
    assert printed["Kh Qh Jh Td 9h"] == "Kh Qh Jh Td 9h: 4.0000"
    assert printed["none"].startswith("none: 0.3")
