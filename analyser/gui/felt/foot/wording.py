"""Words for the chances and for what lies below the verdict: the bar of shares and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from analyser.gui.felt.content import BarContent, FootContent, FootLine, Share, StreetContent
from analyser.gui.look.translation import capital, translate, translated
from analyser.poker.hints.outs import find_outs, say_outs, say_what_outs_make
from analyser.poker.names import seat_letter
from analyser.poker.odds.wording import say_chances, say_part, say_seat, say_share
from analyser.poker.results.outcome import Outcome
from analyser.poker.results.side_pots import say_pots
from analyser.poker.table.table import Table

if TYPE_CHECKING:  # loaded by the first count
    from fractions import Fraction

    from analyser.gui.state.live_odds import CurrentOdds
    from analyser.poker.odds.record import Odds


def bar_of(outcome: Outcome, standing: CurrentOdds, is_hidden: bool) -> BarContent:
    """Return the bar's content: every seat's share, or why there are no odds, or the progress.

    While the answers are hidden, only the progress is shown, so that an estimate can be stopped.
    """
    odds = standing.odds
    bar = BarContent(progress=standing.share, can_estimate=standing.may_be_estimated)
    if is_hidden:
        return bar if standing.share is not None else BarContent()
    if odds is None or not standing.is_open:
        return bar._replace(refusal=standing.refusal)
    shares, sentences = [], []
    for at, seat in enumerate(standing.seats):
        # Each seat has its figure below its cards, so the bar says only whose each part is.
        texts = translated(outcome.names[seat]), seat_letter(seat)
        shares.append(Share(odds.seats[at].equity, texts, seat))
        sentence = translate("Felt", "{seat}: {figures}")
        figures = translated(say_seat(odds, at))
        sentences.append(sentence.format(seat=translated(outcome.names[seat]), figures=figures))
    return bar._replace(shares=tuple(shares), sentences=tuple(sentences))


Streets = tuple[Sequence[Table], Sequence[tuple["Fraction", ...]]]
"""The table on each street of a hand, and the seats' shares there; empty until all are counted."""


def foot_of(table: Table, outcome: Outcome, standing: CurrentOdds, streets: Streets) -> FootContent:
    """Return what lies below the bar: sentences, and the streets of the graph of shares."""
    if len(table.seats) == 1:
        return FootContent()
    lines = []
    if outcome.side_pots is not None:
        final = outcome.verdict is not None and outcome.verdict.final
        pots = say_pots(outcome.side_pots, outcome.names, final)
        lines += [FootLine(translated(pot), is_first=not at) for at, pot in enumerate(pots)]
    if standing.call is not None and standing.is_open:
        from analyser.poker.odds.call import say_call  # loaded with the odds

        call = standing.call
        said = translated(say_call(call, seat_letter(call.facing.caller)))
        lines.append(FootLine(said))
    found = find_outs(table)
    # Beside seats with outs the others have nothing to add: their shares are below their cards.
    having = [outs for outs in found if outs.cards or outs.level]
    for at, outs in enumerate(having or found):
        make = say_what_outs_make(outs)
        more = "" if make is None else capital(translated(make))
        said = translated(say_outs(outs, outcome.names, standing.exact))
        lines.append(FootLine(said, more, is_first=not at))
    return FootContent(tuple(lines), _streets(table, outcome, *streets))


def _streets(
    table: Table, outcome: Outcome, tables: Sequence[Table], every: Sequence[tuple[Fraction, ...]]
) -> tuple[StreetContent, ...]:
    """Return the graph's streets; an empty tuple until the shares on all streets are known.

    ``tables``: the table on each street; ``every``: the shares of all seats on each street.
    """
    names = (
        translate("Felt", "Before"),
        translate("Felt", "Flop"),
        translate("Felt", "Turn"),
        translate("Felt", "River"),
    )
    seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    found = []
    for name, street, shares in zip(names, tables, every, strict=False):
        figures = [translated(say_share(share)) for share in shares]
        spoken = [
            f"{translated(outcome.names[seat])} {figure}"
            for seat, figure in zip(seats, figures, strict=True)
        ]
        points = zip(seats, map(float, shares), figures, strict=True)
        text = translate("Felt", "{street}: {shares}").format(street=name, shares=", ".join(spoken))
        now = len(street.board) == len(table.board)
        found.append(StreetContent(name, tuple(points), text, now))
    return tuple(found)


def is_news(odds: Odds) -> bool:
    """Whether the chances say more than the bar.

    They do if exactly one card is to come, if they are an estimate, or if a seat has a range and
    the board is complete.
    """
    situation = odds.situation
    at_the_end = not situation.to_board and bool(situation.ranges)
    return situation.is_next_card or not odds.exact or at_the_end


def say_all_chances(outcome: Outcome, standing: CurrentOdds) -> str:
    """Say how often each seat wins in the end; "" if that is not known or already decided."""
    if standing.odds is None:
        return ""
    winners = () if outcome.verdict is None else outcome.verdict.winners
    names = [outcome.names[seat] for seat in standing.seats]
    ahead = [at for at, seat in enumerate(standing.seats) if seat in winners]
    chances = say_chances(standing.odds, names, ahead)
    if chances is None or standing.odds.exact:
        return "" if chances is None else translated(chances)
    text = translate("Felt", "{estimated}; rarely off by more than twice the ±")
    return text.format(estimated=translated(chances))


def say_chances_aloud(outcome: Outcome, standing: CurrentOdds, chances: str) -> str:
    """Return the chances as a screen reader announces them.

    For exact odds of two seats, this is ``chances``, the usual text. For exact odds of more seats,
    it is every seat's share. For an estimate, it is both, the shares first.
    """
    odds = standing.odds
    if odds is None or not chances or (odds.exact and len(odds.seats) <= 2):
        return chances
    text = translate("Felt", "{seat} {share}")
    shares = [
        text.format(seat=outcome.names[seat], share=translated(say_part(each)))
        for seat, each in zip(standing.seats, odds.seats, strict=True)
    ]
    return "; ".join([", ".join(shares), *([] if odds.exact else [chances])])
