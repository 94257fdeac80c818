"""Plain mistakes: what is clear is taken, the rest is named, and never by a bare error."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Card,
    CardError,
    CardRuleRanker,
    Category,
    Deck,
    High,
    Joker,
    LowestCardWild,
    Rank,
    RuleRanker,
    Stripped,
    Suit,
    SuitOrder,
    TwentyCard,
    Wild,
    frequencies,
    parse_cards,
    settle,
    side_pots,
    winners,
)  # fmt: skip
from acehigh.deck_contents import MOST_IN_A_DECK
from acehigh.games import HOLDEM
from acehigh.orders import suit_order
from acehigh.showdowns.nontransitive import GreekShowdown, ItalianShowdown
from acehigh.showdowns.rulings import bring_in, chip_race, high_card
from acehigh.showdowns.settlement import Rake, Table
from acehigh.showdowns.showdown import Showdown
from helpers.cases import in_one_test


def loose(value: object) -> Any:
    """Return a value whose type nothing checks: what must be refused."""
    return value


def refused(make: Callable[[], object], words: str) -> None:
    with pytest.raises(CardError, match=words):
        make()


def test_the_counts_of_a_deck_cannot_be_changed() -> None:
    counts = loose(Deck.standard().counts)
    assert repr(counts).startswith("mappingproxy")
    with pytest.raises(TypeError):
        counts[Card(Rank.ACE, Suit.SPADES)] = 0


@pytest.mark.parametrize("kind", [Card, Category])
def test_what_is_one_object_for_all_has_no_subclass(kind: Any) -> None:
    with pytest.raises(TypeError, match=f"{kind.__name__} cannot be subclassed"):
        type("Mine", (kind,), {})


@in_one_test(
    ("fields", "words"),
    [
        ({"suits": (*Suit, "x")}, "a deck's suits are each a Suit, not 'x'"),
        ({"ranks": "AK"}, "a deck's ranks are each a Rank, not 'AK'"),
        ({"ranks": 5}, "a deck's ranks are each a Rank, not 5"),
        ({"ranks": (5,)}, "a deck's ranks are each a Rank, not 5"),
        ({"ranks": ()}, r"each rank once, not \(\)"),
        ({"suits": (Suit.CLUBS, Suit.CLUBS)}, "each suit once"),
        ({"jokers": 5}, "a deck's jokers are jokers, not 5"),
        ({"jokers": tuple(parse_cards("As"))}, "a deck's jokers are jokers, not As"),
        ({"copies": 0}, "one deck or more, not 0"),
        ({"copies": True}, "one deck or more, not True"),
        ({"copies": "2"}, "one deck or more, not '2'"),
    ],
)
def test_what_a_deck_is_not_made_of_is_named(fields: dict[str, Any], words: str) -> None:
    refused(lambda: Deck(**fields), words)


def test_a_deck_is_made_of_any_iterables() -> None:
    made = Deck(loose(iter(Rank)), loose([*Suit]), loose([Card(joker=Joker.PLAIN)]))
    assert made == Deck.five_suits().with_jokers(1)


@in_one_test(
    ("make", "words"),
    [
        (lambda: Badugi(loose(52)), "deck is a Deck, as .*, not 52"),
        (lambda: High(loose(list(Deck.standard()))), "deck is a Deck, as"),
        (lambda: ItalianShowdown(loose("32")), "deck is a Deck, as .*, not '32'"),
        (lambda: GreekShowdown(loose(36)), "deck is a Deck, as .*, not 36"),
        (lambda: winners(loose(ItalianShowdown()), []), "has winners of its own"),
        (lambda: Wild(loose("high")), "base is a ranker, as .*, not 'high'"),
        (lambda: AceToFive(loose(True)), "deck is a Deck, as .*, not True"),
        (lambda: Stripped(loose("6")), "lowest is a Rank, as .*, not '6'"),
        (lambda: suit_order(loose(5)), "a suit order is text such as 'shdc', not 5"),
        (lambda: high_card(["As"], "itly"), "did you mean 'italy'"),
    ],
)
def test_what_is_no_deck_or_ranker_is_named(make: Callable[[], object], words: str) -> None:
    refused(make, words)


def test_a_suit_order_may_be_given_by_its_name() -> None:
    assert suit_order("italy") == suit_order(SuitOrder.ITALY) == SuitOrder.ITALY
    assert high_card(["As", "Ah"], order="italy") == ((1,), (0,))
    assert bring_in(["2s", "2h"], order="italy") == 0
    assert chip_race([1, 1], ["As", "Ah"], worth=2, order="italy") == (0, 1)


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        (AceToFive, (Deck.standard(), True)),
        (AceToSix, (Deck.standard(), True)),
        (Stripped, (Rank.SIX, "no")),
        (Wild, (High(), "2", True)),
        (Bug, (High(), "2", True)),
        (LowestCardWild, (High(), "one")),
    ],
)
def test_options_are_named(kind: Any, arguments: tuple[object, ...]) -> None:
    with pytest.raises(TypeError, match="positional arguments"):
        kind(*arguments)
    assert kind(*arguments[:-1])


def test_a_deck_is_no_option() -> None:
    deck = Deck.standard(jokers=1)
    assert AceToFive(deck) == AceToFive(deck=deck)
    assert AceToSix(deck) == AceToSix(deck=deck)
    assert not AceToFive(deck).eight_or_better


def test_decks_take_cards_as_text() -> None:
    deck = Deck.standard()
    deck.check("As Kd")
    assert deck.has("As Kd")
    assert not deck.has("As As")
    refused(lambda: deck.check("As As"), "As is held 2 times in As As")
    refused(lambda: deck.deal(loose("2"), 2), "number of players is a whole number, not '2'")


def test_bugs_where_no_flush_exists_are_ranked() -> None:
    ranks = (Rank.THREE, Rank.SIX, Rank.QUEEN, Rank.KING)
    deck = Deck(ranks, (Suit.SPADES,)).with_jokers(6) * 2
    for naturals in ("equal", "fewer_wild"):
        hand = Bug(TwentyCard(deck), naturals=loose(naturals)).best("Ks Ks 3s Jk Jk Jk")
        assert hand.category is Category.PAIR


def test_a_joker_that_does_not_help_a_badugi_is_not_used() -> None:
    rules = Wild(Badugi(Deck(suits=(Suit.CLUBS, Suit.SPADES, Suit.HEARTS))), naturals="beat")
    assert rules.key("As 2h 3c Jk") == rules.key("As 2h 3c")
    assert str(rules.best("As 2h 3c Jk")) == "3c 2h As: three cards, 3-low"
    assert rules.key("As 2h 3h Jk") < rules.key("As 2h 3c")
    assert Wild(Badugi(), naturals="beat").key("As 2h 3d Jk").category == Category("badugi")


class Says(RuleRanker):
    """A rule that says what it is told."""

    made: object = Category.PAIR
    counted: tuple[object, ...] = ()

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> Any:
        """Return what it is told."""
        del ranks, suited
        return self.made, self.counted


@pytest.mark.parametrize(
    ("says", "words"),
    [
        ({"counted": (14, 13)}, r"says that of pair \(14, 13\) count, not ranks"),
        ({"made": "pair"}, "made 'pair', which is none of its categories"),
        ({"made": ("pair",)}, r"made \('pair',\), which is none of its categories"),
        ({"made": Category("blue")}, "which is none of its categories"),
    ],
)
def test_a_rule_that_says_something_else_is_named(says: dict[str, Any], words: str) -> None:
    refused(lambda: Says(**says).key("As Ks Qs Js 9s"), words)


class Returns(CardRuleRanker):
    """A rule that returns what it is told, whatever its form."""

    returned: object = None

    def rule(self, cards: tuple[Card, ...]) -> Any:
        """Return what it is told."""
        del cards
        return self.returned


@pytest.mark.parametrize(
    "returned", [None, Category.PAIR, (Category.PAIR,), (Category.PAIR, 5)]
)
def test_a_rule_that_returns_something_else_is_named(returned: object) -> None:
    refused(
        lambda: Returns(returned).key("As Ks Qs Js 9s"),
        r"the rule of Returns.* returned .*, not a category, and the ranks that count",
    )


class Lists(CardRuleRanker):
    """A rule that returns a list of ranks."""

    def rule(self, cards: tuple[Card, ...]) -> Any:
        """Return all ranks."""
        return Category.PAIR, [card.rank for card in cards]


def test_the_ranks_that_count_may_be_a_list() -> None:
    assert hash(Lists().key("As Ks Qs Js 9s").ranks)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Deck.standard() * 10**20,
        lambda: Deck.standard() * 10**5000,
        lambda: Deck.standard(jokers=9_999_999_999),
        lambda: Deck.standard().with_jokers(10**5000),
        lambda: Deck.standard() * 193,
    ],
)
def test_a_deck_that_no_memory_holds_is_refused(make: Callable[[], object]) -> None:
    refused(make, "a deck has at most 10,000 cards")


def test_a_deck_may_be_as_large_as_is_stated() -> None:
    assert len(Deck.standard() * 192) <= MOST_IN_A_DECK < 193 * 52


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (
            lambda: Deck.standard() * (loose(2.5)),
            "a number of decks is a whole number, not 2.5",
        ),
        (lambda: Deck.standard() * True, "a whole number, not True"),
        (lambda: Deck.standard(jokers=True), "number of jokers, or those named; got True"),
        (
            lambda: Deck.standard(jokers=loose(2.5)),
            "number of jokers, or those named; got 2.5",
        ),
        (lambda: Deck.standard(jokers=-1), "no joker or some, not -1"),
    ],
)
def test_what_is_no_number_is_named(make: Callable[[], object], words: str) -> None:
    refused(make, words)


@pytest.mark.parametrize(
    "asked",
    [
        High().keys,
        Badugi().keys,
        lambda five: winners(High(), five),
        HOLDEM.winners,
        lambda five: settle(High(), five, [1], Table(1)),
    ],
)
def test_what_is_not_several_holdings_is_named(asked: Callable[[Any], object]) -> None:
    refused(lambda: asked(5), "expected holdings, got 5")
    refused(lambda: asked("As Kd"), "expected several holdings, got one text: 'As Kd'")


def test_what_is_no_player_who_folded_is_named() -> None:
    refused(
        lambda: side_pots([1, 2], folded=loose(5)), "expected the players who folded, got 5"
    )
    for player in (True, "0", [0], 2):
        refused(partial(side_pots, [1, 2], folded=[loose(player)]), "folded, but there are 2")


def test_what_is_no_randomness_is_named() -> None:
    refused(lambda: Deck.standard().shuffled(loose(5)), r"expected a random.Random, .* got 5")
    refused(lambda: Deck.standard().deal(2, 2, random=loose(5)), "expected a random.Random")


@pytest.mark.parametrize("number", [0, -3, 2.5, "7"])
def test_tables_of_impossible_holdings_are_refused(number: Any) -> None:
    refused(lambda: High().fill_tables(number), "cards")


def test_of_long_holdings_there_are_no_tables_to_fill() -> None:
    High().fill_tables(52)


def test_a_showdown_says_which_players_there_are() -> None:
    showdown = Showdown(High(), ["Kh 3d", "Ad 2c"], board="As Qs Jd 9h 4c")
    for index in (2, -1, "a", None):
        with pytest.raises(CardError, match="a player's index is below 2"):
            showdown.hand(loose(index))
    with pytest.raises(CardError, match="sizes are 'same' or 'any', not 'x'"):
        winners(High(), ["Kh 3d", "Ad 2c"], board="As Qs Jd 9h 4c", sizes=loose("x"))
    with pytest.raises(CardError, match="holding 1: expected cards or text, got None"):
        winners(High(), loose(["Kh 3d", None]), board="As Qs Jd 9h 4c")


def test_a_rake_and_a_table_are_checked_when_they_are_made() -> None:
    with pytest.raises(CardError, match="the smallest chip is worth more than nothing"):
        Table(unit=0)
    with pytest.raises(CardError, match="no_flop_no_drop is True or False, not 'x'"):
        Rake(Fraction(1, 20), no_flop_no_drop=loose("x"))


def test_a_count_says_what_does_not_fit() -> None:
    for given, message in (
        ({"known": "As", "dead": "As"}, "As is known, so it cannot be dead"),
        ({"cards": 1}, "1 card is too few"),
        ({"inclusive": "x"}, "inclusive is True or False, not 'x'"),
    ):
        with pytest.raises(CardError, match=message):
            frequencies(High(), **loose(given))
