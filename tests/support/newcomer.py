"""What somebody tries in the first ten minutes with the library; a test runs it.

The type checker reads it as it would read the code of any user.
"""

import dataclasses
import json
import sys
import typing
from random import Random

import analyser
from analyser import Card, CardsLike, HandLike

# One hand, and what print and repr show of it.
hand = analyser.analyse("Ac Jd 8s 8c As 3d 4d")
print(hand)
print(repr(hand), hand.high.class_, hand.lows and hand.lows["ace-to-five"])

# Who wins, and why; the same situation as a text, as texts, and as cards.
whole = analyser.compare("AhKh v QsQd @ QhJh2c8s3d")
cards: list[CardsLike] = ["AhKh", (Card("Qs"), Card("Qd"))]
assert whole == analyser.compare(cards, board="QhJh2c8s3d")
print(whole.winners, whole.reason.text)

# Odds, with a range, as rows for a data frame.
hands: list[HandLike] = ["AhKh", analyser.parse_range("QQ+, AKs")]
odds = analyser.equity(hands, "QhJh2c")
rows = [dataclasses.asdict(seat) for seat in odds.seats]
print(odds, rows[0]["equity"], json.loads(odds.to_json()) == odds.to_dict())
classes = analyser.nuts("9h9c", "QhJh9d4s").classes
print(len([dataclasses.asdict(one) for one in classes]), classes[0])

# The deck, ranges as sets, and hands in order.
deck = list(Card.deck())
Random(7).shuffle(deck)
print(Card(51), len(deck), max(analyser.analyse(deck[at : at + 5]) for at in range(0, 50, 5)))
wide, narrow = analyser.parse_range("TT+, AQs+"), analyser.parse_range("QQ+")
print(len(wide - narrow), "AhAd" in wide & narrow, sum(1 for _ in wide | narrow))
print(analyser.compare_hands("AhKh v QsQd @ QhJh2c"))
print(analyser.range_summary("QQ+, AKs @ Kh7d2c"))
print([seat.headline for seat in analyser.sort_hands("AhKh v QsQd v 7c7d @ QhJh2c")])
print([len(deal.seats) for deal in analyser.deal(2, seats=3, seed=7, game="holdem")])

# Many hands at once, from texts; and what there is.
print(analyser.rank_many(["AhKhQhJhTh", "2c3d5h7s9c"]).tolist())
print(analyser.equity_many([["AsAh", "QcQd"]], ["2c7d9h"]).round(4).tolist())
print([game.key for game in analyser.games()], analyser.quiz(1, seed=7))
print(all(typing.get_type_hints(getattr(analyser, name)) for name in ("Odds", "SeatOdds")))
assert not [name for name in sys.modules if name.startswith("PySide6")] or "pytest" in sys.modules
