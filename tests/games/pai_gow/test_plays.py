"""The plays of which house ways are made: each sets seven cards, if they allow it (G11)."""

from hypothesis import given, settings

from acehigh import Card
from acehigh.games.pai_gow import HouseWay, PaiGowSetting, Row, house_way
from acehigh.games.pai_gow.holding import Holding
from acehigh.games.pai_gow.plays import PLAYS
from acehigh.games.pai_gow.setting import seven_cards
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test
from helpers.pai_gow_hands import any_seven, wheels


def test_a_play_that_cannot_be_made_falls_to_the_next_row() -> None:
    plays = (
        "ace in front",
        "ace and king in front",
        "high pair in front",
        "two of the set in front",
        "second and third",
    )
    rows = tuple(Row("no pair", play) for play in plays)
    setting = house_way("Ks Qd Jh 9c 7s 5d 3h", HouseWay("mine", "at home", rows))
    assert setting == PaiGowSetting("Ks 9c 7s 5d 3h", "Qd Jh")


def front(play: str, cards: str) -> str:
    """Return the ranks that a play puts in front; nothing, if it cannot be made."""
    split = PLAYS[play](Holding.of(seven_cards(cards), "second"))
    return "" if split is None else "".join(str(card.rank or "Jk") for card in split.low)


@in_one_test(
    ("cards", "fronts"),
    [
        ("Ks Qd Jh 9c 7s 5d 3h", {"highest singles": "", "second and third": "QJ"}),
        ("7s 7d Ah Kc 9s 5d 3h", {"highest singles": "AK", "ace and king in front": "AK"}),
        ("As Ad Ah Qc 9s 7d 5h", {"ace in front": "AQ", "ace and king in front": ""}),
        ("9s 9d 4h 4c As Jd 7h", {"high pair in front": "", "low pair in front": "44"}),
        ("9s 9d 9h 4c 4s Kd Ah", {"two of the set in front": "", "high pair in front": "44"}),
        ("7s 7d 7h 7c As Ad Ah", {"two of the three in front": "AA"}),
        ("8s 8d 8h 8c As Jd 5h", {"two of the set in front": "88"}),
        ("8s 8d 7h 7c As Jd 5h", {"two of the three in front": ""}),
        ("9s 8d 7h 6c 5s Kd Qh", {"straight or flush": "KQ", "higher front": "KQ"}),
        ("Ks Kd Ah Qc Js Td 2h", {"straight or flush": "K2", "higher front": "AQ"}),
        ("9s 8d 7h 6c 5s Ad Qh", {"straight or flush, ace in front": "AQ"}),
        ("9s 8d 7h 6c 5s Kd Qc", {"straight or flush, ace in front": ""}),
        ("9s 8d 7h 6c 4s Kd Qc", {"straight or flush": "", "higher front": ""}),
    ],
)
def test_a_play_puts_its_cards_in_front(cards: str, fronts: dict[str, str]) -> None:
    assert {play: front(play, cards) for play in fronts} == fronts


@settings(max_examples=8)
@given(any_seven, wheels)
def test_what_can_be_played_is_no_foul(cards: list[Card], wheel: str) -> None:
    holding = Holding.of(seven_cards(cards), wheel)
    splits = [split for play in PLAYS.values() if (split := play(holding)) is not None]
    for split in splits:
        high = [card for card in cards if card not in split.low]
        assert not slow.is_foul(high, split.low, wheel)
