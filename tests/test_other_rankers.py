"""Stripped and other decks, three cards, badugi, incomplete hands, and rankers by name."""

from itertools import combinations, pairwise
from typing import Any

import pytest

import acehigh
from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    parse_cards,
    ranker_named,
)
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.evaluators.named import named_rankers

# P1: the lowest straight of each deck, and the highest.
STRAIGHTS = [
    (Rank.THREE, 48, "6c 5s 4h 3d As", "six"),
    (Rank.FOUR, 44, "7c 6s 5h 4d As", "seven"),
    (Rank.FIVE, 40, "8c 7s 6h 5d As", "eight"),
    (Rank.SIX, 36, "9c 8s 7h 6d As", "nine"),
    (Rank.SEVEN, 32, "Tc 9s 8h 7d As", "ten"),
    (Rank.EIGHT, 28, "Jc Ts 9h 8d As", "jack"),
    (Rank.NINE, 24, "Qc Js Th 9d As", "queen"),
]


@pytest.mark.parametrize(("lowest", "number", "cards", "top"), STRAIGHTS)
def test_the_ace_stands_next_to_the_lowest_card(
    lowest: Rank, number: int, cards: str, top: str
) -> None:
    ranker = Stripped(lowest)
    assert len(ranker.deck) == number
    assert str(ranker.best(cards)) == f"{cards}: straight, {top} high"
    held = parse_cards(cards)
    next_higher = (*held[:-1], parse_cards(f"{Rank(lowest + 4)}s")[0])
    assert ranker.key(held) < ranker.key(next_higher)
    assert ranker.key("As Kh Qd Jc Ts").describe() == "straight, ace high"


def test_twenty_cards_in_an_ordinary_ranking_have_an_ace_high_straight() -> None:
    # P4
    assert Stripped(Rank.TEN).key("As Kh Qd Jc Ts").describe() == "straight, ace high"


def test_a_deck_of_fewer_ranks_than_a_hand_has_no_straight() -> None:
    # Four ranks with the ace at both ends are five places, but not five cards of a hand.
    assert Stripped(Rank.JACK).key("As Ah Kd Qc Js").describe() == "pair of aces, king kicker"


def test_rules_without_straights_and_flushes_name_neither() -> None:
    # L2, P3
    names = [
        "high card",
        "pair",
        "two pair",
        "three of a kind",
        "full house",
        "four of a kind",
        "five of a kind",
    ]
    assert list(map(str, TwentyCard().categories)) == names
    assert list(map(str, AceToFive().categories)) == names[::-1]


def test_twenty_card_knows_six_categories() -> None:
    # P3
    assert TwentyCard().key("As Ks Qs Js Ts").describe() == "ace high, king kicker"
    hands = [
        "As Ah Ad Ac Ts",
        "Ts Th Td Jc Js",
        "As Ah Ad Kc Qs",
        "As Ah Kd Kc Qs",
        "As Ah Kd Qc Js",
        "As Ks Qs Js Ts",
    ]
    keys = list(map(TwentyCard().key, hands))
    assert keys == sorted(keys, reverse=True)
    names = [key.category.name for key in keys]
    assert names == [
        "four of a kind",
        "full house",
        "three of a kind",
        "two pair",
        "pair",
        "high card",
    ]


@pytest.mark.parametrize("flush_up", [False, True])
@pytest.mark.parametrize("trips_up", [False, True])
def test_short_deck_options_turn_two_results_round(flush_up: bool, trips_up: bool) -> None:
    # P2: each alone or both.
    ranker = Stripped(flush_over_full_house=flush_up, trips_over_straight=trips_up)
    flush, full_house = ranker.key("Ks Qs 9s 8s 6s"), ranker.key("As Ah Ad Kc Kd")
    trips, straight = ranker.key("6s 6h 6d 8c 7s"), ranker.key("As Kh Qd Jc Ts")
    assert (flush > full_house) == flush_up
    assert (trips > straight) == trips_up
    assert max(trips, straight) < min(flush, full_house)
    assert max(flush, full_house) < ranker.key("6s 6h 6d 6c 7s")
    # From seven cards the better of the two plays.
    seven = ranker.key("Ks Qs 9s 8s 6s 8h 8d")
    assert seven.category is Category.FLUSH
    six = ranker.key("Ts 9h 8d 7c 6s 6d 6h")
    assert six.category is (Category.THREE_OF_A_KIND if trips_up else Category.STRAIGHT)


def test_a_stripped_deck_has_the_usual_order_unless_told_otherwise() -> None:
    # P1
    assert Stripped().categories == High().categories


