"""Says of an unused card which hands it would make, and who would be ahead."""

from collections.abc import Sequence

from analyser.poker.cards import Card
from analyser.poker.errors import CardNotInGameError
from analyser.poker.phrases import N_, Phrase, with_semicolons
from analyser.poker.results.outcome import Outcome, outcome_of
from analyser.poker.results.result_sentences import say_hand
from analyser.poker.table.table import BOARDS, DEAD, Table


def say_what_it_makes(table: Table, card: Card) -> Phrase | None:
    """Say which hand an unused card would make in the active slot; None if no slot is active.

    On the board: each seat's hand, and who would be ahead. If the card would make no hand, say
    where it would lie; if the game has no such card, say so.
    """
    try:
        table.game.check_deck([card])
    except CardNotInGameError as error:
        return error.phrase
    if table.active is None:
        return None
    if table.active.place == DEAD:
        return Phrase(N_("Would lie among the dead cards"))
    after = outcome_of(table.place(card))
    if table.active.place in BOARDS:
        on_board = (after.runs or (after,))[BOARDS.index(table.active.place)]
        made = _say_hands(on_board, N_("for {seat}: {hand}"))
        if not made:
            return Phrase(N_("Would lie on the board"))
        hands = with_semicolons(made)
        makes = Phrase(N_("Would make {hands}"), hands=hands)
    else:
        hand = after.hands[table.active.place]
        assert hand is not None  # the seat has that card
        makes = Phrase(N_("Would make: {hand}"), hand=say_hand(hand))
    if after.headline is None:
        return makes
    template = N_("{makes}; then {headline}")
    return Phrase(template, makes=makes, headline=after.headline)


def _say_hands(outcome: Outcome, template: str) -> Sequence[Phrase]:
    """Say each seat's hand; ``template`` has gaps for the seat and its hand."""
    return [
        Phrase(template, seat=name, hand=say_hand(hand))
        for name, hand in zip(outcome.names, outcome.hands, strict=True)
        if hand is not None
    ]
