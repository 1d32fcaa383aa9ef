"""Type the README's two commands on a bare Debian, in a clone of the last commit.

    python packaging/build.py bare SUITE [root] [user]

SUITE is bookworm, trixie or forky. With `root`, the administrator types the commands, and dev.py
installs what the system lacks. With `user`, a person without the right to install anything types
them: dev.py has to name one line to type, and has to work after the administrator, here this
script, has typed that line. With neither, both persons try. Each of them gets a new Debian with
only Python and Git, and runs all tests; the output is in build/bare.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from product import BUILD, PROGRAM, ROOT
from tools import BuildError, need, run, say
from trials.linux import network
from trials.linux.bare_root import HOME, USER_ID, BareRoot, bare_root

SUITES: Final = ("bookworm", "trixie", "forky")
HOMES: Final = {"root": "/root", "user": HOME}
"""Who types the commands, and where."""
BEFORE: Final = ("python3", "ca-certificates", "git")
"""The packages that a person needs to clone the project."""
LOGS: Final = BUILD / "bare"


def readme_commands() -> list[str]:
    """Return the README's commands, `run` and `test`."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^python3 packaging/dev\.py (?:run|test)$", text, re.MULTILINE)


def try_both(suite: str, person: str) -> int:
    """Type both commands as one person, on a new Debian; return the first status but 0, or 0."""
    with bare_root(suite) as root:
        clone(root, person)
        statuses = [try_one(root, suite, person, line) for line in readme_commands()]
    return next(filter(None, statuses), 0)


def clone(root: BareRoot, person: str) -> None:
    """Install the packages in `BEFORE`, and clone the project's last commit."""
    root.apt("update")
    root.apt("install", *BEFORE)
    root.reach_packages(network.settings())
    place = root.folder / HOMES[person][1:] / PROGRAM
    # Without hard links: these would change the files' owner outside too.
    run([need("git", "git"), "clone", "--quiet", "--no-hardlinks", ROOT, place])
    if person == "user":
        run(["chown", "--recursive", f"{USER_ID}:{USER_ID}", place])


def try_one(root: BareRoot, suite: str, person: str, line: str) -> int:
    """Type a command. If it asks for a line, type that as the administrator, and try again.

    Return the exit status of the last try.
    """
    start = time.monotonic()
    log = LOGS / f"{suite}-{person}-{line.rsplit(maxsplit=1)[-1]}.log"
    status, output = type_line(root, person, line, log)
    asked = re.search(r"^ *sudo (apt-get install [\w.+ -]+)$", output, re.MULTILINE)
    if status and asked and person == "user":
        say(f"{suite}, user: {line} asks for: sudo {asked[1]}")
        root.run("apt-get", "-qq", "update")
        root.apt(*shlex.split(asked[1])[1:])
        status, output = type_line(root, person, line, log)
    seconds = time.monotonic() - start
    closing = re.findall(r"^=+ (.* in [0-9.]+s.*?) =+$", output, re.MULTILINE)[-1:]
    ended = ", ".join([f"status {status} in {seconds:.0f} s", *closing])
    say(f"{suite}, {person}: {line}: {ended}")
    if status:
        failures = re.findall(r"^(?:FAILED|ERROR) .*| .* FAILED .*", output, re.MULTILINE)
        say("\n".join([*(failures or output.splitlines()[-20:]), f"All of it: {log}"]))
    return status


def type_line(root: BareRoot, person: str, line: str, log: Path) -> tuple[int, str]:
    """Type a command in the clone, without a display and a keyboard; return status and output.

    The command takes minutes; its output is written to `log` meanwhile.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    script = f"cd {HOMES[person]}/{PROGRAM} && {line}"
    command = root.command(["sh", "-c", script], user=person == "user")
    with log.open("wb") as file:
        status = subprocess.call(
            command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT
        )
    return status, log.read_text(encoding="utf-8", errors="replace")


def main(arguments: Sequence[str]) -> int:
    """Type both commands as each person; return the first status but 0, or 0."""
    if not arguments or arguments[0] not in SUITES or set(arguments[1:]) - HOMES.keys():
        raise BuildError(f"type a suite, {', '.join(SUITES)}, and then root, user, both or neither")
    suite, *people = arguments
    statuses = [try_both(suite, person) for person in people or HOMES]
    return next(filter(None, statuses), 0)
