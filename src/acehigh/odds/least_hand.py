"""What a hand is worth at least: read from a key, cards, ranks or the name of a category."""

import re
from collections.abc import Iterable
from itertools import groupby

from acehigh.cards import Card, Rank
from acehigh.errors import CardError, HandSizeError, ParseError
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from acehigh.parsing import Cards, parse_cards

_SAID = {"quads": Category.FOUR_OF_A_KIND, "trips": Category.THREE_OF_A_KIND}
_RANKS = re.compile("(10|[2-9TJQKA])+", re.ASCII | re.IGNORECASE)


def least_key(
    least: RankKey | Category | Cards, ranker: Ranker, made: Iterable[RankKey]
) -> RankKey:
    """Return the key that somebody means.

    Args:
        least: a key; a category or its name, which mean its lowest hand; the cards of a hand
            or their text; or their ranks alone, of which the suits are mixed.
        ranker: the rules.
        made: the keys that can be made, the best first.

    Raises:
        CardError: it is no hand by these rules.

    >>> from acehigh import High, frequencies
    >>> made = frequencies(High()).keys
    >>> [least_key(text, High(), made).describe() for text in ("AAATT", "quads")]
    ['full house, aces over tens', 'four of a kind, twos, three kicker']
    """
    if isinstance(least, RankKey):
        if least.ranker != ranker:
            raise CardError(f"{least!r} is no key by {ranker!r}")
        return least
    if isinstance(least, str):
        least = _category(least, ranker) or least
    if isinstance(least, Category):
        lowest = [key for key in made if key.category is least][-1:]
        if not lowest:
            names = ", ".join(map(str, ranker.categories))
            raise CardError(f"no hand is {least} by {ranker!r}: expected one of {names}")
        return lowest[0]
    cards = _cards(least, ranker)
    if len(cards) != ranker.hand_size:
        raise HandSizeError(f"a hand has {ranker.hand_size} cards, not {len(cards)}: {least!r}")
    return ranker.key(cards)


def _category(least: str, ranker: Ranker) -> Category | None:
    """Return the category that a text names, if it names one."""
    named = {str(category): category for category in ranker.categories}
    return (_SAID | named).get(" ".join(least.lower().split()))


def _cards(least: Cards, ranker: Ranker) -> tuple[Card, ...]:
    """Return the cards of a hand."""
    if isinstance(least, str) and _RANKS.fullmatch(least):
        return _of_mixed_suits(least.upper().replace("10", "T"), ranker)
    try:
        return parse_cards(least)
    except ParseError as error:
        raise ParseError(
            f"{least!r} is no hand: expected cards as 'As Ah Ad Tc Ts', ranks as 'AAATT' or a "
            f"category as 'quads' ({error})"
        ) from None


def _of_mixed_suits(letters: str, ranker: Ranker) -> tuple[Card, ...]:
    """Return cards of these ranks, those of a rank in different suits, and no flush."""
    suits = ranker.deck.suits
    rank_of = {str(rank): rank for rank in Rank}
    return tuple(
        Card(rank_of[letter], suits[(first + again) % len(suits)])
        for first, (letter, same) in enumerate(groupby(sorted(letters)))
        for again, _ in enumerate(same)
    )
