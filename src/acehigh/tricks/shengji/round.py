"""A round of Sheng Ji or Finding Friends, from the first card drawn to the score."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from acehigh.errors import CardError
from acehigh.parsing import Cards
from acehigh.tricks.shengji.bidding import Bid
from acehigh.tricks.shengji.checks import check_seat, check_whole
from acehigh.tricks.shengji.drawing import bid, draw, take_kitty
from acehigh.tricks.shengji.friends import FriendCall
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.kitty import bury, call_friends
from acehigh.tricks.shengji.legal import legal_steps
from acehigh.tricks.shengji.playing import play
from acehigh.tricks.shengji.result import Result, result_of
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import Phase, State
from acehigh.tricks.shengji.steps import Bury, CallFriends, Draw, Play, Step, TakeKitty

if TYPE_CHECKING:
    from random import Random

# When each step may be taken, and the rule that says so.
_WHEN: dict[type, tuple[Phase, str]] = {
    Draw: (Phase.DRAWING, "T19"),
    Bid: (Phase.DRAWING, "T19"),
    TakeKitty: (Phase.DRAWING, "T29"),
    Bury: (Phase.BURYING, "T29"),
    CallFriends: (Phase.CALLING, "T26"),
    Play: (Phase.PLAYING, "T48"),
}


@dataclass(frozen=True)
class Round:
    """A round: what it began with, and the steps taken since. Every step makes a new round.

    The steps are the record of the round: `Round(setup, steps)` is where they lead. A step
    that the rules forbid raises an error, and the round stays what it was.

    Args:
        setup: the shuffled cards, the players and the house rules.
        steps: the steps taken so far.

    Raises:
        IllegalPlay: the rules forbid a step; the error has the number of the rule.
        CardError: a step is none.

    Attributes:
        state: where the round stands: hands, bids, trumps, tricks.

    >>> from random import Random
    >>> start = Round(Setup(Random(1)))
    >>> start.phase, start.turn, len(start.draw().draw().state.hands[1])
    (Phase.DRAWING, 0, 1)
    """

    setup: Setup
    steps: tuple[Step, ...] = ()
    state: State = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.setup, Setup):
            raise CardError(f"a round begins with a Setup, not {self.setup!r}")
        steps = tuple(self.steps)
        object.__setattr__(self, "steps", steps)
        state = State.start(self.setup)
        for step in steps:
            state = _advance(self.setup, state, step)
        object.__setattr__(self, "state", state)

    @property
    def phase(self) -> Phase:
        """What is done now: drawing, burying, calling, playing, or the round is over."""
        return self.state.phase

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None when the round is over. While cards are drawn all may bid."""
        return self.state.turn(self.setup)

    def after(self, step: Step) -> "Round":
        """Return the round after one more step.

        Raises:
            IllegalPlay: the rules forbid the step; the error has the number of the rule.
            CardError: it is no step.

        >>> from random import Random
        >>> Round(Setup(Random(1))).after(Play(0, "As"))
        Traceback (most recent call last):
        acehigh.tricks.shengji.illegal.IllegalPlay: Play is for playing, not drawing (T48)
        """
        state = _advance(self.setup, self.state, step)
        # Not by the constructor, which would take all the steps again.
        after = object.__new__(Round)
        after.__dict__.update(setup=self.setup, steps=(*self.steps, step), state=state)
        return after

    def legal(self, player: int | None = None) -> Iterator[Step]:
        """Iterate over the steps that a player may take now, without making a list of them.

        Args:
            player: the player's seat. Default: whose turn it is.

        Raises:
            CardError: there is no such player.

        >>> from random import Random
        >>> list(Round(Setup(Random(1))).legal())
        [Draw()]
        """
        seat = self.turn if player is None else player
        if seat is None:
            return iter(())
        check_seat("who may do what", seat, self.setup.players)
        return legal_steps(self.setup, self.state, seat)

    def draw(self, cards: int = 1) -> "Round":
        """Return the round after so many cards are drawn, by one player after the other.

        Raises:
            IllegalPlay: there are not so many to draw.
            CardError: this is no number of cards.
        """
        check_whole("how many cards are drawn", cards, lowest=0)
        after = self
        for _ in range(cards):
            after = after.after(Draw())
        return after

    def bid(self, player: int, cards: Cards) -> "Round":
        """Return the round after a player has shown these cards as a bid."""
        return self.after(Bid(player, cards))

    def take_kitty(self) -> "Round":
        """Return the round after the leader has taken the kitty in."""
        return self.after(TakeKitty())

    def bury(self, cards: Cards) -> "Round":
        """Return the round after the leader has put these cards back."""
        return self.after(Bury(cards))

    def call_friends(self, *calls: FriendCall) -> "Round":
        """Return the round after the leader has called these friends."""
        return self.after(CallFriends(calls))

    def play(
        self, player: int, cards: Cards, grouping: Iterable[Cards] | None = None
    ) -> "Round":
        """Return the round after a player has played these cards; see `Play`."""
        return self.after(Play(player, cards, grouping))

    def replay(self) -> Iterator["Round"]:
        """Iterate over the round as it was: at the start, and after each of its steps."""
        current = Round(self.setup)
        yield current
        for step in self.steps:
            current = current.after(step)
            yield current

    @cached_property
    def result(self) -> Result:
        """What the round comes to.

        Raises:
            CardError: it is not over.
        """
        if self.phase is not Phase.OVER:
            raise CardError("the round is not over: there are cards in hand")
        return result_of(self.setup, self.state)

    def next_round(self, cards: "Cards | Random") -> "Round":
        """Return the start of the next round: who won leads it, at the ranks reached (T55).

        Args:
            cards: the cards, shuffled again, or a `random.Random` to shuffle them.

        Raises:
            CardError: this round is not over, or the game is won.
        """
        result, setup = self.result, self.setup
        if result.game_winners:
            raise CardError(f"the game is won by {list(result.game_winners)}: no more rounds")
        following = Setup(
            cards,
            players=setup.players,
            decks=setup.decks,
            ranks=result.ranks,
            leader=result.next_leader,
            finding_friends=setup.finding_friends,
            options=setup.options,
        )
        return Round(following)


def _advance(setup: Setup, state: State, step: Step) -> State:
    """Return where the round stands after a step."""
    if type(step) not in _WHEN:
        raise CardError(f"expected a step such as Draw() or Play(0, 'As'), got {step!r}")
    phase, rule = _WHEN[type(step)]
    if state.phase is not phase:
        raise IllegalPlay(f"{type(step).__name__} is for {phase}, not {state.phase}", rule)
    match step:
        case Draw():
            return draw(setup, state)
        case Bid():
            return bid(setup, state, step)
        case TakeKitty():
            return take_kitty(setup, state)
        case Bury():
            return bury(setup, state, step)
        case CallFriends():
            return call_friends(setup, state, step)
        case _:
            return play(setup, state, step)
