"""The error for what the rules of Sheng Ji forbid."""

from acehigh.cards import Card
from acehigh.errors import CardError


class IllegalPlay(CardError):  # noqa: N818 - what players call it; it is no fault of a program
    """A bid, call or play that the rules forbid.

    Args:
        problem: what is wrong, in a player's words.
        rule: the number of the rule, such as ``"T31"``.
        due: cards of the hand that would meet the rule, if it asks for some.

    >>> error = IllegalPlay("you hold a spade", "T30")
    >>> error.rule, error.due, str(error)
    ('T30', (), 'you hold a spade (T30)')
    """

    def __init__(self, problem: str, rule: str, due: tuple[Card, ...] = ()) -> None:
        super().__init__(f"{problem} ({rule})")
        self.problem = problem
        self.rule = rule
        self.due = due

    def __reduce__(self) -> tuple[type["IllegalPlay"], tuple[str, str, tuple[Card, ...]]]:
        return type(self), (self.problem, self.rule, self.due)
