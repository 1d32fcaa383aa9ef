"""The Windows installer: what is put into it, what signs it, and the whole of it under Wine."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from analyser.gui.program.self_test import VERDICT
from bundle import version_numbers
from check import unexpected
from product import FILE_SUFFIX, NAME, PROGRAM, ROOT, VERSION
from tools import BuildError
from windows import installed, installer, signing, wine_python
from windows.systems import Outcome, ThisWindows, Windows, Wine
from windows.version_resource import version_resource, version_strings

needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
needs_signer = pytest.mark.skipif(
    shutil.which("osslsigncode") is None or shutil.which("openssl") is None,
    reason="osslsigncode or openssl is not installed",
)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A frozen program in small."""
    folder = tmp_path / "frozen" / PROGRAM
    for name in (*installer.PROGRAMS, "_internal/python311.dll", "_internal/PySide6/Qt6Core.dll"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode() * 100)
    return folder


# ------------------------------------------------------------------------------- the installer


def test_the_files_are_listed_in_one_order_whatever_the_disk_says(program: Path) -> None:
    lines = list(installer.file_list(program))
    assert lines == [
        r'SetOutPath "$INSTDIR\_internal\PySide6"',
        f'File "{program}/_internal/PySide6/Qt6Core.dll"',
        r'SetOutPath "$INSTDIR\_internal"',
        f'File "{program}/_internal/python311.dll"',
        'SetOutPath "$INSTDIR"',
        f'File "{program}/hand-analyser.exe"',
        f'File "{program}/hand-analyserw.exe"',
        "!macro DELETE_FILES",
        r'  Delete "$INSTDIR\hand-analyser.exe"',
        r'  Delete "$INSTDIR\hand-analyserw.exe"',
        "!macroend",
    ]


def test_the_script_is_given_every_name_that_it_uses() -> None:
    script = installer.SCRIPT.read_text(encoding="utf-8")
    source = Path(installer.__file__).read_text(encoding="utf-8")
    given = set(re.findall(r'"([A-Z_]+)":', source)) | {"SIGN", "TARGET"}
    # A section's name, too, stands for a number from then on.
    defined = set(re.findall(r'!define (\w+)|^Section /o "[^"]+" (\w+)', script, re.MULTILINE))
    used = set(re.findall(r"\$\{([A-Z_]+)\}", script))
    assert used <= given | {name for names in defined for name in names}
    assert given <= used, "given, and not used"


