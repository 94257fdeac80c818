"""Two cards: a pair beats none, and then the higher card (G5)."""

from itertools import pairwise

from acehigh import Card, Category, Deck, Rank, TwoCard, frequencies
from acehigh.testing import deal_holdings


def test_two_cards_make_a_pair_or_none() -> None:
    key = TwoCard().key
    assert key("2s 2h") > key("As Kh") > key("As Qh") > key("Kc Qh")
    assert key("As Ks") == key("Ah Kd")


def test_a_pair_and_then_the_ranks_decide() -> None:
    def worth(cards: tuple[Card, ...]) -> tuple[bool, list[int]]:
        ranks = sorted([int(card.rank) for card in cards if card.rank], reverse=True)
        return ranks[0] == ranks[1], ranks

    key = TwoCard().key
    for one, other in pairwise(deal_holdings(TwoCard().deck, [2], 150)):
        assert (key(one) > key(other)) == (worth(one) > worth(other))
        assert (key(one) is key(other)) == (worth(one) == worth(other))


def test_there_are_seventy_eight_pairs_and_no_flush() -> None:
    counts = frequencies(TwoCard()).counts
    assert counts == {Category.PAIR: 13 * 6, Category.HIGH_CARD: 1326 - 78}
    assert TwoCard().hand_size == 2


def test_the_deck_of_leduc_poker() -> None:
    leduc = TwoCard(Deck.stripped(Rank.QUEEN))
    assert leduc.key("Qs Qh").describe() == "pair of queens"
    assert leduc.key("As Kh Ad").describe() == "pair of aces"
