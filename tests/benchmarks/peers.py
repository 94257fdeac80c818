"""The libraries acehigh is measured against, each called the fastest way it offers.

A peer turns cards into what it wants beforehand, outside the time measured, since a program
that uses it would hold its cards in that form.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from acehigh import Card, High

Holding = Sequence[Card]


@dataclass(frozen=True)
class Peer:
    """A library: how it writes a holding, and how it ranks one so written."""

    name: str
    prepare: Callable[[Holding], Any]
    rank: Callable[[Any], object]
    rank_text: Callable[[str], object]


def acehigh_peer() -> Peer:
    key = High().key
    return Peer(f"acehigh {version('acehigh')}", tuple, key, key)


def phevaluator_peer() -> Peer:
    from phevaluator import Card as Theirs
    from phevaluator import evaluate_cards

    def rank_text(text: str) -> object:
        return evaluate_cards(*text.split())

    return Peer(
        f"phevaluator {version('phevaluator')}",
        lambda holding: tuple(Theirs.to_id(str(card)) for card in holding),
        lambda ids: evaluate_cards(*ids),
        rank_text,
    )


def treys_peer() -> Peer:
    from treys import Card as Theirs
    from treys import Evaluator

    evaluate = Evaluator().evaluate

    def rank_text(text: str) -> object:
        return evaluate([Theirs.new(one) for one in text.split()], [])

    return Peer(
        f"treys {version('treys')}",
        lambda holding: [Theirs.new(str(card)) for card in holding],
        lambda cards: evaluate(cards, []),
        rank_text,
    )


def eval7_peer() -> Peer:
    import eval7

    def rank_text(text: str) -> object:
        return eval7.evaluate([eval7.Card(one) for one in text.split()])

    return Peer(
        f"eval7 {version('eval7')} (compiled)",
        lambda holding: [eval7.Card(str(card)) for card in holding],
        eval7.evaluate,
        rank_text,
    )


def pokerkit_peer(kind: str = "StandardHighHand") -> Peer:
    import pokerkit

    hand = getattr(pokerkit, kind)
    parse = pokerkit.Card.parse

    return Peer(
        f"pokerkit {version('pokerkit')}",
        lambda holding: tuple(parse("".join(map(str, holding)))),
        hand.from_game,
        lambda text: hand.from_game(text.replace(" ", "")),
    )


PEERS = (acehigh_peer, phevaluator_peer, treys_peer, eval7_peer, pokerkit_peer)
