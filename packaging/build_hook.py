"""The hatchling build hook: it adds the compiled resources to what is built or installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourceHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in newer hatchling only
    """Runs packaging/compile_resources.py before the files of an archive are collected.

    That is a separate script, so that an editable checkout needs no rebuild after the cards have
    changed. The script runs under the interpreter of the build, which has the build requirement
    PySide6-Essentials. A source archive has the compiled resources, because Qt's compiler does not
    run on a system without Qt's libraries.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the resources, unless this is an unpacked source archive, which has them."""
        root = Path(self.root)
        if (root / "PKG-INFO").exists() and (root / "analyser/gui/resources_rc.py").exists():
            return
        script = root / "packaging" / "compile_resources.py"
        finished = subprocess.run([sys.executable, str(script)], check=False)
        if finished.returncode:
            # The script has printed why; hatchling only has to stop.
            sys.exit(finished.returncode)
