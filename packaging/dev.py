"""One command from a bare machine to the running program or to the passing tests.

    python3 packaging/dev.py run [ARGUMENTS OF hand-analyser]
    python3 packaging/dev.py test [ARGUMENTS OF pytest]
    python3 packaging/dev.py bench [ARGUMENTS OF pytest]
    python3 packaging/dev.py mutate [ARGUMENTS OF tests/mutation/mutate.py]
    python3 packaging/dev.py build [VERB OF packaging/build.py]
    python3 packaging/dev.py lock [ARGUMENTS OF uv pip compile]

Every verb makes .venv beside this folder. All except `lock` install the project into it, and the
system libraries that Qt needs if apt can do so without a password; otherwise they print the line to
type and stop. Steps that are up to date are skipped.

The packages have the versions in packaging/constraints.txt, which were tested; `lock` writes that
file anew. With --newest before the verb, the newest versions are installed instead.

This file uses only the standard library, and syntax of Python 3.9, so that an old Python can run it
and say that a newer one is needed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
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

#: Before the verb: install the newest versions that pyproject.toml allows, not the tested ones.
NEWEST = "--newest"
#: Writes the constraints; nothing else needs it.
UV = "uv>=0.9,<0.14"

#: What the tests have to run, and how much of its lines and branches, in percent. That of the
#: window would take as long again: .github/workflows/proof.yml measures it each week.
COVERED = ("analyser/poker", 100)
#: The first Python that tells which branches run at little cost: with older ones measuring takes
#: a minute, so there it is left to continuous integration, where CI is set.
CHEAP_COVERAGE = (3, 14)


class SetupError(Exception):
    """The user has to do something first; the message says what."""


# ------------------------------------------------------------------------ what the system needs


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


def libraries_for(verb: str, environment: Mapping[str, str]) -> tuple[Library, ...]:
    """Return the libraries that `verb` needs; a build needs those of every kind of display.

    The tests need only the libraries for windows that are not on a screen.
    """
    wanted: tuple[Library, ...] = BASE
    if verb == "build" or (verb == "run" and environment.get("DISPLAY")):
        wanted += X11
    if verb == "build" or (verb == "run" and environment.get("WAYLAND_DISPLAY")):
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


# ------------------------------------------------------------------- the machine, and its double


class Machine:
    """Everything that this script does to the computer or asks it; the tests use a fake."""

    platform = sys.platform
    python = sys.executable
    version = sys.version_info[:3]
    environment: Mapping[str, str] = os.environ

    def run(
        self,
        command: Sequence[str],
        folder: Path | None = None,
        errors_only: bool = False,
        variables: Mapping[str, str] | None = None,
    ) -> int:
        """Run `command` with its output shown, in `folder` or here; return its exit status.

        `variables` are added to the environment.
        """
        sys.stdout.flush()
        output = subprocess.DEVNULL if errors_only else None
        environment = {**self.environment, **(variables or {})}
        return subprocess.call(list(command), cwd=folder, stdout=output, env=environment)

    def ask(self, command: Sequence[str]) -> tuple[int, str]:
        """Run `command`; return its exit status and its standard output."""
        try:
            answer = subprocess.run(
                list(command),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                check=False,
            )
        except OSError:
            return 127, ""
        return answer.returncode, answer.stdout

    def record(self, command: Sequence[str], folder: Path) -> tuple[int, str]:
        """Run `command` in `folder`; return its exit status and all its output, errors included."""
        finished = subprocess.run(
            list(command),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="backslashreplace",  # characters that this system's encoding lacks
            check=False,
        )
        return finished.returncode, finished.stdout

    def which(self, program: str) -> str | None:
        """Return the path of `program` on PATH, or None."""
        return shutil.which(program)

    def has_module(self, name: str) -> bool:
        """Whether the Python that runs this script has a module."""
        importlib.invalidate_caches()  # it may just have been installed
        return importlib.util.find_spec(name) is not None

    def is_root(self) -> bool:
        """Whether the user is the system's administrator (never on Windows)."""
        return hasattr(os, "geteuid") and os.geteuid() == 0

    def say(self, text: str) -> None:
        """Print `text` for the user."""
        print(text, flush=True)


