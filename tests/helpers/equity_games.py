"""Games of small decks, of every kind, and the law that an equity is what is dealt."""

from collections.abc import Sequence
from fractions import Fraction

from acehigh import (
    AceToFive,
    Badugi,
    Bug,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
)
from acehigh.cards import Suit
from acehigh.odds.equities.outcomes import Equity, PartEquity
from helpers.dealt import Dealt, DealtPart
from helpers.slow_equity import Expected

TEN_UP = Deck.stripped(Rank.TEN)
NINE_UP = Deck.stripped(Rank.NINE)
# Few suits: flushes are common, and in two suits at once.
TWO_SUITS = Deck(ranks=tuple(Rank)[-8:], suits=(Suit.HEARTS, Suit.SPADES))
THREE_SUITS = Deck(ranks=tuple(Rank)[-6:], suits=(Suit.CLUBS, Suit.HEARTS, Suit.SPADES))
LOW_CARDS = Deck(ranks=(*tuple(Rank)[:7], Rank.ACE), suits=(Suit.HEARTS, Suit.SPADES))
JOKERS = Deck.stripped(Rank.TEN).with_jokers(2)


def dealt(hole: int, board: int, *rankers: Ranker, hole_cards: int | None = None) -> Dealt:
    parts = [DealtPart(f"part {at}", one, hole_cards) for at, one in enumerate(rankers)]
    return Dealt(rankers[0].deck, hole, board, tuple(parts))


HI_LO = (High(deck=LOW_CARDS), AceToFive(eight_or_better=True, deck=LOW_CARDS))
GAMES = {
    "hold'em of 20 cards": dealt(2, 5, High(deck=TEN_UP)),
    "hold'em of 24 cards": dealt(2, 5, High(deck=NINE_UP)),
    "hold'em of 2 suits": dealt(2, 5, High(deck=TWO_SUITS)),
    "hold'em of 3 suits": dealt(2, 5, High(deck=THREE_SUITS)),
    "hold'em of 36 cards": dealt(2, 5, Stripped(flush_over_full_house=True)),
    "hold'em of 52 cards": dealt(2, 5, High()),
    "twenty-card": dealt(2, 5, TwentyCard()),
    "super hold'em": dealt(3, 5, High(deck=NINE_UP)),
    "irish": dealt(4, 5, High(deck=NINE_UP)),
    "greek hold'em": dealt(2, 5, High(deck=NINE_UP), hole_cards=2),
    "omaha": dealt(4, 5, High(deck=NINE_UP), hole_cards=2),
    "omaha of 2 suits": dealt(4, 5, High(deck=TWO_SUITS), hole_cards=2),
    "omaha of 52 cards": dealt(5, 5, High(), hole_cards=2),
    "omaha hi-lo": dealt(4, 5, *HI_LO, hole_cards=2),
    "hold'em hi-lo": dealt(2, 5, *HI_LO),
    "three-card hold'em": dealt(1, 3, ThreeCard()),
    "three-card, two held": dealt(2, 2, ThreeCard(), hole_cards=2),
    "tahoe": Dealt(NINE_UP, 3, 5, (DealtPart("high", High(deck=NINE_UP), most_hole_cards=2),)),
    "drawmaha": Dealt(
        NINE_UP,
        5,
        5,
        (
            DealtPart("draw", High(deck=NINE_UP), among="holding"),
            DealtPart("omaha", High(deck=NINE_UP), 2),
        ),
    ),
    "leduc": dealt(1, 1, Incomplete(High(deck=NINE_UP))),
    "deuce-to-seven with a board": dealt(2, 5, DeuceToSeven(deck=THREE_SUITS)),
    "razz": dealt(7, 0, AceToFive()),
    "stud": dealt(7, 0, High(deck=NINE_UP)),
    "stud hi-lo": dealt(7, 0, *HI_LO),
    "lowball": dealt(5, 0, DeuceToSeven(deck=THREE_SUITS)),
    "badugi": dealt(4, 0, Badugi(deck=NINE_UP)),
    "two highs": dealt(5, 0, High(deck=THREE_SUITS), DeuceToSeven(deck=THREE_SUITS)),
    "two lows": dealt(7, 0, AceToFive(), AceToFive(eight_or_better=True)),
    "jokers wild": dealt(2, 5, Wild(High(deck=JOKERS))),
    "bugs in a draw": dealt(5, 0, Bug(High(deck=JOKERS))),
    "tens wild": dealt(2, 5, Wild(High(deck=NINE_UP), wild="T")),
    "lowest card wild": dealt(5, 0, LowestCardWild(High(deck=NINE_UP))),
    "hold'em of 2 decks": dealt(2, 5, High(deck=TEN_UP * 2)),
    "draw from 2 decks": dealt(5, 0, High(deck=TEN_UP * 2)),
    "razz of 2 decks": dealt(7, 0, AceToFive(deck=LOW_CARDS * 2)),
}


def assert_as_dealt(found: Equity, expected: Expected, scale: Fraction | int = 1) -> None:
    """Fail unless an equity is what the slow twin says, whose deals count `scale` times."""
    assert found.exact
    assert found.margin == 0
    assert found.total == expected.total * scale
    assert sum(found.shares) == sum(share for _, _, share in expected.players)
    for player, whole, of_parts in zip(
        found.players, expected.players, expected.parts, strict=True
    ):
        pairs: Sequence[tuple[PartEquity, tuple[Fraction, ...]]] = [
            (player, whole),
            *[(player.parts[name], one) for name, one in of_parts.items()],
        ]
        for one, (wins, ties, share) in pairs:
            assert [one.wins, one.ties] == [wins * scale, ties * scale]
            assert one.losses == found.total - one.wins - one.ties
            assert one.share == share
        assert player.scoops == player.wins
