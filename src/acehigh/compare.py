"""Showdowns: the best hand of a holding, who beats whom, and who wins.

Everything here is derived from `Ranker.key`: the winners are those whose key no other
player's exceeds.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Protocol

from acehigh.cards import Card
from acehigh.decks import Deck, joined
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, ParseError
from acehigh.evaluators.protocol import Hand, Ranker, RankKey
from acehigh.evaluators.rule import RuleRanker
from acehigh.parsing import Cards, parse_cards


class TieBreak(Protocol):
    """A house rule that decides between hands of equal value."""

    def strength(self, hand: Hand) -> tuple[int, int]:
        """Return what orders such hands: a greater one wins."""
        ...

    def explain(self, hand: Hand) -> str:
        """Return what decides, in words."""
        ...


def winners(
    ranker: Ranker,
    holdings: Iterable[Cards],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    tie_break: TieBreak | None = None,
) -> tuple[int, ...]:
    """Return the indices of all holdings that share the pot, in their order.

    Holdings that do not qualify never win (L3), so there may be no winner.

    Args:
        ranker: the rules.
        holdings: each player's cards, or their text.
        board: cards that all players share.
        hole_cards: how many cards a hand takes from the holding, the rest being from the
            board: 2 in Omaha. Default: any number.
        tie_break: what breaks ties: a `SuitTieBreak`. Default: ties stay.

    Raises:
        CardError: as for `Ranker.key`; a DuplicateCardError too where players, or a player
            and the board, hold a card more often than the deck has it.

    >>> from acehigh import High
    >>> winners(High(), ["Kh 3d", "Kd 2c", "8h 7s"], board="As Qs Jd 9h 4c")
    (0, 1)
    """
    ranked = ranking(ranker, holdings, board=board, hole_cards=hole_cards, tie_break=tie_break)
    return ranked[0] if ranked else ()


def ranking(
    ranker: Ranker,
    holdings: Iterable[Cards],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    tie_break: TieBreak | None = None,
) -> tuple[tuple[int, ...], ...]:
    """Return the indices of the holdings in groups of equals, the best group first.

    Holdings that do not qualify are left out (L3).

    Args:
        ranker, holdings, board, hole_cards, tie_break: as for `winners`.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> ranking(High(), ["As Ah Kd Qc Js", "2s 2h 2d 4c 3s", "Ad Ac Kh Qd Jc"])
    ((1,), (0, 2))
    """
    held, shared = dealt(ranker, holdings, board)
    keys = _keys(ranker, held, shared, hole_cards)
    groups: dict[RankKey, list[int]] = {}
    for index, key in enumerate(keys):
        if key.qualifies:
            groups.setdefault(key, []).append(index)
    ranked = [groups[key] for key in sorted(groups, reverse=True)]
    if tie_break is not None:

        def strength(index: int) -> tuple[int, int]:
            hands = showings(ranker, held[index], shared, hole_cards)
            return max(map(tie_break.strength, hands))

        ranked = [part for group in ranked for part in _split(group, strength)]
    return tuple(map(tuple, ranked))


def beats(
    ranker: Ranker,
    holding: Cards,
    other: Cards,
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    tie_break: TieBreak | None = None,
) -> bool:
    """Return whether the first holding alone wins against the second.

    Args:
        ranker, board, hole_cards, tie_break: as for `winners`.
        holding: the one player's cards.
        other: the other player's cards.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> beats(High(), "2s 2h 2d 4c 3s", "As Ah Kd Kc Qs")
    True
    """
    won = winners(
        ranker, (holding, other), board=board, hole_cards=hole_cards, tie_break=tie_break
    )
    return won == (0,)


def best_hand(
    ranker: Ranker, holding: Cards, *, board: Cards = (), hole_cards: int | None = None
) -> Hand:
    """Return the best hand of a holding.

    Args:
        ranker, board, hole_cards: as for `winners`.
        holding: the player's cards.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> print(best_hand(High(), "As Ks 2c 2d", board="Qs Js Ts 2h 2s", hole_cards=2))
    As Ks Qs Js Ts: straight flush, ace high (royal flush)
    """
    (hand,) = best_hands(ranker, [holding], board=board, hole_cards=hole_cards)
    return hand


def best_hands(
    ranker: Ranker,
    holdings: Iterable[Cards],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
) -> list[Hand]:
    """Return the best hand of each holding of a showdown.

    Args:
        ranker, holdings, board, hole_cards: as for `winners`.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> for hand in best_hands(High(), ["Kh 3d", "4d 2c"], board="As Qs Jd 9h 4c"):
    ...     print(hand)
    As Kh Qs Jd 9h: ace high, king kicker
    4d 4c As Qs Jd: pair of fours, ace kicker
    """
    held, shared = dealt(ranker, holdings, board)
    return [
        ranker.best(
            max(
                _choices(ranker, cards, shared, hole_cards),
                key=lambda choice: _preference(ranker)(ranker.key(choice)),
            )
        )
        for cards in held
    ]


def _preference(ranker: Ranker) -> Callable[[RankKey], Any]:
    """Return what orders the hands that a player may choose from: keys, mostly (W5)."""
    return ranker.preference if isinstance(ranker, RuleRanker) else lambda key: key


def dealt(
    ranker: Ranker, holdings: Iterable[Cards], board: Cards
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Return the cards of each holding and of the board, if one deal can have given them."""
    require_ranker(ranker)
    if isinstance(holdings, str):
        raise ParseError(f"expected several holdings, got one text: {holdings!r}")
    try:
        held = list(map(parse_cards, holdings))
    except TypeError:
        raise ParseError(f"expected holdings, got {holdings!r}") from None
    shared = parse_cards(board)
    _check_dealt(ranker.deck, held, shared)
    return held, shared


