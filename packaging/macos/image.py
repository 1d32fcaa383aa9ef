"""Build the disk image for macOS.

    python packaging/build.py macos

Environment variables name the certificate and the account for signing and notarising. Without them
the program is signed for this machine only, and other Macs warn of it:

CODESIGN_IDENTITY  a “Developer ID Application” certificate in the keychain
NOTARY_PROFILE     the name under which `xcrun notarytool store-credentials` saved the account
"""

from __future__ import annotations

import os
import platform
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from frozen.freeze import freeze
from macos.application import APPLICATION, check_application
from product import DIST, NAME, PROGRAM, VERSION
from tools import run, say

INSTALLED: Final = Path("/Applications")


def image_name(machine: str = platform.machine()) -> str:
    """Return the file name of the image, with the architecture of its programs."""
    return f"{PROGRAM}-{VERSION}-macos-{machine}.dmg"


def write_image(application: Path, image: Path) -> Path:
    """Write a compressed image with the application and a link to the folder Applications."""
    image.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        # ditto keeps links and extended attributes, which signatures cover.
        run(["ditto", application, Path(scratch, application.name)])
        Path(scratch, INSTALLED.name).symlink_to(INSTALLED)
        options = ["-volname", f"{NAME} {VERSION}", "-fs", "HFS+", "-format", "UDBZ", "-ov"]
        run(["hdiutil", "create", "-quiet", "-srcfolder", scratch, *options, image])
    return image


def sign_image(image: Path) -> bool:
    """Sign the image if there is a certificate; return whether the image was signed."""
    if identity := os.environ.get("CODESIGN_IDENTITY"):
        run(["codesign", "--timestamp", "--sign", identity, image])
    return bool(identity)


def notarise(package: Path) -> bool:
    """Let Apple check an image or an application; return False if there is no account for that.

    Apple's answer is attached to the package, so that it starts on a Mac without a network.
    """
    if not (profile := os.environ.get("NOTARY_PROFILE")):
        return False
    with tempfile.TemporaryDirectory() as scratch:
        sent = package
        if package.is_dir():
            sent = Path(scratch, f"{package.name}.zip")
            run(["ditto", "-c", "-k", "--keepParent", package, sent])
        run(["xcrun", "notarytool", "submit", sent, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", package])
    return True


def main(arguments: Sequence[str]) -> int:
    """Freeze the program and write the image; sign and notarise it if possible."""
    del arguments
    application = freeze().parent / APPLICATION
    check_application(application)
    notarise(application)
    image = write_image(application, DIST / image_name())
    signed, notarised = sign_image(image), notarise(image)
    say(
        f"{image}: {image.stat().st_size / 1e6:.1f} MB, {'' if signed else 'not '}signed, "
        f"{'' if notarised else 'not '}notarised"
    )
    return 0
