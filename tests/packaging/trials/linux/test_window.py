"""The program on a screen of its own, used by screen reader and keyboard."""

import pytest

from analyser import analyse, compare
from analyser.poker.cards import DECK
from analyser.poker.names import card_name
from trials.linux import screen, window

NAMED = {str(card_name(card)).capitalize(): card for card in DECK}


def test_the_hand_that_is_picked_is_what_is_read() -> None:
    cards = [NAMED[name] for name in window.HAND]
    assert analyse(cards).high.description == window.HAND_IS


def test_the_verdicts_that_are_read_are_those_of_the_cards() -> None:
    cards = [NAMED[name] for name in window.DUEL]
    for board, verdict in ((cards[4:], window.DUEL_IS), (cards[4:7], window.LINE_IS)):
        answer = compare([cards[:2], cards[2:4]], board=board)
        assert answer.winners == (1,)
        assert verdict.endswith(answer.reason.text)


def test_the_line_that_is_typed_has_the_same_cards() -> None:
    from analyser.gui.state.document import Document

    document = Document()
    assert document.enter(window.LINE)
    placed = [card for _, card in document.table.known_cards()]
    assert set(placed) == {NAMED[name] for name in window.DUEL[:7]}


@pytest.mark.long
@pytest.mark.parametrize("scale", window.SCALES)
def test_every_flow_goes_by_screen_reader_and_by_keyboard(scale: int) -> None:
    if reason := screen.reason_against():
        pytest.skip(reason)
    window.prove(scale)
