"""Showdowns: who wins, who gets what of the pots, and the rulings at the table."""

from typing import TYPE_CHECKING

from acehigh.lazy import lazy_names

if TYPE_CHECKING:
    from acehigh.showdowns.pots import side_pots
    from acehigh.showdowns.settlement import Table, settle
else:
    # `acehigh` imports this package, and few programs need pots.
    _LAZY = {"settlement": ("Table", "settle"), "pots": ("side_pots",)}
    __getattr__, __dir__ = lazy_names(globals(), _LAZY)

__all__ = ["Table", "settle", "side_pots"]
