"""Following: what is legal, what is refused, and in which words (T30 to T36, T48)."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, CardError, Cards, parse_cards
from acehigh.errors import HandSizeError, NotInDeckError
from acehigh.tricks.shengji import (
    Format,
    IllegalPlay,
    Trump,
    check_follow,
    duties,
    legal_plays,
    read_lead,
)
from acehigh.tricks.shengji.ladder import ladder_of
from acehigh.tricks.shengji.packing import fits
from acehigh.tricks.shengji.protection import Protection
from helpers.cases import in_one_test
from helpers.shengji_hands import CARDS, picks, some, suits, texts, without

JC = Trump("J", "c")


def refusal(lead: Format, hand: str, play: str, **options: Protection) -> IllegalPlay:
    with pytest.raises(IllegalPlay) as caught:
        check_follow(lead, hand, play, **options)
    return caught.value


@in_one_test(
    ("lead", "hand", "play", "message", "due"),
    [
        (
            "3s 3s",
            "7s 7s 9s Kd",
            "7s 9s",
            "you hold a pair of spades, 7s 7s, and a pair was led (T31)",
            "7s 7s",
        ),
        (
            "3s 3s 4s 4s 9s",
            "6s 6s 8s 8s 8s As Ks",
            "6s 6s 8s As Ks",
            "you hold two pairs of spades, 6s 6s 8s 8s, and a throw of a tractor of two pairs "
            "and a single was led (T31)",
            "6s 6s 8s 8s 8s",
        ),
        (
            "3h",
            "9h Kd 7h",
            "Kd",
            "hearts were led, and you hold enough: play hearts only, such as 7h (T30)",
            "7h",
        ),
        (
            "3h 3h",
            "9h Kd Kd",
            "Kd Kd",
            "hearts were led, and you hold 9h: play them all (T30)",
            "9h",
        ),
        ("3c 3c", "Jh Jd BJ", "Jh BJ", None, None),
        ("3s 3s", "7s 8s 9s", "7s", "2 cards were led, and you play 1 (T48)", ""),
        ("3s", "7s 8s 9s", "7s 8s", "1 card was led, and you play 2 (T48)", ""),
        ("3s 3s", "7s 8s 9s", "7s 7s", "you do not hold 7s (T48)", ""),
    ],
)
def test_a_refusal_says_what_is_missing(
    lead: str, hand: str, play: str, message: str | None, due: str
) -> None:
    if message is None:
        check_follow(read_lead(JC, lead), hand, play)
        return
    error = refusal(read_lead(JC, lead), hand, play)
    assert (str(error), error.due) == (message, parse_cards(due))


def test_a_hand_has_at_least_as_many_cards_as_were_led() -> None:
    lead = read_lead(JC, "3s 3s")
    with pytest.raises(HandSizeError, match="2 cards were led, and the hand has only 1"):
        check_follow(lead, "7s", "7s")
    with pytest.raises(HandSizeError):
        legal_plays(lead, "7s")
    with pytest.raises(NotInDeckError):
        check_follow(lead, "7s 7s Jk", "7s 7s")


def test_an_unknown_protection_is_refused() -> None:
    with pytest.raises(CardError, match="protection is one of 'none', 'longer'"):
        legal_plays(read_lead(JC, "3s"), "7s", protection="some")  # type: ignore[arg-type]  # the point


def test_hands_and_plays_may_be_used_up_as_they_are_read() -> None:
    lead = read_lead(JC, "3s 3s")
    check_follow(lead, iter(["7s", "7s", "8s"]), iter(["7s", "7s"]))
    assert list(legal_plays(lead, iter(["7s", "7s", "8s"]))) == [parse_cards("7s 7s")]


class TestProtection:
    def test_a_pair_is_not_due_out_of_a_triple(self) -> None:
        lead, hand = read_lead(JC, "3s 3s"), "7s 7s 7s 8s 9s"
        assert refusal(lead, hand, "8s 9s").rule == "T31"
        for protection in ("longer", "both"):
            check_follow(lead, hand, "8s 9s", protection=protection)
            check_follow(lead, hand, "7s 7s", protection=protection)
        refusal(lead, hand, "8s 9s", protection="tractors")

    def test_a_pair_beside_a_triple_is_due(self) -> None:
        lead, hand = read_lead(JC, "3s 3s"), "7s 7s 7s 8s 8s 9s"
        refusal(lead, hand, "7s 9s", protection="longer")
        check_follow(lead, hand, "7s 7s", protection="longer")
        # A triple is due whole, but not out of four.
        triple = read_lead(JC, "3s 3s 3s")
        check_follow(triple, "7s 7s 7s 7s 8s 9s Ts", "8s 9s Ts", protection="longer")
        refusal(triple, "7s 7s 7s 7s 8s 9s Ts", "8s 9s Ts")

    def test_a_set_does_not_draw_a_tractor(self) -> None:
        lead, hand = read_lead(JC, "3s 3s 3s 3s"), "5s 5s 6s 6s 9s 9s"
        refusal(lead, hand, "5s 5s 9s 9s")
        for protection in ("tractors", "both"):
            check_follow(lead, hand, "5s 5s 9s 9s", protection=protection)

    def test_a_tractor_draws_a_tractor(self) -> None:
        lead, hand = read_lead(JC, "3s 3s 4s 4s"), "5s 5s 6s 6s 9s 9s"
        refusal(lead, hand, "5s 5s 9s 9s", protection="both")


def refused(
    lead: Format, hand: list[Card], play: Cards, protection: Protection
) -> IllegalPlay | None:
    """Return why a play is refused, None if it is legal."""
    try:
        check_follow(lead, hand, play, protection=protection)
    except IllegalPlay as error:
        return error
    return None


protections = st.sampled_from(["none", "longer", "tractors", "both"])


@st.composite
def positions(draw: st.DrawFn) -> tuple[Format, list[Card]]:
    """Draw a lead and a hand that has to follow it, mostly in the suit."""
    trump, pool = draw(suits())
    cards = draw(some(pool, 1, 6))
    lead = read_lead(trump, cards)
    rest = without(pool, cards)
    held = draw(some(rest, 0, min(9, len(rest))))
    others = [card for card in CARDS if trump.effective_suit(card) != lead.suit]
    missing = max(len(cards) - len(held), 0)
    return lead, held + draw(some(others, missing, max(missing, 2)))


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


@given(positions(), protections)
def test_what_is_due_is_a_legal_play(
    position: tuple[Format, list[Card]], protection: Protection
) -> None:
    lead, hand = position
    low = sorted(hand, key=lambda card: lead.trump.effective_suit(card) == lead.suit)
    error = refused(lead, hand, low[: len(lead.cards)], protection)
    if error is None:
        return
    assert all(lead.trump.effective_suit(card) == lead.suit for card in error.due)
    if len(error.due) == len(lead.cards):
        check_follow(lead, hand, error.due, protection=protection)


@pytest.mark.parametrize("width", [2, 3, 4, 6])
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
