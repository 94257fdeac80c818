"""Rounds of Sheng Ji for tests: stacked decks, random legal steps, rounds up to a phase."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from acehigh import Card, Cards, parse_cards
from acehigh.tricks.shengji import (
    Bid,
    Bury,
    IllegalPlay,
    Phase,
    Play,
    Round,
    Setup,
    Step,
    read_lead,
    shengji_deck,
)
from acehigh.tricks.shengji.bots import bot_step
from acehigh.tricks.shengji.trump import EffectiveSuit

SORTED = shengji_deck(2).cards
"""Two decks as nobody has shuffled them: the clubs are drawn first."""

# Of what is legal a random player considers the first so many.
CONSIDERED = 8


def stacked(hands: Sequence[Cards], kitty: Cards, first: int = 0) -> tuple[Card, ...]:
    """Return the cards in the order in which these hands are drawn, by this seat first."""
    seats = [parse_cards(hand) for hand in [*hands[first:], *hands[:first]]]
    return tuple(card for turn in zip(*seats, strict=True) for card in turn) + parse_cards(
        kitty
    )


def setup(seed: int, players: int = 4, **options: Any) -> Setup:
    """Return a shuffled setup; odd numbers of players find friends."""
    friends = options.pop("finding_friends", bool(players % 2))
    return Setup(Random(seed), players=players, finding_friends=friends, **options)


def until(phase: Phase, start: Setup) -> Round:
    """Return the round that bots play, when it comes to a phase."""
    played = Round(start)
    while played.phase is not phase:
        played = played.after(bot_step(played))
    return played


def with_trick_begun(start: Setup, plays: int = 1) -> Round:
    """Return the round that bots play, when so many cards lie on the table."""
    played = until(Phase.PLAYING, start)
    for _ in range(plays):
        played = played.after(bot_step(played))
    return played


def random_round(start: Setup, random: Random) -> Iterator[Round]:
    """Iterate over a round of random legal steps: the start, and after each step."""
    played = Round(start)
    yield played
    while played.phase is not Phase.OVER:
        played = played.after(_random_step(played, random))
        yield played


def _random_step(played: Round, random: Random) -> Step:
    if played.phase is Phase.DRAWING:
        seat = random.randrange(played.setup.players)
        bids = [step for step in played.legal(seat) if isinstance(step, Bid)]
        if bids and random.random() < 0.2:
            return random.choice(bids)
        return next(played.legal())
    if played.phase is Phase.BURYING:
        hand = played.state.hands[played.state.leader]
        return Bury(random.sample(hand, played.setup.kitty_size))
    if played.phase is Phase.PLAYING and played.state.lead is None:
        return _random_lead(played, random)
    return _one_of(islice(played.legal(), CONSIDERED), random)


def _one_of(steps: Iterable[Step], random: Random) -> Step:
    return random.choice(list(steps))


def _random_lead(played: Round, random: Random) -> Play:
    """Return a component of a random suit, and now and then a throw of some cards of it."""
    seat, trump = played.state.to_lead, played.state.trump
    assert trump is not None
    suits: dict[EffectiveSuit, list[Card]] = {}
    for card in played.state.hands[seat]:
        suits.setdefault(trump.effective_suit(card), []).append(card)
    cards = random.choice(list(suits.values()))
    if random.random() < 0.2:
        return Play(seat, random.sample(cards, random.randint(1, len(cards))))
    return Play(seat, random.choice(read_lead(trump, cards).components).cards)


def refused(played: Round, step: Step) -> str:
    """Return the number of the rule by which the step is refused; the round stays the same."""
    before = played.state
    with pytest.raises(IllegalPlay) as caught:
        played.after(step)
    assert played.state == before
    return caught.value.rule
