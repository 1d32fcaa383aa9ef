"""Finds the result of each hand of a file: who won, with what, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar, Final, TypeAlias

from analyser.poker.cards import UNKNOWN, refuse_duplicates
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import default_game
from analyser.poker.hand_files.hand import Cards, FileHand, FileSeat, Trouble
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.records import HIDDEN, OMITTED_WHEN_NONE, Record, when_read
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.outcome import Pot, SidePots, say_pots as say_side_pots, share_side_pots
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.result_sentences import say_hand, say_verdict
from analyser.poker.results.seats import check_seats
from analyser.poker.results.showdown import (
    Ranked,
    Verdict,
    compare_ranked,
    main_category,
    rank_cards,
)

CANCELLED: Final = Phrase(N_("the hand was cancelled"))
ALL_FOLDED: Final = Phrase(N_("everybody else folded"))
NOT_SHOWN: Final = Phrase(N_("there are no two hands to compare"))
_NO_SUITS: Final = N_("{reason} (no suits given: no flush assumed)")
_LEADS: Final = N_("{leads}, and cards are to come: {reason}")

Rules: TypeAlias = Game | Options | None
"""How to judge hands that name no game: by this game; or by the game that each hand's cards choose,
with these options or, if None, without options.
"""


def _from_source(name: str) -> Mapping[str, object]:
    """Return the metadata of a field whose value is looked up in ``source`` when it is read."""
    return when_read(attrgetter(f"source.{name}"))


@dataclass(frozen=True, slots=True, repr=False)
class HandRow(Record):
    """One hand of a file, or one run of it.

    The JSON form has the fields in this order.

    Attributes:
        file: the name of the file; "-" for the standard input.
        line: the line where the hand begins, from 1.
        hand: the hand's id in the file, None if it has none.
        run: the number of the run, from 1; always 1 if the hand was run only once.
        game: the game's key.
        players: the names of the seats that did not fold and whose cards are known. Below, a
            seat's number is its position in this tuple.
        hands: the cards of each of these seats.
        board: the board of this run.
        dealt_to: the cards of the player who saved the history, None if the file does not say.
        winners: the seats that win or share the pot, by the cards alone; empty without a showdown.
        low_winners: the seats that win or share the low half of the pot.
        collected: the seats that were paid, as the file says; None if it does not say.
        showdown: whether there were two hands or more, all complete, in a hand not cancelled.
        reason: what decided the hand, or why there was no showdown.
        site, when, stakes, unit: as in ``Facts``; None if the file does not say.
        pot: the size of the pot in hundredths of the unit, for all runs together.
        hero: what the player who saved the history won or, below 0, lost over the whole hand, in
            hundredths of the unit.
        pots: the main pot and the side pots, with their winners; their chips are in hundredths.
            None if the hand was run more than once, if there was no showdown, or if the bets, or
            the cards of a player who did not fold, are not known.
        suits: "assumed" if no suits were given and these were chosen; else None, which JSON leaves
            out.
        played: the game with its options; this and the following are not in the JSON form.
        ranks: the ranks of the hands; empty if a history shows fewer than two hands.
        source: the hand as the file gives it.
    """

    file: str
    line: int
    hand: str | None
    run: int
    game: str
    players: tuple[str, ...]
    hands: tuple[Cards, ...]
    board: Cards
    dealt_to: Cards | None = field(init=False, compare=False, metadata=_from_source("dealt_to"))
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    collected: tuple[int, ...] | None
    showdown: bool
    reason: str
    site: str | None = field(init=False, compare=False, metadata=_from_source("facts.site"))
    when: str | None = field(init=False, compare=False, metadata=_from_source("facts.when"))
    stakes: str | None = field(init=False, compare=False, metadata=_from_source("facts.stakes"))
    unit: str | None = field(init=False, compare=False, metadata=_from_source("facts.unit"))
    pot: int | None = field(init=False, compare=False, metadata=_from_source("pot"))
    hero: int | None = field(init=False, compare=False, metadata=_from_source("hero"))
    pots: tuple[Pot, ...] | None = field(
        init=False, compare=False, metadata=when_read(lambda row: row.shared_out())
    )
    suits: str | None = field(default=None, kw_only=True, metadata=OMITTED_WHEN_NONE)
    played: Game = field(metadata=HIDDEN)
    ranks: tuple[Ranked, ...] = field(metadata=HIDDEN, hash=False)
    source: FileHand = field(metadata=HIDDEN, hash=False)

    _reporter: ClassVar = "batch_report"

    @property
    def headline(self) -> str:
        """What decided the hand."""
        return self.reason

    @property
    def verdict(self) -> Verdict | None:
        """The comparison of the hands; None for fewer than two, or if the hand was cancelled."""
        return None if self.source.cancelled else compare_ranked(self.played, self.ranks)

    @property
    def seats(self) -> tuple[FileSeat, ...]:
        """The seats of ``players``, with all that the file says about them."""
        return _seats_of(self.source, self.played)

    @property
    def categories(self) -> tuple[Phrase, ...]:
        """The category of each hand; in games in which only lows win, the category of its low."""
        return tuple([main_category(self.played, hand.high, hand.low) for hand in self.ranks])

    @property
    def only_one_left(self) -> str:
        """The name of the player to whom all others folded; "" if the hand ended in another way."""
        left = [seat.name for seat in self.source.seats if not seat.folded]
        return left[0] if self.reason == ALL_FOLDED else ""

    @property
    def paid_another(self) -> bool:
        """Whether the players who were paid differ from those who win by the cards.

        The file says who was paid; False if it does not, or if the cards of all players who are
        left, or their bets, are not known: then a line may be missing, or not be understood.
        """
        pots, paid = self.every_pot, set(self.collected or ())
        each = {seat for pot in pots for seat in (*pot.winners, *pot.low_winners)}
        return bool(pots and paid) and paid not in (each, {*self.winners, *self.low_winners})

    def shared_out(self) -> tuple[Pot, ...] | None:
        """Compute ``pots``: who won which pot; None if not known, or after several runs."""
        return (self.every_pot or None) if len(self.source.boards) == 1 else None

    @property
    def every_pot(self) -> tuple[Pot, ...]:
        """The pots of all runs together, with the winners of this run; () if not known."""
        bets, seats = self.source.bets, self.source.seats
        left = [number for number, seat in enumerate(seats) if not seat.folded]
        if bets is None or not self.showdown or len(left) > len(self.players):
            return ()
        those_left = [bets[number] for number in left]
        hands = [analyse_cards(self.played, hand.cards, hand.board) for hand in self.ranks]
        folded = [bet for bet, seat in zip(bets, seats, strict=True) if seat.folded]
        dead = self.source.dead_money
        return share_side_pots(self.played, [hands], those_left, folded, dead).pots


@dataclass(frozen=True, slots=True, repr=False)
class UnreadHand(Record):
    """A part of a file that cannot be read as a hand.

    Attributes: file: the name of the file. line: the line, from 1; None if the file as a whole
    cannot be read. message: one sentence.
    """

    file: str
    line: int | None
    message: str

    _reporter: ClassVar = "batch_report"

    @property
    def headline(self) -> str:
        """The sentence."""
        return self.message


Found: TypeAlias = HandRow | UnreadHand
"""A part of a file's result: a row or an error."""