def test_no_name_of_the_product_is_typed_into_the_script() -> None:
    code = re.sub(r"^\s*;.*", "", installer.SCRIPT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for name in (NAME, PROGRAM, FILE_SUFFIX, VERSION):
        assert name not in code


@needs_nsis
def test_the_installer_compiles_without_a_warning_and_the_same_every_time(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installer, "ICONS", tmp_path)
    subprocess.run([sys.executable, "-c", WRITE_ICON, tmp_path], cwd=ROOT, check=True)
    first = installer.write_setup(program, tmp_path / "first.exe")
    for file in program.rglob("*.dll"):
        file.touch()
    second = installer.write_setup(program, tmp_path / "second.exe")
    data = first.read_bytes()
    assert data[:2] == b"MZ"
    assert data == second.read_bytes()
    # The version resource: its fixed part, and the text that Properties shows.
    numbers = version_numbers(VERSION)
    fixed = struct.pack("<HHHH", numbers[1], numbers[0], numbers[3], numbers[2])
    start = data.index(struct.pack("<I", 0xFEEF04BD)) + 8  # after its signature and its form
    assert data[start : start + 16] == fixed * 2, "of the file, and of the product"
    assert f"{NAME} setup".encode("utf-16-le") in data


#: In a process of its own: icons are drawn with Qt, which this one may not have to load.
WRITE_ICON = """
import sys
from collections.abc import Sequence
from pathlib import Path
sys.path.append("packaging")
from icons import write_icons
write_icons(Path(sys.argv[1]))
"""


def test_what_is_too_large_is_named(tmp_path: Path) -> None:
    installer.require_at_most(25_000_000, 25_000_000, tmp_path)
    with pytest.raises(BuildError, match=r"has 25\.1 MB, and 25 are the most"):
        installer.require_at_most(25_100_000, 25_000_000, tmp_path)


def test_without_nsis_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(BuildError, match="sudo apt-get install nsis"):
        installer.makensis()


def test_the_version_resource_has_the_version() -> None:
    texts = version_strings()
    assert texts["FileVersion"] == texts["ProductVersion"] == VERSION
    assert texts["ProductName"] == NAME
    assert version_numbers("1.2.3rc1") == (1, 2, 3, 0)
    assert version_numbers("2.0") == (2, 0, 0, 0)


@pytest.mark.skipif(sys.platform != "win32", reason="PyInstaller's part of it loads on Windows")
def test_the_version_resource_is_one() -> None:
    assert VERSION in str(version_resource())


# ------------------------------------------------------------------------------------- signing


def test_without_a_certificate_nothing_is_signed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HAND_ANALYSER_PFX", raising=False)
    file = tmp_path / "program.exe"
    file.write_bytes(b"MZ")
    assert signing.sign([file]) is False
    assert file.read_bytes() == b"MZ"


def test_a_certificate_that_is_not_there_is_an_error() -> None:
    with pytest.raises(BuildError, match=r"names .*gone\.pfx, which is not there"):
        signing.Certificate.from_environment({"HAND_ANALYSER_PFX": "gone.pfx"})


@pytest.fixture
def certificate(tmp_path: Path) -> signing.Certificate:
    """A certificate that nobody trusts, with its key."""
    key, own, pfx = (tmp_path / name for name in ("key.pem", "own.pem", "own.pfx"))
    password = "it's a secret"
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Test"]
    pack = ["openssl", "pkcs12", "-export", "-inkey", str(key), "-in", str(own), "-out", str(pfx)]
    for command in (
        [*request, "-keyout", str(key), "-out", str(own), "-days", "2"],
        [*pack, "-passout", f"pass:{password}"],
    ):
        subprocess.run(command, check=True, capture_output=True)
    return signing.Certificate(pfx, password, "")


@needs_nsis
@needs_signer
def test_a_signature_can_be_verified(certificate: signing.Certificate, tmp_path: Path) -> None:
    script, setup = tmp_path / "s.nsi", tmp_path / "s.exe"
    script.write_text(f'Unicode true\nOutFile "{setup}"\nSection\nSectionEnd\n', encoding="utf-8")
    subprocess.run([installer.makensis(), "-V1", script], check=True)
    unsigned = setup.read_bytes()
    assert signing.sign([setup], certificate) is True
    assert setup.read_bytes() != unsigned
    verified = subprocess.run(
        ["osslsigncode", "verify", "-CAfile", tmp_path / "own.pem", "-in", setup],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Signature verification: ok" in verified.stdout
    assert {path.suffix for path in tmp_path.iterdir()} <= {".exe", ".nsi", ".pem", ".pfx"}


@needs_signer
def test_an_error_does_not_tell_the_password(
    certificate: signing.Certificate, tmp_path: Path
) -> None:
    file = tmp_path / "no-program.exe"
    file.write_bytes(b"no program at all")
    with pytest.raises(BuildError) as error:
        signing.sign([file], certificate)
    assert "no-program.exe" in str(error.value)
    assert "secret" not in str(error.value)


# ----------------------------------------------------------------------------- Windows and Wine


class Recorded(Windows):
    """A Windows whose programs are this system's."""

    def native(self, path: Path) -> str:
        return f"N:{path}"

    def seen(self, native: str) -> Path:
        return Path(native.removeprefix("N:"))


def test_paths_among_the_arguments_are_made_windows_own() -> None:
    windows = Recorded("a double", (), {"ANSWER": "42"})
    code = "import os, sys; print(sys.argv[1:], os.environ['ANSWER'], sys.stdin.read() == '')"
    outcome = windows.run(sys.executable, "-c", code, Path("/a b"), "/S")
    assert outcome == Outcome(0, "['N:/a b', '/S'] 42 True\n")


def test_a_program_that_fails_is_told_with_what_it_wrote() -> None:
    windows = Recorded("a double", (), {})
    with pytest.raises(BuildError, match=r"ended with 3 on a double:\nbecause"):
        windows.ask(sys.executable, "-c", "print('because'); raise SystemExit(3)")
    with pytest.raises(BuildError, match="no-such-program cannot be started"):
        windows.run("no-such-program")


REPORT = """Hand Analyser 0.1.0, frozen, win32, windows, Python 3.11.9, Qt 6.11.3
FAILED  window     {verdict}
        QtWarningMsg: EnableNonClientDpiScaling() failed for HWND 0x30064 (120)
{other}ok      resources  135 files
The self-test has FAILED.
"""


def test_what_only_wine_lacks_is_forgiven_the_window() -> None:
    good = installed.without(Wine.lacks, REPORT.format(verdict=VERDICT, other=""))
    assert good.splitlines()[1:] == [
        f"ok      window     {VERDICT}",
        "ok      resources  135 files",
        "The self-test has passed.",
    ]


@pytest.mark.parametrize(
    ("verdict", "other", "lacks"),
    [
        (VERDICT, "        QtWarningMsg: something else\n", Wine.lacks),
        (VERDICT, "FAILED  engine     ValueError: no\n", Wine.lacks),
        ("SelfTestError: the window says nothing", "", Wine.lacks),
        (VERDICT, "", ThisWindows.lacks),
    ],
)
def test_nothing_else_is_forgiven(verdict: str, other: str, lacks: Sequence[str]) -> None:
    report = REPORT.format(verdict=verdict, other=other)
    assert unexpected(installed.without(lacks, report), "windows")


def test_wine_sees_this_system_as_drive_z(tmp_path: Path) -> None:
    wine = Wine(tmp_path / "prefix")
    file = tmp_path / "a b" / "c"
    assert wine.native(file) == "Z:" + str(file).replace("/", "\\")
    assert wine.seen(wine.native(file)) == file
    assert wine.seen(r"C:\users\me") == tmp_path / "prefix/drive_c/users/me"


def test_the_windows_python_gets_what_the_project_needs() -> None:
    wanted = wine_python.requirements()
    assert any(re.match(r"PySide6-Essentials.*<6\.12", line) for line in wanted)
    assert any(line.startswith("numpy") for line in wanted)
    assert any(line.startswith("pyinstaller") for line in wanted)
    assert not any("cyclonedx" in line for line in wanted)


def test_complex_functions_have_the_types_of_windows() -> None:
    functions = dict(wine_python.complex_functions())
    assert functions["cabsf"] == "float own_cabsf(float complex z) { return cabsf(z); }"
    assert functions["csqrtl"] == "double complex own_csqrtl(double complex z) { return csqrt(z); }"
    assert "double complex z, double complex w) { return cpow(z, w); }" in functions["cpow"]


@pytest.mark.long
@pytest.mark.skipif(
    not all(map(shutil.which, ("wine", "makensis", wine_python.COMPILER, "Xvfb")))
    or sys.version_info[:2] != wine_python.VERSION,
    reason="needs Wine, NSIS, MinGW, Xvfb and the Python version that Wine's gets its library from",
)
def test_the_installer_under_wine() -> None:
    finished = subprocess.run(
        [sys.executable, "packaging/build.py", "windows-wine"],
        cwd=ROOT,
        input="",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert finished.returncode == 0, finished.stdout
    assert "nothing left but the user's files" in finished.stdout
