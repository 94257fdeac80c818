"""The best hand with wild cards: what they stand for, and how it is read out (W11)."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Bug,
    Card,
    Category,
    Deck,
    DeuceToSeven,
    Hand,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    Wild,
)
from acehigh.evaluators.wild import ONE_EYED_JACKS
from wild_catalogue import FIVE_SUITS, GAMES, NATURALS, with_jokers
from wild_games import Game

HIGH, FIVE_LOW = Wild(High()), Wild(AceToFive())
LOW, SIX_LOW = Wild(DeuceToSeven()), Wild(AceToSix())
BUG, DEUCES = Bug(High()), Wild(High(), wild=Rank.TWO)
BOTH = Deck.standard("BJ SJ")
WITH_NATURALS = [
    game.with_naturals(rule) for game in NATURALS for rule in ("beat", "more_wild")
]
every_game = pytest.mark.parametrize(
    "game", [*GAMES, *WITH_NATURALS], ids=lambda game: game.name
)


@every_game
def test_what_wild_cards_stand_for_is_legal_and_worth_the_key(game: Game) -> None:
    for cards in game.deal(60):
        assert_explained(game, cards, game.ranker.best(cards))


@every_game
def test_no_more_cards_are_wild_than_need_be(game: Game) -> None:
    sizes = [size for size in game.sizes if size <= 5]
    for cards in game.deal(25, sizes, most=2):
        hand = game.ranker.best(cards)
        _, minus_used = game.credit(cards)
        assert number_wild(hand) == -minus_used, hand


@pytest.mark.exhaustive
@every_game
def test_no_more_cards_are_wild_than_need_be_in_many_holdings(game: Game) -> None:
    for cards in game.deal(100):
        hand = game.ranker.best(cards)
        assert_explained(game, cards, hand)
        _, minus_used = game.credit(cards)
        assert number_wild(hand) == -minus_used, hand


def assert_explained(game: Game, cards: Sequence[Card], hand: Hand) -> None:
    """Fail unless a hand says rightly which cards play and what the wild ones stand for."""
    ranker = game.ranker
    assert hand.key is ranker.key(cards)
    assert len(hand.cards) == len(hand.plays_as) == min(ranker.size, len(cards))
    assert Counter(hand.cards) <= Counter(cards)
    may_be_wild = {cards[place] for places in game.choices(cards) for place in places}
    for card, other in zip(hand.cards, hand.plays_as, strict=True):
        assert other.joker is None
        assert card is other or card in may_be_wild
    assert_legal(hand, ranker.deck, double_ace_flush=ranker.double_ace_flush)
    # The base's own judgement, of a deck in which cards may be repeated as often as it takes.
    base = ranker.base.with_deck(ranker.base.deck * ranker.size)
    judged = base.key(hand.plays_as)
    assert (judged.category, judged.ranks) == (hand.category, hand.key.ranks), hand
    assert str(hand) == f"{names(hand.cards)}: {hand.key.describe()}{note(hand)}"


def assert_legal(hand: Hand, deck: Deck, *, double_ace_flush: bool) -> None:
    """Fail unless the deck has the cards of a hand, or may do without them (W1, W2)."""
    excepted = {Category.FIVE_OF_A_KIND, *([Category.FLUSH] if double_ace_flush else [])}
    assert set(hand.plays_as) <= set(deck)
    if hand.category not in excepted:
        assert all(n <= deck.count(card) for card, n in Counter(hand.plays_as).items()), hand


def number_wild(hand: Hand) -> int:
    """Return how many cards of a hand stand for others."""
    return sum(card is not other for card, other in zip(hand.cards, hand.plays_as, strict=True))


def names(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def note(hand: Hand) -> str:
    """Return what a hand's text says of its wild cards."""
    words = {"Jk": "joker", "BJ": "big joker", "SJ": "small joker"}
    pairs = zip(hand.cards, hand.plays_as, strict=True)
    wild = [f"{words.get(str(a), str(a))} as {b}" for a, b in pairs if a is not b]
    return f" ({', '.join(wild)})" if wild else ""


