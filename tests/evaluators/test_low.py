"""Low hands: what they are called, how they are read, why one does not qualify."""

from random import Random

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Deck,
    DeuceToSeven,
    Ranker,
    parse_cards,
    ranking,
    winners,
)
from acehigh.errors import HandSizeError, NotInDeckError
from helpers.cases import in_one_test

EIGHT_OR_BETTER = AceToFive(eight_or_better=True)
BROADWAY = AceToSix(broadway_straight=True)
ACES_UP = AceToSix(aces_pair_high=True)

# L7: the rules, the cards as they are read out, and the sentence.
HANDS = [
    (AceToFive(), "8s 6h 5d 4c 2s", "8-low"),
    (AceToFive(), "Ts 6h 5d 4c 2s", "10-low"),
    (AceToFive(), "Ks Qh Jd Tc As", "king-low"),
    (AceToFive(), "5s 4h 3d 2c As", "5-low (wheel)"),
    (AceToFive(), "5s 4s 3s 2s As", "5-low (wheel)"),
    (AceToFive(), "6s 5s 4s 3s 2s", "6-low"),
    (AceToFive(), "As Ah 4d 3c 2s", "pair of aces, 4-low"),
    (AceToFive(), "2s 2h Kd 4c As", "pair of twos, king-low"),
    (AceToFive(), "Ks Kd Qh Qc As", "two pair, kings and queens, ace-low"),
    (AceToFive(), "2s 2d As Ah Kc", "two pair, twos and aces, king-low"),
    (AceToFive(), "6s 6h 6d Tc 2s", "three of a kind, sixes, 10-low"),
    (AceToFive(), "As Ah Ad Kd Kc", "full house, aces over kings"),
    (AceToFive(), "2s 2h 2d 2c As", "four of a kind, twos, ace-low"),
    (DeuceToSeven(), "7s 5h 4d 3c 2s", "7-low"),
    (DeuceToSeven(), "As 5h 4d 3c 2s", "ace-low"),
    (DeuceToSeven(), "As 5s 4s 3s 2s", "flush, ace high"),
    (DeuceToSeven(), "7s 5s 4s 3s 2s", "flush, seven high"),
    (DeuceToSeven(), "6s 5h 4d 3c 2s", "straight, six high"),
    (DeuceToSeven(), "6s 5s 4s 3s 2s", "straight flush, six high"),
    (DeuceToSeven(), "3s 3h Ad Kc 2s", "pair of threes, ace-low"),
    (AceToSix(), "6s 4h 3d 2c As", "6-low"),
    (AceToSix(), "5s 4h 3d 2c As", "straight, five high"),
    (AceToSix(), "5s 4s 3s 2s As", "straight flush, five high (steel wheel)"),
    (AceToSix(), "Ks Qh Jd Tc As", "king-low"),
    (AceToSix(), "Ks Qs Js Ts As", "flush, king high"),
    (AceToSix(), "Qs Qh As Ad Tc", "two pair, queens and aces, 10-low"),
    (BROADWAY, "As Kh Qd Jc Ts", "straight, ace high"),
    (BROADWAY, "5s 4h 3d 2c As", "straight, five high"),
    (ACES_UP, "As Ad Qs Qh Tc", "two pair, aces and queens, 10-low"),
    (ACES_UP, "Ks Kh Qc Ts Ad", "pair of kings, queen-low"),
    (Badugi(), "4s 3h 2d Ac", "badugi, 4-low"),
    (Badugi(), "Ks Qh Jd Tc", "badugi, king-low"),
    (Badugi(), "Ts 3h Ad", "three cards, 10-low"),
    (Badugi(), "3s 2d", "two cards, 3-low"),
    (Badugi(), "As", "one card, ace-low"),
    (DeuceToSeven(), "Js 5h 4d 3c 2s", "jack-low"),
]


@in_one_test(("ranker", "cards", "sentence"), HANDS)
def test_hands_are_called_and_read_as_players_would(
    ranker: Ranker, cards: str, sentence: str
) -> None:
    held = list(parse_cards(cards))
    Random(cards).shuffle(held)
    hand = ranker.best(held)
    assert str(hand) == f"{cards}: {sentence}"
    assert hand.key.describe() == sentence
    assert hand.key.qualifies


