"""The hole cards that qualify on a board are those that each hand alone would tell."""

from itertools import combinations
from random import Random

from acehigh import Card, Category, Deck, High, Rank, parse_cards
from acehigh.odds.qualifying import Boards, BothPlay, Terms
from helpers.cases import in_one_test

RULES = High(Deck.stripped(Rank.QUEEN))
DECK = RULES.deck.cards
LEAST = RULES.key("Qs Qh Qd Ks Kh")
BIT = {card: 1 << place for place, card in enumerate(DECK)}


def qualifies(held: tuple[Card, ...], board: tuple[Card, ...], terms: Terms) -> bool:
    """Return whether hole cards qualify, going through the hands they make."""
    key = RULES.key(held + board)
    hands = [hand for hand in combinations(held + board, 5) if RULES.key(hand) == key]
    both = [set(held) <= set(hand) for hand in hands]
    plays = all(both) if terms.both_play == "must" else any(both)
    quads = key.category is Category.FOUR_OF_A_KIND and terms.pocket_quads
    return key >= terms.least and plays and (not quads or held[0].rank is held[1].rank)


@in_one_test("both_play", ["must", "may"])
@in_one_test("pocket_quads", [False, True])
def test_they_are_those_of_each_hand_alone(both_play: BothPlay, pocket_quads: bool) -> None:
    terms = Terms(RULES, LEAST, both_play, pocket_quads)
    boards, random = Boards(terms), Random(2)
    seen = 0
    for _ in range(12):
        board = tuple(random.sample(DECK, 5))
        left = [card for card in DECK if card not in board]
        expected: dict[int, set[int]] = {}
        for held in combinations(left, 2):
            if qualifies(held, board, terms):
                worth = RULES.key(held + board).value
                expected.setdefault(worth, set()).add(sum(BIT[card] for card in held))
        found = boards.qualifying(board)
        if len(expected) < 2:
            # With hands of one worth nobody loses.
            assert found is None
            continue
        seen += 1
        assert found is not None
        assert {worth: set(pairs) for worth, pairs in found.pairs.items()} == expected
        assert list(found.pairs) == sorted(expected)
        assert found.alone == {BIT[card]: RULES.key((card, *board)).value for card in left}
    assert seen


def test_on_most_boards_nothing_qualifies() -> None:
    boards = Boards(Terms(RULES, RULES.key("As Ah Ad Ac Ks"), "must", False))
    assert boards.qualifying(parse_cards("As Ks Kh Qs Qh")) is None
