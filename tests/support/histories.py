"""Hand histories of our own, in the shapes that the programs of the field write."""

from __future__ import annotations

import json
from typing import Any

HOLDEM = """\
PokerStars Hand #1001:  Hold'em No Limit ($0.50/$1.00 USD) - 2020/01/02 3:04:05 ET
Table 'Vega' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob: [the] (x) ($55.50 in chips)
Seat 3: Çelik ($20 in chips) is sitting out
Seat 4: Dora ($80 in chips)
Bob: [the] (x): posts small blind $0.50
Dora: posts big blind $1
Çelik: sits out
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Ann: raises $2 to $3
Bob: [the] (x): raises $52.50 to $55.50 and is all-in
Dora: folds [7c]
Ann: calls $52.50
*** FLOP *** [Qc Jh 2h]
*** TURN *** [Qc Jh 2h] [8h]
*** RIVER *** [Qc Jh 2h 8h] [3c]
*** SHOW DOWN ***
Bob: [the] (x): shows [Qs Qd] (three of a kind, Queens)
Ann: shows [Ah Kh] (a flush, Ace high)
Ann collected $112 from pot
*** SUMMARY ***
Total pot $112 | Rake $0
Board [Qc Jh 2h 8h 3c]
Seat 1: Ann (button) showed [Ah Kh] and won ($112) with a flush, Ace high
Seat 2: Bob: [the] (x) (small blind) showed [Qs Qd] and lost with three of a kind, Queens
Seat 4: Dora (big blind) folded before Flop
"""

TWICE = """\
PokerStars Zoom Hand #1002:  Omaha Pot Limit (€1/€2 EUR) - 2020/01/02 3:05:05 ET
Table 'Vega' 6-max Seat #1 is the button
Seat 1: Ann (€100 in chips)
Seat 2: Bob (€100 in chips)
Ann: posts small blind €1
Bob: posts big blind €2
*** HOLE CARDS ***
Dealt to Bob [As Ad 7c 2d]
Ann: raises €4 to €6
Bob: calls €4
*** FLOP *** [Ks 9h 4d]
Bob: bets €12
Ann: raises €82 to €94 and is all-in
Bob: calls €82 and is all-in
*** FIRST TURN *** [Ks 9h 4d] [Kd]
*** FIRST RIVER *** [Ks 9h 4d Kd] [2s]
*** SECOND TURN *** [Ks 9h 4d] [Ac]
*** SECOND RIVER *** [Ks 9h 4d Ac] [3h]
*** FIRST SHOW DOWN ***
Bob: shows [As Ad 7c 2d] (two pair, Aces and Kings)
Ann: shows [Kc Kh Th 5c] (four of a kind, Kings)
Ann collected €99 from pot
*** SECOND SHOW DOWN ***
Bob: shows [As Ad 7c 2d] (three of a kind, Aces)
Ann: mucks hand
Bob collected €99 from pot
*** SUMMARY ***
Total pot €200 | Rake €2
Hand was run twice
FIRST Board [Ks 9h 4d Kd 2s]
SECOND Board [Ks 9h 4d Ac 3h]
Seat 1: Ann (button) (small blind) showed [Kc Kh Th 5c] and won (€99) with four of a kind, Kings
Seat 2: Bob (big blind) showed [As Ad 7c 2d] and won (€99) with three of a kind, Aces
"""

NO_SHOWDOWN = """\
PokerStars Game #1003: Tournament #77, $3.26+$0.24 USD Hold'em No Limit - Level II (15/30) - 2020
Table '77 1' 9-max Seat #2 is the button
Seat 1: Ann (1500 in chips)
Seat 2: Bob (1500 in chips)
Ann: posts small blind 15
Bob: posts big blind 30
*** HOLE CARDS ***
Dealt to Bob [2c 7d]
Ann: folds
Uncalled bet (15) returned to Bob
Bob collected 30 from pot
Bob: doesn't show hand
*** SUMMARY ***
Total pot 30 | Rake 0
Seat 1: Ann (small blind) folded before Flop
Seat 2: Bob (button) (big blind) collected (30)
"""

STUD_HI_LO = """\
PokerStars Game #1004:  8-Game (7 Card Stud Hi/Lo Limit, $0.04/$0.08 USD) - 2020/01/02 3:07:05 ET
Table 'Dawn' 8-max
Seat 1: Ann ($1.46 in chips)
Seat 2: Bob ($0.93 in chips)
Seat 3: Cem ($1.60 in chips)
Ann: posts the ante $0.01
Bob: posts the ante $0.01
Cem: posts the ante $0.01
*** 3rd STREET ***
Dealt to Ann [Kc]
Dealt to Bob [7c]
Dealt to Cem [As 2d 3h]
Cem: brings in for $0.02
Ann: calls $0.02
Bob: folds
*** 4th STREET ***
Dealt to Ann [Kc] [Kd]
Dealt to Cem [As 2d 3h] [4c]
Ann: checks
Cem: checks
*** 5th STREET ***
Dealt to Ann [Kc Kd] [Qd]
Dealt to Cem [As 2d 3h 4c] [8c]
*** 6th STREET ***
Dealt to Ann [Kc Kd Qd] [5s]
Dealt to Cem [As 2d 3h 4c 8c] [Jc]
*** RIVER ***
Dealt to Cem [As 2d 3h 4c 8c Jc] [Td]
Ann: checks
Cem: checks
*** SHOW DOWN ***
Ann: shows [9s Kh Kc Kd Qd 5s 6c] (HI: three of a kind, Kings)
Cem: shows [As 2d 3h 4c 8c Jc Td] (HI: high card Ace; LO: 8,4,3,2,A)
Ann collected $0.20 from pot
Cem collected $0.20 from pot
*** SUMMARY ***
Total pot $0.42 | Rake $0.02
Seat 1: Ann showed [9s Kh Kc Kd Qd 5s 6c] and won ($0.20) with HI: three of a kind, Kings
Seat 2: Bob folded on the 3rd Street (didn't bet)
Seat 3: Cem showed [As 2d 3h 4c 8c Jc Td] and won ($0.20) with HI: high card Ace; LO: 8,4,3,2,A
"""

