"""`Game`: what is dealt, and for which parts a pot is divided (G1)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.games.dealt import Dealt
from acehigh.games.opening import may_open
from acehigh.games.options import (
    check_numbers,
    check_parts,
    dealt_in_words,
    part_named,
    replaced,
)
from acehigh.games.part import Part
from acehigh.games.upcards import rank_that_follows
from acehigh.holdings import AnyHolding, parse_holding
from acehigh.keys import Hand
from acehigh.parsing import Cards, parse_cards
from acehigh.showdowns.awards import Award
from acehigh.showdowns.pots import Amount
from acehigh.showdowns.settlement import held_or_folded, settle_parts
from acehigh.showdowns.showdown import Showdown, TieBreak
from acehigh.showdowns.table import Table


@dataclass(frozen=True)
class Game:
    """What is dealt, which of the cards may play, and for which parts a pot is divided.

    Args:
        name: what it is known by, in lower case: ``"omaha hi-lo"``.
        sentence: what it is, in a sentence.
        parts: the parts of a pot, the one that has odd chips first.
        hole: how many cards each player holds at the showdown, upcards included.
        board: how many cards all share.
        up: how many of a player's cards are dealt up.
        dealt: how many cards a player is dealt in all, if some are thrown away. Default: as
            many as he holds.
        draws: how many times players may change cards.
        opens: the lowest pair that may open the betting, in jacks or better.
        follow: the rank that makes the next one dealt up wild, in follow the queen.
        extra: the rank that gets its player another card when dealt up, in baseball.

    Raises:
        CardError: the numbers do not fit each other, or the parts have different decks.

    >>> from acehigh.games import OMAHA_HI_LO
    >>> OMAHA_HI_LO.winners(["Ah 2d 3c 9d", "As Kc Qd Jd"], board="7c 8d 4s Kh Kd")
    {'high': (1,), 'low': (0,)}
    """

    name: str
    sentence: str
    parts: tuple[Part, ...]
    hole: int
    board: int = 0
    up: int = 0
    dealt: int | None = None
    draws: int = 0
    opens: Rank | None = None
    follow: Rank | None = None
    extra: Rank | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(self.parts))
        check_parts(self.name, self.parts)
        check_numbers(self.hole, self.board, self.up, self.draws)
        if self.follow and not any(part.can_have_more_wild for part in self.parts):
            raise CardError(f"{self.name} has no part with wild cards: wrap a ranker in Wild")

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        return self.parts[0].ranker.deck

    @property
    def needs_upcards(self) -> bool:
        """Whether it must be known which cards are dealt up: plain cards will not do."""
        told = any(part.among == "hole cards" for part in self.parts) and self.up > 0
        return told or self.follow is not None or self.extra is not None

    @property
    def summary(self) -> tuple[str, str, str, str]:
        """The game as the row of a table: its name, what is dealt, the board, what plays.

        >>> from acehigh.games import OMAHA, PINEAPPLE, RAZZ
        >>> PINEAPPLE.summary
        ('pineapple', '3, keep 2', '5', 'high: any cards')
        >>> OMAHA.summary[3], RAZZ.summary[1]
        ('high: exactly 2 hole cards', '3 down, 4 up')
        """
        dealt = dealt_in_words(self.hole, self.dealt, self.up, self.draws)
        plays = "; ".join(f"{part.name}: {part.plays}" for part in self.parts)
        return self.name, dealt, str(self.board or "none"), plays

    def part(self, name: str) -> Part:
        """Return the part of this name.

        Raises:
            CardError: there is none.
        """
        return part_named(self.name, self.parts, name)

    def replace(self, **options: object) -> "Game":
        """Return the same game but for some options: a house's own variant.

        Raises:
            CardError: there is no such option, or it does not fit.

        >>> from acehigh.games import OMAHA
        >>> OMAHA.replace(name="big o", hole=5).hole
        5
        """
        return replaced(self, self.name, options)

    def replace_part(self, name: str, **options: object) -> "Game":
        """Return the same game but for some options of a part.

        Args:
            name: the part's.
            options: what is different: a `ranker`, say.

        Raises:
            CardError: there is no such part or option, or it does not fit the others.

        >>> from acehigh import SingleCard, Suit
        >>> from acehigh.games import LOW_CHICAGO
        >>> game = LOW_CHICAGO.replace_part("spade", ranker=SingleCard(Suit.SPADES, low=True))
        >>> game.part("spade").ranker
        SingleCard(suit=Suit.SPADES, low=True)
        """
        other = replaced(self.part(name), name, options)
        return self.replace(parts=[other if p.name == name else p for p in self.parts])

    def told_by(self, holdings: Iterable[Cards]) -> "Game":
        """Return the game with those cards wild that the upcards of all players tell (G3).

        Args:
            holdings: every player's cards, in the order of seats: those too who folded, as far
                as they were dealt up.

        Raises:
            CardError: a holding does not say which cards are dealt up.

        >>> from acehigh.games import FOLLOW_THE_QUEEN
        >>> held = ["(As 2d) 7h Qc 9d Tc (Kd)", "(5s 5d) 8h 3c 4d 4c (Kh)"]
        >>> FOLLOW_THE_QUEEN.told_by(held).part("high").ranker.wild
        (Rank.THREE, Rank.QUEEN)
        """
        if self.follow is None:
            return self
        held = [self._dealt.upcards_known(parse_holding(cards)) for cards in holdings]
        follower = rank_that_follows(held, self.follow)
        ranks = (self.follow,) if follower is None else (self.follow, follower)
        parts = tuple(part.with_wild(ranks) for part in self.parts)
        return replace(self, parts=parts, follow=None)

    def may_open(self, cards: Cards) -> bool:
        """Return whether such a hand may open the betting: always, unless the game says no.

        Args:
            cards: the player's cards, or their text.

        Raises:
            CardError: as for `Ranker.key`.

        >>> from acehigh.games import JACKS_OR_BETTER
        >>> [JACKS_OR_BETTER.may_open(f"{pair} 9s 5c 2d") for pair in ("Th Td", "Jh Jd")]
        [False, True]
        """
        return may_open(self.parts[0].ranker, cards, self.opens)

    def showdowns(
        self,
        holdings: Iterable[Cards],
        board: Cards = "",
        *,
        tie_break: TieBreak | str | None = None,
    ) -> dict[str, Showdown]:
        """Return the contest for each part, by its name; arguments and errors as `winners`."""
        held, shared = self._dealt.checked(holdings, board)
        game = self.told_by(held)
        return {part.name: part.showdown(held, shared, tie_break) for part in game.parts}

    def winners(
        self,
        holdings: Iterable[Cards],
        board: Cards = "",
        *,
        tie_break: TieBreak | str | None = None,
    ) -> dict[str, tuple[int, ...]]:
        """Return who wins each part, or shares it: nobody, where none can (G1).

        Args:
            holdings: each player's cards, or their text.
            board: the board.
            tie_break: what breaks ties: a `SuitTieBreak` or its rule. Default: ties stay.

        Raises:
            HandSizeError: a player holds too many or too few cards, or the board does.
            DuplicateCardError: a card is held more often than the deck has it.
            CardError: a holding has upcards where the game has none, or does not say which
                cards they are where that matters.

        >>> from acehigh.games import RAZZ
        >>> RAZZ.winners(["(As 2d) 7h 8c 9d Tc (Kd)", "(Ks Kh) 6h 5c 4d 3c (2h)"])
        {'low': (1,)}
        """
        contests = self.showdowns(holdings, board, tie_break=tie_break)
        return {name: showdown.winners() for name, showdown in contests.items()}

    def hands(self, holding: Cards, board: Cards = "") -> dict[str, Hand]:
        """Return a player's best hand for each part, also one that does not qualify.

        Args:
            holding: the player's cards, or their text.
            board: the board.

        Raises:
            CardError: as for `winners`; or what is wild is told by the upcards of all: ask the
                game that `told_by` returns.

        >>> from acehigh.games import OMAHA_HI_LO
        >>> for part, hand in OMAHA_HI_LO.hands("Ah 2d 3c 9d", "7c 8d 4s Kh Kd").items():
        ...     print(part, hand)
        high Kh Kd Ah 9d 8d: pair of kings, ace kicker
        low 8d 7c 4s 2d Ah: 8-low
        """
        if self.follow is not None:
            told = "the upcards of all players tell what is wild: ask game.told_by(holdings)"
            raise CardError(f"in {self.name} {told}")
        contests = self.showdowns([holding], board)
        return {name: showdown.hand(0) for name, showdown in contests.items()}

    def settle(
        self,
        holdings: Iterable[Cards | None],
        contributions: Iterable[Amount],
        table: Table[Amount],
        board: Cards = "",
        *,
        dead: Amount | Iterable[Amount] = (),
        folded: Iterable[int] = (),
    ) -> tuple[Award[Amount], ...]:
        """Return who gets what of each pot, as `acehigh.showdowns.settlement.settle` does.

        Args:
            holdings: each seat's cards, or their text; None for a player who folded.
            contributions: what each paid.
            table: how the table divides pots.
            board: the board.
            dead: as for `settle`.
            folded: seats that folded though their cards are given, since their upcards may
                tell what is wild.

        Raises:
            CardError: as for `winners` and `settle`.

        >>> from acehigh.games import OMAHA_HI_LO
        >>> from acehigh.showdowns.settlement import Table
        >>> for award in OMAHA_HI_LO.settle(
        ...     ["Ah 2d 3c 9d", "As Kc Qd Jd"], [100, 100], Table(unit=1), "7c 8d 4s Kh Kd"
        ... ):
        ...     print(award)
        seat 2 wins 100 (high) with three of a kind, kings, ace kicker
        seat 1 wins 100 (low) with 8-low
        """
        out, shared = frozenset(folded), parse_cards(board)
        given = held_or_folded(holdings)
        for seat in out.difference(range(len(given))):
            raise CardError(f"seat {seat!r} folded, but there are {len(given)}")
        seen = [cards for cards in given if cards is not None]
        self.deck.check_deal(seen, shared)
        shown = [None if seat in out else cards for seat, cards in enumerate(given)]

        def contests(held: Sequence[AnyHolding]) -> Mapping[str, Showdown]:
            self._dealt.checked(held, shared)
            game = self.told_by(seen)
            return {part.name: part.showdown(held, shared) for part in game.parts}

        # Where there is no board, there is no flop without which the house takes nothing.
        dealt = len(shared) if self.board else 3
        return settle_parts(contests, shown, contributions, table, dead=dead, board_cards=dealt)

    @property
    def _dealt(self) -> Dealt:
        return Dealt(
            game=self.name,
            deck=self.deck,
            hole=self.hole,
            board=self.board,
            up=self.up,
            extra=self.extra,
            needs_upcards=self.needs_upcards,
        )