def judge_all(hands: Iterator[FileHand | Trouble], file: str, rules: Rules) -> Iterator[Found]:
    """Yield a row for each run of hands, or an error; ``rules``: for hands that name no game."""
    for found in hands:
        if isinstance(found, Trouble):
            yield UnreadHand(file, found.line, str(found.why))
            continue
        try:
            yield from judge(found, file, rules)
        except CardError as error:
            yield UnreadHand(file, found.line, str(error))


def judge(source: FileHand, file: str, rules: Rules = None) -> Iterator[HandRow]:
    """Yield a row for each run of a hand.

    ``rules``: how to judge a hand that names no game. Raises CardError for cards that the game
    cannot have, and for options that it does not have.
    """
    rules = source.game or rules
    seats = _seats_of(source, rules)
    numbers = [number for number, seat in enumerate(source.seats) if seat in seats]
    holes = tuple([seat.cards for seat in seats])
    names = tuple([seat.name for seat in seats])
    for at, board in enumerate(source.boards):
        played = _game_played(rules, board, holes)
        _check(source, played, holes, board)
        paid = source.collected[min(at, len(source.collected) - 1)]
        collected = [seat for seat, number in enumerate(numbers) if number in (paid or ())]
        is_ranked = len(holes) > 1 or not source.from_history
        ranks = tuple([rank_cards(played, hole, board) for hole in holes if is_ranked])
        verdict = None if source.cancelled else compare_ranked(played, ranks)
        showdown = verdict is not None and verdict.final
        reason = _reason(source, verdict, played, ranks, names)
        yield HandRow(
            file=file,
            line=source.line,
            hand=source.hand,
            run=source.run + at,
            game=played.key,
            players=names,
            hands=holes,
            board=board,
            winners=verdict.winners if verdict is not None and showdown else (),
            low_winners=verdict.low_winners if verdict is not None and showdown else (),
            collected=None if paid is None else tuple(collected),
            showdown=showdown,
            reason=Phrase(_NO_SUITS, reason=reason) if source.suits_assumed else reason,
            suits="assumed" if source.suits_assumed else None,
            played=played,
            ranks=ranks,
            source=source,
        )


