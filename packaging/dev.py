"""One command from a bare machine to the running program or to the passing tests.

    python3 packaging/dev.py [--newest] VERB [ARGUMENT ...]

VERB       what it does, and whose arguments follow
run        open the program: those of hand-analyser
test       check style, types and layers, and run the tests: those of pytest
bench      run the benchmarks and show what they measured: those of pytest
mutate     change the domain in many places, and see whether a test fails: tests/mutation/mutate.py
build      build and check what can be installed: packaging/build.py, which lists its verbs
translate  renew resources/translations from the code; begin those of languages given as codes
lock       write packaging/constraints.txt anew: uv pip compile (--upgrade if there are none)

Every verb makes .venv beside this folder. All except `lock` install the project into it, and the
system libraries that Qt needs if apt can do so without a password; otherwise they print the line to
type and stop. Steps that are up to date are skipped. With --newest, the newest versions are
installed, and not those of packaging/constraints.txt, which were tested.

This file uses only the standard library, and syntax of Python 3.9, so that an old Python can run it
and say that a newer one is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
#: As in analyser/product.py, which an older Python may not be able to read; a test compares them.
NAME = "Hand Analyser"
PROGRAM = "hand-analyser"
MINIMUM = (3, 11)
#: Tried in this order when the Python that was called is too old.
OTHER_PYTHONS = ("python3.13", "python3.14", "python3.12", "python3.11")
#: Writes the constraints; nothing else needs it.
UV = "uv>=0.9,<0.14"
CONSTRAINTS = "packaging/constraints.txt"

VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
#: What the environment was made from: if that is equal, nothing is to do.
STAMP = VENV / f"{PROGRAM}.json"

#: What the tests have to run, and how much of its lines and branches, in percent. That of the
#: window would take as long again: .github/workflows/proof.yml measures it each week.
COVERED = ("analyser/poker", 100)
#: The first Python that tells which branches run at little cost: with older ones measuring takes
#: a minute, so there it is left to continuous integration, where CI is set.
CHEAP_COVERAGE = (3, 14)


class SetupError(Exception):
    """The user has to do something first; the message says what."""


class Library(NamedTuple):
    """A shared library that Qt loads, and its package on each family of systems.

    Python's module venv counts as a library, because some systems do not install it with Python.
    """

    soname: str
    debian: str
    fedora: str
    arch: str


#: For any start of Qt at all, on the offscreen platform too; the resource compiler needs the first.
#: Qt loads more than these: what is left out here comes with them on every system.
BASE = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    # Brings a font with it on Debian; without one the window could show no text.
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
)
#: For a window on an X display.
X11 = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
)
#: For a window on a Wayland display.
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
)

#: The package manager that marks a family of systems, the field of Library, and the line to type.
FAMILIES = (
    ("apt-get", "debian", "sudo apt-get install"),
    ("dnf", "fedora", "sudo dnf install"),
    ("pacman", "arch", "sudo pacman -S --needed"),
)

#: Runs under the Python that the environment is made from, because its word size is the one that
#: counts: prints the libraries among its arguments that cannot be loaded.
PROBE = """
import ctypes, sys
for name in sys.argv[1:]:
    try:
        ctypes.CDLL(name)
    except OSError:
        print(name)
