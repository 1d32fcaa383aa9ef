"""Announcements: texts that a screen reader says at once when something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_PATIENCE: Final = 200
"""Milliseconds to wait for an answer on the accessibility bus (D-Bus)."""


READ_NAMES: Final = ("xcb", "wayland")
"""The platforms whose older screen readers know no announcements, but say what a window's name
becomes, and the description of what has the focus."""
_KEPT: Final = "described"


def announce(source: QObject, text: str, urgent: bool = False) -> None:
    """Have a screen reader say a text; ``urgent``: at once, not after what it is saying.

    Where it knows no announcements, the text becomes the description of what has the focus, until
    the focus leaves that.
    """
    # Four milliseconds to load, and not needed before the first hand.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if are_only_changes_heard():
        _describe(text)
        return
    event = QAccessibleAnnouncementEvent(source, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def _describe(text: str) -> None:
    """Set the accessible description of the widget in focus to a text, until the focus moves."""
    from PySide6.QtWidgets import QApplication  # as in announce

    application = QApplication.instance()
    focus = QApplication.focusWidget()
    if focus is None or not isinstance(application, QApplication):
        return
    if not application.property(_KEPT):
        application.setProperty(_KEPT, True)
        application.focusChanged.connect(_restore)
    before = focus.accessibleDescription()
    if focus.property(_KEPT) is None:
        focus.setProperty(_KEPT, before)
    focus.setAccessibleDescription(text + "\u200b" * (text == before))  # the same is not said


def _restore(left: QWidget | None, _: object) -> None:
    """Restore the description of the widget that has lost the focus."""
    if left is not None and (before := left.property(_KEPT)) is not None:
        left.setProperty(_KEPT, None)
        left.setAccessibleDescription(before)


def are_only_changes_heard() -> bool:
    """Whether an older screen reader of Linux listens, which says changes but no announcements."""
    from PySide6.QtGui import QGuiApplication  # as in announce

    is_linux = QGuiApplication.platformName() in READ_NAMES
    return is_linux and is_listened_to() and not are_announcements_heard()


def is_listened_to() -> bool:
    """Whether there is a screen reader, as far as Qt knows."""
    from PySide6.QtGui import QAccessible  # as in announce

    return QAccessible.isActive()


def are_announcements_heard() -> bool:
    """Whether some screen reader of Linux listens to announcements: Orca does since version 45."""
    # A desktop without D-Bus needs none of it, and no start does.
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    def ask(bus: QDBusConnection, service: str, path: str, interface: str, what: str) -> str:
        call = QDBusMessage.createMethodCall(service, path, interface, what)
        reply = bus.call(call, QDBus.CallMode.Block, _PATIENCE)
        # PySide reads no arrays of structures, but writes them: all we need is a name in one.
        return str(reply.arguments()[0]) if reply.signature() == "s" else repr(reply)

    a11y = "org.a11y.Bus"
    address = ask(QDBusConnection.sessionBus(), a11y, "/org/a11y/bus", a11y, "GetAddress")
    registry = "org.a11y.atspi.Registry"
    bus = QDBusConnection.connectToBus(address, a11y)
    listened = ask(bus, registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents")
    return "announcement" in listened.lower()