def test_any_number_of_cards_may_be_wild() -> None:
    ranker = Wild(with_jokers(9), wild=Rank.TWO)
    for cards, expected in {
        "Jk Jk Jk Jk Jk": "five of a kind, aces",
        "Jk Jk Jk Jk Jk Jk Jk": "five of a kind, aces",
        "2s 2h 2d 2c Jk Jk Jk Jk Jk Jk Jk Jk Jk": "five of a kind, aces",
        "3s 2h 2d 2c Jk": "five of a kind, threes",
        "3s 4h 2h 2d 2c": "four of a kind, fours, three kicker",
        "Ks Jk Jk Jk Jk Jk 2c 2d": "five of a kind, aces",
    }.items():
        hand = ranker.best(cards)
        assert hand.key.describe() == expected
        assert len(hand.plays_as) == 5
    low = Wild(with_jokers(6, DeuceToSeven()))
    assert low.best("Jk Jk Jk Jk Jk Jk").key is low.key("7s 5h 4d 3c 2s")


# The hands of rules.md W1 to W8, I4 and P1, and those near them.
SAID = [
    (HIGH, "As 9s 8s 5s Jk", "As Jk 9s 8s 5s: flush, ace high (joker as Ks)"),
    (
        Wild(High(), double_ace_flush=True),
        "As 9s 8s 5s Jk",
        "As Jk 9s 8s 5s: flush, ace high (joker as As)",
    ),
    (HIGH, "As Ah Ad Ac Jk", "As Ah Ad Ac Jk: five of a kind, aces (joker as As)"),
    (HIGH, "2s 2h 2d 2c Jk", "2s 2h 2d 2c Jk: five of a kind, twos (joker as 2s)"),
    (
        HIGH,
        "Ks Qs Js Ts Jk",
        "Jk Ks Qs Js Ts: straight flush, ace high (royal flush) (joker as As)",
    ),
    (HIGH, "5s 4s 3s 2s Jk", "Jk 5s 4s 3s 2s: straight flush, six high (joker as 6s)"),
    (HIGH, "6s 5h 4d 2c Jk", "6s 5h 4d Jk 2c: straight, six high (joker as 3s)"),
    (HIGH, "8s 8h 5d 5c Jk", "8s 8h Jk 5d 5c: full house, eights over fives (joker as 8d)"),
    (
        HIGH,
        "Qs Qh 8d 5c Jk",
        "Qs Qh Jk 8d 5c: three of a kind, queens, eight kicker (joker as Qd)",
    ),
    (HIGH, "Ks Qh 9d 5c Jk", "Ks Jk Qh 9d 5c: pair of kings, queen kicker (joker as Kh)"),
    (
        HIGH,
        "9s 9h 9d 5c Jk",
        "9s 9h 9d Jk 5c: four of a kind, nines, five kicker (joker as 9c)",
    ),
    (HIGH, "As Kd Qh Jc Jk 2s 2h", "As Kd Qh Jc Jk: straight, ace high (joker as Ts)"),
    (
        HIGH,
        "As Kd Qd Jd Td 2s Jk",
        "Jk Kd Qd Jd Td: straight flush, ace high (royal flush) (joker as Ad)",
    ),
    (
        Wild(High(deck=BOTH)),
        "BJ SJ Kd Kc 4h",
        "Kd Kc BJ SJ 4h: four of a kind, kings, four kicker (big joker as Ks, small joker as Kh)",
    ),
    (
        Wild(High(deck=BOTH)),
        "SJ BJ 9h 8h 5h",
        "9h 8h SJ BJ 5h: straight flush, nine high (small joker as 7h, big joker as 6h)",
    ),
    (
        Wild(with_jokers(2)),
        "Jk Jk 9h 8h 5h",
        "9h 8h Jk Jk 5h: straight flush, nine high (joker as 7h, joker as 6h)",
    ),
    (
        Wild(with_jokers(2)),
        "Jk Jk Kd 9h 4s",
        "Kd Jk Jk 9h 4s: three of a kind, kings, nine kicker (joker as Ks, joker as Kh)",
    ),
    (Wild(Stripped()), "As 6h 7d 8c Jk", "Jk 8c 7d 6h As: straight, nine high (joker as 9s)"),
    (Wild(Stripped()), "As Ah Ad Ac Jk", "As Ah Ad Ac Jk: five of a kind, aces (joker as As)"),
    (
        Wild(High(deck=FIVE_SUITS)),
        "As Ah Ad Ac Jk",
        "As Ah Ad Ac Jk: five of a kind, aces (joker as A*)",
    ),
    (
        DEUCES,
        "2s 2h Kd Kc 9s",
        "Kd Kc 2s 2h 9s: four of a kind, kings, nine kicker (2s as Ks, 2h as Kh)",
    ),
    (DEUCES, "2s 7h 8h 9h Th", "2s Th 9h 8h 7h: straight flush, jack high (2s as Jh)"),
    (
        DEUCES,
        "2s 2h 2d 2c 3s",
        "3s 2s 2h 2d 2c: five of a kind, threes (2s as 3s, 2h as 3h, 2d as 3d, 2c as 3c)",
    ),
    (DEUCES, "2s As Kd 9c 7h", "As 2s Kd 9c 7h: pair of aces, king kicker (2s as Ah)"),
    (DEUCES, "6s 5s 4s 3s 2s", "2s 6s 5s 4s 3s: straight flush, seven high (2s as 7s)"),
    (DEUCES, "As 3s 4s 5s 2s", "5s 4s 3s 2s As: straight flush, five high (steel wheel)"),
    (DEUCES, "As 5s 7s 8s 2s", "As 2s 8s 7s 5s: flush, ace high (2s as Ks)"),
    (
        DEUCES,
        "2s 2h 2d 2c As Ks 3h",
        "As 2s 2h 2d 2c: five of a kind, aces (2s as As, 2h as Ah, 2d as Ad, 2c as Ac)",
    ),
    (
        Wild(High(), wild=ONE_EYED_JACKS),
        "Js Kd Kc 9s 4h",
        "Kd Kc Js 9s 4h: three of a kind, kings, nine kicker (Js as Ks)",
    ),
    (
        Wild(High(), wild=ONE_EYED_JACKS),
        "Jd Kd Kc 9s 4h",
        "Kd Kc Jd 9s 4h: pair of kings, jack kicker",
    ),
    (
        Wild(High(), wild=ONE_EYED_JACKS),
        "Js Jh Jd Qs 4c",
        "Qs Js Jh Jd 4c: three of a kind, queens, jack kicker (Js as Qh, Jh as Qd)",
    ),
    (Wild(High(), wild="Js"), "Ts 9h 8d 7c Js", "Js Ts 9h 8d 7c: straight, jack high"),
    (
        Wild(High(), wild="Js"),
        "As Ks Qs Ts Js",
        "As Ks Qs Js Ts: straight flush, ace high (royal flush)",
    ),
    (BUG, "As Ah Ad Ac Jk", "As Ah Ad Ac Jk: five of a kind, aces (joker as As)"),
    (BUG, "6s 6h 6d 6c Jk", "6s 6h 6d 6c Jk: four of a kind, sixes, ace kicker (joker as As)"),
    (
        BUG,
        "8s 8h 5d 5c Jk",
        "8s 8h 5d 5c Jk: two pair, eights and fives, ace kicker (joker as As)",
    ),
    (BUG, "As Ah 5d 5c Jk", "As Ah Jk 5d 5c: full house, aces over fives (joker as Ad)"),
    (BUG, "9s 8s 7s 6s Jk", "Jk 9s 8s 7s 6s: straight flush, ten high (joker as Ts)"),
    (BUG, "5s 4s 3s 2s Jk", "Jk 5s 4s 3s 2s: straight flush, six high (joker as 6s)"),
    (BUG, "As 9s 8s 5s Jk", "As Jk 9s 8s 5s: flush, ace high (joker as Ks)"),
    (BUG, "4s 3h 2d Ac Jk", "Jk 4s 3h 2d Ac: straight, five high (joker as 5s)"),
    (BUG, "9h 8h 7d 6c Jk", "Jk 9h 8h 7d 6c: straight, ten high (joker as Ts)"),
    (BUG, "Ks Js 9s 3s Jk", "Jk Ks Js 9s 3s: flush, ace high (joker as As)"),
    (BUG, "Kh Kd 9d 3c Jk", "Kh Kd Jk 9d 3c: pair of kings, ace kicker (joker as As)"),
    (BUG, "As Ah 9c 3h Jk", "As Ah Jk 9c 3h: three of a kind, aces, nine kicker (joker as Ad)"),
    (BUG, "Ks Qh 9d 5c Jk", "Jk Ks Qh 9d 5c: ace high, king kicker (joker as As)"),
    (BUG, "As Qh 9d 5c Jk", "As Jk Qh 9d 5c: pair of aces, queen kicker (joker as Ah)"),
    (
        Bug(with_jokers(2)),
        "As Ah Ad Jk Jk",
        "As Ah Ad Jk Jk: five of a kind, aces (joker as As, joker as Ac)",
    ),
    (
        Bug(with_jokers(2)),
        "9s 9h 9d Jk Jk",
        "9s 9h 9d Jk Jk: full house, nines over aces (joker as As, joker as Ah)",
    ),
    (
        Bug(with_jokers(2)),
        "9s 8s 7s Jk Jk",
        "Jk Jk 9s 8s 7s: straight flush, jack high (joker as Js, joker as Ts)",
    ),
    (Bug(Incomplete()), "Ks Kh Jk", "Ks Kh Jk: pair of kings, ace kicker (joker as As)"),
    (Bug(Incomplete()), "Jk", "Jk: ace high (joker as As)"),
    (Bug(Incomplete()), "As Ah Jk", "As Ah Jk: three of a kind, aces (joker as Ad)"),
    (Bug(ThreeCard()), "9s 8s Jk", "Jk 9s 8s: straight flush, ten high (joker as Ts)"),
    (Wild(Incomplete()), "Ks Kh Kd Jk", "Ks Kh Kd Jk: four of a kind, kings (joker as Kc)"),
    (Wild(Incomplete()), "Ks Jk", "Ks Jk: pair of kings (joker as Kh)"),
    (Wild(Incomplete()), "Jk", "Jk: ace high (joker as As)"),
    (
        Wild(Incomplete()),
        "Ks Qs Js Jk",
        "Ks Jk Qs Js: pair of kings, queen kicker (joker as Kh)",
    ),
    (Wild(ThreeCard()), "As Ks Jk", "As Ks Jk: straight flush, ace high (joker as Qs)"),
    (Wild(ThreeCard()), "As Kh Jk", "As Kh Jk: straight, ace high (joker as Qs)"),
    (Wild(ThreeCard()), "As Ah Jk", "As Ah Jk: three of a kind, aces (joker as Ad)"),
    (Wild(ThreeCard()), "9s 4h Jk", "9s Jk 4h: pair of nines, four kicker (joker as 9h)"),
    (FIVE_LOW, "6s 5h 4d 2c Jk", "6s 5h 4d 2c Jk: 6-low (joker as As)"),
    (FIVE_LOW, "6s 5h 3d 2c Jk", "6s 5h 3d 2c Jk: 6-low (joker as As)"),
    (FIVE_LOW, "4s 3h 2d As Jk", "Jk 4s 3h 2d As: 5-low (wheel) (joker as 5s)"),
    (FIVE_LOW, "Ks Kh 4d 3c Jk", "Ks Kh 4d 3c Jk: pair of kings, 4-low (joker as As)"),
    (FIVE_LOW, "As Ah 2d 3c Jk", "As Ah Jk 3c 2d: pair of aces, 4-low (joker as 4s)"),
    (
        Wild(with_jokers(2, AceToFive())),
        "Kc 7d 4s Jk Jk",
        "Kc 7d 4s Jk Jk: king-low (joker as 2s, joker as As)",
    ),
    (
        Wild(with_jokers(2, AceToFive())),
        "Kc Kd 4s Jk Jk",
        "Kd Kc 4s Jk Jk: pair of kings, 4-low (joker as 2s, joker as As)",
    ),
    (LOW, "6s 5h 4d 2c Jk", "Jk 6s 5h 4d 2c: 7-low (joker as 7s)"),
    (LOW, "5s 4h 3d 2c Jk", "Jk 5s 4h 3d 2c: 7-low (joker as 7s)"),
    (LOW, "7s 5s 4s 3s Jk", "7s 5s 4s 3s Jk: 7-low (joker as 2h)"),
    (LOW, "7s 6s 4s 3s Jk", "7s 6s 4s 3s Jk: 7-low (joker as 2h)"),
    (LOW, "As Kd Qh Jc Jk", "As Kd Qh Jc Jk: ace-low (joker as 2s)"),
    (SIX_LOW, "6s 4h 3d 2c Jk", "6s 4h 3d 2c Jk: 6-low (joker as As)"),
    (SIX_LOW, "5s 4d 3c 2s Jk", "Jk 5s 4d 3c 2s: 7-low (joker as 7s)"),
    (SIX_LOW, "6s 4s 3s 2s Jk", "6s 4s 3s 2s Jk: 6-low (joker as Ah)"),
    (SIX_LOW, "6s 4s 3s As Jk", "6s 4s 3s Jk As: 6-low (joker as 2h)"),
    (Bug(DeuceToSeven()), "5s 4h 3d 2c Jk", "Jk 5s 4h 3d 2c: 7-low (joker as 7s)"),
    (Bug(AceToFive()), "6s 5h 4d 2c Jk", "6s 5h 4d 2c Jk: 6-low (joker as As)"),
    (Wild(DeuceToSeven(), wild=Rank.TWO), "2s 7h 5d 4c 3s", "7h 5d 4c 3s 2s: 7-low"),
    (Wild(DeuceToSeven(), wild=Rank.TWO), "2s 2h 5d 4c 3s", "2h 5d 4c 3s 2s: 7-low (2h as 7s)"),
    (
        LowestCardWild(),
        "Ks Kd 9c 7h 3s",
        "Ks Kd 3s 9c 7h: three of a kind, kings, nine kicker (3s as Kh)",
    ),
    (
        LowestCardWild(),
        "As Ad Kc Kh Qs",
        "As Ad Qs Kh Kc: full house, aces over kings (Qs as Ah)",
    ),
    (
        LowestCardWild(),
        "As 9d 8c 7h 6s",
        "As 6s 9d 8c 7h: pair of aces, nine kicker (6s as Ah)",
    ),
    (
        LowestCardWild(),
        "3s 3h Kd 9c 7h",
        "Kd 3s 3h 9c 7h: three of a kind, kings, nine kicker (3s as Ks, 3h as Kh)",
    ),
    (
        LowestCardWild(ties="one"),
        "3s 3h Kd 9c 7h",
        "Kd 3s 9c 7h 3h: pair of kings, nine kicker (3s as Ks)",
    ),
    (
        LowestCardWild(ties="one"),
        "3s 3h Ks 9s 7s",
        "3h Ks 9s 7s 3s: flush, ace high (3h as As)",
    ),
    (
        LowestCardWild(with_jokers(1)),
        "3s Jk Kd 9c 7h",
        "Kd 3s Jk 9c 7h: three of a kind, kings, nine kicker (3s as Ks, joker as Kh)",
    ),
    (
        LowestCardWild(with_jokers(5)),
        "Jk Jk Jk Jk Jk",
        "Jk Jk Jk Jk Jk: five of a kind, aces (joker as As, joker as As, joker as Ah, joker as Ad, joker as Ac)",
    ),
    (
        LowestCardWild(),
        "6s 5s 4s 3s 2s",
        "2s 6s 5s 4s 3s: straight flush, seven high (2s as 7s)",
    ),
]


