"""The Python functions. They take cards, or text with cards, and return frozen dataclasses.

These records have the same fields as the terminal's JSON, but its ``class`` is ``class_`` here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from analyser import api_arguments
from analyser.api_arguments import Beside, CardsLike, GameLike, OptionsLike
from analyser.api_odds import THE_DEALS
from analyser.api_records import Comparison, Deal, Deals, Run
from analyser.poker import errors, names
from analyser.poker.cards import Card, refuse_shared, with_dead
from analyser.poker.dealing import Shuffler, random_seed
from analyser.poker.games.game import MOST_SEATS, Game
from analyser.poker.games.registry import every_game
from analyser.poker.generators import Steps, finish
from analyser.poker.odds.call import count_call, record_of
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.practice.questions import make_quiz
from analyser.poker.practice.quiz import KINDS, ROUND, Kind, Quiz
from analyser.poker.results import analysis, outcome
from analyser.poker.results.analysis import Analysis, SortedHands, analyse_cards
from analyser.poker.results.reasons import say_on_each_board, say_reason
from analyser.poker.results.seats import check_seats
from analyser.poker.results.showdown import showdown
from analyser.poker.table.bets import has_bets
from analyser.poker.table.table import MOST_CHIPS, THE_POT, checked_chips
from analyser.poker.text.entry import Entry

MOST_DEALS = 10_000
"""The most deals of one call."""


def analyse(
    cards: CardsLike,
    board: CardsLike = "",
    game: GameLike | None = None,
    options: OptionsLike | None = None,
) -> Analysis:
    """Return the full analysis of one seat's cards.

    Args:
        cards: the seat's own cards; or one text with these cards and a board: "AhKh @ QhJh2c".
        board: the cards all seats share, in games with a board; or two or three boards with an @
            between them.
        game: a game's key, an alias, or a Game. A text may name this game too, but no other one. By
            default it is the game that the text names. If none is named, the cards choose it. With
            a board it is Omaha, five-card or six-card Omaha if all hands have four, five or six
            cards, otherwise hold'em. Without a board it is hold'em if a hand has two cards,
            otherwise "any".
        options: options of the game by name, such as ``{"joker": "bug"}``. A text may name the same
            options, but no other ones.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.

    >>> hand = analyse("Ac Jd 8s 8c As 3d 4d")
    >>> hand.high.description, hand.high.rank
    ('Two pair, aces and eights, jack kicker', (3, 14, 8, 11))
    >>> hand.high.class_, hand.high.better
    (2525, 82836)
    >>> hand.lows["ace-to-five"].description
    'J-8-4-3-A'
    """
    given = api_arguments.read_one(cards, Beside(board, "", game, options))
    (hole,), played = given.holes, given.played()
    held, dead_cards = (hole, names.IN_THE_HAND), (given.dead, names.AMONG_THE_DEAD)
    refuse_shared([held, *names.on_boards(given.boards), dead_cards])
    played.check_on_boards(hole, given.boards, Phrase(N_("The hand")))
    first, *others = [
        replace(analyse_cards(played, hole, board), seen=dead if given.several else ())
        for board, dead in with_dead(given.boards, given.dead)
    ]
    runs = (first, *others) if given.several else None
    return replace(first, suits=given.suits, boards=given.several, runs=runs)


def compare(
    hands: Iterable[CardsLike],
    board: CardsLike = "",
    game: GameLike | None = None,
    pot: int | None = None,
    options: OptionsLike | None = None,
    *,
    bets: str | None = None,
    dead_money: int = 0,
) -> Comparison:
    """Return who wins among two to ten hands, and why.

    Args:
        hands: the cards of each seat, or one text of all: "AhKh v QsQd @ QhJh2c".
        board: the same as for ``analyse``.
        game: the same as for ``analyse``.
        pot: chips to share out among the winners. A text may name the pot, what each seat is in
            for, or the bet that a seat faces, instead of this and the next arguments.
        options: the same as for ``analyse``.
        bets: instead of a pot, the chips that each hand put in, and then the chips of folded
            hands, marked f: ``"30,80,80,20f"``. The bets make a main pot and side pots.
        dead_money: chips in the main pot that are nobody's bet, such as antes.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.

    >>> result = compare(["Ah Qd", "Ac Jd"], board="As 9c 7d 4h 2s", pot=101)
    >>> result.winners, result.pot
    ((0,), (101, 0))
    >>> print(result.reason.text)
    both have a pair of aces; the queen kicker beats the jack
    """
    given = api_arguments.read_several(hands, Beside(board, "", game, options))
    played, seats = given.played(), given.holes
    if not 2 <= len(seats) <= MOST_SEATS:
        raise errors.SeatCountError(count=len(seats), least=2, most=MOST_SEATS)
    check_seats(played, seats, given.boards, given.dead)
    shown = [[analyse_cards(played, hole, board) for hole in seats] for board in given.boards]
    chips = api_arguments.read_bets(bets, len(seats))
    call = None
    if (table := api_arguments.table_of(given)) is not None:
        if pot is not None or chips is not None:
            raise errors.PotAndBetsError
        call = record_of(table, finish(count_call(table)))
        pot = table.pot
        chips = [seat.bet or 0 for seat in table.seats] if has_bets(table) else None
    _refuse_chips(pot, chips, dead_money)
    pot, chips = (None, None) if call else (pot, chips)
    pots = returned = paid = None
    if chips is not None:
        called, folded = chips[: len(seats)], chips[len(seats) :]
        shared_out = outcome.share_side_pots(played, shown, called, folded, dead_money)
        pots, returned, paid = shared_out.pots, shared_out.returned, shared_out.by_board
    parts = [None] * len(shown) if pot is None else outcome.split_among_boards(pot, len(shown))
    each = zip(given.boards, shown, parts, strict=True)
    runs = [_who_wins(played, board, on_board, part) for board, on_board, part in each]
    first = runs[0]
    if given.several and paid is not None:
        runs = [replace(run, pot=chips) for run, chips in zip(runs, paid, strict=True)]
    reason = first.reason
    if given.several:
        reason = replace(reason, text=say_on_each_board([run.reason.text for run in runs]))
    won = [run.pot for run in runs if run.pot is not None]
    return Comparison(
        played.key,
        first.board,
        tuple(sorted({seat for run in runs for seat in run.winners})),
        tuple(sorted({seat for run in runs for seat in run.low_winners})),
        None if pot is None else outcome.sum_by_seat(won),
        reason,
        first.seats,
        pots,
        returned,
        first.verdict,
        boards=given.several,
        runs=tuple(runs) if given.several else None,
        suits=given.suits,
        call=call,
    )


def _refuse_chips(pot: int | None, bets: Sequence[int] | None, dead_money: int) -> None:
    """Refuse arguments of chips that are out of range, or that do not go together."""
    checked_chips(THE_POT, pot)
    errors.refuse_number(N_("The dead money"), dead_money, 0, MOST_CHIPS)
    if pot is not None and bets is not None:
        raise errors.PotAndBetsError
    if dead_money and bets is None:
        raise errors.DeadMoneyError


def _who_wins(
    game: Game, board: tuple[Card, ...], hands: Sequence[Analysis], pot: int | None
) -> Run:
    """Return who wins on one board."""
    verdict = showdown(game, hands)
    assert verdict is not None  # every hand has a card at least
    called = [names.seat_name(seat) for seat in range(len(hands))]
    return Run(
        board,
        verdict.winners,
        verdict.low_winners,
        None if pot is None else outcome.share_pot(game, verdict, hands, pot),
        replace(verdict.reason, text=say_reason(verdict, hands, called)),
        tuple(hands),
        verdict,
    )


def sort_hands(
    hands: Iterable[CardsLike],
    board: CardsLike = "",
    game: GameLike | None = None,
    options: OptionsLike | None = None,
) -> SortedHands:
    """Sort any list of hands, best first; in low games the best low is first.

    The hands need not be from one deal: a card may be in several hands. But no card may be twice
    in a hand, or both in a hand and on the board.

    Args:
        hands: the cards of each hand, or one text of all, as for ``compare``.
        board: the cards all hands share, in games with a board.
        game: the same as for ``analyse``.
        options: the same as for ``analyse``.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.

    >>> hands = sort_hands(["Ah Kd Qc Js 9h", "2c 2d 2h 7s 7c", "Ad Ks Qh Jc 9d"])
    >>> hands.order, hands.grade, hands.ties
    ((1, 0, 2), (2, 1, 2), ((0, 2),))
    """
    given = api_arguments.read_several(hands, Beside(board, "", game, options), is_one_deal=False)
    return finish(sort_in_steps(given))


def sort_in_steps(given: Entry) -> Steps[SortedHands]:
    """Do as ``sort_hands``, in steps, for what was read. Raises CardError at the first step."""
    analyses = yield from _analyse_each(given)
    return replace(analysis.grade_hands(given.played(), analyses), suits=given.suits)


def compare_hands(
    a: CardsLike,
    b: CardsLike = "",
    board: CardsLike = "",
    game: GameLike | None = None,
    options: OptionsLike | None = None,
) -> int:
    """Return -1 if ``a`` is the better hand, 1 if ``b`` is, 0 if they are equal.

    The arguments are those of ``sort_hands``, which puts the better hand first; or ``a`` is a whole
    situation with two hands. Raises CardError.

    >>> compare_hands("2c 2d 2h 7s 7c", "Ah Kd Qc Js 9h")
    -1
    >>> compare_hands("AhKh v QsQd @ QhJh2c")
    1
    """
    hands = a if isinstance(a, str) and isinstance(b, str) and not b else [a, b]
    given = api_arguments.read_several(hands, Beside(board, "", game, options), is_one_deal=False)
    found = finish(_analyse_each(given))
    if len(found) != 2:
        raise errors.TwoHandsError(count=len(found))
    return analysis.compare_two(given.played(), *found)


def deal(
    n: int = 1,
    seats: int = 1,
    cards: int | None = None,
    seed: int | None = None,
    game: GameLike = "any",
    options: OptionsLike | None = None,
) -> Deals:
    """Deal unbiased hands and analyse them; the same seed gives the same cards everywhere.

    Args:
        n: how many deals, each from a full deck.
        seats: how many seats, one to ten.
        cards: how many cards a seat gets; by default as many as the game deals. The boards of the
            game are dealt too, unless hands of so many cards cannot be played with them.
        seed: 0 to 2**64 - 1; by default a random seed, which is in the result.
        game: a game's key, an alias, or a Game.
        options: options of the game by name, such as ``{"joker": "bug"}``.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.

    >>> dealt = deal(seats=2, seed=7, game="holdem").deals[0]
    >>> [" ".join(map(str, cards)) for cards in (dealt.board, dealt.seats[0].cards)]
    ['Js 2d 3d 9h As', '4s 2c']
    """
    used, dealt = deal_one_by_one(api_arguments.game_of(game, options), n, seats, cards, seed)
    return Deals(used, tuple(dealt))


def deal_one_by_one(
    played: Game, n: int, seats: int, cards: int | None, seed: int | None
) -> tuple[int, Iterator[Deal]]:
    """Do as ``deal``, but return the seed and an iterator over deals. Raises CardError at once."""
    each = played.dealt if cards is None else cards
    errors.refuse_number(THE_DEALS, n, 1, MOST_DEALS)
    errors.refuse_number(N_("The number of seats"), seats, 1, MOST_SEATS)
    errors.refuse_number(N_("The number of cards"), each, played.least, played.most_without_board)
    played.check_size(each, False, Phrase(N_("Each seat")))
    boards = 0 if played.comes_alone(each) or not played.board else played.boards
    wanted = seats * each + boards * played.board
    if wanted > len(played.deck):
        raise errors.NotEnoughCardsError(wanted=wanted, deck=len(played.deck))
    used = random_seed() if seed is None else seed
    return used, _deals(played, Shuffler(used), n, seats, each, boards)


def games() -> tuple[Game, ...]:
    """Return all games; a function takes one of them, its key or an alias as its ``game``.

    >>> [game.key for game in games()][:3]
    ['any', 'holdem', 'holdem8']
    """
    return every_game()


def quiz(
    questions: int = ROUND,
    seed: int | None = None,
    kind: Kind = "winner",
    game: GameLike = "holdem",
    level: int = 3,
) -> Quiz:
    """Make questions to practise with, each with its answer and why; the same seed makes the same.

    Args:
        questions: how many, 1 to 10,000.
        seed: 0 to 2**64 - 1; by default a random seed, which is in the result.
        kind: "winner", who wins; "hand", what a hand is; "nuts", the best two cards on a board;
            "equity", the first hand's share of the pot.
        game: a game's key, an alias, or a Game.
        level: how difficult, 1 to 5.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.

    >>> (question,) = quiz(1, seed=7).questions
    >>> question.answer, str(question.text)
    ((1,), 'Seat B wins: two pair beats a pair')
    """
    played = api_arguments.game_of(game, None)
    if (asked := api_arguments.as_text(kind)) not in KINDS:
        raise errors.OptionError(option=shortened(asked), known=f"the kinds are {', '.join(KINDS)}")
    made = make_quiz(kind, played, level, questions, seed)
    return replace(made, questions=tuple(made.questions))


def _deals(
    game: Game, shuffler: Shuffler, count: int, seats: int, each: int, boards: int
) -> Iterator[Deal]:
    """Yield ``count`` newly shuffled deals, seats before boards; ``each``: a seat's cards."""
    for _ in range(count):
        deck = iter(shuffler.shuffled(game.deck))
        hands = [tuple(islice(deck, each)) for _ in range(seats)]
        shared = [tuple(islice(deck, game.board)) for _ in range(boards)] or [()]
        more = tuple(shared) if boards > 1 else None
        found = []
        for hand in hands:
            runs = tuple([analyse_cards(game, hand, board) for board in shared])
            found.append(replace(runs[0], boards=more, runs=runs) if more else runs[0])
        yield Deal(shared[0], tuple(found), boards=more)


def _analyse_each(given: Entry) -> Steps[list[Analysis]]:
    """Analyse in steps hands that may have cards in common. Raises CardError at the first."""
    if not 1 <= len(given.hands) <= analysis.MOST_HANDS:
        raise errors.SeatCountError(count=len(given.hands), least=1, most=analysis.MOST_HANDS)
    game, board = given.played(), api_arguments.only_board(given.boards)
    others = (board, names.ON_THE_BOARD), (given.dead, names.AMONG_THE_DEAD)
    for number, hole in enumerate(given.holes, 1):
        refuse_shared([(hole, names.IN_THE_HAND), *others])
        game.check(hole, board, names.hand_name(number))
    analyses = []
    for hole in given.holes:
        analyses.append(analyse_cards(game, hole, board))
        yield len(analyses) / len(given.hands)
    return analyses
