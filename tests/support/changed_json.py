"""Changes JSON into other JSON, for the fuzzer, which alone rarely gets past the brackets."""

import json
from random import Random
from typing import Any, Final

ODD_VALUES: Final[tuple[object, ...]] = (
    *(None, True, False, 0, -1, 1, 2, 5, 10, 11, 2**31, 2**63, 10**400, -0.0, 1.5, 1e308, "", " "),
    *("As", "Kd", "??", "Jo", "Jo2", "10h", "QQ+", "AKs:0.5", "random", "holdem", "omaha8"),
    *("badugi", "draw", "shortdeck", "bug", "wild", "2,J", "\0", "\ud800", "\n", "\u202e", "=1+1"),
    *("x" * 200, [], {}, [[]], ["As"], ["As", "As"], ["??", "??"], [0, 0], [-1, 4]),
    {"joker": "wild"},
)
"""What a value may be changed into."""


def changed_json(data: bytes, random: Random) -> bytes | None:
    """Return JSON with one value changed, left out or repeated; None where there is no value."""
    try:
        whole: Any = json.loads(data)
        holders = [one for one in _parts(whole) if one]
    except (ValueError, RecursionError):
        return None
    if not holders:
        return None
    holder = random.choice(holders)
    at = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match random.randrange(4):
        case 0:
            del holder[at]
        case 1:
            holder[at] = random.choice(ODD_VALUES)
        case 2:
            holder[at] = random.choice(holders)
        case _ if isinstance(holder, list):
            holder.extend(holder[: random.randrange(1, 12)])
        case _:
            holder[random.choice(list(holder))] = holder[at]
    try:
        return json.dumps(whole).encode()
    except (ValueError, RecursionError):  # it is a part of itself by now
        return None


def _parts(whole: object) -> list[Any]:
    inner = whole.values() if isinstance(whole, dict) else whole if isinstance(whole, list) else ()
    own = [whole] if isinstance(whole, dict | list) else []
    return own + [part for value in inner for part in _parts(value)]
