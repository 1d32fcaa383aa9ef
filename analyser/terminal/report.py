"""Writes results as plain text for a terminal: aligned columns, no colours."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Any, Final

from analyser.api_records import Comparison, Deal, Deals
from analyser.poker.cards import UNKNOWN, Card, format_cards, ordinal
from analyser.poker.games.game_rules import AllGames
from analyser.poker.games.registry import find_game
from analyser.poker.made_hands.draws import Draw, say_draw
from analyser.poker.names import (
    SUITS_ASSUMED,
    board_title,
    hand_name,
    rank_name,
    seat_name,
    tie_breaker_name,
    tie_breaker_rank,
)
from analyser.poker.nuts.nuts import LowNuts, Nuts, best_on_boards
from analyser.poker.odds.odds_sentences import aligned, say_counted, say_part
from analyser.poker.odds.record import HandOdds, HighLowSeatOdds, Odds, StreetShares
from analyser.poker.phrases import percent
from analyser.poker.practice.quiz import Quiz, ask, boards_of
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.summary import RangeSummary, hands_making
from analyser.poker.ranking.badugi import category_of
from analyser.poker.records import Record
from analyser.poker.results.analysis import Analysis, Low, SortedHands
from analyser.poker.results.result_sentences import (
    high_stand_ins,
    low_stand_ins,
    say_hand,
    say_no_low,
    say_stand_ins,
)
from analyser.poker.results.shown import player_words
from analyser.poker.table.written_line import say_game
from analyser.terminal.output import shown

TextRow = tuple[str, ...]

SEATS_ABREAST: Final = 3
"""For how many seats the columns of exact counts fit side by side in eighty characters."""

HANDS_ABREAST: Final = 5
"""How many starting hands with their equities are written on one line."""

HANDS_WIDE: Final = 44
"""The most characters of a line of starting hands, to the right of the category they make."""

_COUNTS: Final = {3: "three", 4: "four", 5: "five"}

LONGEST_RANGE: Final = 24
"""The most characters of a range in a table."""


@singledispatch
def report(result: Any) -> str:
    """Write a verb's result as text: a record by its own function below, a saved file here."""
    return f"{shown(result.file)}: {result.extent}\n"


@report.register
def report_part(part: Record) -> str:
    """Write a record that is only a part of others, such as a seat's odds."""
    return f"{part!r}\n"


@report.register
def report_analysis(analysis: Analysis) -> str:
    """Write the analysis of one seat's cards; the second line names the hand."""
    rows: list[TextRow] = [("Cards", format_cards(analysis.cards))]
    made = player_words(analysis) if analysis.board else analysis.made
    if made is not None and made.lower() not in analysis.high.description.lower():
        rows.append(("Makes" if analysis.board else "Called", str(made)))
    rows += _draw_rows(analysis.draws or ())
    if analysis.second is None:
        rows += _high_rows(analysis) if analysis.played.high_counts else _low_rows(analysis)
    if analysis.runs is not None:
        return "\n".join([report_analysis(replace(run, runs=None)) for run in analysis.runs])
    title = _with_board(say_game(analysis.played), analysis.board)
    blocks = [title, say_hand(analysis), *_aligned(rows)]
    if not analysis.complete:
        cards = _COUNTS[analysis.played.hand]
        blocks += ["", f"A hand is {cards} cards; this is what there is so far."]
    elif analysis.second is not None:
        both = zip(analysis.played.halves, (analysis.alone, analysis.second), strict=True)
        for half, hand in both:
            rows = _high_rows(hand) if hand.played.high_counts else _low_rows(hand)
            blocks += ["", half.removeprefix("the ").capitalize(), *_aligned(rows)]
    elif analysis.lows is not None:
        names = [ordering.name for ordering in analysis.played.orderings]
        none = say_no_low(analysis)
        lows = [_low_row(name, analysis.lows[name], none) for name in names]
        blocks += ["", "Low hands", *_aligned(lows)]
    return _join_lines(blocks, analysis.suits)