@pytest.mark.parametrize(
    ("ranker", "cards", "text"), SAID, ids=[f"{r} {c}" for r, c, _ in SAID]
)
def test_a_hand_says_what_its_wild_cards_stand_for(
    ranker: Ranker, cards: str, text: str
) -> None:
    assert str(ranker.best(cards)) == text


# Of which cards the lowest is wild, and what the hand then is: all of its rank, or one only.
CONCEALED = [
    (
        "Ks Kd 9c 7h 3s",
        "9c 7h",
        "Ks Kd 7h 9c 3s: three of a kind, kings, nine kicker (7h as Kh)",
        "Ks Kd 7h 9c 3s: three of a kind, kings, nine kicker (7h as Kh)",
    ),
    (
        "Ks Kd 7c 7h 3s",
        "7h",
        "Ks Kd 7h 7c 3s: four of a kind, kings, three kicker (7h as Kh, 7c as Kc)",
        "Ks Kd 7h 7c 3s: three of a kind, kings, seven kicker (7h as Kh)",
    ),
    (
        "Ks Kd 7c 7h 3s",
        "",
        "Ks Kd 7h 7c 3s: two pair, kings and sevens, three kicker",
        "Ks Kd 7h 7c 3s: two pair, kings and sevens, three kicker",
    ),
]


