"""Lets both executables on Windows find all modules in one file; each would have them whole."""

import sys

import pyimod01_archive
import pyimod02_importers

_FILE = sys._MEIPASS + r"\modules.pyz"  # type: ignore[attr-defined] # noqa: SLF001 -- PyInstaller's
pyimod02_importers.pyz_archive = pyimod01_archive.ZlibArchiveReader(_FILE, check_pymagic=True)
sys.path_importer_cache.clear()
