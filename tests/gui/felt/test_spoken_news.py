"""What screen readers are told: what they keep never goes stale, and each change is told once."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt import spoken_news
from analyser.gui.felt.content import FeltContent, Segment
from analyser.gui.felt.spoken_news import MOST_WAITS, READING_BEGINS, ScreenReaderNews
from analyser.gui.look import announce
from analyser.gui.look.item_views import CellGrid
from analyser.gui.look.translation import card_names
from analyser.gui.state.document import Document
from analyser.gui.window import parts
from analyser.poker.cards import Card
from analyser.poker.games.options import Options
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import Heard, User
from tests.gui.hands.conftest import settle

KINDS = {
    QAccessible.Event.NameChanged: Qt.ItemDataRole.AccessibleTextRole,
    QAccessible.Event.DescriptionChanged: Qt.ItemDataRole.AccessibleDescriptionRole,
}


class Reader:
    """Keeps what cells say until it is told of a change, as newer screen readers do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: Counter[tuple[int, QAccessible.Event]] = Counter()
        self._kept: dict[tuple[int, QAccessible.Event], object] = {}
        self._view: CellGrid | None = None
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if event.object() is self._view and event.type() in KINDS:
            what = event.child(), event.type()
            self.told[what] += 1
            self._kept[what] = self._said(*what)

    def _said(self, row: int, kind: QAccessible.Event) -> object:
        assert self._view is not None
        return self._view.model().index(row, 0).data(KINDS[kind])

    def read(self, view: CellGrid) -> None:
        """Read every cell of a grid, and keep what it says."""
        self._view = view
        view.tell_changes()  # whatever came before
        rows = range(view.model().rowCount())
        self._kept = {(row, kind): self._said(row, kind) for row in rows for kind in KINDS}
        self.told.clear()

    def check(self) -> None:
        """Check that nothing kept is untrue now, and that no change was told twice."""
        rows = self._view.model().rowCount() if self._view else 0
        here = self._view.currentIndex().row() if self._view else -1
        waits = here, QAccessible.Event.DescriptionChanged  # until the focus has left the card
        kept = {what: said for what, said in self._kept.items() if what[0] < rows and what != waits}
        assert {what: self._said(*what) for what in kept} == kept
        assert set(self.told.values()) <= {1}
        self.told.clear()


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(monkeypatch)


MOVES: tuple[Callable[[Document], object], ...] = (
    lambda document: document.pick(Card("Kh")),
    lambda document: document.enter("AhKh v QsQd @ QhJh2c8s"), lambda document: document.undo(),
    lambda document: document.redo(), lambda document: document.swap_seats(0, 1),
    lambda document: document.rename_seat(0, "Ann"),
    lambda document: document.reveal.set_teaching(True),
    lambda document: document.reveal.set_teaching(False),
    lambda document: document.visit_dead(True), lambda document: document.deal(7),
    lambda document: document.clear(),
    lambda document: document.change_options(Options(joker="bug"), ""),
    lambda document: document.undo(),
)  # fmt: skip


def test_no_card_says_what_is_untrue_and_only_changes_are_told(user: User, reader: Reader) -> None:
    # Orca says of a cell in focus that is not selected that it is not.
    chosen = user.deck.selectionModel()
    for card in ("As", "Kh", "As"):
        user.deck.bring_focus_to(user.model.index_of(Card(card)))
        assert chosen.selectedIndexes() == [user.model.index_of(Card(card))]
    reader.read(user.deck)
    for move in MOVES:
        move(user.document)
        QApplication.processEvents()
        reader.check()
    user.enter("AhKh v QsQd @ QhJh2c8s")
    reader.read(user.deck)
    user.document.rename_seat(0, "Ann")
    QApplication.processEvents()
    named = sorted(row for row, kind in reader.told if kind is QAccessible.Event.NameChanged)
    assert named == [user.model.index_of(Card(card)).row() for card in ("Ah", "Kh")]


def test_the_matrix_tells_what_a_stroke_changes(user: User, reader: Reader) -> None:
    user.enter("AhKh v QsQd")
    user.document.range_asked.emit(1)
    panel = not_none(user.window.area.view.seats[1].panel)
    reader.read(panel.matrix)
    panel.matrix.toggle(panel.model.index_of("77"))
    QApplication.processEvents()
    assert (panel.model.index_of("77").row(), QAccessible.Event.NameChanged) in reader.told
    reader.check()