def administrator(machine: Machine) -> list[str] | None:
    """Return the words that run a command as administrator; None if they need a password."""
    if machine.is_root():
        return []
    if machine.which("sudo") and machine.ask(["sudo", "-n", "true"])[0] == 0:
        return ["sudo", "-n"]
    return None


def apt_install(machine: Machine, names: Sequence[str]) -> bool:
    """Install Debian packages if that needs no password; return whether they are installed now."""
    prefix = administrator(machine)
    if prefix is None or not machine.which("apt-get"):
        return False
    machine.say(f"Installing with apt: {' '.join(names)}")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    # A fresh machine has no package lists, or old ones. If they cannot be had, the install says so.
    machine.run([*apt, "-qq", "update"], errors_only=True)
    install = [*apt, "-qq", "-y", "--no-install-recommends", "install", *names]
    return machine.run(install, errors_only=True) == 0


# ------------------------------------------------------------------------------- the environment


class Paths:
    """The paths of the project's parts; `newest`: True to install the newest versions."""

    def __init__(self, root: Path, platform: str, newest: bool = False) -> None:
        windows = platform == "win32"
        self.root = root
        self.newest = newest
        self.constraints = root / "packaging" / "constraints.txt"
        self.venv = root / ".venv"
        self.scripts = self.venv / ("Scripts" if windows else "bin")
        self.suffix = ".exe" if windows else ""
        self.python = self.script("python")
        self.stamp = self.venv / f"{PROGRAM}.json"
        self.resources = root / "resources"
        self.compiled = root / "analyser" / "gui" / "resources_rc.py"
        self.compiler = root / "packaging" / "compile_resources.py"

    def script(self, name: str) -> Path:
        """Return the path of a program in the environment."""
        return self.scripts / (name + self.suffix)


def ensure_python(machine: Machine) -> str | None:
    """Return the path of another Python if this one is too old; otherwise None."""
    if machine.version >= MINIMUM:
        return None
    test = f"import sys; sys.exit(sys.version_info < {MINIMUM})"
    for name in OTHER_PYTHONS:
        found = machine.which(name)
        if found and machine.ask([found, "-c", test])[0] == 0:
            return found
    needed, have = (".".join(map(str, version)) for version in (MINIMUM, machine.version))
    raise SetupError(
        f"{NAME} needs Python {needed} or newer, and this is Python {have}.\n"
        f"Install one (on Debian or Ubuntu: sudo apt-get install python{needed} "
        f"python{needed}-venv) and call this script with it."
    )


def ensure_venv(machine: Machine, paths: Paths) -> None:
    """Make the environment, unless a working one exists."""
    if has_venv(machine, paths):
        return
    machine.say(f"Making the environment {paths.venv}")
    command = [machine.python, "-m", "venv", "--clear", "--prompt", PROGRAM]
    if machine.run([*command, str(paths.venv)]):
        raise SetupError("The environment could not be made; the lines above say why.")


def has_venv(machine: Machine, paths: Paths) -> bool:
    """Whether the environment exists and works."""
    return paths.python.exists() and machine.ask([str(paths.python), "-c", "import pip"])[0] == 0


def ensure_system(machine: Machine, paths: Paths, wanted: Sequence[Library]) -> None:
    """Install what the system lacks: Python's module venv, and libraries among `wanted`.

    Raises:
        SetupError: something is missing and cannot be installed without a password. The message
            names all of it, so that the user types one line.
    """
    missing = missing_from_system(machine, paths, wanted)
    if not missing:
        return
    if apt_install(machine, packages(missing, "debian")):
        missing = missing_from_system(machine, paths, wanted)
    if missing:
        manager = next((name for name, _, _ in FAMILIES if machine.which(name)), None)
        names = ", ".join(library.soname for library in missing)
        raise SetupError(
            f"{NAME} needs {names}. Type:\n{lines_to_type(missing, manager)}\nand try again."
        )


