"""What a package index shows."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_readme_there_has_no_link_that_leads_nowhere() -> None:
    pytest.importorskip("hatchling")
    from package_readme import PackageReadme  # noqa: PLC0415 - it needs hatchling

    metadata: dict[str, dict[str, str]] = {}
    PackageReadme(str(ROOT), {}).update(metadata)
    text = metadata["readme"]["text"]
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert all(link.startswith("https://") for link in links)
    assert "Quickstart: cards, decks" in text


def test_addresses_are_for_everybody() -> None:
    assert all(url.startswith("https://") for url in PROJECT.get("urls", {}).values())


def test_every_supported_python_is_named_and_tried() -> None:
    named = [name.rpartition(" ")[2] for name in PROJECT["classifiers"] if ":: 3." in name]
    run = (ROOT / ".ci" / "run").read_text("utf-8")
    assert f"for version in {' '.join(named)}; do" in run
    assert PROJECT["requires-python"] == f">={named[0]}"