VERDICT = "Verdict: B is ahead, A set beats ace high"


def name_of(user: User) -> str:
    """What a screen reader of Linux finds as the name of the window."""
    return user.window.accessibleName() or user.window.windowTitle()


def begin_to_hear(user: User, spoken: Heard, text: str = "") -> None:
    if text:
        user.enter(text)
    user.tell()
    spoken.clear()


def told(user: User, spoken: Heard, *moves: Callable[[], object]) -> list[str]:
    """Make moves, and return what a screen reader was told till then."""
    user.tell(*moves)
    return [text for text, _ in spoken]


def let_go_by(user: User) -> None:
    """Let it be a while since something came into focus."""
    teller = not_none(user.window.findChild(ScreenReaderNews))
    for timer in teller.findChildren(QTimer):
        if timer.interval():
            timer.stop()


@pytest.fixture(params=[True, False], ids=["announcements", "names"])
def knows_announcements(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """A screen reader of Linux that knows announcements, or an older one."""
    monkeypatch.setattr(announce, "READ_NAMES", ("offscreen",))
    for module in (parts, announce):
        monkeypatch.setattr(module, "is_listened_to", lambda: True)
    for module in (spoken_news, announce):
        monkeypatch.setattr(module, "are_announcements_heard", lambda: request.param)
    return bool(request.param)


def test_the_title_says_the_answer_to_whoever_listens_and_nothing_while_it_is_hidden(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    user.enter("AhKh v QsQd @ QhJh2c")
    user.tell()
    assert user.window.windowTitle() == "Hand Analyser"
    monkeypatch.setattr(parts, "is_listened_to", lambda: True)
    user.window.set_number(1)
    assert user.window.windowTitle() == "Seat B is ahead, three queens - Hand Analyser"
    user.window.set_number(2)
    assert user.window.windowTitle() == "Seat B is ahead, three queens - Table 2"
    user.tell(user.window.window_actions.teach.trigger)
    assert user.window.windowTitle() == "Table 2"
    user.window.set_number(1)


def described(user: User) -> str:
    return str(user.deck.currentIndex().data(Qt.ItemDataRole.AccessibleDescriptionRole))


def test_each_verdict_is_heard_once(user: User, knows_announcements: bool, spoken: Heard) -> None:
    begin_to_hear(user, spoken, "AhKh v QsQd @ Jh2c")
    name = name_of(user)
    user.type("qh")  # the focus comes to the card
    user.tell()
    answer = "Seat B is ahead, three queens - Hand Analyser"
    assert user.window.windowTitle() == answer
    if knows_announcements:
        assert [text.startswith(VERDICT) for text, _ in spoken] == [True]
        assert (name_of(user), described(user)) == (name, "Picking it takes it back")
        return
    assert (spoken, name_of(user)) == ([], name)
    assert described(user).startswith(VERDICT)


def test_older_screen_readers_come_to_a_typed_card_that_says_the_verdict_already(
    user: User, knows_announcements: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However late they come: what is told once they are on their way there may be lost."""
    user.enter("AhKh v QsQd @ QhJh2c8s")
    user.tell()
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.DescriptionChanged:
            heard.append(described(user))

    user.deck.came_to.connect(lambda: heard.append(described(user)))
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    user.type("8c")
    said = ["B wins" in text for text in heard]
    assert any(said) is not knows_announcements
    assert all(said) or knows_announcements
    heard.clear()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(user.deck, key)
    assert described(user) == "Picking it takes it back"


def test_what_a_key_on_a_card_did_is_heard_with_it(user: User, knows_announcements: bool) -> None:
    QTest.keyClick(user.deck, Qt.Key.Key_Space)
    user.tell()
    plain = "Picking it takes it back"
    assert described(user) == (plain if knows_announcements else "Verdict: Ace high")
    user.document.undo()
    assert described(user) == "Would make: High card, A"


def test_on_linux_what_was_not_done_to_a_card_is_heard_in_the_name_of_the_window(
    user: User, knows_announcements: bool, spoken: Heard
) -> None:
    begin_to_hear(user, spoken, "AhKh v QsQd")
    let_go_by(user)
    for _ in range(2):
        user.document.refused.emit("No room")
        user.tell()
    # The verdict is not said again, but a name that is the same would not be said at all.
    assert name_of(user) == "No room\u200b"
    user.tell(user.document.clear)
    assert (name_of(user), spoken) == ("Cleared", [])
    user.tell(lambda: user.document.refused.emit("word " * 31))
    assert len(spoken) == 2 * knows_announcements  # two names at once: Orca 48 says the last


def test_a_pot_is_heard_in_its_field(user: User, knows_announcements: bool, spoken: Heard) -> None:
    """Newer screen readers do not say a name of the window that has the text of the field in it."""
    begin_to_hear(user, spoken, "AhKh v QsQd @ QhJh2c")
    user.window.window_actions.pot.trigger()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    let_go_by(user)
    QTest.keyClicks(field, "100")
    QTest.keyClick(field, Qt.Key.Key_Return)
    user.tell()
    said = [text for text, _ in spoken] if knows_announcements else [name_of(user)]
    assert ["Done: set the pot to 100" in text for text in said] == [True]


def test_who_comes_to_the_table_hears_a_new_verdict_once(user: User, spoken: Heard) -> None:
    user.enter("AhKh v QsQd @ QhJh2c")
    user.tell()
    assert user.window.area.accessibleName().startswith(VERDICT[: len("Verdict: B is ahead")])
    assert spoken == []
    let_go_by(user)
    user.tell(user.document.undo)
    assert spoken
    line = "AhKh v QsQd v 7c7d @ 2c3d4h, A all in for 100, B in for 300"
    user.tell(lambda: user.document.enter(line))
    user.tell(lambda: user.document.pick(Card("As")))
    said = [text for text, _ in spoken[-2:]]
    assert ["back to B" in text for text in said] == [True, False]  # of pots only what is new
    assert "A so far" in said[1]


def test_a_verdict_counted_after_one_came_to_the_table_is_heard(user: User, spoken: Heard) -> None:
    answers = user.window.area.answers
    begin_to_hear(user, spoken, "AhKh @ QhJh2c")
    user.window.entry.setFocus()
    user.document.enter("AhKh v QsQd @ QhJh2c")
    found, answers.content = answers.content, FeltContent()
    user.deck.setFocus()
    assert user.window.area.accessibleName() == "\u200b"
    answers.content = found
    assert told(user, spoken)[-1].startswith("Verdict: B is ahead")


def test_a_reason_that_grows_while_it_waits_is_heard_once(
    counting: User, knows_announcements: bool, qtbot: QtBot
) -> None:
    counting.enter("AA v 15% @ QcJh2h")
    qtbot.waitUntil(lambda: "overpair" in counting.content.verdict.reason)
    not_none(counting.window.findChild(ScreenReaderNews))._emit_title()  # as after a moment
    assert knows_announcements or name_of(counting).count("Reason:") == 1


def test_of_cards_typed_fast_only_the_last_verdict_is_heard(
    user: User, spoken: Heard, qtbot: QtBot
) -> None:
    for key in "ASAD":
        user.deck.keyboardSearch(key)
        QApplication.processEvents()
    assert spoken == []
    qtbot.waitUntil(lambda: bool(spoken))
    qtbot.wait(20)
    assert [text for text, _ in spoken if "Verdict" in text] == ["Verdict: Pair of aces"]
    spoken.clear()
    user.window.game_box.setFocus()
    for key in "2C":  # the keyboard does not come to this card, so its name is heard
        user.deck.keyboardSearch(key)
    (said,) = told(user, spoken)
    assert said.startswith("Two of clubs, in seat A. Verdict: Pair of aces")


def test_no_verdict_is_told_in_another_window(user: User, spoken: Heard, qtbot: QtBot) -> None:
    """Who comes back hears it with the table."""
    begin_to_hear(user, spoken, "AhKh v QsQd")
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    user.document.enter("AsAd v QsQd")
    assert [text for text in told(user, spoken) if "Verdict" in text] == []
    user.window.activateWindow()
    qtbot.waitUntil(user.window.isActiveWindow)
    assert user.window.area.accessibleName().startswith("Verdict: A is ahead")


def test_after_a_menu_news_wait_until_the_card_in_focus_was_read(
    user: User, knows_announcements: bool, spoken: Heard
) -> None:
    """What a menu had done was lost now and then: the window was not the active one yet."""
    let_go_by(user)
    name = name_of(user)
    back = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.PopupFocusReason)
    QApplication.sendEvent(user.deck, back)
    user.document.change_options(Options(joker="bug"), "play with the joker as a bug")
    user.tell()
    said = "Done: play with the joker as a bug"
    assert [text for text, _ in spoken] == [said] * knows_announcements
    assert knows_announcements or name_of(user) == name  # it changes a moment later
    user.document.pick(Card("Ah"))
    user.tell()
    timers = not_none(user.window.findChild(ScreenReaderNews)).findChildren(QTimer)
    for timer in [each for each in timers if each.isActive() and each.interval() == READING_BEGINS]:
        for _ in range(MOST_WAITS + 2):
            timer.timeout.emit()
    assert knows_announcements or name_of(user).startswith(f"{said}. ")  # both are told


def test_news_are_heard_beside_the_new_name_of_what_has_the_focus(
    user: User, knows_announcements: bool, spoken: Heard
) -> None:
    """A verdict was lost: a name of the window is missed while another name is read."""
    user.enter("AhKh v QsQd @ QhJh2c8s8c")
    tile = user.window.area.view.rows[0].tiles[1]
    user.tell(tile.setFocus)
    let_go_by(user)
    spoken.clear()
    tile.click()  # the street becomes the current one
    assert ["B is ahead" in text for text in told(user, spoken)] == [True] * knows_announcements
    user.document.range_asked.emit(1)
    panel = not_none(user.window.area.view.seats[1].panel)
    matrix = panel.matrix
    user.tell(matrix.setFocus)
    let_go_by(user)
    spoken.clear()
    matrix.came_to.emit()  # also when the cell has got a new name
    user.document.refused.emit("No room")
    assert told(user, spoken) == ["No room"] * knows_announcements
    user.document.set_range(1, parse_range("QQ:0.5"))
    matrix.bring_focus_to(panel.model.index_of("QQ"))
    matrix.asked.emit()
    suits = not_none(panel.popover).suits
    user.tell(suits.setFocus)
    let_go_by(user)
    spoken.clear()
    suits.item(0).setCheckState(Qt.CheckState.Unchecked)  # so it says no weight any more
    user.document.refused.emit("No room")
    assert told(user, spoken) == ["No room"] * knows_announcements


@pytest.mark.parametrize("knows_announcements", [False], indirect=True)
def test_older_readers_hear_it_of_the_focus(
    user: User, knows_announcements: bool, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(announce, "_READ_BY_THEN", 0)
    field = user.window.entry
    user.window.window_actions.enter.trigger()
    before = field.accessibleDescription()
    announce.announce(user.window, "2 hands in order")
    assert field.accessibleDescription() == "2 hands in order"
    announce.announce(user.window, "2 hands in order")
    assert field.accessibleDescription() == "2 hands in order\u200b"
    user.deck.setFocus()
    qtbot.waitUntil(lambda: field.accessibleDescription() == before)


def test_who_comes_back_to_the_table_hears_only_what_is_new(user: User, spoken: Heard) -> None:
    begin_to_hear(user, spoken, "AhKh v QsQd @ QhJh2c")
    area = user.window.area
    user.window.window_actions.pot.trigger()  # its column heads were said at each way back
    # Orca 48 says "panel" before what is no card, where the table has no name.
    for stop, name in ((area.view.seats[0], "Table"), (user.deck, "\u200b")):
        user.window.entry.setFocus()
        user.tell(stop.setFocus)
        assert (area.accessibleName(), spoken) == (name, [])
    labels = [each for each in area.findChildren(QLabel) if each.isVisible()]
    assert [each.text() for each in labels if each.text() and each.buddy() is None] == []
    score = user.window.area.view.scoreboard  # Orca 48 says for a minute which label it had
    assert [score.accessibleName(), score.verdict.buddy()] == ["Verdict: B is ahead", score.verdict]
    for _ in range(2):  # as often as one asks
        user.tell(user.window.window_actions.say_all.trigger)
    verdict, *seats = spoken.pop()[0].split(". ")
    assert verdict.startswith("Verdict: B is ahead")
    board = "Board: queen of hearts, jack of hearts and two of clubs"
    assert [seat.partition(", ace")[0] for seat in seats[::2]] == ["Seat A", board]
    assert len(spoken) == 1
    user.document.reveal.set_teaching(True)
    begin_to_hear(user, spoken)
    user.tell(user.window.window_actions.say_all.trigger)
    assert f"{board}. Who is ahead? The answer is hidden until you reveal it" in spoken[0][0]


def test_calls_and_winners_of_pots_are_heard(counting: User, spoken: Heard, qtbot: QtBot) -> None:
    counting.document.enter("AhKh v QsQd @ QhJh2c8s, pot 100, A bets 50")
    qtbot.waitUntil(lambda: counting.content.bar.needle is not None)
    (said,) = [
        text for text in told(counting, spoken) if "Verdict" in text
    ]  # not who is ahead before it
    assert said.startswith("Verdict: Call. B needs 25% and has 77%")
    spoken.clear()
    counting.document.enter("AhKh v QsQd v 7c7d @ QhJh2c8s3h")
    for seat, chips in enumerate((100, 300, 300)):
        counting.document.set_bet(seat, chips)
    said = ". ".join(told(counting, spoken))
    assert "Main pot of 300: A. Side pot of 400: B" in said
    assert counting.content.verdict.text == "A wins the main pot, B the side pot"
    assert counting.content.verdict.title == "Seat A wins the main pot, Seat B the side pot"


def test_back_from_another_seats_reason_no_verdict_is_heard_again(
    user: User, spoken: Heard
) -> None:
    """Preferences were left with 29 words: at the cards the reason is that of another seat."""
    user.document.enter("AhKh v QsQd v 7c7d @ QhJh2c8s3h")
    for seat, chips in enumerate((100, 300, 300)):
        user.document.set_bet(seat, chips)
    begin_to_hear(user, spoken)
    answers = user.window.area.answers
    answers.note_seat_looked_at(1)
    assert [text.partition(":")[0] for text in told(user, spoken)] == ["Reason"]
    spoken.clear()
    answers.note_seat_looked_at(None)
    user.tell()
    user.window.entry.setFocus()
    answers.note_seat_looked_at(1)
    user.tell(user.deck.setFocus)
    assert (user.window.area.accessibleName(), spoken) == ("\u200b", [])
    guest = user.document.table
    user.tell(user.document.clear)
    user.tell(user.document.undo)
    assert user.document.table == guest
    assert not [text for text, _ in spoken if "700 chips" in text]  # they were told


def test_a_reason_that_is_counted_later_is_told_alone(user: User, spoken: Heard) -> None:
    """The verdict was heard twice whenever the matrix had been painted."""
    begin_to_hear(user, spoken, "AhKh v QsQd @ QhJh2c")
    content = user.content
    later = content.verdict._replace(reason="B mostly has an overpair")
    user.window.area.answers.content = content._replace(verdict=later)
    assert told(user, spoken) == ["Reason: B mostly has an overpair"]
    spoken.clear()
    shares = (Segment(0.34, 0, "34%", "Seat A", "A", "Seat A, 34%"),)
    for segments in (shares, (), shares):  # counted again, and the same
        bar = content.bar._replace(segments=segments)
        user.window.area.answers.content = content._replace(verdict=later, bar=bar)
        user.tell()
    assert [text for text, _ in spoken] == ["Seat A, 34%"]


def test_of_a_row_its_end_and_another_game_are_said_once(
    user: User, spoken: Heard, qtbot: QtBot
) -> None:
    """At the last row Orca was silent; of a game it heard the one before, and the new one twice."""
    hands, box, games = user.window.hands, user.window.game_box, list[str]()
    hands.read_text("AhKh v QsQd @ QhJh2c8s8c\nAsAd v KsKd @ 2c3d4h5s9c\n")
    settle(hands, qtbot)
    begin_to_hear(user, spoken)
    for part in (hands.view, user.deck, user.window.area.view.rows[0].tiles[0]):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Left if part is not hands.view else Qt.Key.Key_Up)
    user.document.step_street(1)
    assert told(user, spoken) == 4 * ["Nothing further"]
    spoken.clear()
    box.setFocus()
    box.currentTextChanged.connect(games.append)
    QTest.keyClick(box, Qt.Key.Key_Down)
    said = ". ".join(told(user, spoken))
    assert said.startswith("Done: put a hand on the table. Done: play Hold'em hi-lo. Verdict: ")
    assert (games, said.count("on the table")) == (["Hold'em hi-lo"], 1)


def test_a_street_is_named_first_and_no_news_are_too_long(user: User, spoken: Heard) -> None:
    """Exercises with hidden answers could not be done: the cards were never said."""
    user.enter("AhKh v QsQd")
    for street in ("Flop", "Turn", "River"):
        begin_to_hear(user, spoken)
        known = user.document.table.cards_of(BOARD)
        user.tell(user.document.deal_street)
        new = card_names(user.document.table.cards_of(BOARD)[len(known) :])
        assert spoken[0][0].startswith(f"{street}: {new}")
    user.document.deal(7)
    user.tell()
    dealt = card_names(user.document.table.cards_of(0))
    assert spoken[-2][0].startswith(f"Seat A: {dealt}. Seat B: ")
    assert max(len(text.split()) for text, _ in spoken) <= 30
    user.enter("AhKh v QsQd @ QhJh2c8s")
    user.document.pick(Card("8c"))
    begin_to_hear(user, spoken)
    (said,) = told(user, spoken, user.document.undo)
    assert said.startswith("Undone: place eight of clubs. Verdict: B is ahead, A set")
    assert len(said.split()) <= 27
    assert "Seat A, " not in said


def test_who_walks_along_hands_hears_their_rows_and_the_verdict_of_a_street(
    user: User, knows_announcements: bool, qtbot: QtBot
) -> None:
    """Whoever went back to an empty table heard there that A wins, as in the row before."""
    del knows_announcements
    let_go_by(user)
    user.tell()
    user.window.setAccessibleName("")  # in place of that of the test before
    hands = user.window.hands
    again = "AhKh v QsQd @ QhJh2c8sQc"  # on the turn as the first
    hands.read_text(f"AhKh v QsQd @ QhJh2c8s8c\nAsAd v KsKd @ 2c3d4h5s9c\n{again}\n")
    settle(hands, qtbot)
    hands.view.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(hands.view, key)
        user.tell()
    let_go_by(user)
    assert name_of(user) == "Hand Analyser"
    actions = user.window.window_actions
    back = actions.street_before, "Turn: eight of spades. Verdict: B is ahead"
    for step, said in (back, (actions.street_after, "B wins"), back):
        user.tell(step.trigger)
        assert said in name_of(user)
    user.window.setAccessibleName("")
    hands.find_bar.text.setText("Qc")
    settle(hands, qtbot)
    user.tell()
    assert "Verdict" not in name_of(user)  # the row of another hand says who wins it
    user.tell(actions.street_before.trigger)
    assert name_of(user).startswith(back[1])
    hands.visit.tell_luck(("Ann was lucky", ""))
    user.tell(actions.say_all.trigger)
    assert "two of clubs and eight of spades. Ann was lucky" in name_of(user)
    assert user.deck.cell_in_focus.data(Qt.ItemDataRole.AccessibleTextRole)  # as it is read
    user.window.window_actions.table.trigger()
    assert (user.deck.hasFocus(), described(user)) == (True, "")


PARTS = (
    "why", "beats", "odds_page", "lows_page", "left_hands", "practice", "history",
    "rules", "kinds", "keys_page", "manual", "enter", "hold_range", "pot",
    "preferences", "print", "save_as", "save_picture", "open_hands",  # these are dialogs
)  # fmt: skip


def go_and_leave_dialog(user: User, part: str, qtbot: QtBot) -> bool:
    """Open a part of the window; close it if it is a dialog, and return whether it is."""
    left: list[QWidget] = []

    def leave() -> None:
        if (dialog := QApplication.activeModalWidget()) is None:
            return
        if not dialog.isActiveWindow():  # nobody closes it before it is there
            QTimer.singleShot(0, leave)
            return
        left.append(dialog)
        dialog.close()

    QTimer.singleShot(0, leave)
    getattr(user.window.window_actions, part).trigger()
    QApplication.processEvents()
    user.window.activateWindow()  # as the desktop does after a dialog
    qtbot.waitUntil(user.window.isActiveWindow)
    return bool(left)


def test_the_way_back_from_each_pane_and_dialog_has_at_most_eight_words(
    user: User, knows_announcements: bool, spoken: Heard, qtbot: QtBot
) -> None:
    """Each dialog ended with the verdict, the deck and a card: 94 words with three seats."""
    del knows_announcements
    user.enter("AhKh v QsQd v 7c7d @ QhJh2c")
    card = user.model.index_of(Card("As"))
    user.deck.bring_focus_to(card)
    user.tell()
    tray = QAccessible.queryAccessibleInterface(user.window.area.tray)
    assert tray.role() is QAccessible.Role.Client  # else its name would be said, and "panel"
    far = {}
    for part in PARTS:
        name = card.data(Qt.ItemDataRole.AccessibleTextRole)  # as a screen reader reads it
        user.window.entry.setFocus()
        user.tell(user.deck.setFocus)
        is_dialog = go_and_leave_dialog(user, part, qtbot)
        spoken.clear()  # what the part itself says
        for _ in range(3):
            if not user.deck.hasFocus():
                QTest.keyClick(not_none(QApplication.focusWidget()), Qt.Key.Key_Escape)
        user.tell()
        assert user.deck.hasFocus(), part
        said = [user.window.area.accessibleName(), name]
        said += [user.deck.accessibleName(), "List with 52 items", described(user)]
        said += [*[text for text, _ in spoken], f"{name_of(user)} frame" * is_dialog]
        if len(" ".join(said).replace("\u200b", "").split()) > 8:
            far[part] = said
    assert far == {}


def test_a_seat_gets_a_name_without_its_verdict_again(user: User, spoken: Heard) -> None:
    begin_to_hear(user, spoken, "AhKh v QsQd @ QhJh2c8s8c, pot 100, A bets 50")
    user.document.rename_seat(0, "Ann")
    assert told(user, spoken) == ["Done: name seat A"]
    assert told(user, spoken, user.document.undo)[-1] == "Undone: name seat A"
    user.document.pick(Card("8c"))
    assert "B is ahead" in told(user, spoken)[-1]


@pytest.mark.parametrize("seed", mostly_long(1, range(6)))
def test_news_arrive_whatever_was_opened_and_closed_before(
    user: User, knows_announcements: bool, spoken: Heard, seed: int, qtbot: QtBot
) -> None:
    """After a second window of the time before panes, nothing at all was heard any more."""
    del knows_announcements
    left, actions, order = 0, user.window.window_actions, random.Random(seed)
    user.enter("AhKh v QsQd @ QhJh2c")
    for part in order.sample(PARTS, len(PARTS)):
        asks = user.document.guest is not None and part == "save_as"  # which is refused then
        left += go_and_leave_dialog(user, part, qtbot) or asks
        if order.random() < 0.5:
            QTest.keyClick(not_none(QApplication.focusWidget()), Qt.Key.Key_Escape)
    actions.table.trigger()
    user.document.pick(Card("8s"))
    user.tell()
    place = "place eight of spades"
    for action, said in (
        (actions.undo, f"Undone: {place}"), (actions.redo, f"Done again: {place}"),
        (actions.copy, "The result is copied as text"), (actions.swap, "Done: swap seats"),
        (actions.deal, "Verdict: "), (actions.clear, "Cleared"),
    ):  # fmt: skip
        let_go_by(user)
        spoken.clear()
        before = name_of(user)
        user.tell(action.trigger)
        heard = [text for text, _ in spoken] + [name_of(user)] * (name_of(user) != before)
        assert sum(said in text for text in heard) == 1
    assert left == 5


def test_a_late_share_is_told_once_the_card_has_lost_the_focus(user: User, reader: Reader) -> None:
    """What the card would make was heard twice: without its share, and with it."""
    user.enter("AhKh v QsQd @ QhJh2c8s")
    reader.read(user.deck)
    card = user.deck.currentIndex()
    what = card.row(), QAccessible.Event.DescriptionChanged
    before = str(card.data(KINDS[what[1]])).rpartition("; ")[0]
    user.model.read[card.row(), KINDS[what[1]]] = before
    user.deck.tell_changes()
    assert reader.told[what] == 0
    user.deck.setCurrentIndex(user.deck.cell_at(2, 2))
    user.deck.tell_changes()
    assert reader.told[what] == 1