def test_five_suits_and_several_decks_have_the_options_too() -> None:
    # P5, P6
    five_suits = Stripped(Rank.TWO, flush_over_full_house=True, full_deck=Deck.five_suits())
    assert five_suits.key("K* Q* 9* 8* 6*") > five_suits.key("As A* Ad Kc K*")
    assert five_suits.key("2s 2h 2d 2c 2*").describe() == "five of a kind, twos"
    two_decks = Stripped(Rank.SEVEN, full_deck=Deck.standard() * 2)
    assert len(two_decks.deck) == 64
    assert two_decks.key("Ks Ks Qs Qs 7s").describe() == "flush, king high"
    assert two_decks.key("Ks Ks Kd Kd Kh") > two_decks.key("As Ks Qs Js Ts")


@pytest.mark.parametrize(
    ("ranker", "cards", "says"),
    [
        (Stripped(), "5s Ks Kd Kh Kc", "5s is not in the 36-card deck, whose lowest rank is 6"),
        (Stripped(Rank.SEVEN), "6s Ks Kd Kh Kc 2d 7s", "6s is not in the 32-card deck"),
        (Stripped(Rank.FIVE), "Ks Kd Kh Kc 2d", "40-card deck, whose lowest rank is 5"),
        (
            TwentyCard(),
            "As Ad Ks Qs 9s",
            "20-card deck, whose lowest rank is T",
        ),
        (Incomplete(Stripped()), "5s", "5s is not in the 36-card deck, whose lowest rank is 6"),
        (Stripped(), "Jk Ks Kd Kh Kc", "Jk is not in the 36-card deck"),
        (ThreeCard(), "Jk Ks Kd", "Jk is not in the 52-card deck"),
        (Incomplete(), "Jk", "Jk is not in the 52-card deck"),
        (Badugi(), "Jk", "Jk is not in the 52-card deck"),
        (Badugi(), "2d 3c 4s A*", "[*] is not in the 52-card deck"),
    ],
)
def test_cards_that_the_deck_lacks_are_named(ranker: Ranker, cards: str, says: str) -> None:
    for ask in (ranker.key, ranker.best):
        with pytest.raises(NotInDeckError, match=says):
            ask(cards)


@pytest.mark.parametrize("lowest", [6, "6", None, "SIX", 6.0])
def test_the_lowest_card_of_a_deck_is_a_rank(lowest: Any) -> None:
    with pytest.raises(CardError) as error:
        Stripped(lowest)
    assert str(error.value) == f"lowest is a Rank, not {lowest!r}"


# P7, best first: the cards as they are read out, and the sentence.
THREE_CARDS = [
    ("Kh Qh Jh", "straight flush, king high"),
    ("4h 3h 2h", "straight flush, four high"),
    ("3d 2d Ad", "straight flush, three high"),
    ("As Ah Ad", "three of a kind, aces"),
    ("2s 2h 2d", "three of a kind, twos"),
    ("As Kh Qd", "straight, ace high"),
    ("4s 3h 2d", "straight, four high"),
    ("3s 2h Ad", "straight, three high"),
    ("As Ks 2s", "flush, ace high"),
    ("5s 3s 2s", "flush, five high"),
    ("As Ah Kd", "pair of aces, king kicker"),
    ("2s 2h 3d", "pair of twos, three kicker"),
    ("As Kh 2d", "ace high, king kicker"),
    ("5s 3h 2d", "five high, three kicker"),
]


def test_three_cards_are_called_read_and_ordered_as_the_rules_list_them() -> None:
    hands = [ThreeCard().best(parse_cards(cards)[::-1]) for cards, _ in THREE_CARDS]
    assert list(map(str, hands)) == [f"{cards}: {words}" for cards, words in THREE_CARDS]
    assert all(better.key > worse.key for better, worse in pairwise(hands))


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [("5s 4s 3s", "straight flush, five high"), ("As Ks Qs", "straight flush, ace high")],
)
def test_names_of_five_card_hands_are_not_given_to_three(cards: str, sentence: str) -> None:
    words = ThreeCard().key(cards).describe()
    assert words.startswith(sentence)
    assert "steel wheel" not in words
    assert "(royal flush)" not in words


def test_the_best_three_play() -> None:
    assert str(ThreeCard().best("Js Td 9c 8c 8h 8d")) == "8h 8d 8c: three of a kind, eights"
    assert str(ThreeCard().best("As Qs 9s 9d")) == "As Qs 9s: flush, ace high"


@pytest.mark.parametrize("cards", ["As Qs", "As", ""])
def test_two_cards_are_too_few_for_three_card_poker(cards: str) -> None:
    with pytest.raises(HandSizeError, match=r"ThreeCard\(\) expects 3 or more"):
        ThreeCard().key(cards)


