"""Odds in words: each seat's chances as a sentence, as figures and as plain text to paste."""

from collections.abc import Callable, Container, Sequence
from typing import Final, NamedTuple

from analyser.poker.cards import UNKNOWN, format_cards
from analyser.poker.names import (
    BADUGI_LABELS,
    BADUGI_NAMES,
    CATEGORY_NAMES,
    ROYAL_FLUSH_NAME,
    listed,
)
from analyser.poker.odds.record import HighLowSeatOdds, Odds, SeatOdds
from analyser.poker.phrases import Numeral, Phrase, percent, say_share, sentences_beside
from analyser.poker.table.written_line import say_game, say_known_cards

_say: Final = sentences_beside(__file__)
_CATEGORIES = {str(name): name for name in (*CATEGORY_NAMES.values(), ROYAL_FLUSH_NAME)}
_CATEGORIES |= {str(name): BADUGI_LABELS[category] for category, name in BADUGI_NAMES.items()}


def say_part(seat: SeatOdds) -> Phrase:
    """Write a seat's share as a percentage, if estimated with its error: "22.00% ± 0.11"."""
    share = say_share(seat.share)
    if not seat.is_estimate:
        return share
    if seat.standard_error is None:
        return _say("unknown-error", share=share)
    error = Numeral(round(10_000 * seat.standard_error), decimals=2)
    return _say("error", share=share, error=error)


def say_equities(odds: Odds, names: Sequence[str], parts: Sequence[str] = ()) -> Phrase:
    """Write all shares, or ``parts``, given as text: "Equity: Seat A 82.22% and Seat B 17.78%"."""
    parts = parts or [say_part(seat) for seat in odds.seats]
    shares = [_say("seat", seat=name, share=part) for name, part in zip(names, parts, strict=True)]
    return _say("equity" if odds.exact else "estimated-equity", seats=listed(shares))


def say_beaten(odds: Odds, names: Sequence[str]) -> Phrase | None:
    """Say how much of a range the known hand against it beats on a full board, else None."""
    situation = odds.situation
    if len(odds.seats) != 2 or situation.to_board or not odds.exact or not situation.ranges:
        return None
    known = [at for at, hand in enumerate(situation.hands) if len(hand) == situation.game.dealt]
    if not known:
        return None
    hand = known[0]
    seat = odds.seats[hand]
    gaps = {"seat": names[hand], "other": names[1 - hand], "wins": percent(seat.win, odds.boards)}
    if not seat.tie:
        return _say("beats-range", **gaps)
    return _say("beats-and-ties", ties=percent(seat.tie, odds.boards), **gaps)


def say_odds_on(odds: Odds) -> Phrase | None:
    """Say the odds between two seats in round numbers, the larger first: "about 9 to 2".

    None unless there are two seats, both with a share of the pot, and these are not about equal.
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
    return _say("about", most=Numeral(rounded.numerator), least=Numeral(rounded.denominator))


class Figure(NamedTuple):
    """One exact count of a seat: its label, and the number of deals."""

    label: Phrase
    deals: int


def figures_of(odds: Odds, seat: int) -> tuple[Figure, ...]:
    """Return a seat's wins, ties and losses; scoops first and both halves if high and low share."""
    found, game = odds.seats[seat], odds.situation.game
    counts = found.win, found.tie, found.lose
    names = "wins", "ties", "loses"
    if not isinstance(found, HighLowSeatOdds):
        return tuple(map(Figure, map(_say, names), counts))
    figures = [Figure(_say("scoops"), found.scoop)]
    of_second = found.low_win, found.low_tie, found.low_lose
    for half, of_half in zip(game.halves, (counts, of_second), strict=True):
        said = [_say(f"{name}-half", half=half) for name in names]
        figures += map(Figure, said, of_half)
    return (*figures, *[Figure(_say("no-low"), found.no_low)] * game.splits)


def category_phrase(name: str) -> Phrase:
    """Return the phrase for a key of ``SeatOdds.categories``."""
    return _CATEGORIES[name]


def say_counted(odds: Odds) -> Phrase:
    """Say how many deals were counted or, for an estimate, how many were drawn at random."""
    if not odds.exact and odds.boards == 1:
        return _say("one-drawn")
    return _say("counted" if odds.exact else "drawn", deals=Numeral(odds.boards))


def text_of_odds(odds: Odds, names: Sequence[str], translated: Callable[[str], str] = str) -> str:
    """Write odds as plain text in columns, in the form that people paste into forums.

    ``translated`` puts a phrase into the reader's language. An unknown hand is written as ``??``,
    and a range in its notation. An estimate has only the shares, each with its standard error.
    """
    situation = odds.situation
    lines = [f"{translated(say_game(situation.game))}. {translated(say_counted(odds))}"]
    lines += map(translated, say_known_cards(situation.boards, situation.dead))
    heads = [_say(f"head-{name}") for name in ("equity", *_heads_after_equity(odds))]
    rows = [["", *map(translated, heads)]]
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


def _heads_after_equity(odds: Odds) -> list[str]:
    """Return the heads of the columns of ``text_of_odds`` behind the equity."""
    heads, game = ["win", "tie"], odds.situation.game
    if game.has_halves:
        other = ("low-win", "low-tie") if game.splits else ("2nd-win", "2nd-tie")
        heads += [*other, "scoop"]
    return [*(heads if odds.exact else []), "hand"]


def _counts(seat: SeatOdds) -> tuple[int, ...]:
    """Return a seat's wins and ties; in high-low games those of the low too, and its scoops."""
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
