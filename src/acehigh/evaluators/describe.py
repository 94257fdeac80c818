"""What a dealer says of a hand."""

from acehigh.cards import Rank
from acehigh.keys import Category


def describe_high(category: Category, ranks: tuple[Rank, ...], size: int = 5) -> str:
    """Return the sentence for a hand of a high game.

    Args:
        category: the category.
        ranks: the ranks that count.
        size: how many cards make a hand: only five make a royal flush (H6).

    >>> describe_high(Category.TWO_PAIR, (Rank.ACE, Rank.NINE, Rank.KING))
    'two pair, aces and nines, king kicker'
    >>> describe_high(Category.STRAIGHT_FLUSH, (Rank.ACE,))
    'straight flush, ace high (royal flush)'
    """
    if not ranks:
        # A plug-in's category may say it all.
        return str(category)
    first, *others = ranks
    match category:
        case Category.HIGH_CARD:
            return f"{first.word} high" + _kicker(others)
        case Category.PAIR:
            return f"pair of {first.plural}" + _kicker(others)
        case Category.TWO_PAIR:
            return f"two pair, {first.plural} and {others[0].plural}" + _kicker(others[1:])
        case Category.FULL_HOUSE:
            return f"full house, {first.plural} over {others[0].plural}"
        case Category.THREE_OF_A_KIND | Category.FOUR_OF_A_KIND | Category.FIVE_OF_A_KIND:
            return f"{category}, {first.plural}" + _kicker(others)
        case Category.STRAIGHT_FLUSH:
            nickname = _NICKNAMES.get(first, "") if size == 5 else ""
            return f"straight flush, {first.word} high" + nickname
        case Category.STRAIGHT | Category.FLUSH:
            return f"{category}, {first.word} high"
        case _:
            # A category of a plug-in's own.
            return f"{category}, {' '.join(map(str, ranks))}"


def describe_low(category: Category, ranks: tuple[Rank, ...]) -> str:
    """Return the sentence for a hand of a low game (L7).

    >>> wheel = (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE)
    >>> describe_low(Category.HIGH_CARD, wheel)
    '5-low (wheel)'
    >>> describe_low(Category.PAIR, (Rank.ACE, Rank.FOUR, Rank.THREE, Rank.TWO))
    'pair of aces, 4-low'
    """
    first, *others = ranks
    match category:
        case Category.HIGH_CARD:
            # Where straights count a five-low is one, so this is the best hand.
            return f"{in_digits(first)}-low" + (" (wheel)" if first is Rank.FIVE else "")
        case Category.PAIR:
            return f"pair of {first.plural}" + _low_kicker(others)
        case Category.TWO_PAIR:
            return f"two pair, {first.plural} and {others[0].plural}" + _low_kicker(others[1:])
        case Category.THREE_OF_A_KIND | Category.FOUR_OF_A_KIND:
            return f"{category}, {first.plural}" + _low_kicker(others)
        case _:
            return describe_high(category, ranks)


def _low_kicker(ranks: list[Rank]) -> str:
    return f", {in_digits(ranks[0])}-low" if ranks else ""


def in_digits(rank: Rank) -> str:
    """Return a rank as players call a low: ``"8"``, ``"10"``, ``"king"``."""
    return str(int(rank)) if rank <= Rank.TEN else rank.word


def _kicker(ranks: list[Rank]) -> str:
    return f", {ranks[0].word} kicker" if ranks else ""


_NICKNAMES = {Rank.ACE: " (royal flush)", Rank.FIVE: " (steel wheel)"}
