"""Bots play whole rounds by the rules, and the transcript tells what they did."""

import pytest

from acehigh.errors import CardError
from acehigh.tricks.shengji import Bid, Options, Phase
from acehigh.tricks.shengji.bots import bot_step
from helpers.cases import in_one_test
from helpers.shengji_rounds import setup, until


@in_one_test(("players", "decks"), [(4, 2), (5, 2), (6, 3), (7, 3)])
def test_bots_take_legal_steps_to_the_end(players: int, decks: int) -> None:
    over = until(Phase.OVER, setup(5, players, decks=decks, options=Options(throws="highest")))
    assert not any(over.state.hands)
    with pytest.raises(CardError, match="the round is over"):
        bot_step(over)


def test_a_bot_bids_the_suit_it_is_long_in() -> None:
    over = until(Phase.OVER, setup(1))
    for before, after in zip(over.replay(), list(over.replay())[1:], strict=False):
        step = after.steps[-1]
        if isinstance(step, Bid):
            hand = before.state.hands[step.player]
            long = [card for card in hand if card.suit is step.suit]
            assert 4 * len(long) >= len(hand)


def test_a_bot_knows_no_hand_but_its_own() -> None:
    played = until(Phase.PLAYING, setup(1))
    for _ in range(30):
        played = played.after(bot_step(played))
    turn = played.turn
    assert turn is not None
    step = bot_step(played)
    hidden = [hand for seat, hand in enumerate(played.state.hands) if seat != turn]
    swapped = iter([*hidden[1:], hidden[0]])
    other = tuple(
        hand if seat == turn else next(swapped) for seat, hand in enumerate(played.state.hands)
    )
    object.__setattr__(played.state, "hands", other)
    assert bot_step(played) == step
