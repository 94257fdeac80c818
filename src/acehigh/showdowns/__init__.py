"""Showdowns: who wins, who gets what of the pots, and the rulings at the table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acehigh.showdowns.pots import side_pots
    from acehigh.showdowns.settlement import Table, settle
else:
    _HOMES = {"Table": "settlement", "settle": "settlement", "side_pots": "pots"}

    def __getattr__(name):
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        # Imported here, not above: `acehigh` imports this package, and few need pots.
        from importlib import import_module  # noqa: PLC0415

        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = value
        return value

    def __dir__():
        return sorted({*globals(), *__all__})


__all__ = ["Table", "settle", "side_pots"]
