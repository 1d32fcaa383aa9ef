"""Python in a process of its own, in the project's folder."""

import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
USUAL: dict[str, Any] = {"cwd": ROOT, "stdin": DEVNULL, "stdout": PIPE, "stderr": PIPE}


def run_python(*words: Any, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run Python with these words; ``options``: those of ``subprocess.run`` that differ."""
    usual = USUAL | {"encoding": "utf-8", "timeout": 300}
    return subprocess.run([sys.executable, *words], check=False, **(usual | options))


def start_python(*words: Any, **options: Any) -> subprocess.Popen[Any]:
    """Start Python with these words; ``options``: those of ``subprocess.Popen`` that differ."""
    return subprocess.Popen([sys.executable, *words], **(USUAL | options))
