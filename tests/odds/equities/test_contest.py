"""What an equity is asked about: parts of a pot, holdings, and the cards that are left."""

from collections import Counter
from random import Random

from acehigh import AceToFive, Badugi, Deck, DeuceToSeven, High, Rank, Ranker, Wild, parse_cards
from acehigh.odds.equities.contest import Contest, Part, has_repeats
from acehigh.odds.equities.deals import deals_of
from helpers.cases import in_one_test


@in_one_test(
    ("part", "any_cards", "by_ranks"),
    [
        (Part("", High()), True, True),
        (Part("", AceToFive()), True, True),
        (Part("", High(), hole_cards=2), False, True),
        (Part("", High(), most_hole_cards=2), False, False),
        (Part("", High(), among="holding"), False, False),
        # Flushes hurt, cards are wild, or a ranker is asked about each holding.
        (Part("", DeuceToSeven()), True, False),
        (Part("", Wild(High())), True, False),
        (Part("", Badugi()), True, False),
    ],
)
def test_what_may_play_and_what_is_read_off_sums(
    part: Part, any_cards: bool, by_ranks: bool
) -> None:
    assert part.any_cards_play == any_cards
    assert part.counts_by_ranks == by_ranks


@in_one_test(
    ("deck", "repeats"),
    [
        (Deck.standard(), False),
        (Deck.standard("BJ SJ"), False),
        (Deck.standard(jokers=1), False),
        (Deck.standard(jokers=2), True),
        (Deck.standard() * 2, True),
    ],
)
def test_a_card_may_be_there_twice(deck: Deck, repeats: bool) -> None:
    assert has_repeats(deck) == repeats


@in_one_test("ranker", [High(Deck.stripped(Rank.KING)), High(Deck.twenty() * 2)])
def test_the_stub_is_what_nobody_has_and_the_deals_are_those_of_it(ranker: Ranker) -> None:
    cards = Random(4).sample(ranker.deck.cards, 6)
    asked = Contest(
        ranker.deck,
        (Part("", ranker),),
        (tuple(cards[:2]), tuple(cards[2:3])),
        (0, 1),
        tuple(cards[3:5]),
        1,
        tuple(cards[5:]),
    )
    assert Counter(asked.stub) + Counter(cards) == Counter(ranker.deck.cards)
    assert asked.deals == sum(len(boards) for _, boards in deals_of(asked))


def test_of_nothing_to_come_there_is_one_deal() -> None:
    held = tuple(map(parse_cards, ("As Kd", "7h 7s")))
    board = parse_cards("2c 3c 4c 5c 9d")
    assert Contest(Deck.standard(), (Part("", High()),), held, (0, 0), board).deals == 1
