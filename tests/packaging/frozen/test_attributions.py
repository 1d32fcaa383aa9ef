"""What is inside Qt by others is found in sources that look like Qt's."""

import json
from pathlib import Path

import pytest

from frozen import attributions


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source archive with three parts that are handed out, and two that are not."""
    source = tmp_path / "qtbase-everywhere-src-6.11.2"
    entries = {
        "src/3rdparty/zlib": [
            {
                "Name": "zlib",
                "Version": "1.3",
                "QDocModule": "qtcore",
                "LicenseId": "Zlib",
                "LicenseFile": "LICENSE",
                "Copyright": ["(C) Jean", "(C) Mark"],
            }
        ],
        "src/gui/painting": {
            "Name": "Grayraster",
            "QDocModule": "qtgui",
            "LicenseId": "FTL OR GPL-2.0-only",
            "LicenseFiles": ["../../3rdparty/zlib/LICENSE"],
            "Copyright": "(C) David",
        },
        "src/corelib/tools": {
            "Name": "Hash",
            "QDocModule": "qtcore",
            "LicenseId": "CC0-1.0 OR Apache-2.0",
            "Copyright": "(C) Jean",
        },
        "src/3rdparty/gradle": {"Name": "Gradle", "QDocModule": "qtcore"},
        "src/network": {"Name": "Cookies", "QDocModule": "qtnetwork"},
    }
    for folder, found in entries.items():
        (source / folder).mkdir(parents=True)
        (source / folder / "qt_attribution.json").write_text(json.dumps(found), encoding="utf-8")
    (source / "src/3rdparty/zlib/LICENSE").write_text("\nDo as you like.\n", encoding="utf-8")
    (source / "LICENSES").mkdir()
    for name in ("FTL", "CC0-1.0", "Apache-2.0"):
        (source / "LICENSES" / f"{name}.txt").write_text(f"Words of {name}", encoding="utf-8")
    return source


def test_what_is_handed_out_is_found_with_its_words(source: Path) -> None:
    parts = {part.name: part for part in attributions.parts_of(source)}
    assert set(parts) == {"zlib 1.3", "Grayraster", "Hash"}
    assert parts["zlib 1.3"].texts == ("Do as you like.",)
    assert parts["zlib 1.3"].copyright == "(C) Jean\n(C) Mark"
    assert parts["zlib 1.3"].place == "qtbase-everywhere-src-6.11.2/src/3rdparty/zlib"
    assert parts["Grayraster"].texts == ("Do as you like.", "Words of FTL")
    assert parts["Hash"].texts == ("Words of CC0-1.0", "Words of Apache-2.0")


def test_the_same_words_are_written_once_under_all_they_are_of(source: Path) -> None:
    parts = list(attributions.parts_of(source))
    text = attributions.written([*parts, *parts])
    assert text.count("zlib 1.3, in Qt Core\n    (C) Jean\n    (C) Mark\n") == 2
    assert text.count("Words of FTL") == 1
