"""The pages of games say of every game what it is."""

import re
from pathlib import Path

from acehigh.games import game_named
from acehigh.games.named import BUILT_IN

DOCS = Path(__file__).parent.parent / "docs"


def test_the_tables_list_every_game() -> None:
    page = (DOCS / "games.md").read_text("utf-8")
    rows = ["| " + " | ".join(row.value.summary) + " |" for row in BUILT_IN]
    assert [line for line in page.splitlines() if line in rows] == rows


def test_every_game_of_the_home_table_is_known() -> None:
    page = (DOCS / "which-game.md").read_text("utf-8")
    cells = [line.split("|")[2] for line in page.splitlines() if line.startswith("|")][2:]
    names = [name for cell in cells for name in re.findall("`(.*?)`", cell)]
    assert len(names) > 30
    assert all(game_named(name).name == name for name in names)
