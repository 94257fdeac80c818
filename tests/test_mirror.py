"""A test file for each module: tests/ has the folders and the names of src/acehigh.

`tests/engine/test_places.py` tests `acehigh.engine.places`, and `tests/test_testing.py` what
the package `acehigh.testing` defines itself. What takes several files goes on after the
module's name: `tests/odds/test_frequencies_dead.py`. Tests that are of no single module lie at
the top, under names that say what they check.
"""

import ast
from pathlib import Path

import acehigh

SOURCE = Path(acehigh.__file__).parent
TESTS = Path(__file__).parent

# Modules without a test file of their own, and why. This may only become less.
EXEMPT = {
    "__main__": "it calls `main`, which the tests of the command line do too",
    "cli/command": "what a command states: a record without behaviour",
    "engine/rules": "what the engine asks of a ranker: declarations",
    "evaluators/hand_rule": "what a rule for one hand is: declarations",
}


def modules() -> dict[str, Path]:
    """Return each module by its place, and each package that defines something itself."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        if path.stem != "__init__":
            found[path.relative_to(SOURCE).with_suffix("").as_posix()] = path
        elif path.parent != SOURCE and defines_something(path):
            found[path.parent.relative_to(SOURCE).as_posix()] = path
    return found


def defines_something(path: Path) -> bool:
    """Return whether a file defines a public function or class."""
    return any(
        isinstance(one, ast.FunctionDef | ast.ClassDef) and not one.name.startswith("_")
        for one in ast.parse(path.read_text("utf-8")).body
    )


def names_in(folder: Path) -> set[str]:
    """Return the names of the modules and packages of a folder of the library."""
    return {path.stem for path in folder.iterdir()}


def test_each_module_has_its_test_file() -> None:
    missing = {
        module
        for module in modules()
        if not (TESTS / Path(module).parent / f"test_{Path(module).name}.py").exists()
    }
    assert missing == EXEMPT.keys()


def test_each_test_file_in_a_folder_belongs_to_a_module() -> None:
    for path in sorted(TESTS.glob("*/**/test_*.py")):
        folder = SOURCE / path.parent.relative_to(TESTS)
        words = path.stem.removeprefix("test_").split("_")
        names = {"_".join(words[:end]) for end in range(1, len(words) + 1)}
        assert folder.is_dir(), f"{path} is in a folder that the library has not"
        assert names & names_in(folder), f"{path} is named after no module"


def test_the_exempt_declare_and_do_nothing() -> None:
    for module in EXEMPT.keys() - {"__main__"}:
        for one in ast.walk(ast.parse(modules()[module].read_text("utf-8"))):
            if isinstance(one, ast.FunctionDef):
                docstring, *rest = one.body
                assert isinstance(docstring, ast.Expr)
                assert [ast.unparse(part) for part in rest] == ["..."], one.name
