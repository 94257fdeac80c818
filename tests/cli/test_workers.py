"""Long work: shared among processes, with a bar that shows how far it is."""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from typing import Any

import pytest

from acehigh.cli import main
from acehigh.cli.workers import workers

Output = pytest.CaptureFixture[str]


def printed(capsys: Output, *argv: str) -> str:
    """Return what a table prints."""
    assert main(["table", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_processes_share_the_work(capsys: Output) -> None:
    options = ("--rules", "three-card", "--json")
    assert printed(capsys, *options, "--processes", "2") == printed(capsys, *options)


class Bar:
    """Stands for tqdm's, and remembers."""

    made: list["Bar"]

    def __init__(self, **options: Any) -> None:
        self.options = options
        self.total, self.n = 0, 0
        Bar.made.append(self)

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def update(self, more: int) -> None:
        self.n += more


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[Bar]:
    tqdm = pytest.importorskip("tqdm")
    Bar.made = []
    monkeypatch.setattr(tqdm, "tqdm", Bar)
    return Bar.made


def test_a_long_count_shows_how_far_it_is(capsys: Output, bars: list[Bar]) -> None:
    printed(capsys, "--rules", "three-card", "--wild", "2", "--cards", "5")
    (bar,) = bars
    assert bar.n == bar.total >= 1
    assert bar.options["delay"] == 1
    # Not where standard error is a file.
    assert bar.options["disable"] is None


def test_without_tqdm_there_is_no_bar(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert printed(capsys, "--json").count("\n") == 9


def test_processes_are_stopped_when_work_is_given_up() -> None:
    others = set(active_children())

    def given_up() -> None:
        with workers(2) as (executor, _):
            assert isinstance(executor, ProcessPoolExecutor)
            for _ in range(4):
                executor.submit(time.sleep, 600)
            assert set(active_children()) - others
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        given_up()
    assert not set(active_children()) - others


def test_work_that_is_not_shared_has_no_processes() -> None:
    with workers(None) as (executor, _):
        assert executor is None
