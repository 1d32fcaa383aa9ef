"""The scripts under packaging/ as modules, which import each other by name."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "packaging"
if str(SCRIPTS) not in sys.path:
    # Last, for they are called as other people's modules may be as well.
    sys.path.append(str(SCRIPTS))


@pytest.fixture(scope="session")
def build() -> ModuleType:
    """The module packaging/build.py, by its file: another package has the name, too."""
    spec = importlib.util.spec_from_file_location("hand_analyser_build", SCRIPTS / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
