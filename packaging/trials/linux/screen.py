"""A virtual screen with a mouse, and with the accessibility services for screen readers."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from product import NAME, PROGRAM
from tools import BuildError, need, run, say

READER: Final = Path(__file__).resolve().parent / "read_window.py"
SYSTEM_PYTHON: Final = "/usr/bin/python3"
BUS_LAUNCHER: Final = "/usr/libexec/at-spi-bus-launcher"
SIZE: Final = "1280x900x24"
HAND: Final = (
    "Ace of spades",
    "Ace of clubs",
    "Eight of spades",
    "Eight of clubs",
    "Jack of diamonds",
)
HAND_IS: Final = "Two pair, aces and eights"
QUIET: Final = {"QT_LOGGING_RULES": "qt.accessibility.atspi=false"}
"""Turns off Qt's log of questions of screen readers that it cannot answer."""
CELLS: Final = ("table cell", "list item")
"""The roles of cards, hands and cells of tables, of which a window has many."""
CRASHED: Final = "Something went wrong"
"""The title of the window in which the program reports a fault of its own."""
PATIENCE: Final = 30.0
"""The seconds that a window may take to answer, on the slowest machine."""

PACKAGES: Final = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    BUS_LAUNCHER: "at-spi2-core",
    "import": "imagemagick",
}


class Thing(NamedTuple):
    """A thing in a window: its role and its texts, and its middle in pixels.

    `text`: the text that can be read in it letter by letter. `focusable`: whether it can have the
    keyboard focus. `focused`: whether it has the focus.
    """

    role: str
    name: str
    x: int
    y: int
    text: str = ""
    focusable: bool = False
    focused: bool = False


class Screen:
    """A running virtual screen."""

    def __init__(self, environment: dict[str, str], user: int) -> None:
        """`environment`: the variables for programs on the screen; `user`: who runs them."""
        self.environment = environment
        self._user = user

    def things(self) -> list[Thing]:
        """Return all things that the program's window shows."""
        return [Thing(**thing) for thing in self._ask()]

    def activate(self, role: str, start: str) -> None:
        """Activate the thing of this role whose name begins with `start`, as screen readers do."""
        if not self._ask(role, start):
            raise BuildError(f"there is no {role} “{start} …” that can be activated")

    def _ask(self, *words: str) -> Any:
        as_user = ["setpriv", f"--reuid={self._user}", f"--regid={self._user}", "--clear-groups"]
        if self._user == os.getuid():
            as_user = []
        answer = run(
            # The script's text and not its path: the user may not have access to the checkout.
            [*as_user, SYSTEM_PYTHON, "-c", READER.read_text(encoding="utf-8"), PROGRAM, *words],
            folder=Path("/"),
            environment={**self.environment, "PYTHONWARNINGS": "ignore"},
        )
        return json.loads(answer.splitlines()[-1])

    def find(self, pattern: str, *roles: str) -> Thing:
        """Wait until the window shows a thing in whose name or text the pattern is found.

        `roles`: the roles that it may have; without any, it may have every role.
        """
        end = time.monotonic() + PATIENCE
        while True:
            things = self.things()
            if any(CRASHED in thing.name for thing in things):
                raise BuildError(f"the program says “{CRASHED}”")
            for thing in things:
                found = re.search(pattern, thing.name) or re.search(pattern, thing.text)
                if found and (not roles or thing.role in roles):
                    return thing
            if time.monotonic() > end:
                words = [thing.name for thing in things if thing.name and thing.role not in CELLS]
                raise BuildError(f"the window does not show “{pattern}”, but: {'; '.join(words)}")
            time.sleep(0.2)

    def _do(self, *words: str) -> str:
        return run(["xdotool", *words], environment=self.environment)

    def click(self, thing: Thing) -> None:
        """Move the mouse to the middle of a thing and click."""
        self._do("mousemove", "--sync", str(thing.x), str(thing.y), "click", "1")

    def press(self, *keys: str) -> None:
        """Press keys in the program's window, which gets the focus first."""
        self.focus(f"(.* - )?{NAME}$")
        self.key(*keys)

    def focus(self, title: str) -> None:
        """Focus the window whose title begins with `title`, as a window manager would.

        `title`: an extended regular expression.
        """
        number = self._do("search", "--onlyvisible", "--name", f"^{title}").split()[0]
        self._do("windowfocus", "--sync", number)

    def key(self, *keys: str) -> None:
        """Press keys in the widget that has the focus, such as a menu that has just opened.

        As slowly as people do: a screen reader gets each key first, and a menu that has opened
        before it has given Alt back closes again.
        """
        self._do("key", "--delay", "300", *keys)

    def type(self, text: str, delay: int = 20) -> None:
        """Type a text into the widget that has the focus; `delay`: milliseconds after each key."""
        self._do("type", "--delay", str(delay), "--", text)

    def require_class(self, name: str) -> None:
        """Check the window's class, by which desktops find its launcher."""
        self._do("search", "--onlyvisible", "--class", f"^{name}$")

    def picture(self, path: Path) -> None:
        """Save a picture of the screen, for a person to look at."""
        path.parent.mkdir(parents=True, exist_ok=True)
        run(["import", "-window", "root", path], environment=self.environment)


