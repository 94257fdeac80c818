"""Sheng Ji stated once more, slowly: bids, defenders and scores (T20 to T28, T50 to T53)."""

from collections.abc import Sequence
from typing import TypeAlias

from helpers.slow_shengji_cards import JOKERS, points
from helpers.slow_shengji_formats import Reading

Shown: TypeAlias = tuple[int, Sequence[str]]
"""A player and the cards that this player shows: a bid, or a play in a trick."""


def bid_is_legal(
    bids: Sequence[Shown],
    bid: Shown,
    ranks: Sequence[str],
    leader: int | None,
    decks: int,
) -> bool:
    """Tell whether a bid may follow the bids shown so far (T20 to T23)."""
    player, cards = bid
    rank = ranks[player if leader is None else leader]
    is_joker = cards[0] in JOKERS
    if len(set(cards)) > 1 or len(cards) > decks:
        return False
    if is_joker and len(cards) < 2:
        return False
    if not is_joker and cards[0][0] != rank:
        return False
    if not bids:
        return True
    last_player, last_cards = bids[-1]
    if last_player == player:
        return cards[0] == last_cards[0] and len(cards) > len(last_cards)
    return (len(cards), bid_value(cards[0])) > (len(last_cards), bid_value(last_cards[0]))


def bid_value(card: str) -> int:
    """Return how high a card is among bids of as many cards: as with no trump (T22)."""
    return {"BJ": 2, "SJ": 1}.get(card, 0)


def defenders(
    leader: int, calls: Sequence[tuple[str, int]], tricks: Sequence[Sequence[Shown]]
) -> set[int]:
    """Return the leader and who has played the called copies (T27)."""
    shown = [(player, card) for trick in tricks for player, cards in trick for card in cards]
    team = {leader}
    for called, ordinal in calls:
        players = [player for player, card in shown if card == called]
        if len(players) >= ordinal:
            team.add(players[ordinal - 1])
    return team


def kitty_points(kitty: Sequence[str], lead: Reading, attackers_win: bool) -> int:
    """Return what the kitty brings the attackers after the last trick (T28)."""
    if not attackers_win:
        return 0
    return points(kitty) * 2 * max(part.size for part in lead)


def score(
    attacker_points: int, decks: int, extended: bool, small_team: bool
) -> tuple[str, int]:
    """Return who wins a round and by how many levels (T51 to T53)."""
    step = 20 * decks
    # The rows of T52 from the top: the most that the attackers may have in each.
    rows = [
        (0, "defenders", 3),
        (step - 5, "defenders", 2),
        (2 * step - 5, "defenders", 1),
        (3 * step - 5, "attackers", 0),
        (4 * step - 5, "attackers", 1),
        (5 * step - 5, "attackers", 2),
    ]
    side, levels = next(
        ((side, levels) for most, side, levels in rows if attacker_points <= most),
        ("attackers", 3),
    )
    if extended:
        # 6n is one level more, 7n two; and likewise down from -n.
        further = range(1, 100)
        levels += sum(attacker_points >= (5 + more) * step for more in further)
        levels += sum(attacker_points <= -more * step for more in further)
    if small_team and side == "defenders":
        levels += 1
    return side, levels
