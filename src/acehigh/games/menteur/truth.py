"""Whether a hand of Poker Menteur holds what is declared (G7)."""

from collections import Counter

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import DuplicateCardError, HandSizeError
from acehigh.evaluators.made import straights_of
from acehigh.games.menteur.forms import FORM_OF
from acehigh.keys import Category
from acehigh.parsing import Cards, joined, parse_cards

# Two of these jokers are in the game, alike or a big and a small one.
_DECK = Deck.standard(jokers="Jk Jk BJ SJ")
_JOKERS = 2
_RUNS = straights_of((Rank.ACE, *Rank), 5)


def checked(cards: Cards) -> tuple[Card, ...]:
    """Return the cards of a hand, if that is what they are.

    Raises:
        CardError: they are not five cards that can be dealt; see `Declaration.is_held`.
    """
    held = parse_cards(cards)
    if len(held) != 5:
        raise HandSizeError(f"a hand has 5 cards, not the {len(held)} in {joined(held)!r}")
    jokers = sum(card.joker is not None for card in held)
    if jokers > _JOKERS:
        raise DuplicateCardError(
            f"the game has two jokers, not the {jokers} in {joined(held)!r}"
        )
    _DECK.check(held)
    return held


def holds(category: Category, ranks: tuple[Rank, ...], cards: tuple[Card, ...]) -> bool:
    """Return whether a good hand holds a category, with these ranks if any are named."""
    form = FORM_OF[category]
    held = [card.rank for card in cards if card.rank]
    jokers = len(cards) - len(held)
    if form.groups:
        return _lacking(form.groups, ranks, held) <= jokers
    suited = len({card.suit for card in cards if card.suit}) == 1
    if category is Category.FLUSH:
        return suited and _can_be_highest(ranks, held, jokers)
    return (suited or category is Category.STRAIGHT) and _can_run(ranks, held)


def _lacking(groups: tuple[int, ...], ranks: tuple[Rank, ...], held: list[Rank]) -> int:
    """Return how many cards a hand lacks of these groups, or of the ranks that are named."""
    numbers = Counter(held)
    if ranks:
        # A kicker is a group of one.
        sizes = groups + (1,) * (len(ranks) - len(groups))
        there = [numbers[rank] for rank in ranks]
    else:
        # The largest group is nearest to what there is most of.
        sizes = groups
        there = sorted(numbers.values(), reverse=True) + [0] * len(groups)
    return sum(max(0, size - number) for size, number in zip(sizes, there, strict=False))


def _can_be_highest(ranks: tuple[Rank, ...], held: list[Rank], jokers: int) -> bool:
    """Return whether the highest of all cards is the one named, if one is."""
    if not ranks:
        return True
    highest = max(held)
    return highest == ranks[0] or (highest < ranks[0] and jokers > 0)


def _can_run(ranks: tuple[Rank, ...], held: list[Rank]) -> bool:
    """Return whether the cards are of a straight that goes up to the rank named, if one is."""
    return len(set(held)) == len(held) and any(
        run.issuperset(held) for run, top in _RUNS.items() if not ranks or top is ranks[0]
    )
