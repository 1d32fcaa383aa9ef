"""The scripts under packaging/ as modules: they are run, not imported, outside these tests."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "packaging"
if str(SCRIPTS) not in sys.path:
    # The scripts import each other by name. Last, for they are called as other people's modules
    # may be as well.
    sys.path.append(str(SCRIPTS))


def load_script(name: str) -> Iterator[ModuleType]:
    """Load packaging/NAME.py under a name of its own, for as long as a test module needs it."""
    alias = f"hand_analyser_{name}"
    spec = importlib.util.spec_from_file_location(alias, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[alias] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[alias]


@pytest.fixture(scope="module")
def dev() -> Iterator[ModuleType]:
    yield from load_script("dev")


@pytest.fixture(scope="module")
def compiler() -> Iterator[ModuleType]:
    yield from load_script("compile_resources")


@pytest.fixture(scope="module")
def build() -> Iterator[ModuleType]:
    yield from load_script("build")  # by its file: another package has the name, too