BADUGI = """\
PokerStars Game #1005:  Badugi Limit ($0.25/$0.50 USD) - 2020/01/02 3:08:05 ET
Table 'Benk' 8-max Seat #2 is the button
Seat 1: Ann ($6.80 in chips)
Seat 2: Hero ($5 in chips)
Ann: posts small blind $0.10
Hero: posts big blind $0.25
*** DEALING HANDS ***
Dealt to Hero [As 3h 8h 6s]
Ann: calls $0.15
Hero: checks
*** FIRST DRAW ***
Ann: discards 1 card
Hero: discards 2 cards [8h 6s]
Dealt to Hero [As 3h] [5h Kc]
Ann: checks
Hero: checks
*** SECOND DRAW ***
Ann: stands pat
Hero: stands pat
*** THIRD DRAW ***
Ann: stands pat
Hero: stands pat
*** SHOW DOWN ***
Ann: shows [8c 5d 7s Th] (Badugi: T,8,7,5)
Hero: mucks hand
Ann collected $0.48 from pot
*** SUMMARY ***
Total pot $0.50 | Rake $0.02
Seat 1: Ann (small blind) showed [8c 5d 7s Th] and won ($0.48) with a Badugi: T,8,7,5
Seat 2: Hero (button) (big blind) mucked [As 3h 5h Kc]
"""

POKERSTARS = {
    "holdem": HOLDEM,
    "twice": TWICE,
    "no showdown": NO_SHOWDOWN,
    "stud": STUD_HI_LO,
    "badugi": BADUGI,
}

PHH = """\
# two seats, one of them all in before the flop
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 5000, 5000]
actions = [
  'd dh p1 AhKh', 'd dh p2 QsQd', 'd dh p3 ????',
  'p3 f', 'p1 cbr 1000', 'p2 cc',
  'p1 sm AhKh', 'p2 sm QsQd',  # shown before the board
  'd db QcJh2h', 'd db 8h # the flush', 'd db 3c',
]
hand = 7
players = ['Ann', 'Bob', 'Cem']
finishing_stacks = [2000, 4000, 5000]
author = 'nobody'
"""

TRIPLE_DRAW = """\
variant = "F2L3D"
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ["d dh p1 KhKd7c5d2s", "d dh p2 9h8c4s3d2c", "p2 cc", "p1 cc",
  "p1 sd KhKd", "p2 sd", "d dh p1 4h3c", "p1 cc", "p2 cc", "p1 sd", "p2 sd",
  "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm", "p2 sm"]
"""


def ohh(**changes: Any) -> dict[str, Any]:
    """One hand in the open standard: hold'em, two seats, Ann wins with a flush."""
    hand: dict[str, Any] = {
        "spec_version": "1.4.7",
        "game_number": "2001",
        "game_type": "Holdem",
        "bet_limit": {"bet_type": "NL", "bet_cap": 0},
        "hero_player_id": 1,
        "players": [
            {"id": 1, "seat": 1, "name": "Ann", "starting_stack": 100},
            {"id": 2, "seat": 2, "name": "Bob", "starting_stack": 100},
            {"id": 3, "seat": 3, "name": "Cem", "starting_stack": 100},
        ],
        "rounds": [
            {
                "id": 0,
                "street": "Preflop",
                "cards": "",
                "actions": [
                    {"player_id": 1, "action": "Dealt Cards", "cards": ["Ah", "Kh"]},
                    {"player_id": 2, "action": "Dealt Cards"},
                    {"player_id": 3, "action": "Fold"},
                    {"player_id": 1, "action": "Raise", "amount": 100, "is_allin": True},
                    {"player_id": 2, "action": "Call", "amount": 100, "is_allin": True},
                ],
            },
            {"id": 1, "street": "Flop", "cards": ["Qc", "Jh", "2h"], "actions": []},
            {"id": 2, "street": "Turn", "cards": ["8h"], "actions": []},
            {"id": 3, "street": "River", "cards": ["3c"]},
            {
                "id": 4,
                "street": "Showdown",
                "actions": [
                    {"player_id": 1, "action": "Shows Cards", "cards": ["Ah", "Kh"]},
                    {"player_id": 2, "action": "Shows Cards", "cards": ["Qs", "Qd"]},
                ],
            },
        ],
        "pots": [
            {"number": 1, "amount": 200, "player_wins": [{"player_id": 1, "win_amount": 200}]}
        ],
    }
    return hand | changes


def ohh_text(*hands: dict[str, Any], indent: int | None = 2, between: str = "\n\n") -> str:
    """Hands as a file has them: objects one after the other."""
    return between.join(json.dumps({"ohh": hand}, indent=indent) for hand in hands) + "\n"
