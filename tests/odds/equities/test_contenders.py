"""What one player is worth on many boards at once is what each board makes of his cards."""

from itertools import combinations
from random import Random

from acehigh import AceToFive, Card, Deck, High, Rank, Ranker, Suit
from acehigh.engine.rank_table import Ranks, ranks_of
from acehigh.odds.equities.contenders import Contender, flush_needs
from acehigh.odds.equities.contest import Part
from acehigh.odds.equities.layout import Boards
from acehigh.odds.equities.worth import NOTHING, worth_in
from helpers.cases import in_one_test

DECK = Deck.stripped(Rank.NINE)
FEW: list[Ranker] = [High(DECK), AceToFive(DECK)]


def best_without_flush(part: Part, mine: Ranks, board: Ranks) -> int:
    """Return what the best five of so many hole cards and board cards are worth."""
    worth = worth_in(part)
    if part.hole_cards is None:
        hands: set[Ranks] = set(combinations(mine + board, 5))
    else:
        hands = {
            some + others
            for some in combinations(mine, part.hole_cards)
            for others in combinations(board, 5 - part.hole_cards)
        }
    return max(worth.of([worth.rank_sum(hand) for hand in hands], 5))


@in_one_test("hole_cards", [None, 2])
@in_one_test("ranker", FEW)
def test_each_board_is_worth_its_best_hand(ranker: Ranker, hole_cards: int | None) -> None:
    part = Part("", ranker, hole_cards=hole_cards)
    cards = Random(7).sample(DECK.cards, 5 if hole_cards is None else 7)
    mine, known = ranks_of(cards[:-3]), ranks_of(cards[-3:])
    boards = Boards(DECK, DECK, 2)
    of_rank = boards.of_rank
    contender = Contender(worth_in(part), mine, known, boards)
    found = dict(zip(boards.sums, contender.values, strict=True))
    assert len(found) == len(boards.sums)
    there = dict.fromkeys(DECK.ranks, 4)
    for one, other in combinations(sorted(2 * DECK.ranks), 2):
        drawn = of_rank[one] + of_rank[other]
        everything = mine + known + (one, other)
        if all(everything.count(rank) <= there[rank] for rank in there):
            assert found[drawn] == best_without_flush(part, mine, (*known, one, other))
        else:
            assert found[drawn] == NOTHING


def test_a_flush_needs_cards_on_the_board() -> None:
    plain, omaha = Part("", High()), Part("", High(), hole_cards=2)
    assert [flush_needs(plain, mine) for mine in range(7)] == [5, 4, 3, 2, 1, 0, 0]
    assert [flush_needs(omaha, mine) for mine in range(5)] == [None, None, 3, 3, 3]
    assert flush_needs(Part("", AceToFive()), 2) is None


def test_flushes_are_worth_what_their_best_cards_are() -> None:
    part = Part("", High(DECK))
    worth = worth_in(part)
    boards = Boards(DECK, DECK, 2)
    spades = boards.in_suit[Suit.SPADES]
    mine, shared = (Rank.ACE, Rank.TEN), (Rank.NINE,)
    contender = Contender(worth, mine, shared, boards)
    suited = boards.suited(spades, 2)
    flushes = contender.flushes(suited, mine, shared)
    for choice, value in zip(suited.choices, flushes, strict=True):
        cards = mine + shared + choice
        if len(set(cards)) < len(cards):
            # What is known cannot come.
            assert value == NOTHING
        else:
            hand = [Card(rank, Suit.SPADES) for rank in cards]
            assert worth.keys(5)[value] == part.ranker.key(hand)
    # One card of the suit on the board is not enough.
    assert set(contender.flushes(boards.suited(spades, 1), mine, shared)) == {NOTHING}
