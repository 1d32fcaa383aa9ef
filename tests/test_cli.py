"""The terminal face: what is typed, what is answered, and how refusals look."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from shlex import split

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

import analyser
from analyser.cli import VERBS, run
from analyser.poker.games.registry import find_game
from analyser.poker.records import json_ready
from examples import examples
from mostly_long import mostly_long
from processes import ROOT, run_python, start_python
from screen import Screen

on_posix = pytest.mark.skipif(os.name != "posix", reason="needs the signals and files of POSIX")


def start(*argv: str, **environment: str) -> subprocess.Popen[bytes]:
    return start_python("-m", "analyser", *argv, env=os.environ | environment)


def finish(process: subprocess.Popen[bytes]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=300)
    return process.returncode, out.decode("utf-8"), err.decode("utf-8")


@pytest.mark.parametrize(("line", "other"), examples(__file__, "typed_alike.txt"))
def test_cards_and_boards_are_written_in_any_way(screen: Screen, line: str, other: str) -> None:
    for form in ([], ["--json"]):
        assert screen.answer(*split(line), *form) == screen.answer(*split(other), *form)


BOARD = "9cKhKd9sAh"


def test_the_json_is_that_of_the_record(screen: Screen) -> None:
    dead = "AhKh QsQd --board QcJh2h5s --dead 7c7d"
    for line, record in (
        ("analyse AcJd8s8cAs3d4d", analyser.analyse("Ac Jd 8s 8c As 3d 4d")),
        (f"analyse Qc5h --board {BOARD}", analyser.analyse("Qc 5h", BOARD)),
        (f"compare Qc5h 5dJd --board {BOARD}", analyser.compare(["Qc 5h", "5d Jd"], BOARD)),
        (f"equity {dead}", analyser.equity(["AhKh", "QsQd"], "Qc Jh 2h 5s", "7c 7d")),
        (f"sort Qc5h AsJd --board {BOARD}", analyser.sort_hands(["Qc 5h", "As Jd"], BOARD)),
    ):
        assert screen.json(*split(line)) == json_ready(record)


@pytest.mark.parametrize("verb", ["analyse", "compare", "equity", "nuts"])
@pytest.mark.parametrize("game", ["any", "holdem", "shortdeck", "omaha"])
def test_a_text_may_name_the_options_game_and_no_other(
    screen: Screen, verb: str, game: str
) -> None:
    hands = "AsAhKsQh" if verb in ("analyse", "nuts") else "AsAhKsQh v 9s8s7d6d"
    words = [verb, *f"omaha: {hands} @ Ts7c5h".split(), "--game", game]
    if game == "omaha":
        assert screen.json(*words)["game"] == game
    else:
        played = find_game(game).name
        assert screen.refusal(*words) == (
            f"The text names Omaha, but the game to be played is {played}; name the same game "
            "twice, or leave one of them out"
        )


def test_deal_tells_the_seed_that_repeats_it(screen: Screen) -> None:
    first = screen.answer("deal")
    seed = first.split("--seed ")[1].split()[0]
    assert screen.answer("deal", "--seed", seed) == first


@pytest.mark.parametrize(("line", "word", "option"), examples(__file__, "no_options.txt"))
def test_no_hand_is_taken_for_an_option(screen: Screen, line: str, word: str, option: str) -> None:
    refusal = screen.refusal(*line.split())
    assert refusal.startswith(f"“{word}” after {option} may be a hand or more of its cards; write")
    assert refusal.endswith(f"AhKh QsQd {option} 2c 3c 4c, or {option} 2c3c4c")
    # What the sentence shows can be done.
    for shown in (f"{option} 2c 3c 4c", f"{option} 2c3c4c"):
        screen.answer("equity", "AhKh", "QsQd", *shown.split())


@pytest.mark.parametrize(("line", "said"), examples(__file__, "card_options.txt"))
def test_an_option_of_cards_is_given_once_for_a_board(screen: Screen, line: str, said: str) -> None:
    assert screen.refusal(*line.split()) == said


def test_deals_are_written_as_they_are_dealt() -> None:
    """Ten thousand of them take half a minute; the first is there at once."""
    argv = ["deal", "10000", "--seats", "10", "--game", "omaha", "--seed", "7"]
    for as_json, first in ([], b"Deal 1, board "), (["--json"], b'{"seed": 7, "deals": [{"boa'):
        process = start(*argv, *as_json)
        assert process.stdout is not None
        with process:
            began = process.stdout.read(len(first))
            is_running = process.poll() is None
            process.kill()
        assert (began, is_running) == (first, True)


def test_streamed_deals_are_the_record_to_the_letter(screen: Screen) -> None:
    out = screen.answer("deal", "3", "--seats", "2", "--seed", "7", "--game", "holdem", "--json")
    dealt = analyser.deal(3, seats=2, seed=7, game="holdem")
    assert out == json.dumps(json_ready(dealt), ensure_ascii=False) + "\n"


@pytest.mark.no_cover
@pytest.mark.parametrize(("line", "message"), [
    (f"deal {'9' * 5000}", "argument N: “999"), *examples(__file__, "refusals.txt")
], ids=lambda text: text[:40])  # fmt: skip
def test_a_refusal_is_a_line_about_what_is_wrong(screen: Screen, line: str, message: str) -> None:
    assert screen.refusal(*line.split()).startswith(message)


@pytest.mark.parametrize(("word", "compared", "analysed"), [
    ("<9\n9>", "“<9 9>”", "Line 1: “<9”"), ("\x1b[31mred", r"“\x1b[31mred”", r"“\x1b”"),
    ("\udcff", r"“\udcff”", r"“\udcff”"), ("A\u2028s", "“A”", "Line 1: “A”"),
    ("\u202eAs", r"“\u202eAs”", r"“\u202eAs”"),
], ids=ascii)  # fmt: skip
def test_what_was_typed_cannot_act_on_the_terminal(
    screen: Screen, word: str, compared: str, analysed: str
) -> None:
    assert screen.refusal("compare", word, "As").startswith(compared)
    assert screen.refusal("analyse", word, "As").startswith(analysed)  # all words are one text


@pytest.mark.parametrize("argv", [
    ["deal", "--game", "a\nb"], ["a\nb"], ["--a\nb"], ["analyse", "As", "--joker", "a\nb"],
], ids=ascii)  # fmt: skip
def test_a_line_break_never_makes_a_second_line(screen: Screen, argv: list[str]) -> None:
    assert re.search(r"a( |\\n)b", screen.refusal(*argv))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(["analyse", "compare", "deal"]),
    st.lists(
        st.sampled_from(
            [
                *["As", "KdKh", "2c 3c", "??", "10", "--board", "--pot", "5", "--game", "holdem"],
                *["--seats", "--cards", "--seed", "--json", "-1", "--wild", "--", "--joker"],
            ]
        )
        | st.text(max_size=3),
        max_size=6,
    ),
)
def test_every_command_line_answers_or_refuses(screen: Screen, verb: str, words: list[str]) -> None:
    if {"-h", "--help"} & set(words):
        return
    status, out, err = screen(verb, *words)
    assert (status, bool(out), err.count("\n")) in [(0, True, 0), (2, False, 1)]


LONG = "x" * 100_000


@pytest.mark.no_cover
@pytest.mark.parametrize("argv", [
    ["analyse", LONG], ["analyse", "As" * 60_000], ["analyse", "As " * 30_000],
    ["analyse", "As", "--game", LONG], ["analyse", "As", "--joker", LONG],
    ["analyse", "As", "--board", LONG], ["analyse", "As", f"--{LONG}"],
    ["compare", "AhKh", "QsQd", "--pot", "9" * 100_000],
    ["deal", LONG], ["deal", *["1"] * 50_000], ["equity", "AhKh", "QQ:0.5" * 15_000],
    ["equity", "AhKh", "QsQd", f"--estimate={LONG}"], ["range", "QQ, " * 30_000],
    ["range", "QQ:" + "5" * 90_000], ["batch", LONG], ["draw", "As", "-o", LONG], [LONG],
    [__file__, LONG], ["--self-test", f"/dev/null/{LONG}"],
], ids=lambda argv: " ".join(argv)[:30])  # fmt: skip
def test_a_refusal_is_short_whatever_was_typed(screen: Screen, argv: list[str]) -> None:
    assert 20 < len(screen.refusal(*argv)) <= 1_000


def test_the_version_and_the_help_say_what_there_is(screen: Screen) -> None:
    assert screen.answer("--version") == f"hand-analyser {analyser.__version__}\n"
    text = screen.answer("--help")
    assert text.startswith("usage: hand-analyser [FILE ...]\n       hand-analyser COMMAND ...\n")
    for verb in VERBS:
        assert f"\n    {verb} " in text
        said = screen.answer(verb, "--help")
        assert said.startswith(f"usage: hand-analyser {verb} [-h]")
        # A percent sign in it would be filled in with whatever the parser has at hand.
        assert " object at 0x" not in said


def test_the_help_says_which_game_is_the_default(screen: Screen) -> None:
    for verb in ("compare", "sort", "batch"):
        _, _, default = " ".join(screen.answer(verb, "--help").split()).partition("by default with")
        assert default.startswith(
            " a board omaha, omaha5 or omaha6 if all hands have four, five or six cards, else "
            "holdem; without a board holdem if a hand has two cards, else any"
        )


@pytest.mark.parametrize("verb", ["analyse", "compare", "equity", "deal"])
def test_the_example_in_the_help_works(screen: Screen, verb: str) -> None:
    _, _, example = screen.answer(verb, "--help").partition("Example: hand-analyser ")
    assert example.startswith(verb)
    assert screen.answer(*example.split())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The files that the window was asked to open; None for no file. The window returns 5."""
    paths: list[str | None] = []

    def run_window(*files: str) -> int:
        paths.extend(files or [None])
        return 5

    monkeypatch.setattr("analyser.cli.run_window", run_window)
    return paths


