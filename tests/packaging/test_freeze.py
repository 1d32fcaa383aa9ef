"""The verbs of packaging/build.py, and what they check."""

from __future__ import annotations

import importlib.util
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtGui import QImage

import check
import compile_resources
import freeze
import icons
import product
import reproducible
import tools
from tools import BuildError

ROOT = Path(__file__).resolve().parents[2]
FROM_HERE = [sys.executable, "-m", "analyser"]

# ------------------------------------------------------------------------------------ the verbs


def test_the_verbs_are_listed(build: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--help"]) == 0
    assert build.main([]) == 2
    output = capsys.readouterr().out
    for name, verb in build.VERBS.items():
        assert f"  {name} " in output
        assert verb.summary in output


def test_contributors_are_told_of_every_verb(build: ModuleType) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("| Verb |")[2]
    page = page.partition("\n\n")[0]  # that table alone
    first_cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    told = {name for cell in first_cells for name in re.findall(r"`([\w-]+)`", cell)}
    assert told == {*build.VERBS, build.ALL}


def test_a_verb_that_is_none_is_named(
    build: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(["frieze"]) == 2
    assert "there is no verb 'frieze'" in capsys.readouterr().out


def use_verbs(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, **verbs: tuple[str, object]
) -> list[str]:
    """Put other verbs in place: where each can be done, and what it answers or raises."""
    done: list[str] = []

    def load(module: str) -> SimpleNamespace:
        def main(arguments: Sequence[str]) -> object:
            done.append(" ".join([module, *arguments]))
            answer = verbs[module][1]
            if isinstance(answer, Exception):
                raise answer
            return answer

        return SimpleNamespace(main=main)

    table = {name: build.Verb(name, "do it", (where,)) for name, (where, _) in verbs.items()}
    monkeypatch.setattr(build, "VERBS", table)
    monkeypatch.setattr("importlib.import_module", load)
    return done


def test_a_verb_gets_its_arguments_and_its_status_is_that_of_the_command(
    build: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = use_verbs(build, monkeypatch, deb=(sys.platform, 3))
    assert build.main(["deb", "a", "b"]) == 3
    assert done == ["deb a b"]


def test_a_verb_of_another_system_is_refused(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not use_verbs(build, monkeypatch, image=("plan9", 0))
    assert build.main(["image"]) == 1
    assert f"“image” needs plan9; this is {sys.platform}" in capsys.readouterr().out


def test_all_says_what_it_leaves_out_and_why(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = use_verbs(build, monkeypatch, here=(sys.platform, 0), elsewhere=("plan9", 0))
    by_itself = build.Verb("rooted", "do it", (sys.platform,), in_all=False)
    monkeypatch.setattr(build, "VERBS", {**build.VERBS, "rooted": by_itself})
    assert build.main(["all"]) == 0
    assert done == ["here"]
    *_, elsewhere, rooted = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r" +elsewhere +left out: needs plan9", elsewhere)
    assert re.fullmatch(r" +rooted +left out: done by itself only", rooted)


def test_all_goes_on_after_a_failure_and_fails(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = sys.platform
    done = use_verbs(
        build,
        monkeypatch,
        first=(here, 0),
        broken=(here, BuildError("no cards")),
        elsewhere=("plan9", 0),
        last=(here, 0),
    )
    assert build.main(["all"]) == 1
    assert done == ["first", "broken", "last"]
    output = capsys.readouterr().out
    assert "broken: no cards" in output
    *_, first, broken, elsewhere, last = output.splitlines()
    assert ("passed" in first, "FAILED" in broken, "passed" in last) == (True, True, True)
    assert "left out" in elsewhere


# ---------------------------------------------------------------------------------------- tools


def test_a_program_that_fails_is_shown_with_what_it_wrote() -> None:
    with pytest.raises(BuildError, match=r"(?s)ended with 3:\nno cards$"):
        tools.run([sys.executable, "-c", "print('no cards'); exit(3)"])


def test_a_program_that_is_missing_is_named_with_its_package() -> None:
    with pytest.raises(
        BuildError, match=r"no-such-program is missing.*apt-get install some-package"
    ):
        tools.need("no-such-program", "some-package")


def test_the_moment_of_a_build_is_that_of_the_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert tools.source_date() == 1_700_000_000
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setattr(tools, "ROOT", tmp_path)
    assert tools.source_date() == compile_resources.FILE_TIME


# --------------------------------------------------------------------------------- what is known


def test_the_names_are_those_of_the_program() -> None:
    from analyser import __version__
    from analyser.product import APPLICATION_ID, NAME, PROGRAM

    facts = (product.VERSION, product.NAME, product.PROGRAM, product.APPLICATION_ID)
    assert facts == (__version__, NAME, PROGRAM, APPLICATION_ID)


def test_the_icons_of_windows_and_macos_hold_each_size(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"hand-analyser-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert len({image.pixel(x, size // 2) for x in range(size)}) > 2
    windows = (tmp_path / "hand-analyser.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", windows)
    assert (kind, count) == (1, len(icons.WINDOWS_SIZES))
    for at, size in enumerate(icons.WINDOWS_SIZES):
        side, *_, length, offset = struct.unpack_from("<BBBBHHII", windows, 6 + 16 * at)
        assert side == size % 256
        assert QImage.fromData(windows[offset : offset + length]).width() == size
    macos = (tmp_path / "hand-analyser.icns").read_bytes()
    at, found = 8, {}
    while at < len(macos):
        name, length = macos[at : at + 4].decode(), int.from_bytes(macos[at + 4 : at + 8], "big")
        found[name] = QImage.fromData(macos[at + 8 : at + length]).width()
        at += length
    assert found == icons.MACOS_TYPES
    assert int.from_bytes(macos[4:8], "big") == len(macos)


def test_macos_may_run_what_the_program_brings() -> None:
    rights = plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())
    assert rights == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


# ------------------------------------------------------------------------------------- freezing


def test_freezing_wants_the_libraries_of_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze, "_loads", lambda name: "keysyms" not in name)
    with pytest.raises(
        BuildError, match=r"(?s)libxcb-keysyms.so.1.*apt-get install libxcb-keysyms1"
    ):
        freeze.require_libraries()


def test_freezing_wants_pyinstaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BuildError, match=r"PyInstaller is missing; type: .* '\.\[freeze\]'"):
        freeze.freeze()


# ------------------------------------------------------------------------------------- checking

GOOD = (
    f"Hand Analyser {product.VERSION}, frozen, linux, xcb, Python 3.11.2, Qt 6.11.0\n"
    "ok      window     Verdict: Seat B wins\n"
    "ok      cards      56 drawn\n"
    "The self-test has passed.\n"
)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("", "", []),
        ("frozen", "from source", [GOOD.splitlines()[0].replace("frozen", "from source")]),
        ("xcb", "offscreen", [GOOD.splitlines()[0].replace("xcb", "offscreen")]),
        ("ok      cards      56", "FAILED  cards      55", ["FAILED  cards      55 drawn"]),
        ("The self", "libpng warning\nThe self", ["libpng warning"]),
        ("The self-test has passed.\n", "", ["ok      cards      56 drawn"]),
    ],
)
def test_every_line_that_a_self_test_should_not_write_is_found(
    old: str, new: str, wrong: list[str]
) -> None:
    assert check.unexpected(GOOD.replace(old, new, 1) if old else GOOD, "xcb") == wrong


def test_silence_is_no_success() -> None:
    assert check.unexpected("", "xcb")


def test_files_nobody_needs_are_found() -> None:
    files = [
        "_internal/PySide6/Qt/lib/libQt6Gui.so.6",
        "_internal/PySide6/Qt/lib/libQt6Network.so.6",
        "_internal/PySide6/Qt6Core.dll",
        "_internal/PySide6/Qt6Qml.dll",
        "_internal/PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "hand-analyser",
    ]
    assert check.surplus(map(Path, files)) == [files[1], files[3], files[4]]


def test_a_path_of_this_machine_is_found_in_files_and_in_archives(tmp_path: Path) -> None:
    (tmp_path / "clean").write_bytes(b"a /usr/lib b")
    (tmp_path / "library").write_bytes(b"\0/home/me/project\0")
    with zipfile.ZipFile(tmp_path / "base.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("module.pyc", b"x /home/me/project " * 9)
    found = check.machine_paths(tmp_path, ["/home/me/project"])
    assert found == ["base.zip/module.pyc: /home/me/project", "library: /home/me/project"]


def test_a_clean_environment_has_nothing_of_a_developers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    monkeypatch.setenv("DISPLAY", ":0")
    environment = check.clean_environment("/home/nobody", LANG="C")
    assert not {"PYTHONPATH", "DISPLAY", "QT_QPA_PLATFORM", "XDG_CONFIG_HOME"} & {*environment}
    assert (environment["HOME"], environment["LANG"]) == ("/home/nobody", "C")


def test_the_checks_of_a_program_pass_from_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = str(tmp_path)
    environment = check.clean_environment(home, PYTHONPATH=str(ROOT))
    check.check_terminal(FROM_HERE, environment)
    check.check_self_test(FROM_HERE, "offscreen", environment, home, how="from source")
    with pytest.raises(BuildError, match="self-test, offscreen: status 0"):
        check.check_self_test(FROM_HERE, "offscreen", environment, home)  # it is not frozen
    assert "checks passed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("system", "displays"), [("win32", ["windows"]), ("darwin", ["offscreen", "cocoa"])]
)
def test_a_program_tests_itself_on_displays_that_its_system_has(
    system: str, displays: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(check, "check_terminal", lambda *arguments: None)
    monkeypatch.setattr(
        check, "check_self_test", lambda command, display, *others: tried.append(display)
    )
    check.check_program(Path("hand-analyser"))
    assert tried == displays


def test_a_terminal_that_says_something_else_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "VERSION", "9.9")
    environment = check.clean_environment(str(tmp_path), PYTHONPATH=str(ROOT))
    with pytest.raises(BuildError, match="--version"):
        check.check_terminal(FROM_HERE, environment)


# ----------------------------------------------------------------------------------- both builds


def test_two_folders_are_compared_byte_by_byte(tmp_path: Path) -> None:
    for name in ("one", "other"):
        folder = tmp_path / name / "sub"
        folder.mkdir(parents=True)
        (folder / "same").write_bytes(b"1")
        (folder / "changed").write_bytes(name.encode())
        (folder / "mode").write_bytes(b"1")
        (folder / "link").symlink_to(name)
    (tmp_path / "other" / "sub" / "mode").chmod(0o755)
    (tmp_path / "other" / "more").write_bytes(b"")
    one, other = (reproducible.digests(tmp_path / name) for name in ("one", "other"))
    assert reproducible.differences(one, one) == []
    expected = ["more", "sub/changed", "sub/link", "sub/mode"]
    assert reproducible.differences(one, other) == expected


def test_both_builds_are_of_one_moment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    moments, seen = iter("12"), []

    def build(folder: Path) -> dict[str, dict[str, str]]:
        seen.append(os.environ["SOURCE_DATE_EPOCH"])
        (folder / "dist").mkdir(parents=True)
        return {"nothing": {}}

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")  # and so put back at the end
    monkeypatch.setattr(reproducible, "PLACE", tmp_path / "twice")
    monkeypatch.setattr(reproducible, "check_out", lambda folder: None)
    monkeypatch.setattr(reproducible, "build", build)
    monkeypatch.setattr(
        reproducible, "reproducible_environment", lambda: {"SOURCE_DATE_EPOCH": next(moments)}
    )
    assert reproducible.main([]) == 0
    assert seen == ["1", "1"]


def test_everything_that_is_handed_out_on_linux_is_built_twice(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    twice = [verb for verb, *_ in reproducible.verbs()]
    assert twice == ["freeze", "portable", "deb"]
    assert {*twice} <= {*build.VERBS}
    monkeypatch.setattr(shutil, "which", lambda program: None)
    assert [verb for verb, *_ in reproducible.verbs()] == ["freeze", "portable"]


# -------------------------------------------------------------------------------- the real thing


@pytest.mark.long
@pytest.mark.skipif(
    not importlib.util.find_spec("PyInstaller"), reason="the extra freeze is missing"
)
def test_the_program_freezes_and_passes_its_checks(tmp_path: Path) -> None:
    copy = tmp_path / "project"
    ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "resources_rc.py")
    shutil.copytree(ROOT, copy, ignore=ignored)
    said = ""
    for verb in ("freeze", "check"):
        finished = subprocess.run(
            [sys.executable, str(copy / "packaging" / "build.py"), verb],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        said += finished.stdout
        assert finished.returncode == 0, said
    assert "self-test, offscreen: 5 checks passed" in said
