"""What should not be in the folder of a frozen program is found there."""

import zipfile
from pathlib import Path

from trials import contents


def test_files_nobody_needs_are_found() -> None:
    files = [
        "_internal/PySide6/Qt/lib/libQt6Gui.so.6",
        "_internal/PySide6/Qt/lib/libQt6Network.so.6",
        "_internal/PySide6/Qt6Core.dll",
        "_internal/PySide6/Qt6Qml.dll",
        "_internal/PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "hand-analyser",
    ]
    assert contents.surplus(map(Path, files)) == [files[1], files[3], files[4]]


def test_a_path_of_this_machine_is_found_in_files_and_in_archives(tmp_path: Path) -> None:
    (tmp_path / "clean").write_bytes(b"a /usr/lib b")
    (tmp_path / "library").write_bytes(b"\0/home/me/project\0")
    with zipfile.ZipFile(tmp_path / "base.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("module.pyc", b"x /home/me/project " * 9)
    found = contents.machine_paths(tmp_path, ["/home/me/project"])
    assert found == ["base.zip/module.pyc: /home/me/project", "library: /home/me/project"]