@report.register
def report_comparison(comparison: Comparison) -> str:
    """Write each seat's hand, the winners, and why they win."""
    names = [seat_name(seat) for seat in range(len(comparison.seats))]
    answers: list[TextRow] = [("Verdict", comparison.said), ("Reason", comparison.reason.text)]
    if comparison.pot is not None:
        answers.append(("Pot", _say_shares(comparison.pot)))
    answers += _pot_rows(comparison)
    if comparison.call is not None:
        answers.append(("Bet", comparison.call.text))
    game = say_game(comparison.seats[0].played)
    if comparison.runs is None:
        lines = [_with_board(game, comparison.board)]
        lines += _aligned(_seat_rows(names, comparison.seats))
    else:
        lines = [game]
        for number, run in enumerate(comparison.runs, 1):
            lines += _on_board(number, names, run.seats)
            if run.pot is not None:
                answers.append((f"Board {number}", _say_shares(run.pot)))
    return _join_lines([*lines, "", *_aligned(answers, indent="")], comparison.suits)


@report.register
def report_quiz(quiz: Quiz) -> str:
    """Write the questions, their answers, and the options that ask the same questions again."""
    questions = tuple(quiz.questions)
    first = questions[0]
    lines = [f"{find_game(first.game).name}, level {first.level}", ""]
    for at, question in enumerate(questions, 1):
        seats = [(seat_name(at), format_cards(cards)) for at, cards in enumerate(question.seats)]
        rows = [(title, format_cards(board)) for title, board in boards_of(question)]
        lines += [f"{at}. {ask(question)}", *_aligned([*rows, *seats]), ""]
    answers = [f"{at:>3}. {question.text}" for at, question in enumerate(questions, 1)]
    again = f"--game {first.game} --level {first.level} --kind {first.kind} --seed {quiz.seed}"
    return _join_lines([*lines, "Answers", *answers, "", f"Again: {again}"])


def _pot_rows(comparison: Comparison) -> Iterator[TextRow]:
    """Yield a row for the main pot, for each side pot, and for uncalled chips that go back."""
    for number, pot in enumerate(comparison.pots or ()):
        name = f"Side pot {number}" if number else "Main pot"
        yield name, f"{pot.chips:,}: {_say_shares(pot.paid)}" if pot.chips else "no chips"
    if comparison.returned is not None and any(comparison.returned):
        yield "Goes back", f"{_say_shares(comparison.returned)}, which nobody called"


def _say_shares(chips: Sequence[int]) -> str:
    return ", ".join(f"{seat_name(seat)} {share:,}" for seat, share in enumerate(chips) if share)


@report.register
def report_games(every: AllGames) -> str:
    """Write a line for each game: its key and name, its cards, and what its pot is shared for."""
    rows: list[TextRow] = [
        ("Key", "Game", "Cards", "Board", "Uses", "Deck", "Best hand", "Other half")
    ]
    for game in every.games:
        least, most = game.uses
        used = str(most) if least == most else f"{least} to {most}"
        cards = str(game.dealt), str(game.board or "-"), used, str(game.deck)
        rows.append((game.key, game.name, *cards, game.high, game.low.replace("none", "-")))
    return _join_lines(aligned(rows, right=(2, 3, 5)))