"""


def libraries_for(verb: str) -> tuple[Library, ...]:
    """Return the libraries that `verb` needs; a build needs those of every kind of display.

    The tests need only the libraries for windows that are not on a screen.
    """
    wanted: tuple[Library, ...] = BASE
    if verb == "build" or (verb == "run" and os.environ.get("DISPLAY")):
        wanted += X11
    if verb == "build" or (verb == "run" and os.environ.get("WAYLAND_DISPLAY")):
        wanted += WAYLAND
    return wanted


def packages(libraries: Iterable[Library], family: str) -> list[str]:
    """Return the packages of `libraries` in this family of systems, each once, in order."""
    return list(dict.fromkeys(getattr(library, family) for library in libraries))


def lines_to_type(libraries: Sequence[Library], manager: str | None) -> str:
    """Return what the user types to install `libraries`: one line, or a line for each family."""
    lines = [
        " ".join([command, *packages(libraries, family)])
        for name, family, command in FAMILIES
        if manager in (None, name)
    ]
    return "\n".join("  " + line for line in lines)


def say(text: str) -> None:
    """Print `text` for the user."""
    print(text, flush=True)


def call(
    command: Sequence[str | Path], quiet: bool = False, environment: Mapping[str, str] | None = None
) -> int:
    """Run `command` in the project's folder; `quiet`: show only errors. Return its exit status."""
    output = subprocess.DEVNULL if quiet else None
    return subprocess.call(list(map(str, command)), cwd=ROOT, stdout=output, env=environment)


def ask(command: Sequence[str | Path]) -> tuple[int, str]:
    """Run `command`; return its exit status and its standard output."""
    quiet = subprocess.DEVNULL
    try:
        answer = subprocess.run(
            command, stdin=quiet, stdout=subprocess.PIPE, stderr=quiet, text=True, check=False
        )
    except OSError:
        return 127, ""
    return answer.returncode, answer.stdout


def apt_install(names: Sequence[str]) -> bool:
    """Install Debian packages if that needs no password; return whether they are installed now."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0  # Windows has no such user
    prefix = [] if is_root else ["sudo", "-n"]
    if not shutil.which("apt-get") or ask([*prefix, "true"])[0]:
        return False
    say(f"Installing with apt: {' '.join(names)}")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    # A fresh machine has no package lists, or old ones. If they cannot be had, the install says so.
    call([*apt, "update"], quiet=True)
    install = [*apt, "-y", "--no-install-recommends", "install", *names]
    return call(install, quiet=True) == 0


def ensure_system(wanted: Sequence[Library]) -> None:
    """Install what the system lacks: Python's module venv, and libraries among `wanted`.

    Raises:
        SetupError: something is missing and cannot be installed without a password. The message
            names all of it, so that the user types one line.
    """
    missing = missing_from_system(wanted)
    if missing and apt_install(packages(missing, "debian")):
        missing = missing_from_system(wanted)
    if missing:
        manager = next((name for name, _, _ in FAMILIES if shutil.which(name)), None)
        names = ", ".join(library.soname for library in missing)
        raise SetupError(
            f"{NAME} needs {names}. Type:\n{lines_to_type(missing, manager)}\nand try again."
        )


def missing_from_system(wanted: Sequence[Library]) -> tuple[Library, ...]:
    """Return the libraries of `wanted` that are missing, and Python's module venv if needed."""
    missing: tuple[Library, ...] = ()
    importlib.invalidate_caches()  # a module may just have been installed
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))) and not has_venv():
        # Debian and Ubuntu ship these two in a package of their own, one for each Python.
        package = "python{}.{}-venv".format(*sys.version_info)
        missing = (Library("Python's module venv", package, "python3", "python"),)
    if sys.platform == "linux":  # elsewhere Qt's wheels need nothing that the system lacks
        names = [library.soname for library in wanted]
        absent = ask([sys.executable, "-c", PROBE, *names])[1].split()
        missing += tuple(library for library in wanted if library.soname in absent)
    return missing


def newer_python() -> str | None:
    """Return the path of another Python if this one is too old; otherwise None."""
    if sys.version_info >= MINIMUM:
        return None
    test = f"import sys; sys.exit(sys.version_info < {MINIMUM})"
    for found in filter(None, map(shutil.which, OTHER_PYTHONS)):
        if ask([found, "-c", test])[0] == 0:
            return found
    needed, have = (".".join(map(str, version[:3])) for version in (MINIMUM, sys.version_info))
    raise SetupError(
        f"{NAME} needs Python {needed} or newer, and this is Python {have}.\n"
        f"Install one (on Debian or Ubuntu: sudo apt-get install python{needed} "
        f"python{needed}-venv) and call this script with it."
    )


