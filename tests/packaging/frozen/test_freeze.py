"""What has to be there to freeze the program."""

import pytest

from frozen import freeze
from tools import BuildError


def test_freezing_wants_display_libraries_and_pyinstaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze, "_loads", lambda name: "keysyms" not in name)
    line = r"(?s)libxcb-keysyms.so.1.*apt-get install libxcb-keysyms1"
    with pytest.raises(BuildError, match=line):
        freeze.require_libraries()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BuildError, match=r"PyInstaller is missing; type: .* '\.\[freeze\]'"):
        freeze.freeze()