def test_without_a_verb_the_window_opens(opened: list[str | None], tmp_path: Path) -> None:
    """Empty, or with a file or a folder."""
    file = tmp_path / "mine \udcff.json" if os.name == "posix" else tmp_path / "mine.json"
    file.touch()
    assert [run(argv) for argv in ([], [str(file)], [str(tmp_path)])] == [5, 5, 5]
    assert opened == [None, str(file), str(tmp_path)]


@pytest.mark.parametrize("verb", ["analyse", "compare", "deal"])
def test_a_file_that_is_called_like_a_verb_needs_a_path(
    opened: list[str | None],
    verb: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    screen: Screen,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(verb).touch()
    run([verb])
    assert not opened
    assert run([f"./{verb}"]) == 5


@pytest.mark.parametrize("name", ["there-is-none.json", "x" * 5000, "a\x00b"])
def test_no_such_file(screen: Screen, opened: list[str | None], name: str, tmp_path: Path) -> None:
    assert "is neither a command nor a file" in screen.refusal(str(tmp_path / name))
    assert not opened


def test_files_open_if_all_exist(screen: Screen, opened: list[str | None], tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("one", "two")]
    Path(files[0]).touch()
    assert screen.refusal(*files).startswith(f"“{files[1]}” is neither a command nor a file")
    assert not opened
    Path(files[1]).touch()
    assert run(files) == 5
    assert opened == files


def test_analysing_loads_neither_qt_nor_numpy() -> None:
    code = (
        "import sys; from analyser.cli import run; run(['analyse', 'AsKdQhJcTs']);"
        "print([name for name in ('PySide6', 'numpy') if name in sys.modules])"
    )
    argv = [sys.executable, "-c", code]
    finished = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, check=True)
    assert finished.stdout.splitlines()[-1] == "[]"