@report.register
def report_odds(odds: Odds) -> str:
    """Write how often each seat wins, and how often it ends with each category."""
    situation, deals = odds.situation, odds.boards
    names = [seat_name(seat) for seat in range(len(odds.seats))]
    title = str(say_game(situation.game))
    for number, board in enumerate(situation.boards, 1):
        title = _with_board(title, board, number * bool(situation.more_boards))
    title = _with_dead(title, situation.dead)
    labels = [(f"  {name}", hand) for name, hand in zip(names, _hands(odds), strict=True)]
    lines = [title, _say_deals(odds), ""]
    plain = [(seat.win, seat.tie, seat.lose) for seat in odds.seats]
    heads = "Win", "Tie", "Lose"
    shares = [say_part(seat) for seat in odds.seats]
    high_low = [seat for seat in odds.seats if isinstance(seat, HighLowSeatOdds)]
    if not high_low:
        lines += _odds_table(("", "", "Equity"), heads, labels, plain, deals, shares)
    else:
        scoops = [(seat.scoop,) for seat in high_low]
        low_heads = (*heads, "No low")[: 4 if situation.game.splits else 3]
        counts = [(seat.low_win, seat.low_tie, seat.low_lose, seat.no_low) for seat in high_low]
        lows = [count[: len(low_heads)] for count in counts]
        lines += _odds_table(("The pot", "", "Equity"), ("Scoop",), labels, scoops, deals, shares)
        one, other = [half.removeprefix("the ").capitalize() for half in situation.game.halves]
        lines += ["", *_odds_table((one, ""), heads, labels, plain, deals)]
        lines += ["", *_odds_table((other, ""), low_heads, labels, lows, deals)]
    if odds.runs is not None:
        lines += ["", *_on_each_board(odds, names)]
    if odds.call is not None:
        lines += ["", odds.call.text]
    if odds.streets is not None:
        lines += ["", *_streets(odds.streets, names)]
    counted = [at for at, seat in enumerate(odds.seats) if seat.categories]
    for first in range(0, len(counted), SEATS_ABREAST):
        lines += ["", *_endings(odds, counted[first : first + SEATS_ABREAST])]
    for name, seat in zip(names, odds.seats, strict=True):
        if seat.hands is not None and odds.exact:  # estimates would need a standard error each
            lines += ["", f"{name}: {seat.combos:,} holdings", *_equities(seat.hands)]
    return _join_lines(lines, odds.suits)


def _on_each_board(odds: Odds, names: Sequence[str]) -> list[str]:
    """Write the equity of each seat on each board, and how often each wins all boards."""
    rows: list[TextRow] = [("Equity by board", *names)]
    for number, run in enumerate(odds.runs or (), 1):
        shares = [say_part(seat) for seat in run.seats]
        rows.append((f"  {number}: {format_cards(run.board) or 'no cards yet'}", *shares))
    if odds.scoops is not None:
        scoops = [f"{percent(count, odds.scoops.deals)} {count:,}" for count in odds.scoops.seats]
        rows.append((f"  all boards, of {odds.scoops.deals:,}", *scoops))
    return _aligned(rows, indent="")


def _streets(streets: Sequence[StreetShares], names: Sequence[str]) -> list[str]:
    """Write the equity of each seat on each street."""
    rows: list[TextRow] = [("Equity by street", *names)]
    for street in streets:
        shares = [f"{100 * equity:.2f}%" for equity in street.equity]
        rows.append((f"  {format_cards(street.board) or 'before the flop'}", *shares))
    return _aligned(rows, indent="")


def _hands(odds: Odds) -> list[str]:
    """Return each seat's cards or range as text; a long range is shortened."""
    hands = []
    situation = odds.situation
    for hand, missing, seat in zip(situation.hands, situation.to_seats, odds.seats, strict=True):
        cards = format_cards((*hand, *[UNKNOWN] * missing))
        hands.append(cards if seat.range is None else _cut_range(seat.range))
    return hands


def _cut_range(text: str) -> str:
    return text if len(text) <= LONGEST_RANGE else text[: LONGEST_RANGE - 2].rstrip(", ") + " …"


def _say_deals(odds: Odds) -> str:
    """Say how many deals were counted or drawn, and whether these are all possible deals."""
    if not odds.exact:
        estimated = f"{say_counted(odds)}, with seed {odds.seed}"
        if all(seat.standard_error is not None for seat in odds.seats):
            return estimated
        return f"{estimated}\n± ?: the error is unknown if a seat gets the same in every deal drawn"
    counted = f"All deals counted: {odds.boards:,}"
    if odds.scale is None or odds.scale == 1:
        return counted
    return f"{counted}, in units of 1/{odds.scale:,} for their weights"