@in_one_test(
    ("ranker", "held", "plays"),
    [
        # L6
        (DeuceToSeven(), "8d 7c 6h 5s 4d 3c 2s", "7c 5s 4d 3c 2s"),
        (DeuceToSeven(), "As 2d 3h 4c 5c Ks Kd", "Ks 5c 4c 3h 2d"),
        # One suit but for a card that is paired, or is the worst but one.
        (DeuceToSeven(), "7s 6s 5s 3s 2s 2d", "7s 6s 5s 3s 2d"),
        (DeuceToSeven(), "7s 5s 4s 3s 2s Kd", "Kd 5s 4s 3s 2s"),
        (DeuceToSeven(), "7s 5s 4s 3s 2s 7d", "7d 5s 4s 3s 2s"),
        (AceToSix(), "5s 4h 3d 2c As 6s 6d", "6s 4h 3d 2c As"),
        (AceToSix(), "5s 4h 3d 2c As Ks", "Ks 4h 3d 2c As"),
        (BROADWAY, "As Kh Qd Jc Ts 2c", "Qd Jc Ts 2c As"),
        (AceToFive(), "Ah 8s 6h 5d 4c 2s 2d", "6h 5d 4c 2s Ah"),
        (EIGHT_OR_BETTER, "Ts 8h 6d 6c 3s 2h Ad", "8h 6d 3s 2h Ad"),
        (AceToFive(), "Ks Kd Kc Kh Qd Qs Qh", "Qs Qh Qd Ks Kh"),
        (ACES_UP, "As Ad Ks Kd Qc Qh", "Ks Kd Qh Qc As"),
        # P8
        (Badugi(), "Ah 2h 3d 4c 5s 6s", "5s 4c 3d Ah"),
        (Badugi(), "4s 3s 2d 2c", "3s 2d"),
        (Badugi(), "Ks Qs Js Ts 9s 8h", "9s 8h"),
    ],
)
def test_the_player_leaves_out_whatever_spoils_the_low(
    ranker: Ranker, held: str, plays: str
) -> None:
    assert ranker.best(held).cards == parse_cards(plays)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("9s 4d 3d 2c As", "9-low (does not qualify: nine is above eight)"),
        ("Ts 6h 5d 4c 2s", "10-low (does not qualify: ten is above eight)"),
        ("Ks Qh Jd Tc As", "king-low (does not qualify: king is above eight)"),
        ("8d 8c 4c 3c 2s", "pair of eights, 4-low (does not qualify: more than one eight)"),
        ("As Ah 4d 3c 2s", "pair of aces, 4-low (does not qualify: more than one ace)"),
        ("Ks Kd Kc Kh Qd Qs Qh", "full house, queens over kings (does not qualify: more than"),
    ],
)
def test_hands_that_do_not_qualify_say_why(cards: str, why: str) -> None:
    key = EIGHT_OR_BETTER.key(cards)
    assert not key.qualifies
    assert key.describe().startswith(why)
    assert why in str(EIGHT_OR_BETTER.best(cards))
    # The same hand is called the same, and may win, where there is no qualifier.
    plain = AceToFive().key(cards)
    assert plain.qualifies
    assert why.startswith(plain.describe())


def test_eight_seven_six_five_four_is_the_worst_that_qualifies() -> None:
    key = EIGHT_OR_BETTER.key("8h 7h 6d 5c 4h")
    assert key.qualifies
    assert key.describe() == "8-low"
    assert not EIGHT_OR_BETTER.key("9h 4h 3d 2c Ah").qualifies


def test_hands_that_do_not_qualify_win_nothing() -> None:
    board = "Ks Qh 2d 3c 9s"
    holdings = ["Kd Kc", "As Jc", "8h 7d"]
    assert winners(AceToFive(), holdings, board=board) == (2,)
    assert winners(EIGHT_OR_BETTER, holdings, board=board) == ()
    low_board = "Ks Qh 2d 3c 4s"
    assert ranking(EIGHT_OR_BETTER, holdings, board=low_board) == ((2,),)
    # The order of those that do not qualify stays the same.
    keys = [EIGHT_OR_BETTER.key(f"{cards} {board}") for cards in holdings]
    assert keys[0] < keys[1] < keys[2]


def test_an_ace_five_low_is_no_straight_in_deuce_to_seven() -> None:
    # L4
    key = DeuceToSeven().key
    assert key("Ks Qh Jd Tc 8s") > key("As 5h 4d 3c 2s") > key("As 6h 4d 3c 2s")
    assert key("As 5s 4s 3s 2s") < key("As Ah Ad Kc Qs")


