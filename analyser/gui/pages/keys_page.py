"""The page of keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import labelled, translate
from analyser.gui.pages.blocks import Blocks, Heading, Written

Keys: TypeAlias = Sequence[tuple[str, str]]
"""Keys, and what each does."""


@dataclass(frozen=True)
class KeysPage(Blocks):
    """Which key does what. ``tasks``: headings, each with the keys of the menus for this task."""

    tasks: Sequence[tuple[str, Keys]]

    def blocks(self) -> Iterator[Written]:
        # Keys for cards are handled by the widget with the focus; all other keys are actions.
        yield Heading(translate("Help", "Walk over the felt"))
        yield KeyTable(
            (
                (
                    translate("Help", "Arrows, Home, End"),
                    translate("Help", "walk over the 52 cards"),
                ),
                (
                    translate("Help", "Space, Enter"),
                    translate("Help", "place the card, or take it back"),
                ),
                (
                    translate("Help", "A S, 1 0 H, …"),
                    translate(
                        "Help", "pick a card by typing its rank and suit, wherever the focus is"
                    ),
                ),
                ("Tab", translate("Help", "go on to the seats, the board and the results")),
                (translate("Help", "Delete"), translate("Help", "on a slot: take its card back")),
                (translate("Help", "Escape"), translate("Help", "back to the cards")),
            )
        )
        for task, keys in self.tasks:
            yield Heading(task)
            yield KeyTable(tuple(keys))


@dataclass(frozen=True)
class KeyTable:
    """Keys side by side with what each does."""

    keys: Keys

    def html(self, theme: Theme) -> str:
        lines = (
            f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>"
            for left, right in self.keys
        )
        return f'<table cellpadding="4">{"".join(lines)}</table>'

    def spoken(self) -> str:
        return " ".join([f"{labelled(*row)}." for row in self.keys])