def _equities(hands: Mapping[str, HandOdds]) -> list[str]:
    """Write the equity of each starting hand, the best first."""
    shares = [(hand, odds.equity) for hand, odds in hands.items() if odds.equity is not None]
    shares.sort(key=lambda share: -share[1])
    cells = [f"{hand:3} {100 * equity:6.2f}%" for hand, equity in shares]
    rows = [cells[at : at + HANDS_ABREAST] for at in range(0, len(cells), HANDS_ABREAST)]
    return [f"  {'   '.join(row)}" for row in rows]


def _endings(odds: Odds, seats: Sequence[int]) -> list[str]:
    """Write how often these seats end with each category that at least one of them makes."""
    categories = [odds.seats[seat].categories for seat in seats]
    counts = {(f"  {name}",): [each[name] for each in categories] for name in categories[0]}
    counts = {label: numbers for label, numbers in counts.items() if any(numbers)}
    heads = [seat_name(seat) for seat in seats]
    return _odds_table(("Ends with",), heads, list(counts), list(counts.values()), odds.boards)


@report.register
def report_range(summary: RangeSummary) -> str:
    """Write how many holdings a range has, and which categories they make on the board."""
    title = _with_dead(_with_board("Range", summary.board), summary.dead)
    rows: list[TextRow] = [
        ("Range", summary.range),
        ("Holdings", f"{summary.combos:,}, {summary.percent:.2f}% of those that are left"),
        ("Hands", f"{len(summary.hands):,} of 169"),
    ]
    lines = [title, *_aligned(rows)]
    if summary.categories is not None:
        whole = round(100 * summary.combos)
        lines += ["", "It makes"]
        rows = []
        for name, count in summary.categories.items():
            if not count:
                continue
            cells = name, percent(round(100 * count), whole), f"{count:,}"
            hands = hands_making(parse_range(summary.range), name, summary.board, summary.dead)
            first, *more = textwrap.wrap(str(hands), HANDS_WIDE)
            rows += [(*cells, first), *[("", "", "", line) for line in more]]
        lines += _aligned(rows)
    return _join_lines(lines)


@report.register
def report_nuts(nuts: Nuts) -> str:
    """Write the classes of hands on a board, the best first; the given hand's class is marked."""
    if nuts.runs is not None:
        each = [report_nuts(replace(run, runs=None)) for run in nuts.runs]
        return "\n".join([*each, _best_on_boards(nuts.runs)])
    title = _with_dead(_with_board(find_game(nuts.game).name, nuts.board), nuts.dead)
    lines = [title]
    if nuts.made is not None:
        hand = [("Hand", format_cards(nuts.cards)), ("Makes", str(nuts.made))]
        lines += _aligned([*hand, *_draw_rows(nuts.draws)])
    lines += ["", *_classes_table(nuts, f"Of {nuts.holdings:,} holdings")]
    if nuts.low is not None:
        lines += ["", *_classes_table(nuts.low, f"For the low; {nuts.low.none:,} have none")]
    return _join_lines(lines, nuts.suits)


def _best_on_boards(runs: Sequence[Nuts]) -> str:
    best = best_on_boards(runs)
    rows = [
        (board_title(at, len(runs)), f"{ordinal(made.place)} of {places:,}", made.description)
        for at, (made, places) in enumerate(zip(best.runs, best.places, strict=True))
    ]
    return _join_lines([f"Best hand on all boards: {format_cards(best.cards)}", *_aligned(rows)])


def _draw_rows(draws: Iterable[Draw]) -> Iterator[TextRow]:
    """Yield a row for each draw, with the cards that complete it."""
    said = [
        f"{say_draw(draw)}, {len(draw.cards)} cards: {format_cards(draw.cards)}"
        if draw.cards is not None
        else str(say_draw(draw))
        for draw in draws
    ]
    return _rows_under_title("Draw", said)


