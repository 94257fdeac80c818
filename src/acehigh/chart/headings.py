"""What stands above a chart: the rules, the deck, and how many hands there are."""

from collections.abc import Sequence

from acehigh.cards import Card
from acehigh.chart.sentences import in_words
from acehigh.decks import STANDARD
from acehigh.evaluators.catalogue import BUILT_IN
from acehigh.evaluators.lowest_wild import LowestCardWild
from acehigh.evaluators.protocol import Ranker
from acehigh.evaluators.value import RankerValue
from acehigh.evaluators.wild import Bug, WithWildCards
from acehigh.suits import reading_order


def heading(ranker: Ranker) -> tuple[str, str]:
    """Return what the rules are called, and what they are in a sentence.

    >>> from acehigh import High, Wild
    >>> heading(Wild(High(), wild="Kd"))[0]
    'High hands, king of diamonds wild'
    """
    if isinstance(ranker, WithWildCards):
        name, sentence = _named(ranker.base)
        return f"{name} hands{_wild(ranker)}", sentence
    name, sentence = _named(ranker)
    return f"{name} hands", sentence


def dealt(ranker: Ranker, cards: int, total: int, known: Sequence[Card] = ()) -> str:
    """Return the line that says which cards are dealt, and in how many ways.

    Args:
        ranker: the rules.
        cards: how many cards a holding has.
        total: how many holdings there are.
        known: the cards that all of them have.

    >>> from acehigh import High
    >>> dealt(High(), 5, 2_598_960)
    'The best hand first. Five cards of the 52-card deck can be dealt in 2,598,960 ways.'
    """
    count = in_words(cards)
    held = f"{count} cards" if cards <= ranker.size else f"The best of {count.lower()} cards"
    deck = f"{len(ranker.deck)}-card deck"
    if known:
        deck += f", {' '.join(map(str, known))} among them,"
    return f"The best hand first. {held} of the {deck} can be dealt in {total:,} ways."


def _named(ranker: Ranker) -> tuple[str, str]:
    """Return the name and the sentence of the catalogue, or else those of the ranker itself."""
    for row in BUILT_IN:
        if _same(row.make(), ranker):
            return row.name.replace("-", " ").capitalize(), row.sentence
    name = type(ranker).__name__
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.strip().capitalize(), repr(ranker)


def _same(named: Ranker, ranker: Ranker) -> bool:
    """Return whether rules are the same, but for jokers and for what replaces the 52 cards."""
    if not isinstance(named, RankerValue) or type(named) is not type(ranker):
        return False
    deck = ranker.deck.with_jokers(0)
    if named.deck not in (STANDARD, deck):
        return False
    return named.with_deck(deck) == ranker.with_deck(deck)


def _wild(ranker: WithWildCards) -> str:
    """Return which cards are wild, as words that go on a title."""
    jokers = len(ranker.deck.jokers) * ranker.deck.copies
    wild = [f"{in_words(jokers).lower()} jokers" if jokers > 1 else "joker"] if jokers else []
    if isinstance(ranker, LowestCardWild):
        return ", " + " and ".join(["lowest card", *wild]) + " wild"
    declared = [card for card in ranker.wild_cards if card.joker is None]
    for rank in ranker.deck.ranks:
        of_rank = [card for card in declared if card.rank is rank]
        if len(of_rank) == len(ranker.deck.suits):
            wild.append(rank.plural)
        else:
            wild += [card.word for card in sorted(of_rank, key=reading_order, reverse=True)]
    if isinstance(ranker, Bug):
        return " with the bug" if not declared else f" with bugs: {', '.join(wild)}"
    which = " and ".join(wild) if len(wild) < 4 else f"{len(declared) + jokers} cards"
    return f", {which} wild"
