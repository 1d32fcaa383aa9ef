"""The deck and the icons as files: complete, reproducible, drawable, and in the right colours."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
INKS = json.loads((RESOURCES / "cards" / "inks.json").read_text(encoding="utf-8"))
TOKENS: dict[str, str] = INKS["tokens"]
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in SUITS]
EXTRAS = ["Jo", "Jo2", "back", "back2", "unknown"]
FAMILIES = ["small", "large"]
DRAWINGS = sorted(RESOURCES.rglob("*.svg"))


def test_each_family_has_every_card_by_its_written_name() -> None:
    for family in FAMILIES:
        names = {path.stem for path in (RESOURCES / "cards" / family).iterdir()}
        assert names == {*CARDS, *EXTRAS}


def test_the_script_draws_exactly_the_files_on_disk() -> None:
    command = [sys.executable, str(RESOURCES / "make_cards.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
