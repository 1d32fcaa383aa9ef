"""Announcements: texts that a screen reader says at once, because something has changed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

# Their classes are loaded when they are used: those for screen readers take four milliseconds.
from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

_PATIENCE: Final = 200
"""The milliseconds to wait for an answer on the accessibility bus (D-Bus)."""
MOST_WORDS: Final = 30
"""The most words of an utterance that nobody has asked for."""
_DIVIDERS: Final = (". ", "; ", ", ", " ")
"""Where a longer one is divided: after sentences, clauses, their parts and, at worst, words."""
_BRACKETS: Final = re.compile(r" \([^()]*\)")

SILENT: Final = "\u200b"
"""A name that no screen reader says."""
READ_NAMES: Final = ("xcb", "wayland")
"""The platforms of Linux. Older screen readers there ignore announcements, but say the new name of
a window and the new description of the focused widget."""
_READ_BY_THEN: Final = 1000
"""Milliseconds after which a screen reader has read what got the focus."""
_KEPT: Final = "described"
"""The property in which a widget keeps the description that it had before an announcement."""


def announce(source: QWidget, text: str, urgent: bool = False, *, asked: bool = False) -> None:
    """Have a screen reader say a text; ``urgent``: whether to interrupt what it is saying.

    A long one that was not ``asked`` for is said in several utterances. For screen readers that
    ignore announcements, the text becomes the description of the focused widget.
    """
    for said in [text] if asked else in_breaths(text):
        _announce_utterance(source, said, urgent)


def in_breaths(text: str, dividers: Sequence[str] = _DIVIDERS) -> list[str]:
    """Divide a text into few utterances of at most ``MOST_WORDS``, best at the first dividers."""
    if len(text.split()) <= MOST_WORDS:
        return [text]
    end, *finer = dividers
    said: list[str] = []
    for part in text.split(end):
        for breath in in_breaths(part, finer):
            longer = end.join([*said[-1:], breath])
            said[-1:] = [longer] if len(longer.split()) <= MOST_WORDS else [*said[-1:], breath]
    return said


def in_one_breath(text: str) -> str:
    """Leave out of a text that is too long what stands in brackets and, if need be, its end."""
    short = len(text.split()) <= MOST_WORDS
    return text if short else in_breaths(_BRACKETS.sub("", text))[0]


def _announce_utterance(source: QWidget, text: str, urgent: bool) -> None:
    """Announce a text undivided or, where no announcement is heard, describe the focus by it."""
    if are_only_changes_heard():
        _describe(text)
        return
    # Of a part of the window Orca 48 leaves out what comes within a tenth of a second.
    event = QtGui.QAccessibleAnnouncementEvent(source.window(), text)
    if urgent:
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
    QtGui.QAccessible.updateAccessibility(event)


def announce_choice(box: QtWidgets.QComboBox) -> None:
    """Have screen readers of Linux say first what was chosen in a box whose list is not open.

    For newer ones its entry has the focus: they would say the label of the box first.
    """
    if are_only_changes_heard():
        _describe(box.currentText())
    elif is_read_on_linux():
        event = QtGui.QAccessibleEvent(box.view(), QtGui.QAccessible.Event.Focus)
        event.setChild(box.currentIndex())
        QtGui.QAccessible.updateAccessibility(event)


def _describe(text: str) -> None:
    """Make a text the accessible description of the focused widget, until the focus moves."""
    application = QApplication.instance()
    focus = QApplication.focusWidget()
    if focus is None or not isinstance(application, QApplication):
        return
    if not application.property(_KEPT):
        application.setProperty(_KEPT, True)
        application.focusChanged.connect(_restore_soon)
    before = focus.accessibleDescription()
    if focus.property(_KEPT) is None:
        focus.setProperty(_KEPT, before)
    # A screen reader does not say an unchanged text.
    focus.setAccessibleDescription(text + SILENT * (text == before))


def _restore_soon(left: QWidget | None, _: object) -> None:
    """Restore a widget's description once a screen reader knows that the focus has left it."""
    if left is not None and left.property(_KEPT) is not None:
        QTimer.singleShot(_READ_BY_THEN, left, lambda: _restore_description(left))


def _restore_description(left: QWidget) -> None:
    before = left.property(_KEPT)
    if before is not None and not left.hasFocus():
        left.setProperty(_KEPT, None)
        left.setAccessibleDescription(before)


def are_only_changes_heard() -> bool:
    """Whether a screen reader is in use that hears no announcement: it says names that change."""
    return is_read_on_linux() and not are_announcements_heard()


def is_read_on_linux() -> bool:
    """Whether a screen reader of Linux uses this program, as far as Qt knows."""
    return QtGui.QGuiApplication.platformName() in READ_NAMES and is_listened_to()


def is_listened_to() -> bool:
    """Whether a screen reader or the like uses this program, as far as Qt knows."""
    return QtGui.QAccessible.isActive()


def are_announcements_heard() -> bool:
    """Whether a screen reader of Linux, asked over D-Bus, hears announcements, as Orca 45 does."""
    # Imported late: not needed to start, nor on a desktop without D-Bus.
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    def ask(bus: QDBusConnection, service: str, path: str, interface: str, what: str) -> str:
        """Call a method of another program over the bus, and return what it answers as text."""
        call = QDBusMessage.createMethodCall(service, path, interface, what)
        reply = bus.call(call, QDBus.CallMode.Block, _PATIENCE)
        # PySide cannot read arrays of structures, but can print them: we look for a name in that.
        return str(reply.arguments()[0]) if reply.signature() == "s" else repr(reply)

    a11y = "org.a11y.Bus"
    address = ask(QDBusConnection.sessionBus(), a11y, "/org/a11y/bus", a11y, "GetAddress")
    registry = "org.a11y.atspi.Registry"
    bus = QDBusConnection.connectToBus(address, a11y)
    listened = ask(bus, registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents")
    return "announcement" in listened.lower()
