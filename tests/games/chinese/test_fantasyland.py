"""Fantasyland: who plays the next deal with all cards at once (G9)."""

from hypothesis import given, settings

from acehigh import Category
from acehigh.games.chinese import ChineseSetting, fantasyland, stays
from helpers.cases import in_one_test
from helpers.chinese_deals import deals


@in_one_test(
    ("front", "middle", "back", "leads", "keeps"),
    [
        ("Qs Qh 2c", "9s 9h 4d 4c Kd", "As Js 8s 5s 3s", True, False),
        ("Js Jh Ac", "9s 9h 4d 4c Kd", "As Ts 8s 5s 3s", False, False),
        ("2s 2h 2c", "9s 9h 4d 4c 9d", "As Ah Ac 5h 5c", True, True),
        ("Ks Qh 2c", "9s 9h 4d 4c Kd", "8s 8h 8d 8c 3s", False, True),
        ("Ks Qh 2c", "9s 9h 4d 4c Kd", "8h 7h 6h 5h 4h", False, True),
        ("Ks Qh 2c", "9s 9h 4d 4c Kd", "8s 8h 8d 3c 3s", False, False),
        # Fouls lead nowhere.
        ("2s 2h 2c", "9s 9h 4d 4c Kd", "8h 7h 6h 5h 4h", False, False),
    ],
)
def test_fantasyland_and_staying_there(
    front: str, middle: str, back: str, leads: bool, keeps: bool
) -> None:
    setting = ChineseSetting(front=front, middle=middle, back=back)
    assert (fantasyland(setting), stays(setting)) == (leads, keeps)


@settings(deadline=None, max_examples=8)
@given(deals())
def test_a_foul_leads_nowhere_and_trips_in_front_do_both(
    deal: tuple[ChineseSetting, ...],
) -> None:
    for one in deal:
        if one.foul:
            assert not fantasyland(one)
            assert not stays(one)
        elif one.keys["front"].category is Category.THREE_OF_A_KIND:
            assert fantasyland(one)
            assert stays(one)
