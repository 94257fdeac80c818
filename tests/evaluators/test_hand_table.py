"""What single hands are worth is worked out once, and looked up for longer holdings."""

from itertools import combinations
from random import Random

import pytest

from acehigh import Card, CardRuleRanker, Category, Deck, Rank, parse_cards
from acehigh.evaluators import hand_table
from acehigh.evaluators.hand_table import HandTable
from helpers.card_rules import BlackLady, Rainbow, Ranks
from helpers.cases import in_one_test


def test_one_hand_is_asked_about_for_all_that_are_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[Card, ...]] = []

    def rule(_: Rainbow, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
        asked.append(cards)
        return Category("1 suits"), ()

    monkeypatch.setattr(Rainbow, "rule", rule)
    rules = Rainbow(Deck.stripped(Rank.JACK))
    for names in ("shdc", "hscd", "dchs"):
        a, b, c, _ = names
        assert rules.key(f"A{a} K{b} Q{a} J{c} J{a} Q{b}").ranks == ()
    assert len(asked) == 6
    assert asked[0] == parse_cards("As Kh Qs Js Jd")
    rules.key("Ac Kc Qc Jd Js")
    assert len(asked) == 7


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_table, "MOST_KEPT", 1)
    monkeypatch.setattr(hand_table, "MOST_LISTED", 1)
    rules, table = Rainbow(), HandTable(Rainbow())
    for text in ("As Kh Qd Jc 9s", "As Ks Qs Js 9s", "2s 3s 4s 5s 6h 7d 8c"):
        assert table.key(parse_cards(text)) == rules.key(text)
    with pytest.raises(KeyError):
        table.checked_key(parse_cards("As Kh Qd Jc 9s"))


@pytest.mark.parametrize("size", [3, 4])
def test_hands_of_other_sizes_are_listed_too(size: int) -> None:
    ranker = Rainbow(size=size)
    key = ranker.key("As Kd 9c 5h 2s 3d")
    assert key.category == Category(f"{size} suits")
    assert key == max(map(ranker.key, combinations(parse_cards("As Kd 9c 5h 2s 3d"), size)))


@in_one_test(
    "rules",
    [Rainbow(), Rainbow(size=3), Rainbow(Deck.stripped(Rank.TEN) * 2), BlackLady()],
)
def test_a_holding_is_worth_its_best_hand(rules: CardRuleRanker) -> None:
    random, table = Random(11), HandTable(rules)
    for number in (rules.hand_size, rules.hand_size + 1, rules.hand_size + 2):
        for _ in range(5):
            held = random.sample(rules.deck.cards, number)
            hands = combinations(held, rules.hand_size)
            expected = max(rules.evaluate_cards(hand) for hand in hands)
            assert table.key(held) == expected
            # It is there the second time, and said again.
            assert table.key(held) == expected


def test_a_listed_holding_is_read_off_the_list() -> None:
    table, held = HandTable(Rainbow()), parse_cards("As Kh Qd Jc 9s 2h")
    key = table.key(held)
    for listed in (held, held[::-1], set(held)):
        assert table.checked_key(listed) == key


def test_what_is_no_holding_of_different_cards_is_not_looked_up() -> None:
    table = HandTable(Rainbow())
    for cards in ("As Kh Qd Jc", "As As Kh Qd Jc", "As Kh Qd Jc Jk"):
        with pytest.raises(KeyError):
            table.checked_key(parse_cards(cards))
    # Of several decks a card may be there twice, so that no hand has a place of its own.
    with pytest.raises(KeyError):
        HandTable(Rainbow(Deck.standard() * 2)).checked_key(parse_cards("As Kh Qd Jc 9s"))


def test_fewer_cards_than_a_hand_are_asked_about_as_they_are() -> None:
    table = HandTable(Rainbow())
    assert table.hand_key(parse_cards("As Kh")).category == Category("2 suits")
    assert table.key(parse_cards("As")).category == Category("1 suits")


def test_names_of_suits_matter_where_suits_are_not_alike() -> None:
    table = HandTable(BlackLady())
    lady, other = parse_cards("Qs 9h 8h 7h 5d"), parse_cards("Qh 9s 8s 7s 5d")
    assert table.key(lady).category == Category("lady")
    assert table.key(other).category == Category("none")
