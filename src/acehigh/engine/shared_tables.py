"""One `Tables` for all rankers that are equal, in all threads and in forked children."""

import os
from _thread import RLock  # As functools does: threading takes longer to import.
from functools import lru_cache

from acehigh.engine.kept import droppable
from acehigh.engine.rules import Rules
from acehigh.engine.tables import Tables


@droppable
@lru_cache(maxsize=256)
def tables_of(rules: Rules) -> Tables:
    """Return the tables that belong to a ranker and to all equal to it; hold CREATING.

    The 256 rankers used last keep theirs.
    """
    return Tables(rules)


CREATING = RLock()
"""Held while tables are created, so that threads which start together share them."""


def _free_after_forks() -> None:
    """See to it that no child is forked while another thread holds CREATING.

    It would be held in the child for good: the thread that would let it go is not there.
    """
    if hasattr(os, "register_at_fork"):  # Where there are forks.
        os.register_at_fork(
            before=CREATING.acquire,
            after_in_parent=CREATING.release,
            after_in_child=CREATING.release,
        )


_free_after_forks()
