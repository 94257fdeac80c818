"""One error for each kind of mistake, all of them `CardError`, which is a `ValueError`."""

from collections.abc import Iterable, Mapping

_LONGEST_MESSAGE = 1000


class CardError(ValueError):
    """Something is wrong with the cards or the names that were given.

    A message of more than 1,000 characters, which repeats a long text, is shortened: it keeps
    its beginning, which says what is wrong, and its end, which says what was expected.
    """

    def __init__(self, message: str = "") -> None:
        if len(message) > _LONGEST_MESSAGE:
            message = f"{message[:600]} [...] {message[-300:]}"
        super().__init__(message)


class ParseError(CardError):
    """Text, or another object, that is no card."""


class DuplicateCardError(CardError):
    """A card is held more often than the deck has it."""


class NotInDeckError(CardError):
    """A card that the deck in use lacks."""


class HandSizeError(CardError):
    """Too few cards for the rules, or a board or hand of an impossible size."""


class AmountError(CardError):
    """An amount of chips or money that cannot be, or cannot be divided so."""


class TooManyError(CardError):
    """So many holdings that counting them would take hours."""


class UnknownNameError(CardError):
    """A name of a ranker or a suit order that nobody has given."""


class MissingExtraError(CardError):
    """What is asked for needs libraries that only an extra of the package installs."""


def unknown_name(
    kind: str, name: str, known: Iterable[str], aliases: Mapping[str, str] | None = None
) -> UnknownNameError:
    """Return the error for a name that is not known, with the nearest that is, if one is near.

    Args:
        kind: what it should name: ``"suit order"``.
        name: the name.
        known: the names there are.
        aliases: other names, in lower case and without spaces, of some of these.

    >>> unknown_name("suit order", "itly", ["italy", "skat"])
    UnknownNameError("unknown suit order 'itly': did you mean 'italy'? Known: italy, skat")
    >>> unknown_name("game", "whist", ["manila", "razz"])
    UnknownNameError("unknown game 'whist'. Known: manila, razz")
    """
    # Imported here, not above: needed only once something has gone wrong.
    from difflib import get_close_matches  # noqa: PLC0415

    names = sorted(known)
    tried = {**{one: one for one in names}, **(aliases or {})}
    given = str(name).lower()
    # "omaha" is not near "manila", and no name is better than a wrong one; but of a short name
    # one letter is half.
    near = get_close_matches(given, tried, n=1, cutoff=0.65 if len(given) > 3 else 0.5)
    near = near if isinstance(name, str) else []
    hint = f": did you mean {tried[near[0]]!r}?" if near else "."
    return UnknownNameError(f"unknown {kind} {name!r}{hint} Known: {', '.join(names)}")
