"""Names of a package are imported when they are asked for, and listed before."""

import pytest

from acehigh.lazy import lazy_names


def test_a_name_is_imported_once_and_kept() -> None:
    package: dict[str, object] = {"__name__": "acehigh.showdowns", "here": 1}
    get, listed = lazy_names(package, {"pots": ("side_pots", "Pot"), "table": ("Table",)})
    assert listed() == ["Pot", "Table", "__name__", "here", "side_pots"]
    assert set(package) == {"__name__", "here"}
    found = get("side_pots")
    assert package["side_pots"] is found
    # Python asks a module's `__getattr__` only for what it does not have: no more for this.
    assert set(package) == {"__name__", "here", "side_pots"}
    assert listed() == ["Pot", "Table", "__name__", "here", "side_pots"]


def test_other_names_are_not_there() -> None:
    get, _ = lazy_names({"__name__": "acehigh.showdowns"}, {"pots": ("side_pots",)})
    # The module itself is no name that the package offers.
    for name in ("sidepots", "pots", "__path__"):
        with pytest.raises(AttributeError) as error:
            get(name)
        assert str(error.value) == f"module 'acehigh.showdowns' has no attribute {name!r}"


def test_what_a_module_lacks_is_an_error_when_it_is_asked_for() -> None:
    get, _ = lazy_names({"__name__": "acehigh.showdowns"}, {"pots": ("no_such_thing",)})
    with pytest.raises(AttributeError, match="no_such_thing"):
        get("no_such_thing")
