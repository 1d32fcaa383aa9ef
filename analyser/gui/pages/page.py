"""The widget for a page: a text browser that draws the pictures of cards."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QMimeData, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser

from analyser.gui.look.announce import announce, are_only_changes_heard, is_listened_to
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import painted
from analyser.gui.look.theme import theme_of
from analyser.gui.look.translation import in_speech, nothing_further
from analyser.gui.look.widgets import Restyled
from analyser.gui.look.windows import letters_factor
from analyser.gui.pages.blocks import FADED, Block

MARGIN = 6
"""The margin around the text, in device-independent pixels."""
_FOCUS_IS_READ: Final = 500  # milliseconds until a screen reader has read what has the focus
_PICTURE: Final = "\ufffc"
"""The sign that stands for a picture in Qt's text."""
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?]) (?=[^\W_])")


class Page(Restyled, QTextBrowser):
    """Shows a page with pictures of cards.

    While a screen reader runs, the arrow keys make it say the page sentence by sentence or, with
    Ctrl, heading by heading; Left and Right spell a sentence. By the text cursor alone it would
    read tables column by column, and skip pictures, which have no names.
    """

    # The user followed a link; the scheme and the path of its address.
    link_asked = Signal(str, str)

    def __init__(self, name: str, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self.blocks: list[Block] = []
        self.sentences: list[str] = []
        self.headings: list[int] = []
        """The indexes of the sentences that are headings."""
        self._at = 0
        """The index of the sentence that was said last."""
        self._letter = -1
        """The index of its letter that was said last; -1 for none."""
        self._was_read = False
        """Whether the page has had the keyboard focus."""
        self._focus_is_new = QTimer(self, singleShot=True, interval=_FOCUS_IS_READ)
        self._focus_is_new.timeout.connect(lambda: self._say_to_screen_reader(self._sentence))
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A text cursor, to select text with keys.
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextBrowserInteraction | flag.TextSelectableByKeyboard)
        self.setCursorWidth(0)  # none blinks where nothing can be written
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(lambda url: self.link_asked.emit(url.scheme(), url.path()))

    def rewrite(self) -> None:
        """Write the page again after a change of how cards look."""
        place = self.verticalScrollBar().value()
        self._show_blocks()
        self.verticalScrollBar().setValue(place)

    take_colours = take_font = rewrite

    def write(self, page: Iterable[Block], *, is_same: bool = False) -> None:
        """Show a page; nothing changes, not even the scroll position, if it is shown already.

        ``is_same``: the page that is shown, but unfolded or in other colours, stays where it is.
        """
        blocks = [*page]
        if blocks == self.blocks:
            return
        self.blocks = blocks
        if is_same:
            self.rewrite()
        else:
            self._at = 0
            self._show_blocks()

    def go_to_heading(self, number: int) -> None:
        """Let a screen reader say the page from this heading on, counted from 0."""
        if number < len(self.headings):
            self._at = self.headings[number]
            self._describe()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Focus the next or previous link, and say it; False if there is none."""
        stays = super().focusNextPrevChild(forward)
        if stays and self.hasFocus() and self.textCursor().hasSelection():
            self._say_to_screen_reader(self.textCursor().selectedText())
        return stays

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say the sentence, for screen readers that say a description only as it changes."""
        super().focusInEvent(event)
        was_read, self._was_read = self._was_read, True
        if self.sentences and is_listened_to() and are_only_changes_heard():
            if not was_read:  # else Orca 43 is mute: it comes here by the news of a text alone
                QTimer.singleShot(0, self, self.rewrite)
            self._focus_is_new.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows, Home and End say sentences, headings and letters to a screen reader."""
        count, key = len(self.sentences), event.key()
        places = {
            Qt.Key.Key_Down: range(self._at + 1, count),
            Qt.Key.Key_Up: range(self._at - 1, -1, -1),
            Qt.Key.Key_Home: range(count),
            Qt.Key.Key_End: range(count - 1, -1, -1),
        }.get(Qt.Key(key))
        spells = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(key))
        with_shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if (places is None and spells is None) or with_shift or not is_listened_to():
            super().keyPressEvent(event)
        elif places is not None and count:
            with_ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            self._go_to([at for at in places if at in self.headings or not with_ctrl])
        elif spells is not None and count:
            sentence = self.sentences[self._at]
            self._letter = min(max(self._letter + spells, 0), len(sentence) - 1)
            letter = sentence[self._letter]
            self._say_to_screen_reader(self.tr("space") if letter == " " else letter)

    def _go_to(self, places: Sequence[int]) -> None:
        """Say the first of the sentences at these places or, without any, that there is none."""
        if not places:
            self._say_to_screen_reader(nothing_further())
            return
        self._at, self._letter = places[0], -1
        bar = self.verticalScrollBar()
        bar.setValue(round(bar.maximum() * self._at / max(1, len(self.sentences) - 1)))
        self._say_to_screen_reader(self._sentence)

    @property
    def _sentence(self) -> str:
        """The sentence that was said last; headings say that they are headings."""
        sentence = "".join(self.sentences[self._at : self._at + 1])
        if self._at not in self.headings:
            return sentence
        return self.tr("{text}, heading").format(text=sentence.removesuffix("."))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw the picture of a card; never load a file or a URL."""
        url, image = QUrl(name), self.document().ResourceType.ImageResource
        if kind != image.value or url.scheme() != "card":
            return None
        card, width, *faded = url.path().split("/")
        # Half as much as the letters grow, as the pane does.
        wide = round(int(width) * (1 + letters_factor(self)) / 2)
        picture = self._faces.pixmap(card, wide, self.devicePixelRatioF())
        return _faded(picture) if FADED in faded else picture

    def _show_blocks(self) -> None:
        self.document().clear()  # also clears its cache of pictures
        theme = theme_of(self.palette())
        quiet = f".quiet {{ color: {theme.muted.name()} }}"
        win = f".win {{ background-color: {theme.win.name()} }}"
        self.document().setDefaultStyleSheet(f"{quiet} {win}")
        self.setHtml("".join([block.html for block in self.blocks]))
        self.sentences, self.headings = [], []
        for block in self.blocks:
            if block.is_heading:
                self.headings.append(len(self.sentences))
            self.sentences += filter(None, _SENTENCE_ENDS.split(in_speech(block.spoken)))
        if len(self.sentences) > 1 and is_listened_to():
            self._add_object()
        self._describe()

    def _add_object(self) -> None:
        """Add a picture without a size: Orca 48 says a page without pictures all at once."""
        cursor, shape = QTextCursor(self.document()), QTextCharFormat()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        shape.setObjectType(shape.ObjectTypes.UserObject)
        cursor.insertText(_PICTURE, shape)

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the selected text without signs that stand for pictures."""
        copied = super().createMimeDataFromSelection()
        copied.setText(copied.text().replace(_PICTURE, ""))
        copied.setHtml(copied.html().replace(_PICTURE, ""))
        return copied

    def _describe(self) -> None:
        """Set the sentence as description, unless it is the whole page, which is said anyway."""
        # A new text may have fewer sentences than the one that was being read.
        self._at, self._letter = max(0, min(self._at, len(self.sentences) - 1)), -1
        text = self.toPlainText()
        is_whole = self._sentence in (text, f"{text}.")  # the end of a remark is not written
        if not self._focus_is_new.isActive():  # else it is told a moment later
            is_said = not is_whole or are_only_changes_heard()
            self.setAccessibleDescription(self._sentence * is_said)

    def _say_to_screen_reader(self, text: str) -> None:
        self._focus_is_new.stop()
        if are_only_changes_heard():  # a description restored by ``announce`` would be said
            is_same = text == self.accessibleDescription()  # an unchanged one is not said
            self.setAccessibleDescription(text + "\u200b" * is_same)
        else:
            announce(self, text)

    def stop_at(self, address: str) -> None:
        """Let Tab go on from the link to an address; if the page has the focus, focus the link."""
        cursor = QTextCursor(self.document())
        while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
            if cursor.charFormat().anchorHref() == address:
                before = QTextCursor.MoveOperation.PreviousCharacter
                cursor.movePosition(before)
                # Without a selection before it, Qt would begin with the first link of the page.
                cursor.movePosition(before, QTextCursor.MoveMode.KeepAnchor)
                self.setTextCursor(cursor)
                if self.hasFocus():
                    self.focusNextPrevChild(True)
                return


def _faded(picture: QPixmap) -> QPixmap:
    def paint(painter: QPainter) -> None:
        painter.setOpacity(0.4)
        painter.drawPixmap(0, 0, picture)

    return painted(picture.deviceIndependentSize(), picture.devicePixelRatio(), paint)
