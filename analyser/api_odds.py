"""The Python functions that count the odds, the nuts, and the size of a range.

As in ``api``, they take cards, or text with cards, and return frozen dataclasses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from analyser import api_arguments
from analyser.api_arguments import Beside, CardsLike, GameLike, HandLike, OptionsLike
from analyser.poker.cards import refuse_shared, with_dead
from analyser.poker.dealing import MOST_SEED, random_seed
from analyser.poker.errors import CardError, TooManyDealsError, refuse_number
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps, as_part, change_steps, finish
from analyser.poker.names import on_boards
from analyser.poker.nuts.nuts import Nuts, find_nuts
from analyser.poker.odds.call import count_call, record_of
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.estimate.estimate import estimate_odds
from analyser.poker.odds.limits import LONGEST_ESTIMATE, MOST_DRAWN, USUAL_SECONDS
from analyser.poker.odds.record import Odds, StreetShares
from analyser.poker.odds.situation import Situation
from analyser.poker.phrases import N_
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import Range
from analyser.poker.ranges.summary import RangeSummary, summarise
from analyser.poker.table.table import Table
from analyser.poker.text.entry import Entry

THE_DEALS = N_("The number of deals")


def equity(
    hands: Iterable[HandLike],
    board: CardsLike = "",
    dead: CardsLike = "",
    game: GameLike | None = None,
    options: OptionsLike | None = None,
    *,
    estimate: float | None = None,
    deals: int | None = None,
    seed: int | None = None,
    streets: bool = False,
) -> Odds:
    """Return the odds of two to ten seats over all deals of the unknown cards.

    Every figure is an exact count over all deals, which are equally likely. If at least one of
    ``estimate``, ``deals`` and ``seed`` is given, the odds are estimated from random deals.

    Args:
        hands: the cards of each seat; ``??`` is an unknown card, and a seat with fewer cards than
            the game deals is dealt the rest. In hold'em a hand may be a range, such as
            ``QQ+, AKs``, or a Range. ``hands`` may also be one text of all hands:
            "AhKh v QQ+ @ QhJh2c".
        board: the known cards all seats share, in games with a board; or two or three boards with
            an @ between them.
        dead: cards that cannot be dealt.
        game: the same as for ``analyse``; but without a board the default is Omaha too, if all
            hands have four cards, and hold'em if no hand has more than two.
        options: the same as for ``analyse``.
        estimate: for how many seconds, up to 3,600, to draw random deals. None, the default, sets
            no time limit, except that it is 5 seconds if only ``seed`` is given.
        deals: how many random deals to draw, up to a billion. If ``estimate`` is given too, the
            estimate ends at whichever limit is reached first.
        seed: the seed of the random deals, 0 to 2**64 - 1; by default a random number, which is
            returned in ``Odds.seed``. The same seed and ``deals`` give the same estimate on every
            machine, unless the time limit is reached first.
        streets: True to fill ``Odds.streets`` with each seat's equity on this street and on each
            earlier one, from before the flop.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.
        TooManyDealsError: so much is unknown that there are too many deals to count.

    >>> odds = equity(["Ah Kh", "Qs Qd"], board="Qc Jh 2h")
    >>> odds.boards, [(seat.win, seat.tie) for seat in odds.seats]
    (990, [(326, 0), (664, 0)])
    """
    given = api_arguments.read_several(hands, Beside(board, dead, game, options), is_dealt_on=True)
    return finish(equity_in_steps(given, estimate, deals, seed, streets))


def equity_in_steps(
    given: Entry, estimate: float | None, deals: int | None, seed: int | None, streets: bool
) -> Steps[Odds]:
    """Do the same as ``equity`` for arguments that were read, in steps of a few milliseconds.

    The generator yields how much is done, 0 to 1, and returns the odds. Raises CardError at once
    if a number is out of range, and TooManyDealsError at the first step.
    """
    given.played().check_seats(len(given.hands), least=2)
    if estimate is None and deals is None and seed is None:
        odds_of: Callable[[Situation], Steps[Odds]] = count_odds
    else:
        odds_of = _estimates(estimate, deals, seed)
    situation, table = api_arguments.situation_from(given), api_arguments.table_of(given)
    steps = _each_street(situation, odds_of) if streets else odds_of(situation)
    return steps if table is None else _with_call(steps, table)


def _with_call(steps: Steps[Odds], table: Table) -> Steps[Odds]:
    """Return the odds with the call of the bet on the table; estimates may have to do without."""
    odds = yield from steps
    try:
        call = yield from count_call(table, odds)
    except TooManyDealsError:  # side pots, which are counted apart, beside an estimate
        if odds.exact:
            raise
        return odds
    return replace(odds, call=record_of(table, call))


def _estimates(
    estimate: float | None, deals: int | None, seed: int | None
) -> Callable[[Situation], Steps[Odds]]:
    """Return a function that estimates the odds of a situation; arguments as for ``equity``."""
    if deals is not None:
        refuse_number(THE_DEALS, deals, 1, MOST_DRAWN)
    if seed is not None:
        refuse_number(N_("The seed"), seed, 0, MOST_SEED)
    if estimate is not None:
        api_arguments.refuse_seconds(estimate, LONGEST_ESTIMATE)
    seconds = USUAL_SECONDS if estimate is None and deals is None else estimate
    drawn = random_seed() if seed is None else seed

    def estimated(situation: Situation) -> Steps[Odds]:
        steps = estimate_odds(situation, drawn, seconds, deals)
        return (yield from change_steps(steps, lambda growing: growing.done))

    return estimated


def _each_street(situation: Situation, odds_of: Callable[[Situation], Steps[Odds]]) -> Steps[Odds]:
    """Return the odds that ``odds_of`` gives, with each seat's equity on every street so far."""
    # The cards on a board before the flop, the turn and the river.
    sizes = [size for size in (0, 3, 4) if size < max(map(len, situation.boards))]
    streets = []
    for at, size in enumerate(sizes):
        first, *others = [board[:size] for board in situation.boards]
        before = replace(situation, board=first, more_boards=tuple(others))
        streets.append((yield from as_part(odds_of(before), at, len(sizes) + 1)))
    odds = yield from as_part(odds_of(situation), len(sizes), len(sizes) + 1)
    shares = []
    for street in (*streets, odds):
        boards, equities = street.situation.boards, tuple([seat.equity for seat in street.seats])
        shares.append(StreetShares(boards[0], equities, boards if boards[1:] else None))
    return replace(odds, streets=tuple(shares))


