"""What is left out of the frozen program, and what that must not take with it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from frozen import bundle
from frozen.bundle import Entry
from product import ROOT

NO_IMPORTS: Callable[[str], list[str]] = lambda path: []  # noqa: E731 -- a value for tests


@pytest.mark.parametrize(("destination", "plugin"), [
    ("PySide6/Qt/plugins/platforms/libqxcb.so", ("platforms", "qxcb")),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", ("platforms", "qcocoa")),
    (r"PySide6\plugins\platforms\qwindows.dll", ("platforms", "qwindows")),
    ("PySide6/Qt/lib/libQt6Core.so.6", None), ("numpy/plugins.py", None),
])  # fmt: skip
def test_plugins_are_told_by_their_folder(destination: str, plugin: tuple[str, str] | None) -> None:
    assert bundle.plugin_of(destination) == plugin


@pytest.mark.parametrize(
    ("may_stay", "name", "wanted"),
    [
        (bundle.wants_binary, "PySide6/Qt/plugins/platforms/libqxcb.so", True),
        (bundle.wants_binary, "PySide6/Qt/plugins/platforms/libqvnc.so", False),
        (bundle.wants_binary, "PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        (bundle.wants_binary, r"PySide6\plugins\styles\qmodernwindowsstyle.dll", True),
        (bundle.wants_binary, "PySide6/QtNetwork.abi3.so", False),
        (bundle.wants_binary, r"PySide6\opengl32sw.dll", False),
        (bundle.wants_binary, "PySide6/QtWidgets.abi3.so", True),
        (bundle.wants_binary, "PySide6/Qt/lib/libQt6DBus.so.6", True),  # QtGui links to it
        (bundle.wants_binary, "libxcb-cursor.so.0", True),
        (bundle.wants_binary, "PySide6/Qt/lib/libQt6PrintSupport.so.6", True),
        (bundle.wants_binary, "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        (bundle.wants_binary, "libcups.so.2", False),  # it speaks to the system's own service
        (bundle.wants_data, "PySide6/Qt/translations/qtbase_de.qm", False),
        (bundle.wants_data, "numpy-2.4.0.dist-info/METADATA", False),
        (bundle.wants_data, "numpy/_core/include/numpy/arrayobject.h", False),
        (bundle.wants_data, r"numpy\_core\tests\data\a.csv", False),
        (bundle.wants_data, "numpy/__init__.pyi", False),
        (bundle.wants_data, "base_library.zip", True),
        (bundle.wants_data, "numpy/version.txt", True),
        (bundle.may_be_stripped, "libpython3.11.so.1.0", True),
        (bundle.may_be_stripped, "python3.11/lib-dynload/_json.so", True),
        (bundle.may_be_stripped, "numpy.libs/libscipy_openblas64_-32a4.so", False),
        (bundle.may_be_stripped, "PySide6/Qt/lib/libQt6Core.so.6", False),
        (bundle.wants_module, "_sysconfigdata__linux_x86_64-linux-gnu", False),
        (bundle.wants_module, "sysconfig", True),
        (bundle.wants_script, "pyi_rth_pkgutil", False),
        (bundle.wants_script, "pyi_rth_multiprocessing", False),
        (bundle.wants_script, "pyi_rth_pyside6", True),
        (bundle.wants_script, "__main__", True),
    ],
)
def test_what_may_stay_or_shrink(may_stay: Callable[[str], bool], name: str, wanted: bool) -> None:
    assert may_stay(name) is wanted


def test_only_what_is_linked_to_stays() -> None:
    links = {
        "/q/libqxcb.so": ["libQt6Gui.so.6", "libxcb-cursor.so.0"],
        "/q/libQt6Gui.so.6.11": ["libz.so.1"],
        "/n/_multiarray.so": ["libopenblas-32a4.so"],
    }
    binaries: list[Entry] = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6.11", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libxcb-cursor.so.0", "/x/libxcb-cursor.so.0", "BINARY"),
        ("libz.so.1", "/x/libz.so.1", "BINARY"),
        ("numpy/_multiarray.so", "/n/_multiarray.so", "EXTENSION"),
        ("numpy.libs/libopenblas-32a4.so", "/n/libopenblas-32a4.so", "BINARY"),
        ("libpython3.11.so.1.0", "/p/libpython3.11.so.1.0", "BINARY"),
        ("python3.11/lib-dynload/zlib.so", "/p/zlib.so", "BINARY"),
        ("libgtk-3.so.0", "/x/libgtk-3.so.0", "BINARY"),
        ("libgdk-3.so.0", "/x/libgdk-3.so.0", "BINARY"),
    ]
    kept = bundle.linked(binaries, lambda path: links.get(path, []))
    assert binaries[:9] == kept


def test_windows_links_without_regard_to_case() -> None:
    binaries: list[Entry] = [
        (r"numpy\_core\a.pyd", r"C:\n\a.pyd", "EXTENSION"),
        (r"numpy.libs\MSVCP140-a4.dll", r"C:\n\MSVCP140-a4.dll", "BINARY"),
        (r"VCRUNTIME140.dll", r"C:\w\VCRUNTIME140.dll", "BINARY"),
        (r"unused.dll", r"C:\w\unused.dll", "BINARY"),
    ]
    assert bundle.linked(binaries, lambda path: ["msvcp140-A4.dll"]) == binaries[:3]


def test_a_theme_that_is_dropped_takes_its_libraries_along() -> None:
    binaries: list[Entry] = [
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/q/libqgtk3.so", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("libgtk-3.so.0", "/x/libgtk-3.so.0", "BINARY"),
    ]
    links = {"/q/libqgtk3.so": ["libgtk-3.so.0"]}
    kept, _ = bundle.trim(binaries, [], lambda path: links.get(path, []))
    assert [entry[0] for entry in kept] == ["PySide6/Qt/plugins/platforms/libqxcb.so"]


def test_a_service_s_library_takes_along_what_it_needs_and_nothing_else() -> None:
    plugin = "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so"
    binaries: list[Entry] = [
        (plugin, "/q/cups.so", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("libcups.so.2", "/x/libcups.so.2", "BINARY"),
        ("libgnutls.so.30", "/x/libgnutls.so.30", "BINARY"),
        ("libQt6PrintSupport.so.6", "/q/print.so", "BINARY"),
        ("libz.so.1", "/x/libz.so.1", "BINARY"),
    ]
    links = {
        "/q/cups.so": ["libcups.so.2", "libgnutls.so.30", "libz.so.1", "libQt6PrintSupport.so.6"],
        "/q/libqxcb.so": ["libz.so.1"],
        "/x/libcups.so.2": ["libgnutls.so.30", "libz.so.1"],
    }
    kept, _ = bundle.trim(binaries, [], lambda path: links.get(path, []))
    others = ["PySide6/Qt/plugins/platforms/libqxcb.so", "libQt6PrintSupport.so.6", "libz.so.1"]
    assert [entry[0] for entry in kept] == [plugin, *others]


def test_links_to_what_is_gone_go_too() -> None:
    name = "lib-dynload/a.so"
    binaries: list[Entry] = [(name, "/p/a.so", "EXTENSION"), ("a.so", name, "SYMLINK")]
    datas: list[Entry] = [
        ("docs/readme", "../numpy.dist-info/readme", "SYMLINK"),
        ("numpy.dist-info/readme", "/n/readme", "DATA"),
        ("docs/a.so", "../lib-dynload/a.so", "SYMLINK"),
    ]
    kept, data = bundle.trim(binaries, datas, NO_IMPORTS)
    assert kept == binaries[:1]  # nothing links to the name of the link
    assert data == datas[2:]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux's libraries are stripped")
@pytest.mark.skipif(not shutil.which("strip"), reason="binutils are not installed")
@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no compiler")
def test_stripping_leaves_the_original_alone(tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text(
        "static int hidden(void) { return 1; } int a(void) { return hidden(); }"
        'const char *places[] = {"/home/me/python/lib", "/var/compiled/Python-3/a.c"};'
    )
    library = tmp_path / "a.so"
    subprocess.run(["gcc", "-shared", "-g", "-o", library, source], check=True)
    before = library.read_bytes()
    names = "python3.11/lib-dynload/a.so", "numpy/a.so"
    binaries: list[Entry] = [(name, str(library), "EXTENSION") for name in names]
    places = ["/home/me/python", "/var/compiled/Python-3"]
    first, second = bundle.stripped(binaries, tmp_path / "stripped", places)
    smaller = Path(first[1]).read_bytes()
    assert len(smaller) < len(before)
    assert all(place.encode() in before and place.encode() not in smaller for place in places)
    assert second == binaries[1]
    assert library.read_bytes() == before


def test_a_library_does_not_say_where_python_was_and_keeps_its_length() -> None:
    library = b"\0/home/me/3.11.7/lib\0/home/me/3.11.7\0other\0"
    moved = bundle.moved_to_usr(library, "/home/me/3.11.7")
    assert moved == b"\0/usr/////3.11.7/lib\0/usr/////3.11.7\0other\0"
    for prefix in ("/usr", "/usr/local", "/opt"):  # these tell nothing of a machine
        assert bundle.moved_to_usr(library, prefix) == library


@pytest.mark.skipif(sys.platform != "linux", reason="of Linux's libraries")
@pytest.mark.skipif(
    not all(map(shutil.which, ("cc", "objdump", "patchelf"))),
    reason="cc, binutils or patchelf are not installed",
)
@pytest.mark.parametrize(("path", "stays"), [("/home/me/lib", False), ("$ORIGIN/lib", True)])
def test_no_library_searches_folders_of_a_machine(tmp_path: Path, path: str, stays: bool) -> None:
    library = tmp_path / "library.so"
    source = ["-shared", "-x", "c", os.devnull, "-o", str(library), f"-Wl,-rpath,{path}"]
    subprocess.run(["cc", *source], check=True)
    bundle.forget_search_path(library)
    header = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True)
    assert (path in header.stdout) is stays


def test_hands_are_counted_without_the_modules_that_are_left_out() -> None:
    left_out = list(bundle.EXCLUDED_MODULES)
    program = f"""
import sys
sys.modules.update(dict.fromkeys({left_out}))  # importing one of them is an error
from analyser import equity, rank_many
print(len(rank_many([[0, 1, 2, 3, 4]])))
print(equity(["AhKh", "QQ"], deals=1000, seed=1).boards)
print(equity(["AA", "KK"], "2c 7d 9h").boards > 0)
"""
    words = [sys.executable, "-c", program]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.stdout.split(), ended.stderr) == (["1", "1000", "True"], "")
