"""Texts in every form, and the one situation or the one sentence that each of them gives."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest

from analyser import Card, CardError, analyse, compare, equity, nuts
from analyser.poker.cards import DECK, UNKNOWN
from analyser.poker.errors import (
    OtherGameError,
    SuitsMatterError,
    TwoReadingsError,
    UnreadableWordError,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    ANY,
    BADUGI,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    STUD,
    find_game,
)
from analyser.poker.odds.odds_sentences import say_equities, text_of_odds
from analyser.poker.results.copied_text import outcome_as_text
from analyser.poker.table.table import BOARD, Slot, new_table
from analyser.poker.table.written_line import line_of, named_line_of
from analyser.poker.text.enter import enter
from analyser.poker.text.read_text import has_only_cards, is_mark, read_entry, understood
from analyser.terminal.report import report, report_odds
from fuzz_targets import check_forms
from histories import hand
from mostly_long import mostly_long
from variants import VARIANTS, full_table, name_of

DUEL = "AhKh v QsQd @ QhJh2c"
WIDE = {ord(sign): ord(sign) + 0xFEE0 for sign in "AKQhsd@"}
"""The letters of Chinese and Japanese keyboards."""
TURN = "AhKh v QsQd @ QhJh2c7d"

POST = hand("forum_post")
CONVERTED = hand("forum_converted")
POKERSTOVE = """\
Text results appended to pokerstove.txt

          990  games     0.005 secs       198,000  games/sec

Board: Qh Jh 2c
Dead: \n
\tequity \twin \ttie \t      pots won \tpots tied\t
Hand 0: \t33.838%  \t33.84% \t00.00% \t           335 \t        0.00   { AhKh }
Hand 1: \t66.162%  \t66.16% \t00.00% \t           655 \t        0.00   { QsQd }
"""
EQUILAB = """\
               Equity     Win     Tie
MP2            33.84%  33.84%   0.00% { AhKh }
MP3            66.16%  66.16%   0.00% { QsQd }

