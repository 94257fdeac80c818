"""Why a hand beats another: the words differ down to the card that decides."""

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    CardError,
    DeuceToSeven,
    High,
    Incomplete,
    Ranker,
    Wild,
    why,
)
from helpers.cases import in_one_test


@in_one_test(
    ("ranker", "winner", "loser", "better", "worse"),
    [
        (
            High(),
            "As Ah Kd 7c 4s",
            "Kh Ks Qd 7s 4h",
            "pair of aces, king kicker",
            "pair of kings, queen kicker",
        ),
        (
            High(),
            "As Ah Kd 7c 4s",
            "Ad Ac Qd 7s 4h",
            "pair of aces, king kicker",
            "pair of aces, queen kicker",
        ),
        (
            High(),
            "As Ah Kd 8c 4s",
            "Ad Ac Ks 7s 4h",
            "pair of aces with K-8-4",
            "pair of aces with K-7-4",
        ),
        (
            High(),
            "Ts Th Ad Jc 4s",
            "Td Tc Ac 9s 8h",
            "pair of tens with A-J-4",
            "pair of tens with A-9-8",
        ),
        (
            High(),
            "9s 9h 9d Kc 4s",
            "9s 9h 9d Kh 3s",
            "three of a kind, nines with K-4",
            "three of a kind, nines with K-3",
        ),
        (High(), "As Ks Ts 5s 3s", "Ah Kh Th 5h 2h", "flush A-K-10-5-3", "flush A-K-10-5-2"),
        (High(), "As Kh Ts 5s 3s", "Ah Kd Th 5h 2h", "A-K-10-5-3", "A-K-10-5-2"),
        (High(), "As Kh Ts 5s 3s", "Ad Kd Th 5h 3h", "both", "ace high, king kicker"),
        (AceToFive(), "8s 5h 4d 2c As", "8d 7c 6d 2s Ah", "8-5-4-2-A", "8-7-6-2-A"),
        (AceToFive(), "As Ah 4d 3c 2s", "Ac Ad 4s 3h 2d", "both", "pair of aces, 4-low"),
        (
            AceToFive(),
            "As Ah 6d 3c 2s",
            "Ac Ad 6s 4h 2d",
            "pair of aces with 6-3-2",
            "pair of aces with 6-4-2",
        ),
        (DeuceToSeven(), "8s 5h 4d 3c 2s", "8d 6c 4s 3h 2d", "8-5-4-3-2", "8-6-4-3-2"),
        (DeuceToSeven(), "8s 5h 4d 3c 2s", "9d 6c 4s 3h 2d", "8-low", "9-low"),
        (Badugi(), "8s 4h 3d 2c", "8c 5s 3h 2d", "badugi 8-4-3-2", "badugi 8-5-3-2"),
        (
            Incomplete(),
            "8s 8h Kd 2s",
            "8d 8c Kh",
            "pair of eights with K-2",
            "pair of eights with K",
        ),
        (Incomplete(), "8s 8h Kd", "8d 8c", "pair of eights, king kicker", "pair of eights"),
        (
            Wild(High(), naturals="beat"),
            "As Ah Ad 7c 4s",
            "As Ah Jk 7d 4h",
            "three of a kind, aces, seven kicker",
            "three of a kind, aces, seven kicker by the wild cards",
        ),
    ],
)
def test_the_cards_that_decide_are_named(
    ranker: Ranker, winner: str, loser: str, better: str, worse: str
) -> None:
    said = f"both have {worse}" if better == "both" else f"{better} beats {worse}"
    assert why(ranker.key(winner), ranker.key(loser)) == said
    assert why(ranker.best(winner), ranker.best(loser)) == said


def test_only_a_kicker_that_is_there_is_named() -> None:
    assert why(Incomplete().key("8s 8h Kd Qs"), Incomplete().key("8d 8c Kh")) == (
        "pair of eights with K-Q beats pair of eights with K"
    )


def test_what_does_not_beat_the_other_is_named() -> None:
    pair, trips = High().key("As Ah Kd 7c 4s"), High().key("2s 2h 2d 7c 4s")
    with pytest.raises(CardError, match=r"pair of aces, .* does not beat .* three of a kind"):
        why(pair, trips)
    with pytest.raises(CardError, match="are by different rules"):
        why(pair, AceToFive().key("As Ah Kd 7c 4s"))
    with pytest.raises(CardError, match="expected a hand or its key, got 'As'"):
        why("As", pair)  # type: ignore[arg-type]  # what must be refused
