"""Explains what a player calls a hand on a board, and what these words mean."""

from __future__ import annotations

import re

from analyser.poker.explain.rulebook import MEANINGS
from analyser.poker.explain.steps import CardRow, Step, step
from analyser.poker.made_hands.draws import say_draw, say_draws
from analyser.poker.phrases import N_, Phrase
from analyser.poker.results.analysis import Analysis


def explain_made(hand: Analysis) -> list[Step]:
    """Say what a player calls a hand and its draws, if there is a name, and explain the words."""
    if hand.made is None:
        return []
    template = N_("{hand}.")
    says = [Phrase(template, hand=hand.made)]
    drawn = say_draws(hand.draws or ())
    if drawn is not None:
        says.append(Phrase(template, hand=drawn))
    told = f"{hand.made}; {drawn}"
    says += [meaning for word, meaning in MEANINGS.items() if re.search(word, told)]
    rows = [CardRow(draw.cards, say_draw(draw)) for draw in hand.draws or () if draw.cards]
    return [step("made", N_("What players call it"), says, rows, "best-five")]