def nuts(
    cards: CardsLike = "",
    board: CardsLike = "",
    dead: CardsLike = "",
    game: GameLike | None = None,
    among: str | Range | None = None,
    options: OptionsLike | None = None,
) -> Nuts:
    """Return every class that unseen cards can make on a board, and which classes beat a hand.

    Every holding that a player can have is counted.

    Args:
        cards: the hand to compare with, by default none; or one text of the hand, if there is one,
            and the board: "9h9c @ Qh Jh 9d 4s", "@ Qh Jh 9d 4s".
        board: three cards or more; or two or three boards with an @ between them.
        dead: cards that nobody else can have, such as those of other seats.
        game: the same as for ``analyse``; it must have a board.
        among: a range, if the game deals two cards; only its holdings are counted, by weight.
        options: the same as for ``analyse``.

    Raises:
        CardError: an argument is invalid; the subclass and the message say why.

    >>> found = nuts("9h 9c", "Qh Jh 9d 4s")
    >>> found.made, found.better, found.holdings, found.classes[0].range
    ('set of nines', 38, 1035, 'KTs, KTo')
    """
    given = api_arguments.read_one(cards, Beside(board, dead, game, options), is_dealt_on=True)
    return finish(nuts_in_steps(given, among))


def nuts_in_steps(given: Entry, among: str | Range | None = None) -> Steps[Nuts]:
    """Do as ``nuts``, in steps, for what was read. Raises CardError at the first step."""
    hole = given.holes[0] if given.hands else ()
    held = None if among is None else parse_range(among)
    if given.several:
        refuse_shared(on_boards(given.boards))
    runs = []
    for at, each in enumerate(with_dead(given.boards, given.dead)):
        steps = find_nuts(given.played(), each[0], hole, each[1], held)
        runs.append((yield from as_part(steps, at, len(given.boards))))
    several = tuple(runs) if given.several else None
    return replace(runs[0], suits=given.suits, boards=given.several, runs=several)


def range_summary(range_: str | Range, board: CardsLike = "", dead: CardsLike = "") -> RangeSummary:
    """Return how many combos of a range are possible with a board, and how many make each category.

    Combos with a card of the board or of the dead cards are left out. ``range_`` may have them in
    one text. Raises a subclass of CardError if an argument is invalid; its message says why.

    >>> found = range_summary("AKs, QQ+", board="Kh 7d 2c")
    >>> found.combos, found.categories["three of a kind"]
    (18, 3)
    >>> range_summary("AKs, QQ+ @ Kh 7d 2c") == found
    True
    """
    try:
        held = parse_range(range_)
    except CardError:
        with suppress(CardError):
            text = range_ if isinstance(range_, str) else ""
            beside = Beside(board, dead, HOLDEM)
            given = api_arguments.read_several(text, beside, is_dealt_on=True, is_one_deal=False)
            if len(given.hands) == 1:
                shared = api_arguments.only_board(given.boards)
                return summarise(parse_range(given.hands[0].written), shared, given.dead)
        raise
    shared = api_arguments.only_board(api_arguments.boards_of(board))
    return summarise(held, shared, api_arguments.cards_or_empty(dead, "dead"))
