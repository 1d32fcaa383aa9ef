"""What the felt says of several boards: each has a row of its own, with who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from analyser.gui.felt.content import CardRole, FeltContent, HandOnBoard, Place, Row, SeatContent
from analyser.gui.felt.words.verdict_words import say_winners, short_names
from analyser.gui.look.translation import capital, labelled, number, translate, translated
from analyser.poker.names import board_title, listed
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome
from analyser.poker.results.shown import name_without_kickers

if TYPE_CHECKING:
    from analyser.poker.table.table import Table


def rows_of(
    table: Table, outcome: Outcome, contents: Sequence[FeltContent], *, is_hidden: bool
) -> tuple[Row, ...]:
    """Return a row for each of several boards; ``contents``: what is said of each board alone."""
    rows, names = [], short_names(table)
    for at, (run, content) in enumerate(zip(outcome.runs, contents, strict=True)):
        title = translated(board_title(at, len(contents)))
        (row,) = content.rows
        row = row._replace(streets=row.streets[1:], name=title)
        verdict = run.final_verdict
        if verdict is not None and not is_hidden:
            is_whole = verdict.low_winners in ((), verdict.winners)
            alone = is_whole and len(verdict.winners) == 1
            takes = say_winners(verdict, names)
            if is_whole and not alone:
                sharing = listed([names[seat] for seat in verdict.winners])
                takes = translate("Felt", "{seats} share it", seats=sharing)
            taker = verdict.winners[0] if alone else None
            chips = "" if run.pot is None else number(sum(run.pot))
            row = row._replace(takes=takes, taker=taker, chips=chips)
        rows.append(row)
    return tuple(rows)


def seat_on_boards(
    content: SeatContent, seat: int, contents: Sequence[FeltContent], outcome: Outcome
) -> SeatContent:
    """Return what a seat's plate says with several boards: what it holds on each of them.

    ``content``: its name, cards, share and chips; ``contents``: what is said of each board alone.
    """
    each = [
        _board_half_first(on_board.seats[seat], run.hands[seat])
        for on_board, run in zip(contents, outcome.runs, strict=True)
    ]
    places = [
        place if place.role is CardRole.LATER else Place(place.card, stands_for=place.stands_for)
        for place in content.places
    ]
    on_boards = [
        HandOnBoard(
            translated(board_title(at, len(each))),
            on_board.title,
            labelled(number(at + 1), on_board.title),
            loses=contents[at].verdict.is_final and not on_board.wins,
            wins=on_board.wins,
        )
        for at, on_board in enumerate(each)
        if on_board.title
    ]
    titles = [one.brief for one in on_boards]
    lows = dict.fromkeys([on_board.low for on_board in each if on_board.low])
    return content._replace(
        places=tuple(places),  # which of its cards play differs from board to board
        title=titles[0] if titles else "",
        words=" · ".join(titles[1:]) or each[0].words,
        low=" · ".join(lows),
        on_boards=tuple(on_boards),
        wins=any(on_board.wins for on_board in each),
        wins_low=any(on_board.wins_low for on_board in each),
    )


def name_of(hand: Analysis) -> str:
    """Name a hand in a few words, as on its plate: "Pair of nines"."""
    return capital(translated(name_without_kickers(hand)))


def _board_half_first(content: SeatContent, hand: Analysis | None) -> SeatContent:
    """Return the content, its halves swapped if only the second half plays the board."""
    if hand is None or hand.second is None or hand.played.plays_board or not content.title:
        return content  # without a title if the answer is hidden
    half = capital(translated(hand.played.halves[0]))
    title, low = name_of(hand.second), labelled(half, content.title)
    return content._replace(title=title, low=low, wins=content.wins_low, wins_low=content.wins)
