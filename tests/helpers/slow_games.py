"""The games of G2 to G5 stated once more, plainly, to check `acehigh.games` against.

Every choice of hole cards and board cards is tried, and ranked by the slow twin's rule for one
hand. Where many cards are wild a hand is ranked by `Wild`, which the twin checks elsewhere;
which cards are wild is worked out here.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, zip_longest
from random import Random
from typing import Any, NamedTuple, TypeAlias

from acehigh import Card, Deck, High, Holding, Rank, Suit, Wild
from helpers.twin import HIGH_ORDER, Rule, high
from helpers.twin_low import ace_to_five, ace_to_six, deuce_to_seven, qualifies
from helpers.twin_short import badugi, three_card
from helpers.twin_wild import bug, wild

Cards: TypeAlias = tuple[Card, ...]
Worth: TypeAlias = Any
Contest: TypeAlias = Callable[[Sequence[Holding], Cards], list[Worth]]
"""What each holding is worth with a board: greater is better, None cannot win."""

STANDARD = Deck.standard()
FLUSH_FIRST = [*HIGH_ORDER[:5], "full house", "flush", *HIGH_ORDER[7:]]
TRIPS_TOO = [*HIGH_ORDER[:3], "straight", "three of a kind", *FLUSH_FIRST[5:]]


class Slow(NamedTuple):
    """A game: what is dealt, and by part what each player is worth."""

    down: int
    up: int
    board: int
    parts: dict[str, Contest]
    deck: Deck = STANDARD


def winners(
    game: Slow, holdings: Sequence[Holding], board: Cards
) -> dict[str, tuple[int, ...]]:
    """Return who wins each part."""
    return {name: _best(part(holdings, board)) for name, part in game.parts.items()}


def _best(worths: Sequence[Worth]) -> tuple[int, ...]:
    able = [worth for worth in worths if worth is not None]
    return tuple(place for place, worth in enumerate(worths) if able and worth == max(able))


def deal(game: Slow, players: int, random: Random) -> tuple[list[Holding], Cards]:
    """Return holdings of a game and a board, dealt at random."""
    each = game.down + game.up
    held, board = game.deck.deal(players, each, game.board, random=random)
    return [Holding(cards[: game.down], cards[game.down :]) for cards in held], board


def any_cards(rule: Rule, size: int = 5) -> Contest:
    """Any of a player's cards and the board play."""
    return lambda holdings, board: [
        max(map(rule, combinations((*held, *board), size))) for held in holdings
    ]


def just(
    number: int, rule: Rule, valid: Callable[[Sequence[Card]], bool] | None = None
) -> Contest:
    """Just so many hole cards play, the rest is of the board."""

    def worth(held: Holding, board: Cards) -> Worth:
        hands = [
            mine + theirs
            for mine in combinations(held, number)
            for theirs in combinations(board, 5 - number)
        ]
        return max((rule(hand) for hand in hands if valid is None or valid(hand)), default=None)

    return lambda holdings, board: [worth(held, board) for held in holdings]


def at_most(number: int, rule: Rule) -> Contest:
    """So many hole cards play at most."""

    def worth(held: Holding, board: Cards) -> Worth:
        return max(
            rule(mine + theirs)
            for some in range(number + 1)
            for mine in combinations(held, some)
            for theirs in combinations(board, 5 - some)
        )

    return lambda holdings, board: [worth(held, board) for held in holdings]


def eight_or_better(holdings: Sequence[Holding], board: Cards) -> list[Worth]:
    """The lowest five different cards, none above eight."""
    return [
        max(
            (ace_to_five(h) for h in combinations((*held, *board), 5) if qualifies(h)),
            default=None,
        )
        for held in holdings
    ]


def in_hand(rule: Rule) -> Contest:
    """The five cards in hand play, without the board."""
    return lambda holdings, _: [rule(tuple(held)) for held in holdings]


