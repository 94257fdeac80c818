"""Every worked example whose rules acehigh knows comes out as the sources say."""

from itertools import pairwise

import pytest

from acehigh import LowestCardWild, Ranker, RankKey, best_hand, parse_card, ranking, winners
from acehigh.errors import CardError
from helpers.cases import in_one_test
from helpers.rule_examples import EXAMPLES, Example, uncovered_ids

COVERED = [(example, example.ranker) for example in EXAMPLES if example.ranker]


@in_one_test(("example", "ranker"), COVERED)
def test_rule_example(example: Example, ranker: Ranker) -> None:
    hands, board, expected = example.hands, example.board, example.expected
    match example.kind:
        case "beats" | "ties" if example.joint is False:
            keys = keys_of(example, ranker)
            assert [i for i, key in enumerate(keys) if key == max(keys)] == expected
        case "beats" | "ties":
            assert winners(ranker, hands, board=board) == tuple(expected)
        case "order" if example.joint is False:
            assert all(better > worse for better, worse in pairwise(keys_of(example, ranker)))
        case "order":
            assert ranking(ranker, hands, board=board) == tuple((i,) for i in range(len(hands)))
        case "category":
            names = [key.category.name for key in keys_of(example, ranker)]
            assert names == [name.replace("_", " ") for name in expected]
        case "qualifies":
            assert [key.qualifies for key in keys_of(example, ranker)] == expected
        case "best":
            played = [best_hand(ranker, hand, board=board).plays_as for hand in hands]
            found = [sorted(str(card.rank) for card in cards) for cards in played]
            assert found == [sorted(ranks) for ranks in expected]
        case "error":
            with pytest.raises(CardError):
                winners(ranker, hands, board=board)
        case kind:
            pytest.fail(f"nobody has said how to check an example of kind {kind!r}")


def keys_of(example: Example, ranker: Ranker) -> list[RankKey]:
    board = [parse_card(text) for text in example.board]
    held = [[*map(parse_card, hand), *board] for hand in example.hands]
    if "concealed" in example.rules:
        assert isinstance(ranker, LowestCardWild)
        return [ranker.key(cards, example.rules["concealed"]) for cards in held]
    return [ranker.key(cards) for cards in held]


def test_examples_without_a_ranker_are_those_still_to_come() -> None:
    assert uncovered_ids() == {example.id for example in EXAMPLES if is_to_come(example)}


def is_to_come(example: Example) -> bool:
    """Return whether an example needs what acehigh is still to learn."""
    return example.rules["game"] in {"italian", "greek"} or "suit_rule" in example.rules