def _classes_table(half: Nuts | LowNuts, title: str) -> list[str]:
    if half.better is not None:
        title = f"{title}: {half.better:,} better, {half.equal:,} equal, {half.worse:,} worse"
    rows: list[TextRow] = []
    for one in half.classes:
        mark = "->" if one.place == half.place else ""
        hands = _cut_range(one.range)
        rows.append((mark, f"{one.place:,}", one.description, f"{one.combos:,}", hands))
    return [title, *(_aligned(rows) if rows else [])]


@report.register
def report_all_deals(deals: Deals) -> str:
    """Write all deals at once."""
    return "".join(report_deals(deals.seed, deals))


def report_deals(seed: int, deals: Iterable[Deal]) -> Iterator[str]:
    """Yield the text of each deal, with each seat's hand; then a line with the seed."""
    for number, deal in enumerate(deals, 1):
        names = [seat_name(seat) for seat in range(len(deal.seats))]
        if deal.boards is None:
            lines = [_with_board(f"Deal {number}", deal.board)]
            lines += _aligned(_seat_rows(names, deal.seats))
        else:
            lines = [f"Deal {number}"]
            runs = zip(*[seat.runs or () for seat in deal.seats], strict=True)
            for at, seats in enumerate(runs, 1):
                lines += _on_board(at, names, seats)
        yield _join_lines([*lines, ""])
    yield _join_lines([f"Seed {seed}: --seed {seed} deals the same cards again."])


@report.register
def report_sorted(hands: SortedHands) -> str:
    """Write hands in order, best first, each with its place and its number in the input."""
    first = hands.hands[0]
    names = [hand_name(number + 1) for number in hands.order]
    seats = _seat_rows(names, [hands.hands[number] for number in hands.order])
    places = [f"{hands.grade[number]:,}" for number in hands.order]
    rows = [(place, *row) for place, row in zip(places, seats, strict=True)]
    title = _with_board(say_game(first.played), first.board)
    return _join_lines([title, *_aligned(rows)], hands.suits)


def _high_rows(analysis: Analysis) -> list[TextRow]:
    high = analysis.high
    label = "Plays" if analysis.played.one_of_each else "Best five"
    rows = _best_rows(high.all, label) if analysis.complete else []
    wild = [
        f"{wild} is a fifth {rank_name(card.rank)}" if fifth else f"{wild} stands for {card}"
        for wild, card, fifth in high_stand_ins(analysis)
    ]
    category = category_of(high.rank)
    breakers = [
        f"{tie_breaker_name(category, at)}: {tie_breaker_rank(category, at, rank)}"
        for at, rank in enumerate(high.rank[1:], 1)
    ]
    rows += [*_rows_under_title("Wild cards", wild), *_rows_under_title("Tie-breakers", breakers)]
    if high.class_ is not None and high.classes is not None:
        rows.append(("Place", f"{ordinal(high.class_)} of {high.classes:,} different hands"))
        counts = f"{high.better:,} better, {high.equal:,} equal, {high.worse:,} worse"
        rows.append((f"{_COUNTS[analysis.played.hand].capitalize()}-card hands", counts))
    return rows


def _low_rows(analysis: Analysis) -> list[TextRow]:
    """Return the rows on the low hand in games for low only; [] with fewer than five cards."""
    ordering = analysis.played.low
    if ordering is None or analysis.lows is None:
        return []
    low = analysis.lows[ordering.name]
    assert low.all is not None  # a low can only be missing in games with a qualifier
    place = f"{ordinal(low.class_ or 0)} of {low.classes:,} different lows"
    wild = [("Wild cards", f"{card} stands for {rank}") for card, rank in low_stand_ins(analysis)]
    as_high = ("As a high hand", analysis.high.description)
    return [*_best_rows(low.all), *wild, ("Place", place), as_high]


def _best_rows(best: Sequence[Sequence[Card]], label: str = "Best five") -> list[TextRow]:
    first, *others = map(format_cards, best)
    return [(label, first), *_rows_under_title("as good", others)]


