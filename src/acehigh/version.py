"""The version of the package that is installed."""

from importlib.metadata import PackageNotFoundError, version


def _installed() -> str:
    try:
        return version("acehigh")
    except PackageNotFoundError:
        # The sources lie somewhere on the path and are not installed.
        return "unknown"


__version__ = _installed()
