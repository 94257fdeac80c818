"""The variant codes of hand histories are games, and games have them, or none."""

import pytest

from acehigh.errors import UnknownNameError
from acehigh.games.named import BUILT_IN
from acehigh.interchange import PHH_GAMES, game_of_phh, phh_codes
from helpers.cases import in_one_test


@in_one_test(("code", "name"), PHH_GAMES.items())
def test_variant_codes_are_games_both_ways(code: str, name: str) -> None:
    game = game_of_phh(code)
    assert game is game_of_phh(code.lower())
    assert game.name == name
    assert code in phh_codes(game)


def test_games_without_a_code_have_none() -> None:
    coded = set(PHH_GAMES.values())
    assert all(bool(phh_codes(row.value)) == (row.name in coded) for row in BUILT_IN)
    with pytest.raises(UnknownNameError, match="unknown variant code 'XX'"):
        game_of_phh("XX")
    with pytest.raises(UnknownNameError, match="unknown variant code None"):
        game_of_phh(None)  # type: ignore[arg-type]  # what must be refused