def test_the_rulings_of_ace_to_six_turn_results_round() -> None:
    # L5
    broadway, king_down = "As Kh Qd Jc Ts", "Ks Qh Jd Tc 2s"
    assert AceToSix().key(broadway) > AceToSix().key(king_down)
    assert BROADWAY.key(broadway) < BROADWAY.key(king_down)
    assert BROADWAY.key(broadway) < BROADWAY.key("Ks Qh Jd Tc 9s")
    assert BROADWAY.key("As Ks Qs Js Ts") < BROADWAY.key("Ks Qs Js Ts 9s")
    aces, kings = "As Ah 4d 3c 2s", "Ks Kh 4d 3c 2s"
    assert AceToSix().key(aces) > AceToSix().key("2s 2h 4d 3c As") > AceToSix().key(kings)
    assert ACES_UP.key(aces) < ACES_UP.key(kings)
    assert AceToSix().key("As Ah Ad 3c 2s") > AceToSix().key("2s 2h 2d 3c As")
    assert ACES_UP.key("As Ah Ad 3c 2s") < ACES_UP.key("Ks Kh Kd 3c 2s")
    # A single ace stays low, as a kicker too.
    assert ACES_UP.key("Ks Kh 4d 3c As") > ACES_UP.key("Ks Kh 4d 3c 2s")


@in_one_test(
    ("aces", "kings"),
    [
        ("As Ah 4d 3c 2s", "Ks Kh 4d 3c 2s"),
        ("As Ah Qd Qc 2s", "Ks Kh Qd Qc 2s"),
        ("Ks Kh Ad Ac 2s", "Ks Kh Qd Qc 2s"),
        ("As Ah Ad 3c 2s", "Ks Kh Kd 3c 2s"),
        ("As Ah Ad Qc Qs", "Ks Kh Kd Qc Qs"),
        ("Ks Kh Kd Ac As", "Ks Kh Kd Qc Qs"),
        ("As Ah Ad Ac 2s", "Ks Kh Kd Kc 2s"),
        ("As Ah Ad Ac As", "Ks Kh Kd Kc Ks"),
    ],
)
def test_aces_that_pair_high_are_high_in_whatever_they_make(aces: str, kings: str) -> None:
    # L5; five of a kind is there with two decks.
    deck = Deck.standard() * 2
    low, high = (AceToSix(aces_pair_high=up, deck=deck).key for up in (False, True))
    assert low(aces) > low(kings)
    assert high(aces) < high(kings)


@pytest.mark.parametrize("ace", ["Ks Kh Qd Qc As", "Ks Kh Kd Kc As", "Ks Kh Kd 2c As"])
def test_a_single_ace_stays_low_beside_what_is_made(ace: str) -> None:
    # L5
    assert ACES_UP.key(ace) > ACES_UP.key(ace.replace("As", "3s"))


def test_a_single_ace_stays_low_in_a_flush() -> None:
    # L5
    assert ACES_UP.key("Ks 4s 3s 2s As") < ACES_UP.key("Qs 6s 4s 3s 2s")
    assert ACES_UP.best("Ks 4s 3s 2s As").cards == parse_cards("Ks 4s 3s 2s As")


@in_one_test("ranker", [AceToFive(), EIGHT_OR_BETTER, DeuceToSeven(), AceToSix()])
@in_one_test("cards", ["5s 4h 3d 2c", "5s", ""])
def test_low_hands_of_fewer_than_five_cards_are_refused(ranker: Ranker, cards: str) -> None:
    # L8
    number = len(cards.split())
    too_few = "1 card is too few" if number == 1 else f"{number} cards are too few"
    for ask in (ranker.key, ranker.best):
        with pytest.raises(HandSizeError, match=too_few) as error:
            ask(cards)
        assert f"{ranker!r} expects 5 or more" in str(error.value)


@pytest.mark.parametrize("ranker", [AceToFive(), DeuceToSeven(), AceToSix(), Badugi()])
def test_low_games_refuse_jokers_that_the_deck_lacks(ranker: Ranker) -> None:
    with pytest.raises(NotInDeckError, match="Jk is not in the 52-card deck"):
        ranker.key("Jk 2s 3h 4d 5c")


@pytest.mark.parametrize("make", [AceToFive, DeuceToSeven, AceToSix])
def test_a_joker_that_nothing_makes_wild_is_a_mistake(make: type) -> None:
    ranker = make(deck=Deck.standard(jokers=1))
    for cards in ("Jk 2s 3h 4d 5c", "Jk 2s 3h 4d 5c 6c", "Jk 2s 3h 4d 5c 6c 7c"):
        for ask in (ranker.key, ranker.best):
            with pytest.raises(NotInDeckError, match="Jk means nothing to"):
                ask(cards)
    assert ranker.key("6c 2s 3h 4d 7c").category is make().key("6c 2s 3h 4d 7c").category
