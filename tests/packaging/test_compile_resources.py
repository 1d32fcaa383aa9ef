"""The resource compiler: the same bytes every time, which every system can read."""

import ast
import os
from pathlib import Path

import pytest

from compile_resources import ResourceError, compile_resources

#: One entry too short to compress, and one that shrinks well.
QRC = """<RCC><qresource prefix="/t">
<file>small.txt</file><file>large.txt</file>
</qresource></RCC>"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A resource file with two entries, one of them worth compressing."""
    (tmp_path / "small.txt").write_text("ace\n", encoding="utf-8")
    (tmp_path / "large.txt").write_text("ace of spades\n" * 1_000, encoding="utf-8")
    path = tmp_path / "t.qrc"
    path.write_text(QRC, encoding="utf-8")
    return path


def test_the_same_sources_give_the_same_bytes_which_every_system_can_decompress(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = source.with_name("first.py"), source.with_name("second.py")
    compile_resources(source, first)
    os.utime(source.with_name("large.txt"), (1, 1))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    monkeypatch.setenv("QT_RCC_SOURCE_DATE_OVERRIDE", "1100000000")
    compile_resources(source, second)
    assert first.read_bytes() == second.read_bytes()
    # Each entry of the tree is 22 bytes: the offset of its name in 4, then its flags in 2, of which
    # 1 is zlib, which every QtCore has, 2 a folder, and 4 zstd, which only that of Linux has.
    text = first.read_text(encoding="utf-8")
    literal = text[text.index("qt_resource_struct = ") :].split("def ")[0].split("=", 1)[1]
    tree = ast.literal_eval(literal.strip())
    flags = [int.from_bytes(tree[i + 4 : i + 6], "big") for i in range(0, len(tree), 22)]
    assert sorted(flags) == [0, 1, 2, 2]


def test_a_missing_file_leaves_the_old_result(source: Path) -> None:
    target = source.with_name("compiled.py")
    target.write_text("old\n", encoding="utf-8")
    source.with_name("large.txt").unlink()
    with pytest.raises(ResourceError, match=r"large\.txt"):
        compile_resources(source, target)
    assert target.read_text(encoding="utf-8") == "old\n"
    assert sorted(path.suffix for path in source.parent.iterdir()) == [".py", ".qrc", ".txt"]
