"""Results as plain text for people at a terminal: aligned columns, no colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from analyser.api import Comparison, Deals
from analyser.poker.cards import UNKNOWN, Card, format_cards
from analyser.poker.games.registry import find_game
from analyser.poker.names import hand_name, rank_names, seat_name, tie_breaker_name
from analyser.poker.odds.odds import HighLowSeatOdds, Odds
from analyser.poker.odds.wording import percent, say_share
from analyser.poker.ranking.badugi import category_of
from analyser.poker.results.analysis import Analysis, High, Low
from analyser.poker.results.sorting import SortedHands
from analyser.poker.results.wording import say_hand, say_verdict

Row = tuple[str, ...]

SEATS_ABREAST: Final = 3
"""How many seats' columns of exact counts stand beside one another in eighty characters."""


def report_analysis(analysis: Analysis) -> str:
    """Say everything about one seat's cards, the answer first."""
    rows: list[Row] = [("Cards", format_cards(analysis.cards))]
    if analysis.board:
        rows.append(("Board", format_cards(analysis.board)))
    rows += _high_rows(analysis) if analysis.rules.high_counts else _low_rows(analysis)
    blocks = [say_hand(analysis), *_aligned(rows)]
    if not analysis.complete:
        cards = {4: "four", 5: "five"}[analysis.rules.hand]
        blocks += ["", f"A hand is {cards} cards; this is what there is so far."]
    elif analysis.lows is not None:
        blocks += ["", "Low hands", *_aligned(_low_row(*item) for item in analysis.lows.items())]
    return _lines(blocks)


def report_comparison(comparison: Comparison) -> str:
    """Say what each seat has, who wins, and why."""
    game = find_game(comparison.game)
    names = [seat_name(seat) for seat in range(len(comparison.seats))]
    answers: list[Row] = [
        ("Verdict", say_verdict(comparison.verdict, names)),
        ("Reason", comparison.reason.text),
    ]
    if comparison.pot is not None:
        chips = zip(names, comparison.pot, strict=True)
        answers.append(("Pot", ", ".join(f"{name} {share:,}" for name, share in chips if share)))
    return _lines(
        [
            _with_board(game.name, comparison.board),
            *_aligned(_seat_rows(names, comparison.seats)),
            "",
            *_aligned(answers, indent=""),
        ]
    )


def report_odds(odds: Odds) -> str:
    """Say how often each seat wins, and what it ends up with: percentages and exact counts."""
    situation, deals = odds.situation, odds.boards
    names = [seat_name(seat) for seat in range(len(odds.seats))]
    title = _with_board(situation.game.name, situation.board)
    if situation.dead:
        title += f", dead {format_cards(situation.dead)}"
    hands = [
        format_cards((*hand, *[UNKNOWN] * missing))
        for hand, missing in zip(situation.hands, situation.to_seats, strict=True)
    ]
    labels = [(f"  {name}", hand) for name, hand in zip(names, hands, strict=True)]
    lines = [title, f"All deals counted: {deals:,}", ""]
    plain = [(seat.win, seat.tie, seat.lose) for seat in odds.seats]
    shares = [say_share(seat.share) for seat in odds.seats]
    high_low = [seat for seat in odds.seats if isinstance(seat, HighLowSeatOdds)]
    if not high_low:
        lines += _odds_table(
            ("", "", "Equity"), ("Win", "Tie", "Lose"), labels, plain, deals, shares
        )
    else:
        scoops = [(seat.scoop,) for seat in high_low]
        lows = [(seat.low_win, seat.low_tie, seat.low_lose, seat.no_low) for seat in high_low]
        lines += _odds_table(("The pot", "", "Equity"), ("Scoop",), labels, scoops, deals, shares)
        lines.append("")
        lines += _odds_table(("High", ""), ("Win", "Tie", "Lose"), labels, plain, deals)
        lines.append("")
        lines += _odds_table(("Low", ""), ("Win", "Tie", "Lose", "No low"), labels, lows, deals)
    for first in range(0, len(names), SEATS_ABREAST):
        lines += ["", *_endings(odds, range(first, min(first + SEATS_ABREAST, len(names))))]
    return _lines(lines)


def _endings(odds: Odds, seats: Sequence[int]) -> list[str]:
    """Write how often some seats end up with each of the categories that any of them makes."""
    made = [odds.seats[seat].categories for seat in seats]
    counts = {(f"  {name}",): [each[name] for each in made] for name in made[0]}
    counts = {label: numbers for label, numbers in counts.items() if any(numbers)}
    heads = [seat_name(seat) for seat in seats]
    return _odds_table(("Ends with",), heads, list(counts), list(counts.values()), odds.boards)


def report_deals(deals: Deals) -> str:
    """Show each deal with what every seat has, and the seed that repeats it."""
    lines: list[str] = []
    for number, deal in enumerate(deals.deals, 1):
        names = [seat_name(seat) for seat in range(len(deal.seats))]
        lines.append(_with_board(f"Deal {number}", deal.board))
        lines += _aligned(_seat_rows(names, deal.seats))
        lines.append("")
    lines.append(f"Seed {deals.seed}: --seed {deals.seed} deals the same cards again.")
    return _lines(lines)


