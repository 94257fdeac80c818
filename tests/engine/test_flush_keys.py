"""Flushes are worth what their ranks are, in any suit, with any cards and wild cards beside."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from acehigh import (
    Card,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Rank,
    Ranker,
    RankKey,
    Suit,
    Wild,
    parse_cards,
)
from acehigh.deck_contents import FOUR_SUITS
from helpers.cases import in_one_test

TEN_RANKS = Deck.stripped(Rank.FIVE)
TWO_DECKS = Deck.stripped(Rank.NINE) * 2
suited_ranks = st.lists(st.sampled_from(TEN_RANKS.ranks), min_size=5, max_size=7, unique=True)


def in_suit(ranks: list[Rank], suit: Suit) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for rank in ranks)


def best_of_hands(ranker: Ranker, cards: tuple[Card, ...]) -> RankKey:
    return max(ranker.key(hand) for hand in combinations(cards, 5))


@given(suited_ranks)
def test_all_suits_share_the_keys_of_flushes(ranks: list[Rank]) -> None:
    high = High(TEN_RANKS)
    keys = {high.key(in_suit(ranks, suit)) for suit in FOUR_SUITS}
    assert len(keys) == 1
    key = keys.pop()
    assert key.category in (Category.FLUSH, Category.STRAIGHT_FLUSH)
    assert key is best_of_hands(high, in_suit(ranks, Suit.HEARTS))
    if key.category is Category.FLUSH:
        assert key.ranks == tuple(sorted(ranks, reverse=True)[:5])


@given(suited_ranks, st.sets(st.sampled_from(TEN_RANKS.ranks), max_size=2))
def test_cards_of_other_suits_do_not_better_a_flush_by_their_ranks(
    ranks: list[Rank], others: set[Rank]
) -> None:
    high = High(TEN_RANKS)
    flush = in_suit(ranks, Suit.SPADES)
    with_others = (*flush, *in_suit(sorted(others), Suit.CLUBS))
    key = high.key(with_others)
    assert key >= high.key(flush)
    if key.category is Category.FLUSH:
        assert key is high.key(flush)


def test_it_makes_no_difference_how_many_flushes_were_asked_for_before() -> None:
    # From the 150th on all others are worked out at once.
    high, other = High(TEN_RANKS), High(TEN_RANKS.with_jokers(1))
    hands = list(combinations(in_suit(list(TEN_RANKS.ranks), Suit.DIAMONDS), 5))
    assert len(hands) == 252
    keys = [high.key(hand) for hand in hands]
    backwards = [other.key(hand) for hand in reversed(hands)][::-1]
    assert [key.value for key in keys] == [key.value for key in backwards]
    assert [key.ranks for key in keys] == [key.ranks for key in backwards]
    assert [high.key(hand) for hand in hands] == keys


@given(
    st.lists(
        st.sampled_from(in_suit(list(TWO_DECKS.ranks), Suit.CLUBS) * 2), min_size=5, max_size=7
    )
)
def test_cards_of_a_suit_may_be_there_twice(cards: list[Card]) -> None:
    high = High(TWO_DECKS)
    held = tuple(
        card for card in dict.fromkeys(cards) for _ in range(min(cards.count(card), 2))
    )
    if len(held) >= 5:
        assert high.key(held) is best_of_hands(high, held)
        assert high.key(held) >= high.key(held[:5])


@in_one_test(
    ("cards", "said"),
    [
        ("As Ks 9s 7s Jk", "flush, ace high"),
        ("Ks Qs Js Ts Jk", "straight flush, ace high (royal flush)"),
        ("9s 8s 7s Jk Jk", "straight flush, jack high"),
        ("Ks 9s 7s 5s Jk 2h 2d", "flush, ace high"),
    ],
)
def test_wild_cards_are_of_the_suit(cards: str, said: str) -> None:
    wild = Wild(High(Deck.standard(jokers=2)))
    assert wild.key(cards).describe() == said
    # The jokers count for whatever suit the others have.
    assert wild.key(cards.replace("s", "c")) is wild.key(cards)


@in_one_test("cards", ["7s 5s 4s 3s 2s Kd", "9c 8c 7c 5c 4c 2h"])
def test_where_flushes_hurt_a_card_of_another_suit_avoids_them(cards: str) -> None:
    low = DeuceToSeven()
    held = parse_cards(cards)
    assert low.key(held[:5]).category is Category.FLUSH
    assert low.key(held).category is Category.HIGH_CARD
    assert low.key(held) is best_of_hands(low, held)
