"""The worked examples for suits, and for showdowns in which no hand is unbeatable."""

import pytest

from acehigh import High, Incomplete, SuitOrder, SuitTieBreak, parse_cards, ranking, winners
from acehigh.showdowns.nontransitive import GreekShowdown, ItalianShowdown
from acehigh.showdowns.rulings import high_card
from acehigh.showdowns.tiebreaks import TieBreakRule
from helpers.cases import in_one_test
from helpers.rule_examples import EXAMPLES, Example, deck_of

RULES: dict[int, TieBreakRule] = {1: "highest", 2: "paired", 3: "unpaired"}

BY_SUIT = [example for example in EXAMPLES if "suit_rule" in example.rules]
SHOWDOWNS = [example for example in EXAMPLES if example.rules["game"] in {"italian", "greek"}]


@in_one_test("example", BY_SUIT)
def test_suit_example(example: Example) -> None:
    hands = example.hands
    tie_break = SuitTieBreak(
        RULES[example.rules["suit_rule"]], SuitOrder(example.rules["suit_order"])
    )
    ranker = Incomplete() if example.is_short else High()
    match example.kind:
        case "beats":
            assert list(winners(ranker, hands, tie_break=tie_break)) == example.expected
        case "order":
            in_order = tuple((index,) for index in range(len(hands)))
            assert ranking(ranker, hands, tie_break=tie_break) == in_order
            if all(len(hand) == 1 for hand in hands):
                assert high_card(hands, tie_break.order) == in_order
        case kind:
            pytest.fail(f"nobody has said how to check an example of kind {kind!r}")


@in_one_test("example", SHOWDOWNS)
def test_showdown_example(example: Example) -> None:
    kind = ItalianShowdown if example.rules["game"] == "italian" else GreekShowdown
    showdown = kind(deck_of(example.rules))
    match example.kind:
        case "beats" | "ties":
            assert list(showdown.winners(example.hands)) == example.expected
        case "category":
            held = [parse_cards(" ".join(hand)) for hand in example.hands]
            names = [str(showdown.ranker.key(cards).category) for cards in held]
            assert names == [name.replace("_", " ") for name in example.expected]
        case kind_:
            pytest.fail(f"nobody has said how to check an example of kind {kind_!r}")


def test_there_are_examples_of_each() -> None:
    assert {example.rules["suit_rule"] for example in BY_SUIT} == set(RULES)
    assert {example.rules["game"] for example in SHOWDOWNS} == {"italian", "greek"}
