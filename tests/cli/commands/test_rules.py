"""The command line: ``acehigh rules``, which lists rules or explains one."""

import json

import pytest

from acehigh import High
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.evaluators.named import RANKERS, named_rankers
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


def test_rules_explains_one_ranker(capsys: Output) -> None:
    assert main(["rules", "eight-or-better"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "eight-or-better: "
        "Ace to five, but only five different ranks, none above eight, may win.",
        "",
        "hand: 5 cards play, the best of a holding",
        "deck: 52-card deck",
        "to win: 8-low, or better",
        "from best to worst:",
        "  high card        No pair; compared from the highest card down, lower wins.",
        "  pair             Two cards of one rank.",
        "  two pair         Two of one rank and two of another.",
        "  three of a kind  Three cards of one rank.",
        "  full house       Three of one rank and two of another.",
        "  four of a kind   Four cards of one rank.",
    ]


def test_unknown_rules_have_a_nearest_name(capsys: Output) -> None:
    assert usage_error(capsys, "rules", "badugy").startswith(
        "unknown rules 'badugy': did you mean 'badugi'?"
    )


# All commands


def test_one_ranker_as_json(capsys: Output) -> None:
    assert main(["rules", "three-card", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["name"] == "three-card"
    assert found["categories"][0]["category"] == "straight flush"


def test_rules_are_explained_by_any_of_their_names(capsys: Output) -> None:
    assert main(["rules", "Razz"]) == 0
    assert capsys.readouterr().out.startswith("ace-to-five: Low: aces low")


class PairOrBetter(High):
    """High hands that must hold a pair to qualify."""

    def qualifies(self, key: RankKey) -> bool:
        return key.category is not Category.HIGH_CARD


@pytest.fixture
def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    row: Named[Ranker] = Named(
        "pair or better", "High hands that need a pair – or better.", PairOrBetter()
    )
    monkeypatch.setitem(RANKERS.rows, row.name, row)


@pytest.mark.usefixtures("plug_in")
def test_rules_lists_every_named_ranker(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = list(named_rankers())
    width = max(map(len, names))
    assert [line[:width].rstrip() for line in lines] == names
    high = "Standard poker: the best five cards, ace high, or low in a wheel."
    assert lines[0] == f"{'high':<{width}}  {high}"
    assert main(["rules", "--json"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    assert json.loads(first) == {"name": "high", "sentence": high}
