"""Names that a package offers and that are imported when they are first asked for.

Few programs need all that a package has, and a dataclass takes a millisecond to make.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

Names = tuple[Callable[[str], object], Callable[[], list[str]]]


def lazy_names(package: dict[str, object], homes: Mapping[str, Sequence[str]]) -> Names:
    """Return the ``__getattr__`` and the ``__dir__`` of a package (PEP 562).

    Args:
        package: its names, as ``globals()`` returns them.
        homes: by the names of its modules what is imported from each.
    """
    module_of = {name: module for module, names in homes.items() for name in names}

    def get(name: str) -> object:
        if name not in module_of:
            raise AttributeError(f"module {package['__name__']!r} has no attribute {name!r}")
        module = import_module(f"{package['__name__']}.{module_of[name]}")
        value = package[name] = getattr(module, name)
        return value

    def listed() -> list[str]:
        return sorted({*package, *module_of})

    return get, listed
