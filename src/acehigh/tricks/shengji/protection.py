"""House rules on what need not be broken up to follow."""

from typing import Literal, TypeAlias, get_args

from acehigh.errors import CardError

Protection: TypeAlias = Literal["none", "longer", "tractors", "both"]
"""Nothing; sets longer than the one that is due; tractors, unless one is led; or both."""


def check_protection(protection: str) -> None:
    """Raise an error unless there is such a house rule.

    Raises:
        CardError: there is none.
    """
    if protection not in get_args(Protection):
        known = ", ".join(map(repr, get_args(Protection)))
        raise CardError(f"protection is one of {known}, not {protection!r}")


def spares_longer_sets(protection: Protection) -> bool:
    """Return whether a set is due only as a whole, never a pair out of a triple."""
    return protection in ("longer", "both")


def spares_runs(protection: Protection) -> bool:
    """Return whether a led set asks for loose sets only, never for a tractor."""
    return protection in ("tractors", "both")
