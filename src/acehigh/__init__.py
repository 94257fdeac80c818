"""Ranks hands of cards under any rules.

A ranker is a set of rules as a value; `ranker.key(cards)` is what the best hand among the
cards is worth, and a greater key is the better hand, in every game.

>>> from acehigh import High
>>> High().key("Ah Ad Kc Ks 2d 2h 7s").describe()
'two pair, aces and kings, seven kicker'
"""

from typing import TYPE_CHECKING

from acehigh import markup
from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.high import High
from acehigh.evaluators.made import with_above
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.rule import RuleRanker
from acehigh.holdings import Holding, parse_holding
from acehigh.keys import Category, Hand, RankKey
from acehigh.lazy import lazy_names
from acehigh.parsing import Cards, parse_card, parse_cards


def _read_key(value: object) -> RankKey:
    from acehigh.evaluators.texts import key_from_text  # noqa: PLC0415 - few programs need it

    return key_from_text(value)  # type: ignore[arg-type]  # what is no text is refused


def _write_key(key: RankKey) -> str:
    from acehigh.evaluators.texts import key_text  # noqa: PLC0415 - few programs need it

    return key_text(key)


markup.read_by(RankKey, _read_key, _write_key)

if TYPE_CHECKING:
    from acehigh.compare import beats, best_hand, best_hands, ranking, winners
    from acehigh.evaluators.ace_to_five import AceToFive
    from acehigh.evaluators.ace_to_six import AceToSix
    from acehigh.evaluators.badugi import Badugi
    from acehigh.evaluators.brag import Brag
    from acehigh.evaluators.card_rule import CardRuleRanker
    from acehigh.evaluators.declared import (
        MAN_WITH_THE_AXE,
        ONE_EYED_JACKS,
        ONE_EYED_ROYALS,
        SUICIDE_KING,
    )
    from acehigh.evaluators.deuce_to_seven import DeuceToSeven
    from acehigh.evaluators.four_card import FourCard
    from acehigh.evaluators.incomplete import Incomplete
    from acehigh.evaluators.lowest_wild import LowestCardWild
    from acehigh.evaluators.named import ranker_named
    from acehigh.evaluators.single_card import SingleCard
    from acehigh.evaluators.soko import Soko
    from acehigh.evaluators.special_hand import SpecialHand
    from acehigh.evaluators.special_hands import SpecialHands
    from acehigh.evaluators.stripped import Stripped, TwentyCard
    from acehigh.evaluators.texts import (
        key_from_text,
        key_text,
        ranker_from_text,
        ranker_text,
    )
    from acehigh.evaluators.three_card import ThreeCard
    from acehigh.evaluators.two_card import TwoCard
    from acehigh.evaluators.why import why
    from acehigh.evaluators.wild import Bug, Wild
    from acehigh.odds.counted import Frequencies
    from acehigh.odds.equity import equity
    from acehigh.odds.frequencies import frequencies
    from acehigh.odds.hand_odds import hand_odds
    from acehigh.odds.outs import outs
    from acehigh.odds.ranges import Range
    from acehigh.orders import SuitOrder
    from acehigh.showdowns.pots import side_pots
    from acehigh.showdowns.settlement import settle
    from acehigh.showdowns.tiebreaks import SuitTieBreak
    from acehigh.version import __version__
else:
    # A test sees that this and the list above agree.
    _LAZY = {
        "compare": ("beats", "best_hand", "best_hands", "ranking", "winners"),
        "evaluators.ace_to_five": ("AceToFive",),
        "evaluators.ace_to_six": ("AceToSix",),
        "evaluators.badugi": ("Badugi",),
        "evaluators.brag": ("Brag",),
        "evaluators.card_rule": ("CardRuleRanker",),
        "evaluators.declared": (
            "MAN_WITH_THE_AXE",
            "ONE_EYED_JACKS",
            "ONE_EYED_ROYALS",
            "SUICIDE_KING",
        ),
        "evaluators.deuce_to_seven": ("DeuceToSeven",),
        "evaluators.four_card": ("FourCard",),
        "evaluators.incomplete": ("Incomplete",),
        "evaluators.lowest_wild": ("LowestCardWild",),
        "evaluators.named": ("ranker_named",),
        "evaluators.single_card": ("SingleCard",),
        "evaluators.soko": ("Soko",),
        "evaluators.special_hand": ("SpecialHand",),
        "evaluators.special_hands": ("SpecialHands",),
        "evaluators.stripped": ("Stripped", "TwentyCard"),
        "evaluators.texts": ("key_from_text", "key_text", "ranker_from_text", "ranker_text"),
        "evaluators.three_card": ("ThreeCard",),
        "evaluators.two_card": ("TwoCard",),
        "evaluators.why": ("why",),
        "evaluators.wild": ("Bug", "Wild"),
        "odds.counted": ("Frequencies",),
        "odds.equity": ("equity",),
        "odds.frequencies": ("frequencies",),
        "odds.hand_odds": ("hand_odds",),
        "odds.outs": ("outs",),
        "odds.ranges": ("Range",),
        "orders": ("SuitOrder",),
        "showdowns.pots": ("side_pots",),
        "showdowns.settlement": ("settle",),
        "showdowns.tiebreaks": ("SuitTieBreak",),
        "version": ("__version__",),
    }
    __getattr__, __dir__ = lazy_names(globals(), _LAZY)


__all__ = [
    "MAN_WITH_THE_AXE",
    "ONE_EYED_JACKS",
    "ONE_EYED_ROYALS",
    "SUICIDE_KING",
    "AceToFive",
    "AceToSix",
    "Badugi",
    "Brag",
    "Bug",
    "Card",
    "CardError",
    "CardRuleRanker",
    "Cards",
    "Category",
    "Deck",
    "DeuceToSeven",
    "FourCard",
    "Frequencies",
    "Hand",
    "High",
    "Holding",
    "Incomplete",
    "Joker",
    "LowestCardWild",
    "Range",
    "Rank",
    "RankKey",
    "Ranker",
    "RuleRanker",
    "SingleCard",
    "Soko",
    "SpecialHand",
    "SpecialHands",
    "Stripped",
    "Suit",
    "SuitOrder",
    "SuitTieBreak",
    "ThreeCard",
    "TwentyCard",
    "TwoCard",
    "Wild",
    "__version__",
    "beats",
    "best_hand",
    "best_hands",
    "equity",
    "frequencies",
    "hand_odds",
    "key_from_text",
    "key_text",
    "outs",
    "parse_card",
    "parse_cards",
    "parse_holding",
    "ranker_from_text",
    "ranker_named",
    "ranker_text",
    "ranking",
    "settle",
    "side_pots",
    "why",
    "winners",
    "with_above",
]
