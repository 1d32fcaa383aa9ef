"""Hand histories that we have written, in the forms of other programs; they are in `hands`."""

import json
from pathlib import Path
from typing import Any


def hand(name: str) -> str:
    return Path(__file__).with_name("hands").joinpath(f"{name}.txt").read_text(encoding="utf-8")


HOLDEM = hand("holdem")
TWICE = hand("twice")
NO_SHOWDOWN = hand("no_showdown")
STUD_HI_LO = hand("stud_hi_lo")
BADUGI = hand("badugi")
NAMED = "holdem", "twice", "no showdown", "stud", "badugi"
POKERSTARS = dict(zip(NAMED, (HOLDEM, TWICE, NO_SHOWDOWN, STUD_HI_LO, BADUGI), strict=True))

PHH = hand("phh")
TRIPLE_DRAW = hand("triple_draw")


def ohh(**changes: Any) -> dict[str, Any]:
    """Return a hand of hold'em in OHH that Ann wins with a flush; ``changes``: other fields."""
    found: dict[str, Any] = json.loads(hand("ohh"))
    return found | changes


def ohh_text(*hands: dict[str, Any], indent: int | None = 2, between: str = "\n\n") -> str:
    """Return the text of a file with these hands: JSON objects, one after the other."""
    return between.join(json.dumps({"ohh": hand}, indent=indent) for hand in hands) + "\n"
