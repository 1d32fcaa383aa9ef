"""The outcome of a table: every seat's hand, the verdict and the pot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.names import listed
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranges.range import Range
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.reasons import say_on_each_board, say_reason
from analyser.poker.results.result_sentences import say_hand, say_verdicts
from analyser.poker.results.side_pots import (
    SidePots,
    added_up,
    parts_of,
    share_pot,
    share_side_pots,
)
from analyser.poker.results.verdict import Verdict, showdown
from analyser.poker.table.bets import has_bets
from analyser.poker.table.table import Table

_MOST_NAMED = 3  # of more seats only the number is given: their names would not fit on the line


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a table."""

    # The analysis of each seat's known cards; None for a seat without known cards.
    hands: tuple[Analysis | None, ...]
    names: tuple[str, ...]  # the name of each seat
    unseen: tuple[int, ...]  # the number of unknown cards (??) of each seat
    ranges: tuple[Range | None, ...]  # the range of each seat, or None
    # Who wins or leads; None if fewer than two seats have known cards, or if a seat has only a
    # range or unknown cards.
    verdict: Verdict | None
    # The chips that each seat gets; None without a verdict, or if no chips are known.
    pot: tuple[int, ...] | None
    side_pots: SidePots | None = None  # main pot and side pots; None if the bets are not known
    # The outcome on each board if there are several, with the chips for that board; the fields
    # above then are those of the first board, but for all chips, and the verdict is final if that
    # of every board is.
    runs: tuple[Outcome, ...] = ()

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on each board; () without one."""
        verdicts = [each.verdict for each in self.runs or (self,)]
        return tuple([verdict for verdict in verdicts if verdict is not None])

    @property
    def final_verdict(self) -> Verdict | None:
        """The verdict if no card can change it any more, else None."""
        return self.verdict if self.verdict is not None and self.verdict.final else None

    @property
    def headline(self) -> Phrase | None:
        """A few words that say who wins, leads or ties; None without a verdict."""
        return say_verdicts(self.verdicts, self.names) if self.verdicts else None

    @property
    def reason(self) -> Phrase | None:
        """The sentence that says what decided; None without a verdict."""
        if self.verdict is None:
            return None
        if self.runs:
            return say_on_each_board([run.reason for run in self.runs if run.reason is not None])
        return say_reason(self.verdict, self.hands, self.names)

    @property
    def waits_for(self) -> Phrase:
        """Say what is missing before the seats can be compared; only if there is no verdict."""
        unknown = [seat for seat in range(len(self.hands)) if self.is_unknown(seat)]
        ranges = [seat for seat, held in enumerate(self.ranges) if held is not None]
        known = [hand for hand in self.hands if hand is not None]
        if ranges and len([*known, *unknown, *ranges]) > 1:
            if len(ranges) > _MOST_NAMED:
                return Phrase(N_("{count} seats hold a range each"), count=len(ranges))
            template = N_("only a range is known of {seats}")
            return Phrase(template, seats=listed([self.names[seat] for seat in ranges]))
        if len([*known, *unknown]) < 2:
            return self._says_who_is_next
        if len(unknown) > _MOST_NAMED:
            return Phrase(N_("the cards of {count} seats are unknown"), count=len(unknown))
        template = N_("the cards of {seats} are unknown")
        return Phrase(template, seats=listed([self.names[seat] for seat in unknown]))

    @property
    def _says_who_is_next(self) -> Phrase:
        """Say which seat still needs a hand."""
        held = zip(self.hands, self.ranges, self.unseen, strict=True)
        empty = [seat for seat, parts in enumerate(held) if not any(parts)]
        if len(empty) in (0, len(self.hands)):
            return Phrase(N_("Give two seats a hand"))
        return Phrase(N_("Now give {seat} a hand"), seat=self.names[empty[0]])

    def is_unknown(self, seat: int) -> bool:
        """True if a seat has cards but none of them is known."""
        return self.hands[seat] is None and self.unseen[seat] > 0


def reason_between(game: Game, outcome: Outcome, seats: Sequence[int]) -> Phrase | None:
    """Say what decides between two seats, if they compare: "Seat A against Seat C: ..."."""
    hands = tuple(hand if at in seats else None for at, hand in enumerate(outcome.hands))
    verdict = showdown(game, hands)
    if verdict is None:
        return None
    one, other = (outcome.names[seat] for seat in seats)
    reason = say_reason(verdict, hands, outcome.names)
    return Phrase(N_("{one} against {other}: {reason}"), one=one, other=other, reason=reason)


def say_answer(hand: Analysis) -> Phrase:
    """Say what counts: the low if only lows do, else the high; the first of two games'."""
    return hand.high.description if hand.played.high_counts else say_hand(hand.alone)


@lru_cache(maxsize=16)  # before the flop, a move changes the cards of one seat only
def _analysed(
    game: Game, cards: tuple[Card, ...], board: tuple[Card, ...], seen: tuple[Card, ...]
) -> Analysis:
    return replace(analyse_cards(game, cards, board), seen=seen)


def outcome_of(table: Table) -> Outcome:
    """Analyse every seat of a table and compare them.

    There is no verdict if some seat has only a range or unknown cards, because it may be ahead.
    """
    runs = tuple([_outcome_of(each) for each in table.on_each_board()])
    hands = [run.hands for run in runs]
    verdicts = [run.verdict for run in runs if run.verdict is not None]
    side_pots: SidePots | None = None
    by_board: tuple[tuple[int, ...], ...] = ((),) * len(runs)
    if verdicts and has_bets(table):
        bets, stakes = [seat.bet or 0 for seat in table.seats], table.stakes
        folded = stakes.folded_bets, stakes.dead_money
        side_pots = share_side_pots(table.game, hands, bets, *folded)
        by_board = side_pots.by_board
    elif verdicts and table.pot is not None:
        parts = zip(verdicts, hands, parts_of(table.pot, len(runs)), strict=True)
        by_board = tuple([share_pot(table.game, *part) for part in parts])
    pot = added_up(by_board) or None
    if len(runs) > 1:
        each = [replace(run, pot=chips or None) for run, chips in zip(runs, by_board, strict=True)]
        verdict = runs[0].verdict
        if verdict is not None:
            verdict = replace(verdict, final=all(each.final for each in verdicts))
        return replace(runs[0], verdict=verdict, pot=pot, side_pots=side_pots, runs=tuple(each))
    return replace(runs[0], pot=pot, side_pots=side_pots)


def _outcome_of(table: Table) -> Outcome:
    """Return the outcome on the only board, without the chips."""
    seen = tuple([card for _, card in table.known_cards()])
    hands = tuple(
        _analysed(table.game, seat.cards, table.board, seen if table.board else ())
        if seat.cards
        else None
        for seat in table.seats
    )
    names = tuple(table.seat_name(seat) for seat in range(len(table.seats)))
    unseen = tuple(seat.unknown for seat in table.seats)
    ranges = tuple(seat.range for seat in table.seats)
    verdict = None
    if not any(table.plays(seat) and hand is None for seat, hand in enumerate(hands)):
        verdict = showdown(table.game, hands, unseen=any(unseen))
    return Outcome(hands, names, unseen, ranges, verdict, None)
