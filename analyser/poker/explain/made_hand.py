"""What a player calls a hand beside the board, and what each of these words means."""

from __future__ import annotations

import re
from typing import Final

from analyser.poker.explain.steps import Row, Step, step
from analyser.poker.made_hands.draws import say_draw, say_draws
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.results.analysis import Analysis

_MEANINGS: Final = {
    r"pocket \w+;": QT_TRANSLATE_NOOP("analyser", "Pocket: both cards of the hand are a pair."),
    r"\bsuited": QT_TRANSLATE_NOOP("analyser", "Suited: both cards have the same suit."),
    r"\boffsuit": QT_TRANSLATE_NOOP("analyser", "Offsuit: the two cards have different suits."),
    r"\boverpair": QT_TRANSLATE_NOOP(
        "analyser", "Overpair: a pair in the hand, higher than every card of the board."
    ),
    r"\bunderpair": QT_TRANSLATE_NOOP(
        "analyser", "Underpair: a pair in the hand, lower than every card of the board."
    ),
    r"pocket \w+ under": QT_TRANSLATE_NOOP(
        "analyser", "A pocket pair is in the hand; some cards of the board are higher."
    ),
    r"\btop pair": QT_TRANSLATE_NOOP(
        "analyser", "Top pair: a card of the hand pairs the highest rank of the board."
    ),
    r"\b(middle|second|third|fourth) pair|(?<!and )bottom pair": QT_TRANSLATE_NOOP(
        "analyser",
        "A card of the hand pairs one of the board; its place among the board's ranks names the "
        "pair.",
    ),
    r"top two pair|top and bottom pair|bottom two pair": QT_TRANSLATE_NOOP(
        "analyser",
        "Both cards of the hand pair one of the board; their places give the name.",
    ),
    r"\bset\b": QT_TRANSLATE_NOOP(
        "analyser", "Set: three of a kind with a pair in the hand and one card of the board."
    ),
    r"\btrip \w+": QT_TRANSLATE_NOOP(
        "analyser", "Trips: three of a kind with one card of the hand and a pair on the board."
    ),
    r"on the board": QT_TRANSLATE_NOOP(
        "analyser", "It lies on the board, so every seat has it; the hand adds its kicker."
    ),
    r"the board plays": QT_TRANSLATE_NOOP(
        "analyser", "The best five cards all lie on the board, so every seat has them."
    ),
    r"(?<!not )\w+ kicker|kicker does": QT_TRANSLATE_NOOP(
        "analyser",
        "Kicker: the hand's card beside the pair or the three; it decides between equals.",
    ),
    r"\bquad \w+": QT_TRANSLATE_NOOP("analyser", "Quads: four of a kind."),
    r"\w+ full of": QT_TRANSLATE_NOOP(
        "analyser", "A full house is named by its three of a kind, full of its pair."
    ),
    r"(?<!-)\bnut (straight|flush|low)|the nuts": QT_TRANSLATE_NOOP(
        "analyser", "The nuts: no two cards can make a better one on this board."
    ),
    r"\w+-nut (straight|flush|low)": QT_TRANSLATE_NOOP(
        "analyser",
        "Second-nut, third-nut and so on: one step below the nuts for each better one that two "
        "cards can make on this board.",
    ),
    r"low counterfeited": QT_TRANSLATE_NOOP(
        "analyser",
        "Counterfeited: a card of the board has the rank of a low card of the hand.",
    ),
    r"(?<!backdoor )flush draw": QT_TRANSLATE_NOOP(
        "analyser", "Flush draw: one card more of the suit makes a flush."
    ),
    r"nut (backdoor )?flush draw": QT_TRANSLATE_NOOP(
        "analyser", "To the nuts: nobody can have a higher card of the suit."
    ),
    r"backdoor flush draw": QT_TRANSLATE_NOOP(
        "analyser", "Backdoor: both cards to come have to be of the suit."
    ),
    r"open-ended": QT_TRANSLATE_NOOP(
        "analyser", "Open-ended: four ranks in a row, and a card at either end makes a straight."
    ),
    r"(?<!double )gutshot": QT_TRANSLATE_NOOP(
        "analyser", "Gutshot: one rank alone makes a straight."
    ),
    r"double gutshot": QT_TRANSLATE_NOOP(
        "analyser", "Double gutshot: either of two ranks inside makes a straight."
    ),
    r"\bwrap": QT_TRANSLATE_NOOP("analyser", "Wrap: three ranks or more make a straight."),
    r"overcards": QT_TRANSLATE_NOOP(
        "analyser",
        "Overcards: both cards are higher than the board's, and may pair.",
    ),
}
"""What a word means, by a pattern that finds it in the name of a hand or a draw."""


def explain_made(hand: Analysis) -> list[Step]:
    """Say what a player calls a hand beside the board, and its draws; nothing if it has no name."""
    if hand.made is None:
        return []
    template = QT_TRANSLATE_NOOP("analyser", "{hand}.")
    says = [Phrase(template, hand=hand.made)]
    drawn = say_draws(hand.draws or ())
    if drawn is not None:
        says.append(Phrase(template, hand=drawn))
    told = f"{hand.made}; {drawn}"
    says += [Phrase(text) for word, text in _MEANINGS.items() if re.search(word, told)]
    rows = [Row(draw.cards, say_draw(draw)) for draw in hand.draws or () if draw.cards]
    title = QT_TRANSLATE_NOOP("analyser", "What players call it")
    return [step("made", title, says, rows, "best-five")]