def _rows_under_title(title: str, texts: Iterable[str]) -> Iterator[TextRow]:
    """Yield a row for each text, with the title before the first."""
    for at, text in enumerate(texts):
        yield "" if at else title, text


def _low_row(ordering: str, low: Low, if_none: str) -> TextRow:
    if low.best is None or low.description is None or low.choices is None:
        return ordering, if_none
    choices = "" if low.choices == 1 else f"{low.choices} equal choices"
    place = f"class {low.class_:,} of {low.classes:,}"
    return ordering, low.description, format_cards(low.best), place, choices


def _seat_rows(names: Sequence[str], seats: Sequence[Analysis]) -> list[TextRow]:
    return [
        (name, format_cards(seat.cards), say_hand(seat), *_cards_in_use(seat), *_say_wild(seat))
        for name, seat in zip(names, seats, strict=True)
    ]


def _on_board(number: int, names: Sequence[str], seats: Sequence[Analysis]) -> list[str]:
    """Write the hands on one of several boards."""
    return [f"Board {number}: {format_cards(seats[0].board)}", *_aligned(_seat_rows(names, seats))]


def _cards_in_use(seat: Analysis) -> Iterator[str]:
    """Yield as text the cards of the best high, of the best low, or of both, as the game has them.

    The text is "" if no low qualifies. Yield nothing if there is no board and all of the seat's
    cards play; nor, except in badugi, if there are fewer than five cards.
    """
    if seat.second is not None:
        yield from _cards_in_use(seat.alone)
        yield from _cards_in_use(seat.second)
        return
    if seat.played.one_of_each and len(seat.high.best) < len(seat.cards):
        yield format_cards(seat.high.best)
    if seat.lows is None or not (len(seat.cards) + len(seat.board) > 5 or seat.board):
        return
    if seat.played.high_counts:
        yield format_cards(seat.high.best)
    if seat.played.low is not None:
        yield format_cards(seat.lows[seat.played.low.name].best or ())


def _say_wild(seat: Analysis) -> Iterator[str]:
    if (stand_ins := say_stand_ins(seat)) is not None:
        yield str(stand_ins)


def _with_board(title: str, board: Sequence[Card], number: int = 0) -> str:
    """Add the board to a title; ``number``: which of several it is, 0 for the only one."""
    if number:
        return f"{title}, board {number}: {format_cards(board) or 'none yet'}"
    return f"{title}, board {format_cards(board)}" if board else title


def _with_dead(title: str, dead: Sequence[Card]) -> str:
    return f"{title}, dead {format_cards(dead)}" if dead else title


def _aligned(rows: Iterable[TextRow], indent: str = "  ") -> list[str]:
    """Write rows, one or more, in columns two spaces apart; rows may differ in length."""
    rows = list(rows)
    columns = max(map(len, rows))
    full = [row + ("",) * (columns - len(row)) for row in rows]
    return [(indent + line).rstrip() for line in aligned(full)]


def _odds_table(
    start: TextRow,
    heads: Sequence[str],
    labels: Sequence[TextRow],
    counts: Sequence[Sequence[int]],
    deals: int,
    shares: Sequence[str] = (),
) -> list[str]:
    """Write counts in titled columns, each count after its percentage of ``deals``.

    ``start``: the titles of the columns of ``labels`` and, if given, of ``shares``, which come
    before the counts; ``heads``: those of the counts.
    """
    rows = [(*start, *[part for head in heads for part in (head, "")])]
    for row, (label, numbers) in enumerate(zip(labels, counts, strict=True)):
        cells = [part for number in numbers for part in (percent(number, deals), f"{number:,}")]
        rows.append((*label, *shares[row : row + 1], *cells))
    return aligned(rows, range(len(labels[0]), len(rows[0])))


def _join_lines(lines: Iterable[str], suits: str | None = None) -> str:
    """Join lines, and say below them if suits were chosen because none were given."""
    lines = [*lines, "", SUITS_ASSUMED] if suits else lines
    return "\n".join(lines) + "\n"
