"""Check a Windows installer by using it: install, run, upgrade, uninstall, look for remains.

    python packaging/build.py windows

The installer runs silently, for the present user, who must not have the program already.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from filecmp import cmp
from pathlib import Path
from typing import Final

import product
from product import AUTHORS, DIST, FILE_SUFFIX, FROZEN, HANDS_TYPES, NAME, PROGRAM, VERSION
from tools import BuildError, run, say, size_of
from trials.hand_files import HAND_FILES, saved_table
from trials.program import unexpected
from windows.installer import FILE_CLASS, HANDS_CLASS, PROGRAMS, WINDOWED, setup_name, write_setup
from windows.systems import PATIENCE, Windows

CURRENT_VERSION: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion"
UNINSTALL_KEY: Final = rf"{CURRENT_VERSION}\Uninstall\{NAME}"
CLASSES: Final = r"HKCU\Software\Classes"

OLD_VERSION: Final = "0.0.1"
LEFT_OVER: Final = Path("_internal", "only-in-the-old-version.txt")
SILENT: Final = "/S"
FORGET: Final = "/FORGET"
REFUSED: Final = 2
QUESTIONS: Final = (
    ("--version",),
    ("analyse", "Ac Jd 8s 8c As 3d 4d"),
    ("compare", "As Kd", "Qc Qh", "--board", "2c 7d 9h Ts 3s", "--json"),
)


class Check:
    """Checks one installer on one Windows."""

    def __init__(self, windows: Windows, setup: Path, program: Path, scratch: Path) -> None:
        """Check `setup`, which installs the frozen program in the folder `program`."""
        self.windows = windows
        self.setup = setup
        self.program = program
        self.scratch = scratch
        self.roaming = windows.folder("APPDATA")
        self.local = windows.folder("LOCALAPPDATA")
        self.place = self.local / "Programs" / NAME
        self.own = self.roaming / PROGRAM
        """The folder with the user's settings and saved tables."""
        self.shortcut = self.roaming / f"Microsoft/Windows/Start Menu/Programs/{NAME}.lnk"

    def traces(self) -> set[str]:
        """Return the user's files, and the registry's entries, that name the program."""
        names = re.compile(rf"{PROGRAM.replace('-', '.?')}|{re.escape(FILE_SUFFIX)}", re.IGNORECASE)
        files = [
            str(path)
            for folder in (self.roaming, self.local)
            for path in folder.rglob("*")
            # Windows itself clears its folder for temporary files.
            if names.search(path.name) and "Temp" not in path.parts
        ]
        return {*files, *(line for line in self.registry() if names.search(line))}

    def registry(self) -> list[str]:
        """Return every key and value of the user's program settings, one on each line."""
        file = self.scratch / "user.reg"
        self.windows.ask("reg", "export", r"HKCU\Software", file, "/y")
        lines, key = [], ""
        for line in file.read_text(encoding="utf-16").splitlines():
            if line.startswith("["):
                key = line
            # Windows records there which programs have run, whoever ran them.
            if "\\Local Settings\\" not in key:
                lines.append(key if line == key else f"{key} {line}")
        return lines

    def values(self, key: str) -> dict[str, str]:
        """Return the values of a registry key by name; the default value has the name ''."""
        found = {}
        for line in self.windows.ask("reg", "query", key).splitlines():
            value = re.match(r" {4}(.+?) {4}REG_\w+ {4}(.*)", line)
            if value:
                found["" if value[1] == "(Default)" else value[1]] = value[2]
        return found

    def install(self, setup: Path) -> None:
        """Run an installer silently."""
        self.windows.ask(setup, SILENT)

    def uninstall(self, *options: str) -> None:
        """Run the uninstaller silently, with the command that Windows would use."""
        quoted, _, option = self.values(UNINSTALL_KEY)["QuietUninstallString"].rpartition(" ")
        self.windows.ask(self.windows.seen(quoted.strip('"')), option, *options)
        # The uninstaller runs from a copy of itself, because it has to delete itself.
        wait_until(lambda: not self.place.exists(), f"{self.place} is still there")

    def write_old_setup(self) -> Path:
        """Return a new installer of an older version, which has a file that this version lacks."""
        old = self.scratch / "old"
        (old / LEFT_OVER).parent.mkdir(parents=True)
        for file in (*PROGRAMS, LEFT_OVER):
            (old / file).write_text("old", encoding="utf-8")
        return write_setup(old, self.scratch / "old-setup.exe", OLD_VERSION)

    def write_own_files(self) -> dict[Path, bytes]:
        """Write settings and a table as the program does; return the content of each file."""
        texts = {"table.json": saved_table("Ah Kh"), f"{PROGRAM}.ini": "[General]\ntheme=dark\n"}
        self.own.mkdir(parents=True)
        for name, text in texts.items():
            (self.own / name).write_text(text, encoding="utf-8")
        return {self.own / name: (self.own / name).read_bytes() for name in texts}

    def check_files(self) -> None:
        """Check that the installed files are the frozen ones."""
        wanted = files_below(self.program)
        found = files_below(self.place) - {Path("uninstall.exe")}
        require(found == wanted, f"these differ: {sorted(map(str, found ^ wanted))}")
        different = [
            file for file in wanted if not cmp(self.program / file, self.place / file, False)
        ]
        require(not different, f"these have other bytes: {different}")
        require(self.shortcut.is_file(), f"{self.shortcut} is missing")
        say(f"installed: {len(found)} files, byte for byte, and a shortcut")

    def check_entries(self) -> None:
        """Check that the registry has the expected entries."""
        entry = self.values(UNINSTALL_KEY)
        place = entry["InstallLocation"]
        require(self.windows.seen(place) == self.place, f"InstallLocation is {place}")
        size = int(entry["EstimatedSize"], 16) * 1024
        frozen = size_of(self.program)
        require(abs(size - frozen) < 0.02 * frozen, f"EstimatedSize is {size}, of {frozen}")
        windowed, remover = rf"{place}\{WINDOWED}.exe", rf'"{place}\uninstall.exe"'
        expected = {
            UNINSTALL_KEY: {
                "DisplayIcon": windowed,
                "DisplayName": NAME,
                "DisplayVersion": VERSION,
                "EstimatedSize": entry["EstimatedSize"],
                "InstallLocation": place,
                "NoModify": "0x1",
                "NoRepair": "0x1",
                "Publisher": AUTHORS,
                "QuietUninstallString": f"{remover} {SILENT}",
                "UninstallString": remover,
                **({"URLInfoAbout": product.HOMEPAGE} if product.HOMEPAGE else {}),
            }
        }
        for name in (PROGRAM, WINDOWED):
            expected[rf"{CURRENT_VERSION}\App Paths\{name}.exe"] = {"": rf"{place}\{name}.exe"}
        tables = {FILE_SUFFIX: product.MIME_TYPE}
        for kind, called, endings in (
            (FILE_CLASS, product.FILE_TYPE, tables),
            (HANDS_CLASS, product.HANDS_NAME, HANDS_TYPES),
        ):
            expected[rf"{CLASSES}\{kind}"] = {"": called}
            expected[rf"{CLASSES}\{kind}\DefaultIcon"] = {"": f"{windowed},0"}
            expected[rf"{CLASSES}\{kind}\shell\open\command"] = {"": f'"{windowed}" "%1"'}
            for ending, content in endings.items():
                expected[rf"{CLASSES}\{ending}"] = {"": kind, "Content Type": content}
        for key, values in expected.items():
            found = self.values(key)
            require(found == values, f"{key} has {found}, and not {values}")
        say(f"registry: {len(expected)} keys as they should be")

    def check_terminal(self) -> None:
        """Check that the installed program answers in the terminal as the source does."""
        program = self.place / f"{PROGRAM}.exe"
        for question in QUESTIONS:
            found = self.windows.ask(program, *question)
            expected = run([sys.executable, "-m", "analyser", *question])
            require(found == expected, f"{' '.join(question)}:\n{found}and not\n{expected}")
        refusal = self.windows.run(program, "analyse", "Ah Kh Ah")
        require(refusal.status == REFUSED, f"Ah Kh Ah: {refusal}")
        say(f"terminal: {len(QUESTIONS) + 1} answers, the same as from source")

    def check_self_test(self, name: str) -> None:
        """Run an installed program's self-test, in a window on the screen."""
        folder = self.scratch / f"self-test-{name}"
        program = self.place / f"{name}.exe"
        status, output = self.windows.run(program, "--self-test", folder)
        report = (folder / "self-test.txt").read_text(encoding="utf-8") if folder.is_dir() else ""
        forgiven = without(self.windows.lacks, report)
        wrong = unexpected(forgiven, "windows")
        # The windowed program has no output.
        wrong += [] if output in ("", report) else [output]
        failed = status and forgiven == report
        require(not (failed or wrong), f"{name}: status {status}\n{report}{output}")
        require((folder / "window.png").is_file(), "there is no picture of the window")
        say(f"self-test of {name}.exe: {len(forgiven.splitlines()) - 2} checks passed")

    def check_double_clicks(self) -> None:
        """Open a saved table and a file of hands as double clicks do; setup must refuse to run."""
        from analyser.gui.state.saved_windows import load_table

        file, kept = self.scratch / f"two hands{FILE_SUFFIX}", self.own / "table.json"
        file.write_text(saved_table("7c 2d Ts Th"), encoding="utf-8")
        self.open_by_class(FILE_CLASS, file)
        table = load_table(file)
        wait_until(lambda: load_table(kept) == table, f"{file.name} was not opened")
        refused = self.windows.run(self.setup, SILENT)
        require(refused.status == REFUSED, f"setup ran while the program was open: {refused}")
        self.close()
        hands, settings = self.scratch / "hands.phh", self.own / f"{PROGRAM}.ini"
        hands.write_text(HAND_FILES[hands.suffix].text, encoding="utf-8")
        self.open_by_class(HANDS_CLASS, hands)
        wait_until(lambda: hands.name in settings.read_text("utf-8"), f"{hands} was not opened")
        self.close()
        say("double clicks open a table and a file of hands; setup waits until it is closed")

    def open_by_class(self, kind: str, file: Path) -> None:
        """Open a file as a double click does, with the command that is registered for its class."""
        # Not by `start`: Wine's does not know types registered for one user only.
        command = self.values(rf"{CLASSES}\{kind}\shell\open\command")[""]
        program = command.removesuffix(' "%1"').strip('"')
        self.windows.start(self.windows.seen(program), file)

    def close(self) -> None:
        """Close the program's windows as their close buttons do, and wait until it has ended.

        Whether it has, setup tells, which refuses to run otherwise.
        """
        self.windows.ask("taskkill", "/IM", f"{WINDOWED}.exe")
        wait_until(
            lambda: self.windows.run(self.setup, SILENT).status == 0,
            f"{WINDOWED}.exe does not close",
        )


