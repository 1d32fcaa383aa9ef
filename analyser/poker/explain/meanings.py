"""The meanings of players' words for hands and draws; ``made_hands`` chooses the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from analyser.poker.phrases import N_

MEANINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "sets": {
        r"\bset\b": N_("Set: three of a kind with a pair in the hand and one card of the board."),
        r"\btrip \w+": N_(
            "Trips: three of a kind with one card of the hand and a pair on the board."
        ),
        r"\bquad \w+": N_("Quads: four of a kind."),
        r"\w+ full of": N_(
            "Nines full of queens: a full house is named by its three of a kind, full of its pair."
        ),
    },
    "pairs": {
        r"pocket \w+;": N_("Pocket: both cards of the hand are a pair."),
        r"\bsuited": N_("Suited: both cards have the same suit."),
        r"\boffsuit": N_("Offsuit: the two cards have different suits."),
        r"\boverpair": N_("Overpair: a pair in the hand, higher than every card of the board."),
        r"\bunderpair": N_("Underpair: a pair in the hand, lower than every card of the board."),
        r"pocket \w+ under": N_(
            "A pocket pair is in the hand; some cards of the board are higher."
        ),
        r"\btop pair": N_("Top pair: a card of the hand pairs the highest rank of the board."),
        r"\b(middle|second|third|fourth) pair|(?<!and )bottom pair": N_(
            "Second pair, bottom pair and so on: a card of the hand pairs one of the board, and "
            "its place among the board's ranks names the pair."
        ),
        r"top two pair|top and bottom pair|bottom two pair": N_(
            "Top two pair and so on: both cards of the hand pair one of the board; their places "
            "give the name."
        ),
        r"on the board": N_("On the board: every seat has it, and the hand adds its kicker."),
        r"the board plays": N_(
            "The board plays: the best five cards all lie there, so every seat has them."
        ),
        r"(?<!not )\w+ kicker|kicker does": N_(
            "Kicker: the hand's card beside the pair or the three; it decides between equals."
        ),
    },
    "nuts": {
        r"(?<!-)\bnut (straight|flush|low)|the nuts": N_(
            "The nuts: no two cards can make a better one on this board."
        ),
        r"\w+-nut (straight|flush|low)": N_(
            "Second-nut, third-nut and so on: one step below the nuts for each better one that two "
            "cards can make on this board."
        ),
        r"low counterfeited": N_(
            "Counterfeited: a card of the board has the rank of a low card of the hand."
        ),
    },
    "draws": {
        r"(?<!backdoor )flush draw": N_("Flush draw: one card more of the suit makes a flush."),
        r"nut (backdoor )?flush draw": N_(
            "To the nuts: nobody can have a higher card of the suit."
        ),
        r"backdoor flush draw": N_("Backdoor: both cards to come have to be of the suit."),
        r"open-ended": N_(
            "Open-ended: four ranks in a row, and a card at either end makes a straight."
        ),
        r"(?<!double )gutshot": N_("Gutshot: one rank alone makes a straight."),
        r"double gutshot": N_("Double gutshot: either of two ranks inside makes a straight."),
        r"\bwrap": N_("Wrap: three ranks or more make a straight."),
        r"overcards": N_("Overcards: both cards are higher than the board's, and may pair."),
    },
}
"""For each subject: regular expressions for a word in a hand's name or draws, and its meaning."""
