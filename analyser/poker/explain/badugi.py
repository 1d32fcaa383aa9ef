"""Explains a badugi hand step by step, in plain words and with the cards to draw."""

from __future__ import annotations

from typing import Final

from analyser.poker.explain.common import LEFT_OUT, cards_beside, in_low_sequence, last_steps
from analyser.poker.explain.steps import CardRow, Step, step
from analyser.poker.names import RANK_PLURALS, RANK_SIGNS, SUIT_NAMES, listed
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.badugi import low_value
from analyser.poker.results.analysis import Analysis

_ITS_CLASS: Final = N_(
    "{place} of {classes} different hands. Of all four-card hands {better} are "
    "better, {equal} equal, this one counted, and {worse} worse."
)
_EQUAL_CHOICES: Final = N_(
    "Choices of cards that are equally good: {count}. The first one is shown."
)


def explain_badugi(hand: Analysis) -> tuple[Step, ...]:
    """Explain which cards of a badugi hand play, and how the hand ranks."""
    last = last_steps(hand.high, _ITS_CLASS, _EQUAL_CHOICES)
    return _clashes(hand), _playing(hand), _rank(hand), *last


def _clashes(hand: Analysis) -> Step:
    cards = in_low_sequence(hand.cards)
    ranks, suits = [card.rank for card in cards], [card.suit for card in cards]
    says: list[str] = []
    if doubled := [rank for rank in dict.fromkeys(ranks) if ranks.count(rank) > 1]:
        template = N_("More than one card of a rank: {ranks}.")
        says.append(Phrase(template, ranks=listed([RANK_PLURALS[rank] for rank in doubled])))
    if agreeing := [suit for suit in dict.fromkeys(suits) if suit and suits.count(suit) > 1]:
        template = N_("More than one card of a suit: {suits}.")
        says.append(Phrase(template, suits=listed([SUIT_NAMES[suit] for suit in agreeing])))
    if not says:
        says.append(N_("All ranks differ, and all suits: no card clashes."))
    clashing = [card for card in cards if ranks.count(card.rank) > 1 or suits.count(card.suit) > 1]
    title = N_("Cards that clash")
    return step("clashes", title, says, [CardRow(cards, marked=tuple(clashing))], "badugi")


def _playing(hand: Analysis) -> Step:
    says = [N_("Of cards that clash one plays: as many cards as possible, and then the lowest.")]
    best = hand.high.best
    ranks = tuple([RANK_SIGNS[low_value(card.rank)] for card in best])
    rows = [CardRow(best, Phrase(N_("Plays")), below=ranks)]
    if others := cards_beside(best, hand):
        rows.append(CardRow(others, LEFT_OUT, faded=True))
    if not hand.complete:
        says.append(N_("A badugi has four cards; this is what there is so far."))
    return step("playing", N_("Which cards play"), says, rows, "badugi")


def _rank(hand: Analysis) -> Step:
    template = N_(
        "The rank is {rank}: how many cards play, then their ranks from the highest down, the ace "
        "1. More cards beat fewer; then the first rank that differs decides, the lower one wins."
    )
    says = Phrase(template, rank=", ".join([str(int(number)) for number in hand.high.rank]))
    return step("rank", N_("The rank"), [says], ruling="badugi-order")
