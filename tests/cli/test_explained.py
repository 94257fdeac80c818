"""Rules in words: the hand, the deck, what may win, and the categories."""

import json

import pytest

from acehigh import Category, Deck, Ranker, RankKey, parse_cards
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.cli.explained import Explained, explained
from acehigh.errors import TooManyError
from acehigh.evaluators.named import RANKERS, named_rankers

Output = pytest.CaptureFixture[str]


class HighestSpade(Ranker):
    """A plug-in that must be asked about cards: the highest spade of one or two cards."""

    @property
    def deck(self) -> Deck:
        return Deck.standard()

    @property
    def hand_size(self) -> int:
        return 1

    @property
    def categories(self) -> tuple[Category, ...]:
        return (Category("nothing"), Category("spade"))

    def key(self, cards: object) -> RankKey:
        ranks = [card.rank for card in parse_cards(cards) if str(card)[1] == "s"]  # type: ignore[arg-type]  # text or cards
        best = tuple(sorted([rank for rank in ranks if rank], reverse=True)[:1])
        return RankKey(self, sum(best), self.categories[bool(best)], best)


@pytest.mark.slow
@pytest.mark.parametrize("name", named_rankers())
def test_every_named_ranker_is_explained(name: str, capsys: Output) -> None:
    assert main(["rules", name, "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert list(record) == ["name", "sentence", "hand", "deck", "qualifier", "categories"]
    assert record["name"] == name
    assert all(row["sentence"] for row in record["categories"])
    assert bool(record["qualifier"]) == (name == "eight-or-better")
    assert main(["rules", name]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 4


def test_fewer_cards_than_a_hand_may_play(capsys: Output) -> None:
    assert main(["rules", "incomplete"]) == 0
    assert "hand: up to 5 cards play, the best of a holding of 1 or more" in (
        capsys.readouterr().out
    )


def test_a_plug_in_is_explained_without_counting(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    row: Named[Ranker] = Named("spade", "The highest spade.", HighestSpade())
    monkeypatch.setitem(RANKERS.rows, row.name, row)
    assert main(["rules", "spade"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2:] == [
        "hand: 1 card plays, the best of a holding",
        "deck: 52-card deck",
        "from best to worst:",
        "  spade",
        "  nothing",
    ]


def test_rules_that_take_too_long_to_count_are_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: object) -> None:
        raise TooManyError("too many")

    monkeypatch.setattr("acehigh.odds.frequencies.frequencies", refused)
    found = explained(named_rankers()["three-card"])
    assert len(found.categories) == 6
    assert found.record()["categories"] == [
        {"category": name, "sentence": sentence} for name, sentence in found.categories.items()
    ]
    assert not any(line.startswith("to win: ") for line in found.lines())


def test_the_worst_hand_that_may_win_is_told() -> None:
    found = Explained(
        "ours", "Ours.", "5 cards play", "52-card deck", "8-low", {"pair": "Two."}
    )
    assert list(found.lines()) == [
        "ours: Ours.",
        "",
        "hand: 5 cards play",
        "deck: 52-card deck",
        "to win: 8-low, or better",
        "from best to worst:",
        "  pair  Two.",
    ]
