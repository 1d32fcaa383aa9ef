"""Odds in words: each seat's chances as a sentence, as figures and as plain text to paste."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.cards import UNKNOWN, format_cards
from analyser.poker.names import (
    BADUGI_LABELS,
    BADUGI_NAMES,
    CATEGORY_NAMES,
    ROYAL_FLUSH_NAME,
    listed,
)
from analyser.poker.odds.record import HighLowSeatOdds, Odds, SeatOdds
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Numeral, Phrase, percentage
from analyser.poker.table.written_line import say_game, say_known_cards

if TYPE_CHECKING:
    from fractions import Fraction

_CATEGORIES = {str(name): name for name in (*CATEGORY_NAMES.values(), ROYAL_FLUSH_NAME)}
_CATEGORIES |= {str(name): BADUGI_LABELS[category] for category, name in BADUGI_NAMES.items()}


def percent(count: int, whole: int, decimals: int = 2) -> Phrase:
    """Write ``count`` of ``whole`` as a percentage with two decimals, rounded half up: "22.73%".

    Only 0 is written as "0.00%", and only the whole as "100.00%"; other figures that round to these
    are "<0.01%" and ">99.99%". ``decimals``: another number of decimals.
    """
    every = 100 * 10**decimals
    units = (2 * every * count + whole) // (2 * whole)
    if 0 < count < whole and units == 0:
        least = percentage(Numeral(1, decimals))
        return Phrase(QT_TRANSLATE_NOOP("analyser", "<{percentage}"), percentage=least)
    if 0 < count < whole and units == every:
        most = percentage(Numeral(every - 1, decimals))
        return Phrase(QT_TRANSLATE_NOOP("analyser", ">{percentage}"), percentage=most)
    return percentage(Numeral(units, decimals))


def say_part(seat: SeatOdds) -> Phrase:
    """Write a seat's share as a percentage, if estimated with its error: "22.00% ± 0.11"."""
    share = say_share(seat.share)
    if not seat.is_estimate:
        return share
    if seat.standard_error is None:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "{share} ± ?"), share=share)
    error = Numeral(round(10_000 * seat.standard_error), decimals=2)
    template = QT_TRANSLATE_NOOP("analyser", "{share} ± {error}")
    return Phrase(template, share=share, error=error)


def say_equities(odds: Odds, names: Sequence[str]) -> Phrase:
    """Write every seat's share of the pot in a line: "Equity: Seat A 82.22% and Seat B 17.78%"."""
    template = QT_TRANSLATE_NOOP("analyser", "Equity: {seats}")
    if not odds.exact:
        template = QT_TRANSLATE_NOOP("analyser", "Equity, estimated: {seats}")
    one = QT_TRANSLATE_NOOP("analyser", "{seat} {share}")
    shares = [
        Phrase(one, seat=name, share=say_part(seat))
        for name, seat in zip(names, odds.seats, strict=True)
    ]
    return Phrase(template, seats=listed(shares))


def say_share(share: Fraction, decimals: int = 2) -> Phrase:
    """Write a seat's exact share of the pot as a percentage."""
    return percent(share.numerator, share.denominator, decimals)


def say_chances(odds: Odds, names: Sequence[str], ahead: Sequence[int]) -> Phrase | None:
    """Say the odds in one sentence.

    What the sentence says depends on the first of these conditions that is true:

    - A known hand is against a range on a full board: how much of the range the hand beats.
    - The odds are an estimate: the number of deals drawn.
    - There are three seats or more: the largest equity.
    - High and low share the pot: both seats' equities.
    - One card is to come and one seat is behind: the outs of this seat.
    - Otherwise: how often each of the two seats wins.

    None for one seat, and, except for a hand against a range, if only one deal was counted.

    ``names``: the seats' names, in the order of the odds; ``ahead``: the seats that lead now.
    """
    if len(odds.seats) < 2:
        return None
    hand = _hand_against_range(odds)
    if hand is not None:
        return _say_beaten(odds, names, hand)
    if odds.boards == 1:
        return None
    if not odds.exact:
        return say_counted(odds)
    if len(odds.seats) > 2:
        return _say_favourite(odds, names)
    if odds.situation.game.has_halves:
        template = QT_TRANSLATE_NOOP("analyser", "{one} has {share} equity, {other} {rest}")
        one, other = _best_first(odds)
        share, rest = (say_share(odds.seats[seat].share) for seat in (one, other))
        return Phrase(template, one=names[one], share=share, other=names[other], rest=rest)
    behind = [seat for seat in range(2) if seat not in ahead]
    if odds.situation.is_next_card and len(behind) == 1:
        seat = odds.seats[behind[0]]
        said = say_number_of_outs(names[behind[0]], seat.win, odds.boards)
        return with_splits(said, seat.win, seat.tie, odds.boards) if seat.tie else said
    return _say_both(odds, names)