def say_pots(row: HandRow) -> list[Phrase]:
    """Say who wins each pot: "Main pot of 15.45: Ann"; empty if there is only one pot."""
    pots = SidePots(row.pots or (), (), (), row.played.halves)
    return say_side_pots(pots, row.players, written=in_chips) if len(pots.pots) > 1 else []


def in_chips(hundredths: int) -> Numeral:
    """Return an amount of hundredths in chips, without its fraction if that is zero."""
    return Numeral(hundredths, decimals=2) if hundredths % 100 else Numeral(hundredths // 100)


def _game_played(rules: Rules, board: Cards, holes: Sequence[Cards]) -> Game:
    """Return ``rules`` if it is a game, else the cards' usual game, with ``rules`` as options."""
    if isinstance(rules, Game):
        return rules
    game = default_game([*map(len, holes)], with_board=bool(board))
    return game if rules is None else game.with_options(rules)


def _seats_of(source: FileHand, rules: Rules) -> tuple[FileSeat, ...]:
    """Return all seats; of a history whose game is known, those left with all cards known."""
    if not source.from_history or not isinstance(rules, Game):
        return source.seats
    left = [seat for seat in source.seats if not seat.folded and UNKNOWN not in seat.cards]
    return tuple([seat for seat in left if len(seat.cards) == rules.dealt])


def _check(source: FileHand, game: Game, holes: Sequence[Cards], board: Cards) -> None:
    """Refuse duplicate cards, and cards that the game cannot have. Raises CardError."""
    if source.shared:
        holes = [tuple([card for card in hole if card not in source.shared]) for hole in holes]
    every = [card for hole in (*holes, board, source.shared) for card in hole]
    if len(set(every)) < len(every):
        for cards in (*holes, board):
            refuse_duplicates(cards)
        check_seats(game, holes, [board])  # names the card that is there twice, and its places
    if source.from_history:
        game.check_board(board)
        game.check_deck(every)
    elif holes:
        check_seats(game, holes, [board])


def _reason(
    source: FileHand,
    verdict: Verdict | None,
    game: Game,
    ranks: Sequence[Ranked],
    names: Sequence[str],
) -> Phrase:
    """Return why a hand ended as it did, or why nobody can say who wins."""
    if source.cancelled:
        return CANCELLED
    if verdict is not None:
        reason = say_reason(verdict, ranks, names)
        if verdict.final:
            return reason
        return Phrase(_LEADS, leads=say_verdict(verdict, names), reason=reason)
    if source.from_history:
        return ALL_FOLDED if sum(not seat.folded for seat in source.seats) == 1 else NOT_SHOWN
    if not ranks:
        return NOT_SHOWN
    return say_hand(analyse_cards(game, ranks[0].cards, ranks[0].board))
