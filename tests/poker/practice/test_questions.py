"""Questions to practise with: every answer right by a second evaluator, topics in their bounds."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import fmean, stdev

import pytest

from analyser.poker.cards import Card, parse_cards
from analyser.poker.errors import CardError
from analyser.poker.games.own_games import own_game
from analyser.poker.games.registry import DRAW, GAMES, HOLDEM, find_game
from analyser.poker.names import common_beginning
from analyser.poker.practice.questions import Questions, fives_that_play, kinds_of, make_quiz
from analyser.poker.practice.quiz import KINDS, LEVELS, Kind, Question, answer_choices, ask
from analyser.poker.practice.schedule import Result, boxes_of, next_box, table_of, tally
from mostly_long import mostly_long
from second_evaluator import category_of, fives_of, nuts_of, share_now, share_of, winners_of

_ASKED = [(kind, game.key) for game in GAMES for kind in KINDS if kind in kinds_of(game)]
EVERY = [(*asked, level) for level in LEVELS for asked in _ASKED]
WHOLE = 2000
"""How many questions of each kind the long run checks."""


def questions(kind: Kind, game: str, level: int, count: int, seed: int = 7) -> list[Question]:
    return list(islice(Questions(seed, kind, find_game(game), level), count))


def texts(cards: Sequence[Card]) -> list[str]:
    return list(map(str, cards))


def check(question: Question) -> None:
    game, board = question.game, texts(question.board)
    seats = [texts(seat) for seat in question.seats]
    deck = texts(find_game(game).deck.cards)
    boards = [texts(each) for each in question.boards or [question.board]]
    common = common_beginning(boards)
    own = [*boards[0], *(card for each in boards[1:] for card in each[common:])]
    every = [*own, *(card for seat in seats for card in seat)]
    assert len({*every}) == len(every)
    answer: object = question.answer
    match question.kind:
        case "winner" if question.boards is not None:
            assert isinstance(answer, dict)
            expected: dict[str, list[int]] = {}
            for at, each in enumerate(boards, 1):
                found = winners_of(seats, each, game)
                halves = found if isinstance(found, dict) else {"": found}
                expected |= {f"board {at} {half}".strip(): won for half, won in halves.items()}
            assert {part: [*won] for part, won in answer.items()} == expected
        case "winner":
            if isinstance(answer, dict):
                answer = {half: list(winners) for half, winners in answer.items()}
            found = winners_of(seats, board, game)
            assert (list(answer) if isinstance(answer, tuple) else answer) == found
        case "hand":
            assert answer == category_of(seats[0], board, game)
            fives = {frozenset(texts([*five])) for five in fives_that_play(question)}
            assert fives == fives_of(seats[0], board, game)
        case "nuts":
            assert isinstance(answer, tuple)
            assert {frozenset(texts(pair)) for pair in answer} == nuts_of(board, deck, game)
        case "equity":
            assert isinstance(answer, float)
            if board:
                assert answer == pytest.approx(share_of(seats, board, deck, game))
                return
            random, left = Random(1), [card for card in deck if card not in every]
            shares = [share_now(seats, random.sample(left, 5), game) for _ in range(600)]
            assert abs(fmean(shares) - answer) < 5 * stdev(shares) / 600**0.5


QUICK = [
    *[one for one in EVERY if one[2] == 3 and (one[0] != "equity" or one[1] == "holdem")],
    ("equity", "holdem", 1),
]


@pytest.mark.parametrize(("kind", "game", "level"), QUICK)
def test_every_answer_is_right(kind: Kind, game: str, level: int) -> None:
    (question,) = questions(kind, game, level, 1)
    check(question)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("kind", "game", "level"), EVERY)
def test_thousands_of_answers_are_right(kind: Kind, game: str, level: int, seed: int) -> None:
    count = -(-WHOLE // (5 * sum(one == kind for one, _, _ in EVERY)))
    for question in questions(kind, game, level, count, seed):
        check(question)


@pytest.mark.parametrize(
    "case",
    mostly_long(
        6,
        [
            *[("holdem", 3), ("omaha8", 5), ("razz", 3), ("royal", 1)],
            *[("soko", 3), ("threecard", 3)],
            *[(game.key, level) for game in GAMES for level in LEVELS],
        ],
    ),
)
def test_topics_and_splits_keep_their_bounds(case: tuple[str, int]) -> None:
    game, level = case
    asked = questions("winner", game, level, 60)
    topics = Counter(question.topic for question in asked)
    # On two boards no board is shared.
    splits = sum(
        len(question.answer["high"] if isinstance(question.answer, dict) else question.answer) > 1  # type: ignore[arg-type]
        for question in asked
        if question.boards is None
    )
    assert max(topics.values()) <= 20
    assert len(topics) >= (4 if level > 1 else 3)
    if level == 1:
        assert (splits, {len(question.seats) for question in asked}) == (0, {2})
    else:
        assert 9 <= splits <= 18


@pytest.mark.parametrize(
    "case",
    mostly_long(
        4,
        [
            *[("hand", "razz", 3), ("hand", "omaha6", 2)],
            *[("nuts", "shortdeck", 5), ("equity", "holdem", 2)],
            *[one for one in EVERY if one[0] != "winner"],
        ],
    ),
)
def test_no_topic_of_other_kinds_is_above_a_third(case: tuple[Kind, str, int]) -> None:
    """Not in a round either: in twenty questions there are six of a topic at most."""
    topics = [str(question.topic) for question in questions(*case, 60)]
    assert max(Counter(topics).values()) <= 20
    assert max(Counter(topics[:20]).values()) <= 6
    assert len({*topics}) >= 4


@pytest.mark.parametrize("game", mostly_long(3, ["holdem", "omaha6", "shortdeck", "royal"]))
def test_two_boards_are_won_by_one_seat_each_and_may_begin_alike(game: str) -> None:
    asked = [question for question in questions("winner", game, 5, 100) if question.boards]
    assert len(asked) >= 8
    assert {question.topic for question in asked} == {"two boards"}
    for question in asked:
        check(question)
        choices = answer_choices(question)
        assert [str(choice.title) for choice in choices] == ["Board 1", "Board 2"]
        assert [(choice.right,) for choice in choices] == [*question.answer.values()]  # type: ignore[union-attr]
    assert {common_beginning(question.boards or ()) for question in asked} == {0, 3}
    assert {len({*question.answer.values()}) for question in asked} == {1, 2}  # type: ignore[union-attr]
    assert not any(question.boards for question in questions("winner", game, 2, 40))


@pytest.mark.parametrize("game", ["omaha8", "holdem8", "drawmaha"])
def test_each_half_is_asked_on_each_of_two_boards(game: str) -> None:
    asked = [question for question in questions("winner", game, 5, 20) if question.boards]
    assert len(asked) >= 2
    first, second = find_game(game).halves if game == "drawmaha" else ("High", "Low")
    for question in asked:
        check(question)
        assert ask(question) == "Who wins which half on each board?"
        choices = answer_choices(question)
        titles = [f"Board {at}: {half}" for at in (1, 2) for half in (first, second)]
        assert [str(choice.title) for choice in choices] == titles
        won = [*question.answer.values()]  # type: ignore[union-attr]
        for choice, seats in zip(choices, won, strict=True):
            name = choice.names[choice.right]
            expected = f"Seat {'ABCDEF'[seats[0]]}" if len(seats) == 1 else "Split pot"
            assert name == (expected if seats else "No low")
            assert [*choice.sharing] in ([], [*seats])


def test_two_boards_of_a_game_for_low_are_asked(no_added_games: None) -> None:
    own_game({"name": "Low twice", "dealt": 4, "high": "ace-to-five"})
    asked = [one for one in questions("winner", "Low twice", 4, 30) if one.boards]
    assert {len(one.answer) for one in asked} == {2}  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "lowest"), [
    ("draw", "A2345"), ("stud", "A2345"), ("holdem", "A2345"), ("shortdeck", "A6789"),
])  # fmt: skip
def test_the_topic_wheel_shows_the_lowest_straight_of_the_deck(game: str, lowest: str) -> None:
    asked = questions("winner", game, 4, 60, seed=3)
    wheels = [question for question in asked if question.topic == "wheel"]
    assert len(wheels) > 3
    for question in wheels:
        hands = ["".join(texts([*seat, *question.board])) for seat in question.seats]
        assert any({*lowest} <= {*hand} for hand in hands)


def test_the_place_of_the_winner_is_no_clue() -> None:
    games = ("holdem", "stud", "deuce")
    asked = [question for game in games for question in questions("winner", game, 1, 50)]
    winners = Counter(question.answer for question in asked)
    assert 60 <= winners[(0,)] <= 90
    suits = Counter(question.seats[question.answer[0]][0].suit for question in asked)  # type: ignore[index]
    assert max(suits.values()) < 55


def test_the_hands_to_choose_from_go_from_the_lowest_up() -> None:
    """In short deck a flush is above a full house."""
    (question,) = questions("hand", "shortdeck", 3, 1)
    (row,) = answer_choices(question)
    names = list(map(str, row.names))
    assert names[4:7] == ["straight", "full house", "flush"]
    assert names[row.right] == question.answer


PINNED: list[tuple[Kind, str, str]] = [
    ("winner", "holdem", "6h 8c v 2h 6c v Ks 4h v Ad Jc @ 4s 5d 7s 8s 4c"),
    ("winner", "razz", "8s 2s 4h 5h 3d 2d Ts v 3s 6c 6d 4c 7h 8d 5c @ "),
    ("winner", "omaha8", "Jh Tc Ks 9d v 6h 6s 9s 3c v Th 9c 8h Qc @ 8s 7s Qd Jc 7d"),
    ("hand", "badugi", "Js Qs 5s 2s @ "),
    ("nuts", "omaha", " @ 9c 7h 8h"),
    ("equity", "holdem", "2d 7c v 7h 5h @ Kc Tc 9c"),
]


@pytest.mark.parametrize(("kind", "game", "wanted"), PINNED)
def test_they_are_the_same_on_every_system(kind: Kind, game: str, wanted: str) -> None:
    question = questions(kind, game, 3, 4)[3]
    seats = " v ".join(" ".join(texts(seat)) for seat in question.seats)
    assert f"{seats} @ {' '.join(texts(question.board))}" == wanted


@pytest.mark.parametrize(("kind", "game", "sentence"), [
    ("nuts", find_game("stud"), "There are no nuts questions in Seven-card stud"),
    ("hand", find_game("drawmaha"), "There are no hand questions in Drawmaha"),
    ("winner", find_game("draw").with_options({"wild": "2"}), "There are no questions with jo"),
])  # fmt: skip
def test_what_cannot_be_asked_is_refused(kind: Kind, game: object, sentence: str) -> None:
    with pytest.raises(CardError, match=sentence):
        Questions(1, kind, game, 1)  # type: ignore[arg-type]


def test_what_was_missed_comes_back_sooner() -> None:
    learnt = Questions(7, "winner", find_game("holdem"), 3)
    topics = {question.topic for question in islice(learnt, 40)}
    learnt.boxes = dict.fromkeys(topics, 5) | {"kicker": 1}
    asked = Counter(str(question.topic) for question in islice(learnt, 60))
    assert asked["kicker"] == max(asked.values()) > 2 * asked["higher pair"]
    boxes = [next_box(box, is_right) for box, is_right in ((1, True), (5, True), (4, False))]
    assert boxes == [2, 5, 1]


@pytest.mark.parametrize(("kind", "game", "given", "right"), [
    ("winner", "holdem", (1,), True), ("winner", "holdem", (0, 1), False),
    ("hand", "holdem", "straight", False), ("nuts", "holdem", parse_cards("Qs Qd"), True),
    ("nuts", "holdem", parse_cards("As Ad"), False), ("equity", "omaha", 0.1, True),
    ("equity", "omaha", 0.5, False),
])  # fmt: skip
def test_an_answer_is_right_or_wrong(kind: Kind, game: str, given: object, right: bool) -> None:
    question = questions(kind, game, 3, 1)[0]
    assert question.is_right(given) is right


ANSWERS = [
    Result("2026-11-22", "winner", "holdem", 3, "kicker", True, 2.5),
    Result("2026-11-23", "winner", "holdem", 3, "kicker", True, 1.5),
    Result("2026-11-23", "winner", "holdem", 3, "wheel", False, 9.0),
]


def test_answers_move_boxes_and_are_counted_by_topic_and_by_day() -> None:
    assert boxes_of(ANSWERS) == {"kicker": 3, "wheel": 1}
    assert tally(ANSWERS, "topic") == {"kicker": (2, 2), "wheel": (0, 1)}
    assert tally(ANSWERS, "day") == {"2026-11-22": (1, 1), "2026-11-23": (1, 2)}


def test_a_question_lies_on_the_table_and_the_nuts_once_they_are_known() -> None:
    (winner,) = make_quiz("winner", HOLDEM, 3, 1, 7).questions
    table = table_of(winner)
    assert [seat.cards for seat in table.seats] == list(winner.seats)
    assert table.board == winner.board
    (nuts,) = make_quiz("nuts", HOLDEM, 3, 1, 7).questions
    assert table_of(nuts).seats[0].cards == ()
    assert isinstance(nuts.answer, tuple)
    assert table_of(nuts, is_answered=True).seats[0].cards == nuts.answer[0]
    (draw,) = make_quiz("hand", DRAW, 3, 1, 7).questions
    assert table_of(draw).board == ()
