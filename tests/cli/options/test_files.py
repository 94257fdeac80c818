"""Pictures from the command line: to standard output, to a new file, over an old one."""

from pathlib import Path

import pytest

from acehigh.cli import main
from acehigh.cli.options.files import STANDARD_OUTPUT, file_in_a_folder
from acehigh.errors import CardError
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
CHART = ["chart", "--rules", "three-card"]


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let each test write to a folder of its own."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("argv", "name"),
    [(CHART, "-o"), (["range", "QQ+"], "--svg")],
)
def test_a_file_is_overwritten_only_if_asked(
    argv: list[str], name: str, capsys: Output
) -> None:
    Path("mine.svg").write_text("mine")
    message = usage_error(capsys, *argv, name, "mine.svg")
    assert message == "'mine.svg' is there already: --force overwrites it"
    assert Path("mine.svg").read_text() == "mine"
    assert main([*argv, name, "mine.svg", "--force"]) == 0
    assert Path("mine.svg").read_text("utf-8").rstrip().endswith("</svg>")


@pytest.mark.parametrize(("argv", "name"), [(CHART, "-o"), (["range", "QQ+"], "--svg")])
def test_json_and_a_picture_do_not_share_standard_output(
    argv: list[str], name: str, capsys: Output
) -> None:
    message = usage_error(capsys, *argv, name, "-", "--json")
    assert message == "--json goes without writing to standard output"


def test_a_file_is_in_a_folder_that_is_there() -> None:
    assert file_in_a_folder("new.svg") == Path("new.svg")
    assert file_in_a_folder("-") == STANDARD_OUTPUT
    Path("folder.svg").mkdir()
    assert file_in_a_folder("folder.svg/new.svg") == Path("folder.svg/new.svg")
    for text in ("folder.svg", "none/new.svg"):
        with pytest.raises(CardError) as error:
            file_in_a_folder(text)
        assert str(error.value) == f"expected a file in a folder that is there, got {text!r}"
