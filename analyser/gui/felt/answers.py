"""The answers on the felt: tells seats, board and verdict what to show of the table's outcome."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal

from analyser.gui.felt.slots import Part, SlotRow
from analyser.gui.felt.strips import Ahead, BoardStrip, SeatStrip
from analyser.gui.felt.verdict import VerdictView
from analyser.gui.look.announce import announce
from analyser.gui.look.translation import number, translated
from analyser.gui.range_editor.range_face import say_how_many, say_how_much
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.poker.cards import Card
from analyser.poker.names import rank_row
from analyser.poker.phrases import Phrase
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.outcome import Outcome, answer_of, reason_between
from analyser.poker.results.shown import playing_cards, side_low, split_low
from analyser.poker.results.wording import say_better_than, say_in_short, say_stand_ins


class Answers(QObject):
    """Shows the outcome of a document's table at its seats, on its board and in the verdict.

    Signals:
        changed: what is shown has changed.
    """

    changed = Signal()

    def __init__(
        self, document: Document, odds: LiveOdds, verdict: VerdictView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._odds = odds
        self.verdict = verdict
        self._seats: Sequence[SeatStrip] = ()
        self._board: BoardStrip | None = None
        self._looked_at: int | None = None
        self._announced = ""
        verdict.reveal_asked.connect(document.reveal.show_answers)
        document.reveal.changed.connect(self.follow)
        verdict.bar.cancelled.connect(odds.cancel)
        verdict.bar.estimate_asked.connect(odds.estimate)
        odds.changed.connect(self._follow_odds)

    def set_places(self, seats: Sequence[SeatStrip], board: BoardStrip | None) -> None:
        """Show the answers at these places from now on."""
        self._seats, self._board = seats, board
        self._looked_at = None
        for seat in seats:
            seat.looked_at.connect(lambda here, strip=seat: self._look_at(strip, here))

    def follow(self) -> None:
        """Show the outcome of the table as it is."""
        outcome = self._document.outcome
        for strip in self._seats:
            if self._document.reveal.hidden:
                strip.show_tag("", None)
                strip.answer.show_nothing(translated(outcome.names[strip.place]), "")
            else:
                self._show_seat(strip, outcome)
        self._follow_odds()
        self._show_parts()
        self.changed.emit()

    def _follow_odds(self) -> None:
        outcome = self._document.outcome
        self._show_shares(outcome)
        if self._document.reveal.hidden:
            self.verdict.hide_verdict()
        elif len(outcome.hands) == 1:
            self._show_alone(outcome)
        else:
            self.verdict.follow(outcome, self._between(outcome), self._odds.standing)

    def _between(self, outcome: Outcome) -> Phrase | None:
        """Say what decides between the winner and the seat that is looked at."""
        if outcome.verdict is None or len(outcome.hands) < 3 or self._looked_at is None:
            return None
        seat, winners = self._looked_at, outcome.verdict.winners
        if seat in winners or outcome.hands[seat] is None or not winners:
            return None
        return reason_between(self._document.table.game, outcome, (winners[0], seat))

    # One seat at a time ---------------------------------------------------------------------

    def _show_seat(self, strip: SeatStrip, outcome: Outcome) -> None:
        seat = strip.place
        name, hand = translated(outcome.names[seat]), outcome.hands[seat]
        tag = self._tag(outcome, seat)
        strip.show_tag(tag, _ahead(outcome, seat))
        answer = strip.answer
        held = outcome.ranges[seat]
        if held is not None:
            answer.show_nothing(name, say_how_much(held), brief=say_how_many(held))
        elif outcome.is_unknown(seat):
            answer.show_nothing(name, self.tr("Unknown cards"))
        elif hand is None:
            answer.show_nothing(name, self.tr("No cards yet") if len(outcome.hands) > 1 else "")
        else:
            made = answer_of(hand)
            brief = translated(say_in_short(hand))
            brief = brief[0].upper() + brief[1:]
            low, low_cards = self._low(hand)
            answer.show_hand(name, translated(made.description), brief, low)
            complete = hand.complete
            plays = self.tr("Cards that play") if hand.played.one_of_each else self.tr("Best five")
            answer.best.show_made(made.best if complete else (), plays)
            answer.best_low.show_made(low_cards, self.tr("Best low"))
            verdict = outcome.verdict
            split = verdict is not None and bool(verdict.low_winners)
            answer.best.mark(split and verdict is not None and seat in verdict.winners)
            answer.best_low.mark(split and verdict is not None and seat in verdict.low_winners)

    def _low(self, hand: Analysis) -> tuple[str, tuple[Card, ...]]:
        """Return a seat's low in words and its cards, in games where it counts beside the high."""
        low = split_low(hand)
        if low is None:
            return "", ()
        if low.best is None:
            return self.tr("No low"), ()
        return self.tr("Low {ranks}").format(ranks=low.description), low.best

    def _show_shares(self, outcome: Outcome) -> None:
        standing = self._odds.standing
        shares: dict[int, tuple[str, str]] = {}
        if standing.odds is not None and standing.is_open and not self._document.reveal.hidden:
            from analyser.poker.odds.wording import say_part, say_seat

            for at, seat in enumerate(standing.seats):
                figure = translated(say_part(standing.odds.seats[at]))
                shares[seat] = figure, translated(say_seat(standing.odds, at))
        for strip in self._seats:
            strip.answer.show_share(*shares.get(strip.place, ("", "")))

    def _show_alone(self, outcome: Outcome) -> None:
        """Show in the middle of the felt what the only seat has."""
        hand, held = outcome.hands[0], outcome.ranges[0]
        if held is not None:
            self.verdict.show_hand(self.tr("A range of hands"), say_how_much(held), "", (), "")
            return
        if outcome.is_unknown(0):
            self.verdict.show_hand(
                self.tr("Unknown cards"), self.tr("Any of the cards that are left."), "", (), ""
            )
            return
        if hand is None:
            self.verdict.show_hand("", self._how_many(), "", (), "")
            return
        answer = answer_of(hand)
        reason, facts = self._facts(hand, answer.is_high)
        low, word = self._alone_low(hand)
        self.verdict.show_hand(translated(answer.description), reason, facts, low, word)
        text = translated(answer.description)
        if text != self._announced:
            self._announced = text
            announce(self.verdict, text)

    def _facts(self, hand: Analysis, is_high: bool) -> tuple[str, str]:
        """Return how good a hand is, in words, and what breaks ties."""
        ranks = rank_row(hand.high.rank[1:])
        ties = self.tr("Tie-breakers: {ranks}").format(ranks=ranks) if is_high and ranks else ""
        stand_ins = say_stand_ins(hand)
        if stand_ins is not None:
            ties = f"{translated(stand_ins)}   {ties}"
        if not hand.complete and hand.played.one_of_each:
            return self.tr("so far; four cards make a hand"), ties
        if not hand.complete:
            return self.tr("so far; five cards make a hand"), ties
        better = say_better_than(hand)
        return translated(better) if better is not None else "", ties

    def _alone_low(self, hand: Analysis) -> tuple[tuple[Card, ...], str]:
        """Return the low to draw beside the high hand of the only seat, and its name."""
        side = side_low(hand)
        if side is None or side.low.best is None:
            return (), ""
        text = self.tr("Best low {ranks}")
        if side.qualifies:
            text = self.tr("Best low {ranks}, eight or better")
        return side.low.best, text.format(ranks=side.low.description)

    def _how_many(self) -> str:
        """Say how many cards a single seat takes."""
        game = self._document.table.game
        if game.board:
            return self.tr("{count} cards, and the board makes the hand.").format(count=game.dealt)
        if game.most == game.dealt:
            return self.tr("{count} cards make the hand.").format(count=game.dealt)
        text = self.tr("One card to {most}; five or more make a hand.")
        return text.format(most=game.most)

    def _tag(self, outcome: Outcome, seat: int) -> str:
        """Say in a word or two what a seat wins, and how many chips that is."""
        tag = self.short_tag(outcome, seat)
        if not tag or outcome.pot is None:
            return tag
        text = self.tr("{result}: {chips} chips")
        return text.format(result=tag, chips=number(outcome.pot[seat]))

    def short_tag(self, outcome: Outcome, seat: int) -> str:
        """Say in a word or two what a seat wins; nothing where it wins nothing."""
        verdict = outcome.verdict
        if verdict is None:
            return ""
        high, low = seat in verdict.winners, seat in verdict.low_winners
        if not high and not low:
            return ""
        shared = (high and len(verdict.winners) > 1) or (low and len(verdict.low_winners) > 1)
        if not verdict.low_winners:
            words = self.tr("Ties"), self.tr("Wins"), self.tr("Leads")
        elif high and low:
            words = self.tr("High and low"), self.tr("Wins both"), self.tr("Leads both")
        elif high:
            words = self.tr("Ties high"), self.tr("Wins high"), self.tr("Leads high")
        else:
            words = self.tr("Ties low"), self.tr("Wins low"), self.tr("Leads low")
        return words[0] if shared else words[1] if verdict.final else words[2]

    # Which cards play -----------------------------------------------------------------------

    def _look_at(self, strip: SeatStrip, here: bool) -> None:
        if strip not in self._seats:
            return  # it has just been taken off the felt, pointer and all
        looked_at = strip.place if here else None
        if looked_at != self._looked_at:
            self._looked_at = looked_at
            if not self._document.reveal.hidden and len(self._document.outcome.hands) > 1:
                self._show_parts()
                self._follow_odds()

    def _show_parts(self) -> None:
        """Raise, ring and dim cards by the part that they have in the hands shown."""
        outcome = self._document.outcome
        verdict = outcome.verdict
        plays = [playing_cards(hand, compared=verdict is not None) for hand in outcome.hands]
        winners: Collection[int] = ()
        if verdict is not None:
            winners = {*verdict.winners, *verdict.low_winners}
        alone = len(outcome.hands) == 1
        if self._document.reveal.hidden:
            plays, winners = [None] * len(plays), ()
        shown = self._shown(outcome, winners, alone)
        many = len(outcome.hands) > 2 or (verdict is not None and verdict.final)
        for strip in self._seats:
            own, seat = plays[strip.place], strip.place
            if own is None:
                _show(strip.row, None, Part.NONE, Part.NONE)
            elif alone or seat in winners:
                _show(strip.row, own, Part.PLAYS, Part.RESTS)
            elif many and seat not in shown:
                _show(strip.row, frozenset(), Part.PLAYS, Part.RESTS)
            else:
                _show(strip.row, own, Part.NONE, Part.RESTS)
        if self._board is not None:
            cards = frozenset().union(*[plays[seat] or () for seat in shown])
            if not cards:
                _show(self._board.row, None, Part.NONE, Part.NONE)
            else:
                wins = not alone and bool(winners)
                _show(self._board.row, cards, Part.WINS if wins else Part.PLAYS, Part.RESTS)

    def _shown(self, outcome: Outcome, winners: Collection[int], alone: bool) -> tuple[int, ...]:
        """Return the seats whose cards are marked on the board: the one looked at, or winners."""
        if alone:
            return (0,)
        looked_at = self._looked_at
        if looked_at is not None and outcome.hands[looked_at] is not None:
            return (looked_at,)
        return tuple(sorted(winners))


def _ahead(outcome: Outcome, seat: int) -> Ahead | None:
    """Say how a seat is ahead of the others; None where it is not."""
    verdict = outcome.verdict
    if verdict is None or seat not in (*verdict.winners, *verdict.low_winners):
        return None
    if seat in verdict.winners and len(verdict.winners) > 1:
        return Ahead.TIES
    return Ahead.WINS if verdict.final else Ahead.LEADS


def _show(row: SlotRow, cards: frozenset[Card] | None, plays: Part, rests: Part) -> None:
    for slot in row.slots:
        if cards is None or slot.card is None:
            slot.show_part(Part.NONE)
        else:
            slot.show_part(plays if slot.card in cards else rests)
