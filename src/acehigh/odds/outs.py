"""`outs`: the cards that put a player ahead with the next card."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from acehigh.cards import Card
from acehigh.errors import CardError, HandSizeError
from acehigh.evaluators.ranker import Ranker
from acehigh.odds.equities.contest import Contest
from acehigh.odds.equities.deals import outcome_of
from acehigh.odds.equities.game import AnyGame, Deal
from acehigh.odds.equities.outcomes import Outcome, share_of
from acehigh.odds.equities.table import read_players
from acehigh.odds.ranges import Range
from acehigh.parsing import Cards, joined, parse_cards


class Standing(NamedTuple):
    """How a player stands before the next card.

    Attributes:
        behind: whether another would get more of the pot now.
        outs: the next cards that make a player who is behind win or tie, the highest first.
    """

    behind: bool
    outs: tuple[Card, ...]


def outs(
    game: AnyGame, players: Iterable[Cards], board: Cards = (), *, dead: Cards = ()
) -> tuple[tuple[Card, ...], ...]:
    """Return, for each player who is behind, the next cards that make him win or tie.

    A player is behind if another would get more of the pot now. The next card comes to the
    board, or to him alone if the game has no board. It makes him win or tie if nobody gets
    more of the pot than he then; of a pot with several parts it is the whole that counts, so
    half of it is a tie. Who is not behind has no outs, nor has anybody once no card is to come.

    Args:
        game: the game, or its name; or a ranker, and then one more card can always come.
        players: the cards that each player holds, or their text.
        board: the board so far.
        dead: cards that cannot come.

    Returns:
        For each player his outs, the highest first.

    Raises:
        CardError: as for `equity`; or a player's cards make no hand yet.

    >>> from acehigh import High, outs
    >>> ahead, behind = outs(High(), ["As Ac", "8d 7d"], board="9h 6s 2c")
    >>> len(ahead), " ".join(map(str, behind))
    (0, 'Ts Th Td Tc 5s 5h 5d 5c')
    """
    return tuple(one.outs for one in standings(game, players, board, dead=dead))


def standings(
    game: AnyGame, players: Iterable[Cards], board: Cards = (), *, dead: Cards = ()
) -> tuple[Standing, ...]:
    """Return how each player stands: arguments and errors as for `outs`.

    So who is ahead is told from who is behind without hope: neither has outs.
    """
    given = read_players(game, players)
    held = [one for one in given if not isinstance(one, Range)]
    if len(held) < len(given):
        raise CardError("outs are of known cards, not of a range")
    shared, out = parse_cards(board), parse_cards(dead)
    deal = Deal.of(game, given, shared)
    if isinstance(game, Ranker):
        deal = deal.with_a_card_more(len(shared))
    deal.check(given, shared, out)
    if deal.board:
        _check_dealt(deal, held, shared)
    contest = Contest(deal.deck, deal.parts, tuple(held), (0,) * len(held), shared, dead=out)
    now = _outcome(contest)
    from_spades = dict.fromkeys(reversed(contest.stub))
    next_cards = sorted(from_spades, key=lambda card: -(card.rank or 0))
    found = []
    for player in range(len(held)):
        behind = _is_behind(now, player, len(held))
        cards = [card for card in next_cards if behind and _is_out(deal, contest, player, card)]
        found.append(Standing(behind, tuple(cards)))
    return tuple(found)


def _check_dealt(
    deal: Deal, holdings: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> None:
    """Raise an error unless all players have their hole cards, and the board makes them a hand.

    Raises:
        HandSizeError: cards are missing.
    """
    for held in holdings:
        if len(held) < deal.hole:
            raise HandSizeError(
                f"a player holds {deal.hole} cards, not {len(held)}: {joined(held)}"
            )
    for part in deal.parts:
        most = part.most_hole_cards if part.hole_cards is None else part.hole_cards
        size = part.ranker.min_cards if part.hole_cards is None else part.ranker.hand_size
        least = size - min(deal.hole, size if most is None else most)
        if part.among == "all" and len(board) < least:
            raise HandSizeError(f"outs need a board of {least} cards or more, not {len(board)}")


def _outcome(contest: Contest) -> Outcome:
    return outcome_of(contest.parts, contest.holdings, contest.board)


def _is_behind(outcome: Outcome, player: int, players: int) -> bool:
    shares = [share_of(outcome, one) for one in range(players)]
    return shares[player] < max(shares)


def _is_out(deal: Deal, contest: Contest, player: int, card: Card) -> bool:
    """Return whether nobody gets more than a player once a card comes."""
    holdings = list(contest.holdings)
    if len(contest.board) < deal.board:
        later = replace(contest, board=(*contest.board, card))
    elif len(holdings[player]) < deal.hole:
        holdings[player] = (*holdings[player], card)
        later = replace(contest, holdings=tuple(holdings))
    else:
        return False
    return not _is_behind(_outcome(later), player, len(holdings))
