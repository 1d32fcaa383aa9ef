"""Use the disk image for macOS as people do: mount it, copy the application, and start the copy.

python packaging/build.py macos
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from macos.application import APPLICATION, check_application
from macos.image import image_name
from product import DIST, PROGRAM
from tools import run
from trials.program import DISPLAYS, check_self_test, check_terminal, clean_environment


@contextmanager
def mounted(image: Path) -> Iterator[Path]:
    """Mount an image, and yield its folder."""
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch, "image")
        options = ("-quiet", "-nobrowse", "-readonly", "-mountpoint", place)
        run(["hdiutil", "attach", *options, image])
        try:
            yield place
        finally:
            run(["hdiutil", "detach", "-quiet", place])


def check_image(image: Path) -> None:
    """Copy the application from an image, as a user does, and use it."""
    with tempfile.TemporaryDirectory() as home:
        copy = Path(home, APPLICATION)
        with mounted(image) as place:
            run(["ditto", place / APPLICATION, copy])
        check_application(copy)
        run(["codesign", "--verify", "--deep", "--strict", copy])
        program = copy / "Contents" / "MacOS" / PROGRAM
        environment = clean_environment(home)
        check_terminal([program], environment)
        for display in DISPLAYS["darwin"]:
            check_self_test([program], display, environment, home)


def main(arguments: Sequence[str]) -> int:
    """Check the image that was built."""
    del arguments
    check_image(DIST / image_name())
    return 0
