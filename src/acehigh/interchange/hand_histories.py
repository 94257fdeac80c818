"""Hands of the open hand-history format (PHH), played again and settled.

The format is TOML: ``tomllib.loads(text, parse_float=Decimal)`` returns what is taken here. Who
may act, and how much may be bet, is not checked: only what was paid and shown counts.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TypeAlias, cast

from acehigh.cards import Card
from acehigh.errors import AmountError, CardError, ParseError
from acehigh.games.game import Game
from acehigh.interchange.cards import from_pokerkit
from acehigh.interchange.variant_codes import game_of_phh
from acehigh.showdowns.awards import Award
from acehigh.showdowns.table import Table

Chips: TypeAlias = Decimal
"""Amounts of a hand history, all of one type."""


def settle_phh(
    hand: Mapping[str, object], table: Table[Chips] | None = None
) -> tuple[Award[Chips], ...]:
    """Return who gets what of the pots of a hand.

    Args:
        hand: the hand, as `tomllib` reads it: its variant, antes, blinds or bring-in,
            starting stacks and actions.
        table: how the table divides pots. Default: in chips of 1, odd ones to the first seat
            left of the button, which is the last seat; in stud by suit.

    Raises:
        CardError: a field or an action is missing or makes no sense, or a player at the
            showdown has cards that are not known.

    >>> awards = settle_phh({
    ...     "variant": "NT", "antes": [0, 0], "blinds_or_straddles": [1, 2], "min_bet": 2,
    ...     "starting_stacks": [100, 50],
    ...     "actions": ["d dh p1 AsKd", "d dh p2 7h7s", "p2 cbr 50", "p1 cc", "d db Ks7d7c",
    ...                 "d db 4h", "d db 2s"],
    ... })
    >>> print(*awards, sep="; ")
    seat 2 wins 100 with four of a kind, sevens, king kicker
    """
    played = played_phh(hand)
    if table is None:
        button = len(played.stacks) - 1 if played.game.board or played.game.draws else None
        table = Table(unit=Decimal(1), button=button)
    return played.game.settle(
        played.shown(), played.paid, table, played.board, dead=played.dead
    )


def played_phh(hand: Mapping[str, object]) -> "PlayedHand":
    """Return a hand after all its actions: who holds what, and who paid how much.

    Args:
        hand: the hand, as for `settle_phh`.

    Raises:
        CardError: as for `settle_phh`.
    """
    played = PlayedHand(hand)
    for number, action in enumerate(_listed(hand, "actions")):
        try:
            played.act(str(action).split("#")[0].split())
        except (CardError, IndexError, ValueError, ArithmeticError) as error:
            raise ParseError(f"action {number + 1}, {action!r}: {error}") from error
    return played


class PlayedHand:
    """A hand as far as it was played.

    Attributes:
        game: the game.
        stacks: what each seat has left.
        paid: what each paid, dead money apart.
        dead: what each paid that is nobody's bet: an ante that not all pay.
        bets: what each paid in this round of betting.
        held: the texts of each seat's cards.
        folded: the seats that folded or mucked.
        board: the board.
    """

    def __init__(self, hand: Mapping[str, object]) -> None:
        """Begin a hand: antes and blinds are posted.

        Args:
            hand: the hand, as for `settle_phh`.
        """
        self.game: Game = game_of_phh(cast("str", hand.get("variant")))
        self.stacks: list[Decimal] = [_amount(one) for one in _listed(hand, "starting_stacks")]
        seats = len(self.stacks)
        self.paid: list[Decimal] = [Decimal(0)] * seats
        self.dead: list[Decimal] = [Decimal(0)] * seats
        self.bets: list[Decimal] = [Decimal(0)] * seats
        self.held: list[list[str]] = [[] for _ in self.stacks]
        self.folded: set[int] = set()
        self.board: tuple[Card, ...] = ()
        self._bring_in = _amount(hand.get("bring_in", 0))
        self._acted = False
        self._post_antes(hand)
        blinds = [_amount(one) for one in _listed(hand, "blinds_or_straddles", [0] * seats)]
        # With two players the button has the small blind, and it is the last seat.
        for seat, blind in enumerate(blinds[::-1] if seats == 2 else blinds):
            self._bet_to(seat, abs(blind))

    def _post_antes(self, hand: Mapping[str, object]) -> None:
        antes = [_amount(one) for one in _listed(hand, "antes", [0] * len(self.stacks))]
        for seat, ante in enumerate(antes):
            paid = min(ante, self.stacks[seat])
            self.stacks[seat] -= paid
            # An ante that not all pay is no bet that others must match.
            same = len(set(antes)) == 1 or bool(hand.get("ante_trimming_status"))
            (self.paid if same else self.dead)[seat] += paid

    def act(self, words: Sequence[str]) -> None:
        """Play one action."""
        if not words:
            return
        if words[0] == "d":
            self._deal(words[1:])
            return
        seat, act = _seat(words[0], len(self.stacks)), words[1]
        match act:
            case "f":
                self.folded.add(seat)
            case "cc":
                self._bet_to(seat, max(self.bets))
            case "cbr":
                self._bet_to(seat, _amount(words[2]))
            case "pb":
                self._bet_to(seat, self._bring_in)
            case "sd":
                self._end_round()
                self._discard(seat, "".join(words[2:]))
                return
            case "sm":
                self._show(seat, words[2:])
                return
            case _:
                raise ParseError(f"no action is called {act!r}")
        self._acted = True

    def _deal(self, words: Sequence[str]) -> None:
        self._end_round()
        if words[0] == "db":
            self.board += from_pokerkit(words[1])
        elif words[0] == "dh":
            self.held[_seat(words[1], len(self.stacks))] += _pairs(words[2])
        else:
            raise ParseError(f"nothing is dealt as {words[0]!r}")

    def _end_round(self) -> None:
        if self._acted:
            self.bets = [Decimal(0)] * len(self.bets)
            self._acted = False

    def _bet_to(self, seat: int, total: Decimal) -> None:
        """Let a player bet so much in all in this round, or what he has left."""
        more = min(total - self.bets[seat], self.stacks[seat])
        if more < 0:
            raise AmountError(f"{total} is less than what was bet")
        self.stacks[seat] -= more
        self.bets[seat] += more
        self.paid[seat] += more

    def _discard(self, seat: int, cards: str) -> None:
        for card in _pairs(cards):
            held = self.held[seat]
            held.remove(card if card in held else "??")

    def _show(self, seat: int, words: Sequence[str]) -> None:
        if not words:
            self.folded.add(seat)
        elif words[0] != "-":
            self.held[seat] = _pairs(words[0])

    def shown(self) -> list[tuple[Card, ...] | None]:
        """Return each seat's cards, None for one that folded or mucked."""
        live = [seat for seat in range(len(self.held)) if seat not in self.folded]
        if len(live) == 1:
            # Nothing is shown, so nothing need be known.
            return [() if seat in live else None for seat in range(len(self.held))]
        return [
            from_pokerkit("".join(cards)) if seat in live else None
            for seat, cards in enumerate(self.held)
        ]


def _listed(
    hand: Mapping[str, object], field: str, default: Sequence[object] | None = None
) -> Sequence[object]:
    found = hand.get(field, default)
    if not isinstance(found, list | tuple):
        raise ParseError(f"a hand has a list of {field}, not {found!r}")
    return found


def _amount(number: object) -> Decimal:
    try:
        # By its text: a float is rounded to the digits that were written.
        return Decimal(str(number))
    except ArithmeticError:
        raise AmountError(f"expected an amount of chips, got {number!r}") from None


def _seat(word: str, seats: int) -> int:
    number = int(word[1:]) if word[:1] == "p" and word[1:].isdigit() else 0
    if not 1 <= number <= seats:
        raise ParseError(f"players are p1 to p{seats}, not {word!r}")
    return number - 1


def _pairs(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]
