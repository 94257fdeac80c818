"""Small games that people study (G5)."""

from acehigh.games import KUHN, LEDUC, RHODE_ISLAND


def test_the_small_games() -> None:
    assert KUHN.winners(["Ks", "Qs"]) == {"high": (0,)}
    assert LEDUC.winners(["Ks", "Qs"], "Qh") == {"high": (1,)}
    assert LEDUC.winners(["Ks", "Kh"], "Qh") == {"high": (0, 1)}
    assert RHODE_ISLAND.winners(["Ks", "2h"], "Qh 2d") == {"high": (1,)}
    assert KUHN.hands("Ks")["high"].key.describe() == "king high"
