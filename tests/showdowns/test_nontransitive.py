"""Showdowns in which no hand is unbeatable: Italy's ring (N1) and Greece's imperial (N2)."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations, product
from random import Random
from typing import TypeAlias

import pytest

from acehigh import Card, Category, Deck, Rank, Suit
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.showdowns.nontransitive import GreekShowdown, ItalianShowdown

# A straight flush but for its suit: its kind, and its ranks, the top one last.
Flush: TypeAlias = tuple[str, tuple[Rank, ...]]

DECKS = {cards: Deck.stripped(Rank(15 - cards // 4)) for cards in (20, 24, 32, 40, 52)}
MINIMUM, MEDIUM, MAXIMUM = "As 7s 8s 9s Ts", "Kd Qd Jd Td 9d", "Ah Kh Qh Jh Th"
IMPERIAL = MAXIMUM
SIXES, SEVENS, EIGHTS = "6s 6h 6d 6c 7s", "7s 7h 7d 7c 8s", "8s 8h 8d 8c 9s"
ITALY, GREECE = ItalianShowdown(), GreekShowdown()


def straight_flushes(deck: Deck) -> list[Flush]:
    """Return every straight flush of one suit, the lowest first."""
    ranks = deck.ranks
    runs = [ranks[place : place + 5] for place in range(len(ranks) - 4)]
    kinds = ["medium"] * (len(runs) - 1) + ["maximum"]
    return [("minimum", (Rank.ACE, *ranks[:4])), *zip(kinds, runs, strict=True)]


def italian_winners(flushes: Sequence[Flush]) -> list[int]:
    """Return who wins among straight flushes, as N1 says it."""
    minimums = [i for i, (kind, _) in enumerate(flushes) if kind == "minimum"]
    maximums = [i for i, (kind, _) in enumerate(flushes) if kind == "maximum"]
    mediums = [i for i, (kind, _) in enumerate(flushes) if kind == "medium"]
    best = max((flushes[i][1][-1] for i in mediums), default=None)
    best_mediums = [i for i in mediums if flushes[i][1][-1] is best]
    if minimums and mediums and maximums:
        return sorted(minimums + best_mediums + maximums)
    if minimums and maximums:
        return minimums
    if maximums and mediums:
        return maximums
    if mediums and minimums:
        return best_mediums
    return minimums or best_mediums or maximums


def deals(deck: Deck) -> list[list[tuple[Flush, Suit]]]:
    """Return the straight flushes that can be dealt together, but for the names of suits."""
    of_one_suit = [
        flushes
        for number in range(3)
        for flushes in combinations(straight_flushes(deck), number)
        if len({rank for _, ranks in flushes for rank in ranks}) == 5 * number
    ]
    return [
        [
            (flush, suit)
            for suit, flushes in zip(deck.suits, four, strict=True)
            for flush in flushes
        ]
        for four in combinations_with_replacement(of_one_suit, 4)
    ]


def cards_of(flush: Flush, suit: Suit) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for rank in flush[1])


@pytest.mark.parametrize(("cards", "number"), [(24, 35), (32, 126), (40, 715)])
def test_all_the_straight_flushes_that_one_deck_gives_go_round_the_ring(
    cards: int, number: int
) -> None:
    showdown = ItalianShowdown(DECKS[cards])
    together = deals(DECKS[cards])
    assert len(together) == number
    for deal in together:
        hands = [cards_of(flush, suit) for flush, suit in deal]
        assert list(showdown.winners(hands)) == italian_winners([flush for flush, _ in deal])


@pytest.mark.parametrize("cards", [32, pytest.param(40, marks=pytest.mark.exhaustive)])
def test_one_to_four_straight_flushes_of_each_kind_go_round_the_ring(cards: int) -> None:
    # So many of each take several decks.
    deck = DECKS[cards]
    minimum, *mediums, maximum = straight_flushes(deck)
    showdown = ItalianShowdown(deck * 4)
    for low, some, high in product(range(5), repeat=3):
        for middle in combinations_with_replacement(mediums, some):
            flushes = [maximum] * high + list(middle) + [minimum] * low
            suits = [deck.suits[place % 4] for place in range(len(flushes))]
            hands = map(cards_of, flushes, suits)
            assert list(showdown.winners(hands)) == italian_winners(flushes)


@pytest.mark.parametrize("cards", [32, 40])
def test_no_other_hand_has_a_share_when_straight_flushes_are_shown(cards: int) -> None:
    deck, random = DECKS[cards], Random(5)
    showdown = ItalianShowdown(deck)
    shown = 0
    for deal in deals(deck):
        hands = [cards_of(flush, suit) for flush, suit in deal]
        left = [card for card in deck if not any(card in hand for hand in hands)]
        other = tuple(random.sample(left, 5)) if len(left) >= 5 else ()
        if deal and other and showdown.kind(showdown.ranker.best(other)) is None:
            won = showdown.winners([other, *hands])
            assert [i - 1 for i in won] == italian_winners([flush for flush, _ in deal])
            shown += 1
    assert shown > 100


def test_with_52_cards_the_minimum_is_the_steel_wheel() -> None:
    italy = ItalianShowdown(Deck.standard())
    wheel, six_high = "5s 4s 3s 2s As", "6d 5d 4d 3d 2d"
    assert italy.winners([wheel, MAXIMUM]) == (0,)
    assert italy.winners([wheel, six_high]) == (1,)
    assert italy.winners([six_high, MAXIMUM]) == (1,)
    assert italy.winners([wheel, six_high, MAXIMUM]) == (0, 1, 2)


def test_with_20_cards_the_one_straight_flush_is_a_maximum() -> None:
    italy = ItalianShowdown(DECKS[20])
    assert italy.winners(["As Ks Qs Js Ts", MAXIMUM]) == (0, 1)
    assert italy.winners(["As Ac Ad Ks Kd", MAXIMUM, "Ts Tc Td Qs Qc"]) == (1,)
    assert italy.kind(italy.ranker.best(MAXIMUM)) == "maximum"


def test_kinds_of_straight_flushes() -> None:
    kinds = [ITALY.kind(ITALY.ranker.best(cards)) for cards in (MINIMUM, MEDIUM, MAXIMUM)]
    assert kinds == ["minimum", "medium", "maximum"]
    assert ITALY.kind(ITALY.ranker.best("As 7s 8s 9s Th")) is None


def test_in_italy_all_else_is_as_usual_with_a_flush_above_a_full_house() -> None:
    flush, full_house = "Ks Qs Js 9s 7s", "Ah Ad Ac Kh Kd"
    assert ITALY.winners([flush, full_house]) == (0,)
    assert ITALY.winners([full_house, "Qh Qd Qc Kc 7d"]) == (0,)
    assert ITALY.winners(["Ah Kd Qs Jc 9h", "As Kh Qd Js 9c", "Qh Jh 9d 8d 7c"]) == (0, 1)
    assert ITALY.winners([]) == ()
    assert ITALY.winners([flush]) == (0,)


def test_four_of_a_kind_keeps_its_place_below_the_minimum() -> None:
    assert ITALY.winners([MINIMUM, "Kh Kd Kc Ks Qh"]) == (0,)
    assert ITALY.winners(["Qh Qd Qc Qs Kh", "Kd Jd 9d 8d 7d"]) == (0,)


@pytest.mark.parametrize(
    ("showdown", "hands"),
    [
        (ITALY, [MINIMUM, MEDIUM, MAXIMUM]),
        (ITALY, [MINIMUM, MEDIUM, "Qc Jc Tc 9c 8c", MAXIMUM]),
        (ITALY, [MINIMUM, MEDIUM, "Kc Qc Jc Tc 9c", MAXIMUM]),
        (ITALY, [MINIMUM, "Ac 7c 8c 9c Tc", MAXIMUM, "Kd Kc Qd Jd Jc"]),
        (GREECE, [SIXES, IMPERIAL, EIGHTS]),
        (GREECE, [SIXES, IMPERIAL, EIGHTS, "Ts 9c Kc Kd Ks"]),
        (GREECE, [SIXES, IMPERIAL, "As Ks Qs Js Ts", "Ac Kc Qc Jc Tc"]),
    ],
)
def test_the_order_of_players_changes_no_winner(
    showdown: ItalianShowdown | GreekShowdown, hands: list[str]
) -> None:
    winning = {hands[index] for index in showdown.winners(hands)}
    for order in permutations(hands):
        won = showdown.winners(order)
        assert {order[index] for index in won} == winning
        assert list(won) == sorted(won)


@pytest.mark.parametrize("lowest", [Rank.TWO, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.NINE])
def test_the_imperial_loses_only_to_four_of_the_lowest_rank(lowest: Rank) -> None:
    deck = Deck.stripped(lowest)
    greece = GreekShowdown(deck)
    above = [rank for rank in deck.ranks if rank < Rank.TEN][:2]
    fours = [tuple(Card(rank, suit) for suit in deck.suits) for rank in above]
    kicker = (Card(Rank.ACE, Suit.CLUBS),)
    assert greece.winners([IMPERIAL, fours[0] + kicker]) == (1,)
    for four in fours[1:]:
        assert greece.winners([IMPERIAL, four + kicker]) == (0,)
    assert greece.winners([IMPERIAL, "As Ks Qs Js Ts"]) == (0,)


@pytest.mark.parametrize("sixes", ["6s 6h 6d 7s 7h", "6s 6h 6d 8c 7s", "6s 6h 9d 8c 7s"])
def test_fewer_than_four_of_the_lowest_rank_lose_to_the_imperial(sixes: str) -> None:
    assert GREECE.winners([sixes, IMPERIAL]) == (1,)


def test_without_an_imperial_all_is_as_usual_in_greece() -> None:
    assert GREECE.winners([SIXES, EIGHTS]) == (1,)
    assert GREECE.winners([SIXES, "As Ks Qs Js Ts", "Ad Kd Qd Jd Td"]) == (1, 2)
    assert GREECE.winners(["Ks Kh Kd 9s 9h", "As Qs Js 8s 7s"]) == (0,)
    assert GREECE.winners([]) == ()


def test_a_third_hand_between_the_lowest_fours_and_the_imperial_makes_three_split() -> None:
    assert GREECE.winners([EIGHTS, IMPERIAL, SIXES]) == (0, 1, 2)
    assert GREECE.winners([IMPERIAL, "Ks Qs Js Ts 9s", SIXES]) == (0, 1, 2)
    # Another royal flush is an ordinary straight flush, so it lies between as well.
    assert GREECE.winners(["As Ks Qs Js Ts", SIXES, IMPERIAL]) == (0, 1, 2)


def test_of_several_thirds_the_best_split() -> None:
    nines = "9s 9h 9d 9c Ts"
    assert GREECE.winners([SIXES, IMPERIAL, "8s 8h 8d 8c Ac", nines]) == (0, 1, 3)
    royals = ["As Ks Qs Js Ts", "Ac Kc Qc Jc Tc"]
    assert GREECE.winners([*royals, IMPERIAL, SIXES, "8s 8h 8d 8c 9s"]) == (0, 1, 2, 3)


def test_a_third_hand_below_the_lowest_fours_makes_no_split() -> None:
    assert GREECE.winners([SIXES, IMPERIAL, "Ks Kd Kc 9s 9h"]) == (0,)
    assert GREECE.winners(["As Qs Js 8s 9s", IMPERIAL, SIXES]) == (2,)


def test_with_20_cards_the_imperial_cannot_meet_the_lowest_fours_but_on_a_board() -> None:
    greece = GreekShowdown(DECKS[20])
    with pytest.raises(DuplicateCardError, match="Th"):
        greece.winners([IMPERIAL, "Th Ts Td Tc As"])
    assert greece.winners(["Ah Kh Qh Jh", "Ts Td Tc Ac"], board="Th") == (1,)
    assert greece.winners([IMPERIAL, "As Ks Qs Js Ts"]) == (0,)


def test_players_may_share_a_board() -> None:
    assert ITALY.winners(["As 7s", "Ah 7h"], board="8s 9s Ts 8h 9d") == (0,)
    assert ITALY.winners(["As 7s", "Ks Qs"], board="Js Ts 9s 8s 7d") == (1,)
    assert GREECE.winners(["6s 6h", "Ah Kh", "8s 8h"], board="6d 6c Qh Jh Th") == (0,)
    assert GREECE.winners(["6s 7c", "8s 7d"], board=IMPERIAL) == (0, 1)


def test_several_with_the_lowest_fours_win_by_their_kickers() -> None:
    board = "6s 6h 6d 6c"
    held = ["Ac 7c", "Kc 7d", IMPERIAL]
    assert GREECE.winners(held, board=board, sizes="any") == (0,)
    assert GREECE.winners([*held, "Ks Qs Js Ts 9s"], board=board, sizes="any") == (0, 2, 3)


@pytest.mark.parametrize("showdown", [ITALY, GREECE])
def test_cards_that_cannot_be_dealt_are_named(
    showdown: ItalianShowdown | GreekShowdown,
) -> None:
    with pytest.raises(DuplicateCardError, match="Ah"):
        showdown.winners([MAXIMUM, "Ah Kd Qd Jd Td"])
    with pytest.raises(DuplicateCardError, match="Ah is in the board"):
        showdown.winners([MAXIMUM], board="Ah")
    with pytest.raises(NotInDeckError, match="2s"):
        showdown.winners([MAXIMUM, "2s Kd Qd Jd Td"])
    with pytest.raises(HandSizeError, match="4 cards are too few"):
        showdown.winners(["Kd Qd Jd Td"])
    with pytest.raises(CardError, match="1x"):
        showdown.winners([MAXIMUM, "1x"])


def test_showdowns_are_values() -> None:
    assert ItalianShowdown() == ItalianShowdown(DECKS[32])
    assert len({ItalianShowdown(), ItalianShowdown(DECKS[32]), ItalianShowdown(DECKS[40])}) == 2
    assert GREECE.ranker.categories[-2:] == (Category.STRAIGHT_FLUSH, Category.FIVE_OF_A_KIND)
