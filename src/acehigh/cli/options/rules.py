"""The options that say which rules are played, with which deck, and what is wild."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from itertools import chain

from acehigh.cli.options.values import deck, number, or_usage_error, rules
from acehigh.errors import CardError
from acehigh.evaluators.declared import ranks_or_cards
from acehigh.evaluators.lowest_wild import LowestCardWild
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.wild import Bug, Wild
from acehigh.evaluators.with_wild_cards import Naturals

MOST_JOKERS = 16
"""The most jokers that a deck may have here."""


def add_rules(command: ArgumentParser) -> None:
    """Add the arguments that say which rules are played."""
    command.add_argument(
        "--rules",
        type=or_usage_error(rules),
        default="high",
        metavar="NAME",
        help="how hands rank (default: high): one of `acehigh rules`, or as 'wild(high, 2)'",
    )
    command.add_argument(
        "--deck",
        type=or_usage_error(deck),
        metavar="CARDS",
        help="52, 36 (the lowest ranks left out), 65 in five suits, 2x52, '52 without 8 9 10'",
    )
    _add_wild(command)


def _add_wild(command: ArgumentParser) -> None:
    """Add the arguments that say which cards are wild."""
    group = command.add_argument_group("wild cards")
    group.add_argument(
        "--wild",
        type=or_usage_error(ranks_or_cards),
        action="append",
        metavar="CARDS",
        help="ranks, as 2, or cards, as Jh,Js, are wild",
    )
    group.add_argument(
        "--jokers",
        type=or_usage_error(partial(number, most=MOST_JOKERS, of=" jokers")),
        metavar="N",
        help="the deck has so many jokers, and they are wild",
    )
    group.add_argument(
        "--bug", action="store_true", help="the joker is a bug, and so is what --wild names"
    )
    group.add_argument(
        "--lowest-wild", action="store_true", help="each player's lowest card is wild"
    )
    group.add_argument(
        "--naturals",
        choices=("equal", "beat", "fewer_wild", "more_wild"),
        help="what decides between equal hands with and without wild cards (default: equal)",
    )


def choose_rules(options: Namespace) -> None:
    """Give the rules, those of a low half too, the deck and the wild cards asked for."""
    _choose(options, "this deck", _with_deck)
    _choose_wild(options)


def _choose(
    options: Namespace, what: str, changed: Callable[[Ranker, Namespace], Ranker]
) -> None:
    """Change the rules, and those of a low half; report what they cannot have."""
    try:
        options.rules = changed(options.rules, options)
        if getattr(options, "low", None):
            options.low = changed(options.low, options)
    except CardError as error:
        options.error(f"the rules cannot have {what}: {error}")


def _with_deck(rules: Ranker, options: Namespace) -> Ranker:
    return rules if options.deck is None else rules.with_deck(options.deck)


def _choose_wild(options: Namespace) -> None:
    """Wrap the rules in the wild cards that were asked for."""
    asked = [name for name in ("wild", "bug", "lowest_wild") if getattr(options, name)]
    if "lowest_wild" in asked and len(asked) > 1:
        options.error("--lowest-wild goes without --wild and --bug")
    if options.jokers is None and not asked:
        if options.naturals:
            options.error("--naturals needs wild cards: --wild, --jokers, --bug, --lowest-wild")
        return
    if options.bug and options.jokers == 0:
        options.error("--bug needs a joker, and --jokers 0 leaves none")
    _choose(options, "these wild cards", _with_wild)


def _with_wild(base: Ranker, options: Namespace) -> Ranker:
    """Return the rules with the wild cards that were asked for.

    Raises:
        CardError: the rules cannot have them.
    """
    if options.jokers is not None:
        base = base.with_deck(base.deck.with_jokers(options.jokers))
    naturals: Naturals = options.naturals or "equal"
    if options.lowest_wild:
        return LowestCardWild(base, naturals=naturals)
    if options.jokers == 0 and options.wild is None:
        return base
    kind = Bug if options.bug else Wild
    named = [one if isinstance(one, tuple) else (one,) for one in options.wild or ()]
    return kind(base, wild=tuple(chain.from_iterable(named)), naturals=naturals)
