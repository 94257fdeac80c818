"""Rules that say nothing of wild cards have none, and stay what they are."""

from acehigh import AceToFive, Badugi, High, Rank, Ranker, SingleCard, Wild

PLAIN: list[Ranker] = [High(), AceToFive(), Badugi(), SingleCard()]


def test_no_card_is_wild() -> None:
    for rules in PLAIN:
        assert rules.wild_cards == frozenset()
        assert rules.wild_in_words == ""
        assert not rules.declares_wild
        assert rules.without_wild_cards is rules


def test_other_ranks_cannot_be_made_wild() -> None:
    for rules in PLAIN:
        assert rules.with_wild_ranks([Rank.TWO]) is rules
        assert rules.questions(0) == rules.questions(3) == 1


def test_wild_cards_say_otherwise() -> None:
    twos = Wild(High(), wild="3").with_wild_ranks([Rank.TWO])
    assert twos == Wild(High(), wild="2")
    assert twos.declares_wild
    assert {card.rank for card in twos.wild_cards} == {Rank.TWO}
    assert twos.wild_in_words == ", twos wild"
