"""Build and check packages of the program that a double click installs, on the system this runs on.

    python packaging/build.py VERB [ARGUMENT ...]

Each verb is a module with a function main(arguments) that returns the exit status. If a verb builds
something, a second module tries the result. For a new verb, write a new module and a line in VERBS.
`python packaging/build.py` lists the verbs.

The Python that runs this needs the extra `freeze`: pip install --editable '.[freeze]'
"""

from __future__ import annotations

import importlib
import shlex
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tools import BuildError, say

LINUX, WINDOWS, MACOS = "linux", "win32", "darwin"
EVERYWHERE = (LINUX, WINDOWS, MACOS)
SYSTEM_NAMES: Final = {LINUX: "Linux", WINDOWS: "Windows", MACOS: "a Mac"}


class Verb(NamedTuple):
    """Something to build or to check."""

    module: str
    """The module under packaging/ with the function main."""
    summary: str
    systems: tuple[str, ...] = EVERYWHERE
    """The systems on which it can run, by sys.platform."""
    in_all: bool = True
    """Whether the verb `all` runs it too, in the order of the table."""
    trial: str = ""
    """The module that tries the result afterwards, except with NO_CHECK."""


VERBS: Final[Mapping[str, Verb]] = {
    "wheel": Verb(
        "wheels.archives",
        "build the wheel and the source archive, and run the wheel",
        trial="trials.wheel",
    ),
    "freeze": Verb("frozen.freeze", "freeze the program into build/frozen"),
    "check": Verb(
        "trials.check", "check the frozen program: size, contents, self-test, both faces"
    ),
    "ingredients": Verb(
        "wheels.ingredients", "list what the program is made of, for machines to read"
    ),
    "start": Verb(
        "trials.start_time", "measure the frozen program's start against the same from source"
    ),
    "deb": Verb(
        "linux.deb",
        "build and check the Debian package",
        (LINUX,),
        trial="trials.linux.package",
    ),
    "portable": Verb(
        "linux.portable",
        "build and check the file for any Linux",
        (LINUX,),
        trial="trials.linux.portable",
    ),
    "deb-proof": Verb(
        "trials.linux.proof",
        "install, use and remove the Debian package in a bare Debian (as root)",
        (LINUX,),
        in_all=False,
    ),
    "bare": Verb(
        "trials.linux.bare",
        "type both commands of the README on a bare Debian: bookworm, trixie or forky (as root)",
        (LINUX,),
        in_all=False,
    ),
    "window-proof": Verb(
        "trials.linux.window",
        "use the program from source by keyboard and by screen reader, at 1x and 2x",
        (LINUX,),
        in_all=False,
    ),
    "heard-proof": Verb(
        "trials.linux.heard",
        "use the program from source with Orca, and check what it says",
        (LINUX,),
        in_all=False,
    ),
    "appdir": Verb(
        "linux.appdir",
        "lay the folder out that an AppImage is made of",
        (LINUX,),
        trial="trials.linux.appdir",
    ),
    "windows": Verb(
        "windows.installer",
        "build and check the Windows installer",
        (WINDOWS,),
        trial="trials.windows.installed",
    ),
    "windows-wine": Verb(
        "trials.windows.wine",
        "build and check the Windows installer under Wine",
        (LINUX,),
        in_all=False,
    ),
    "macos": Verb(
        "macos.image", "build and check the disk image", (MACOS,), trial="trials.macos.image"
    ),
    "macos-dry": Verb(
        "trials.macos.dry_run", "write the macOS bundle as far as Linux can", (LINUX,)
    ),
    "stores": Verb(
        "stores", "write a release's notes, and its manifests of winget and Homebrew", in_all=False
    ),
    "flatpak": Verb(
        "linux.flatpak", "write what Flatpak builds, without a network", (LINUX,), in_all=False
    ),
    "reproducible": Verb("trials.reproducible", "build twice, and compare", (LINUX, MACOS)),
}
ALL: Final = "all"
NO_CHECK: Final = "--no-check"
"""An argument of a verb: only build, without trying the result."""


def run_verb(name: str, arguments: Sequence[str]) -> int:
    """Run a verb and return its exit status."""
    verb = VERBS[name]
    if sys.platform not in verb.systems:
        raise BuildError(f"“{name}” {reason_against(verb)}; this is {sys.platform}")
    tried = bool(verb.trial) and NO_CHECK not in arguments
    modules = [verb.module, verb.trial] if tried else [verb.module]
    rest = [word for word in arguments if word != NO_CHECK]
    for module in modules:
        main: Callable[[Sequence[str]], int] = importlib.import_module(module).main
        if status := main(rest):
            return status
    return 0


def run_all(names: Sequence[str]) -> int:
    """Run all verbs that this system can run, or those named, even after a failure.

    They run in the order of the table. Return the first bad status.
    """
    status, summary = 0, []
    for name, verb in VERBS.items():
        if names and name not in names:
            continue
        if not names and (reason := reason_against(verb)):
            summary.append(f"  {name:<14} left out: {reason}")
            continue
        say(f"\n== {name}: {verb.summary}")
        start = time.monotonic()
        result = _guarded(name, ())
        outcome = f"FAILED ({result})" if result else "passed"
        summary.append(f"  {name:<14} {outcome:<12} {time.monotonic() - start:6.1f} s")
        status = status or result
    say("\n".join(["", "Summary", *summary]))
    return status


def reason_against(verb: Verb) -> str:
    """Return why the verb `all` skips this verb on this system; "" if it does not skip it."""
    if sys.platform not in verb.systems:
        return f"needs {' or '.join(SYSTEM_NAMES.get(name, name) for name in verb.systems)}"
    return "" if verb.in_all else "done by itself only"


def _guarded(name: str, arguments: Sequence[str]) -> int:
    try:
        return run_verb(name, arguments)
    except BuildError as error:
        say(f"build.py {shlex.join([name, *arguments])}: {error}")
        return 1


def usage() -> str:
    """Return the help text: the verbs, and what each does."""
    width = max(map(len, VERBS))
    lines = [f"  {name:<{width}}  {verb.summary}" for name, verb in VERBS.items()]
    everything = (
        f"  {ALL:<{width}}  the VERBS that follow; without any, all that need no Wine or root"
    )
    no_check = f"{NO_CHECK} after a verb that builds: do not try what was built."
    first = "usage: python packaging/build.py VERB [ARGUMENT ...]"
    return "\n".join([first, "", *lines, everything, "", no_check])


def main(arguments: Sequence[str]) -> int:
    """Run the verb on the command line and return its exit status."""
    if not arguments or arguments[0] in ("-h", "--help"):
        say(usage())
        return 0 if arguments else 2
    name, *rest = arguments
    wanted = rest if name == ALL else [name]
    for unknown in [word for word in wanted if word not in VERBS]:
        say(f"build.py: there is no verb {unknown!r}\n\n{usage()}")
        return 2
    if name == ALL:
        return run_all(rest)
    return _guarded(name, rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
