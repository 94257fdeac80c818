"""The command line: ``acehigh rules``, which lists rules or explains one; and the commands."""

import json
from pathlib import Path

import pytest

import acehigh.cli.commands
from acehigh import Category, Deck, Ranker, RankKey, parse_cards
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.cli.commands import command, names
from acehigh.cli.explained import explained
from acehigh.errors import TooManyError
from acehigh.evaluators.named import RANKERS, named_rankers
from helpers.cases import in_one_test
from helpers.usage import usage_error

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


def test_unknown_rules_have_a_nearest_name(capsys: Output) -> None:
    assert usage_error(capsys, "rules", "badugy").startswith(
        "unknown rules 'badugy': did you mean 'badugi'?"
    )


# All commands


def test_a_command_is_a_file() -> None:
    folder = Path(acehigh.cli.commands.__file__).parent
    files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert {name.replace("-", "_") for name in names()} == files
    for name in names():
        assert command(name).name == name


def test_acehigh_alone_prints_the_help(capsys: Output) -> None:
    for argv in ([], ["--help"]):
        with pytest.raises(SystemExit) as exit_:
            main(argv)
        assert exit_.value.code == 0
        out = capsys.readouterr().out
        assert out.startswith("usage: acehigh ")
        assert all(command(name).summary in " ".join(out.split()) for name in names())


@in_one_test("name", names())
def test_every_command_has_help_that_fits(name: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([name, "--help"])
    assert exit_.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: acehigh {name} ")
    assert max(map(len, out.splitlines())) <= 94


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ("best --jokers 9999 As", "argument --jokers: expected 0 to 16 jokers, got 9999"),
        (f"best --jokers {'9' * 30} As", "argument --jokers: expected 0 to 16 jokers, got 99"),
        ("table --cards 1000001", "argument --cards: expected 0 to 1,000,000, got 1000001"),
        ("table --processes 62", "argument --processes: expected 1 to 61 processes, got 62"),
        ("pot As=1 fold=1 --unit 1e-99999", "argument --unit: an amount of chips has up to 18"),
    ],
)
def test_huge_numbers_are_refused_at_once(argv: str, message: str, capsys: Output) -> None:
    assert usage_error(capsys, *argv.split()).startswith(message)


def test_a_huge_amount_is_refused_at_once(capsys: Output) -> None:
    assert main(["pot", "As = 1e999999", "fold = 1"]) == 1
    assert capsys.readouterr().err == (
        "arguments: an amount of chips has up to 18 digits, not '1e999999'\n"
    )


def test_one_ranker_as_json(capsys: Output) -> None:
    assert main(["rules", "three-card", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["name"] == "three-card"
    assert found["categories"][0]["category"] == "straight flush"


def test_rules_are_explained_by_any_of_their_names(capsys: Output) -> None:
    assert main(["rules", "Razz"]) == 0
    assert capsys.readouterr().out.startswith("ace-to-five: Low: aces low")


def test_a_game_that_is_asked_for_as_rules_is_named(capsys: Output) -> None:
    said = (
        "'plo' is a game, not rules: `acehigh games 'omaha'` says by which rules its hands rank"
    )
    assert usage_error(capsys, "rules", "plo") == said
    assert usage_error(capsys, "best", "As Ks 2d 2c", "--rules", "plo").endswith(said)


def test_rules_may_be_a_text(capsys: Output) -> None:
    assert main(["best", "2s Kd Kc 9s 4h", "--rules", "wild(high, 2)"]) == 0
    assert capsys.readouterr().out == (
        "Kd Kc 2s 9s 4h: three of a kind, kings, nine kicker (2s as Ks)\n"
    )
    said = usage_error(capsys, "best", "2s Kd Kc 9s 4h", "--rules", "wild(high, 2")
    assert "argument --rules: expected rules or a deck as text, as 'wild(high, 2)'" in said
