"""Build and check packages of the program that a double click installs, on the system this runs on.

    python packaging/build.py VERB [ARGUMENT ...]

Each verb is a module with a function main(arguments) that returns the exit status. If a verb builds
something, a second module tries the result. For a new verb, write a new module and a line in VERBS.
`python packaging/build.py` lists the verbs.

The Python that runs this needs the extra `freeze`: pip install --editable '.[freeze]'
"""

from __future__ import annotations

import ast
import importlib
import shlex
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools import BuildError, say

LINUX, WINDOWS, MACOS = "linux", "win32", "darwin"
SYSTEM_NAMES: Final = {LINUX: "Linux", WINDOWS: "Windows", MACOS: "a Mac"}
"""The systems, as sys.platform and people call them."""


class Verb(NamedTuple):
    """Something to build or to check."""

    module: str
    """The module under packaging/ with the function main; its first line says what it does."""
    trial: str = ""
    """The module that tries the result afterwards, except with NO_CHECK."""
    systems: tuple[str, ...] = (LINUX, WINDOWS, MACOS)
    """The systems on which it can run."""
    in_all: bool = True
    """Whether the verb `all` runs it too, in the order of the table."""

    @property
    def summary(self) -> str:
        """What the verb does, in a line."""
        script = Path(__file__).parent.joinpath(*self.module.split(".")).with_suffix(".py")
        docstring = ast.get_docstring(ast.parse(script.read_text(encoding="utf-8"))) or ""
        return docstring.partition("\n")[0]


VERBS: Final[Mapping[str, Verb]] = {
    "wheel": Verb("wheels.archives", "trials.wheel"),
    "freeze": Verb("frozen.freeze"),
    "check": Verb("trials.check"),
    "ingredients": Verb("wheels.ingredients"),
    "start": Verb("trials.start_time"),
    "deb": Verb("linux.deb", "trials.linux.package", (LINUX,)),
    "portable": Verb("linux.portable", "trials.linux.portable", (LINUX,)),
    "deb-proof": Verb("trials.linux.proof", systems=(LINUX,), in_all=False),
    "bare": Verb("trials.linux.bare", systems=(LINUX,), in_all=False),
    "window-proof": Verb("trials.linux.window", systems=(LINUX,), in_all=False),
    "heard-proof": Verb("trials.linux.heard", systems=(LINUX,), in_all=False),
    "appdir": Verb("linux.appdir", "trials.linux.desktop", (LINUX,)),
    "windows": Verb("windows.installer", "trials.windows.installed", (WINDOWS,)),
    "windows-wine": Verb("trials.windows.wine", systems=(LINUX,), in_all=False),
    "macos": Verb("macos.image", "trials.macos.image", (MACOS,)),
    "macos-dry": Verb("trials.macos.dry_run", systems=(LINUX,)),
    "stores": Verb("stores", in_all=False),
    "flatpak": Verb("linux.flatpak", systems=(LINUX,), in_all=False),
    "reproducible": Verb("trials.reproducible", systems=(LINUX, MACOS)),
}
ALL: Final = "all"
NO_CHECK: Final = "--no-check"
"""An argument of a verb: only build, without trying the result."""


def run_verb(name: str, arguments: Sequence[str]) -> int:
    """Run a verb and return its exit status."""
    verb = VERBS[name]
    if sys.platform not in verb.systems:
        raise BuildError(f"“{name}” {reason_against(verb)}; this is {sys.platform}")
    rest = [word for word in arguments if word != NO_CHECK]
    for module in filter(None, [verb.module, "" if NO_CHECK in arguments else verb.trial]):
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
    everything = "The VERBS that follow; without any, all that need no Wine or root."
    rows = {name: verb.summary for name, verb in VERBS.items()} | {ALL: everything}
    return "\n".join([
        "usage: python packaging/build.py VERB [ARGUMENT ...]\n",
        *[f"  {name:<14}{summary}" for name, summary in rows.items()],
        f"\n{NO_CHECK} after a verb that builds: do not try what was built.",
    ])  # fmt: skip


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
