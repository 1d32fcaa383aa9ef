"""Questions in the terminal: as text, as JSON, and as a sheet for a class."""

import json
from pathlib import Path
from typing import Any

import pytest

import analyser
from analyser import Card, format_cards
from analyser.poker.games.registry import GAMES, find_game
from analyser.poker.practice.questions import Questions
from analyser.poker.practice.quiz import KINDS, Kind, answer_choices, ask
from examples import examples
from screen import Screen

pytestmark = pytest.mark.usefixtures("qapp")  # of the kind that other tests need
FIELDS = ["kind", "game", "level", "topic", "seats", "board", "answer", "text"]


def quiz(screen: Screen, line: str) -> str:
    return screen.answer("quiz", *line.split())


def asked(screen: Screen, line: str) -> Any:
    data = screen.json("quiz", *line.split())
    assert all(list(question) == FIELDS for question in data["questions"])
    return data


@pytest.mark.parametrize(("line", "seats", "answer"), examples(__file__, "asked.txt"))
def test_the_json_of_each_kind(screen: Screen, line: str, seats: str, answer: str) -> None:
    data = asked(screen, f"--seed 7 --questions 1 {line}")
    assert list(data) == ["seed", "questions"]
    (question,) = data["questions"]
    hands = [format_cards(map(Card, hand), "") for hand in question["seats"]]
    assert (data["seed"], " v ".join(hands)) == (7, seats)
    assert question["answer"] == json.loads(answer)


def test_a_round_has_twenty_questions_and_says_how_to_ask_it_again(screen: Screen) -> None:
    out = quiz(screen, "--kind nuts --game omaha")
    assert "20. Which two cards make the best hand?" in out
    again = out.rpartition("Again: ")[2]
    assert quiz(screen, again) == out
    assert "  1. Seat" in quiz(screen, "--questions 1 --game razz")


@pytest.mark.parametrize(("line", "message"), examples(__file__, "not_asked.txt"))
def test_what_cannot_be_asked_is_refused(screen: Screen, line: str, message: str) -> None:
    assert screen.refusal("quiz", *line.split()).startswith(message)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("line", "count"), [("--level 5 --game omaha8", 2), ("--kind hand --game badugi", 20)]
)
def test_the_same_seed_makes_the_same_sheet(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, count: int
) -> None:
    monkeypatch.chdir(tmp_path)
    line += f" --questions {count}"
    out = quiz(screen, f"{line} --seed 7 -o one.pdf")
    assert out == f"one.pdf: {count} questions, again with --seed 7\n"
    data = asked(screen, f"{line} --seed 7 -o other.pdf")
    assert (data["file"], len(data["questions"])) == ("other.pdf", count)
    sheets = [Path(name).read_bytes() for name in ("one.pdf", "other.pdf")]
    assert sheets[0] == sheets[1]
    assert sheets[0].startswith(b"%PDF")
    quiz(screen, f"{line} --seed 8 -o third.pdf")
    assert Path("third.pdf").read_bytes() != sheets[0]


@pytest.mark.parametrize(("kind", "game", "sentence", "rows"), examples(__file__, "choices.txt"))
def test_the_right_answer_is_among_those_to_choose_from(
    kind: Kind, game: str, sentence: str, rows: str
) -> None:
    question = next(Questions(7, kind, find_game(game), 3))
    assert ask(question) == sentence
    found = [f"{row.names[row.right]} of {len(row.names)}" for row in answer_choices(question)]
    assert ", ".join(found) == rows


def test_two_boards_are_asked_in_all_forms(screen: Screen) -> None:
    data = screen.json("quiz", "--seed", "7", "--level", "5")
    question = next(one for one in data["questions"] if one["topic"] == "two boards")
    assert list(question) == [*FIELDS, "boards"]
    assert question["board"] == question["boards"][0]
    assert list(question["answer"]) == ["board 1", "board 2"]
    out = quiz(screen, "--seed 7 --level 5")
    assert "Who wins which board?\n  Board 1  " in out
    assert f"  Board 2  {' '.join(question['boards'][1])}\n" in out
    assert question["text"] in out


def test_a_split_pot_and_no_low_are_answers_too() -> None:
    rights = set()
    questions = Questions(7, "winner", find_game("omaha8"), 3)
    for question, _ in zip(questions, range(20), strict=False):
        rights |= {row.names[row.right] for row in answer_choices(question)}
    assert {"Split pot", "No low", "Seat A"} <= rights


def test_python_asks_what_the_terminal_asks(screen: Screen) -> None:
    for kind in KINDS:
        made = analyser.quiz(2, seed=7, kind=kind, level=4)
        line = f"--questions 2 --seed 7 --kind {kind} --level 4"
        assert f"{made}\n" == quiz(screen, line)
        assert made.to_dict() == asked(screen, line)
        assert [question.kind for question in made.questions] == [kind] * 2
    assert len({analyser.quiz(1).seed for _ in range(8)}) > 6


def test_every_game_is_listed() -> None:
    assert analyser.games() == GAMES
    assert repr(GAMES[1].with_options({"joker": "bug"})) == "Game('holdem', {'joker': 'bug'})"
    assert repr(GAMES[:2]) == "(Game('any'), Game('holdem'))"
