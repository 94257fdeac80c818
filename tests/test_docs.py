"""Every example in README and docs runs and prints what it says."""

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]

_LONG = (
    "bad-beats", "command-line", "keys-that-last", "odds", "pai-gow", "testing", "video-poker",
    "your-own-rules",
)  # fmt: skip
LONG = {f"docs/{page}.md" for page in _LONG}
every_page = pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=name, marks=[pytest.mark.slow] if name in LONG else [])
        for page, name in zip(PAGES, NAMES, strict=True)
    ],
)

# What is written with another library, which is the first thing that a block imports.
COMING_FROM = (ROOT / "docs" / "coming-from.md").read_text("utf-8")
ELSEWHERE = {
    re.split(r"\s+", block, maxsplit=2)[1]: block
    for block in re.findall(r"^```python\n(.*?)^```", COMING_FROM, re.S | re.M)
}


# A block of a page that is a program of its own, why it is not run, if it is not, and what it
# prints, if the page shows it.
SCRIPT = re.compile(
    r"(?:^<!-- not run: (.+) -->\n\n)?^```python\n(.*?)^```(?:\n\n```text\n(.*?)^```)?",
    re.S | re.M,
)
SCRIPTS = [
    (name, why, block, printed)
    for page, name in zip(PAGES, NAMES, strict=True)
    if page.name != "coming-from.md"
    for why, block, printed in SCRIPT.findall(page.read_text("utf-8"))
]


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each `acehigh ...` command of a page's console blocks, and what it prints."""
    for block in re.findall(r"^```console\n(.*?)^```", page.read_text("utf-8"), re.S | re.M):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, printed = part.partition("\n")
            # What stands before installs the command.
            place = command.rfind("acehigh ")
            if place >= 0:
                yield command[place:], printed


@every_page
def test_the_python_examples_of_a_page_run(page: Path) -> None:
    for module in re.findall(r"^>>> (?:from|import) (\w+)", page.read_text("utf-8"), re.M):
        pytest.importorskip(module)
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_every_library_has_an_example() -> None:
    assert set(ELSEWHERE) == {"treys", "phevaluator", "eval7", "pokerkit"}


@pytest.mark.slow
@pytest.mark.parametrize(("library", "block"), ELSEWHERE.items(), ids=ELSEWHERE)
def test_the_examples_of_other_libraries_run(library: str, block: str) -> None:
    pytest.importorskip(library)
    exec(compile(block, library, "exec"), {})


@pytest.mark.parametrize("block", [block for _, why, block, _ in SCRIPTS if not why])
def test_a_program_of_a_page_can_be_imported_by_its_own_processes(block: str) -> None:
    exec(compile(block, "page", "exec"), {"__name__": "imported"})


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("block", "printed"), [(block, printed) for _, why, block, printed in SCRIPTS if not why]
)
def test_a_program_of_a_page_runs(block: str, printed: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(block, "utf-8")
    done = subprocess.run(
        [sys.executable, "program.py"], cwd=tmp_path, capture_output=True, check=True, text=True
    )
    assert "flush" in done.stdout
    assert printed in ("", done.stdout)


@every_page
def test_the_commands_of_a_page_print_what_it_says(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command, printed in commands(page):
        main(shlex.split(command)[1:])
        assert capsys.readouterr().out == printed, command


def test_the_pages_have_examples_to_run() -> None:
    found = [command for page in PAGES for command, _ in commands(page)]
    assert len(found) > 3


def test_the_script_is_the_documented_command() -> None:
    (script,) = entry_points(group="console_scripts", name="acehigh")
    assert script.load() is main


@in_one_test("page", PAGES)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