def wait_for_the_end(program: subprocess.Popen[str]) -> None:
    """Check that a program ends by itself, with success and without output."""
    try:
        said, _ = program.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise BuildError("the program does not end") from None
    if program.returncode or said:
        raise BuildError(f"the program ended with {program.returncode}: {said}")


@contextmanager
def step(what: str) -> Iterator[None]:
    """Print how long the block took, and what it did."""
    start = time.monotonic()
    yield
    say(f"{time.monotonic() - start:6.1f} s  {what}")


@contextmanager
def started(
    command: Sequence[str | Path], environment: Mapping[str, str], **more: Any
) -> Iterator[subprocess.Popen[str]]:
    """Run a program until the block ends; then it is asked to end, and killed if it does not.

    Its output can be read, if `more` options of Popen do not say otherwise.
    """
    options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    variables = {**os.environ, **environment}
    process = subprocess.Popen(command, env=variables, text=True, **options | more)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:  # what it has started itself may still have the other end
            process.stdout.close()


@contextmanager
def screen(folder: Path, user: int, size: str = SIZE) -> Iterator[Screen]:
    """Run a screen for a user's programs until the block ends; its sockets are in a folder.

    `size`: width, height and depth of the screen, in Xvfb's form.
    """
    for program, package in PACKAGES.items():
        need(program, package)
    sockets = folder / "sockets"
    sockets.mkdir(mode=0o700)
    os.chown(sockets, user, user)
    address = f"unix:path={sockets}/bus"
    environment = {
        "DBUS_SESSION_BUS_ADDRESS": address,
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(sockets),
    }
    with ExitStack() as stack:
        server = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-ac"]
        # Without -noreset a server resets when its last client leaves, such as a first question for
        # the accessibility bus, and refuses a program that starts at this moment: seen 2 times in
        # 24. With -r no key repeats that a busy machine lets go late.
        server += ["-noreset", "-r"]
        quiet = {"stderr": subprocess.DEVNULL}
        display = stack.enter_context(started(server, {}, **quiet))
        environment["DISPLAY"] = f":{_first_line(display)}"
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address", f"--address={address}"]
        own = {**quiet, "user": user, "group": user}
        _first_line(stack.enter_context(started(bus, environment, **own)))
        launcher = [BUS_LAUNCHER, "--launch-immediately"]
        stack.enter_context(started(launcher, environment, **own))
        yield Screen(environment, user)


def _first_line(process: subprocess.Popen[str]) -> str:
    """Wait for the line in which a server prints its address, and return it."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise BuildError(f"{process.args!r} does not start")
    return line
