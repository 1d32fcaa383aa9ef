"""Hand histories of our own in the forms that poker sites write: of each site the same hand.

Ann wins with a flush from Bob, whose name has signs of the formats in it; Dora folds.
"""

from __future__ import annotations

from histories import HOLDEM

GGPOKER = """\
Poker Hand #RC7001: Hold'em No Limit ($0.5/$1) - 2023/01/02 03:04:05
Table 'RushAndCash1' 6-max Seat #1 is the button
Seat 1: Ann ($1,000 in chips)
Seat 2: Bob [x] (y) ($55.5 in chips)
Seat 4: Dora ($80 in chips)
Bob [x] (y): posts small blind $0.5
Dora: posts big blind $1
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Dealt to Bob [x] (y)
Dealt to Dora
Ann: raises $2 to $3
Bob [x] (y): raises $52.5 to $55.5 and is all-in
Dora: folds
Ann: calls $52.5
Bob [x] (y): shows [Qs Qd] (Pair of Queens)
Ann: shows [Kh Ah] (High Card)
*** FLOP *** [Qc Jh 2h]
*** TURN *** [Qc Jh 2h] [8h]
Bob [x] (y): Chooses to EV Cashout
*** RIVER *** [Qc Jh 2h 8h] [3c]
*** SHOWDOWN ***
Ann collected $108.5 from pot
*** SUMMARY ***
Total pot $112 | Rake $2.5 | Jackpot $1 | Bingo $0
Board [Qc Jh 2h 8h 3c]
Seat 1: Ann (button) showed [Ah Kh] and won ($108.5) with Ace-High Flush
Seat 2: Bob [x] (y) (small blind) showed [Qs Qd] and lost with Three Queens
Seat 4: Dora (big blind) folded before Flop
"""

WINAMAX = """\
Winamax Poker - CashGame - HandId: #70-1-1700000000 - Holdem no limit (0.50€/1€) - 2023/01/02 UTC
Table: 'Vega 01' 6-max (real money) Seat #1 is the button
Seat 1: Ann (1000€)
Seat 2: Bob [x] (y) (55.50€)
Seat 4: Dora (80€)
*** ANTE/BLINDS ***
Bob [x] (y) posts small blind 0.50€
Dora posts big blind 1€
Dealt to Ann [Ah Kh]
*** PRE-FLOP ***
Ann raises 2€ to 3€
Bob [x] (y) raises 52.50€ to 55.50€ and is all-in
Dora folds
Ann calls 52.50€
*** FLOP *** [Qc Jh 2h]
*** TURN *** [Qc Jh 2h][8h]
*** RIVER ***: [Qc Jh 2h 8h][3c]
*** SHOW DOWN ***
Bob [x] (y) shows [Qs Qd] (Trips of Queens)
Ann shows [Ah Kh] (Flush Ace high)
Ann collected 110€ from pot
*** SUMMARY ***
Total pot 110€ | Rake 2€
Board: [Qc Jh 2h 8h 3c]
Seat 1: Ann (button) showed [Ah Kh] and won 110€ with Flush Ace high
Seat 2: Bob [x] (y) (small blind) showed [Qs Qd] and lost with Trips of Queens
Seat 4: Dora (big blind) folded on the pre-flop
"""

FULL_TILT = """\
FullTiltPoker Game #70001: Table Vega (6 max, deep) - $0.50/$1 - No Limit Hold'em - 3:04:05 - 2011
Seat 1: Ann ($1,000)
Seat 2: Bob [x] (y) ($55.50)
Seat 4: Dora ($80), is sitting out
Bob [x] (y) posts the small blind of $0.50
Dora posts the big blind of $1
The button is in seat #1
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Ann: shows [2c 2d]
Ann has 15 seconds left to act
Ann raises to $3
Bob [x] (y) raises to $55.50, and is all in
Dora folds
Ann calls $52.50
Bob [x] (y) shows [Qs Qd]
Ann shows [Ah Kh]
*** FLOP *** [Qc Jh 2h] (Total Pot: $112, 2 Players, 1 All-In)
*** TURN *** [Qc Jh 2h] [8h] (Total Pot: $112, 2 Players, 1 All-In)
*** RIVER *** [Qc Jh 2h 8h] [3c] (Total Pot: $112, 2 Players, 1 All-In)
Bob [x] (y) shows three of a kind, Queens
Ann shows a flush, Ace high
Ann wins the pot ($109) with a flush, Ace high
*** SUMMARY ***
Total pot $112 | Rake $3
Board: [Qc Jh 2h 8h 3c]
Seat 1: Ann (button) showed [Ah Kh] and won ($109) with a flush, Ace high
Seat 2: Bob [x] (y) (small blind) showed [Qs Qd] and lost with three of a kind, Queens
Seat 4: Dora (big blind) didn't bet (folded)
"""