def missing_from_system(
    machine: Machine, paths: Paths, wanted: Sequence[Library]
) -> tuple[Library, ...]:
    """Return the libraries of `wanted` that are missing, and Python's module venv if needed."""
    missing: tuple[Library, ...] = ()
    modules = machine.has_module("venv") and machine.has_module("ensurepip")
    if not modules and not has_venv(machine, paths):
        # Debian and Ubuntu ship these two in a package of their own, one for each Python.
        package = "python{}.{}-venv".format(*machine.version)
        missing = (Library("Python's module venv", package, "python3", "python"),)
    if machine.platform == "linux":  # elsewhere Qt's wheels need nothing that the system lacks
        names = [library.soname for library in wanted]
        _, answer = machine.ask([machine.python, "-c", PROBE, *names])
        absent = set(answer.split())
        missing += tuple(library for library in wanted if library.soname in absent)
    return missing


class Stamp(NamedTuple):
    """A fingerprint of everything that an environment was made from; if equal, nothing is to do."""

    environment: str = ""
    resources: str = ""
    extras: tuple[str, ...] = ()

    @classmethod
    def read(cls, path: Path) -> Stamp:
        """Return the stamp in the file `path`; an empty stamp if the file is missing or damaged."""
        try:
            saved = json.loads(path.read_text(encoding="utf-8"))
            return cls(saved["environment"], saved["resources"], tuple(saved["extras"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def write(self, path: Path) -> None:
        """Write the stamp to the file `path`."""
        path.write_text(json.dumps(self._asdict()), encoding="utf-8")


def current_stamp(machine: Machine, paths: Paths, extras: Iterable[str]) -> Stamp:
    """Return the stamp of an environment that would be made now with `extras`."""
    version = re.search(
        r'^__version__ = "(.+)"',
        (paths.root / "analyser" / "__init__.py").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    environment = hashlib.sha256()
    for part in (
        (paths.root / "pyproject.toml").read_bytes(),
        b"" if paths.newest else paths.constraints.read_bytes(),
        (paths.root / "packaging" / "build_hook.py").read_bytes(),
        # The environment records these, so they are outdated after a release, a move or an upgrade.
        repr((version and version[1], str(paths.root), machine.version)).encode(),
    ):
        environment.update(hashlib.sha256(part).digest())
    resources = hashlib.sha256(paths.compiler.read_bytes())
    for file in sorted(paths.resources.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            resources.update(file.relative_to(paths.root).as_posix().encode() + b"\0")
            resources.update(hashlib.sha256(file.read_bytes()).digest())
    return Stamp(environment.hexdigest(), resources.hexdigest(), tuple(sorted(extras)))


def ensure_installed(machine: Machine, paths: Paths, extras: Iterable[str]) -> None:
    """Install the project, editable, with `extras`; if only the cards have changed, compile those.

    Raises:
        SetupError: pip or the resource compiler failed; it has printed why.
    """
    old = Stamp.read(paths.stamp)
    # Extras installed once stay, so that `run` after `test` does not install everything again.
    new = current_stamp(machine, paths, {*old.extras, *extras})
    same_environment = (old.environment, old.extras) == (new.environment, new.extras)
    same_environment = same_environment and not paths.newest  # there may be newer versions
    if same_environment and old.resources == new.resources and paths.compiled.exists():
        return
    paths.stamp.unlink(missing_ok=True)
    if same_environment:
        machine.say("Compiling the cards and icons")
        failed = machine.run([str(paths.python), str(paths.compiler)], folder=paths.root)
    else:
        machine.say(f"Installing {NAME} and what it needs (the first time, a few minutes)")
        wanted = ".[{}]".format(",".join(new.extras)) if new.extras else "."
        failed = pip_install(machine, paths, ["--editable", wanted])
    if failed:
        raise SetupError("The installation failed; the lines above say why.")
    new.write(paths.stamp)


def pip_install(machine: Machine, paths: Paths, words: Sequence[str]) -> int:
    """Run pip install with the tested or the newest versions; return its exit status."""
    pip = [str(paths.python), "-m", "pip", "install", "--disable-pip-version-check"]
    if not sys.stdout.isatty():
        pip.append("--quiet")  # no progress bars in a log
    variables: dict[str, str] = {}
    if paths.newest:
        pip += ["--upgrade", "--upgrade-strategy", "eager"]
    else:
        # Variables, and not options, because they hold for what the build needs as well: the first
        # up to pip 26, the second from 25.3. Relative, because pip splits them at spaces.
        name = paths.constraints.relative_to(paths.root).as_posix()
        variables = dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), name)
    return machine.run([*pip, *words], folder=paths.root, variables=variables)


def prepare(machine: Machine, paths: Paths, verb: str, extras: Iterable[str] = ()) -> None:
    """Bring the environment up to date for `verb`."""
    # Before the installation, which runs Qt's resource compiler.
    ensure_system(machine, paths, libraries_for(verb, machine.environment))
    ensure_venv(machine, paths)
    ensure_installed(machine, paths, extras)


# ------------------------------------------------------------------------------------- the verbs


def run(machine: Machine, paths: Paths, arguments: Sequence[str]) -> int:
    """Open the program."""
    prepare(machine, paths, "run")
    return machine.run([str(paths.python), "-m", "analyser", *arguments])


def test(machine: Machine, paths: Paths, arguments: Sequence[str]) -> int:
    """Check style, types and layers, and run the tests; measure their coverage if that is cheap."""
    prepare(machine, paths, "test", ["test"])
    # Each worker, and each program that a test starts, would compile all it loads anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    python = str(paths.python)
    pytest = [
        *(python, "-m", "pytest"),
        # On every core, the tests of a file together: what they build is built once. In order,
        # because those of the domain come first; see tests/conftest.py.
        *("--numprocesses=auto", "--dist=loadfile", "--no-loadscope-reorder"),
        *arguments,
    ]
    measured = machine.version >= CHEAP_COVERAGE or machine.environment.get("CI")
    if measured and not arguments:  # a part of the tests need not cover everything
        folder, least = COVERED
        pytest += [f"--cov={folder}", f"--cov-fail-under={least}"]
        pytest += ["--cov-report=term-missing:skip-covered"]
    checks = {
        "pytest": pytest,
        "mypy": [python, "-m", "mypy"],
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "import-linter": [str(paths.script("lint-imports"))],
    }
    return run_checks(machine, paths.root, checks)


def bench(machine: Machine, paths: Paths, arguments: Sequence[str]) -> int:
    """Run the benchmarks and show what they measured."""
    prepare(machine, paths, "bench", ["test"])
    command = [str(paths.python), "-m", "pytest", "tests/benchmarks", "-m", "speed", "-rP"]
    return machine.run([*command, *arguments], folder=paths.root)


def mutate(machine: Machine, paths: Paths, arguments: Sequence[str]) -> int:
    """Change the domain in many places, and see whether a test fails each time."""
    prepare(machine, paths, "mutate", ["test", "mutation"])
    script = paths.root / "tests" / "mutation" / "mutate.py"
    return machine.run([str(paths.python), str(script), *arguments], folder=paths.root)


def build(machine: Machine, paths: Paths, arguments: Sequence[str]) -> int:
    """Build and check what can be installed, with packaging/build.py."""
    prepare(machine, paths, "build", ["freeze"])
    script = paths.root / "packaging" / "build.py"
    return machine.run([str(paths.python), str(script), *arguments], folder=paths.root)


def lock(machine: Machine, paths: Paths, arguments: Sequence[str]) -> int:
    """Write the versions to install anew: the newest allowed, of every extra, for every Python."""
    ensure_system(machine, paths, [])
    ensure_venv(machine, paths)
    # Without the constraints: they may contradict a new bound in pyproject.toml.
    if pip_install(machine, Paths(paths.root, machine.platform, newest=True), [UV]):
        raise SetupError("uv could not be installed; the lines above say why.")
    command = [str(paths.python), "-m", "uv", "pip", "compile", "--quiet", "pyproject.toml"]
    command += ["--all-extras", "--universal", "--python-version", ".".join(map(str, MINIMUM))]
    command += ["--custom-compile-command", "python3 packaging/dev.py lock", "--no-annotate"]
    name = paths.constraints.relative_to(paths.root).as_posix()
    return machine.run(
        [*command, "--output-file", name, *(arguments or ["--upgrade"])], folder=paths.root
    )


def run_checks(machine: Machine, root: Path, checks: Mapping[str, Sequence[str]]) -> int:
    """Run all `checks` at the same time, and show the output of each when it ends.

    Return the exit status of the first check that failed, or 0.
    """

    def check(name: str) -> tuple[str, int, str, float]:
        start = time.monotonic()
        status, output = machine.record(checks[name], root)
        return name, status, output, time.monotonic() - start

    machine.say(f"Checking with {', '.join(checks)}; pytest takes minutes and prints at its end")
    results = {}
    with ThreadPoolExecutor(len(checks)) as pool:
        for finished in as_completed([pool.submit(check, name) for name in checks]):
            name, status, output, seconds = finished.result()
            machine.say(f"\n== {name}: {shlex.join(shorten(checks[name]))}\n{output.rstrip()}")
            outcome = f"FAILED ({status})" if status else "passed"
            results[name] = status, f"  {name:<14} {outcome:<12} {seconds:6.1f} s"
    machine.say("\n".join(["", "Summary", *(results[name][1] for name in checks)]))
    return next((results[name][0] for name in checks if results[name][0]), 0)


def shorten(command: Sequence[str]) -> list[str]:
    """Return a command in which the program has only its name, not its path."""
    return [Path(command[0]).name, *command[1:]]


VERBS: dict[str, Callable[[Machine, Paths, Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "bench": bench,
    "mutate": mutate,
    "build": build,
    "lock": lock,
}


def usage() -> str:
    """Return the help text: the verbs, and what each does."""
    lines = [f"  {name:<6} {verb.__doc__}" for name, verb in VERBS.items()]
    return "\n".join(
        [
            f"usage: python3 packaging/dev.py [{NEWEST}] VERB [ARGUMENT ...]",
            "",
            *lines,
            "",
            f"Arguments after the verb go to {PROGRAM} (run), pytest (test, bench), the script",
            "in tests/mutation (mutate, which takes --help), packaging/build.py (build, which",
            "lists its verbs when it is given none) or uv pip compile (lock; --upgrade if there",
            f"are none). With {NEWEST}, the newest versions are installed, not those of",
            "packaging/constraints.txt, which were tested.",
        ]
    )


def main(arguments: Sequence[str], machine: Machine | None = None, root: Path = ROOT) -> int:
    """Run the verb on the command line and return its exit status."""
    machine = machine or Machine()
    if not arguments or arguments[0] in ("-h", "--help"):
        machine.say(usage())
        return 0 if arguments else 2
    newest = arguments[0] == NEWEST
    name, *rest = arguments[1:] if newest and len(arguments) > 1 else arguments
    verb = VERBS.get(name)
    if verb is None:
        machine.say(f"dev.py: there is no verb {name!r}\n\n{usage()}")
        return 2
    try:
        other = ensure_python(machine)
        if other:
            return machine.run([other, str(Path(__file__).resolve()), *arguments])
        return verb(machine, Paths(root, machine.platform, newest), rest)
    except SetupError as error:
        machine.say(f"\n{error}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