Board: Qh Jh 2c
"""
POWER_EQUILAB = """\
Board: QhJh2c
Dead:
Player 1 (BTN): 33.84% 33.84% 0.00% { AhKh }
Player 2 (BB): 66.16% 66.16% 0.00% { QsQd }
"""
PROPOKERTOOLS = """\
Texas Holdem Simulation
600,000 trials (Randomized)
board: QhJh2c
Hand\tPot equity\tWins\tTies
AhKh\t33.78%\t202,656\t0
QsQd\t66.22%\t397,344\t0
"""

READ = [
    ("AhKh v QsQd @ QhJh2c", DUEL),
    ("Wild Bill: AhKh Street Cat: QsQd on QhJh2c", DUEL),
    ("AhKh, QsQd v JcTc9c9d @ 2c3c4d", "AhKh, QsQd v JcTc9c9d @ 2c3c4d"),
    ("AhKh vs QsQd on Qh Jh 2c", DUEL),
    ("ah kh VS. qs qd ON A BOARD OF qh, jh, 2c.", DUEL),
    ("AHKH versus QSQD board: QHJH2C", DUEL),
    ("AhKh against QsQd, board [Qh Jh 2c]", DUEL),
    ("AhKh | QsQd @ QhJh2c", DUEL),
    ("AhKh/QsQd flop QhJh2c", DUEL),
    ("Ah-Kh v Qs-Qd on the flop Qh-Jh-2c", DUEL),
    ("[Ah][Kh] vs [Qs][Qd] on [Qh][Jh][2c]", DUEL),
    ("(AhKh) v (QsQd) (QhJh2c)", DUEL),
    ("Hero [Ah Kh] Villain [Qs Qd] Board [Qh Jh 2c]", DUEL),
    ("Hero: [Ah Kh]\nVillain: [Qs Qd]\nBoard: [Qh Jh 2c]", DUEL),
    ("“AhKh v QsQd” @ `QhJh2c`", DUEL),
    ("{Ah Kh} v {Qs Qd} on the flop: {Qh Jh 2c}", DUEL),
    ("A♥K♥ v Q♠Q♦ @ Q♥J♥2♣", DUEL),
    ("A❤️ K❤ v Q♠️ Q♦️ on Q❤️ J❤️ 2♣️", DUEL),
    ("A:heart:K:heart: v Q:spade:Q:diamond: @ Q:heart:J:heart:2:club:", DUEL),
    ("A h K h v Q s Q d @ Q h J h 2 c", DUEL),
    ("ace of hearts, king of hearts v QsQd on the queen of hearts Jh and 2c", DUEL),
    ("Hero: AhKh Villain: QsQd flop: QhJh2c", DUEL),
    ("Hero (BTN): A♥ K♥ Villain (BB, 100 bb): Q♠ Q♦ Board: Qh Jh 2c", DUEL),
    ("Hero has AhKh, Bob holds [Qs Qd] on [Qh Jh 2c]", DUEL),
    ("[Ah Kh] [Qs Qd] [Qh Jh 2c]", DUEL),
    ("(AhKh) (QsQd) on QhJh2c", DUEL),
    ("1. AhKh 2. QsQd board QhJh2c", DUEL),
    ("1) AhKh\n2) QsQd\n\nboard QhJh2c", DUEL),
    ("AhKh v 2. QsQd @ QhJh2c", DUEL),
    ("AhKh v QsQd @ Qh Jh 2c / 7d", TURN),
    ("AhKh v QsQd preflop", "AhKh v QsQd"),
    ("aces v kings", "AA v KK"),
    ("a pair of aces v pair of sixes on QhJh2c", "AA v 66 @ QhJh2c"),
    ("Hero: queens, AKs v 9h9c", "QQ, AKs v 9h9c"),
    ("Aces: AhKh Kings: QsQd flop QhJh2c", DUEL),
    ("Ann shows [Ah Kh] and won with a pair of aces\nBob: QsQd\nboard QhJh2c", DUEL),
    ("6+ AhKh v QsQd", "AhKh v QsQd"),
    ("holdem AhKh v QsQd @ QhJh2c", DUEL),
    ("NLHE: AhKh v QsQd @ QhJh2c (pot 12)", DUEL),
    ("AhKh v QsQd @ QhJh2c (pot: $12.50)", DUEL),
    ("AhKh\nQsQd\n\nQhJh2c", DUEL),
    ("QhJh2c\n\nAhKh\nQsQd\n", DUEL),
    ("AhKh\r\nQsQd\r\nBoard: QhJh2c", DUEL),
    ("AhKh v\nQsQd\n@ QhJh2c", DUEL),
    ("Board: Qh Jh 2c\nHero: Ah Kh\nVillain: Qs Qd", DUEL),
    ("#38 <2 11> versus [11 4] Qd @ QhJh2c", DUEL),
    (POKERSTOVE, DUEL),
    (EQUILAB, DUEL),
    (POWER_EQUILAB, DUEL),
    (PROPOKERTOOLS, DUEL),
    (POST, TURN),
    (CONVERTED, TURN),
    ("AhKh v QsQd flop QhJh2c turn 7d", TURN),
    ("AhKh v QsQd flop QhJh2c, turn: QhJh2c7d", TURN),
    ("AhKh v QsQd on the turn QhJh2c7d", TURN),
    ("AhKh v QsQd @ QhJh2c turn 7d", TURN),
    ("AhKh v QsQd on QhJh2c flop turn 7d", TURN),
    ("AhKh v QsQd flop QhJh2c turn 7d river 3s", TURN + "3s"),
    ("river 3s", "@ 3s"),
    ("board QhJh2c", "@ QhJh2c"),
    ("AhKh v QsQd dead 2c 3c", "AhKh v QsQd dead 2c3c"),
    ("AhKh v QsQd @ QhJh2c; mucked 7c", DUEL + " dead 7c"),
    ("dead cards: 2c 3c", "dead 2c3c"),
    ("AhKh v ??", "AhKh v ??"),
    ("AhKh v XX", "AhKh v ??"),
    ("AhKh v ?", "AhKh v ??"),
    ("AhKh v ? ?", "AhKh v ????"),
    ("AhKh v any two", "AhKh v ????"),
    ("AhKh v unknown", "AhKh v ??"),
    ("AhKh v random", "AhKh v random"),
    ("AhKh v any hand", "AhKh v random"),
    ("AhKh v top 1%", "AhKh v KK+"),
    ("AhKh v 1%", "AhKh v KK+"),
    ("pocket aces v ace king suited", "AA v AKs"),
    ("pocket sevens v AK offsuit", "77 v AKo"),
    ("pocket 7s v ace-king", "77 v AKs, AKo"),
    ("AhKh v QQ+, AKs:0.5", "AhKh v QQ+, AKs:0.5"),
    ("QQ+,\nAKs\n77-55", "QQ+, AKs v 77-55"),
    ("PLO: AsAhKsQh / 9s8s7d6d on Ts7c5h", "AsAhKsQh v 9s8s7d6d @ Ts7c5h"),
    ("Omaha hi-lo: AsAhKsQh v 9s8s7d6d", "AsAhKsQh v 9s8s7d6d"),
    ("Bob shows [Qs Qd] and won $12", "QsQd"),
    ("AhKh", "AhKh"),
    (DUEL + ": Seat B leads, Seat A is the favourite, 59.51%", DUEL),
    ("holdem: AhKh v QsQd holdem", "AhKh v QsQd"),
    ("Ann: shows AhKh", "AhKh"),
    ("Hero: AhKh, Three: QsQd", "AhKh v QsQd"),
    ("Hero: AhKh, High card, A-K", "AhKh"),
    ("AhKh v QsQd with flop QhJh2c", DUEL),
    ("(AhKh) (QhJh2c)", "AhKh @ QhJh2c"),
    ("AhKh AhQh v 88", "AhKh, AhQh v 88"),
    ("Hero: AhKh, QsQd Villain: 88", "AhKh, QsQd v 88"),
    ("🂱🂾 v 🂭🃍 @ 🂽🂻🃒", DUEL),
    ("(Ah, Kh) vs (Qs, Qd) @ (Qh, Jh, 2c)", DUEL),
    ("(10h 9h) v (2c 3c)", "Th9h v 2c3c"),
    ("A&hearts;K&hearts; v Q&spades;Q&diams; @ <b>Q&#9829;</b> J&hearts; 2&clubs;", DUEL),
    ("**Hero**: AhKh\n> *Villain*: QsQd\n> Flop: QhJh2c", DUEL),
    ("* AhKh\n* QsQd\n* board: QhJh2c", DUEL),
    (DUEL.replace("v", "🆚").translate(WIDE), DUEL),
    ("hero=AhKh villain=QsQd board = QhJh2c", DUEL),
    ("Who wins? AhKh vs QsQd, board: QhJh2c - who is ahead?", DUEL),
    ("I had AhKh and villain had QsQd on QhJh2c", DUEL),
    ("AhKh 33.84%\nQsQd 66.16%\nBoard QhJh2c", DUEL),
    ("Player 1\tAh Kh\nPlayer 2\tQs Qd\tPair of queens\nBoard\tQh Jh 2c", DUEL),
    ("Texas hold'em\nAhKh v QsQd\nAA: 22 holdings\n  QQ 34.00%", "AhKh v QsQd"),
    ("A-K suited v 10 percent", "AKs v 66+, A9s+, KJs+, ATo+"),
    ("Ah ? v As?", "Ah?? v As??"),
    ("board: QhJh2c AhKh v QsQd", DUEL),
    ("Board Qh Jh 2c Ah Kh v Qs Qd", DUEL),
    ("flop QhJh2c: AhKh v QsQd", DUEL),
    ("flop: Qh Jh 2c, hands: AhKh v QsQd", DUEL),
    ("board [Qh Jh 2c] [Ah Kh] v [Qs Qd]", DUEL),
    ("board QhJh2c | AhKh v QsQd", DUEL),
    ("on QhJh2c 7d AhKh v QsQd", TURN),
    ("flop QhJh2c turn 7d, AhKh v QsQd", TURN),
    ("board QhJh2c QQ+ v AKs", "QQ+ v AKs @ QhJh2c"),
    ("flop QhJh2c 88 v AKs", "88 v AKs @ QhJh2c"),
    ("board QhJh2c AhKh v random", "AhKh v random @ QhJh2c"),
    ("board Ts7c5h AsAhKsQh v 9s8s7d6d", "AsAhKsQh v 9s8s7d6d @ Ts7c5h"),
    ("board QhJh2c7d AhKh", "AhKh @ QhJh2c7d"),
    ("@ QhJh2c 7d 3s", "@ QhJh2c7d3s"),
    ("AhKh v QsQd | QhJh2c", DUEL),
    ("AhKh v QsQd | QhJh2c | 7d", TURN),
    ("AhKh v QsQd / QhJh2c / 7d / 3s", TURN + "3s"),
    ("AhKh v QsQd | QhJh2c | 7d3s", TURN + "3s"),
    ("AhKh v QsQd | QhJh2c7d | 3s", TURN + "3s"),
    ("QQ+ v AKs | QhJh2c | 7d", "QQ+ v AKs @ QhJh2c7d"),
    ("AhKhQh v JsJd9s | 2c3c4c", "AhKhQh v JsJd9s v 2c3c4c"),
    ("joker and the red joker", "JoJo2"),
    ("Ah Kh, Qs Qd, board Qh Jh 2c", DUEL),
    ("Ah Kh; Qs Qd on Qh, Jh, 2c", DUEL),
    ("Ah Kh, Qs Qd, 7c 7d", "AhKh v QsQd v 7c7d"),
    ("As Ah Ks Qh, 9s 8s 7d 6d", "AsAhKsQh v 9s8s7d6d"),
    ("As Ah, Ks, Qh on Ts7c5h", "AsAhKsQh @ Ts7c5h"),
    ("AhKh v QsQd @ QhJh2c | 7d3s", TURN + "3s"),
    ("AhKh v QsQd @ QhJh2c / 7d / 3s", TURN + "3s"),
    ("AhKh v QsQd\nQhJh2c\n7d\n3s", TURN + "3s"),
    ("Hero: AhKh\nVillain: QsQd\nQhJh2c 7d", TURN),
    ("Hero: AhKh\nVillain: QsQd\n\nQhJh2c\n7d", TURN),
    ("QhJh2c\n\nAhKh v QsQd", DUEL),
    ("QhJh2c\n\nHero: AhKh\nVillain: QsQd", DUEL),
    ("Hero: AhKh | Villain: QsQd | Flop: QhJh2c | Turn: 7d", TURN),
    ("AhKh v QsQd flop QhJh2c / turn 7d / dead 2d", TURN + " dead 2d"),
    ("BTN AhKh SB 72o", "AhKh v 72o"),
    ("UTG+1 AhKh vs big blind QsQd", "AhKh v QsQd"),
    ("Hero AhKh Villain QsQd", "AhKh v QsQd"),
    ("hero AhKh; villain 2 QsQd; flop QhJh2c", DUEL),
    ("Hero A♥K♥\nVillain Q♠Q♦\nFlop Q♥J♥2♣", DUEL),
    ("Hero - AhKh\nVillain - QsQd\nFlop - QhJh2c", DUEL),
    ("AhKh (hero) v QsQd (villain) on QhJh2c", DUEL),
    ("AhKh v QsQd?", "AhKh v QsQd"),
    ("Who wins, AhKh v QsQd on QhJh2c?", DUEL),
    ("AhKh v QQ?", "AhKh v QQ"),
    ("AhKh v random?", "AhKh v random"),
    ("Ah Kh, Qs", "AhKhQs"),
    ("any: 2c2d v AhKhQhJhTh9s v AsKsQsJsTs9d", "2c2d v AhKhQhJhTh9s v AsKsQsJsTs9d"),
    ("<AhKh> v <QsQd> on <QhJh2c>", DUEL),
    ("<p>AhKh v <i>QsQd</i></p>", "AhKh v QsQd"),
    ("JJ\N{EN DASH}99 v A5s \N{EN DASH} A2s", "JJ-99 v A5s-A2s"),
    ("AhKh v QQ, (22, 33)", "AhKh v QQ, 33-22"),
    ("AhKh v (QQ)", "AhKh v QQ"),
    ("Hero (1,250): AhKh v Villain (12.5): QsQd", "AhKh v QsQd"),
    ("$1/$2 NLHE 6-max: AhKh v QsQd, all in", "AhKh v QsQd"),
    ("AhKh v QsQd on QhJh2c rainbow (pot $2.40)", DUEL),
    ("AhKh v QsQd, the flop is QhJh2c and the turn is the 7d", TURN),
    ("AhKh v QsQd, Bob folded 9c9d", "AhKh v QsQd dead 9c9d"),
    ("Hero: AhKh Bob (folded): 9c9d Villain: QsQd", "AhKh v QsQd dead 9c9d"),
    ("AhKh v QsQd burn: 2d flop: QhJh2c", DUEL + " dead 2d"),
    ("6+ hold'em: AhKh v QsQd", "AhKh v QsQd"),
    ("[b]Hero[/b]: :Ah4::Kh4:\n[quote=x]Villain: :Qs: :Qd:[/quote]\nFlop: :Qh: :Jh: :2c:", DUEL),
    ("A:h:K:h: v Q:s:Q:d: @ Q:h:J:h:2:c:", DUEL),
    ("||AhKh|| vs ||Qs Qd||", "AhKh v QsQd"),
    ("AhKh||QsQd || 7c7d", "AhKh v QsQd v 7c7d"),
    ("AhKh vs. QsQd, flop QhJh2c \N{THINKING FACE}", DUEL),
    ("Ann: AhKhQhJh9h\nBob: 2c3c4c5c7c\nAnn: AhKhQhJhTh", "AhKhQhJhTh v 2c3c4c5c7c dead 9h"),
    ("Ann: Ah\nBob: QsQd\nAnn: AhKh", "AhKh v QsQd"),
    ("OOP AhKh\nIP QsQd\nFlop QhJh2c", DUEL),
    ("P1 AhKh P2 QsQd flop QhJh2c", DUEL),
    ("Hero AhKh vs Villain QsQd. Flop: QhJh2c. Turn: 7d. Who's ahead?", TURN),
    ("AhKh vs QsQd, 100bb effective, all-in pre", "AhKh v QsQd"),
    ("\N{LEFT SINGLE QUOTATION MARK}AhKh\N{RIGHT SINGLE QUOTATION MARK} vs QsQd", "AhKh v QsQd"),
    ("AhKh\N{IDEOGRAPHIC COMMA}QsQd v 88", "AhKh, QsQd v 88"),
    ("8C TS KC 9H 4S\t7D 2S 5D 3S AC", "8cTsKc9h4s v 7d2s5d3sAc"),
    ("h1=AhKh&h2=QsQd&board=QhJh2c", DUEL),
    ("https://odds.example/texas-holdem?p1=AhKh&p2=QsQd&board=QhJh2c", DUEL),
    ("AhKh // QsQd @ QhJh2c", DUEL),
    ("AhKh vs QsQd | Qh | Jh | 2c", DUEL),
    ("[Ah Kh], [Qs Qd], [Qh Jh 2c]", DUEL),
    ('[["Ah","Kh"],["Qs","Qd"]]', "AhKh v QsQd"),
    ("CO ($215): A♥K♥\nBTN ($180.50): Q♠Q♦\nFlop ($22): Q♥J♥2♣\nTurn ($60): 7♦", TURN),
    ("AhAd, KhKd, QhQd v 7c6c", "AhAd, KhKd, QhQd v 7c6c"),
    ("AhKh, QsQd v 7c6c, 5d4d on 2c3c4c", "AhKh, QsQd v 7c6c, 5d4d @ 2c3c4c"),
    ("(AsAd)Ah v (xx)KsKdKh stud", "AsAdAh v ??KsKdKh"),
    ("AhKh v QsQd, exposed card: 9c", "AhKh v QsQd dead 9c"),
    ("On a QhJh2c flop, AhKh vs QsQd", DUEL),
    ("AhKh\u2003vs\u00a0QsQd \u202f@\u202fQhJh2c", DUEL),
    ("Board: Qh Jh 2c\nUTG  33.84%  33.84%  0.00% AhKh\nBU  66.16%  66.16%  0.00% QsQd", DUEL),
]

TWO = "This can be read in two ways; write "
NOT_HERE = " cannot be read here; write v between hands and the board after @: "
NO_FORM = NOT_HERE.removesuffix(": ") + ", as in AhKh v QsQd @ QhJh2c"
REFUSED = [
    ("AhKh QsQd|QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or any cards: AhKhQsQd v QhJh2c"),
    ("AhKh QsQd @ QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKhQsQd @ QhJh2c"),
    ("AhKh\nQsQd\nQhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or any cards: AhKh v QsQd v QhJh2c"),
    ("AhKh v QsQd v QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or any cards: AhKh v QsQd v QhJh2c"),
    ("AhKh QsQd QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKhQsQdQhJh2c"),
    ("AsAhKsQh Ts7c5h", TWO + "AsAhKsQh @ Ts7c5h, or AsAhKsQhTs7c5h"),
    ("QhJh2c: AhKh v QsQd", "“:”" + NOT_HERE + DUEL),
    ("board QhJh2c AhKh", TWO + "AhKh @ QhJh2c, or @ QhJh2cAhKh"),
    ("board QhJh2c AhKh QsQd", TWO + "AhKh v QsQd @ QhJh2c, or QsQd @ QhJh2cAhKh"),
    ("board QhJh2c AhKh | QsQd", TWO + "AhKh v QsQd @ QhJh2c, or QsQd @ QhJh2cAhKh"),
    ("board QhJh2c AhKh, QQ+ v AKs", "“QQ+”" + NO_FORM),
    ("board QhJh2c 7d v QsQd", "“v” cannot come after the board"),
    ("flop QhJh2c @ 3c, AhKh v QsQd", "“@” cannot come after the board"),
    ("AhKh | QsQd | QhJh2c | 7d",
     TWO + "AhKh v QsQd @ QhJh2c7d, or any cards: AhKh v QsQd v QhJh2c v 7d"),
    ("AhKh | QsQd | QhJh2c | 7d3s",
     TWO + "AhKh v QsQd @ QhJh2c7d3s, or any cards: AhKh v QsQd v QhJh2c v 7d"),
    ("QQ+ | QhJh2c | 7d", "“QQ+ | QhJh2c | 7d”" + NOT_HERE + "QQ+ @ QhJh2c7d"),
    ("AhKh QsQd|QhJh2c|7d", TWO + "AhKh v QsQd @ QhJh2c7d, or any cards: AhKhQsQd v QhJh2c v 7d"),
    ("(QhJh2c) AhKh v QsQd", TWO + "AhKh v QsQd @ QhJh2c, or any cards: QhJh2cAhKh v QsQd"),
    ("AhKh v QsQd 2c3c4c", TWO + "AhKh v QsQd @ 2c3c4c, or any cards: AhKh v QsQd2c3c4c"),
    ("AhKh\nQsQd7c\n", TWO + "AhKh @ QsQd7c, or any cards: AhKh v QsQd7c"),
    ("7h\n7c", TWO + "7h7c, or 7h v 7c"),
    ("AhKhQh\nJhTh", TWO + "AhKhQhJhTh, or any cards: AhKhQh v JhTh"),
    ("AhKh, QsQd, 7c7d on 2c3c4c", TWO + "AhKh v QsQd v 7c7d @ 2c3c4c, or AhKhQsQd7c7d @ 2c3c"),
    ("QhJh2c AhKh QsQd", TWO + "AhKh v QsQd @ QhJh2c, or QhJh2cAhKhQsQd"),
    ("Qh Jh 2c / Ah Kh / Qs Qd", TWO + "AhKh v QsQd @ QhJh2c, or any cards: QhJh2c v AhKh v QsQd"),
    ("QQ+ | AKs | QhJh2c", "“QQ+ | AKs | QhJh2c”" + NOT_HERE + "QQ+ v AKs @ QhJh2c"),
    ("AA 80% v KK 20%", TWO + "AA v KK, or AA, 80% v KK, 20%"),
    ("Ah Kh 100%", TWO + "AhKh, or AhKh, 100%"),
    ("Hero: AhKh Hero: QsQd", "“Hero”" + NOT_HERE + "AhKh v QsQd"),
    ("Seat 1: AhKh, Seat 1: AhQd @ 2c3c4c", "“Seat 1”" + NO_FORM),
    ("Ah 100%", "“Ah” is not part of a range"),
    ("AhKh v QsQdQsQd?", "Qs is there twice, 1st and 3rd"),
    ("AhKh v QhAh v 2c3c4c", "Ah is there twice, in seat A and in seat B"),
    ("AhKh QsQd / QsQd calls", "“calls”" + NO_FORM),
    ("QQ | AKs+ QhJh2c", "“QhJh2c” is not part of a range"),
    ("Ah Kh\tQs Qd\tQh Jh 2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKhQsQdQhJh2c"),
    ("AhKh\tQsQd\tQhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKhQsQdQhJh2c"),
    ("AhKh vs QsQd \N{EM DASH} QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or any cards: AhKh v"),
    ("Ac Ad x Kc Kd", "“x”" + NOT_HERE + "AcAd v KcKd"),
    ("AhKh vs 2 random", "“2” alone could be a rank or a card number"),
    ("what beats AhKh on QhJh2c", "“what”" + NOT_HERE + "AhKh @ QhJh2c"),
    ("river 3s: AhKh v QsQd", "With the river the board has 5 cards, and here it has 1"),
    ("AsAhKs?", TWO + "AsAhKs, or AsAhKs??"),
    ("AhKh v QsQd @ QhJh2c ???", TWO + f"{DUEL}, or {DUEL}??"),
    ("AhKh 34% v QsQd 66% on QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKh, 34% v QsQd, 66% @"),
    ("AsAh** v KsKd**", "“**”" + NO_FORM),
    ("AhKh = QsQd", "“=”" + NOT_HERE + "AhKh v QsQd"),
    ("AhKh v ATC", "“ATC”" + NO_FORM),
    ("Zoe AhKh Ann QsQd", "“Zoe” cannot be read here; if it is a name, put a colon behind it: Zoe"),
    ("AhKh QsQd", TWO + "AhKh v QsQd, or AhKhQsQd"),
    ("AhKh - QsQd", TWO + "AhKh v QsQd, or AhKhQsQd"),
    ("AsAhKsQh and 9s8s7d6d", TWO + "AsAhKsQh v 9s8s7d6d, or AsAhKsQh9s8s7d6d"),
    ("Ah Kh, Qs Qd, Qh Jh 2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKhQsQdQhJh2c"),
    ("Ah Kh, Qs Qd Qh Jh 2c", TWO + "AhKh v QsQd @ QhJh2c, or AhKhQsQdQhJh2c"),
    ("Hero: Ah Kh, Qs Qd", TWO + "AhKh v QsQd, or AhKhQsQd"),
    ("QhJh2c AhKh", TWO + "AhKh @ QhJh2c, or QhJh2cAhKh"),
    ("AhKh v QsQd7c7d8c8d", TWO + "AhKh v QsQd @ 7c7d8c8d, or any cards: AhKh v QsQd7c7d8c8d"),
    ("Ah Kh v Qs Qd Qh Jh 2c 7d 3s",
     TWO + "AhKh v QsQd @ QhJh2c7d3s, or any cards: AhKh v QsQdQhJh2c7d3s"),
    ("AsAhKsQh v 9s8s7d6d Ts7c5h",
     TWO + "AsAhKsQh v 9s8s7d6d @ Ts7c5h, or any cards: AsAhKsQh v 9s8s7d6dTs"),
    ("AhKh v QsQd <7c7d>", TWO + "AhKh v QsQd v 7c7d, or any cards: AhKh v QsQd7c7d"),
    ("AhKh v QsQd\n7d", TWO + "any cards: AhKh v QsQd7d, or any cards: AhKh v QsQd v 7d"),
    ("22 AhJo v QsQd", "“AhJo” is not part of a range"),
    ("AhKh v QsQd, F: QhJh2c, T: 7d",
     TWO + "AhKh v QsQd @ QhJh2c7d, or any cards: AhKh v QsQd v QhJh2c v 7d"),
    ("AhKh v QsQd b: QhJh2c", TWO + "AhKh v QsQd @ QhJh2c, or any cards: AhKh v QsQd v QhJh2c"),
    ("AhKh | QsQd @ QhJh2c | 7d3s",
     TWO + "AhKh v QsQd @ QhJh2c7d3s, or AhKh v QsQd v 7d3s @ QhJh2c"),
    ("AhKh [34%] v QsQd [66%]", TWO + "AhKh v QsQd, or AhKh, 34% v QsQd, 66%"),
    ("AhKh 66 v QQ", TWO + "AhKh v QQ, or AhKh, 66 v QQ"),
    *[(text, "“(18)” is not part of a range") for text in ("AA (82) v KK (18)", "AA(18)")],
    ("AhKh 3x v QQ", TWO + "AhKh v QQ, or AhKh, 3x v QQ"),
    *[(text, "“50” ") for text in ("AA=50", "AA: 50", "AhKh: 50")],
    ("AA: 50%", "“:” cannot be read here"),
    ("> 10% v AhKh", "“>” cannot be read here"),
    ("AhKh v QsQd, 5/10", "“5” alone could be a rank"),
    ("JJ+ AQs -AKs v QQ", "“-AKs” is not part of a range"),
    ("AA(0.5) v KK", "“0.5” is not part of a range"),
    ("AK - QQ v JJ", "“AK-QQ” is not a run of hands"),
    ("holdem omaha AhKh v QsQd", "Texas hold'em and Omaha are two games; name one of them"),
    ("holdem AhKh v QsQd omaha", "Texas hold'em and Omaha are two games; name one of them"),
    ("one-eyed jacks wild: AhKh v 2s3s", "“one-eyed jacks wild” stands in front of the hands"),
    ("AhKh vs QsQd Qh|Jh|2c", TWO + "AhKh v QsQd @ QhJh2c, or any cards: AhKh v QsQdQh v Jh v 2c"),
    ("AhKh | QsQd QhJh2c | 7d", TWO + "AhKh v QsQd @ QhJh2c7d, or any cards: AhKh v QsQdQhJh2c v"),
    ("AhKh Qh|Jh|2c", TWO + "AhKh @ QhJh2c, or any cards: AhKhQh v Jh v 2c"),
    ("AhKh QsQd QhJh2c dead 7c", TWO + "AhKh v QsQd @ QhJh2c dead 7c, or AhKhQsQdQhJh2c dead 7c"),
    ("omaha8: AsAhKsQh Ts7c5h, dead 2d",
     TWO + "omaha hi-lo: AsAhKsQh @ Ts7c5h dead 2d, or AsAhKsQhTs7c5h dead 2d"),
    ("deuces wild: AhKh QsQd dead 7c",
     TWO + "twos wild: AhKh v QsQd dead 7c, or twos wild: AhKhQsQd dead 7c"),
    ("plo AsAhKsQh / 9s8s7d6d / Ts7c5h",
     TWO + "omaha: AsAhKsQh v 9s8s7d6d @ Ts7c5h, or any cards: AsAhKsQh v 9s8s7d6d v Ts7c5h"),
    ("QQ+ vs AhKh Qh|Jh|2c", "“QQ+ vs AhKh Qh|Jh|2c”" + NOT_HERE + "QQ+ v AhKh @ QhJh2c"),
    ("AsAhKsQh 9s8s7d6d Ts7c5h", "“AsAhKsQh 9s8s7d6d Ts7c5h”" + NOT_HERE + "AsAhKsQh v 9s8s7d6d @"),
    ("AhKhQd | Jc | Tc @ 2c3c | 4c", TWO + "AhKhQd v JcTc @ 2c3c4c, or AhKhQd v Jc v Tc @ 2c3c4c"),
    ("5c7hQh7s 2hJh JcTs4d2c6h\nKhAs", "“5c7hQh7s 2hJh JcTs4d2c6h KhAs”" + NO_FORM),
    ("run it twice: AhKh v QsQd", "“run”" + NO_FORM),
    ("hi-lo: AsAhKsQh v 9s8s7d6d", "“hi-lo”" + NO_FORM),
    ("crazy pineapple: AhKhQh v JsTs9s", "In “crazy pineapple” cards are thrown away"),
    ("As/Ks vs Th/Td", TWO + "AsKs v ThTd, or As v Ks v Th v Td"),
    ("QQ+/AK vs 77 dead 7c", TWO + "QQ+, AK v 77 dead 7c, or QQ+ v AK v 77 dead 7c"),
    ("AhKh v QsQd on 9s8s2c with 3d dead", "“dead”" + NO_FORM),
    ("Bob: 9c9d folded", "“folded”" + NO_FORM),
    ("Dead: 3d 4d. AhKh v QsQd", "“v”" + NO_FORM),
    ("AhKh v QsQd hello dead 2c", "“hello”" + NOT_HERE),
    ("AhKh v QsQd villain", "“villain”" + NOT_HERE),
    ("AhKh villain flop QhJh2c", "“villain”" + NOT_HERE),
    ("hello", "“hello”" + NO_FORM),
    ("AhKh\nhello\nQsQd", "Line 2: “hello”" + NOT_HERE + "AhKh v QsQd"),
    ("AhKh v QsQd @ 77", "“77”" + NO_FORM),
    ("AhKh hello v " + "Ah v " * 20 + "Ah", "“hello”" + NO_FORM),
    ("AhKh v QsXd", "“QsXd” cannot be read from “Xd” on"),
    (DUEL + ": 7x", "“:”" + NO_FORM),
    ("Hero: Ah Kx", "“Ah” is not part of a range"),
    ("AKs QQx v AhKh", "“QQx” is not part of a range"),
    ("AhKh QQ 9c", "“9c” is not part of a range"),
    ("AhKh v 88s", "“88s” cannot be: a pair is always of two suits"),
    ("AhKh [2c3c4c] on 5c6c7c", "“5c6c7c” would be a second board"),
    ("Ah 10", "“10” alone could be a rank or a card number"),
    ("AhKh v QsQd @ QhJh2c on 3c4c5c", "“3c4c5c” would be a second board"),
    ("AhKh v QsQd flop QhJh2c7d", "With the flop the board has 3 cards, and here it has 4"),
    ("AhKh @ 2c3c4c v QsQd", "“v” cannot come after the board"),
    ("AhKh @ 2c @ 3c", "“2c” is no board; each of several has three, four or five cards"),
    ("AhKh v QsQd @ 2c3c4c @ 5c6c7c @ @", "There are 4 boards; a deal has three at most"),
    ("AhKh v QsQd @ 2c3c4c @ 5c6c7c v JsJd", "“v” cannot come after the board"),
    ("AhKh @ 2c3c4c board 2: 5c6c7c, QsQd v JsJd", "“@” cannot come after the board"),
    ("AK v QQ @ KK959 @ KK952", "Suits decide here, and none are given"),
    ("AhKh v dead 2c", "There are no cards on one side of “v”"),
    ("AhKh v QsQd on", "Write the cards of the board right after “on”"),
    ("AhKh v QsQd @", "Write the cards of the board right after “@”"),
    ("AhKh hello @ 2c3c4c", "“hello”" + NOT_HERE + "AhKh @ 2c3c4c"),
    ("AhKh beats v QsQd", "“beats”" + NO_FORM),
    ("Hero: v QsQd", "There are no cards on one side of “v”"),
    ("2c2c v 3c3d", "2c is there twice, 1st and 2nd"),
    ("dead 2c 2c", "2c is there twice, 1st and 2nd"),
    ("Board:\nDead:\n", "Write the cards of the board right after “Board”"),
    ("", "There is no card here"),
    ("  , ", "There is no card here"),
    ("| AhKh", "There are no cards on one side of “|”"),
    ("AhKh | v QsQd", "There are no cards on one side of “|”"),
    ("AhKh v VS. QsQd", "There are no cards on one side of “v”"),
    ("AhKh vs @ 2c", "There are no cards on one side of “vs”"),
    ("AhKh @ 2c versus QsQd", "“versus” cannot come after the board"),
    ("AhKhvQsQd", "“AhKhvQsQd” cannot be read from “vQsQd” on"),
    ("AhKh and x9 v QsQd", "“x9”" + NO_FORM),
    ("ace of swords", "“ace”" + NO_FORM),
    ("A[h] Kh", "“A”" + NO_FORM),
    ("AhKh+ v 22", "“AhKh+” cannot be: there is nothing above two cards"),
    ("AhKh QQQ v 22", "“QQQ” is not a card"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), READ)
def test_a_text_in_any_form_gives_the_one_situation(text: str, expected: str) -> None:
    entry = read_entry(text)
    assert replace(entry, game=None, options=None).written == expected
    assert read_entry(entry.written).written == entry.written
    assert all(piece.is_read for piece in understood(text) if "\n" not in text)
    if len(entry.hands) > 1:
        named = f"{entry.game.key}: {expected}" if entry.game else expected
        assert line_of(enter(new_table(), text)) == line_of(enter(new_table(), named))


@pytest.mark.parametrize(("text", "expected"), REFUSED)
def test_what_cannot_be_read_or_in_two_ways_gets_one_sentence(text: str, expected: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_entry(text)
    assert str(refusal.value).startswith(expected)


@pytest.mark.parametrize(("text", "game"), [
    ("draw: AhKhQhJhTh v 2c3c4c5c6d", "draw"), ("any: AhKh v QsQd", "any"),
    ("5 card draw: AhKhQhJhTh v 2c3c4c5c6d", "draw"), ("7 card stud: AsAdKh v xxxx Qd", "stud"),
    ("Seven Card Stud Hi/Lo: As2d3c v KsKdQs", "stud8"),
    ("A-5 triple draw: Ac2d3h4s6c v Ad2c3s5h7d", "lowball"),
    ("Omaha Hi-Lo 8-or-better As2d3c4h v KsKdQsQd", "omaha8"),
    ("AsAhKsQh v 9s8s7d6d omaha", "omaha"), ("omaha 8♠7♠6♠5♠ v AsAhKsKh", "omaha"),
    ("PLO 6-max: AsAhKsKh v 8s7s6s5s", "omaha"), ("Hold'em No Limit: AhKh v QsQd", "holdem"),
    (PROPOKERTOOLS.replace("Texas Holdem", "Omaha Hi/Lo").replace("n\n", "n ?\n", 1), "omaha8"),
    ("Hand #1: Razz Limit ($1/$2)\nDealt to Hero [As 2d 3c]\nVillain: shows [Ks Kd Qs]", "razz"),
    ("Dealt to Hero [As 2d 3c]\nVillain: shows [Ks Kd Qs]", None),
    ("I like Omaha and Stud:\nHero: AhKh\nVillain: QsQd", None),
])  # fmt: skip
def test_a_game_is_known_by_each_name_wherever_it_stands(text: str, game: str | None) -> None:
    entry = read_entry(text)
    assert (entry.game and entry.game.key) == game
    assert {hand.name for hand in entry.hands} <= {"", "Hero", "Villain"}


@pytest.mark.parametrize("count", mostly_long(1, [60, 400]))
@pytest.mark.parametrize("game", [None, ANY, HOLDEM, OMAHA, STUD])
def test_every_form_that_a_refusal_shows_is_read(game: Game | None, count: int) -> None:
    random = Random(str(game))
    known = [re.findall(r"\w+|\s+|[^\w\s]", text) for text, _ in READ + REFUSED if text]
    changed = []
    for _ in range(count):
        parts = list(random.choice(known))
        for _ in range(random.randint(1, 3)):
            other = random.choice(random.choice(known))
            at = random.randrange(len(parts))
            parts[at : at + random.randint(0, 1)] = [other] * random.randint(0, 2)
            parts = parts or [other]
        changed.append(parts)
    for parts in known + changed:
        try:
            read_entry("".join(parts), game)
        except CardError as refusal:
            check_forms(refusal, game)


@pytest.mark.parametrize("text", ["AhKh QhJh2c", "AhKh QsQd QhJh2c", "(QhJh2c) AhKh v QsQd"])
def test_two_readings_are_two_at_any_table_with_a_board(text: str) -> None:
    for game in (None, ANY, HOLDEM, OMAHA):
        with pytest.raises(TwoReadingsError):
            read_entry(text, game)
    assert read_entry("AhKh QhJh2c", STUD).written == "AhKhQhJh2c"
    for game in (STUD, OMAHA):
        with pytest.raises(TwoReadingsError):
            read_entry("AhKh v QsQd v QhJh2c", game)
    for ask in (analyse, compare, equity, nuts):
        with pytest.raises(TwoReadingsError):
            ask(text)


def test_hands_of_unlike_sizes_are_hands_at_a_table_without_a_board() -> None:
    text = "Ac2d3h v Ad2c3s4h"
    for game in (BADUGI, STUD):
        assert read_entry(text, game).board == ()
        with pytest.raises(TwoReadingsError):
            read_entry(text.replace(" v ", "\n"), game)
    for table in (None, HOLDEM, OMAHA):
        with pytest.raises(TwoReadingsError):
            read_entry(text, table)


def test_python_reads_a_whole_situation_with_its_game_and_dead_cards() -> None:
    assert analyse("AhKh @ QhJh2c").game == "holdem"
    assert analyse("omaha: AsAhKsQh @ Ts7c5h").game == "omaha"
    assert analyse("AsAhKsQh on Ts7c5h").game == "omaha"
    assert analyse("Ann: AhKh").game == "holdem"
    assert equity("AhKh v QQ+, AKs dead 7c @ QhJh2c").situation.dead == (Card("7c"),)
    for found in (nuts("9h9c @ QhJh9d4s dead 2c"), nuts("9h9c on Qh Jh 9d 4s", dead="2c")):
        assert (found.made, found.holdings) == ("set of nines", 990)
    assert nuts("omaha: flop QhJh9d").game == "omaha"
    assert equity("AhKh, QsQd v 88 @ 2c3c4c").seats[0].range == "AhKh, QsQd"


@pytest.mark.parametrize(("call", "message"), [
    (lambda: analyse("AhKh v QsQd"), "The number of hands is 2, and one is analysed at a"),
    (lambda: analyse("AKs @ QhJh2c"), "“AKs” is a range"),
    (lambda: analyse("AhKh @ QhJh2c", board="2d"), "“2d” would be a second board"),
    (lambda: compare("AhKh v QsQd @ QhJh2c", board="2d"), "“2d” would be a second board"),
    (lambda: compare("AhKh v AKs"), "“AKs” is a range"),
    (lambda: equity("AhKh QsQd|QhJh2c"), "This can be read in two ways"),
    (lambda: nuts("AhKh v QsQd @ 2c3c4c"), "The number of hands is 2, and one is analysed at"),
    (lambda: nuts("AhKh @ QhJh2c", "2c3c4c"), "“2c 3c 4c” would be a second board"),
    (lambda: equity("AhKh"), "“AhKh” is read as one hand; write v between hands: AhKh v Qs"),
    (lambda: equity("Ah Kh 7c 7d"), "“Ah Kh 7c 7d” is read as one hand; write v between"),
    (lambda: analyse("Ah Kh, 7c 7d"), "The number of hands is 2, and one is analysed at a"),
    (lambda: compare("AhJo v QsQd"), "Jo cannot be used in Texas hold'em as it is played here"),
    (lambda: compare("omaha, deuces wild: AsAh2dQh v 9s8s7d6d"), "Omaha has no option “wild”"),
])  # fmt: skip
def test_python_refuses_other_texts_in_a_sentence(call: Callable[[], object], message: str) -> None:
    with pytest.raises(CardError, match=f"^{message}"):
        call()


@pytest.mark.parametrize("ask", [analyse, compare, equity, nuts])
def test_a_text_may_name_the_game_of_the_call_and_no_other_one(ask: Callable[..., Any]) -> None:
    hands = "AsAhKsQh" if ask in (analyse, nuts) else "AsAhKsQh v 9s8s7d6d"
    for named, game in (("omaha", "omaha8"), ("omaha8", OMAHA), ("PLO", "shortdeck")):
        with pytest.raises(OtherGameError) as refusal:
            ask(f"{named}: {hands} @ Ts7c5h", game=game)
        one, other = find_game(named), game if isinstance(game, Game) else find_game(game)
        assert str(refusal.value) == (
            f"The text names {one.name}, but the game to be played is {other.name}; name the same "
            "game twice, or leave one of them out"
        )
    for game in ("omaha8", OMAHA_HI_LO, OMAHA_HI_LO.with_options({"no-qualifier": True})):
        assert ask(f"Omaha hi-lo: {hands} @ Ts7c5h", game=game).game == "omaha8"
    assert ask(f"omaha: {hands} @ Ts7c5h").game == "omaha"


@pytest.mark.parametrize("named", ["", "omaha8, "])
def test_a_text_may_name_options_of_the_game_of_the_call(named: str) -> None:
    """The best low here is 9-8-7-2-A, which wins nothing without the option."""
    hand, board = "As2dKsKh", "9s8hTcTd7h"
    text = f"{named}any low wins: {hand} v QsQhJsJd @ {board}"
    assert compare(f"{hand} v QsQhJsJd @ {board}", game="omaha8").low_winners == ()
    assert compare(text, game="omaha8").low_winners == (0,)
    shares = equity(text, game="omaha8").seats
    assert [getattr(seat, "low_win", None) for seat in shares] == [1, 0]
    alone = analyse(f"{named}any low wins: {hand} @ {board}", game="omaha8")
    assert alone == analyse(hand, board, "omaha8", {"no-qualifier": True})
    assert nuts(f"{named}any low wins: {hand} @ {board}", game="omaha8").low is not None


@pytest.mark.parametrize("situation", [
    DUEL, "AhKh v QQ+, AKs @ QhJh2c", "AhKh v ???? @ QhJh2c", "AhKh v QsQd v 7c7h @ QhJs2c7d",
    "QQ+ v 22+ v AhKh", "AhKh v AdKd @ QhJh2c7d3s",
    "omaha8: AsAhKsQh v 9s8s7d6d v 2c3c4c5c @ Ts7c5h8h",
    "stud: AsAhKsQh9d8d7d v 9s8s7c6d5d4d3d", "razz: 2c3c4c5c7d8d9d v AhKhQhJhTh2d3d",
    "badugi: 9c9s3h2d v 8c8s3d2h", "2c3c4c5c7d v AhKhQhJhTh",
])  # fmt: skip
def test_whatever_the_program_writes_it_reads(situation: str) -> None:
    table = enter(new_table(), situation)
    table = replace(table, dead=(Card("4d"),)) if table.game == HOLDEM else table.set_pot(101)
    game, board = table.game, table.cards_of(BOARD)
    hands = [s.range or table.cards_of(seat) for seat, s in enumerate(table.seats)]
    names = ["Seat A", "Big Bob", "Seat C"][: len(hands)]
    drawn = equity(hands, board, table.dead, game, deals=44, seed=1)
    streets = equity(hands, board, table.dead, game, deals=44, seed=1, streets=bool(board))
    texts = [report_odds(drawn), report_odds(streets), text_of_odds(drawn, names)]
    if len(board) > 3:
        counted = equity(hands, board, table.dead, game)
        texts += [report_odds(counted), text_of_odds(counted, names)]
    texts.append(f"{outcome_as_text(table)}{say_equities(drawn, names)}\n")
    for text in texts:
        written = enter(new_table(), text)
        assert (written.game, line_of(written)) == (game, line_of(table.set_pot(None)))
        assert written.dead == table.dead
    if not any(s.range for s in table.seats) and UNKNOWN not in table.cards_of(1):
        cards = [table.cards_of(seat) for seat in range(len(hands))]
        compared = report(compare(cards, board, game, pot=101))
        assert line_of(enter(new_table(), compared)) == line_of(table.set_pot(None))


@pytest.mark.parametrize("befores", mostly_long(1, [1, 4]))
@pytest.mark.parametrize("game", VARIANTS, ids=name_of)
def test_texts_of_every_game_and_option_are_read_as_what_they_were(
    game: Game, befores: int
) -> None:
    """At tables of other games and of its own: for each text in turn, or all of them."""
    hands, board = full_table(game, Random(7))
    table = new_table(game, len(hands))
    for place, cards in (*enumerate(hands), *([(BOARD, board)] if board else [])):
        table = table.fill(place, cards)
    part = table.activate(Slot(1, game.dealt - 1)).empty(Slot(1, game.dealt - 1))
    odds = equity(hands, board, (), game, deals=1, seed=1)
    texts = [text_of_odds(odds, "ABCDEF"[: len(hands)]), report_odds(odds)]
    texts.append(report(compare(hands, board, game)))
    whole = [outcome_as_text(table), *texts]
    played = cycle((ANY, HOLDEM.with_options({"joker": "wild"}), game.plain, game))
    for copied, written in ((table, whole), (part, [outcome_as_text(part)])):
        for text in written:
            for before in islice(played, befores):
                read = enter(new_table(before, 2), text)
                assert (read.game, line_of(read)) == (game, line_of(copied))
    assert line_of(enter(new_table(), named_line_of(table))) == line_of(table)
    alone = enter(new_table(), report(analyse(hands[0], board, game)))
    assert (alone.game, alone.cards_of(0), alone.cards_of(BOARD)) == (game, hands[0], board)


def test_no_seat_of_a_table_is_lost() -> None:
    head = "Seat A  AhKh          33.84%  33.84%  335\n"
    for held in ("QQ+, AKs, …", "QQ+, AKs …", "QQ+, AKs,  …"):
        with pytest.raises(CardError, match="“…” is not a card"):
            read_entry(f"{head}Seat B  {held}  66.16%  66.16%  655\nBoard: QhJh2c")
    assert read_entry(f"{head}Seat B  22  >99.99%  66.16%  655").written == "AhKh v 22"


def test_names_come_along_unless_they_only_number_a_seat() -> None:
    text = "Seat A: AhKh\nBig Bob (SB): QsQd\nPlayer 3: 7c7d\nDealt to Ann: 8c8d"
    assert [hand.name for hand in read_entry(text).hands] == ["", "Big Bob", "", "Ann"]
    assert [hand.name for hand in read_entry(POST).hands] == ["Hero", "MP"]


def test_what_is_understood_is_shown_before_a_text_is_whole() -> None:
    pieces = understood("Ann: Zoe AhKh v QsX @ turn")
    assert [(piece.text, piece.is_read) for piece in pieces] == [
        *(
            *[("Ann", True), ("Zoe", False), ("AhKh", True), ("v", True), ("QsX", False)],
            *[("@", True), ("turn", True)],
        )
    ]
    assert [piece.is_read for piece in understood("🂬")] == [False]
    money = [piece.text for piece in understood("AhKh v QsQd, pot 90, B bets 60")]
    assert money == ["AhKh", "v", "QsQd", "pot 90", "B bets 60"]


@pytest.mark.parametrize(("line", "expected"), [
    ("AhKh v QsQd @ QhJh2x", True), ("<4 0> v 🂬", True), ("Hero: AhKh Villain: QsQd", True),
    ("AhKh and won", False), ("Dealt to Hero [Ah Kh]", False), ("Hero has AhKh", False),
    ("on the flop", False),
])  # fmt: skip
def test_a_line_of_a_file_has_cards_alone(line: str, expected: bool) -> None:
    assert has_only_cards(line) is expected


@pytest.mark.parametrize(("words", "expected"), [
    *product(["v", "@", "on", "Board:", "Hero:"], [True]),
    *product(["AhKh", "QQ", "x", ""], [False]),
])  # fmt: skip
def test_a_mark_stands_alone_on_the_command_line(words: str, expected: bool) -> None:
    assert is_mark(words) is expected


def test_two_readings_of_more_hands_than_a_table_has_are_not_shown() -> None:
    hands = [f"{one}{other}" for one, other in zip(DECK[:44:2], DECK[1:44:2], strict=True)]
    for between in (" v ", "\n"):
        with pytest.raises(UnreadableWordError, match="write v between hands"):
            read_entry(between.join([*hands, "AsKsQs"]))
    few = between.join([*hands[:11], "AsKsQs"])
    with pytest.raises(CardError):
        read_entry(few)


@pytest.mark.parametrize(
    "text", ["85KJA77KQ4A436T8Q", "A67Q59TT7JAK79QT26JK8 v 28Q35623T8594QJKJ433A"]
)
def test_a_search_for_suits_that_do_not_exist_ends(text: str) -> None:
    """Seventeen cards in four suits have a flush, which no way of trying all suits can show."""
    with pytest.raises(SuitsMatterError):
        read_entry(text)