PARTYPOKER = """\
Game #70001 starts.
#Game No : 70001
***** Hand History for Game 70001 *****
$100 USD NL Texas Hold'em - Monday, January 02, 03:04:05 EST 2012
Table Vega (Real Money)
Seat 1 is the button
Total number of players : 3/6
Seat 1: Ann ( $1,000 USD )
Seat 4: Dora ( $80 USD )
Seat 2: Bob [x] (y) ( $55.50 USD )
Bob [x] (y) posts small blind [$0.50 USD].
Dora posts big blind [$1 USD].
** Dealing down cards **
Dealt to Ann [  Ah Kh ]
Ann raises [$3 USD]
Bob [x] (y) is all-In  [$55 USD]
Dora folds
Ann calls [$52.50 USD]
** Dealing Flop ** [ Qc, Jh, 2h ]
** Dealing Turn ** [ 8h ]
** Dealing River ** [ 3c ]
Bob [x] (y) doesn't show [ Qs, Qd ]three of a kind, Queens.
Ann shows [ Ah, Kh ]a flush, Ace high.
Ann wins $109 USD from the main pot with a flush, Ace high.
Dora has left the table.
"""

PARTYPOKER_NEWER = """\
***** Hand History For Game 16194jxi26omnah *****
0.50/1.00 Texas Holdem Game Table (NL) - Mon Jan 2 03:04:05 EST 2023
Table Vega (Real Money) -- Seat 1 is the button
Total number of players : 3/6
Seat 1: Ann ($1,000)
Seat 2: Bob [x] (y) ($55.50)
Seat 4: Dora ($80)
Bob [x] (y) posts small blind (0.50)
Dora posts big blind (1)
** Dealing down cards **
Dealt to Ann [ Ah, Kh ]
Ann raises 3 to 3
Bob [x] (y) raises 55 to 55.50
Dora folds
Ann calls (52.50)
** Dealing Flop ** :  [ Qc, Jh, 2h ]
** Dealing Turn ** :  [ 8h ]
** Dealing River ** :  [ 3c ]
** Summary **
Main Pot: $109 Rake: $3
Board: [ Qc, Jh, 2h, 8h, 3c ]
Ann balance $1,053.50, bet $55.50, collected $109, net +$53.50[ Ah, Kh ] [ a flush -- Ah ]
Bob [x] (y) balance $0, lost $55.50[ Qs, Qd ] [ three queens -- Qs,Qd,Qc,Jh,8h ]
Dora balance $79, lost $1 (folded)
"""

POKER_888 = """\
#Game No : 70001
***** 888poker Hand History for Game 70001 *****
$0.50/$1 Blinds No Limit Holdem - *** 02 01 2012 03:04:05
Table Vega 6 Max (Real Money)
Seat 1 is the button
Total number of players : 3
Seat 1: Ann ( $1,000 )
Seat 2: Bob [x] (y) ( $55.50 )
Seat 4: Dora ( $80 )
Bob [x] (y) posts small blind [$0.50]
Dora posts big blind [$1]
** Dealing down cards **
Dealt to Ann [ Ah, Kh ]
Ann raises [$3]
Bob [x] (y) raises [$55]
Dora folds
Ann raises [$60]
** Dealing flop ** [ Qc, Jh, 2h ]
** Dealing turn ** [ 8h ]
** Dealing river ** [ 3c ]
** Summary **
Bob [x] (y) shows [ Qs, Qd ]
Ann shows [ Ah, Kh ]
Ann collected [ $109 ]
Ann collected [ $7.50 ]
"""

BOVADA = """\
Bovada Hand #70001 TBL#7 HOLDEM No Limit - 2015-01-02 03:04:05
Seat 1: Dealer [ME] ($1,000 in chips)
Seat 2: Small Blind ($55.50 in chips)
Seat 4: Big Blind ($80 in chips)
Dealer [ME] : Set dealer [1]
Small Blind : Small Blind $0.50
Big Blind : Big blind/Bring in $1
*** HOLE CARDS ***
Dealer  [ME] : Card dealt to a spot [Ah Kh]
Small Blind : Card dealt to a spot [Qs Qd]
Big Blind : Card dealt to a spot [7c 7d]
Dealer  [ME] : Raises $3 to $3
Small Blind : All-in(raise) $55 to $55.50
Big Blind : Folds(timeout)
Table enter user
Dealer  [ME] : Calls $52.50
*** FLOP *** [Qc Jh 2h]
*** TURN *** [Qc Jh 2h] [8h]
*** RIVER *** [Qc Jh 2h 8h] [3c]
Small Blind : Mucks [Qs Qd] (Three of a kind)
Dealer  [ME] : Showdown [Ah Kh Jh 8h 2h] (Flush)
Dealer  [ME] : Hand result $109
*** SUMMARY ***
Total Pot($112)
Board [Qc Jh 2h 8h 3c]
Seat+1: Dealer $109  with Flush [Ah Kh-Ah Kh Jh 8h 2h]
Seat+2: Small Blind [Mucked] [Qs Qd]
Seat+4: Big Blind Folded before the FLOP
"""

