"""How many holdings are worth what: exact, for any rules, deck and number of cards."""

from concurrent.futures import Executor
from dataclasses import replace
from functools import lru_cache, partial
from math import comb
from typing import SupportsIndex

from acehigh.cards import Card
from acehigh.checks import whole_number
from acehigh.decks import Deck
from acehigh.errors import HandSizeError, TooManyError
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
    cards: int | None = None,
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
    if cards is None:
        cards = ranker.hand_size
    held, out = parse_cards(known), parse_cards(dead)
    _check(ranker, cards, held, out, inclusive)
    cost = _counter(ranker, cards, held, out).cost
    if ranker.rank_tables is None:
        most, what, in_a_part = MOST_HOLDINGS, "questions", _QUESTIONS_IN_A_PART
    else:
        most, what, in_a_part = MOST_LOOK_UPS, "look-ups", _LOOK_UPS_IN_A_PART
    if limit is not None:
        most = whole_number(limit, "limit")
    if cost > most:
        raise TooManyError(
            f"{comb(len(ranker.deck) - len(held) - len(out), cards - len(held)):,} holdings "
            f"take about {cost:,} {what}; {most:,} is the most, unless limit= is more"
        )
    # What the rules do not take they refuse themselves: jokers, or too few cards.
    for some in (ranker.deck.cards[:cards], ranker.deck.cards[-cards:]):
        ranker.key(some)
    parts = min(cost // in_a_part + 1, _MOST_PARTS)
    work = partial(_count, ranker, cards, held, out)
    keys: dict[RankKey, int] = {}
    try:
        for found in in_parts(work, parts, executor=executor, progress=progress):
            keys = _added(keys, found)
    finally:
        # What counts is as large as the count is long, and nobody asks for it again.
        _counter.cache_clear()
    best_first = sorted(((key, number) for key, number in keys.items() if number), reverse=True)
    counted = Frequencies(ranker, cards, held, dict(best_first), out)
    if not inclusive:
        return counted
    among = Counts()
    for category in counted.counts:
        others = frequencies(
            holds(ranker, category),
            cards,
            known=held,
            dead=out,
            limit=limit,
            executor=executor,
            progress=progress,
        )
        among[category] = sum([others.counts[one] for one in with_it_in_them(category)])
    return replace(counted, inclusive=among)


def _added(counts: dict[RankKey, int], more: dict[RankKey, int]) -> dict[RankKey, int]:
    """Return both together; the one as it is while there is no other, which takes no time."""
    if not counts:
        return more
    for key, number in more.items():
        counts[key] = counts.get(key, 0) + number
    return counts


def _check(
    ranker: Ranker,
    cards: int,
    known: tuple[Card, ...],
    dead: tuple[Card, ...],
    inclusive: bool,
) -> None:
    if inclusive:
        # Rules of which it is not known what a holding has among its hands are refused.
        holds(ranker, ranker.categories[0])
    deck = ranker.deck
    deck.check(known)
    deck.check_deal([known, dead])
    if type(cards) is not int or not 1 <= cards <= MOST_CARDS:
        raise HandSizeError(f"a holding has 1 to {MOST_CARDS} cards here, not {cards!r}")
    if cards > len(deck):
        raise HandSizeError(f"a holding of {cards} cards is more than the {deck.name}")
    if len(known) > cards:
        raise HandSizeError(f"{len(known)} known cards do not fit a holding of {cards}")
    if cards + len(dead) > len(deck):
        raise HandSizeError(
            f"a holding of {cards} cards and {len(dead)} dead ones are more than the "
            f"{deck.name}"
        )


def _count(
    ranker: Ranker,
    cards: int,
    known: tuple[Card, ...],
    dead: tuple[Card, ...],
    part: int,
    parts: int,
) -> dict[RankKey, int]:
    """Return what one part of the work finds, maybe in another process."""
    return _counter(ranker, cards, known, dead).count(part, parts)


@lru_cache(maxsize=1)
def _counter(
    ranker: Ranker, cards: int, known: tuple[Card, ...], dead: tuple[Card, ...]
) -> ByRanks | ByPatterns:
    """Return what counts for such a ranker: one for all parts that a process gets."""
    tables = ranker.rank_tables
    if tables is None:
        return ByPatterns(ranker, cards, known, dead)
    return ByRanks(ranker, tables, cards, known, dead)