def report_sorted(hands: SortedHands) -> str:
    """Show hands in order, best first, each with its place and the number it was given in."""
    first = hands.hands[0]
    names = [hand_name(number + 1) for number in hands.order]
    seats = _seat_rows(names, [hands.hands[number] for number in hands.order])
    places = [f"{hands.grade[number]:,}" for number in hands.order]
    rows = [(place, *row) for place, row in zip(places, seats, strict=True)]
    return _lines([_with_board(find_game(first.game).name, first.board), *_aligned(rows)])


def _high_rows(analysis: Analysis) -> list[Row]:
    high = analysis.high
    label = "Plays" if analysis.rules.one_of_each else "Best five"
    rows = _best_rows(high.all, label) if analysis.complete else []
    rows += [
        ("Wild cards" if at == 0 else "", f"{card} stands for {stand}")
        for at, (card, stand) in enumerate(high.wild.items())
    ]
    rows += _tie_breaker_rows(high)
    if high.class_ is not None and high.classes is not None:
        rows.append(("Class", f"{high.class_:,} of {high.classes:,}, 1 being the best"))
        counts = f"{high.better:,} better, {high.equal:,} equal, {high.worse:,} worse"
        of_cards = {4: "Four-card hands", 5: "Five-card hands"}[analysis.rules.hand]
        rows.append((of_cards, counts))
    return rows


def _low_rows(analysis: Analysis) -> list[Row]:
    """Say what there is to say where the low hand alone counts."""
    ordering = analysis.rules.low
    if ordering is None or analysis.lows is None:
        return []
    low = analysis.lows[ordering.name]
    assert low.all is not None  # only a qualifier, which these games do not have, rules a low out
    place = f"{low.class_:,} of {low.classes:,}, 1 being the best"
    return [*_best_rows(low.all), ("Class", place), ("As a high hand", analysis.high.description)]


def _best_rows(every: Sequence[Sequence[Card]], label: str = "Best five") -> list[Row]:
    first, *others = every
    return [
        (label, format_cards(first)),
        *[("as good" if other is others[0] else "", format_cards(other)) for other in others],
    ]


def _tie_breaker_rows(high: High) -> list[Row]:
    category = category_of(high.rank)
    return [
        (
            "Tie-breakers" if position == 1 else "",
            f"{tie_breaker_name(category, position)}: {rank}",
        )
        for position, rank in enumerate(rank_names(high.rank[1:]), 1)
    ]


def _low_row(ordering: str, low: Low) -> Row:
    if low.best is None or low.description is None or low.choices is None:
        return ordering, "no low"
    choices = "" if low.choices == 1 else f"{low.choices} equal choices"
    place = f"class {low.class_:,} of {low.classes:,}"
    return ordering, low.description, format_cards(low.best), place, choices


def _seat_rows(names: Sequence[str], seats: Sequence[Analysis]) -> list[Row]:
    return [
        (name, format_cards(seat.cards), say_hand(seat), *_cards_in_use(seat))
        for name, seat in zip(names, seats, strict=True)
    ]


def _cards_in_use(seat: Analysis) -> Iterator[str]:
    """Write the best five, high and low, where they are not simply the seat's own cards."""
    if seat.rules.one_of_each and len(seat.high.best) < len(seat.cards):
        yield format_cards(seat.high.best)
    if seat.lows is None or not (len(seat.cards) + len(seat.board) > 5 or seat.board):
        return
    if seat.rules.high_counts:
        yield format_cards(seat.high.best)
    if seat.rules.low is not None:
        yield format_cards(seat.lows[seat.rules.low.name].best or ())


def _with_board(title: str, board: Sequence[Card]) -> str:
    return f"{title}, board {format_cards(board)}" if board else title


def _aligned(rows: Iterable[Row], indent: str = "  ") -> list[str]:
    """Write rows in columns as wide as their widest cell, two spaces apart."""
    rows = list(rows)
    columns = max(map(len, rows))
    full = [row + ("",) * (columns - len(row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*full, strict=True)]
    return [(indent + "  ".join(map(str.ljust, row, widths))).rstrip() for row in full]


def _odds_table(
    start: Row,
    heads: Sequence[str],
    labels: Sequence[Row],
    counts: Sequence[Sequence[int]],
    deals: int,
    shares: Sequence[str] = (),
) -> list[str]:
    """Write counts out of ``deals``, each after its percentage, in columns under their heads.

    ``start``: the heads of the columns of labels, and of the shares where there are any.
    """
    rows = [(*start, *[part for head in heads for part in (head, "")])]
    for row, (label, numbers) in enumerate(zip(labels, counts, strict=True)):
        cells = [part for number in numbers for part in (percent(number, deals), f"{number:,}")]
        rows.append((*label, *shares[row : row + 1], *cells))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = len(labels[0])
    return [
        "  ".join(
            cell.ljust(width) if at < left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"
