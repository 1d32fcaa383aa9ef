"""Build the Windows installer.

python packaging/build.py windows
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from frozen.bundle import MOST_BYTES
from frozen.freeze import freeze
from frozen.plain_numpy import linear_algebra
from product import DIST, HANDS_TYPES, ICONS, NAME, PROGRAM, ROOT, VERSION, WORDS
from tools import BuildError, reproducible_environment, require_at_most, run, say, size_of
from windows.version_resource import version_numbers

SCRIPT: Final = ROOT / "packaging" / "windows" / "installer.nsi"
WINDOWED: Final = f"{PROGRAM}w"
"""The windowed program's name. product.WINDOWED_PROGRAM is wrong under Wine: it is for the system
this runs on."""
FILE_CLASS: Final = f"{NAME.replace(' ', '')}.Table.1"
"""The class of saved tables in the registry."""
HANDS_CLASS: Final = f"{NAME.replace(' ', '')}.Hands.1"
"""The class of files of hands in the registry."""
PROGRAMS: Final = (f"{PROGRAM}.exe", f"{WINDOWED}.exe")

SIGNER: Final = os.environ.get("HAND_ANALYSER_SIGN", "")
"""The command of a signing service, to which a file is appended; without one nothing is signed.

Private keys are no longer handed out as files, so it is signtool with the library of Azure Artifact
Signing, or the client of SignPath. The release workflow sets it."""
LARGEST_SETUP: Final = 20_400_000

NSIS: Final = r"C:\Program Files (x86)\NSIS"
"""Where the compiler for installers is on Windows, which does not find it by its name."""


def sign(*files: Path) -> None:
    """Sign programs in place, if there is a service; a failure ends the build."""
    for file in files if SIGNER else ():
        run([*shlex.split(SIGNER), file])
        say(f"Signed {file}")


def file_list(program: Path) -> Iterator[str]:
    """Yield the script's lines that install a folder, and a macro that deletes its files.

    The files are sorted, because NSIS would take them in the order of the disk, which is different
    in each build.
    """
    files = sorted(path for path in program.rglob("*") if path.is_file())
    folder = None
    for file in files:
        if file.parent != folder:
            folder = file.parent
            below = "".join(f"\\{part}" for part in folder.relative_to(program).parts)
            yield f'SetOutPath "$INSTDIR{below}"'
        yield f'File "{file}"'
    yield "!macro DELETE_FILES"
    yield from (f'  Delete "$INSTDIR\\{file.name}"' for file in files if file.parent == program)
    yield "!macroend"


def endings_of_hands() -> Iterator[str]:
    """Yield a line of the script for each ending of the names of files with hands."""
    yield "!macro EACH_ENDING_OF_HANDS do"
    for suffix, kind in HANDS_TYPES.items():
        yield f'  !insertmacro ${{do}} "{suffix}" "{HANDS_CLASS}" "{kind}"'
    yield "!macroend"


def write_setup(program: Path, setup: Path, version: str = VERSION) -> Path:
    """Compile the installer of the frozen program in a folder; all paths are absolute."""
    if (compiler := shutil.which("makensis") or shutil.which("makensis", path=NSIS)) is None:
        raise BuildError("makensis is missing: sudo apt-get install nsis, or choco install nsis")
    with tempfile.TemporaryDirectory() as scratch:
        files = Path(scratch, "files.nsh")
        lines = (*file_list(program), *endings_of_hands())
        files.write_text("\n".join(lines) + "\n", encoding="utf-8-sig")
        defined: dict[str, str | Path] = {
            **{name.upper(): word for name, word in WORDS.items()},
            "VERSION": version,
            "VERSION_NUMBERS": ".".join(map(str, version_numbers(version))),
            "WINDOWED": WINDOWED,
            "FILE_CLASS": FILE_CLASS,
            "HANDS_CLASS": HANDS_CLASS,
            "ICON": ICONS / f"{PROGRAM}.ico",
            "LICENCE": ROOT / "LICENSE",
            "FILES": files,
            "SETUP": setup,
        }
        if sys.platform != "win32":
            # Debian's compiler can write a 64-bit installer. A 32-bit one does the same, but needs
            # the 32-bit part of Windows, which Wine may lack.
            defined["TARGET"] = "amd64-unicode"
        if SIGNER:
            defined["SIGN"] = SIGNER
        setup.parent.mkdir(parents=True, exist_ok=True)
        options: list[str | Path] = [f"-D{name}={value}" for name, value in defined.items()]
        # -WX: warnings are errors, because NSIS warns of misspelt names and missing files.
        command = [compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, SCRIPT]
        run(command, environment=reproducible_environment())
    sign(setup)
    return setup


def setup_name() -> str:
    """Return the installer's file name."""
    processor = "-arm64" if platform.machine() == "ARM64" else ""
    return f"{PROGRAM}-{VERSION}{processor}-setup.exe"


def build_setup(program: Path, folder: Path = DIST) -> Path:
    """Sign a frozen program if there is a service, and write its installer to a folder."""
    openblas = linear_algebra(program)
    require_at_most(size_of(program) - openblas, MOST_BYTES["win32"], program)
    sign(*(program / name for name in PROGRAMS))
    setup = write_setup(program.resolve(), folder.resolve() / setup_name())
    if not openblas:  # only under Wine, which cannot compile NumPy without it
        require_at_most(setup.stat().st_size, LARGEST_SETUP, setup)
    say(f"{setup}: {setup.stat().st_size / 1e6:.1f} MB, installs {size_of(program) / 1e6:.1f} MB")
    return setup


def main(arguments: Sequence[str]) -> int:
    """Freeze the program, and build its installer."""
    del arguments
    build_setup(freeze())
    return 0
