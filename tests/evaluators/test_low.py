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
