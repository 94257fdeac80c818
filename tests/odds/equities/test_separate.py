"""Cards to come to each of two players: counted by draws as if dealt one by one."""

from random import Random

from acehigh import AceToFive, Deck, DeuceToSeven, High, Rank, Ranker, Suit, parse_cards
from acehigh.decks import STANDARD
from acehigh.odds.equities import separate
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import count_deals
from helpers.cases import in_one_test

LOW = Deck(ranks=(*tuple(Rank)[:6], Rank.ACE), suits=(Suit.HEARTS, Suit.SPADES))


DRAWS: dict[str, list[Ranker]] = {
    "ace to five": [AceToFive(deck=LOW)],
    "ace to five of 2 decks": [AceToFive(deck=LOW * 2)],
    "eight or better": [AceToFive(eight_or_better=True, deck=LOW)],
    "high": [High(deck=LOW)],
    "two lows": [AceToFive(deck=LOW), AceToFive(eight_or_better=True, deck=LOW)],
    "high and low": [High(deck=LOW), AceToFive(eight_or_better=True, deck=LOW)],
}


@in_one_test("missing", [(3, 3), (3, 2), (1, 3), (0, 3)])
@in_one_test("name", DRAWS)
def test_draws_of_several_cards(name: str, missing: tuple[int, int]) -> None:
    parts = tuple(Part(repr(ranker), ranker) for ranker in DRAWS[name])
    deck = parts[0].ranker.deck
    cards = iter(Random(name).sample(deck.cards, len(deck)))
    holdings = tuple(tuple(next(cards) for _ in range(5 - number)) for number in missing)
    # Few enough cards are left to go through all deals.
    dead = tuple(cards)[: len(deck) - sum(map(len, holdings)) - 8]
    asked = Contest(deck, parts, holdings, missing, dead=dead)
    assert separate.serves(asked)
    assert separate.count_separate(asked) == count_deals(asked)


def drawn(*rankers: Ranker, holdings: str = "As Kd; 9h 8h", board: str = "") -> Contest:
    held = tuple(parse_cards(cards) for cards in holdings.split(";"))
    parts = tuple(Part(str(at), ranker) for at, ranker in enumerate(rankers))
    return Contest(rankers[0].deck, parts, held, (1,) * len(held), parse_cards(board))


def test_it_is_for_two_players_who_draw_and_have_no_board() -> None:
    assert separate.serves(drawn(High()))
    assert not separate.serves(drawn(High(), holdings="As Kd; 9h 8h; 2c 2d"))
    assert not separate.serves(drawn(High(), board="7c 7d 7h"))
    # Where a card is there twice, its two copies can be told apart by nothing but their ranks.
    assert not separate.serves(drawn(High(STANDARD * 2)))
    assert separate.serves(drawn(AceToFive(STANDARD * 2)))
    part = Part("omaha", High(), hole_cards=2)
    held = (parse_cards("As Kd"), parse_cards("9h 8h"))
    assert not separate.serves(Contest(STANDARD, (part,), held, (1, 1)))


def test_where_suits_mean_nothing_it_costs_as_good_as_nothing() -> None:
    low, high = drawn(AceToFive()), drawn(High())
    assert separate.cost(low) < low.deals
    assert separate.cost(high) < high.deals


@in_one_test("rankers", [(DeuceToSeven(),), (High(), AceToFive())])
def test_who_draws_nothing_is_compared_as_he_is(rankers: tuple[Ranker, ...]) -> None:
    held = parse_cards("As Kd 9c 5h 2s"), parse_cards("Ah Qd 8c 5d")
    parts = tuple(Part(str(at), ranker) for at, ranker in enumerate(rankers))
    asked = Contest(STANDARD, parts, held, (0, 1))
    found = separate.count_separate(asked)
    assert found == count_deals(asked)
    assert found.total() == asked.deals == 43
