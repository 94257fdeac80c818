"""What the help of the command line says beside the options."""

INTRODUCTION = "Ranks hands of cards under any rules."

STATUS = """\
exit status:
  0 all is well; 1 a line or argument was bad, the others are answered all the
  same; 2 wrong usage, or input or output failed. Answers go to standard output;
  what is wrong, and where, goes to standard error.
"""

HOLDINGS = """\
A holding is all the cards a player may choose from, as one argument in quotes.
A card is a rank (2 to 9, T or 10, J Q K A) and a suit (c d h s, or its picture);
spaces and commas may be left out. Without arguments, lines are read from a file
or standard input: {lines}.
Blank lines, and lines that begin with #, are passed over.
"""

BEST = """\
examples:
  $ acehigh best "2c 7d 7h Ks 7s Kd Ah" AsKsQsJsTs
  7s 7h 7d Ks Kd: full house, sevens over kings
  As Ks Qs Js Ts: straight flush, ace high (royal flush)

  $ acehigh best --hole-cards 2 --board "Qs Js Ts 2h 2s" "As Ks 2c 2d"
  As Ks Qs Js Ts: straight flush, ace high (royal flush)
"""

WINNERS = """\
examples:
  $ acehigh winners "9d 9c" "Kh Th" "Kc 10c" --board "As Qs Jd 9h 4c"
  loses   9d 9c  9h 9d 9c As Qs: three of a kind, nines, ace kicker
  splits  Kh Th  As Kh Qs Jd Th: straight, ace high
  splits  Kc Tc  As Kc Qs Jd Tc: straight, ace high

  where each line is a showdown, such as  AsKsQsJsTs | 2c 2d 2h 3s 3c
  $ acehigh winners --file showdowns.txt
"""

POT = """\
Each player is the holding, or the word fold, an equals sign, and what was paid.

examples:
  $ acehigh pot "Ah Kd = 105" "As Kc = 105" "fold = 15" --board "Ac 9d 9h 4s 2c" --unit 5
  seat 1 wins 110 with two pair, aces and nines, king kicker
  seat 2 wins 115 with two pair, aces and nines, king kicker; odd chip by the ace of spades
"""

CHART = """\
The chart has every category of the rules, from best to worst: a hand drawn as cards,
a sentence, and how frequent it is. The file's name says what it is: chart.svg,
chart.pdf or chart.png. PDF and PNG need more: pip install 'acehigh[chart]'.

examples:
  $ acehigh chart -o chart.svg
  $ acehigh chart --rules short-deck --four-colours -o short-deck.pdf
  $ acehigh chart --wild 2 --title "Deuces wild" --paper letter -o deuces.png
"""

TABLE = """\
Nothing is dealt: every holding is counted. A category that cannot be is left out.

examples:
  $ acehigh table --cards 7
  $ acehigh table --rules ace-to-five --jokers 1 --format markdown
  $ acehigh table --deck 2x52 --format csv
  $ acehigh table --cards 7 --known "As Ah"
"""
