"""Cards, hand numbers, games and whole hands as others write them, and back.

None of the other libraries is imported: their numbers, texts and codes follow rules, stated
here.
"""

from acehigh.interchange.cards import (
    from_eval7,
    from_phevaluator,
    from_pokerkit,
    from_treys,
    kev_of,
    key_of_kev,
    to_eval7,
    to_phevaluator,
    to_pokerkit,
    to_treys,
)
from acehigh.interchange.hand_histories import PlayedHand, played_phh, settle_phh
from acehigh.interchange.pokerkit_states import PokerkitState, shown_in, winners_in
from acehigh.interchange.variant_codes import PHH_GAMES, game_of_phh, phh_codes

__all__ = [
    "PHH_GAMES",
    "PlayedHand",
    "PokerkitState",
    "from_eval7",
    "from_phevaluator",
    "from_pokerkit",
    "from_treys",
    "game_of_phh",
    "kev_of",
    "key_of_kev",
    "phh_codes",
    "played_phh",
    "settle_phh",
    "shown_in",
    "to_eval7",
    "to_phevaluator",
    "to_pokerkit",
    "to_treys",
    "winners_in",
]