WPN = """\
Hand #70001 - Holdem(No Limit) - $0.50/$1.00 - 2019/01/02 03:04:05 UTC
Vega 6-max Seat #1 is the button
Seat 1: Ann ($1000.00)
Seat 2: Bob [x] (y) ($55.50)
Seat 4: Dora ($80.00)
Bob [x] (y) posts the small blind $0.50
Dora posts the big blind $1.00
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Ann raises $3.00 to $3.00
Bob [x] (y) raises $55.00 to $55.50 and is all-in
Dora folds
Ann calls $52.50
*** FLOP *** [Qc Jh 2h]
Main pot $109.00 | Rake $3.00
*** TURN *** [Qc Jh 2h] [8h]
*** RIVER *** [Qc Jh 2h 8h] [3c]
*** SHOW DOWN ***
Main pot $109.00 | Rake $3.00
Bob [x] (y) shows [Qs Qd] (three of a kind, Set of Queens [Qs Qd Qc Jh 8h])
Ann mucks hand
Ann collected $109.00 from main pot
*** SUMMARY ***
Total pot $109.00 | Rake $3.00
Board [Qc Jh 2h 8h 3c]
Seat 1: Ann (button) showed [Ah Kh] and won $109.00 with a flush, Ace high [Ah Kh Jh 8h 2h]
Seat 2: Bob [x] (y) (small blind) mucked [Qs Qd]
Seat 4: Dora (big blind) folded on the Pre-Flop
"""

WINNING_OLDER = """\
Game started at: 2016/1/2 3:4:5
Game ID: 70001 0.50/1 (PRR) Vega - 6 (Hold'em)
Seat 1 is the button
Seat 1: Ann (1000).
Seat 2: Bob [x] (y) (55.50).
Seat 4: Dora (80).
Player Bob [x] (y) has small blind (0.50)
Player Dora has big blind (1)
Player Bob [x] (y) received a card.
Player Bob [x] (y) received a card.
Player Dora received a card.
Player Dora received a card.
Player Ann received card: [Ah]
Player Ann received card: [Kh]
Player Ann raises (3)
Player Bob [x] (y) allin (55)
Player Dora folds
Player Ann calls (52.50)
*** FLOP ***: [Qc Jh 2h]
*** TURN ***: [Qc Jh 2h] [8h]
*** RIVER ***: [Qc Jh 2h 8h] [3c]
------ Summary ------
Pot: 109. Rake 3
Board: [Qc Jh 2h 8h 3c]
*Player Ann shows: Flush, ace high [Ah Kh]. Bets: 55.50. Collects: 109. Wins: 53.50.
Player Bob [x] (y) shows: Three of a kind [Qs Qd]. Bets: 55.50. Collects: 0. Loses: 55.50.
Player Dora does not show cards.Bets: 1. Collects: 0. Loses: 1.
Game ended at: 2016/1/2 3:5:6
"""

IPOKER = """\
<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="7">
 <general>
  <gametype>Holdem NL $0.50/$1</gametype>
  <nickname>Ann</nickname>
 </general>
 <game gamecode="70001">
  <general>
   <players>
    <player seat="1" name="Ann" chips="$1,000" dealer="1" win="$109" bet="$55.50"/>
    <player seat="2" name="Bob [x] (y)" chips="$55.50" dealer="0" win="$0" bet="$55.50"/>
    <player seat="4" name="Dora" chips="$80" dealer="0" win="$0" bet="$1"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="Bob [x] (y)" type="1" sum="$0.50" cards=""/>
   <action no="2" player="Dora" type="2" sum="$1" cards=""/>
  </round>
  <round no="1">
   <cards type="Pocket" player="Ann">HA HK</cards>
   <action no="3" player="Ann" type="23" sum="$3" cards=""/>
   <action no="6" player="Ann" type="3" sum="$52.50" cards=""/>
   <cards type="Pocket" player="Bob [x] (y)">SQ DQ</cards>
   <action no="4" player="Bob [x] (y)" type="7" sum="$55" cards=""/>
   <cards type="Pocket" player="Dora">X X</cards>
   <action no="5" player="Dora" type="0" sum="$0" cards=""/>
  </round>
  <round no="2"><cards type="Flop" player="">CQ HJ H2</cards></round>
  <round no="3"><cards type="Turn" player="">H8</cards></round>
  <round no="4"><cards type="River" player="">C3</cards></round>
 </game>
</session>
"""

SITE_HANDS = {
    "pokerstars": HOLDEM,
    "ggpoker": GGPOKER,
    "winamax": WINAMAX,
    "fulltilt": FULL_TILT,
    "partypoker": PARTYPOKER,
    "888": POKER_888,
    "bovada": BOVADA,
    "wpn": WPN,
    "ipoker": IPOKER,
}
"""A hand of each site, by the name of its format."""
FORMS = SITE_HANDS | {"partypoker newer": PARTYPOKER_NEWER, "wpn older": WINNING_OLDER}
"""A hand in each form that these sites write."""