def has_venv() -> bool:
    """Whether the environment exists and works."""
    return PYTHON.exists() and ask([PYTHON, "-c", "import pip"])[0] == 0


def fingerprint(root: Path, names: Iterable[str]) -> str:
    """Return a checksum of the files and folders with these names below `root`."""
    digest = hashlib.sha256()
    for place in (root / name for name in names):
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(file.relative_to(root).as_posix().encode() + b"\0")
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def current_stamp(newest: bool, root: Path = ROOT) -> dict[str, str]:
    """Return the fingerprints of the environment that would be made now, and of its resources."""
    made_from = ["pyproject.toml", "packaging/build_hook.py", "analyser/__init__.py"]
    # It records its place and its Python, so it is outdated after a move or an upgrade.
    place = f"{root} {sys.version} "
    return {
        "environment": place + fingerprint(root, made_from + [CONSTRAINTS] * (not newest)),
        "resources": fingerprint(root, ["packaging/compile_resources.py", "resources"]),
    }


def ensure_installed(extras: Iterable[str], newest: bool) -> None:
    """Install the project, editable, with `extras`; if only the cards have changed, compile those.

    Raises:
        SetupError: pip or the resource compiler failed; it has printed why.
    """
    try:
        old = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        old = {}
    # Extras installed once stay, so that `run` after `test` does not install everything again.
    new = {**current_stamp(newest), "extras": sorted({*old.get("extras", ()), *extras})}
    compiled = (ROOT / "analyser" / "gui" / "resources_rc.py").exists()
    if new == old and compiled and not newest:  # of which there may be newer versions
        return
    STAMP.unlink(missing_ok=True)
    if {**new, "resources": ""} == {**old, "resources": ""} and not newest:
        say("Compiling the cards and icons")
        failed = call([PYTHON, "packaging/compile_resources.py"])
    else:
        say(f"Installing {NAME} and what it needs (the first time, a few minutes)")
        wanted = ".[{}]".format(",".join(new["extras"])) if new["extras"] else "."
        failed = pip_install(["--editable", wanted], newest)
    if failed:
        raise SetupError("The installation failed; the lines above say why.")
    STAMP.write_text(json.dumps(new), encoding="utf-8")


def pip_install(words: Sequence[str], newest: bool) -> int:
    """Run pip install with the tested or the newest versions; return its exit status."""
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    # No progress bars in a log.
    options = [] if sys.stdout.isatty() else ["--quiet"]
    environment = dict(os.environ)
    if newest:
        options += ["--upgrade", "--upgrade-strategy", "eager"]
    else:
        # Variables, and not options, because they hold for what the build needs as well: the first
        # up to pip 26, the second from 25.3. Relative, because pip splits them at spaces.
        environment.update(dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), CONSTRAINTS))
    return call([*pip, *options, *words], environment=environment)


def test(arguments: Sequence[str]) -> int:
    """Check style, types and layers, and run the tests; measure their coverage if that is cheap."""
    # Each worker, and each program that a test starts, would compile all it loads anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    python = str(PYTHON)
    pytest = [
        *(python, "-m", "pytest"),
        # On every core, the tests of a file together: what they build is built once. In order,
        # because those of the domain come first; see tests/conftest.py.
        *("--numprocesses=auto", "--dist=loadfile", "--no-loadscope-reorder"),
        *arguments,
    ]
    measured = sys.version_info >= CHEAP_COVERAGE or os.environ.get("CI")
    if measured and not arguments:  # a part of the tests need not cover everything
        folder, least = COVERED
        pytest += [f"--cov={folder}", f"--cov-fail-under={least}"]
        pytest += ["--cov-report=term-missing:skip-covered"]
    checks = {
        "pytest": pytest,
        "mypy": [python, "-m", "mypy"],
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "import-linter": [str(SCRIPTS / "lint-imports")],
    }
    return run_checks(checks)


