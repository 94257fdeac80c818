"""Boards to come, counted by ranks and corrected for flushes, as if dealt one by one."""

from random import Random

from acehigh import AceToFive, Bug, Card, Deck, High, Rank, Ranker, Stripped, Suit, parse_cards
from acehigh.deck_contents import FOUR_SUITS
from acehigh.decks import STANDARD
from acehigh.odds.equities import boards
from acehigh.odds.equities.boards import Seen, boards_left
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import count_deals
from helpers.cases import in_one_test


def test_kept_counts_are_told_apart_by_dead_cards() -> None:
    """Of the same ranks, other cards may be dead or on the board."""
    random = Random(3)
    part = Part("high", High())
    for _ in range(12):
        cards = [Card(rank, suit) for rank in (Rank.TWO, Rank.THREE) for suit in FOUR_SUITS]
        random.shuffle(cards)
        held, shared, dead = (tuple(cards[:2]), tuple(cards[2:4])), tuple(cards[4:7]), cards[7:]
        asked = Contest(STANDARD, (part,), held, (0, 0), shared, 2, tuple(dead))
        assert boards.count_boards(asked) == count_deals(asked)


def test_too_large_hands_are_dealt_one_by_one() -> None:
    held = tuple(tuple(parse_cards(cards)) for cards in ("As Ks Qs Js 2d", "9c 9d 9h 5s 5d"))
    large = Contest(STANDARD, (Part("high", High()),), held, (0, 0), (), 5)
    assert not boards.serves(large)


def contest(ranker: Ranker, holdings: str, board: str, to_come: int, dead: str = "") -> Contest:
    held = tuple(parse_cards(cards) for cards in holdings.split(";"))
    return Contest(
        ranker.deck,
        (Part("", ranker),),
        held,
        (0,) * len(held),
        parse_cards(board),
        to_come,
        parse_cards(dead),
    )


@in_one_test("shared", [False, True])
@in_one_test(
    "asked",
    [
        # Two players draw to flushes in two suits, of which each board gives one at most.
        contest(High(), "As Ks; Qh Jh", "9s 4s 8h", 2, "2s 3h"),
        contest(High(), "As Ah; 9s 8s; Kd Kc", "7s 6s 2d", 2),
        contest(Stripped(Rank.SIX, flush_over_full_house=True), "As Ks; Qh Qd", "9s 8s Qc", 2),
        contest(AceToFive(eight_or_better=True), "As 2s; 3h 4h", "5s Kd Kc", 2),
    ],
)
def test_they_are_counted_as_if_dealt_one_by_one(asked: Contest, shared: bool) -> None:
    assert boards.serves(asked)
    found = boards.count_boards(asked, shared=shared)
    assert found == count_deals(asked)
    assert found.total() == asked.deals


def test_what_it_does_not_serve() -> None:
    good = contest(High(), "As Ks; Qh Jh", "9s 4s 8h", 2)
    assert boards.serves(good)
    jokers = Bug(High())
    assert not boards.serves(contest(jokers, "As Ks; Qh Jh", "9s 4s 8h", 2))
    two_decks = High(STANDARD * 2)
    assert not boards.serves(contest(two_decks, "As Ks; Qh Jh", "9s 4s 8h", 2))
    # Cards that are yet to come to players.
    missing = Contest(STANDARD, good.parts, good.holdings, (0, 1), good.board, 2)
    assert not boards.serves(missing)
    # Flushes in two suits at once: of three cards each.
    four = tuple(parse_cards(cards) for cards in ("As Ks Qh Jh", "Ad Kd Qc Jc"))
    assert not boards.serves(Contest(STANDARD, good.parts, four, (0, 0), (), 6))


def test_ranks_are_seen_of_all_cards_or_of_a_suit() -> None:
    asked = contest(High(), "As Kh; Qh Js", "9s 9h 2d", 2, "3s 4s")
    assert Seen.of(asked).holdings == ((Rank.ACE, Rank.KING), (Rank.QUEEN, Rank.JACK))
    assert Seen.of(asked).board == (Rank.NINE, Rank.NINE, Rank.TWO)
    of_spades = Seen.of(asked, Suit.SPADES)
    assert of_spades == Seen(((Rank.ACE,), (Rank.JACK,)), (Rank.NINE,), (Rank.FOUR, Rank.THREE))
    assert sorted(of_spades.ranks) == [3, 4, 9, 11, 14]


def test_the_boards_that_are_left_are_of_the_cards_that_are_left() -> None:
    asked = contest(High(Deck.twenty()), "As Ks; Qh Jh", "Td", 2)
    assert sum(boards_left(asked).ways()) == asked.deals
