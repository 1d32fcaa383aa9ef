"""The checks of a program pass where it works, and find where it does not."""

import sys
from pathlib import Path

import pytest

from product import NAME, ROOT, VERSION
from tools import BuildError
from trials import program

FROM_HERE = [sys.executable, "-m", "analyser"]


GOOD = (
    f"{NAME} {VERSION}, frozen, linux, xcb, Python 3.11.2, Qt 6.11.0\n"
    "ok      window     Verdict: Seat B wins\n"
    "ok      cards      56 drawn\n"
    "The self-test has passed.\n"
)


@pytest.mark.parametrize(("old", "new", "wrong"), [
    ("", "", []),
    ("frozen", "from source", [GOOD.splitlines()[0].replace("frozen", "from source")]),
    ("xcb", "offscreen", [GOOD.splitlines()[0].replace("xcb", "offscreen")]),
    ("ok      cards      56", "FAILED  cards      55", ["FAILED  cards      55 drawn"]),
    ("The self", "libpng warning\nThe self", ["libpng warning"]),
    ("The self-test has passed.\n", "", ["ok      cards      56 drawn"]),
])  # fmt: skip
def test_each_line_unexpected_of_a_self_test_is_found(old: str, new: str, wrong: list[str]) -> None:
    assert program.unexpected(GOOD.replace(old, new, 1) if old else GOOD, "xcb") == wrong


def test_silence_is_no_success() -> None:
    assert program.unexpected("", "xcb")


def test_a_clean_environment_has_nothing_of_a_developers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    monkeypatch.setenv("DISPLAY", ":0")
    environment = program.clean_environment("/home/nobody", LANG="C")
    assert not {"PYTHONPATH", "DISPLAY", "QT_QPA_PLATFORM", "XDG_CONFIG_HOME"} & {*environment}
    assert (environment["HOME"], environment["LANG"]) == ("/home/nobody", "C")


@pytest.mark.long
def test_the_checks_of_a_program_pass_from_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = str(tmp_path)
    environment = program.clean_environment(home, PYTHONPATH=str(ROOT))
    program.check_terminal(FROM_HERE, environment)
    program.check_self_test(FROM_HERE, "offscreen", environment, home, how="from source")
    with pytest.raises(BuildError, match="self-test, offscreen: status 0"):
        program.check_self_test(FROM_HERE, "offscreen", environment, home)  # it is not frozen
    assert "checks passed" in capsys.readouterr().out


def test_a_wrong_terminal_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "VERSION", "9.9")
    environment = program.clean_environment(str(tmp_path), PYTHONPATH=str(ROOT))
    with pytest.raises(BuildError, match="--version"):
        program.check_terminal(FROM_HERE, environment)


@pytest.mark.skipif(sys.platform != "linux", reason="reads what a process has loaded from /proc")
def test_a_program_that_ctrl_c_leaves_with_a_traceback_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "MOMENTS", (0.0, 0.05))
    loads = "import shiboken6, time\ntime.sleep(60)\n"
    environment = program.clean_environment(str(tmp_path))
    first = (ROOT / "packaging" / "frozen" / "first.py").read_text(encoding="utf-8")
    program.check_interrupts(script(tmp_path / "good", first + loads), environment)
    with pytest.raises(BuildError, match=r"^Ctrl\+C after 0\.0 s of loading: status"):
        program.check_interrupts(script(tmp_path / "bad", loads), environment)
    assert capsys.readouterr().out == "Ctrl+C at 2 moments: status 130 and not a word\n"


def script(path: Path, lines: str) -> Path:
    """Write a program that can be run by its name."""
    path.write_text(f"#!{sys.executable}\n{lines}", encoding="utf-8")
    path.chmod(0o700)
    return path
