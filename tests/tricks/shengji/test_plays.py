"""The plays that may follow a lead, one after another (T30 to T36, T48)."""

from itertools import islice

from hypothesis import given

from acehigh import Card, parse_cards
from acehigh.tricks.shengji import Format, Trump, check_follow, duties, legal_plays, read_lead
from acehigh.tricks.shengji.ladder import ladder_of
from acehigh.tricks.shengji.packing import fits
from acehigh.tricks.shengji.protection import Protection
from helpers.cases import in_one_test
from helpers.shengji_hands import picks, positions, protections, refused, texts


@given(positions(), protections)
def test_the_plays_listed_are_those_that_pass(
    position: tuple[Format, list[Card]], protection: Protection
) -> None:
    lead, hand = position
    listed = [texts(play) for play in legal_plays(lead, hand, protection=protection)]
    assert listed
    assert len(set(listed)) == len(listed)
    passing = {
        play
        for play in picks(hand, len(lead.cards))
        if refused(lead, hand, play, protection) is None
    }
    assert set(listed) == passing


@given(positions())
def test_plays_meet_the_first_line_that_the_hand_meets(
    position: tuple[Format, list[Card]],
) -> None:
    lead, hand = position
    ladder = ladder_of(lead.trump, lead.suit)
    held = ladder.counts(hand)
    if sum(held) <= len(lead.cards):
        return
    due = next(line for line in duties(lead.shapes) if fits(ladder.steps, held, line))
    for play in legal_plays(lead, hand):
        assert fits(ladder.steps, ladder.counts(play), due)
    first_of_play = next(
        line for line in duties(lead.shapes) if fits(ladder.steps, ladder.counts(play), line)
    )
    assert first_of_play == due


@in_one_test("width", [2, 3, 4, 6])
def test_six_decks_do_not_hang(width: int) -> None:
    trump = Trump("2", "h")
    suit = [f"{rank}s" for rank in "3456789TJQKA"]
    lead = read_lead(trump, suit[:6] * width)
    hand = suit[:3] * (6 - width) + suit[6:] * 6 + suit[4:6] * (6 - width)
    plays = list(islice(legal_plays(lead, hand), 5))
    assert len(set(plays)) == min(5, len(plays))
    for play in plays:
        check_follow(lead, hand, play)


def test_throws_of_two_long_tractors_do_not_hang() -> None:
    trump = Trump("2", "h")
    lead = read_lead(trump, " ".join(f"{rank}s " * 4 for rank in "34569TJQ"))
    assert lead.shapes == ((4, 4, 4, 4),) * 2
    hand = " ".join(
        f"{rank}s " * number for rank, number in zip("3456789TJQKA", (3, 2) * 6, strict=True)
    )
    cards = parse_cards(hand + " As As As As")
    check_follow(lead, cards, next(legal_plays(lead, cards)))


def test_the_cheapest_cards_come_first() -> None:
    lead = read_lead(Trump("4", "h"), "3s 3s 9s")
    plays = [" ".join(map(str, play)) for play in legal_plays(lead, "6s 6s 7s 7s 8s Ah")]
    assert plays == ["6s 6s 7s", "6s 6s 8s", "6s 7s 7s", "7s 7s 8s"]
    # Without the suit any cards will do, the lowest first.
    first, *_, last = legal_plays(lead, "Kd 5d 6d 2h")
    assert [" ".join(map(str, play)) for play in (first, last)] == ["5d 6d Kd", "6d Kd 2h"]