CARDS = "A♠ K♠"


@pytest.mark.parametrize("environment", mostly_long(2, [
    {"PYTHONIOENCODING": "utf-16"}, {"LC_ALL": "C"}, {}, {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "ascii:strict"}, {"PYTHONIOENCODING": "cp437"},
]), ids=str)  # fmt: skip
def test_json_is_utf_8_whatever_the_locale(environment: dict[str, str]) -> None:
    status, out, err = finish(start("analyse", CARDS, "--json", **environment))
    assert (status, err) == (0, "")
    assert json.loads(out)["cards"] == ["As", "Ks"]


def test_signs_that_an_encoding_lacks_are_written_plainly() -> None:
    status, out, err = finish(start("analyse", "A♠♥", PYTHONIOENCODING="ascii"))
    assert (status, out) == (2, "")
    assert err.startswith('hand-analyser: "h" is not a card; write rank and suit (As, 10h, Ts)')
    status, out, err = finish(start("analyse", "--help", PYTHONIOENCODING="ascii"))
    assert (status, err) == (0, "")
    assert "cards such as As, 10h or Ts" in out


@on_posix
def test_arguments_that_are_no_text_are_refused() -> None:
    ended = run_python("-m", "analyser", "analyse", b"\xff\xfe")
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert "cannot be read here" in ended.stderr


