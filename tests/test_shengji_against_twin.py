"""The library plays Sheng Ji as the slow statement does, on random small positions.

Each check draws a case from a `Random` that is seeded with the number of the case, so one
that fails can be looked at by its number alone.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import ParamSpec, TypeAlias

import pytest

from acehigh import parse_cards
from acehigh.tricks.shengji import (
    Bid,
    Format,
    FriendCall,
    IllegalPlay,
    Trick,
    Trump,
    check_bid,
    check_follow,
    check_throw,
    defenders,
    duties,
    legal_plays,
    read_lead,
    readings,
    score,
)
from helpers import slow_shengji_rounds as slow_rounds
from helpers.cases import in_one_test
from helpers.shengji_cases import (
    OFTEN_SPLIT,
    Cards,
    Table,
    of_shapes,
    random_bid,
    random_shapes,
    random_table,
    random_trump,
    some,
    thinned,
    window,
)
from helpers.slow_shengji_cards import (
    FACES,
    SUITS,
    adjacent,
    effective_suit,
    level,
    levels,
    points,
)
from helpers.slow_shengji_cards import (
    Trump as SlowTrump,
)
from helpers.slow_shengji_duties import as_line, legal_follows
from helpers.slow_shengji_duties import duties as slow_duties
from helpers.slow_shengji_formats import (
    Part,
    Reading,
    arranged,
    best_readings,
    groupings,
    preference,
    without,
)
from helpers.slow_shengji_tricks import blocked, winner

Check: TypeAlias = Callable[[Random], None]
P = ParamSpec("P")


@cache
def fast(trump: SlowTrump) -> Trump:
    return Trump(*trump)


def texts(cards: Iterator[object] | Sequence[object]) -> tuple[str, ...]:
    return tuple(sorted(map(str, cards)))


def slow_reading(trump: SlowTrump, lead: Format) -> Reading:
    """Return a lead's components in the slow statement's form."""
    parts = []
    for component in lead.components:
        cards = texts(component.cards)
        faces = tuple(sorted(set(cards), key=lambda face: level(trump, face)))
        part = Part(component.width, faces, level(trump, faces[0]))
        assert (part.cards, part.size) == (cards, component.size)
        assert (len(part.faces), part.is_tractor) == (component.length, component.is_tractor)
        parts.append(part)
    return arranged(parts)


def refusal(
    check: Callable[P, object], *given: P.args, **named: P.kwargs
) -> IllegalPlay | None:
    """Return the error with which something illegal is refused, None if it is allowed."""
    try:
        check(*given, **named)
    except IllegalPlay as error:
        return error
    return None


def drawn_lead(random: Random, table: Table, most: int) -> Cards:
    """Return a lead of sets and tractors, or of random cards where there are none."""
    shapes = random_shapes(random, most)
    cards = of_shapes(random, table.trump, table.pool, shapes)
    return cards or some(random, table.pool, most)


def check_reading(random: Random) -> None:
    table = random_table(random)
    cards = drawn_lead(random, table, 10)
    lead = read_lead(fast(table.trump), cards)
    assert slow_reading(table.trump, lead) in best_readings(table.trump, cards)
    assert (str(lead.suit), texts(lead.cards)) == (table.suit, texts(cards))
    assert lead.longest == max(component.size for component in lead.components)
    assert lead.trump == fast(table.trump)


def check_two_suits(random: Random) -> None:
    table = random_table(random)
    cards = [*some(random, table.pool, 4), *table.others(random, random.randint(1, 2))]
    random.shuffle(cards)
    assert refusal(read_lead, fast(table.trump), cards)


def check_grouping(random: Random) -> None:
    table = random_table(random)
    cards = drawn_lead(random, table, 7)
    wanted = random.choice(sorted(groupings(table.trump, cards)))
    named = [list(part.cards) for part in random.sample(wanted, len(wanted))]
    lead = read_lead(fast(table.trump), cards, grouping=named)
    assert slow_reading(table.trump, lead) == wanted


def check_readings(random: Random) -> None:
    table = random_table(random)
    cards = drawn_lead(random, table, 6)
    found = [slow_reading(table.trump, lead) for lead in readings(fast(table.trump), cards)]
    assert len(found) == len(set(found))
    assert set(found) == groupings(table.trump, cards)
    order = [preference(reading) for reading in found]
    assert order == sorted(order, reverse=True)


def check_duties(random: Random) -> None:
    shapes = random_shapes(random, 10)
    lines = [as_line(list(map(tuple, line))) for line in duties(shapes)]
    assert lines == list(slow_duties(tuple(map(tuple, shapes))))


def check_following(random: Random) -> None:
    table = random_table(random)
    trump, cards = table.trump, drawn_lead(random, table, 8)
    rest = without(table.pool, cards)
    rest = random.choice([rest, thinned(random, rest)])
    hand = [*some(random, rest, 13, least=len(cards) + 1), *table.others(random, len(cards))]
    if random.random() < 0.2:
        hand = random.sample(hand, random.randint(len(cards), len(hand)))
    lead = read_lead(fast(trump), cards)
    if random.random() < 0.2:
        named = random.choice(sorted(groupings(trump, cards)))
        lead = read_lead(fast(trump), cards, grouping=[list(part.cards) for part in named])
    shapes = [part.shape for part in slow_reading(trump, lead)]
    allowed = legal_follows(trump, table.suit, shapes, hand)
    found = list(map(texts, legal_plays(lead, hand)))
    assert len(found) == len(set(found))
    assert set(found) == allowed
    of_suit = [card for card in hand if effective_suit(trump, card) == table.suit]
    tried = [random.sample(sorted(allowed), 1)[0] for _ in range(3)]
    tried += [
        texts(random.sample(source, min(len(source), len(cards))))
        for source in [hand, of_suit] * 4
    ]
    held = parse_cards(hand)
    for play in tried:
        error = refusal(check_follow, lead, held, random.sample(play, len(play)))
        assert (error is None) == (play in allowed), play
        if error is not None and len(play) == len(cards):
            # What the error shows is a legal play, or the part of one that matters.
            assert error.due
            due = Counter(texts(error.due))
            assert any(due <= Counter(legal) for legal in allowed)


def check_throws(random: Random) -> None:
    table = random_table(random)
    cards = drawn_lead(random, table, 8)
    lead = read_lead(fast(table.trump), cards)
    rest = without(table.pool, cards)
    others = []
    for _ in range(random.randint(1, 5)):
        mine = some(random, rest, 9, least=0)
        if random.random() < 0.5:
            shapes = [component.shape for component in slow_reading(table.trump, lead)]
            mine = of_shapes(random, table.trump, rest, shapes)
        rest = without(rest, mine)
        others.append([*mine, *table.others(random, random.randint(0, 3))])
    found = check_throw(lead, others)
    says = blocked(table.trump, slow_reading(table.trump, lead), others)
    assert (found.valid, found.by) == (says is None, None if says is None else says.by)
    if says is None:
        assert found.forced is None
    else:
        assert found.forced is not None
        assert texts(found.forced) in {part.cards for part in says.forced}


def test_of_equally_small_components_the_lowest_is_forced() -> None:
    lead = read_lead(Trump("J", "c"), "7s 7s 8s 8s Ks Ks Ks Ks")
    found = check_throw(lead, ["As As As As 9s 9s Ts Ts"])
    assert found.forced is not None
    assert texts(found.forced) == ("7s", "7s", "8s", "8s")


def answer(random: Random, table: Table, lead: Reading, rest: Cards) -> Cards:
    """Return a play after a lead: like the lead in the suit or in trumps, or anything."""
    size = sum(part.size for part in lead)
    pool = random.choice([rest, table.trumps, table.trumps])
    match random.choice(["like", "like", "sets", "any", "mixed"]):
        case "like":
            play = of_shapes(random, table.trump, pool, [part.shape for part in lead])
        case "sets":
            play = of_shapes(random, table.trump, pool, random_shapes(random, size))
        case "any":
            play = some(random, pool, size, least=size)
        case _:
            play = [*some(random, pool, size - 1, least=0)] if size > 1 else []
    return [*play, *table.others(random, size - len(play))]


def check_tricks(random: Random) -> None:
    table = random_table(random)
    cards = drawn_lead(random, table, 7)
    rest = without(table.pool, cards)
    lead = read_lead(fast(table.trump), cards)
    reading = slow_reading(table.trump, lead)
    plays = [cards]
    for _ in range(random.randint(1, 6)):
        play = answer(random, table, reading, rest)
        # A throw that another play beats in its suit would not have been allowed.
        if blocked(table.trump, reading, [play]) is None:
            plays.append(random.sample(play, len(play)))
    trick = Trick(fast(table.trump), plays)
    assert slow_reading(table.trump, trick.lead) == reading
    assert trick.winner == winner(table.trump, reading, plays)
    assert trick.points == sum(map(points, plays))


def check_trumped_throws(random: Random) -> None:
    """Compare tricks in which several players trump a throw, which may split in many ways."""
    trump, decks = random_trump(random), random.randint(2, 6)
    suit = random.choice([suit for suit in SUITS if suit != trump[1]])
    side = [face for faces in levels(trump, suit) for face in faces]
    shapes = random.choice(OFTEN_SPLIT)
    plays = [of_shapes(random, trump, side * decks, shapes) or side[:1]]
    lead = read_lead(fast(trump), plays[0])
    reading = slow_reading(trump, lead)
    # So few faces that most plays hold longer sets than they need.
    pool = window(random, trump, "trump", decks)
    for _ in range(random.randint(2, 6)):
        play = of_shapes(random, trump, pool, [part.shape for part in reading])
        if len(play) == len(plays[0]):
            plays.append(random.sample(play, len(play)))
    assert Trick(fast(trump), plays).winner == winner(trump, reading, plays)


def test_a_winning_play_is_held_to_its_highest_longest_component() -> None:
    # Aces and sixes beat 55 K 7 as 66 A A. What has to be beaten then is AA 6 6 (T46).
    trump = "J", "c"
    texts_of_plays = "As As Ks Qs", "5c 5c Kc 7c", "Ac Ac 6c 6c", "Jd Jd 7c 8c"
    plays = [text.split() for text in texts_of_plays]
    reading = slow_reading(trump, read_lead(fast(trump), plays[0]))
    won = [winner(trump, reading, plays[:number]) for number in (2, 3, 4)]
    assert won == [1, 2, 3]
    assert [Trick(fast(trump), plays[:number]).winner for number in (2, 3, 4)] == won


def check_bids(random: Random) -> None:
    players, decks = random.randint(4, 8), random.randint(1, 6)
    ranks = random.choices("2345", k=players)
    leader = random.choice([None, random.randrange(players)])
    bids: list[tuple[int, Cards]] = []
    for _ in range(12):
        likely = ranks if leader is None else [ranks[leader]]
        bid = random.randrange(players), random_bid(random, likely, decks)
        legal = slow_rounds.bid_is_legal(bids, bid, ranks, leader, decks)
        error = refusal(
            check_bid,
            [Bid(*one) for one in bids],
            Bid(*bid),
            ranks=ranks,
            leader=leader,
            decks=decks,
        )
        assert (error is None) == legal
        if legal:
            bids.append(bid)


def check_defenders(random: Random) -> None:
    players, decks = random.randint(4, 9), random.randint(1, 4)
    faces = random.sample(FACES[:12], 4)
    called = [(face, ordinal) for face in faces for ordinal in range(1, decks + 1)]
    calls = random.sample(called, min(len(called), random.randint(0, 4)))
    deck = random.sample([*faces, *FACES[20:26]] * decks, 10 * decks)
    tricks, leader = [], random.randrange(players)
    while deck:
        size, first = random.randint(1, 3), random.randrange(players)
        if len(deck) < size * players:
            break
        seats = [(first + seat) % players for seat in range(players)]
        tricks.append([(player, [deck.pop() for _ in range(size)]) for player in seats])
    found = defenders(leader, [FriendCall(*call) for call in calls], tricks)
    assert found == slow_rounds.defenders(leader, calls, tricks)


def check_trumps(random: Random) -> None:
    trump = random_trump(random)
    mine = fast(trump)
    for low, high in combinations(random.sample(FACES, 12), 2):
        assert str(mine.effective_suit(low)) == effective_suit(trump, low)
        assert mine.adjacent(low, high) == adjacent(trump, low, high)
        if effective_suit(trump, low) == effective_suit(trump, high):
            higher = mine.level(high) > mine.level(low)
            assert higher == (level(trump, high) > level(trump, low))


# Beside each check the number of cases by default, and of those an exhaustive run tries.
CHECKS = [
    pytest.param(check_trumps, 50, 1_000, id="trumps"),
    pytest.param(check_reading, 500, 10_000, id="reading a lead"),
    pytest.param(check_two_suits, 100, 1_000, id="leads of two suits"),
    pytest.param(check_grouping, 200, 5_000, id="leads with a grouping named"),
    pytest.param(check_readings, 100, 2_000, id="all readings"),
    pytest.param(check_duties, 200, 3_000, id="duty lists"),
    pytest.param(check_following, 600, 20_000, id="following"),
    pytest.param(check_throws, 800, 20_000, id="throws"),
    pytest.param(check_tricks, 1_000, 20_000, id="tricks"),
    pytest.param(check_trumped_throws, 400, 10_000, id="trumped throws"),
    pytest.param(check_bids, 300, 5_000, id="bids"),
    pytest.param(check_defenders, 200, 5_000, id="defenders"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("check", "number", "_"), CHECKS)
def test_agrees_on_random_cases(check: Check, number: int, _: int) -> None:
    for seed in range(number):
        check(Random(seed))


@pytest.mark.exhaustive
@pytest.mark.parametrize(("check", "_", "number"), CHECKS)
def test_agrees_on_many_random_cases(check: Check, _: int, number: int) -> None:
    for seed in range(number // 5):
        check(Random(f"many {seed}"))


@in_one_test("decks", range(1, 7))
@in_one_test("extended", [False, True])
@in_one_test("small_team", [False, True])
def test_scores_agree(decks: int, extended: bool, small_team: bool) -> None:
    for attacker_points in range(-10 * 20 * decks, 15 * 20 * decks, 5):
        found = score(attacker_points, decks, extended=extended, small_team=small_team)
        side, levels = slow_rounds.score(attacker_points, decks, extended, small_team)
        assert found.winner == side, attacker_points
        won = {"defenders": found.defender_levels, "attackers": found.attacker_levels}
        assert won == {"defenders": 0, "attackers": 0, side: levels}, attacker_points