def lock(arguments: Sequence[str]) -> int:
    """Write the versions to install anew: the newest allowed, of every extra, for every Python."""
    # Without the constraints: they may contradict a new bound in pyproject.toml.
    if pip_install([UV], newest=True):
        raise SetupError("uv could not be installed; the lines above say why.")
    command: list[str | Path] = [PYTHON, "-m", "uv", "pip", "compile", "--quiet", "pyproject.toml"]
    command += ["--all-extras"]
    command += ["--universal", "--python-version", ".".join(map(str, MINIMUM)), "--no-annotate"]
    command += ["--custom-compile-command", "python3 packaging/dev.py lock"]
    return call([*command, "--output-file", CONSTRAINTS, *(arguments or ["--upgrade"])])


def run_checks(checks: Mapping[str, Sequence[str]]) -> int:
    """Run all `checks` at the same time, and show the output of each when it ends.

    Return the exit status of the first check that failed, or 0.
    """

    def check(name: str) -> tuple[str, int, str, float]:
        start = time.monotonic()
        ended = subprocess.run(
            checks[name],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="backslashreplace",  # characters that this system's encoding lacks
            check=False,
        )
        return name, ended.returncode, ended.stdout, time.monotonic() - start

    say(f"Checking with {', '.join(checks)}; pytest takes minutes and prints at its end")
    results = {}
    with ThreadPoolExecutor(len(checks)) as pool:
        for finished in as_completed([pool.submit(check, name) for name in checks]):
            name, status, output, seconds = finished.result()
            words = [Path(checks[name][0]).name, *checks[name][1:]]
            say(f"\n== {name}: {shlex.join(words)}\n{output.rstrip()}")
            outcome = f"FAILED ({status})" if status else "passed"
            results[name] = status, f"  {name:<14} {outcome:<12} {seconds:6.1f} s"
    say("\n".join(["", "Summary", *(results[name][1] for name in checks)]))
    return next((results[name][0] for name in checks if results[name][0]), 0)


BENCH = ("-m", "pytest", "tests/benchmarks", "-m", "speed", "-rP")
MUTATE = "tests/mutation/mutate.py"
#: What each verb does, and the extras of the project that it needs.
VERBS: dict[str, tuple[Callable[[Sequence[str]], int], Sequence[str]]] = {
    # In the folder that the user is in.
    "run": (lambda words: subprocess.call([str(PYTHON), "-m", "analyser", *words]), []),
    "test": (test, ["test"]),
    "bench": (lambda words: call([PYTHON, *BENCH, *words]), ["test"]),
    "mutate": (lambda words: call([PYTHON, MUTATE, *words]), ["test", "mutation"]),
    "build": (lambda words: call([PYTHON, "packaging/build.py", *words]), ["freeze"]),
    "translate": (lambda words: call([PYTHON, "packaging/translate.py", *words]), []),
    "lock": (lock, []),
}


def main() -> int:
    """Bring the environment up to date, and do what the command line says."""
    parser = argparse.ArgumentParser(
        usage="python3 packaging/dev.py [--newest] VERB [ARGUMENT ...]",
        description="\n".join(str(__doc__).splitlines()[4:]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=len(sys.argv) < 3,  # a verb's own arguments may ask for its help
    )
    parser.add_argument("--newest", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("verb", choices=VERBS, help=argparse.SUPPRESS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    given = parser.parse_args()
    verb, extras = VERBS[given.verb]
    try:
        if other := newer_python():
            return subprocess.call([other, *sys.argv])
        # Before the installation, which runs Qt's resource compiler.
        ensure_system([] if verb is lock else libraries_for(given.verb))
        if not has_venv():
            say(f"Making the environment {VENV}")
            if call([sys.executable, "-m", "venv", "--clear", "--prompt", PROGRAM, VENV]):
                raise SetupError("The environment could not be made; the lines above say why.")
        if verb is not lock:
            ensure_installed(extras, given.newest)
        return verb(given.arguments)
    except SetupError as error:
        say(f"\n{error}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
