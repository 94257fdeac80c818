"""The version is that of the package that is installed, or unknown."""

from importlib.metadata import PackageNotFoundError

import pytest

import acehigh
from acehigh import version


def test_the_version_is_that_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "version", lambda name: f"{name} 1.2")
    assert version._installed() == "acehigh 1.2"


def test_sources_that_are_not_installed_have_no_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(version, "version", missing)
    assert version._installed() == "unknown"


def test_the_version_is_an_attribute() -> None:
    assert acehigh.__version__ == version.__version__
