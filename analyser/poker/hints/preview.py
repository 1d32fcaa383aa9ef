"""Sentences about an unused card: which hands it would make, and who would be ahead."""

from __future__ import annotations

from collections.abc import Sequence

from analyser.poker.cards import Card
from analyser.poker.errors import CardNotInGameError
from analyser.poker.names import card_name, listed
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase, with_semicolons
from analyser.poker.results.outcome import Outcome, outcome_of
from analyser.poker.results.wording import say_hand
from analyser.poker.table.table import BOARD, DEAD, Table


def say_what_it_makes(table: Table, card: Card) -> Phrase | None:
    """Say which hand an unused card would make in the active slot; None if no slot is active.

    If the active slot is on the board, the sentence has the hand of each seat that has cards. If
    the seats can then be compared, it also says who would be ahead. If the card would make no hand,
    the sentence says where the card would lie. If the card is not in the game, the sentence says
    so, with or without an active slot.
    """
    try:
        table.game.check_deck([card])
    except CardNotInGameError as error:
        return error.phrase
    if table.active is None:
        return None
    if table.active.place == DEAD:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "Would lie among the dead cards"))
    after = outcome_of(table.place(card))
    if table.active.place == BOARD:
        made = _hands(after, QT_TRANSLATE_NOOP("analyser", "for {seat}: {hand}"))
        if not made:
            return Phrase(QT_TRANSLATE_NOOP("analyser", "Would lie on the board"))
        hands = with_semicolons(made)
        makes = Phrase(QT_TRANSLATE_NOOP("analyser", "Would make {hands}"), hands=hands)
    else:
        hand = after.hands[table.active.place]
        assert hand is not None  # the seat has that card
        makes = Phrase(QT_TRANSLATE_NOOP("analyser", "Would make: {hand}"), hand=say_hand(hand))
    if after.headline is None:
        return makes
    template = QT_TRANSLATE_NOOP("analyser", "{makes}; then {headline}")
    return Phrase(template, makes=makes, headline=after.headline)


def say_if_it_comes(table: Table, card: Card) -> Phrase | None:
    """Say who would be ahead with an unused card in the active slot, and why.

    If the seats cannot be compared even then, the sentence has their hands instead. None if no slot
    is active, if the active slot is for a dead card, if the card is used or not in the game, or if
    no seat would have a hand.
    """
    active = table.active
    if active is None or active.place == DEAD:
        return None
    if table.game.deck.lacks([card]) or table.find(card) is not None:
        return None
    after = outcome_of(table.place(card))
    if after.headline is not None and after.reason is not None:
        template = QT_TRANSLATE_NOOP("analyser", "With the {card}: {headline}, {reason}")
        gaps = {"headline": after.headline, "reason": after.reason}
        return Phrase(template, card=card_name(card), **gaps)
    made = [say_hand(hand) for hand in after.hands if hand is not None]
    if not made:
        return None
    each = QT_TRANSLATE_NOOP("analyser", "{seat}: {hand}")
    hands = made[0] if len(after.hands) == 1 else listed(_hands(after, each))
    template = QT_TRANSLATE_NOOP("analyser", "With the {card}: {hands}")
    return Phrase(template, card=card_name(card), hands=hands)


def _hands(outcome: Outcome, template: str) -> Sequence[Phrase]:
    """Say each seat's hand; ``template`` has gaps for the seat and its hand."""
    return [
        Phrase(template, seat=name, hand=say_hand(hand))
        for name, hand in zip(outcome.names, outcome.hands, strict=True)
        if hand is not None
    ]
