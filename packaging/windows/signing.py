"""Sign Windows programs with a signing service; without one, leave them unsigned.

    python packaging/windows/signing.py FILE ...

The environment variable HAND_ANALYSER_SIGN has the service's command, to which a file is appended.
Private keys are no longer handed out as files, so the command is that of a service: signtool with
the library of Azure Artifact Signing, or the client of SignPath. The release workflow sets it.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import BuildError, run, say


def command(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the words of the command that signs; [] if nothing is signed."""
    return shlex.split(environment.get("HAND_ANALYSER_SIGN", ""))


def sign(files: Sequence[Path]) -> None:
    """Sign programs in place, if there is a command for that; a failure ends the build."""
    for file in files if command() else ():
        run([*command(), file])
        say(f"Signed {file}")


if __name__ == "__main__":
    try:
        sign([Path(name) for name in sys.argv[1:]])
    except BuildError as error:
        sys.exit(str(error))
