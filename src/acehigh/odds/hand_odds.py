"""`hand_odds`: how often a holding ends up in each category."""

from collections import Counter
from concurrent.futures import Executor
from dataclasses import replace
from functools import cached_property, partial

from acehigh.cards import Card
from acehigh.errors import CardError, TooManyError
from acehigh.keys import Category, Hand, RankKey
from acehigh.odds.counted import MOST_HOLDINGS, Frequencies
from acehigh.odds.equities import boards
from acehigh.odds.equities.contenders import Contender
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import deals_of, keys_of
from acehigh.odds.equities.game import AnyGame, Deal
from acehigh.odds.equities.worth import worth_in
from acehigh.odds.frequencies import frequencies
from acehigh.odds.sharing import Progress, in_parts
from acehigh.parsing import Cards, parse_cards

_IN_A_PART = 50_000


class HandOdds(Frequencies):
    """How many deals give a holding each key: `Frequencies` of the deals yet to come."""

    @cached_property
    def examples(self) -> dict[Category, Hand]:
        """Nothing: which cards play is a matter of the game."""
        return {}


def hand_odds(
    game: AnyGame,
    holding: Cards,
    board: Cards = (),
    dead: Cards = (),
    *,
    part: str | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> HandOdds:
    """Return how often a holding ends up in each category, over all deals yet to come.

    Args:
        game: the game, its name, or a ranker, as for `equity`.
        holding: the cards that are held; those missing are yet to be dealt.
        board: the board so far.
        dead: cards that cannot come.
        part: by which part's rules, of a game with several. Default: the first part's.
        executor: what shares the work of a long count among processes.
        progress: called with how many parts of the work are done, and how many there are.

    Raises:
        CardError: as for `equity`; or the game has no such part.
        TooManyError: the count would take too long.

    >>> from acehigh import High, hand_odds
    >>> for row in hand_odds(High(), "As Ah").rows:
    ...     print(f"{row.category}: {row.count:,} of 19,600")
    four of a kind: 48 of 19,600
    full house: 192 of 19,600
    three of a kind: 2,112 of 19,600
    two pair: 3,168 of 19,600
    pair: 14,080 of 19,600
    """
    held, shared, out = parse_cards(holding), parse_cards(board), parse_cards(dead)
    deal = Deal.of(game, [held], shared)
    deal.check([held], shared, out)
    chosen = _part(deal, part)
    if chosen.among == "holding" or chosen.any_cards_play:
        return _of_any_cards(deal, chosen, held, shared, out, executor, progress)
    contest = Contest(
        deal.deck,
        (replace(chosen, all_qualify=True),),
        (held,),
        (deal.hole - len(held),),
        shared,
        deal.board - len(shared),
        out,
    )
    keys = (
        _by_ranks(contest) if boards.serves(contest) else _by_deals(contest, executor, progress)
    )
    best_first = sorted(((key, ways) for key, ways in keys.items() if ways), reverse=True)
    cards = deal.hole + deal.board
    return HandOdds(chosen.ranker, cards, (*held, *shared), dict(best_first), out)


def _of_any_cards(
    deal: Deal,
    part: Part,
    held: tuple[Card, ...],
    board: tuple[Card, ...],
    dead: tuple[Card, ...],
    executor: Executor | None,
    progress: Progress | None,
) -> HandOdds:
    """Return the odds where any cards may play: those of holdings as large as all of them."""
    # Where the player's own cards play alone, the board only takes some away.
    alone = part.among == "holding"
    known, others = (held, board + dead) if alone else (held + board, dead)
    number = deal.hole if alone else deal.hole + deal.board
    counted = frequencies(
        part.ranker,
        number,
        deck=deal.deck,
        known=known,
        dead=others,
        executor=executor,
        progress=progress,
    )
    return HandOdds(part.ranker, number, known, counted.keys, others)


def _part(deal: Deal, name: str | None) -> Part:
    """Return the part of a name, or the first.

    Raises:
        CardError: there is no such part.
    """
    for part in deal.parts:
        if name in (None, part.name):
            return part
    known = ", ".join([part.name for part in deal.parts])
    raise CardError(f"the game has no part {name!r}, only {known}")


def _by_ranks(contest: Contest) -> Counter[RankKey]:
    """Return on how many boards the holding has each key, counted by ranks."""
    laid_out, seen = boards.boards_left(contest), boards.Seen.of(contest)
    (part,), (held,) = contest.parts, seen.holdings
    player = Contender(worth_in(part), held, seen.board, laid_out)
    counts: Counter[int] = Counter()
    for value, ways in zip(player.values, laid_out.ways(), strict=True):
        counts[value] += ways
    for suit, ranks in laid_out.in_suit.items():
        ((mine,), shared, _) = boards.Seen.of(contest, suit)
        for number in range(min(contest.to_come, len(ranks)) + 1):
            suited = laid_out.suited(ranks, number)
            flushes = player.flushes(suited, mine, shared)
            for flush, places in zip(flushes, suited.places, strict=True):
                for place, ways in zip(places, suited.ways(), strict=True):
                    plain = player.values[place]
                    if plain < flush:
                        counts[flush] += ways
                        counts[plain] -= ways
    keys = player.worth.keys(part.ranker.hand_size)
    return Counter({keys[value]: number for value, number in counts.items()})


def _by_deals(
    contest: Contest, executor: Executor | None, progress: Progress | None
) -> Counter[RankKey]:
    """Return in how many deals the holding has each key, going through all of them.

    Raises:
        TooManyError: they are too many.
    """
    if contest.deals > MOST_HOLDINGS:
        raise TooManyError(
            f"{contest.deals:,} deals are too many: {MOST_HOLDINGS:,} is the most"
        )
    counts: Counter[RankKey] = Counter()
    work, parts = partial(_some_deals, contest), contest.deals // _IN_A_PART + 1
    for found in in_parts(work, parts, executor=executor, progress=progress):
        counts.update(found)
    return counts


def _some_deals(contest: Contest, part: int, parts: int) -> Counter[RankKey]:
    """Return the same of a part of the deals."""
    (played,) = contest.parts
    return Counter(
        key
        for (held,), some in deals_of(contest, part, parts)
        for key in keys_of(played, held, some)
    )
