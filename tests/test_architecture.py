"""Storeys: modules import only what is below them, never in a circle, not even lazily."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import acehigh

ROOT = Path(acehigh.__file__).parent

# What each storey may import is itself and the storeys before it. The package's own module,
# which offers the public names, is ``acehigh``.
STOREYS = (
    "errors", "checks", "lazy", "version", "markup", "cards", "notations", "parsing",
    "holdings", "dealt", "deck_contents", "decks", "orders", "keys", "catalogue", "engine",
    "evaluators", "showdowns", "unbeatable", "compare", "odds.sharing", "games", "odds",
    "tricks", "acehigh", "interchange", "display", "chart", "testing", "cli", "__main__",
)  # fmt: skip


@cache
def modules() -> dict[str, Path]:
    """Return every module's file, by its name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = ["acehigh", *path.relative_to(ROOT).with_suffix("").parts]
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


@cache
def statements(name: str) -> tuple[ast.AST, ...]:
    """Return all that a module says, statements and parts of statements alike."""
    return tuple(ast.walk(ast.parse(modules()[name].read_text("utf-8"))))


@cache
def imported(name: str) -> frozenset[str]:
    """Return the modules of the library that a module imports, wherever it does."""
    return frozenset(one for node in statements(name) for one in _named(node)) - {name}


def _named(node: ast.AST) -> Iterator[str]:
    """Yield the modules of the library that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (one.name for one in node.names if one.name in modules())
    elif isinstance(node, ast.ImportFrom) and node.module in modules():
        for one in node.names:
            inner = f"{node.module}.{one.name}"
            yield inner if inner in modules() else node.module


def storey(module: str) -> str:
    """Return the storey of a module: its package, but for work that any storey may share."""
    if module == "acehigh.odds.sharing":
        return "odds.sharing"
    return module.split(".")[1] if "." in module else module


def test_the_storeys_are_all_there_are() -> None:
    assert {storey(module) for module in modules()} <= set(STOREYS)


def test_arrows_point_down() -> None:
    place = {name: place for place, name in enumerate(STOREYS)}
    upward = [
        (module, other)
        for module in modules()
        for other in imported(module)
        if place[storey(other)] > place[storey(module)]
    ]
    assert upward == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, f"a circle: {' -> '.join((*path, module))}"
        if module not in done:
            for other in sorted(imported(module)):
                visit(other, (*path, module))
            done.add(module)

    for module in modules():
        visit(module, ())


def test_no_import_is_relative_and_none_is_of_all_names() -> None:
    for name in modules():
        for node in statements(name):
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0
                assert all(one.name != "*" for one in node.names)


def test_odds_ask_games_and_rankers_through_their_contracts() -> None:
    for name in modules():
        if storey(name) == "odds":
            called = {
                node.func.id
                for node in statements(name)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            assert not called & {"getattr", "hasattr"}, name


def test_no_class_of_rankers_is_asked_for_above_them() -> None:
    # `isinstance(value, Ranker)` is the one question: whether it is a ranker at all.
    for name in modules():
        for node in statements(name):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "isinstance"
            ):
                asked = ast.unparse(node.args[1])
                assert asked == "Ranker" or not asked.endswith("Ranker"), (name, asked)
