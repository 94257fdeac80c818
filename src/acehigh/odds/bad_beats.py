"""`bad_beats`: how often a good hand loses to a better one, both hole cards playing (G13).

What can qualify depends on the board. For each board the hole cards that qualify are found,
and the deals in which two players hold some of different worth are counted by inclusion and
exclusion. Boards that differ by the names of suits are counted once.
"""

from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from math import comb
from typing import Literal, TypeAlias, get_args

from acehigh.errors import CardError, TooManyError
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.keys import Category, RankKey
from acehigh.odds.by_patterns import ByPatterns
from acehigh.odds.disjoint_pairs import deals
from acehigh.odds.frequencies import frequencies
from acehigh.odds.least_hand import least_key
from acehigh.odds.losing_deals import losing_deals
from acehigh.odds.qualifying import Boards, BothPlay, Terms
from acehigh.odds.sharing import Progress, in_parts
from acehigh.parsing import Cards

Winner: TypeAlias = Literal["any", "best"]
"""Who must beat the losing hand: any player, or who has the best hand at the table."""

MOST_HANDS = 5_000
"""With more than two players so many five-card hands may qualify: some minutes of work.

In standard poker that is a full house or better.
"""

_HIGH = High()
_BOARDS_IN_A_PART = 4_000
_MOST_PARTS = 32


@dataclass(frozen=True)
class BadBeats:
    """In how many deals a good hand loses to a better one.

    Attributes:
        least: what the losing hand is worth at least.
        players: how many play, of whom nobody folds.
        deals: in how many deals it happens.
        total: how many deals there are: of a board, and of two cards to each player.
    """

    least: RankKey
    players: int
    deals: int
    total: int

    @property
    def probability(self) -> Fraction:
        """The part of all deals in which it happens."""
        return Fraction(self.deals, self.total)


def bad_beats(
    least: RankKey | Category | Cards,
    players: int = 2,
    *,
    ranker: Ranker = _HIGH,
    both_play: BothPlay = "must",
    pocket_quads: bool = False,
    winner: Winner = "any",
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> BadBeats:
    """Return how often, in hold'em, a hand of at least so much loses to a better hand (G13).

    Both hole cards of the loser and of the winner must play. Nobody folds.

    Args:
        least: what the losing hand is worth at least: a key; cards such as
            ``"As Ah Ad Tc Ts"``, or their ranks alone, ``"AAATT"``; a category, or its name,
            which means its lowest hand: ``"quads"``.
        players: how many are dealt two cards.
        ranker: the rules, and the deck.
        both_play: ``"must"``: a player's hand would be worth less without either of his hole
            cards. ``"may"``: it is enough that some best hand has both: with A-T and the board
            A-A-T-T-2 there is one, though the ace alone makes as much.
        pocket_quads: whether four of a kind must have a pair in the hole, as many houses say.
        winner: ``"any"``: some player beats the loser. ``"best"``: the hand that beats him
            is the best at the table; one that ties with it need not play both hole cards.
        executor: what shares the work among processes, to which the ranker must be sent.
        progress: called with how many parts of the work are done, and how many there are.

    Raises:
        CardError: the ranker is none, or its hands and deck are not of hold'em; `least` is no
            hand by these rules; there are too few players or too many; an option is unknown.
        TooManyError: more than two play, and so many hands qualify that it would take hours.

    >>> from acehigh import Deck, Rank
    >>> jacks_up = High(deck=Deck.stripped(Rank.JACK))
    >>> found = bad_beats("quads", 3, ranker=jacks_up)
    >>> found.deals, found.total
    (362880, 181621440)
    """
    _check_ranker(ranker)
    _check_players(players, ranker)
    _check_option("both_play", both_play, get_args(BothPlay))
    _check_option("winner", winner, get_args(Winner))
    if not isinstance(pocket_quads, bool):
        raise CardError(f"pocket_quads is True or False, not {pocket_quads!r}")
    made = frequencies(ranker, 5).keys
    key = least_key(least, ranker, made)
    hands = sum(number for other, number in made.items() if other >= key)
    if players > 2 and hands > MOST_HANDS:
        raise TooManyError(
            f"{hands:,} hands are at least {key.describe()}; {MOST_HANDS:,} is the most with "
            "more than two players"
        )
    terms = Terms(ranker, key, both_play, pocket_quads)
    parts = min(ByPatterns(ranker, 5, (), ()).cost // _BOARDS_IN_A_PART + 1, _MOST_PARTS)
    work = partial(_count, terms, players, winner)
    counted = sum(in_parts(work, parts, executor=executor, progress=progress))
    cards = len(ranker.deck)
    return BadBeats(key, players, counted, comb(cards, 5) * deals(players, cards - 5))


def _check_ranker(ranker: Ranker) -> None:
    deck = checked_ranker(ranker).deck
    if ranker.hand_size != 5:
        raise CardError(f"hold'em is played for hands of 5 cards, not {ranker.hand_size}")
    if ranker.counts_all_cards:
        raise CardError(f"{ranker!r} does not tell which hole cards play: all of them count")
    if len(deck.counts) < len(deck):
        raise CardError(f"bad beats are counted where no card is there twice: not in {deck!r}")


def _check_players(players: int, ranker: Ranker) -> None:
    most = (len(ranker.deck) - 5) // 2
    if most < 2:
        raise CardError(f"hold'em for two takes 9 cards, more than the {ranker.deck.name}")
    if type(players) is not int or not 2 <= players <= most:
        raise CardError(
            f"{players!r} cannot play hold'em with the {ranker.deck.name}: expected 2 to {most}"
        )


def _check_option(name: str, value: str, words: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in words:
        raise CardError(f"{name} is one of {', '.join(words)}; not {value!r}")


def _count(terms: Terms, players: int, winner: Winner, part: int, parts: int) -> int:
    """Return in how many deals of a part of the boards it happens, maybe in another process."""
    boards = _boards(terms)
    total = 0
    for board, ways in ByPatterns(terms.ranker, 5, (), ()).holdings(part, parts):
        found = boards.qualifying(board)
        if found is not None:
            total += ways * losing_deals(found, players, best_wins=winner == "best")
    return total


# One for all parts that a process gets.
_boards = lru_cache(maxsize=1)(Boards)
