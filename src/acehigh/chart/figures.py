"""How frequent a category is, in figures that people read."""

from math import floor, log10


def percent(count: int, total: int) -> str:
    """Return a share of the total in percent, to three digits, or more if it is nearly all.

    >>> percent(4, 2_598_960), percent(1_302_540, 2_598_960), percent(4, 4)
    ('0.000154%', '50.1%', '100%')
    >>> percent(2_598_956, 2_598_960)
    '99.9998%'
    """
    share, rest = 100 * count / total, 100 * (total - count) / total
    decimals = max(2 - floor(log10(share)), 0)
    if rest:
        decimals = max(decimals, -floor(log10(rest)))
    return f"{share:.{decimals}f}%"


def one_in(count: int, total: int) -> str:
    """Return how many hands there are to one of these.

    >>> one_in(4, 2_598_960), one_in(1_098_240, 2_598_960), one_in(4, 4)
    ('1 in 649,740', '1 in 2.4', '1 in 1')
    """
    times = total / count
    return f"1 in {times:,.0f}" if times >= 10 else f"1 in {times:.1f}".removesuffix(".0")


def ways(count: int) -> str:
    """Return in how many ways something can be dealt: ``"5,108 ways"``."""
    return f"{count:,} way{'s' if count > 1 else ''}"