def require_ranker(ranker: object) -> None:
    """Raise an error unless this is a ranker, not its class, its name or something else."""
    if isinstance(ranker, type) or not hasattr(ranker, "deck"):
        raise CardError(f"expected a ranker such as High(), got {ranker!r}")


def _keys(
    ranker: Ranker,
    held: Sequence[tuple[Card, ...]],
    shared: tuple[Card, ...],
    hole_cards: int | None,
) -> list[RankKey]:
    key = ranker.key
    if hole_cards is None:
        return [key(cards + shared) for cards in held]
    return [
        max(map(key, _choices(ranker, cards, shared, hole_cards)), key=_preference(ranker))
        for cards in held
    ]


def showings(
    ranker: Ranker, held: tuple[Card, ...], shared: tuple[Card, ...], hole_cards: int | None
) -> Iterator[Hand]:
    """Yield each hand of the best value: a player may show the one that suits best.

    Args:
        ranker, hole_cards: as for `winners`.
        held: the player's cards.
        shared: the board.
    """
    choices = list(_choices(ranker, held, shared, hole_cards))
    key = max(map(ranker.key, choices), key=_preference(ranker))
    for cards in choices:
        if ranker.key(cards) == key:
            yield ranker.best(cards)
        if isinstance(ranker, RuleRanker) and ranker.counts_all_cards:
            # Fewer of the cards are another holding.
            continue
        for some in combinations(cards, min(ranker.size, len(cards))):
            if ranker.key(some) == key:
                yield ranker.best(some)


def _split(group: list[int], strength: Callable[[int], tuple[int, int]]) -> list[list[int]]:
    """Return a group of equals in groups by strength, the greatest first."""
    parts: dict[tuple[int, int], list[int]] = {}
    for index in group:
        parts.setdefault(strength(index), []).append(index)
    return [parts[one] for one in sorted(parts, reverse=True)]


def _choices(
    ranker: Ranker, held: tuple[Card, ...], shared: tuple[Card, ...], hole_cards: int | None
) -> Iterator[tuple[Card, ...]]:
    """Yield the sets of cards among which a player may pick the hand."""
    if hole_cards is None:
        yield held + shared
        return
    if not isinstance(hole_cards, int) or not 0 <= hole_cards <= ranker.size:
        raise HandSizeError(f"a hand has {ranker.size} cards, not {hole_cards!r} hole cards")
    if isinstance(ranker, RuleRanker) and ranker.counts_all_cards:
        raise CardError(f"{ranker!r} counts all cards: it goes without exact hole cards")
    others = ranker.size - hole_cards
    if len(held) < hole_cards or len(shared) < others:
        raise HandSizeError(
            f"{hole_cards} hole cards and {others} of the board make a hand, but there are "
            f"{len(held)} ({joined(held)}) and {len(shared)} ({joined(shared)})"
        )
    for mine in combinations(held, hole_cards):
        for theirs in combinations(shared, others):
            yield mine + theirs


def _check_dealt(
    deck: Deck, held: Sequence[tuple[Card, ...]], shared: tuple[Card, ...]
) -> None:
    """Raise an error unless one deal can have given all these cards."""
    everything = sum(held, shared)
    if len(set(everything)) == len(everything):
        deck.check(everything)
        return
    for cards in (shared, *held):
        deck.check(cards)
    for card in dict.fromkeys(everything):
        if everything.count(card) > deck.count(card):
            # Each holding is possible alone, so this is a card that two of them share.
            raise DuplicateCardError(_shared_card(card, deck, held, shared))


def _shared_card(
    card: Card, deck: Deck, held: Sequence[tuple[Card, ...]], shared: tuple[Card, ...]
) -> str:
    everything = sum(held, shared)
    owners = [f"the holding {joined(cards)}" for cards in held if card in cards]
    if card in shared:
        owners.insert(0, "the board")
    return (
        f"{card} is in {' and '.join(owners)}, {everything.count(card)} times in all, "
        f"but the {len(deck)}-card deck has {deck.count(card)}"
    )
