"""A hand of each category, as a chart shows it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, permutations

from acehigh.cards import Card, Rank
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey
from acehigh.odds.by_patterns import ByPatterns


def best_examples(
    ranker: Ranker,
    keys: Iterable[RankKey],
    cards: int,
    known: Sequence[Card],
    dead: Sequence[Card],
    most: int,
) -> dict[Category, Hand]:
    """Return a hand of each category that occurs, the best there is of it.

    Of equal hands it is one with as few wild cards as may be, and of as many suits. A category
    for which none can be found in time is left out.

    Args:
        ranker: the rules.
        keys: what the holdings are worth, the best first.
        cards: how many cards a holding has.
        known: those of the cards that are in every holding.
        dead: cards that no holding has.
        most: how many holdings the ranker may be asked about.
    """
    sought: dict[Category, RankKey] = {}
    for key in keys:
        sought.setdefault(key.category, key)
    found: dict[Category, list[tuple[Card, ...]]] = {}
    whole = not (known or ranker.deck.missing)
    if ranker.rank_tables is not None and whole and cards >= ranker.hand_size:
        found = _laid_out(ranker, ranker.rank_tables, sought, dead)
    # Beside the known cards, as many as make a hand are enough; unless what is wild depends
    # on cards that do not play.
    for size in (min(cards, len(known) + ranker.hand_size), cards):
        if any(_worth(ranker, found, one) != key for one, key in sought.items()):
            found |= _searched(ranker, sought, size, known, dead, most)
    return {
        category: max(map(ranker.best, found[category]), key=_plainness)
        for category in sought
        if category in found
    }


def _worth(
    ranker: Ranker, found: dict[Category, list[tuple[Card, ...]]], category: Category
) -> RankKey | None:
    """Return what the holdings found of a category are worth."""
    return ranker.key(found[category][0]) if category in found else None


def _laid_out(
    ranker: Ranker, tables: Tables, sought: dict[Category, RankKey], dead: Sequence[Card]
) -> dict[Category, list[tuple[Card, ...]]]:
    """Return hands that are worth the keys, laid out from the ranks that the engine keeps."""
    categories = {key: category for category, key in sought.items()}
    living = [card for card in ranker.wild_cards if card not in dead]
    wild = sorted(living, key=lambda card: (card.joker is None, str(card)))
    found: dict[Category, list[tuple[Card, ...]]] = {}
    kinds = [(False, tables.plain)]
    if tables.flushes is not Flushes.IGNORED:
        kinds.append((True, tables.suited))
    for suited, table in kinds:
        for key, ranks, number in table.hands():
            category = categories.get(key)
            if category is not None and number <= len(wild):
                for natural in _in_suits(ranker, ranks, suited):
                    cards = (*natural, *wild[:number])
                    if ranker.deck.has((*cards, *dead)) and ranker.key(cards) == key:
                        found.setdefault(category, []).append(cards)
                        break
    return found


def _in_suits(
    ranker: Ranker, ranks: Sequence[Rank], suited: bool
) -> Iterator[tuple[Card, ...]]:
    """Yield cards of these ranks: of one suit, or of one suit after the other, spades first."""
    for suits in permutations(ranker.deck.suits[::-1]):
        yield tuple(map(Card, ranks, cycle(suits[:1] if suited else suits)))


def _searched(
    ranker: Ranker,
    sought: dict[Category, RankKey],
    size: int,
    known: Sequence[Card],
    dead: Sequence[Card],
    most: int,
) -> dict[Category, list[tuple[Card, ...]]]:
    """Return holdings that are worth the keys, or the most of each category, by asking."""
    patterns = ByPatterns(ranker, size, known, dead)
    best: dict[Category, RankKey] = {}
    found: dict[Category, list[tuple[Card, ...]]] = {}
    if patterns.cost > most:
        return found
    for cards, _ in patterns.holdings():
        key = ranker.key(cards)
        category = key.category
        if category in sought and best.get(category, key) <= key <= sought[category]:
            if best.get(category) != key:
                best[category], found[category] = key, []
            found[category].append(cards)
    return found


def _plainness(hand: Hand) -> tuple[int, int]:
    """Return how many natural cards and how many suits play."""
    natural = sum(held is card for held, card in zip(hand.cards, hand.plays_as, strict=True))
    return natural, len({card.suit for card in hand.cards})
