"""What is shown at a showdown: each hand, who wins, and which card broke a tie."""

from functools import cached_property

from acehigh.evaluators.why import why
from acehigh.keys import Hand, RankKey
from acehigh.showdowns.showdown import Showdown


class Shown:
    """What is shown at a showdown, which is ranked once.

    Attributes:
        showdown: the showdown.
        winners: the indices of those who share.
    """

    def __init__(self, showdown: Showdown) -> None:
        self.showdown: Showdown = showdown
        self.winners: tuple[int, ...] = showdown.winners()

    @cached_property
    def hands(self) -> list[Hand]:
        """The hand of each player; where suits decide, the one whose suits are best."""
        tied = self._tied
        return [
            self.showdown.shown(index) if index in tied else self.showdown.hand(index)
            for index in range(len(self.showdown.keys))
        ]

    @property
    def tie_break(self) -> str:
        """The card that broke a tie, in words; nothing where no tie was broken."""
        rule = self.showdown.tie_break
        if rule is None or len(self._tied) == len(self.winners):
            return ""
        return rule.explain(self.hands[self.winners[0]])

    @property
    def why(self) -> str:
        """Why the best hand beats the next one, in words; nothing where nobody is beaten."""
        best, lost = self._best_two
        return why(best, lost) if best and lost else ""

    @property
    def is_told_apart(self) -> bool:
        """Whether the two best hands are called by different words, or there are not two."""
        best, lost = self._best_two
        return not (best and lost) or best.describe() != lost.describe()

    @cached_property
    def _best_two(self) -> tuple[RankKey | None, RankKey | None]:
        """The two best keys of those that may win, which differ."""
        different = {key for key in self.showdown.keys if key.qualifies}
        best, lost, *_ = *sorted(different, reverse=True), None, None
        return best, lost

    @cached_property
    def _tied(self) -> list[int]:
        """Those whose hands are worth as much as the best, before a tie is broken."""
        keys = self.showdown.keys
        if self.showdown.tie_break is None or not self.winners:
            return []
        best = keys[self.winners[0]]
        return [index for index, key in enumerate(keys) if key == best]