# I2, best first; across different numbers of cards.
CHAINS = [
    ["8s 8h Kd", "8s 8h 6d 2c", "8s 8h 6d"],
    ["Ts", "9s 5h", "9s 3h 2d", "9s 3h", "9s"],
    ["As Ah Kd Kc 2s", "As Ah Kd Kc", "As Ah Qd Qc Ks"],
    ["2s 2h 2d", "As Ah Kd Qc Js"],
    ["2s 2h 2d 2c", "As Ah Ad Kc Kd"],
    ["2s 2h 2d 2c 3s", "2s 2h 2d 2c"],
    ["6s 5h 4d 3c 2s", "As Ks Qs Js"],
    ["2s 2h", "As 4h 3d 2c"],
    # I3: no straight, so the ace is not low.
    ["As 2h 3d 4c", "Ks Qh Jd Tc", "Ks Qh Jd"],
]


@pytest.mark.parametrize("chain", CHAINS, ids=" > ".join)
def test_incomplete_hands_compare_across_numbers_of_cards(chain: list[str]) -> None:
    keys = list(map(Incomplete().key, chain))
    assert all(better > worse for better, worse in combinations(keys, 2))


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("As", "ace high"),
        ("As Kd", "ace high, king kicker"),
        ("As 4h 3d 2c", "ace high, four kicker"),
        ("As Ks Qs Js", "ace high, king kicker"),
        ("8s 8h", "pair of eights"),
        ("8s 8h 6d 2c", "pair of eights, six kicker"),
        ("9s 9h 4s 4d", "two pair, nines and fours"),
        ("9s 9h 9d", "three of a kind, nines"),
        ("9s 9h 9d 2c", "three of a kind, nines, two kicker"),
        ("9s 9h 9d 9c", "four of a kind, nines"),
        ("As Ks Qs Js Ts", "straight flush, ace high (royal flush)"),
    ],
)
def test_incomplete_hands_are_called_by_what_there_is(cards: str, sentence: str) -> None:
    held = parse_cards(cards)
    assert str(Incomplete().best(held[::-1])) == f"{cards}: {sentence}"


def test_five_cards_or_more_are_worth_the_same_as_ever() -> None:
    for cards in ("As Kd Qh Jc Ts", "9s 9d 9c 4h 4d 2s", "As Ks 2s 3s 4s 5s 9d"):
        key, full = Incomplete().key(cards), High().key(cards)
        assert (key.category, key.ranks) == (full.category, full.ranks)
        assert Incomplete().best(cards).cards == High().best(cards).cards


def test_no_cards_are_no_hand() -> None:
    with pytest.raises(HandSizeError, match=r"Incomplete\(\) expects 1 or more"):
        Incomplete().key("")


@pytest.mark.parametrize("base", [AceToFive(), DeuceToSeven(), AceToSix(), Badugi()], ids=repr)
def test_incomplete_hands_of_low_games_are_not_defined(base: Any) -> None:
    # L8
    with pytest.raises(CardError) as error:
        Incomplete(base)
    assert repr(base) in str(error.value)


def test_incomplete_hands_of_other_high_games() -> None:
    assert Incomplete(Stripped()).key("As 9h 8d 7c 6s").describe() == "straight, nine high"
    assert Incomplete(TwentyCard()).key("As Ah").describe() == "pair of aces"
    three = Incomplete(ThreeCard())
    assert three.hand_size == 3
    assert three.key("As Ah") < three.key("As Ah 2d") < three.key("3s 2s Ad")


# P8, best first, any number of cards.
BADUGIS = [
    ("4s 3h 2d Ac", 4),
    ("5s 3h 2d Ac", 4),
    ("Ks Qh Jd Tc", 4),
    ("3s 2h Ad Ac", 3),
    ("Ks Qh Jd", 3),
    ("2s Ah", 2),
    ("3s Ad Ac As", 2),
    ("As 2s", 1),
    ("2s", 1),
    ("Ks", 1),
]


def test_badugi_counts_cards_and_then_the_lowest() -> None:
    keys = [Badugi().key(cards) for cards, _ in BADUGIS]
    assert [len(key.ranks) for key in keys] == [number for _, number in BADUGIS]
    assert all(better > worse for better, worse in pairwise(keys))


def test_two_badugi_cards_of_a_suit_or_of_a_rank_count_as_one() -> None:
    assert str(Badugi().best("4s 3s")) == "3s: one card, 3-low"
    assert str(Badugi().best("2c 2h")) == "2h: one card, 2-low"
    assert Badugi().key("2c 2h") is Badugi().key("2s") is Badugi().key("2d 2c 2h 2s")
    assert Badugi().key("As Ah Ad Ac").describe() == "one card, ace-low"


