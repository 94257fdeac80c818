"""The showdowns in which no hand is unbeatable, by the name under which they are known."""

from acehigh import unbeatable
from acehigh.showdowns import nontransitive


def test_the_showdowns_without_a_best_hand_have_a_page_of_their_own() -> None:
    assert unbeatable.ItalianShowdown is nontransitive.ItalianShowdown
    assert unbeatable.GreekShowdown is nontransitive.GreekShowdown


def test_there_is_nothing_else_on_that_page() -> None:
    assert set(unbeatable.__all__) == {"ItalianShowdown", "GreekShowdown"}
