"""What `import acehigh` brings: the public names, few modules, and no tables."""

import subprocess
import sys

import acehigh

# What an interpreter has loaded that the import is measured against.
USUAL = "import dataclasses, enum, typing, re, functools, itertools, math, collections.abc"


def printed(code: str) -> list[str]:
    """Return the words that Python code prints in an interpreter of its own."""
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    return done.stdout.split()


# What every program needs that ranks high hands; the rest is imported when it is first used.
MODULES = {
    "acehigh",
    "acehigh.cards",
    "acehigh.checks",
    "acehigh.dealt",
    "acehigh.deck_contents",
    "acehigh.decks",
    "acehigh.engine",
    "acehigh.engine.draws",
    "acehigh.engine.flush_keys",
    "acehigh.engine.kept",
    "acehigh.engine.many",
    "acehigh.engine.places",
    "acehigh.engine.rank_table",
    "acehigh.engine.rules",
    "acehigh.engine.shared_tables",
    "acehigh.engine.tables",
    "acehigh.engine.weights",
    "acehigh.errors",
    "acehigh.evaluators",
    "acehigh.evaluators.describe",
    "acehigh.evaluators.hand_ranker",
    "acehigh.evaluators.hand_rule",
    "acehigh.evaluators.hand_value",
    "acehigh.evaluators.high",
    "acehigh.evaluators.made",
    "acehigh.evaluators.no_wild_cards",
    "acehigh.evaluators.ranker",
    "acehigh.evaluators.rule",
    "acehigh.evaluators.rules_value",
    "acehigh.holdings",
    "acehigh.keys",
    "acehigh.lazy",
    "acehigh.markup",
    "acehigh.parsing",
}


def test_the_import_loads_these_modules_and_nothing_else() -> None:
    show = "; import sys; print(*sys.modules)"
    usual = set(printed(USUAL + show))
    assert set(printed(f"{USUAL}, acehigh{show}")) - usual == MODULES


def test_the_import_builds_no_tables() -> None:
    code = (
        "import acehigh; from acehigh.engine.shared_tables import tables_of;"
        "print(tables_of.cache_info().currsize)"
    )
    assert printed(code) == ["0"]


def test_the_public_names_are_there_once() -> None:
    names = acehigh.__all__
    assert len(names) == len(set(names))
    assert all(hasattr(acehigh, name) for name in names)
    assert set(names) >= {
        "Card", "Category", "Deck", "Hand", "High", "Rank", "RankKey", "Ranker", "Suit",
        "SuitOrder", "beats", "best_hand", "parse_card", "parse_cards", "ranker_named",
        "ranking", "winners",
    }  # fmt: skip


def test_public_things_say_what_they_do() -> None:
    assert acehigh.__doc__
    # A type alias cannot have a docstring.
    for name in set(acehigh.__all__) - {"Cards"}:
        assert getattr(acehigh, name).__doc__, name