def test_of_more_than_four_badugi_cards_the_best_four_play() -> None:
    assert str(Badugi().best("Ah 2h 3d 4c 5s 6s")) == "5s 4c 3d Ah: badugi, 5-low"
    # The deuce of spades is wanted for its suit, not the ace.
    assert str(Badugi().best("As Ah 2s 3d 4c")) == "4c 3d 2s Ah: badugi, 4-low"
    assert Badugi().key(Deck.standard()) is Badugi().key("4s 3h 2d Ac")
    five_suits = Badugi(deck=Deck.five_suits())
    assert str(five_suits.best("5* 4s 3h 2d Ac")) == "4s 3h 2d Ac: badugi, 4-low"


def test_no_cards_are_no_badugi() -> None:
    for ask in (Badugi().key, Badugi().best):
        with pytest.raises(HandSizeError, match=r"Badugi\(\).* expects 1 or more"):
            ask("")


def test_badugi_cards_held_twice_are_named() -> None:
    # What the three cards are worth is known before two of them are held as one.
    assert len(Badugi().key("As 2d 3c").ranks) == 3
    for cards in ("As As", "As As 2d 3c", "As 2d 3c 4h As"):
        with pytest.raises(DuplicateCardError, match="As is held 2 times"):
            Badugi().key(cards)


@pytest.mark.parametrize("cards", ["1s", "4s 3h 2d Ax", None, 5, [None] * 4, "AsKd", b"AsKd"])
def test_bad_badugi_input_gives_no_other_error(cards: Any) -> None:
    if cards == "AsKd":
        # Four letters, but two cards.
        assert Badugi().key(cards) is Badugi().key("As Kd")
        return
    with pytest.raises(CardError):
        Badugi().key(cards)


@pytest.mark.parametrize(
    "ranker",
    [
        Stripped(full_deck=Deck.standard(jokers=1)),
        TwentyCard(deck=Deck.twenty().with_jokers(1)),
        ThreeCard(deck=Deck.standard(jokers=1)),
        Incomplete(High(deck=Deck.standard(jokers=1))),
        Badugi(deck=Deck.standard(jokers=1)),
    ],
    ids=repr,
)
def test_a_joker_that_nothing_makes_wild_is_a_mistake(ranker: Ranker) -> None:
    for cards in ("Jk As Kd Qh Jc", "Jk As Kd Qh"):
        for ask in (ranker.key, ranker.best):
            with pytest.raises(CardError, match="Jk"):
                ask(cards)


PRESETS: dict[str, tuple[Ranker, int]] = {
    "short-deck": (Stripped(Rank.SIX, flush_over_full_house=True), 36),
    "short-deck-trips": (
        Stripped(Rank.SIX, flush_over_full_house=True, trips_over_straight=True),
        36,
    ),
    "manila": (Stripped(Rank.SEVEN, flush_over_full_house=True), 32),
    "italian-40": (Stripped(Rank.FIVE, flush_over_full_house=True), 40),
    "italian-32": (Stripped(Rank.SEVEN, flush_over_full_house=True), 32),
    "royal-20": (Stripped(Rank.TEN), 20),
    "twenty-card": (TwentyCard(), 20),
    "ace-to-five": (AceToFive(), 52),
    "eight-or-better": (AceToFive(eight_or_better=True), 52),
    "deuce-to-seven": (DeuceToSeven(), 52),
    "ace-to-six": (AceToSix(), 52),
    "three-card": (ThreeCard(), 52),
    "badugi": (Badugi(), 52),
    "incomplete": (Incomplete(), 52),
}


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_the_games_of_that_name(name: str) -> None:
    ranker, number = PRESETS[name]
    assert ranker_named(name) == ranker
    assert len(ranker_named(name).deck) == number


@pytest.mark.parametrize("name", list(named_rankers()))
def test_the_repr_of_a_named_ranker_makes_one_that_is_equal(name: str) -> None:
    ranker = ranker_named(name)
    again = eval(repr(ranker), dict(vars(acehigh)))
    assert again == ranker
    assert hash(again) == hash(ranker)
    assert again.key(ranker.deck.cards[:5]) is ranker.key(ranker.deck.cards[:5])


def test_keys_of_different_named_rankers_do_not_compare() -> None:
    rankers = dict.fromkeys(map(ranker_named, named_rankers()))
    for one, other in combinations(rankers, 2):
        mine, theirs = (ranker.key("As Kd Qh Jc Ts") for ranker in (one, other))
        assert mine != theirs
        with pytest.raises(TypeError):
            max(mine, theirs)


def test_badugi_names_its_categories_worst_first() -> None:
    names = [category.name for category in Badugi().categories]
    assert names == ["one card", "two cards", "three cards", "badugi"]


def test_equal_cards_of_two_decks_are_one_card_in_badugi() -> None:
    ranker = Badugi(deck=Deck.standard() * 2)
    assert str(ranker.best("4s 4s 3h 2d")) == "4s 3h 2d: three cards, 4-low"