def spade(height: Callable[[int], int]) -> Contest:
    """One spade among the hole cards plays: the one of the greatest height."""
    return lambda holdings, _: [
        max(
            (height(int(c.rank)) for c in held.hole if c.rank and c.suit is Suit.SPADES),
            default=None,
        )
        for held in holdings
    ]


def ace_high_badugi(hand: Sequence[Card]) -> Worth:
    """The most cards of different ranks and suits, then the lowest, the ace highest."""
    return max(
        (
            number,
            tuple(-rank for rank in sorted((int(c.rank or 0) for c in some), reverse=True)),
        )
        for number in range(1, 5)
        for some in combinations(hand, number)
        if len({c.rank for c in some}) == len({c.suit for c in some}) == number
    )


def soko(hand: Sequence[Card]) -> Worth:
    """Standard high, with four cards in sequence and four of a suit above a pair."""
    (place, _), counted = high(STANDARD)(hand)
    made: list[tuple[float, tuple[int, ...]]] = [(place, counted)]
    for fifth in hand:
        four = sorted((int(c.rank or 0) for c in hand if c is not fifth), reverse=True)
        runs = [list(range(top, top - 4, -1)) for top in range(14, 4, -1)] + [[14, 4, 3, 2]]
        if four in runs:
            top = 4 if four == [14, 4, 3, 2] else four[0]
            made.append((1.3, (top, int(fifth.rank or 0))))
        if len({c.suit for c in hand if c is not fifth}) == 1:
            made.append((1.6, (*four, int(fifth.rank or 0))))
    return max(made)


def wild_by(ranks: Callable[[Sequence[Holding]], set[Rank]]) -> Contest:
    """Standard high, with ranks wild that all the holdings tell."""

    def contest(holdings: Sequence[Holding], board: Cards) -> list[Worth]:
        rules = Wild(High(), wild=sorted(ranks(holdings)))
        return [rules.key((*held, *board)) for held in holdings]

    return contest


def after_the_queen(holdings: Sequence[Holding]) -> set[Rank]:
    """Queens, and the rank dealt up after the last queen dealt up."""
    rounds = zip_longest(*[held.up for held in holdings])
    shown = [card.rank for dealt in rounds for card in dealt if card]
    told = {Rank.QUEEN}
    for number in reversed(range(len(shown))):
        if shown[number] is Rank.QUEEN:
            return told | {rank for rank in shown[number + 1 : number + 2] if rank}
    return told


def court(*suits: Suit) -> Deck:
    """Jack, queen and king of some suits."""
    return Deck(ranks=(Rank.JACK, Rank.QUEEN, Rank.KING), suits=suits)


def one_card(hand: Sequence[Card]) -> Worth:
    """The higher card."""
    return ((0, ""), tuple(int(card.rank or 0) for card in hand))


def two_cards(hand: Sequence[Card]) -> Worth:
    """A pair beats none, then the higher card."""
    ranks = sorted((int(card.rank or 0) for card in hand), reverse=True)
    return ((int(ranks[0] == ranks[1]), ""), tuple(ranks))


def joker(deck: Deck) -> Deck:
    """The deck with a joker."""
    return deck.with_jokers(1)


