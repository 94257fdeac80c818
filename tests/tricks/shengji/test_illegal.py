"""The error for what the rules of Sheng Ji forbid."""

import pickle

from acehigh import CardError, parse_cards
from acehigh.tricks.shengji import IllegalPlay


def test_an_illegal_play_survives_pickling() -> None:
    error = IllegalPlay("you hold a pair", "T31", parse_cards("7s 7s"))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.rule, again.due) == (str(error), error.rule, error.due)
    assert isinstance(again, CardError)


def test_the_text_ends_in_the_number_of_the_rule() -> None:
    error = IllegalPlay("you hold a pair", "T31")
    assert (error.problem, error.rule, error.due) == ("you hold a pair", "T31", ())
    assert str(error) == "you hold a pair (T31)"
