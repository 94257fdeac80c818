"""The command line: ``acehigh chart``."""

import json
import re
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
as_pdf = pytest.mark.skipif(find_spec("svglib") is None, reason="needs the extra `chart`")


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let each test write to a folder of its own."""
    monkeypatch.chdir(tmp_path)


def texts(name: str) -> list[str]:
    return re.findall("<text.*>(.*)</text>", Path(name).read_text("utf-8"))


def test_a_chart_of_the_rules_is_written(capsys: Output) -> None:
    assert main(["chart", "--rules", "three-card", "-o", "chart.svg"]) == 0
    assert capsys.readouterr() == ("", "")
    assert texts("chart.svg")[0] == "Three card hands"
    assert "16,440 ways" in texts("chart.svg")


@as_pdf
def test_a_chart_is_written_in_the_format_of_its_name(capsys: Output) -> None:
    assert main(["chart", "--rules", "three-card", "--json", "--output", "a.pdf"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": "a.pdf", "total": 22100}
    assert Path("a.pdf").read_bytes().startswith(b"%PDF")


def test_wild_cards_the_title_paper_and_colours_are_chosen() -> None:
    options = ["--jokers", "1", "--cards", "5", "--title", "Ours & yours", "--paper", "letter"]
    argv = ["chart", "--rules", "royal-20", *options, "-o", "chart.svg"]
    assert main(argv) == 0
    two = Path("chart.svg").read_text("utf-8")
    assert texts("chart.svg")[0] == "Ours &amp; yours"
    assert 'width="215.9mm"' in two
    assert "as A" in texts("chart.svg")
    assert main([*argv, "--four-colours", "--force"]) == 0
    four = Path("chart.svg").read_text("utf-8")
    assert "#1450c8" in four
    assert "#1450c8" not in two


def test_more_cards_than_a_hand_can_be_counted() -> None:
    assert main(["chart", "--rules", "royal-20", "--cards", "6", "-o", "chart.svg"]) == 0
    assert any("The best of six cards" in text for text in texts("chart.svg"))


@in_one_test(
    ("argv", "message"),
    [
        ([], "the following arguments are required: -o/--output"),
        (["-o", "chart.gif"], "argument -o/--output: unknown chart format '.gif'"),
        (["-o", "chart.svg", "--rules", "hig"], "argument --rules: unknown rules 'hig'"),
        (["-o", "chart.svg", "--cards", "two"], "argument --cards: expected a number"),
        (["-o", "chart.svg", "--cards", "99"], "99"),
        (["-o", "chart.svg", "--cards", "0"], "not 0"),
        (["-o", "chart.svg", "--paper", "a5"], "argument --paper: invalid choice: 'a5'"),
        (["-o", "chart.svg", "--naturals", "beat"], "--naturals needs wild cards"),
        (["-o", "chart.svg", "As Kd"], "unrecognized arguments: As Kd"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert message in usage_error(capsys, "chart", *argv)
    assert not Path("chart.svg").exists()


def test_the_extra_is_asked_for_before_anything_is_counted(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "svglib", None)
    message = usage_error(capsys, "chart", "-o", "chart.pdf")
    assert "a .pdf chart needs svglib" in message
    assert "pip install 'acehigh[chart]'" in message


def test_a_file_that_cannot_be_written(capsys: Output) -> None:
    message = usage_error(capsys, "chart", "--rules", "three-card", "-o", "none/chart.svg")
    assert message.endswith("expected a file in a folder that is there, got 'none/chart.svg'")
    Path("folder.svg").mkdir()
    assert "got 'folder.svg'" in usage_error(capsys, "chart", "-o", "folder.svg")


@as_pdf
def test_a_title_that_a_pdf_has_no_letters_for(capsys: Output) -> None:
    argv = ["--rules", "three-card", "--title", "Покер", "-o", "chart.pdf"]
    assert "П" in usage_error(capsys, "chart", *argv)


def test_the_help_fits_a_terminal(capsys: Output) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["chart", "--help"])
    assert exit_.value.code == 0
    out = capsys.readouterr().out
    assert "acehigh chart --rules short-deck" in out
    assert max(map(len, out.splitlines())) <= 88


def test_the_royal_flush_has_a_row_if_it_is_asked_for() -> None:
    assert main(["chart", "--rules", "royal-20", "--royal-flush", "-o", "chart.svg"]) == 0
    assert "Royal flush" in texts("chart.svg")


@as_pdf
def test_a_font_that_is_none_is_told(capsys: Output) -> None:
    argv = ["chart", "--rules", "three-card", "--font", "no.ttf", "-o", "a.pdf"]
    message = "expected the file of a TrueType font, not 'no.ttf'"
    assert message in usage_error(capsys, *argv)
