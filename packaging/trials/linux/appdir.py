"""Check that desktops understand the folder that an AppImage is made of.

python packaging/build.py appdir [FOLDER]
"""

from __future__ import annotations

from collections.abc import Sequence

from linux.appdir import chosen_folder
from trials.linux.desktop import check_metadata


def main(arguments: Sequence[str]) -> int:
    """Check the folder that was laid out.

    Raises:
        BuildError: something is wrong with it.
    """
    check_metadata(chosen_folder(arguments) / "usr" / "share")
    return 0
