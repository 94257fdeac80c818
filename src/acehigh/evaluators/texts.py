"""Rankers, decks and keys as text that lasts: for databases, JSON and other programs.

The text of a ranker reads as one says it: ``high``, ``stripped(7)``,
``wild(ace-to-five(eight_or_better=yes), 2 Jh, naturals=beat)``. A key is the text of its ranker
and its number: ``high#1609``. The pages of the documentation say what stays the same.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, Field
from functools import cache
from types import UnionType
from typing import Any, Literal, get_args, get_origin

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import Deck
from acehigh.errors import CardError, unknown_name
from acehigh.evaluators.declared import Declared
from acehigh.evaluators.lowest_wild import LowestCardWild
from acehigh.evaluators.named import BUILT_IN, named_rankers, ranker_named
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.evaluators.rules_value import arguments_of
from acehigh.evaluators.special_hand import NAMED_HANDS, Added, SpecialHand
from acehigh.evaluators.wild import Bug, Wild
from acehigh.keys import Category, Hand, RankKey, key_of
from acehigh.parsing import parse_cards, parse_suit


def ranker_text(ranker: Ranker) -> str:
    """Return a text from which `ranker_from_text` makes an equal ranker.

    Raises:
        CardError: it has none: what is wild is a predicate, or the class belongs to no ranker
            that has a name.

    >>> from acehigh import AceToFive, Deck
    >>> ranker_text(Wild(AceToFive(Deck.standard() * 2), Rank.TWO, naturals="beat"))
    'wild(ace-to-five(deck(copies=2)), 2, naturals=beat)'
    """
    name = _name(type(checked_ranker(ranker)))
    if _kinds().get(name) is not type(ranker):
        named = [row.name for row in named_rankers().values() if row.given == ranker]
        if not named:
            raise CardError(f"{ranker!r} has no text: no ranker of its class has a name")
        return named[0]
    return _call(name, ranker)


def ranker_from_text(text: str) -> Ranker:
    """Return the ranker that a text says: a name, and in parentheses what is not as usual.

    Raises:
        UnknownNameError: there is no ranker of that name.
        CardError: the text cannot be read, or says what the rules do not take.

    >>> ranker_from_text("wild(high, 2 Jh)")
    Wild(wild=(Rank.TWO, Card(Rank.JACK, Suit.HEARTS)))
    >>> ranker_from_text("manila") == ranker_from_text("stripped(7, flush_over_full_house=yes)")
    True
    """
    name, arguments = _parts(text)
    kind = _kinds().get(name)
    if kind is None and arguments:
        raise unknown_name("rules", name, _kinds())
    return _made(kind, arguments) if kind else ranker_named(name)


def deck_text(deck: Deck) -> str:
    """Return a text from which `deck_from_text` makes an equal deck.

    >>> deck_text(Deck.stripped(Rank.TEN).with_jokers(1) * 2)
    'deck(ranks=T J Q K A, jokers=Jk, copies=2)'
    """
    return _call("deck", deck)


def deck_from_text(text: str) -> Deck:
    """Return the deck that a text says.

    Raises:
        CardError: the text cannot be read, or says what is no deck.

    >>> deck_from_text("deck(jokers=BJ SJ)")
    Deck.standard(jokers='BJ SJ')
    """
    name, arguments = _parts(text)
    if name != "deck":
        raise CardError(f"expected a deck, as 'deck(copies=2)', not {text!r}")
    deck: Deck = _made(Deck, arguments)
    return deck


def key_text(key: RankKey | Hand) -> str:
    """Return a text from which `key_from_text` gives the key back, in any process.

    Args:
        key: the key, or the hand.

    Raises:
        CardError: it is neither; or as for `ranker_text` and `Ranker.number`.

    >>> from acehigh import High
    >>> key_text(High().key("As Ks Qs Js Ts"))
    'high#1'
    """
    found = key_of(key)
    ranker = checked_ranker(found.ranker)
    return f"{ranker_text(ranker)}#{ranker.number(found)}"


def key_from_text(text: RankKey | str) -> RankKey:
    """Return the key that a text says; a key is taken as well.

    Raises:
        CardError: as for `ranker_from_text` and `Ranker.key_of_number`.

    >>> key_from_text("high#7462").describe()
    'seven high, five kicker'
    """
    if isinstance(text, RankKey):
        return text
    rules, mark, number = text.rpartition("#") if isinstance(text, str) else ("", "", "")
    if not mark or re.fullmatch("[0-9]{1,18}", number) is None:
        raise CardError(f"expected the text of a key, as 'high#1609', not {text!r}")
    return ranker_from_text(rules).key_of_number(int(number))


def _name(kind: type[object]) -> str:
    """Return the name of a class as it is written: ``ace-to-five``."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


@cache
def _kinds() -> dict[str, type[Ranker]]:
    """Return the classes of rankers that have a name, by theirs; ours before plug-ins'."""
    rows = [*BUILT_IN, *named_rankers().values()]
    named: list[type[Ranker]] = [Wild, Bug, LowestCardWild]
    named += [type(row.given) for row in rows if row.given is not None]
    kinds: dict[str, type[Ranker]] = {}
    for kind in named:
        kinds.setdefault(_name(kind), kind)
    return kinds


