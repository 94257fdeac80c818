"""Ctrl-C: the first stops what is done, and further ones change nothing."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn


@contextmanager
def one_interrupt() -> Iterator[None]:
    """Raise KeyboardInterrupt within at the first Ctrl-C; ignore all that follow.

    So whatever has to be put in order before the process ends is not stopped again.
    """
    before = signal.getsignal(signal.SIGINT)

    def stop(*_: object) -> NoReturn:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    if before is not signal.default_int_handler or not _set(stop):
        yield
        return
    try:
        yield
    finally:
        # After an interrupt they stay ignored, until the process has ended.
        if signal.getsignal(signal.SIGINT) is stop:
            signal.signal(signal.SIGINT, before)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C within; processes that are started there ignore it for good."""
    before = signal.getsignal(signal.SIGINT)
    changed = _set(signal.SIG_IGN)
    try:
        yield
    finally:
        if changed:
            signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C from now on, in a process that is another's to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _set(handler: "signal._HANDLER") -> bool:
    """Set what happens at Ctrl-C; return whether that could be done: not in a thread."""
    try:
        signal.signal(signal.SIGINT, handler)
    except ValueError:
        return False
    return True
