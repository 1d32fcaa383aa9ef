"""The version resource of an executable, which Windows shows in its properties under Details."""

from __future__ import annotations

import re
from typing import Any

from product import AUTHORS, NAME, PROGRAM, SUMMARY, VERSION

ENGLISH_UNICODE = "040904B0"


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows requires: "1.2.0rc1" is 1, 2, 0, 0."""
    numbers = [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+]", version)[0])]
    first, second, third = (*numbers, 0, 0, 0)[:3]
    return first, second, third, 0


def version_resource() -> Any:
    """Return the resource for PyInstaller, whose module for resources works on Windows only."""
    from PyInstaller.utils.win32 import versioninfo as resource

    strings = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,  # also the name in the task manager
        "FileVersion": VERSION,
        "InternalName": PROGRAM,
        "LegalCopyright": f"{AUTHORS}, MIT licence",
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }
    numbers = version_numbers(VERSION)
    texts = [resource.StringStruct(name, text) for name, text in strings.items()]
    language = [int(ENGLISH_UNICODE[:4], 16), int(ENGLISH_UNICODE[4:], 16)]
    return resource.VSVersionInfo(
        ffi=resource.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            resource.StringFileInfo([resource.StringTable(ENGLISH_UNICODE, texts)]),
            resource.VarFileInfo([resource.VarStruct("Translation", language)]),
        ],
    )
