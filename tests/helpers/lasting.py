"""Rankers and keys of all kinds, with the texts of the rankers."""

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
    with_above,
)
from acehigh.evaluators.made import STANDARD_ORDER

TWENTY = Deck.twenty()
FLUSH_FIRST = with_above(STANDARD_ORDER, Category.FLUSH, Category.FULL_HOUSE)


RANKERS: dict[str, Ranker] = {
    "high": High(),
    "high(deck(ranks=T J Q K A, jokers=Jk, copies=2))": High(TWENTY.with_jokers(1) * 2),
    "ace-to-five(eight_or_better=yes)": AceToFive(eight_or_better=True),
    "ace-to-six(broadway_straight=yes, aces_pair_high=yes)": AceToSix(
        broadway_straight=True, aces_pair_high=True
    ),
    "stripped(7, flush_over_full_house=yes)": Stripped(Rank.SEVEN, flush_over_full_house=True),
    "stripped(full_deck=deck(jokers=BJ SJ))": Stripped(full_deck=Deck.standard("BJ SJ")),
    "wild(high, 2)": Wild(High(), "2"),
    "wild(high, 2 3 Jh, double_ace_flush=yes)": Wild(High(), "3, Jh, 2", double_ace_flush=True),
    "wild(high, Kh, naturals=beat)": Wild(High(), "Kh", naturals="beat"),
    "bug(deuce-to-seven(deck(copies=2)))": Bug(DeuceToSeven(Deck.standard() * 2)),
    "lowest-card-wild(high, ties=one)": LowestCardWild(High(), ties="one"),
    "wild(incomplete(stripped(T)))": Wild(Incomplete(Stripped(Rank.TEN))),
    "badugi(deck(suits=c d h))": Badugi(Deck(suits=tuple(Suit)[:3])),
    "high(order=" + " < ".join(map(str, FLUSH_FIRST)) + ")": High(order=FLUSH_FIRST),
}


KEYS = [
    TwentyCard().key("As Ks Qs Js Ts"),
    ThreeCard().key("7s 5h 4d"),
    Wild(ThreeCard(TWENTY)).key("As Kd Jk"),
    Badugi(TWENTY).key("Qs Jh Td"),
]