def say_number_of_outs(name: str, count: int, unseen: int) -> Phrase:
    """Say how many outs a seat has: ``count`` of the ``unseen`` cards that can come."""
    templates = {
        0: QT_TRANSLATE_NOOP("analyser", "{seat} has no outs"),
        1: QT_TRANSLATE_NOOP("analyser", "{seat} has 1 out (1 of {unseen}, {percent})"),
    }
    many = QT_TRANSLATE_NOOP("analyser", "{seat} has {count} outs ({count} of {unseen}, {percent})")
    numbers = {"count": Numeral(count), "unseen": Numeral(unseen)}
    share = percent(count, unseen)
    return Phrase(templates.get(count, many), seat=name, percent=share, **numbers)


def with_splits(said: Phrase, count: int, level: int, unseen: int) -> Phrase:
    """Add to a sentence about a seat's outs how many other cards give the seat a split pot."""
    template = QT_TRANSLATE_NOOP("analyser", "{outs}, splits with {level} more ({percent})")
    if not count:
        template = QT_TRANSLATE_NOOP("analyser", "{outs}, splits with {level} cards ({percent})")
        if level == 1:
            template = QT_TRANSLATE_NOOP("analyser", "{outs}, splits with 1 card ({percent})")
    return Phrase(template, outs=said, level=Numeral(level), percent=percent(level, unseen))


def say_odds_on(odds: Odds) -> Phrase | None:
    """Say the odds between two seats in round numbers, the larger first: "about 9 to 2".

    None if there are not two seats, if their shares of the pot are about equal, or if one of the
    shares is 0.
    """
    if len(odds.seats) != 2:
        return None
    least, most = sorted(seat.share for seat in odds.seats)
    if not least:
        return None
    ratio = most / least
    rounded = ratio.limit_denominator(5 if ratio < 2 else 2 if ratio < 6 else 1)
    if rounded == 1:
        return None
    template = QT_TRANSLATE_NOOP("analyser", "about {most} to {least}")
    return Phrase(template, most=Numeral(rounded.numerator), least=Numeral(rounded.denominator))


class Figure(NamedTuple):
    """One exact count of a seat: its label, and the number of deals."""

    label: Phrase
    deals: int


def figures_of(odds: Odds, seat: int) -> tuple[Figure, ...]:
    """Return a seat's wins, ties and losses; scoops first and both halves if high and low share."""
    found = odds.seats[seat]
    if not isinstance(found, HighLowSeatOdds):
        return (
            Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Wins")), found.win),
            Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Ties")), found.tie),
            Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Loses")), found.lose),
        )
    game = odds.situation.game
    first, second = game.halves
    nobody = Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Nobody has a low")), found.no_low)
    return (
        Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Scoops")), found.scoop),
        *_figures_of_half(first, found.win, found.tie, found.lose),
        *_figures_of_half(second, found.low_win, found.low_tie, found.low_lose),
        *([nobody] if game.splits else []),
    )


def _figures_of_half(half: Phrase, win: int, tie: int, lose: int) -> tuple[Figure, ...]:
    return (
        Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Wins {half}"), half=half), win),
        Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Ties for {half}"), half=half), tie),
        Figure(Phrase(QT_TRANSLATE_NOOP("analyser", "Loses {half}"), half=half), lose),
    )


def category_phrase(name: str) -> Phrase:
    """Return the phrase for a key of ``SeatOdds.categories``."""
    return _CATEGORIES[name]


def say_counted(odds: Odds) -> Phrase:
    """Say how many deals were counted or, for an estimate, how many were drawn at random."""
    if not odds.exact:
        if odds.boards == 1:
            return Phrase(QT_TRANSLATE_NOOP("analyser", "Estimated from 1 deal drawn at random"))
        template = QT_TRANSLATE_NOOP("analyser", "Estimated from {deals} deals drawn at random")
        return Phrase(template, deals=Numeral(odds.boards))
    template = QT_TRANSLATE_NOOP("analyser", "Every deal counted: {deals}")
    return Phrase(template, deals=Numeral(odds.boards))


def text_of_odds(odds: Odds, names: Sequence[str], translated: Callable[[str], str] = str) -> str:
    """Write odds as plain text in columns, in the form that people paste into forums.

    ``translated`` puts a phrase into the reader's language. An unknown hand is written as ``??``,
    and a range in its notation. An estimate has only the shares, each with its standard error.
    """
    situation = odds.situation
    lines = [f"{translated(say_game(situation.game))}. {translated(say_counted(odds))}"]
    lines += map(translated, say_known_cards(situation.boards, situation.dead))
    heads = ["", Phrase(QT_TRANSLATE_NOOP("analyser", "equity")), *_heads(odds)]
    rows = [[translated(head) for head in heads]]
    for name, hand, missing, seat in zip(
        names, situation.hands, situation.to_seats, odds.seats, strict=True
    ):
        held = seat.range or format_cards([*hand, *[UNKNOWN] * missing])
        if not odds.exact:
            rows.append([f"{translated(name)}:", translated(say_part(seat)), f"{{ {held} }}"])
            continue
        cells = [f"{percent(count, odds.boards)} {count:,}" for count in _counts(seat)]
        rows.append([f"{translated(name)}:", say_share(seat.share), *cells, f"{{ {held} }}"])
    figures = range(1, len(rows[0]) - 1)
    return "\n".join([*lines, "", *aligned(rows, figures)]) + "\n"


