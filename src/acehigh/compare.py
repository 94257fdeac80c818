"""Who wins, who beats whom, and with what: thin functions over `Showdown`.

Everything here is derived from `Ranker.key`: the winners are those whose key no other
player's exceeds.
"""

from collections.abc import Iterable

from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Hand
from acehigh.parsing import Cards
from acehigh.showdowns.best_keys import keys_of_hold_em, places_of_best
from acehigh.showdowns.showdown import Showdown, Sizes, TieBreak


def winners(
    ranker: Ranker,
    holdings: Iterable[Cards],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    tie_break: TieBreak | str | None = None,
    sizes: Sizes = "same",
) -> tuple[int, ...]:
    """Return the indices of all holdings that share the pot, in their order.

    Holdings that do not qualify never win (L3), so there may be no winner.

    Args:
        ranker: the rules.
        holdings: each player's cards, or their text.
        board: cards that all players share.
        hole_cards: how many cards a hand takes from the holding, the rest being from the
            board: 2 in Omaha. Default: any number.
        tie_break: what breaks ties: a `SuitTieBreak`, or its rule alone, ``"highest"``.
            Default: ties stay.
        sizes: ``"any"`` if players may have different numbers of cards beside the board.

    Raises:
        CardError: as for `Ranker.key`; a DuplicateCardError too where players, or a player
            and the board, hold a card more often than the deck has it.

    >>> from acehigh import High
    >>> winners(High(), ["Kh 3d", "Kd 2c", "8h 7s"], board="As Qs Jd 9h 4c")
    (0, 1)
    """
    if hole_cards is None and tie_break is None and sizes == "same":
        # The usual question takes a fifth less time without a `Showdown`.
        keys = keys_of_hold_em(ranker, holdings, board)
        if keys:
            best = places_of_best(keys)
            if ranker.qualifies(keys[best[0]]):
                return tuple(best)
    return Showdown(
        ranker, holdings, board=board, hole_cards=hole_cards, tie_break=tie_break, sizes=sizes
    ).winners()


def ranking(
    ranker: Ranker,
    holdings: Iterable[Cards],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    tie_break: TieBreak | str | None = None,
    sizes: Sizes = "same",
) -> tuple[tuple[int, ...], ...]:
    """Return the indices of the holdings in groups of equals, the best group first.

    Holdings that do not qualify are left out (L3).

    Args:
        ranker, holdings, board, hole_cards, tie_break, sizes: as for `winners`.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> ranking(High(), ["As Ah Kd Qc Js", "2s 2h 2d 4c 3s", "Ad Ac Kh Qd Jc"])
    ((1,), (0, 2))
    """
    return Showdown(
        ranker, holdings, board=board, hole_cards=hole_cards, tie_break=tie_break, sizes=sizes
    ).ranking()


def beats(
    ranker: Ranker,
    holding: Cards,
    other: Cards,
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    tie_break: TieBreak | str | None = None,
    sizes: Sizes = "same",
) -> bool:
    """Return whether the first holding alone wins against the second.

    Args:
        ranker, board, hole_cards, tie_break, sizes: as for `winners`.
        holding: the one player's cards.
        other: the other player's cards.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> beats(High(), "2s 2h 2d 4c 3s", "As Ah Kd Kc Qs")
    True
    """
    won = winners(
        ranker,
        (holding, other),
        board=board,
        hole_cards=hole_cards,
        tie_break=tie_break,
        sizes=sizes,
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
    return Showdown(ranker, [holding], board=board, hole_cards=hole_cards).hand(0)


def best_hands(
    ranker: Ranker,
    holdings: Iterable[Cards],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    sizes: Sizes = "same",
) -> list[Hand]:
    """Return the best hand of each holding of a showdown.

    Args:
        ranker, holdings, board, hole_cards, sizes: as for `winners`.

    Raises:
        CardError: as for `winners`.

    >>> from acehigh import High
    >>> for hand in best_hands(High(), ["Kh 3d", "4d 2c"], board="As Qs Jd 9h 4c"):
    ...     print(hand)
    As Kh Qs Jd 9h: ace high, king kicker
    4d 4c As Qs Jd: pair of fours, ace kicker
    """
    showdown = Showdown(ranker, holdings, board=board, hole_cards=hole_cards, sizes=sizes)
    return [showdown.hand(index) for index in range(len(showdown.keys))]
