"""Declarations as text: how they are written, and how they are read (G7)."""

import re
from functools import cache

from acehigh.cards import Rank
from acehigh.errors import ParseError
from acehigh.games.menteur.forms import FORM_OF, FORMS, Form
from acehigh.keys import Category

_ROYAL = "royal flush"

# Other ways to say the same, and how they are written here.
_ALIASES = (
    (r"royal flush", "straight flush, ace high"),
    (r"(one|a) pair", "pair"),
    (r"two pairs", "two pair"),
    (r"(trips|three of a kind)( of)?", "three of a kind"),
    (r"(quads|four of a kind)( of)?", "four of a kind"),
    (r"five of a kind of", "five of a kind"),
    (r"(\w+) full of (\w+)", r"full house, \1 over \2"),
    (r"(straight|straight flush) to (?:the |an? )?(\w+)", r"\1, \2 high"),
)


def written(category: Category, ranks: tuple[Rank, ...]) -> str:
    """Return the text of a declaration: ``"pair of kings, ace kicker"``."""
    if not ranks:
        return category.name
    form = FORM_OF[category]
    if category is Category.STRAIGHT_FLUSH and ranks[0] is Rank.ACE:
        return _ROYAL
    return form.said.format(*ranks) + _kickers([rank.word for rank in ranks[form.named :]])


def _kickers(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(f", {word} kicker" for word in words)
    return f", {', '.join(words[:-1])} and {words[-1]} kickers"


def read(text: str) -> tuple[Category, tuple[Rank, ...]]:
    """Return the category that a text declares, and the ranks, in order of comparison.

    Raises:
        ParseError: the text declares nothing; the error says what was expected.
    """
    if not isinstance(text, str):
        raise ParseError(f"a declaration is text such as 'pair of kings', not {text!r}")
    said = " ".join(text.lower().split())
    for other, usual in _ALIASES:
        said = re.sub(rf"^{other}\b", usual, said)
    for form in FORMS:
        match = _pattern(form).fullmatch(said)
        if match:
            *words, kickers = match.groups()
            return form.category, _ranks(text, form, words, kickers)
    raise _no_declaration(text, said)


@cache
def _pattern(form: Form) -> re.Pattern[str]:
    """Return what matches a category with or without its ranks and kickers."""
    said = re.sub(r"\{.*?\}", r"(\\w+)", form.said.replace(", ", ",? "))
    kickers = r"(?:,? (?:with )?(\w[\w ,]*) kickers?)?"
    return re.compile(f"{form.category}|{said}{kickers}")


def _ranks(
    text: str, form: Form, words: list[str | None], listed: str | None
) -> tuple[Rank, ...]:
    """Return the ranks that the words of a declaration name, if they can be declared."""
    ranks = tuple(_rank(text, word) for word in words if word)
    if not ranks:
        return ()
    low = [rank for rank in ranks if rank < form.lowest]
    if low:
        raise ParseError(
            f"no {form.category} is {low[0].word} high (in {text!r}): "
            f"expected {form.lowest.word} to ace"
        )
    if len(set(ranks)) < len(ranks):
        raise ParseError(f"{text!r} names {ranks[0].plural} twice: expected different ranks")
    if form.alike:
        ranks = tuple(sorted(ranks, reverse=True))
    kickers = [_rank(text, word) for word in re.split(r",? and |, ?| ", listed or "") if word]
    return ranks + _good_kickers(text, form, ranks, sorted(kickers, reverse=True))


def _good_kickers(
    text: str, form: Form, ranks: tuple[Rank, ...], kickers: list[Rank]
) -> tuple[Rank, ...]:
    if len(kickers) > form.kickers:
        most = f"at most {form.kickers}" if form.kickers else "none"
        raise ParseError(
            f"{text!r} names too many kickers: expected {most} with {form.category}"
        )
    wrong = [k for k in kickers if not form.may_kick(k, ranks) or kickers.count(k) > 1]
    if wrong:
        expected = "lower than it" if form.groups == (1,) else "of other ranks"
        raise ParseError(
            f"{text!r} cannot have {wrong[0].word} as a kicker: expected different kickers, "
            f"{expected}"
        )
    return tuple(kickers)


def _rank(text: str, word: str) -> Rank:
    rank = _rank_words().get(word)
    if rank is None:
        raise ParseError(f"{word!r} is no rank (in {text!r}): expected two to ace")
    return rank


@cache
def _rank_words() -> dict[str, Rank]:
    """Return every word for a rank: ``"six"``, ``"sixes"``, ``"6"``, ``"6s"``."""
    words = {"10": Rank.TEN, "10s": Rank.TEN, "deuce": Rank.TWO, "deuces": Rank.TWO}
    for rank in Rank:
        letter = str(rank).lower()
        words |= dict.fromkeys([rank.word, rank.plural, letter, f"{letter}s"], rank)
    return words


def _no_declaration(text: str, said: str) -> ParseError:
    """Return the error for a text that declares nothing: what was expected instead."""
    # The longest name first, or a straight flush would be taken for a straight.
    forms = sorted(FORMS, key=lambda form: len(form.category.name), reverse=True)
    form = next((form for form in forms if said.startswith(form.category.name)), None)
    if form is None:
        names = ", ".join(form.category.name for form in FORMS)
        return ParseError(
            f"{text!r} is no declaration: expected one of {names}, {_ROYAL}; "
            "or one with its ranks, as 'pair of kings'"
        )
    example = written(form.category, (Rank.KING, Rank.FOUR)[: form.named])
    return ParseError(
        f"{text!r} is no declaration: expected {form.category.name!r} or, with ranks, "
        f"as {example!r}"
    )
