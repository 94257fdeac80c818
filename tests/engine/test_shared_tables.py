"""Equal rankers share their tables, in all threads and in children that are forked."""

import os
import signal
import threading

import pytest

from acehigh import High, Stripped
from acehigh.engine import shared_tables

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork"),
    pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning"),
]


def test_equal_rankers_share_their_tables() -> None:
    assert High().tables is High().tables is not Stripped().tables


class InChild(High):
    """High hands by a ranker that has no tables yet."""

    child: int = 0


def exit_code_of_child(number: int) -> int:
    """Fork a child that makes tables, and return its exit code: 14 if it hung."""
    child = os.fork()
    if child == 0:  # pragma: no cover - another process
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(20)
        made = InChild(child=number).key("As Ah Kd Qc Js").describe()
        os._exit(0 if made == "pair of aces, king kicker" else 1)
    _, status = os.waitpid(child, 0)
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.waitstatus_to_exitcode(status)


@pytest.mark.slow
def test_a_child_forked_while_a_thread_makes_tables_does_not_hang() -> None:
    holding, let_go = threading.Event(), threading.Event()

    def make_tables() -> None:
        with shared_tables.CREATING:
            holding.set()
            let_go.wait(0.3)

    for number in range(3):
        holding.clear()
        thread = threading.Thread(target=make_tables)
        thread.start()
        holding.wait()
        assert exit_code_of_child(number) == 0
        thread.join()


def test_a_fork_within_the_making_of_tables_lets_both_go_on() -> None:
    with shared_tables.CREATING:
        assert exit_code_of_child(10) == 0
    assert InChild(child=11).key("As Ah Kd Qc Js").describe() == "pair of aces, king kicker"


def test_where_there_are_no_forks_nothing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "register_at_fork")
    shared_tables._free_after_forks()