def _call(name: str, value: Ranker | Deck) -> str:
    """Return a value as a name and, in parentheses, the fields that are not as usual."""
    given, all_before = [], True
    for one in arguments_of(type(value)):
        said = getattr(value, one.name)
        usual = one.default is not MISSING and said == one.default
        by_place = all_before and not one.kw_only and not isinstance(value, Deck)
        # What others are wrapped around is always said.
        if not usual or one.type is Ranker:
            given.append(_said(said) if by_place else f"{one.name}={_said(said)}")
        else:
            all_before = False
    if not given:
        return name
    return f"{name}({', '.join(given)})"


def _said(value: object) -> str:
    """Return the value of a field as text."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Rank() | Suit() | Card():
            return str(value)
        case int():
            return str(int(value))
        case Deck():
            return deck_text(value)
        case Ranker():
            return ranker_text(value)
        case SpecialHand() if value == NAMED_HANDS.get(value.name):
            return value.name
        case Category() | str() if not re.search("[,()=#<]", str(value)):
            return str(value)
        case tuple():
            ordered = any(isinstance(one, Category | SpecialHand) for one in value)
            return (" < " if ordered else " ").join(map(_said, value))
        case _:
            raise CardError(f"{value!r} has no text: only ranks, cards, words and numbers have")


def _parts(text: str) -> tuple[str, list[str]]:
    """Return the name with which a text begins, and what is in its parentheses."""
    whole = text.strip() if isinstance(text, str) else ""
    name, parenthesis, rest = whole.partition("(")
    if not name or (parenthesis and not rest.endswith(")")):
        raise CardError(f"expected rules or a deck as text, as 'wild(high, 2)', not {text!r}")
    arguments, depth = [""], 0
    for character in rest[:-1]:
        depth += (character == "(") - (character == ")")
        if depth < 0:
            raise CardError(f"a parenthesis too many is closed in {text!r}")
        if character == "," and depth == 0:
            arguments.append("")
        else:
            arguments[-1] += character
    if depth:
        raise CardError(f"a parenthesis is not closed in {text!r}")
    return name.strip().lower(), [one.strip() for one in arguments if one.strip()]


def _made(kind: type[Any], arguments: list[str]) -> Any:
    """Return the ranker or deck with these arguments.

    Raises:
        CardError: there is no such argument, or it comes twice, or cannot be read.
    """
    known = {one.name: one for one in arguments_of(kind)}
    by_place = [one.name for one in known.values() if not one.kw_only]
    given: dict[str, object] = {}
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=") if _is_named(argument) else ("", "", argument)
        name = name.strip() or (by_place[place] if place < len(by_place) else argument)
        if name not in known:
            raise unknown_name(f"option of {_name(kind)}", name, known)
        if name in given:
            raise CardError(f"{name} is said twice, the second time in {argument!r}")
        given[name] = _read(known[name], value.strip())
    return kind(**given)


def _is_named(argument: str) -> bool:
    return re.match(r"\s*\w+\s*=", argument) is not None


def _read(one: Field[Any], value: str) -> object:
    """Return the value of a field from its text.

    Raises:
        CardError: it cannot be read.
    """
    if get_origin(one.type) is Literal:
        return value
    # Of what may be left out too, as a suit or None.
    kinds = get_args(one.type) if isinstance(one.type, UnionType) else ()
    read = next((_READERS[kind] for kind in (one.type, *kinds) if kind in _READERS), None)
    if read is None:
        raise CardError(f"{one.name} cannot be read from text")
    return read(value)


def _read_yes(value: str) -> bool:
    if value not in ("yes", "no"):
        raise CardError(f"expected yes or no, not {value!r}")
    return value == "yes"


def _read_ranks(value: str) -> tuple[Rank, ...]:
    ranks = {str(rank): rank for rank in Rank}
    letters = "".join(value.upper().split())
    for letter in letters:
        if letter not in ranks:
            raise CardError(f"{letter!r} is no rank in {value!r}, expected 2-9, T, J Q K A")
    return tuple([ranks[letter] for letter in letters])


def _read_rank(value: str) -> Rank:
    ranks = _read_ranks("T" if value == "10" else value)
    if len(ranks) != 1:
        raise CardError(f"expected one rank, not {value!r}")
    return ranks[0]


def _read_number(value: str) -> int:
    if re.fullmatch("-?[0-9]{1,18}", value) is None:
        raise CardError(f"expected a whole number, not {value!r}")
    return int(value)


_READERS: dict[Any, Callable[[str], object]] = {
    bool: _read_yes,
    int: _read_number,
    str: str,
    Rank: _read_rank,
    Suit: parse_suit,
    Deck: deck_from_text,
    Ranker: ranker_from_text,
    Declared: str,
    tuple[Rank, ...]: _read_ranks,
    tuple[Suit, ...]: lambda value: tuple(map(parse_suit, value.split())),
    tuple[Card, ...]: parse_cards,
    Added: lambda value: [name.strip() for name in value.split("<")],
    tuple[Category, ...]: lambda value: tuple(
        Category(name.strip()) for name in value.split("<")
    ),
}
