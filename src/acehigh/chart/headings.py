"""What stands above a chart: the rules, the deck, and how many hands there are."""

from collections.abc import Sequence

from acehigh.cards import Card
from acehigh.decks import STANDARD
from acehigh.errors import CardError
from acehigh.evaluators.explain import in_words
from acehigh.evaluators.named import BUILT_IN
from acehigh.evaluators.ranker import Ranker


def heading(ranker: Ranker) -> tuple[str, str]:
    """Return what the rules are called, and what they are in a sentence.

    >>> from acehigh import High, Wild
    >>> heading(Wild(High(), wild="Kd"))[0]
    'High hands, king of diamonds wild'
    """
    name, sentence = _named(ranker.without_wild_cards)
    return f"{name} hands{ranker.wild_in_words}", sentence


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
    one_hand = cards <= ranker.hand_size
    held = f"{count} cards" if one_hand else f"The best of {count.lower()} cards"
    deck = f"{len(ranker.deck)}-card deck"
    if known:
        deck += f", {' '.join(map(str, known))} among them,"
    return f"The best hand first. {held} of the {deck} can be dealt in {total:,} ways."


def _named(ranker: Ranker) -> tuple[str, str]:
    """Return the name and the sentence of the catalogue, or else those of the ranker itself."""
    for row in BUILT_IN:
        if _same(row.value, ranker):
            return row.name.replace("-", " ").capitalize(), row.sentence
    name = type(ranker).__name__
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.strip().capitalize(), repr(ranker)


def _same(named: Ranker, ranker: Ranker) -> bool:
    """Return whether rules are the same, but for jokers and for what replaces the 52 cards."""
    deck = ranker.deck.with_jokers(0)
    if named.deck not in (STANDARD, deck):
        return False
    try:
        return named.with_deck(deck) == ranker.with_deck(deck)
    except CardError:
        return named == ranker
