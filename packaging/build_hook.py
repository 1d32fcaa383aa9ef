"""The hatchling build hook: a wheel, or an editable install, gets its compiled resources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourceHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in newer hatchling only
    """Runs packaging/compile_resources.py before the files of the wheel are collected.

    A script of its own, so that an editable checkout can be brought up to date without a rebuild
    when cards have changed. It runs under the interpreter of the build, which is where the build
    requirement PySide6-Essentials is installed, isolated build or not.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the resources; `version` is "standard" or "editable", and both need them."""
        script = Path(self.root, "packaging", "compile_resources.py")
        finished = subprocess.run([sys.executable, str(script)], check=False)
        if finished.returncode:
            # The script has said why on standard error; hatchling only has to stop.
            sys.exit(finished.returncode)
