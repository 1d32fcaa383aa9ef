"""Announcements: texts that a screen reader says at once when something has changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

_PATIENCE: Final = 200
"""Milliseconds to wait for an answer of the bus of screen readers."""


def announce(source: QObject, text: str, urgent: bool = False) -> None:
    """Have a screen reader say a text; ``urgent``: at once, not after what it is saying."""
    # Four milliseconds to load, and not needed before the first hand.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(source, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


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