def _standard_games() -> Iterator[tuple[str, Slow]]:
    rule = high(STANDARD)
    any_high, omaha = any_cards(rule), just(2, rule)
    low = just(2, ace_to_five, qualifies)
    for name in ("hold'em", "pineapple", "crazy pineapple", "irish"):
        yield name, Slow(2, 0, 5, {"high": any_high})
    yield "super hold'em", Slow(3, 0, 5, {"high": any_high})
    yield "tahoe", Slow(3, 0, 5, {"high": at_most(2, rule)})
    yield "greek hold'em", Slow(2, 0, 5, {"high": omaha})
    for name, hole in (
        ("omaha", 4), ("five-card omaha", 5), ("courchevel", 5), ("six-card omaha", 6)
    ):  # fmt: skip
        yield name, Slow(hole, 0, 5, {"high": omaha})
        yield f"{name} hi-lo", Slow(hole, 0, 5, {"high": omaha, "low": low})
    for name, order, lowest in (
        ("six-plus", FLUSH_FIRST, Rank.SIX),
        ("six-plus trips", TRIPS_TOO, Rank.SIX),
        ("royal hold'em", HIGH_ORDER, Rank.TEN),
    ):
        deck = Deck.stripped(lowest)
        yield name, Slow(2, 0, 5, {"high": any_cards(high(deck, order))}, deck)
    deck = Deck.stripped(Rank.SEVEN)
    yield "manila", Slow(2, 0, 5, {"high": just(2, high(deck, FLUSH_FIRST))}, deck)
    yield "five-card stud", Slow(1, 4, 0, {"high": any_high})
    yield "seven-card stud", Slow(3, 4, 0, {"high": any_high})
    yield "stud hi-lo", Slow(3, 4, 0, {"high": any_high, "low": eight_or_better})
    lowest_hand = any_cards(ace_to_five)
    yield "stud hi-lo any low", Slow(3, 4, 0, {"high": any_high, "low": lowest_hand})
    yield "razz", Slow(3, 4, 0, {"low": lowest_hand})
    yield "soko", Slow(1, 4, 0, {"high": any_cards(soko)})
    yield "high chicago", Slow(3, 4, 0, {"high": any_high, "spade": spade(lambda r: r)})
    low_spade = spade(lambda rank: -1 if rank == 14 else -rank)
    yield "low chicago", Slow(3, 4, 0, {"high": any_high, "spade": low_spade})
    yield "follow the queen", Slow(3, 4, 0, {"high": wild_by(after_the_queen)})
    yield "baseball", Slow(3, 4, 0, {"high": wild_by(lambda _: {Rank.THREE, Rank.NINE})})


def _draw_games() -> Iterator[tuple[str, Slow]]:
    rule = high(STANDARD)
    for name in ("five-card draw", "jacks or better"):
        yield name, Slow(5, 0, 0, {"high": any_cards(rule)})
    with_joker = any_cards(wild(rule, STANDARD, False))
    yield "five-card draw with joker", Slow(5, 0, 0, {"high": with_joker}, joker(STANDARD))
    with_bug = any_cards(bug(rule, STANDARD, False))
    yield "five-card draw with bug", Slow(5, 0, 0, {"high": with_bug}, joker(STANDARD))
    yield "deuces wild", Slow(5, 0, 0, {"high": wild_by(lambda _: {Rank.TWO})})
    for name, one in (
        ("deuce-to-seven single draw", deuce_to_seven),
        ("deuce-to-seven triple draw", deuce_to_seven),
        ("ace-to-five triple draw", ace_to_five),
        ("london lowball", ace_to_six()),
    ):
        yield name, Slow(5, 0, 0, {"low": any_cards(one)})
    yield "badugi", Slow(4, 0, 0, {"low": in_hand(badugi)})
    yield (
        "badeucey",
        Slow(5, 0, 0, {"badugi": in_hand(ace_high_badugi), "low": in_hand(deuce_to_seven)}),
    )
    yield (
        "badacey",
        Slow(5, 0, 0, {"badugi": any_cards(badugi, 4), "low": in_hand(ace_to_five)}),
    )
    yield "drawmaha", Slow(5, 0, 5, {"draw": in_hand(rule), "omaha": just(2, rule)})
    three, six = court(Suit.SPADES), court(Suit.HEARTS, Suit.SPADES)
    yield "kuhn", Slow(1, 0, 0, {"high": any_cards(one_card, 1)}, three)
    yield "leduc", Slow(1, 0, 1, {"high": any_cards(two_cards, 2)}, six)
    yield "rhode island", Slow(1, 0, 2, {"high": any_cards(three_card, 3)})


SLOW_GAMES: dict[str, Slow] = {**dict(_standard_games()), **dict(_draw_games())}
