"""Check that desktops understand the folder from which an AppImage is made.

python packaging/build.py appdir [FOLDER]
"""

from __future__ import annotations

from collections.abc import Sequence

from linux.appdir import chosen_folder
from trials.linux.desktop import check_metadata


def main(arguments: Sequence[str]) -> int:
    """Check the folder."""
    check_metadata(chosen_folder(arguments) / "usr" / "share")
    return 0
