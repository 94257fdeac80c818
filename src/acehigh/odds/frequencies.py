"""How many holdings are worth what: exact, for any rules, deck and number of cards."""

from concurrent.futures import Executor
from dataclasses import replace
from functools import lru_cache, partial
from math import comb
from typing import NamedTuple, SupportsIndex

from acehigh.cards import Card
from acehigh.checks import integer, whole_number
from acehigh.decks import Deck
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, TooManyError
from acehigh.evaluators.holds import holds, with_it_in_them
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.keys import RankKey
from acehigh.odds.by_patterns import ByPatterns
from acehigh.odds.by_ranks import ByRanks
from acehigh.odds.counted import MOST_HOLDINGS, Counts, Frequencies
from acehigh.odds.sharing import Progress, in_parts
from acehigh.parsing import Cards, parse_cards

MOST_CARDS = 9
"""Cards in the longest holding that is counted."""

MOST_LOOK_UPS = 50_000_000
"""Where rules are about ranks, a count may take so many look-ups: some minutes of work."""

_LOOK_UPS_IN_A_PART, _QUESTIONS_IN_A_PART = 500_000, 50_000
_MOST_PARTS = 32


def frequencies(
    ranker: Ranker,
    cards: SupportsIndex | None = None,
    *,
    deck: Deck | None = None,
    known: Cards = (),
    dead: Cards = (),
    inclusive: bool = False,
    limit: SupportsIndex | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Frequencies:
    """Return how many of all holdings make what.

    Nothing is dealt: holdings of equal worth are counted together. That takes look-ups, or
    questions to rankers that have no rule about ranks; of either there may be `limit`.

    Args:
        ranker: the rules.
        cards: how many cards a holding has, from 1 to `MOST_CARDS`; the best hand among them
            counts. Default: as many as make a hand.
        deck: the deck, if not the ranker's own: the rules are taken for this deck then.
        known: cards that every holding has.
        dead: cards that no holding has.
        inclusive: whether to count for each category, besides, how many holdings have such a
            hand among their hands, whatever else they make. That is a count more for each.
        limit: how many look-ups or questions it may take. Default: `MOST_LOOK_UPS` or
            `MOST_HOLDINGS`, which take some minutes.
        executor: what shares the work of a long count among processes, to which the ranker
            must be sent: wild cards that a lambda names cannot be.
        progress: called with how many parts of the work are done, and how many there are.

    Raises:
        CardError: the ranker is none; what holdings have among their hands is not known of
            such rules; the rules are for one deck only; the deck has cards
            that mean nothing to them.
        HandSizeError: so many cards cannot be held, or are too few for the rules.
        NotInDeckError: the deck lacks a known or a dead card.
        DuplicateCardError: a card is known or dead more often than the deck has it.
        TooManyError: the count would take too long.

    >>> from acehigh import High, frequencies
    >>> seven = frequencies(High(), 7)
    >>> seven.total, len(seven.keys), next(iter(seven.counts.items()))
    (133784560, 4824, (Category('straight flush'), 41584))
    """
    checked_ranker(ranker)
    if deck is not None and deck != ranker.deck:
        ranker = ranker.with_deck(deck)
    held, out = parse_cards(known), parse_cards(dead)
    number = _checked(ranker, ranker.hand_size if cards is None else cards, held, out)
    if not isinstance(inclusive, bool):
        raise CardError(f"inclusive is True or False, not {inclusive!r}")
    if inclusive:
        # Rules of which it is not known what a holding has among its hands are refused.
        holds(ranker, ranker.categories[0])
    asked = _Asked(ranker, number, held, out)
    keys = _counted(asked, _parts(asked, limit), executor, progress)
    best_first = sorted(((key, ways) for key, ways in keys.items() if ways), reverse=True)
    counted = Frequencies(ranker, number, held, dict(best_first), out)
    if not inclusive:
        return counted
    among = Counts()
    for category in counted.counts:
        others = frequencies(
            holds(ranker, category),
            number,
            known=held,
            dead=out,
            limit=limit,
            executor=executor,
            progress=progress,
        )
        among[category] = sum([others.counts[one] for one in with_it_in_them(category)])
    return replace(counted, inclusive=among)


class _Asked(NamedTuple):
    """What is counted: holdings of so many cards, by some rules."""

    ranker: Ranker
    cards: int
    known: tuple[Card, ...]
    dead: tuple[Card, ...]


def _parts(asked: _Asked, limit: SupportsIndex | None) -> int:
    """Return in how many parts the count is made, if it may be made at all.

    Raises:
        CardError: the rules do not take the cards of the deck, or the limit is no number.
        TooManyError: it would take too long.
    """
    ranker, cards, known, dead = asked
    cost = _counter(asked).cost
    if ranker.rank_tables is None:
        most, what, in_a_part = MOST_HOLDINGS, "questions", _QUESTIONS_IN_A_PART
    else:
        most, what, in_a_part = MOST_LOOK_UPS, "look-ups", _LOOK_UPS_IN_A_PART
    if limit is not None:
        most = whole_number(limit, "limit")
    if cost > most:
        raise TooManyError(
            f"{comb(len(ranker.deck) - len(known) - len(dead), cards - len(known)):,} holdings "
            f"take about {cost:,} {what}; {most:,} is the most, unless limit= is more"
        )
    # What the rules do not take they refuse themselves: jokers, or too few cards.
    for some in (ranker.deck.cards[:cards], ranker.deck.cards[-cards:]):
        ranker.key(some)
    return min(cost // in_a_part + 1, _MOST_PARTS)


def _counted(
    asked: _Asked, parts: int, executor: Executor | None, progress: Progress | None
) -> dict[RankKey, int]:
    """Return how many holdings have each key."""
    keys: dict[RankKey, int] = {}
    try:
        for found in in_parts(
            partial(_count, asked), parts, executor=executor, progress=progress
        ):
            keys = _added(keys, found)
    finally:
        # What counts is as large as the count is long, and nobody asks for it again.
        _counter.cache_clear()
    return keys


def _added(counts: dict[RankKey, int], more: dict[RankKey, int]) -> dict[RankKey, int]:
    """Return both together; the one as it is while there is no other, which takes no time."""
    if not counts:
        return more
    for key, number in more.items():
        counts[key] = counts.get(key, 0) + number
    return counts


def _checked(
    ranker: Ranker, size: SupportsIndex, known: tuple[Card, ...], dead: tuple[Card, ...]
) -> int:
    """Return how many cards a holding has, if so many can be held.

    Raises:
        CardError: they cannot.
    """
    deck, cards = ranker.deck, integer(size)
    deck.check(known)
    deck.check(dead)
    for card in known:
        if (known + dead).count(card) > deck.count(card):
            raise DuplicateCardError(f"{card} is known, so it cannot be dead")
    if cards is None or not 1 <= cards <= MOST_CARDS:
        raise HandSizeError(f"a holding has 1 to {MOST_CARDS} cards here, not {size!r}")
    if cards > len(deck):
        raise HandSizeError(f"a holding of {cards} cards is more than the {deck.name}")
    if len(known) > cards:
        raise HandSizeError(f"{len(known)} known cards do not fit a holding of {cards}")
    if cards + len(dead) > len(deck):
        raise HandSizeError(
            f"a holding of {cards} cards and {len(dead)} dead ones are more than the "
            f"{deck.name}"
        )
    return cards


def _count(asked: _Asked, part: int, parts: int) -> dict[RankKey, int]:
    """Return what one part of the work finds, maybe in another process."""
    return _counter(asked).count(part, parts)


@lru_cache(maxsize=1)
def _counter(asked: _Asked) -> ByRanks | ByPatterns:
    """Return what counts what is asked: one for all parts that a process gets."""
    ranker, cards, known, dead = asked
    tables = ranker.rank_tables
    if tables is None:
        return ByPatterns(ranker, cards, known, dead)
    return ByRanks(ranker, tables, cards, known, dead)
