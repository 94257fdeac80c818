"""The command line: ``acehigh completion``, which lets shells complete it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from acehigh.cli import main
from acehigh.cli.commands import names
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


@in_one_test("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_a_script_with_all_commands(shell: str, capsys: Output) -> None:
    pytest.importorskip("shtab")
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for name in names():
        assert name in script
    assert "tie-break" in script
    # Rules are completed by name.
    assert "short-deck-trips" in script


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes(tmp_path: Path, capsys: Output) -> None:
    pytest.importorskip("shtab")
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "acehigh.sh"
    script.write_text(capsys.readouterr().out)

    def completed(*words: str) -> list[str]:
        asked = " ".join(words)
        code = (
            f"source {script}; COMP_WORDS=(acehigh {asked}); COMP_CWORD={len(words)}; "
            '_shtab_acehigh; echo "${COMPREPLY[@]}"'
        )
        run = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
        return run.stdout.split()

    assert completed("ta") == ["table"]
    assert completed("best", "--rules", "man") == ["manila"]
    assert completed("winners", "--game", "omaha") == ["omaha", "omaha-hi-lo"]
    assert completed("winners", "--tie-break", "pai") == ["paired"]


def test_without_shtab_it_is_asked_for(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    message = usage_error(capsys, "completion", "bash")
    assert message == "completion needs shtab: pip install 'acehigh[completion]'"


def test_an_unknown_shell_is_named(capsys: Output) -> None:
    assert "invalid choice: 'dos'" in usage_error(capsys, "completion", "dos")