@on_posix
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_goes_away_ends_the_program_quietly(unbuffered: str) -> None:
    process = start("deal", "300", "--json", "--seed", "1", PYTHONUNBUFFERED=unbuffered)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert (process.wait(timeout=300), process.stderr.read()) == (0, b"")
    process.stderr.close()


FULL = Path("/dev/full")
needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="needs a device that is full")
LOST = "hand-analyser: the result could not be written: "


@needs_a_full_disk
@pytest.mark.parametrize(
    "argv", mostly_long(1, [["deal"], ["deal", "--json"], ["--help"]]), ids=" ".join
)
@pytest.mark.parametrize("is_heard", [True, False], ids=["", "nor an error"])
def test_the_status_is_2_if_no_answer_can_be_written(argv: list[str], is_heard: bool) -> None:
    with FULL.open("wb") as full:
        stderr = subprocess.PIPE if is_heard else full
        ended = run_python("-m", "analyser", *argv, stdout=full, stderr=stderr)
    assert ended.returncode == 2
    if is_heard:
        assert ended.stderr.startswith(LOST)
        assert ended.stderr.count("\n") == 1


EXAMPLES = {
    "--help": "", "--version": "", "analyse": "AcJd8s8cAs3d4d",
    "compare": "AhKh QsQd --board 2c3c4c5h9s", "equity": "AhKh QsQd --board QcJh2h",
    "sort": "6h6c6dKhKs As2s3c4s5d", "range": "QQ+", "nuts": "9h9c --board QhJh9d",
    "batch": "hands.txt", "deal": "3", "draw": "AsKs -o hands.png",
    "quiz": "--questions 1 --seed 7", "games": "",
}  # fmt: skip


@pytest.mark.no_cover
@pytest.mark.parametrize("to", [pytest.param("full", marks=needs_a_full_disk), "closed"])
@pytest.mark.parametrize("option", ["", "--json", "--help"])
@pytest.mark.parametrize("first", ["--help", "--version", *VERBS])
def test_every_verb_tells_of_a_full_disk_and_not_of_a_reader_that_is_gone(
    first: str,
    option: str,
    to: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    screen: Screen,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hands.txt").write_text("AhKh | QsQd @ QhJh2c7d3s\n", encoding="utf-8")
    reader, writer = os.pipe()
    os.close(reader)
    with (
        os.fdopen(writer, "w", encoding="utf-8") as closed,
        FULL.open("w", encoding="utf-8") if to == "full" else closed as output,
        monkeypatch.context() as patch,
    ):
        patch.setattr(sys, "stdout", output)
        status, _, err = screen(first, *EXAMPLES[first].split(), *option.split())
    if to == "full":
        assert (status, err.startswith(LOST), err.count("\n")) == (2, True, 1)
    else:
        assert (status, err) == (0, "")


def test_ctrl_c_ends_the_program_quietly(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("analyser.cli.deal_one_by_one", interrupted)
    assert screen("deal", "10000") == (130, "", "")


@on_posix
@pytest.mark.parametrize("swallowed", [False, True], ids=["another error", "none"])
def test_ctrl_c_that_a_library_makes_something_else_of_is_not_lost(
    swallowed: bool, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NumPy makes an ImportError of Ctrl+C while it is imported."""

    def import_library(*arguments: object) -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            if not swallowed:
                raise ImportError from None

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        monkeypatch.setattr("analyser.cli.analyse", import_library)
        monkeypatch.setattr("analyser.cli.report", lambda _: "")
        assert screen("analyse", "As") == (130, "", "")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
