"""Many cases of one law as one test: a test of its own costs more than most cases do."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

Test = Callable[..., None]


def in_one_test(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Run a test with each case, as `pytest.mark.parametrize` does, but as one test.

    What fails says in which case; those after it are not tried.
    """
    several = isinstance(names, tuple)
    arguments = names if isinstance(names, tuple) else (names,)
    listed = [dict(zip(arguments, case if several else (case,), strict=True)) for case in cases]
    assert listed, "a law without a case proves nothing"

    def for_all(test: Test) -> Test:
        @wraps(test)
        def tested(**fixtures: Any) -> None:
            for case in listed:
                try:
                    test(**case, **fixtures)
                except BaseException as error:
                    error.add_note(f"in the case {case}")
                    raise

        # Pytest asks the signature which fixtures a test needs.
        signature = inspect.signature(test)
        others = [one for one in signature.parameters.values() if one.name not in arguments]
        tested.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]  # as inspect says
        return tested

    return for_all
