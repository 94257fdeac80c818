"""Dead cards are not drawn, and a holding has as many cards as make a hand."""

from collections import Counter
from itertools import combinations

import pytest

from acehigh import Badugi, CardError, Deck, High, LowestCardWild, Rank, Ranker, ThreeCard, Wild
from acehigh.errors import DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.odds.frequencies import frequencies
from acehigh.parsing import parse_cards

SMALL = Deck.stripped(Rank.TEN)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ranker", "cards", "known", "dead"),
    [
        (High(deck=SMALL), 5, "", "As Th"),
        (High(deck=SMALL), 6, "Ah Kh", "Qh Ts Td"),
        (High(deck=SMALL * 2), 5, "Ah", "Ah Ks"),
        (Wild(High(deck=SMALL.with_jokers(2))), 5, "Ah", "Jk Ks"),
        (Wild(High(deck=SMALL), wild="T"), 5, "Ts", "Td Ks"),
        (Badugi(deck=SMALL), 4, "As", "Ah Ks"),
        (Badugi(deck=SMALL), 5, "", "As"),
        (LowestCardWild(High(deck=SMALL)), 5, "As Ks", "Th Td"),
    ],
)
def test_dead_cards_are_in_no_holding(
    ranker: Ranker, cards: int, known: str, dead: str
) -> None:
    held = parse_cards(known)
    left = list(ranker.deck.cards)
    for card in held + parse_cards(dead):
        left.remove(card)
    walked = Counter(ranker.key(held + some) for some in combinations(left, cards - len(held)))
    found = frequencies(ranker, cards, known=known, dead=iter(parse_cards(dead)))
    assert found.keys == walked
    assert found.dead == parse_cards(dead)


def test_a_holding_is_a_hand_by_default() -> None:
    assert frequencies(ThreeCard()) == frequencies(ThreeCard(), 3)
    assert frequencies(ThreeCard()).total == 22_100


@pytest.mark.parametrize(
    ("known", "dead", "kind", "message"),
    [
        ("As", "As", DuplicateCardError, "As is known, so it cannot be dead"),
        ("", "As As", DuplicateCardError, "As is held 2 times"),
        ("", "2s", NotInDeckError, "2s is not in the 20-card deck"),
        ("", [*SMALL][:16], HandSizeError, "5 cards and 16 dead ones are more than the 20"),
    ],
)
def test_mistakes_are_named(known: str, dead: str, kind: type[CardError], message: str) -> None:
    with pytest.raises(kind, match=message):
        frequencies(High(deck=SMALL), known=known, dead=dead)