def _heads(odds: Odds) -> list[Phrase]:
    heads = [
        Phrase(QT_TRANSLATE_NOOP("analyser", "win")),
        Phrase(QT_TRANSLATE_NOOP("analyser", "tie")),
    ]
    game = odds.situation.game
    if game.has_halves:
        low = (
            Phrase(QT_TRANSLATE_NOOP("analyser", "low win")),
            Phrase(QT_TRANSLATE_NOOP("analyser", "low tie")),
        )
        other = (
            Phrase(QT_TRANSLATE_NOOP("analyser", "2nd win")),
            Phrase(QT_TRANSLATE_NOOP("analyser", "2nd tie")),
        )
        heads += [
            *(low if game.splits else other),
            Phrase(QT_TRANSLATE_NOOP("analyser", "scoop")),
        ]
    heads = heads if odds.exact else []
    return [*heads, Phrase(QT_TRANSLATE_NOOP("analyser", "hand"))]


def _counts(seat: SeatOdds) -> tuple[int, ...]:
    if isinstance(seat, HighLowSeatOdds):
        return seat.win, seat.tie, seat.low_win, seat.low_tie, seat.scoop
    return seat.win, seat.tie


def aligned(rows: Sequence[Sequence[str]], right: Container[int] = ()) -> list[str]:
    """Write the rows of a table as lines of text; ``right``: the columns aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _say_favourite(odds: Odds, names: Sequence[str]) -> Phrase:
    best = max(seat.share for seat in odds.seats)
    seats = [at for at, seat in enumerate(odds.seats) if seat.share == best]
    if len(seats) > 1:
        template = QT_TRANSLATE_NOOP("analyser", "{seats} have {share} equity each")
        return Phrase(
            template, seats=listed([names[seat] for seat in seats]), share=say_share(best)
        )
    template = QT_TRANSLATE_NOOP("analyser", "{seat} has the most equity, {share}")
    return Phrase(template, seat=names[seats[0]], share=say_share(best))


def _say_both(odds: Odds, names: Sequence[str]) -> Phrase:
    one, other = _best_first(odds)
    ties = odds.seats[one].tie
    if ties == odds.boards:
        template = QT_TRANSLATE_NOOP("analyser", "{seats} tie in every deal")
        return Phrase(template, seats=listed([names[one], names[other]]))
    wins, other_wins = (percent(odds.seats[seat].win, odds.boards) for seat in (one, other))
    gaps = {"one": names[one], "wins": wins, "other": names[other], "other_wins": other_wins}
    if not ties:
        template = QT_TRANSLATE_NOOP("analyser", "{one} wins {wins}, {other} {other_wins}")
        return Phrase(template, **gaps)
    template = QT_TRANSLATE_NOOP("analyser", "{one} wins {wins}, {other} {other_wins}; ties {ties}")
    return Phrase(template, ties=percent(ties, odds.boards), **gaps)


def _hand_against_range(odds: Odds) -> int | None:
    """Return the known hand's seat if it faces a range on a full board with exact odds."""
    situation = odds.situation
    if len(odds.seats) != 2 or situation.to_board or not odds.exact or not situation.ranges:
        return None
    known = [at for at, hand in enumerate(situation.hands) if len(hand) == situation.game.dealt]
    return known[0] if known else None


def _say_beaten(odds: Odds, names: Sequence[str], hand: int) -> Phrase:
    """Say how much of the other seat's range the hand of seat ``hand`` beats and ties with."""
    seat = odds.seats[hand]
    gaps = {"seat": names[hand], "other": names[1 - hand], "wins": percent(seat.win, odds.boards)}
    if not seat.tie:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} beats {wins} of {other}'s range")
        return Phrase(template, **gaps)
    template = QT_TRANSLATE_NOOP(
        "analyser", "{seat} beats {wins} of {other}'s range, ties with {ties}"
    )
    return Phrase(template, ties=percent(seat.tie, odds.boards), **gaps)


def _best_first(odds: Odds) -> list[int]:
    """Return the numbers of the seats, sorted by their share of the pot, the largest first."""
    return sorted(range(len(odds.seats)), key=lambda seat: odds.seats[seat].share, reverse=True)
