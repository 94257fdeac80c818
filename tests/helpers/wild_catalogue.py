"""The games with wild cards that acehigh and the slow twin are compared in."""

from collections.abc import Sequence

from acehigh import (
    ONE_EYED_JACKS,
    AceToFive,
    AceToSix,
    Bug,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    RuleRanker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
)
from helpers.twin import HIGH_ORDER, Worth, grouped, high, ranks_of
from helpers.twin_low import ace_to_five, ace_to_six, deuce_to_seven
from helpers.twin_short import incomplete, three_card
from helpers.wild_games import game, lowest_wild


def with_jokers(number: int, base: RuleRanker | None = None) -> RuleRanker:
    """Return the same rules, by default high ones, for a deck with so many jokers."""
    base = base or High()
    return base.with_deck(base.deck.with_jokers(number))


def is_black_seven(card: Card) -> bool:
    """Return whether a card is one of the two that a game might call wild."""
    return str(card) in ("7s", "7c")


def groups_only(hand: Sequence[Card]) -> Worth:
    """Return what five cards are worth that make no straight and no flush (P3, W3)."""
    name, ranks = grouped(ranks_of(hand))
    return (HIGH_ORDER.index(name), name), ranks


STANDARD, SHORT_DECK, SEVENS_UP = (Deck.stripped(Rank(lowest)) for lowest in (2, 6, 7))
FIVE_SUITS = Deck.five_suits()
TWO_DECKS = STANDARD.with_jokers(1) * 2
HIGH = high(STANDARD)
SHORT = high(SHORT_DECK, (*HIGH_ORDER[:5], "full house", "flush", *HIGH_ORDER[7:]))
SHORT_HIGH = incomplete(HIGH)
ACE_TO_SIX = ace_to_six()
DISPUTED = AceToSix(broadway_straight=True, aces_pair_high=True)
DISPUTED_RULE = ace_to_six(broadway_straight=True, aces_pair_high=True)

ONE_JOKER = [
    game("joker", Wild(High()), HIGH),
    game("bug", Bug(High()), HIGH),
    game("joker, ace to five", Wild(AceToFive()), ace_to_five),
    game("joker, deuce to seven", Wild(DeuceToSeven()), deuce_to_seven),
    game("joker, ace to six", Wild(AceToSix()), ACE_TO_SIX),
]
JOKERS = [
    game("two jokers", Wild(with_jokers(2)), HIGH),
    game("big and small joker", Wild(High(deck=Deck.standard("BJ SJ"))), HIGH),
    game("three jokers", Wild(with_jokers(3)), HIGH),
    game("two bugs", Bug(with_jokers(2)), HIGH),
    game("three jokers, deuce to seven", Wild(with_jokers(3, DeuceToSeven())), deuce_to_seven),
    game("two bugs, ace to six", Bug(with_jokers(2, AceToSix())), ACE_TO_SIX),
]
DEUCES = [
    game("deuces", Wild(High(), wild=Rank.TWO), HIGH),
    game("deuces, deuce to seven", Wild(DeuceToSeven(), wild=Rank.TWO), deuce_to_seven),
]
DECLARED = [
    game("one-eyed jacks", Wild(High(), wild=ONE_EYED_JACKS), HIGH),
    game("one-eyed jacks and a joker", Wild(with_jokers(1), wild="Js Jh"), HIGH),
    game("black sevens", Wild(High(), wild=is_black_seven), HIGH),
]
OTHER_DECKS = [
    game("36 cards", Wild(with_jokers(2, Stripped(flush_over_full_house=True))), SHORT),
    game("36 cards, bug", Bug(Stripped()), high(SHORT_DECK)),
    game("32 cards, sevens", Wild(Stripped(Rank.SEVEN), Rank.SEVEN), high(SEVENS_UP)),
    game("two decks", Wild(High(deck=TWO_DECKS)), HIGH),
]
DOUBLE_ACE_FLUSH = [game("double-ace flush", Wild(with_jokers(2), double_ace_flush=True), HIGH)]
FEWER_CARDS = [
    game("three cards", Wild(with_jokers(2, ThreeCard())), three_card, range(3, 7)),
    game("three cards, bug", Bug(ThreeCard()), three_card, range(3, 7)),
    game("short hands", Wild(with_jokers(2, Incomplete())), SHORT_HIGH, range(1, 6)),
    game("short hands, bug", Bug(Incomplete()), SHORT_HIGH, range(1, 6)),
]
LOWEST = [
    lowest_wild("lowest", LowestCardWild(), HIGH),
    lowest_wild("lowest, one only", LowestCardWild(ties="one"), HIGH),
    lowest_wild("lowest and a joker", LowestCardWild(with_jokers(1), ties="one"), HIGH),
    lowest_wild("lowest, ace to five", LowestCardWild(AceToFive()), ace_to_five),
]
LOWEST_OF_TWO_DECKS = [
    lowest_wild("lowest of two decks", LowestCardWild(High(deck=TWO_DECKS)), HIGH),
    lowest_wild(
        "lowest of two decks, one only", LowestCardWild(High(deck=TWO_DECKS), ties="one"), HIGH
    ),
]
NATURALS = [*JOKERS[2:4], *DEUCES[:2], LOWEST[0]]
"""Games in which the house rules for equal hands are compared too (W9)."""

MAIN = [*JOKERS, *DEUCES, *DECLARED, *OTHER_DECKS, *DOUBLE_ACE_FLUSH, *FEWER_CARDS, *LOWEST]
FURTHER = [
    game("two jokers, ace to five", Wild(with_jokers(2, AceToFive())), ace_to_five),
    *ONE_JOKER,
    game("deuces as bugs", Bug(High(), wild=Rank.TWO), HIGH),
    game("kings as bugs", Bug(High(), wild=Rank.KING), HIGH),
    game("deuces and a joker", Wild(with_jokers(1), wild=Rank.TWO), HIGH),
    lowest_wild("lowest, naturals", LowestCardWild(ties="one", naturals="fewer_wild"), HIGH),
    game("20 cards", Wild(Stripped(Rank.TEN)), high(Deck.twenty())),
    game("20 cards of 1830", Wild(with_jokers(2, TwentyCard())), groups_only),
    game("five suits", Wild(High(deck=FIVE_SUITS)), high(FIVE_SUITS)),
    game("two decks, low", Wild(DeuceToSeven(deck=TWO_DECKS)), deuce_to_seven),
    game("double-ace flush, bug", Bug(High(), double_ace_flush=True), HIGH),
    game("disputed low", Wild(DISPUTED), DISPUTED_RULE),
    *LOWEST_OF_TWO_DECKS,
    *[one.with_naturals("beat") for one in LOWEST_OF_TWO_DECKS],
]
GAMES = [*MAIN, *FURTHER]
