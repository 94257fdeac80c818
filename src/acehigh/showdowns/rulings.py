"""Rulings at the table (S4, S5, S7): the high card, who begins, chip races."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import SupportsIndex

from acehigh.cards import Card
from acehigh.checks import several, whole_number, whole_numbers
from acehigh.errors import CardError, DuplicateCardError, ParseError
from acehigh.evaluators.low import ace_low
from acehigh.evaluators.made import STANDARD_ORDER, made_of
from acehigh.holdings import Holding, parse_holding
from acehigh.orders import SuitOrder, suit_order
from acehigh.parsing import Cards, joined, parse_cards


def high_card(
    holdings: Iterable[Cards], order: SuitOrder | str = SuitOrder.BRIDGE
) -> tuple[tuple[int, ...], ...]:
    """Return the players by the cards they drew, the highest first (S4).

    For seats, the deal or the table. Rank counts first, then suit (S2). A player who drew
    several cards, as when a first draw was tied, is compared by the first, then the second
    and so on. Players whose cards are all equal, as with several decks, are in one group.

    Args:
        holdings: the cards each player drew, or their text, in the order they were drawn.
        order: the order of suits, its letters or its name.

    Raises:
        CardError: something is no card, or a player has none, or not as many as another.

    >>> high_card(["Kd", "As", "Ah", "2c"])
    ((1,), (2,), (0,), (3,))
    """
    held = [parse_cards(cards) for cards in several(holdings, "each player's cards")]
    if not all(held):
        raise CardError("a player drew no card")
    if len(set(map(len, held))) > 1:
        raise CardError(f"the players drew different numbers of cards: {list(map(len, held))}")

    suits = suit_order(order)

    def height(index: int) -> tuple[tuple[int, int], ...]:
        return tuple(map(suits.key, held[index]))

    indices = sorted(range(len(held)), key=height, reverse=True)
    return tuple(tuple(group) for _, group in groupby(indices, key=height))


def bring_in(
    upcards: Iterable[Card | Cards],
    *,
    razz: bool = False,
    order: SuitOrder | str = SuitOrder.BRIDGE,
) -> int:
    """Return which player must bring it in (S5).

    In stud it is the lowest upcard, of equal ranks the lowest suit; in razz the highest, the
    ace low, of equal ranks the highest suit.

    Args:
        upcards: each player's upcard, or its text; or the player's whole holding, with the
            hole cards told apart: the first upcard counts.
        razz: whether the game is razz.
        order: the order of suits, its letters or its name.

    Raises:
        CardError: something is no card, two players show the same, or there are none.

    >>> bring_in(["2h", "As", "2d"]), bring_in(["Kh", "As", "Ks"], razz=True)
    (2, 2)
    >>> bring_in(["(As Ac) 3h", "(Kd Ks) 9c"])
    0
    """
    cards = tuple(map(_upcard, _apart(upcards)))
    if not cards:
        raise CardError("no upcards: somebody must bring it in")
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise DuplicateCardError(f"two players show {twice}")
    heights = [suit_order(order).key(card, ace_low=razz) for card in cards]
    return heights.index(max(heights) if razz else min(heights))


def _apart(upcards: Iterable[Card | Cards]) -> Sequence[Card | Cards]:
    """Return the upcards, which may be one text of them all."""
    if isinstance(upcards, str):
        return parse_cards(upcards)
    return several(upcards, "each player's upcard")


def _upcard(shown: Card | Cards) -> Card:
    """Return the upcard that counts: the card itself, or the first that a holding shows."""
    if isinstance(shown, Card):
        return shown
    holding = parse_holding(shown)
    if not isinstance(holding, Holding):
        if len(holding) != 1:
            raise ParseError(f"expected one card, got {len(holding)} in {shown!r}")
        return holding[0]
    if not holding.up:
        raise CardError(f"no card is dealt up in {holding}")
    return holding.up[0]


def chip_race(
    leftovers: Iterable[SupportsIndex],
    dealt: Iterable[Cards],
    *,
    worth: SupportsIndex,
    stacks: Iterable[SupportsIndex] | None = None,
    order: SuitOrder | str = SuitOrder.BRIDGE,
) -> tuple[int, ...]:
    """Return how many chips of the new kind each player gets for the old ones (S7).

    Each player is dealt a card for each chip left over. So many new chips as the old ones are
    worth, rounded up, go one each to the players with the highest cards. No player gets more
    than one; one who would be left without any chip gets one besides.

    Args:
        leftovers: how many old chips each player has left over: fewer than a new one is worth.
        dealt: the cards dealt to each player, or their text: one for each such chip.
        worth: how many old chips a new one is worth.
        stacks: how many chips each player has besides. Default: all have some.
        order: the order of suits, its letters or its name.

    Raises:
        CardError: the numbers do not fit each other, or a card is dealt twice.

    >>> chip_race([3, 1, 1], ["Kh 9s 2c", "Ad", "4c"], worth=5)
    (0, 1, 0)
    """
    held = [parse_cards(cards) for cards in several(dealt, "each player's cards")]
    left, value = whole_numbers(leftovers, "the chips left over"), whole_number(worth, "worth")
    kept = None if stacks is None else whole_numbers(stacks, "the stacks")
    if tuple(map(len, held)) != left:
        raise CardError(
            f"the players have {list(left)} chips left over, but were dealt "
            f"{list(map(len, held))} cards: one is dealt for each"
        )
    if value < 2 or not all(chips < value for chips in left):
        raise CardError(f"fewer chips are left over than a new one is worth: {value}")
    everything = [card for cards in held for card in cards]
    if len(set(everything)) < len(everything):
        raise DuplicateCardError("a card was dealt twice")
    if kept is not None and len(kept) != len(held):
        raise CardError(f"{len(held)} players, but the stacks of {len(kept)}")
    contenders = [index for index, cards in enumerate(held) if cards]
    height = suit_order(order).key
    contenders.sort(key=lambda index: max(map(height, held[index])), reverse=True)
    chips = -(-sum(left) // value)
    gained = [0] * len(held)
    for index in contenders[:chips]:
        gained[index] = 1
    for index, stack in enumerate(kept or ()):
        if stack == 0 and left[index]:
            gained[index] = 1
    return tuple(gained)


def stud_order(boards: Iterable[Cards | None], *, razz: bool = False) -> tuple[int, ...]:
    """Return the players of a stud game in the order in which they act, from fourth street on.

    The highest board begins, in razz the lowest, the ace low and pairs counting against it; of
    equal boards the one that is first to the left of the dealer. The others follow clockwise.
    Fewer than five cards make no straight and no flush. (Robert's Rules of Poker, seven-card
    stud 5 and razz 2; on third street the `bring_in` begins.)

    Args:
        boards: the upcards of each player, or their text, from the dealer's left; None for one
            who folded.
        razz: whether the game is razz.

    Raises:
        CardError: nobody is left, or the boards are not of one to four cards, as many each.

    >>> stud_order(["Ks 2d", "9h 9c", None, "As Qd"])
    (1, 3, 0)
    >>> stud_order(["Ks 2d", "9h 9c", None, "As Qd"], razz=True)
    (3, 0, 1)
    """
    seats = enumerate(several(boards, "each player's upcards"))
    shown = {seat: parse_cards(cards) for seat, cards in seats if cards is not None}
    sizes = set(map(len, shown.values()))
    if len(sizes) != 1 or not sizes <= {1, 2, 3, 4}:
        raise CardError(
            "each player shows as many upcards as the others, one to four; not "
            + (" and ".join(map(joined, shown.values())) or "none")
        )
    heights = {seat: _board_height(cards, razz) for seat, cards in shown.items()}
    best = min(heights.values()) if razz else max(heights.values())
    first = next(seat for seat, height in heights.items() if height == best)
    return tuple(sorted(shown, key=lambda seat: (seat < first, seat)))


def _board_height(cards: Sequence[Card], razz: bool) -> tuple[int, ...]:
    """Return what orders boards: the higher is the greater."""
    value = ace_low if razz else int
    ranks = [card.rank for card in cards if card.rank is not None]
    if len(ranks) < len(cards):
        raise CardError(f"a joker has no height among upcards: {joined(cards)}")
    category, counted = made_of(
        ranks, False, {}, STANDARD_ORDER, lambda rank, _held: value(rank)
    )
    return STANDARD_ORDER.index(category), *map(value, counted)