def check_setup(windows: Windows, setup: Path, program: Path) -> None:
    """Use an installer in every way, and compare files and entries before and after."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        check = Check(windows, setup, program, Path(folder).resolve())
        before = check.traces()
        unused = not (check.place.exists() or check.own.exists())
        require(unused, f"{NAME} is installed or was used here: {sorted(before)}")
        check.install(check.write_old_setup())
        require((check.place / LEFT_OVER).is_file(), "the old version is not there")
        own = check.write_own_files()
        check.install(setup)
        check.check_files()
        check.check_entries()
        check.check_terminal()
        # Not offscreen: that platform has no fonts on Windows, and warns of that.
        for name in (PROGRAM, WINDOWED):
            check.check_self_test(name)
        for file, content in own.items():
            require(file.read_bytes() == content, f"{file} is not what it was")
        say("upgraded: nothing of the old version left, settings and table as they were")
        check.check_double_clicks()
        check.uninstall()
        users = set(check.own.iterdir())
        left = check.traces() - before - {str(check.own), *map(str, users)}
        require(not left, f"uninstalling leaves {sorted(left)}")
        require(set(own) <= users, "uninstalling took the user's files")
        check.install(setup)
        check.uninstall(FORGET)
        left = check.traces() - before
        require(not left, f"uninstalling with {FORGET} leaves {sorted(left)}")
        say(f"uninstalled: nothing left but the user's files, and with {FORGET} not those")


def without(lacks: Sequence[str], report: str) -> str:
    """Return a self-test's report in which the warnings about what this Windows lacks are left out.

    Checks that failed only because of such warnings then count as passed.
    """
    from analyser.gui.program.self_test import MATCH_IS, VERDICT

    lines = [line for line in report.splitlines() if not line.strip().startswith(tuple(lacks))]
    text = "\n".join(lines) + "\n"
    if text == report:
        return report
    for name, right in {"window": VERDICT, "hands": MATCH_IS}.items():
        text = re.sub(
            rf"^FAILED( +{name} +{re.escape(right)})$", r"ok    \1", text, flags=re.MULTILINE
        )
    return text.replace("FAILED", "passed") if text.count("FAILED") == 1 else text


def files_below(folder: Path) -> set[Path]:
    """Return all files below a folder, relative to it."""
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def require(condition: bool, otherwise: str) -> None:
    """Raise a BuildError with the text `otherwise` if the condition is false."""
    if not condition:
        raise BuildError(otherwise)


def wait_until(condition: Callable[[], bool], otherwise: str) -> None:
    """Wait until another program makes the condition true.

    If that takes too long, raise a BuildError with the text `otherwise`.
    """
    end = time.monotonic() + PATIENCE
    while not condition():
        require(time.monotonic() < end, otherwise)
        time.sleep(0.1)


def main(arguments: Sequence[str]) -> int:
    """Check the installer that was built, on this Windows."""
    del arguments
    check_setup(Windows(), DIST / setup_name(), FROZEN)
    return 0
