"""`Ranker`: the contract between rules and everything that asks about hands.

A plug-in is a subclass. It states `deck`, `categories` and `key`; everything else has a default
here. Whoever has a ranker asks only what stands here, and never which class it is.
"""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Self, SupportsIndex

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.engine.tables import Tables
from acehigh.errors import CardError, HandSizeError, NotInDeckError
from acehigh.evaluators.describe import describe_high
from acehigh.evaluators.hand_rule import CardRule, HandRule
from acehigh.evaluators.no_wild_cards import NoWildCards
from acehigh.evaluators.rules_value import CHECKED, RulesValue
from acehigh.holdings import by_index, parse_holdings
from acehigh.keys import Category, Hand, RankKey
from acehigh.parsing import Cards, parse_cards


class Ranker(NoWildCards, RulesValue):
    """A set of rules as a value: turns cards into a key.

    A subclass becomes a frozen dataclass by itself: its annotated names are its fields. Equal
    rankers rank alike. A ranker has no ``<``, so keys of different rankers do not compare.
    """

    @property
    @abstractmethod
    def deck(self) -> Deck:
        """The deck that the cards come from."""

    @property
    @abstractmethod
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""

    @abstractmethod
    def key(self, cards: Cards) -> RankKey:
        """Return what the best hand among these cards is worth.

        Raises:
            CardError: as for `checked`.
        """

    @property
    def hand_size(self) -> int:
        """How many cards make a hand: five by default."""
        return 5

    @property
    def min_cards(self) -> int:
        """The fewest cards a holding may have: a hand by default."""
        return self.hand_size

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits.

        False by default, which is always right; True lets hands be counted faster.
        """
        return False

    @property
    def counts_all_cards(self) -> bool:
        """Whether a hand's worth depends on cards that do not play: not by default (H2)."""
        return False

    @property
    def ace_is_low(self) -> bool:
        """Whether a single ace is the lowest card: not by default."""
        return False

    @property
    def rank_tables(self) -> Tables | None:
        """The engine's tables, if a holding's key can be read off the sum of its weights.

        None by default: the ranker is asked about each holding then.
        """
        return None

    @property
    def hand_rule(self) -> HandRule | None:
        """The rule for one hand, if all keys follow from it; None by default."""
        return None

    @property
    def card_rule(self) -> CardRule | None:
        """The rule for one hand, if it sees the cards and all keys follow; None by default."""
        return None

    @property
    def without_wild_cards(self) -> "Ranker":
        """The rules that the wild cards are added to; by default these rules themselves."""
        return self

    def with_base(self, base: "Ranker") -> "Ranker":
        """Return the same wild cards added to other rules: by default just these."""
        return base

    def checked(self, cards: Cards) -> tuple[Card, ...]:
        """Return the cards of a holding, if that is what it is.

        Args:
            cards: cards, or text such as ``"As Kd 10h 9c 2s"``.

        Raises:
            ParseError: something is no card.
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
            HandSizeError: there are fewer than `min_cards` cards.
        """
        held = parse_cards(cards)
        self.deck.check(held)
        for card in held:
            if card.joker and card not in self.wild_cards and not self.takes_jokers:
                raise NotInDeckError(
                    f"{card} means nothing to {self!r}: wrap it in Wild or Bug"
                )
        if len(held) < self.min_cards:
            number = "1 card is" if len(held) == 1 else f"{len(held)} cards are"
            raise HandSizeError(
                f"{number} too few in {' '.join(map(str, held))!r}: "
                f"{self!r} expects {self.min_cards} or more"
            )
        return held

    def keys(
        self, holdings: Iterable[Cards], board: Cards = (), *, one_deal: bool = False
    ) -> list[RankKey]:
        """Return what each of many holdings is worth, together with a board.

        Args:
            holdings: each holding's cards, or their text.
            board: cards that each holding has besides.
            one_deal: whether all were dealt from one deck, so that no two share a card.

        Raises:
            CardError: as for `key`, of the first holding that is wrong, which the message
                names by its index; a DuplicateCardError too where `one_deal` is not so.

        >>> from acehigh import High
        >>> [key.describe() for key in High().keys(["As Kd", "7h 7s"], "Ks 7d 7c 4h 2s")]
        ['two pair, kings and sevens, ace kicker', 'four of a kind, sevens, king kicker']
        """
        held = parse_holdings(holdings)
        shared = parse_cards(board)
        if one_deal:
            self.deck.check_deal(held, shared)
        return by_index(lambda cards: self.key(cards + shared), held)

    def keys_with_hole_cards(
        self, holdings: Sequence[tuple[Card, ...]], board: tuple[Card, ...], hole_cards: int
    ) -> list[RankKey]:
        """Return what each holding is worth if a hand takes just so many cards from it.

        Args:
            holdings: each holding's cards, of which there are enough.
            board: the cards that the rest of the hand comes from.
            hole_cards: how many come from the holding: 2 in Omaha.
        """
        from acehigh.evaluators import by_asking  # noqa: PLC0415 - keys mostly go without

        return by_asking.keys_with_hole_cards(self, holdings, board, hole_cards)

    def best(self, cards: Cards) -> Hand:
        """Return the best hand among these cards: which cards play, and what it is worth.

        Raises:
            CardError: as for `key`.
        """
        from acehigh.evaluators import by_asking  # noqa: PLC0415 - as above

        return by_asking.best_hand(self, self.checked(cards))

    def equal_hands(self, cards: Cards, key: RankKey) -> Iterator[Hand]:
        """Return hands of a holding that are worth its key: what a player may show.

        Args:
            cards: the holding, or its text.
            key: what it is worth.
        """
        from acehigh.evaluators import by_asking  # noqa: PLC0415 - as above

        return by_asking.equal_hands(self, parse_cards(cards), key)

    def preference(self, key: RankKey) -> int:
        """Return what orders the hands that a player may choose from: the key's value."""
        return key.value

    def interned(self, key: RankKey) -> RankKey:
        """Return the one object that stands for all keys equal to this one, if there is one."""
        return key

    def number(self, key: RankKey) -> int:
        """Return the number of a key: 1 for the best hand there is, 2 for the next, and so on.

        Equal hands have one number, and there are no gaps. It stays the same in all releases
        with the same major version, so it may go to a database.

        Args:
            key: a key of these rules.

        Raises:
            CardError: it is a key of other rules, or of none of their hands: more cards than a
                hand may make such, where all cards count.
            TooManyError: the rules are asked about each hand, and there are too many.

        >>> from acehigh import High
        >>> High().number(High().key("7s 5h 4d 3c 2s"))
        7462
        """
        if not isinstance(key, RankKey) or key.ranker != self:
            raise CardError(f"expected a key of {self!r}, got {key!r}")
        from acehigh.evaluators.numbering import number_of_key  # noqa: PLC0415 - few ask it

        return number_of_key(self, key)

    def key_of_number(self, number: SupportsIndex) -> RankKey:
        """Return the key that has this number.

        Raises:
            CardError: there is no such number.
            TooManyError: as for `number`.

        >>> from acehigh import High
        >>> High().key_of_number(1).describe()
        'straight flush, ace high (royal flush)'
        """
        from acehigh.evaluators.numbering import key_of_number  # noqa: PLC0415 - as above

        return key_of_number(self, number)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return describe_high(key.category, key.ranks, self.hand_size)

    def spoken(self, key: RankKey) -> str:
        """Return what players call such a hand: by default what the dealer says."""
        return self.describe(key)

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what a category is, in a sentence; nothing where it goes without saying.

        Args:
            category: the category.
            among: the categories that can be made, best first.
        """
        from acehigh.evaluators.explain import explain_category  # noqa: PLC0415 - for charts

        return explain_category(self.without_wild_cards, category, among)

    def qualifies(self, key: RankKey) -> bool:  # noqa: ARG002 - a subclass asks the key
        """Return whether such a hand may win: always by default."""
        return True

    def fill_tables(self, cards: int = 7) -> None:
        """Work out at once what so many cards may be worth, if these rules keep tables.

        That takes 50 to 100 ms for seven cards of a 52-card deck; without it, the same is done
        after some hundred holdings.
        """

    def with_deck(self, deck: Deck) -> Self:
        """Return the same rules for another deck.

        Raises:
            CardError: they are for one deck only, or cannot be played with all of that one, or
                that is no deck.

        >>> from acehigh import Deck, High
        >>> High().with_deck(Deck.standard(jokers=1))
        High(deck=Deck.standard(jokers=1))
        """
        if not isinstance(deck, Deck):
            raise CardError(f"expected a Deck, got {deck!r}")
        other = self._with_deck(deck)
        # Wild cards may need a joker more.
        if other.deck.with_jokers(0) != deck.with_jokers(0):
            raise CardError(f"{self!r} takes a {other.deck.name}, not a {deck.name}")
        return other


def checked_ranker(value: object) -> Ranker:
    """Return a ranker as it is.

    Raises:
        CardError: it is none: its class, its name or something else.
    """
    if not isinstance(value, Ranker):
        own = callable(getattr(value, "winners", None))
        hint = ": it is no ranking, but has winners of its own" if own else ""
        raise CardError(f"expected a ranker such as High(), got {value!r}{hint}")
    return value


CHECKED[Ranker] = "a ranker, as High()"
