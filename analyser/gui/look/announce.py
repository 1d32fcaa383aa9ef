"""Announcements: what a screen reader says of its own accord when something has changed."""

from __future__ import annotations

from PySide6.QtCore import QObject


def announce(source: QObject, text: str, urgent: bool = False) -> None:
    """Have a screen reader say a text; ``urgent``: at once, not after what it is saying."""
    # Four milliseconds to load, and not needed before the first hand.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(source, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
