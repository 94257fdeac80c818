"""The laws that every ranker and every game obeys, as one call that a test of it makes.

>>> from acehigh import High
>>> check_ranker(High(), examples=20)
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.ranker import Ranker
from acehigh.parsing import Cards, parse_cards
from acehigh.testing.game_laws import check_game
from acehigh.testing.laws import (
    LAWS_OF_A_HOLDING,
    Law,
    keys_stand_in_one_order,
    rankers_are_values,
)

__all__ = ["Law", "check_game", "check_law", "check_ranker", "deal_holdings"]


def check_ranker(
    ranker: Ranker,
    *,
    holdings: Iterable[Cards] | None = None,
    without: Collection[Law] = (),
    examples: int = 200,
    seed: int = 0,
) -> None:
    """Raise an AssertionError unless a ranker obeys the laws (`acehigh.testing.laws`).

    Args:
        ranker: the ranker.
        holdings: the holdings to try them on. Default: dealt at random from the ranker's deck,
            of as few cards as it takes, and up to four more than make a hand.
        without: laws that these rules are not meant to obey.
        examples: how many holdings are dealt.
        seed: what they are dealt by: the same deals them again.

    Raises:
        AssertionError: a law is broken; the message names the law, the cards and the ranker.
        CardError: one of the holdings given is none; what is left out is no law, or one that
            all must obey.

    >>> from acehigh import LowestCardWild
    >>> check_ranker(LowestCardWild(), holdings=["Ks Kd 9c 7h 3s", "As Ah 2d 2c 5s 6s"])
    """
    unknown = set(without) - {keys_stand_in_one_order, *LAWS_OF_A_HOLDING}
    if unknown:
        raise CardError(f"expected laws to leave out, got {unknown.pop()!r}")
    check_law(rankers_are_values, ranker)
    if holdings is None:
        least = max(ranker.min_cards, 1)
        most = min(max(ranker.hand_size, least) + 4, len(ranker.deck))
        held = list(deal_holdings(ranker.deck, range(least, most + 1), examples, seed))
    else:
        held = list(map(parse_cards, holdings))
    if keys_stand_in_one_order not in without:
        for three in zip(held, held[1:] + held[:1], held[2:] + held[:2], strict=True):
            check_law(keys_stand_in_one_order, ranker, *three)
    for law in LAWS_OF_A_HOLDING:
        if law not in without:
            for cards in held:
                check_law(law, ranker, cards)


def check_law(law: Law, ranker: Ranker, *held: tuple[Card, ...]) -> None:
    """Raise an AssertionError unless a ranker obeys one law with these holdings.

    Args:
        law: the law: a function of `acehigh.testing.laws`.
        ranker: the ranker.
        held: the holdings to try it on.

    Raises:
        AssertionError: the law is broken.

    >>> from acehigh import High
    >>> from acehigh.testing.laws import listing_changes_nothing
    >>> check_law(listing_changes_nothing, High(), parse_cards("As Kd Qh Jc 9s 2c"))
    """
    name = law.__name__.replace("_", " ")
    try:
        complaint = next(law(ranker, *held), None)
    except Exception as error:
        cards = "; ".join(" ".join(map(str, one)) for one in held) or "no cards"
        raise AssertionError(
            f"{ranker!r} breaks the law that {name}: {error!r}, with {cards}"
        ) from error
    if complaint is not None:
        raise AssertionError(f"{ranker!r} breaks the law that {name}: {complaint}")


def deal_holdings(
    deck: Deck, sizes: Sequence[int], number: int, seed: int = 0
) -> Iterator[tuple[Card, ...]]:
    """Yield so many random holdings, often of few suits or ranks: there is more to rank there.

    Args:
        deck: the deck.
        sizes: how many cards a holding may have.
        number: how many holdings.
        seed: the same deals the same holdings again.

    >>> [len(cards) for cards in deal_holdings(Deck.twenty(), [5], 3)]
    [5, 5, 5]
    """
    random = Random(seed)
    for _ in range(number):
        size = random.choice(sizes)
        suits = random.choice([deck.suits, random.sample(deck.suits, min(2, len(deck.suits)))])
        ranks = random.choice([deck.ranks, random.sample(deck.ranks, min(6, len(deck.ranks)))])
        some = [
            card for card in deck if card.joker or (card.suit in suits and card.rank in ranks)
        ]
        yield tuple(random.sample(some if len(some) >= size else deck.cards, size))
