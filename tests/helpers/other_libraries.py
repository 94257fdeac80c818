"""What other libraries answer to the worked examples of the rules.

Each is called as its own documentation says, and only where it offers the game. The table of
docs/why.md is made of this: `python tests/benchmarks/comparison.py` prints it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import combinations, pairwise
from typing import Any

from acehigh import Deck
from helpers.rule_examples import EXAMPLES, Example

FAMILIES = (
    "high",
    "ace to five",
    "deuce to seven",
    "ace to six",
    "wild cards",
    "other decks",
    "short hands",
    "three cards",
    "suits",
    "no unbeatable hand",
    "refusals",
)


THE_52 = {str(card) for card in Deck.standard()}


@dataclass(frozen=True)
class Judge:
    """How a library ranks holdings by the rules of an example.

    What it does not offer is None.
    """

    # Whatever compares: the greater is the better. Cards come as our text, board and all.
    worth: Callable[[Sequence[str]], Any]
    category: Callable[[Any], str] | None = None
    # The letters of the ranks of the cards that play.
    played: Callable[[Any], Iterable[str]] | None = None
    qualifies: Callable[[Any], bool] | None = None
    most_cards: int = 7
    # Whether it is given text, in which a card may be wrong, not one of 52 objects.
    reads_text: bool = True


@dataclass(frozen=True)
class Library:
    """A library, and how it judges an example; None if it does not offer the game."""

    name: str
    judge: Callable[[Example], Judge | None]


def family(example: Example) -> str:
    """Return the family of rules that an example is about."""
    rules = example.rules
    if example.kind == "error":
        return "refusals"
    if rules["game"] in {"italian", "greek"}:
        return "no unbeatable hand"
    if "suit_rule" in rules:
        return "suits"
    if {"joker", "wild"} & rules.keys():
        return "wild cards"
    if {"deck", "decks", "suits"} & rules.keys():
        return "other decks"
    if rules["game"] == "three_card":
        return "three cards"
    if rules["game"] == "low":
        names = {"a5": "ace to five", "27": "deuce to seven", "a6": "ace to six"}
        return names[rules["low"]]
    return "short hands" if example.is_short else "high"


def is_standard_high(example: Example) -> bool:
    """Return whether an example is about five cards or more of the 52, by the usual rules."""
    return example.rules.keys() <= {"game", "board"} and family(example) in {"high", "refusals"}


def treys_library() -> Library:
    from treys import Card, Evaluator

    evaluator = Evaluator()

    def category(worth: int) -> str:
        return str(evaluator.class_to_string(evaluator.get_rank_class(-worth)))

    judge = Judge(
        lambda cards: -evaluator.evaluate([Card.new(card) for card in cards], []), category
    )
    return Library("treys", lambda example: judge if is_standard_high(example) else None)


def phevaluator_library() -> Library:
    from phevaluator import evaluate_cards

    judge = Judge(lambda cards: -evaluate_cards(*cards))
    return Library("phevaluator", lambda example: judge if is_standard_high(example) else None)


def eval7_library() -> Library:
    import eval7

    judge = Judge(
        lambda cards: eval7.evaluate([eval7.Card(card) for card in cards]), eval7.handtype
    )
    return Library("eval7", lambda example: judge if is_standard_high(example) else None)


def pokerkit_library() -> Library:
    import pokerkit

    def kind(example: Example) -> Any:
        rules = example.rules
        match rules:
            case {"joker": _} | {"wild": _}:
                return None
            case {"low": "a5", "qualifier": 8}:
                return pokerkit.EightOrBetterLowHand
            case {"low": "a5"}:
                return pokerkit.RegularLowHand
            case {"low": "27"}:
                return pokerkit.StandardLowHand
            case {"game": "three_card"}:
                # Another game of three cards, in which the same hands rank alike.
                return pokerkit.RhodeIslandHoldemHand
            case {"deck": 36, "flush_over_full_house": True, **others}:
                plain = "trips_over_straight" not in others
                return pokerkit.ShortDeckHoldemHand if plain else None
        return pokerkit.StandardHighHand if is_standard_high(example) else None

    def judge(example: Example) -> Judge | None:
        hand = kind(example)
        if hand is None:
            return None
        # A hand that misses the qualifier is none to it.
        low = example.rules.get("qualifier")
        from_game = hand.from_game_or_none if low else hand.from_game
        return Judge(
            lambda cards: from_game("".join(cards)),
            lambda worth: worth.entry.label.value,
            lambda worth: [card.rank.value for card in worth.cards],
            (lambda worth: worth is not None) if low else None,
            most_cards=52,
        )

    return Library("pokerkit", judge)


def clubs_library() -> Library:
    from clubs.poker import Card, Evaluator

    usual = ["sf", "fk", "fh", "fl", "st", "tk", "tp", "pa", "hc"]

    def evaluator(example: Example) -> Any:
        rules = example.rules
        order = list(usual)
        match rules:
            case {"joker": _} | {"wild": _} | {"decks": _} | {"suits": _} | {"categories": _}:
                return None
            case {"game": "three_card"}:
                # By default the rarer category is the better, as it is here.
                return Evaluator(4, 13, 3)
            case {"game": "high", "deck": int(size)}:
                if rules.get("flush_over_full_house"):
                    order[2:4] = ["fl", "fh"]
                if rules.get("trips_over_straight"):
                    order[4:6] = ["tk", "st"]
                return Evaluator(4, size // 4, 5, order=order)
        return Evaluator(4, 13, 5) if is_standard_high(example) else None

    def judge(example: Example) -> Judge | None:
        ranks = evaluator(example)
        if ranks is None:
            return None
        return Judge(
            lambda cards: -ranks.evaluate([Card(card) for card in cards], []),
            lambda worth: ranks.get_rank_class(-worth),
            most_cards=52,
        )

    return Library("clubs", judge)


def pokerlib_library() -> Library:
    from pokerlib import HandParser
    from pokerlib.enums import Rank, Suit

    suits = {"s": Suit.SPADE, "c": Suit.CLUB, "d": Suit.DIAMOND, "h": Suit.HEART}
    letters = "23456789TJQKA"
    judge = Judge(
        lambda cards: HandParser(
            [(Rank(letters.index(card[0])), suits[card[1]]) for card in cards]
        ),
        lambda worth: worth.handenum.name,
        lambda worth: [letters[rank] for rank, _ in worth.handfullcards],
        reads_text=False,
    )
    return Library("pokerlib", lambda example: judge if is_standard_high(example) else None)


def tilted_library() -> Library:
    from tilted import Card, CardRank, CardSuit, Hand

    # It spells the name of one suit in its own way.
    suits = dict(zip("cdhs", CardSuit, strict=True))
    ranks = dict(zip("23456789TJQKA", CardRank, strict=True))

    def worth(cards: Sequence[str]) -> Any:
        held = [Card(ranks[card[0]], suits[card[1]]) for card in cards]
        # As its own `Game` finds the best hand of a player.
        return max(Hand(list(five)) for five in combinations(held, 5))

    judge = Judge(
        worth,
        lambda hand: hand.hand_rank.name,
        lambda hand: [str(card)[:-1].replace("10", "T") for card in hand.cards],
        reads_text=False,
    )
    return Library("tilted", lambda example: judge if is_standard_high(example) else None)


def pypokerengine_library() -> Library:
    from pypokerengine.engine.card import Card
    from pypokerengine.engine.hand_evaluator import HandEvaluator

    def worth(cards: Sequence[str]) -> int:
        held = [Card.from_str(card[1].upper() + card[0]) for card in cards]
        return int(HandEvaluator.eval_hand(held[:2], held[2:]))

    def judge(example: Example) -> Judge | None:
        # It is told apart which two cards are the player's own: it is for hold'em only.
        return Judge(worth) if is_standard_high(example) and example.board else None

    return Library("pypokerengine", judge)


# By the name of the module that each is imported from.
LIBRARIES: dict[str, Callable[[], Library]] = {
    "treys": treys_library,
    "phevaluator": phevaluator_library,
    "eval7": eval7_library,
    "pokerkit": pokerkit_library,
    "clubs": clubs_library,
    "pokerlib": pokerlib_library,
    "pypokerengine": pypokerengine_library,
    "tilted": tilted_library,
}


def answer(library: Library, example: Example) -> bool | None:
    """Return whether a library answers an example as expected; None if it offers no answer."""
    judge = library.judge(example)
    held = [[*hand, *example.board] for hand in example.hands]
    if judge is None or max(map(len, held)) > judge.most_cards:
        return None
    match example.kind:
        case "error":
            # None of them is told of two holdings at once, so none can see a card in both.
            unsayable = not judge.reads_text and not set(held[0]) <= THE_52
            return None if unsayable or len(held) > 1 else refuses(judge, held[0])
        case "qualifies" if judge.qualifies:
            qualify = [judge.qualifies(judge.worth(cards)) for cards in held]
            return bool(qualify == example.expected)
        case "category" if judge.category:
            names = [plain(judge.category(judge.worth(cards))) for cards in held]
            return names == [plain(name) for name in example.expected]
        case "best" if judge.played:
            ranks = [sorted(judge.played(judge.worth(cards))) for cards in held]
            return ranks == [sorted(expected) for expected in example.expected]
        case "beats" | "ties":
            worths = [judge.worth(cards) for cards in held]
            best = max(worths)
            winners = [index for index, worth in enumerate(worths) if worth == best]
            return bool(winners == example.expected)
        case "order":
            worths = [judge.worth(cards) for cards in held]
            return all(better > worse for better, worse in pairwise(worths))
        case _:
            return None


def refuses(judge: Judge, cards: Sequence[str]) -> bool:
    """Return whether a library raises an error, of whatever kind, rather than rank them."""
    try:
        judge.worth(cards)
    except Exception:
        return True
    return False


def plain(category: str) -> str:
    """Return the name of a category without what libraries write differently."""
    name = "".join(filter(str.isalpha, category.lower()))
    # A royal flush is a straight flush (H6).
    return {
        "royalflush": "straightflush",
        "quads": "fourofakind",
        "trips": "threeofakind",
        "onepair": "pair",
    }.get(name, name)


def heading() -> str:
    """Return the head of a Markdown table: how many examples there are of each family."""
    sizes = Counter(map(family, EXAMPLES))
    cells = " | ".join(f"{name} ({sizes[name]})" for name in FAMILIES)
    return f"| | {cells} |\n| --- |{' ---: |' * len(FAMILIES)}"


def row(library: Library) -> str:
    """Return a library's line of the table: so many as expected, of so many answers."""
    offered: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for example in EXAMPLES:
        found = answer(library, example)
        offered[family(example)] += found is not None
        right[family(example)] += found is True
    cells = [f"{right[name]}/{offered[name]}" if offered[name] else "" for name in FAMILIES]
    return f"| {library.name} {version(library.name)} | {' | '.join(cells)} |"
