"""What can be named in a declaration, by category: one row each (G7)."""

from math import comb, perm

from acehigh import Rank
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.games.menteur.forms import FORM_OF, FORMS, PLACES, Form
from acehigh.keys import Category
from helpers.cases import in_one_test


def test_forms_are_in_the_order_of_categories() -> None:
    order = [form.category for form in FORMS]
    assert order == list(STANDARD_ORDER)
    assert sorted(PLACES, key=PLACES.__getitem__) == order


@in_one_test("form", FORMS)
def test_as_many_ranks_can_be_named_as_there_are(form: Form) -> None:
    ranks = list(form.ranks())
    possible = len([rank for rank in Rank if rank >= form.lowest])
    ways = comb if form.alike else perm
    assert len(set(ranks)) == len(ranks) == ways(possible, form.named)
    assert all(len(set(named)) == form.named for named in ranks)


@in_one_test("form", FORMS)
def test_kickers_fit_into_a_hand(form: Form) -> None:
    cards = sum(form.groups) or 5
    assert cards + form.kickers <= 5
    ranks = next(form.ranks())
    with_kickers = list(form.with_kickers(ranks))
    assert with_kickers[0] == ranks
    assert max(map(len, with_kickers)) == form.named + form.kickers
    assert len(set(with_kickers)) == len(with_kickers)


def test_a_single_card_has_lower_kickers_only() -> None:
    high, pair = FORM_OF[Category.HIGH_CARD], FORM_OF[Category.PAIR]
    queen = (Rank.QUEEN,)
    assert [high.may_kick(rank, queen) for rank in (Rank.ACE, Rank.QUEEN, Rank.JACK)] == [
        False,
        False,
        True,
    ]
    assert [pair.may_kick(rank, queen) for rank in (Rank.ACE, Rank.QUEEN, Rank.JACK)] == [
        True,
        False,
        True,
    ]