@pytest.mark.parametrize(("cards", "concealed", "all_wild", "one_wild"), CONCEALED)
def test_the_lowest_concealed_card_is_wild(
    cards: str, concealed: str, all_wild: str, one_wild: str
) -> None:
    for ranker, text in ((LowestCardWild(), all_wild), (LowestCardWild(ties="one"), one_wild)):
        assert str(ranker.best(cards, concealed)) == text
        assert ranker.best(cards, concealed).key is ranker.key(cards, concealed)


@pytest.mark.parametrize(
    ("ranker", "better", "worse"),
    [
        (HIGH, "Ah Kh Th 4h 3h", "As 9s 8s 5s Jk"),
        (Wild(High(), double_ace_flush=True), "As 9s 8s 5s Jk", "Ah Kh Th 4h 3h"),
        (HIGH, "2s 2h 2d 2c Jk", "As Ks Qs Js Ts"),
        (HIGH, "As Ah Ad Ac Jk", "Ks Kh Kd Kc Jk"),
        (Wild(High(deck=FIVE_SUITS)), "2s 2h 2d 2c 2*", "As Ks Qs Js Jk"),
        (Wild(Stripped()), "6s 6h 6d 6c Jk", "As Ks Qs Js Ts"),
        (BUG, "As Ah Ad Ac Jk", "Ks Qs Js Ts 9s"),
        (BUG, "5h 4h 3h 2h Ah", "6s 6h 6d 6c Jk"),
        (Wild(High(), naturals="beat"), "Ad Kd Qd Jd Td", "Ks Qs Js Ts Jk"),
        (Wild(with_jokers(2), naturals="fewer_wild"), "Kd Qd Jd Td Jk", "Ks Qs Js Jk Jk"),
        (Wild(with_jokers(2), naturals="more_wild"), "Ks Qs Js Jk Jk", "Kd Qd Jd Td Jk"),
        (Wild(High(), naturals="more_wild"), "Ks Qs Js Ts Jk", "Ad Kd Qd Jd Td"),
    ],
    ids=str,
)
def test_one_hand_beats_another(ranker: Ranker, better: str, worse: str) -> None:
    assert ranker.key(better) > ranker.key(worse)


@pytest.mark.parametrize(
    ("ranker", "one", "other"),
    [
        (HIGH, "As Ks Qs Js Ts", "Kh Qh Jh Th Jk"),
        (Wild(with_jokers(2), naturals="beat"), "Kh Qh Jh Jk Jk", "Kd Qd Jd Td Jk"),
        # Seven cards make the straight with the joker or without: it is natural (W5).
        (Wild(High(), naturals="beat"), "As Kd Qh Jc Ts Jk 2c", "Ad Kh Qc Js Td"),
        (Wild(High(), naturals="more_wild"), "As Kd Qh Jc Ts Jk 2c", "Ad Kh Qc Js Td"),
        (Wild(High(), Rank.TWO, naturals="beat"), "5s 4h 3d 2c As", "5d 4c 3s Ah 2d"),
    ],
    ids=str,
)
def test_one_hand_ties_with_another(ranker: Ranker, one: str, other: str) -> None:
    assert ranker.key(one) is ranker.key(other)
