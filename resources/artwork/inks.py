"""The colours of the deck.

Every colour in a card is one of the reserved *tokens* below, which are written the same everywhere
and used for nothing else. A viewer that wants another colour replaces the token's seven characters
in the file's text before it parses the text. No replacement is itself a token, so the order of
replacing does not matter. If no token is replaced, the deck has two colours on white paper.
"""

from __future__ import annotations

import json

CLUBS = "#17191f"
DIAMONDS = "#bd1a2d"
HEARTS = "#bd1a2e"
SPADES = "#17191e"
JOKER = "#bd1a2f"
JOKER2 = "#17191d"
PAPER = "#fffefc"
BORDER = "#b4b7bf"
GOLD = "#d9a441"
BACK = "#1f4b7f"
BACK2 = "#8a2333"
UNKNOWN = "#1f4b80"
ICON = "#454b57"

TOKENS: dict[str, str] = {
    "clubs": CLUBS, "diamonds": DIAMONDS, "hearts": HEARTS, "spades": SPADES,
    "joker": JOKER, "joker2": JOKER2, "paper": PAPER, "border": BORDER, "gold": GOLD,
    "back": BACK, "back2": BACK2, "unknown": UNKNOWN, "icon": ICON,
}  # fmt: skip
"""Each token by what it colours: the suits, the two jokers, the card, the backs, the icons."""

SUIT_INKS: dict[str, str] = {"c": CLUBS, "d": DIAMONDS, "h": HEARTS, "s": SPADES}

_BLACK, _RED = "#14161c", "#c0172b"

PALETTES: dict[str, dict[str, str]] = {
    "two-colour": {
        "clubs": _BLACK, "diamonds": _RED, "hearts": _RED, "spades": _BLACK,
        "joker": _RED, "joker2": _BLACK,
    },
    "four-colour": {
        "clubs": "#0c6b35", "diamonds": "#1453b8", "hearts": _RED, "spades": _BLACK,
        "joker": _RED, "joker2": _BLACK,
    },
    "colour-blind-safe": {
        "clubs": "#913f9e", "diamonds": "#1a33e6", "hearts": "#bd3900", "spades": "#0b0c10",
        "joker": "#bd3900", "joker2": "#0b0c10",
    },
}  # fmt: skip
"""Inks by palette, each at least 4.5 : 1 against either paper, so that a sign is as clear as text.

In the colour-blind-safe one any two suits also stay more than 40 apart (in CIE L*a*b*) for an eye
without red, green or blue cones, in the model of Machado, Oliveira and Fernandes (2009). Clubs are
purple there because no green does that.
"""

PAPERS: dict[str, dict[str, str]] = {
    "light": {"paper": "#ffffff", "border": "#8d919b", "gold": "#d8a23e"},
    "dark": {"paper": "#ebe8e1", "border": "#7f828a", "gold": "#c99632"},
}
"""Paper for a light and for a dark window; the dark one is dimmed so that it does not glare."""


def inks_json() -> str:
    """Return the tokens, palettes and papers as the text of ``cards/inks.json``, for viewers."""
    content = {"tokens": TOKENS, "palettes": PALETTES, "papers": PAPERS}
    return json.dumps(content, indent=2) + "\n"
