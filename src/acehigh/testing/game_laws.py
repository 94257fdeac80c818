"""The laws that every game obeys, as one call that a test of a game makes.

>>> from acehigh.games import OMAHA_HI_LO
>>> check_game(OMAHA_HI_LO, examples=3)
"""

import pickle
from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol, TypeAlias

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.games.game import Game
from acehigh.holdings import AnyHolding, Holding
from acehigh.showdowns.table import Table

Deal: TypeAlias = tuple[list[AnyHolding], tuple[Card, ...]]
"""Some players' holdings, and a board."""


class GameLaw(Protocol):
    """A function that yields what is wrong with a game, as seen from one deal."""

    @property
    def __name__(self) -> str:
        """What the law says."""
        ...

    def __call__(self, game: Game, deal: Deal, random: Random) -> Iterator[str]:
        """Yield what is wrong."""
        ...


def check_game(game: Game, *, examples: int = 20, seed: int = 0) -> None:
    """Raise an AssertionError unless a game obeys the laws: chips are conserved, for one.

    Args:
        game: the game.
        examples: how many deals it is tried on.
        seed: what they are dealt by: the same deals them again.

    Raises:
        AssertionError: a law is broken; the message names the law, the cards and the game.
    """
    random = Random(seed)
    for _ in range(examples):
        deal = deal_game(game, random)
        for law in LAWS_OF_A_DEAL:
            complaint = next(law(game, deal, random), None)
            if complaint is not None:
                name = law.__name__.replace("_", " ")
                raise AssertionError(f"{game.name} breaks the law that {name}: {complaint}")


def deal_game(game: Game, random: Random) -> Deal:
    """Return holdings of a game for two to four players, and a board."""
    most = min(4, (len(game.deck) - game.board) // game.hole)
    held, board = game.deck.deal(random.randint(2, most), game.hole, game.board, random=random)
    down = game.hole - game.up
    return [Holding(one[:down], one[down:]) if game.up else one for one in held], board


def games_are_values(game: Game, deal: Deal, random: Random) -> Iterator[str]:
    """A game can be pickled, hashed and compared."""
    del random
    again = pickle.loads(pickle.dumps(game))
    if again != game or hash(again) != hash(game):
        yield "its pickle is another game"
    if again.winners(*deal) != game.winners(*deal):
        yield f"its pickle finds other winners of {_text(deal)}"


def text_will_do(game: Game, deal: Deal, random: Random) -> Iterator[str]:
    """Cards may be given as text."""
    del random
    held, board = deal
    texts = [str(one) if isinstance(one, Holding) else " ".join(map(str, one)) for one in held]
    if game.winners(texts, " ".join(map(str, board))) != game.winners(held, board):
        yield f"as text, {_text(deal)} has other winners"


def the_best_hands_win(game: Game, deal: Deal, random: Random) -> Iterator[str]:
    """Who wins a part has a hand that qualifies and that none beats."""
    del random
    held, board = deal
    told = game.told_by(held)
    hands = [told.hands(one, board) for one in held]
    for part, won in game.winners(held, board).items():
        keys = [hand[part].key for hand in hands]
        best = max((key for key in keys if key.qualifies), default=None)
        if won != tuple(seat for seat, key in enumerate(keys) if key == best):
            yield f"{won} win {part} of {_text(deal)}, but not with the best hands"


def the_order_of_players_changes_nothing(
    game: Game, deal: Deal, random: Random
) -> Iterator[str]:
    """Players may sit anywhere, unless the order of upcards tells what is wild."""
    held, board = deal
    told = game.told_by(held)
    seats = random.sample(range(len(held)), len(held))
    moved = told.winners([held[seat] for seat in seats], board)
    back = {part: tuple(sorted(seats[one] for one in won)) for part, won in moved.items()}
    if back != told.winners(held, board):
        yield f"seated as {seats}, {_text(deal)} has other winners"


def a_fold_takes_no_win_from_others(game: Game, deal: Deal, random: Random) -> Iterator[str]:
    """Whoever wins a part still wins it, and no less of it, where another folds."""
    held, board = deal
    told = game.told_by(held)
    folds = random.randrange(len(held))
    others = [seat for seat in range(len(held)) if seat != folds]
    after = told.winners([held[seat] for seat in others], board)
    for part, won in told.winners(held, board).items():
        stay = tuple(seat for seat in won if seat != folds)
        if stay and tuple(others[place] for place in after[part]) != stay:
            yield f"seat {folds} folds, and others than {stay} win {part} of {_text(deal)}"


def chips_are_conserved(game: Game, deal: Deal, random: Random) -> Iterator[str]:
    """All that was paid is won, whoever paid how much and whoever folded."""
    held, board = deal
    stay = random.sample(range(len(held)), random.randint(1, len(held)))
    paid = [random.choice([0, 1, 5, 5, 20, 33]) for _ in held]
    out = [seat for seat in range(len(held)) if seat not in stay]
    button = random.choice([None, 0])
    awards = game.settle(held, paid, Table(unit=1, button=button), board, folded=out)
    if sum(award.amount for award in awards) != sum(paid):
        yield f"of {paid} paid, {[str(award) for award in awards]}"
    if not {award.player for award in awards} <= set(stay):
        yield f"who folded wins of {_text(deal)}"


def wrong_deals_are_refused(game: Game, deal: Deal, random: Random) -> Iterator[str]:
    """Too few cards, too many, or one twice are refused by a CardError."""
    del random
    held, board = deal
    first, *others = held
    rest = [card for card in game.deck if not any(card in one for one in (*held, board))][:1]
    wrong: list[tuple[str, Sequence[AnyHolding], tuple[Card, ...]]] = [
        ("a card too few", [tuple(first)[1:], *others], board),
        ("a card twice", [first, first], board),
    ]
    if rest:
        wrong.append(("a card too many", [(*first, *rest), *others], board))
        wrong.append(("a board too long", held, (*board, *rest)))
    for what, dealt, shared in wrong:
        try:
            game.winners(dealt, shared)
        except CardError:
            continue
        yield f"{what} is taken: {_text(([*dealt], shared))}"


def _text(deal: Deal) -> str:
    held, board = deal
    shown = [str(one) if isinstance(one, Holding) else " ".join(map(str, one)) for one in held]
    return f"{shown}, board {' '.join(map(str, board)) or 'none'}"


LAWS_OF_A_DEAL: tuple[GameLaw, ...] = (
    games_are_values,
    text_will_do,
    the_best_hands_win,
    the_order_of_players_changes_nothing,
    a_fold_takes_no_win_from_others,
    chips_are_conserved,
    wrong_deals_are_refused,
)
