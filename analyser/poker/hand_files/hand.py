"""A hand as its file gives it, before the winner is found, and a class to collect its parts."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import length_hint
from types import MappingProxyType
from typing import ClassVar, Final, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

from analyser.poker.cards import UNKNOWN, Card, refuse_duplicates
from analyser.poker.errors import CardError, HandCutShortError, HistoryError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import larger_game
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.phrases import Phrase, sentences_beside, shortened

P = ParamSpec("P")
T = TypeVar("T")

_OfText = Literal["pokerstars", "ggpoker", "winamax", "partypoker", "888", "fulltilt", "bovada"]
_Others = Literal["lines", "csv", "phh", "ohh", "wpn", "ipoker", "brand", "pokernow"]
Format = _OfText | _Others | Literal["summary", "unknown"]
"""The formats of files of hands, by the names that the user sees.

No hand is read from a file whose format is "unknown", nor from a tournament's "summary".
"""


Cards: TypeAlias = tuple[Card, ...]

CHIPS: Final = "chips"
"""The unit of tournaments and of play money; other units are currencies, such as ``USD``."""


class Facts(NamedTuple):
    """What a file says about a hand besides cards and bets; None if it does not say."""

    site: str | None = None  # the name of the poker site
    # The moment when the hand began, in the form of ISO 8601; with its zone if the file has one
    # that is clear.
    when: str | None = None
    stakes: str | None = None  # the blinds or limits, as the file writes them
    # The currency of all amounts, such as "USD"; "chips" in tournaments and for play money.
    unit: str | None = None


NO_FACTS: Final = Facts()
_say: Final = sentences_beside(__file__)
_ON_BOARD: Final = {"flop": 3, "turn": 4, "river": 5}


class FileSeat(NamedTuple):
    """A seat of a hand."""

    name: str  # the player's name, "" if the file has none
    cards: Cards  # the player's known cards, in the order they were dealt
    folded: bool = False  # whether the player folded
    # How many cards had been dealt when the player went all in: to the board, or to each seat in
    # games without a board; None if the player never was all in.
    all_in_at: int | None = None


class FileHand(NamedTuple):
    """One hand of a file."""

    line: int  # the line where the hand begins, from 1
    seats: tuple[FileSeat, ...]  # every seat, in the file's order
    # The game that was played; None if the file names none, as in lines of cards.
    game: Game | None = None
    # The board of each run: one, or more if the hand was run more than once.
    boards: tuple[Cards, ...] = ((),)
    hand: str | None = None  # the hand's id in the file; None if it has none
    # For each run the numbers of the seats that were paid, as the file says; None if it does not
    # say.
    collected: tuple[frozenset[int] | None, ...] = (None,)
    # The cards of the player who saved the history; None if unknown.
    dealt_to: Cards | None = None
    # Whether the hand comes from a history, in which players may have folded or not shown their
    # cards; otherwise the cards of all seats are compared.
    from_history: bool = False
    cancelled: bool = False  # whether the site cancelled the hand
    run: int = 1  # the number, from 1, of the run that has the first board
    # The last card in stud if the deck ran out: one card for all seats.
    shared: Cards = ()
    facts: Facts = NO_FACTS  # when and where the hand was played, and for what
    # The size of the pot in hundredths, for all runs together; None if unknown.
    pot: int | None = None
    # What the player who saved the history won or, below 0, lost, in hundredths; None if unknown.
    hero: int | None = None
    # Each seat's bets, in hundredths, without uncalled bets; None if unknown. Antes are in it only
    # if a player was all in for less than the ante, and so takes part in less.
    bets: tuple[int, ...] | None = None
    dead_money: int = 0  # the rest of the pot, in hundredths: antes and dead blinds
    suits_assumed: bool = False  # whether the cards had no suits, and these were chosen
    # The cells of a CSV file's columns that this program does not use, by column.
    extra_cells: Mapping[str, str] = MappingProxyType({})

    @property
    def pot_in_cents(self) -> bool:
        """Whether the pot of the only run is known, and no whole number of chips."""
        return self.pot is not None and self.pot % 100 > 0 and len(self.boards) == 1


class Trouble(NamedTuple):
    """A part of a file that cannot be read as a hand: the line, and why."""

    line: int
    why: Phrase


def wrong(name: str, /, **gaps: object) -> HistoryError:
    """Return the error of a hand that cannot be read, for a reason of ``hand.txt``."""
    return HistoryError(why=_say(name, **gaps))


def of_no_hand(line: str) -> HistoryError:
    """Return the error for a hand that has a line of another, or of nobody at its table."""
    return wrong("stray", text=shortened(line.strip(), 60))


def read_or_trouble(
    line: int, read: Callable[P, T], *args: P.args, **named: P.kwargs
) -> T | Trouble:
    """Return what a function reads, or why it cannot be read; ``line``: where that begins."""
    try:
        return read(*args, **named)
    except CardError as error:
        return Trouble(line, error.phrase)


class NextHandError(Exception):
    """A line of the next hand, whose first line is missing, among the lines of a hand."""

    def __init__(self, lines: Iterator[str]) -> None:
        """``lines``: those of the hand that have not been read yet."""
        super().__init__()
        self.left = length_hint(lines) + 1  # how many lines of the hand are left, with this one


# ------------------------------------------------------------------------------- reading histories


@dataclass(slots=True, eq=False)
class Player:
    """A player of a hand that is being read; ``HandSoFar`` changes it."""

    number: int  # the seat, from 0 in the file's order
    # name, cards, folded, all_in_at: as in ``FileSeat``.
    name: str
    cards: Cards = ()
    folded: bool = False
    all_in_at: int | None = None
    # The chips before the hand, in hundredths or as the file writes them; 0 if unknown.
    stack: int | str = 0
    acted: bool = False  # whether the player took part in the hand
    # All that the player has put in so far, in hundredths: bets, antes, dead blinds.
    put_in: int = 0
    # bet, ante: the bets and the antes in it.
    bet: int = 0
    ante: int = 0
    on_street: int = 0  # the bets of this street in it

    @property
    def left(self) -> int | None:
        """How many chips the player has left, in hundredths; None if unknown."""
        if isinstance(self.stack, str):  # most players fold, and nobody asks
            self.stack = hundredths(self.stack) or 0
        return self.stack - self.put_in if self.stack else None


class HandSoFar:
    """A hand of a history while it is being read.

    A reader of histories makes one for each hand. It calls ``seat`` for each player, then ``deal``,
    ``show``, ``all_in``, ``board`` and ``pay`` as it goes through the hand, says who ``folded``,
    and calls ``finish`` at the end. This class does what all formats need: several runs, a shared
    last card in stud, and Omaha with five or six cards that a file calls only Omaha.
    """

    # Whether the site's pot is to the cent what was bet and called.
    pot_is_exact: ClassVar = False

    def __init__(self, line: int, game: Game | None = None, hand: str | None = None) -> None:
        self.line = line  # the line where the hand begins
        self.game = game  # the game; the reader must set it before ``finish``
        self.hand = hand  # the hand's id in the file
        # The players in the file's order; the keys are the names, numbers or ids by which the file
        # refers to them.
        self.players: dict[str, Player] = {}
        self.hero: Player | None = None  # the player who saved the history
        # That player's cards, where the file does not say whose they are.
        self.dealt_to: Cards | None = None
        # How many cards have been dealt: to the board, or to each seat if there is no board.
        self.dealt = 0
        self.cancelled = False  # whether the site cancelled the hand
        self.facts = NO_FACTS  # when and where the hand was played, and for what
        self.pot: int | None = None  # the size of the pot, in hundredths
        self.least_paid = 0  # what is left of the pot without the rake; 0 if unknown
        # The part of the board that all runs share, so far.
        self.common_board: Cards = ()
        self._boards: dict[int, Cards] = {}
        self._paid: dict[int, set[int]] = {}
        self._amounts: list[tuple[int, int, int]] = []
        self._has_bets = False
        self._hero_won: int | None = None
        self.pays_uncalled = False  # whether the payments contain the uncalled bet
        self.dead_money = 0  # antes, dead blinds and what the house added so far, in hundredths
        # False if a line does not say which of a player's chips were a bet, or contradicts another.
        self.bets_are_clear = True

    def seat(self, key: str, name: str, cards: Cards = (), stack: int | str = 0) -> Player:
        """Add a player or, if known, seat anew. ``key``: the name, number or id in later lines."""
        player = self.players.setdefault(key, Player(len(self.players), name))
        player.cards, player.stack = cards, stack
        player.folded, player.all_in_at = False, None  # a damaged file may have a player twice
        return player

    def deal(self, player: Player, cards: Cards) -> None:
        """Give a player more cards."""
        player.cards += cards
        if self.game is not None and not self.game.board:
            self.dealt = max(self.dealt, len(player.cards))

    def show(self, player: Player, cards: Cards) -> None:
        """Store shown cards, unless more are known; if they contradict those, bets are unclear."""
        known = player.cards
        if len(cards) == len(known) and UNKNOWN not in (*known, *cards):
            self.bets_are_clear = self.bets_are_clear and set(cards) == set(known)
        if len(cards) >= len(known):
            player.cards = cards

    def all_in(self, player: Player) -> None:
        """Store that a player is all in, and after how many cards, at the first call for each."""
        if player.all_in_at is None:
            player.all_in_at = self.dealt

    def board_of(self, run: int | None) -> Cards:
        """Return the board of a run so far; if ``run`` is None, the part that all runs share."""
        return self.common_board if run is None else self._boards.get(run, self.common_board)

    @property
    def runs(self) -> int:
        """How many runs the hand has, judging by the boards and payments so far."""
        return max([0, *self._boards, *self._paid]) + 1

    def board(self, cards: Cards, run: int | None = None) -> None:
        """Store the whole board so far, of a run from 0 or of all runs, unless it is shorter."""
        known = self.common_board if run is None else self._boards.get(run, ())
        shorter, longer = sorted((known, cards), key=len)
        self.bets_are_clear = self.bets_are_clear and set(shorter) <= set(longer)
        if run is None:
            self.common_board = longer
            self.dealt = max(self.dealt, len(longer))
        else:
            self._boards[run] = longer

    def add_to_board(self, cards: Cards, street: str = "") -> None:
        """Deal more cards to the board. Raises HistoryError if a later street is there already."""
        board = self.common_board + cards
        if len(board) > _ON_BOARD.get(street, len(board)):
            raise of_no_hand(" ".join(map(str, cards)))
        self.board(board)

    def reach(self, street: str) -> None:
        """Store that the hand came to a street, whose cards must be there at the end."""
        self.dealt = max(self.dealt, _ON_BOARD.get(street, 0))

    def pay(self, players: Iterable[Player], run: int = 0) -> None:
        """Store who was paid for a run; without any such call that stays unknown."""
        self._paid.setdefault(run, set()).update([player.number for player in players])

    def pay_amount(self, player: Player, amount: int | None, run: int = 0) -> None:
        """Store that a player was paid, or took back, so many hundredths; None if not known."""
        if amount is None:
            self.pay([player], run)
        else:
            self._amounts.append((player.number, amount, run))

    def forget_payments(self) -> None:
        """Leave open who was paid: the file contradicts itself."""
        self._amounts, self._paid, self.bets_are_clear = [], {}, False

    @property
    def paid(self) -> set[int]:
        """The numbers of the players who were paid, as the lines read so far say."""
        return {number for number, _, _ in self._amounts}.union(*self._paid.values())

    def bet(self, player: Player, amount: int, in_all: bool = False) -> None:
        """Add hundredths to a player's bets; ``in_all``: ``amount`` is all bet on this street."""
        added = amount - player.on_street if in_all else amount
        player.on_street += added
        player.bet += added
        self._has_bets = True
        self._put_in(player, added)

    def add_dead(self, player: Player, amount: int, is_ante: bool = False) -> None:
        """Add an ante or a dead blind of a player, in hundredths."""
        self.dead_money += amount
        player.ante += amount if is_ante else 0
        self._put_in(player, amount)

    def _put_in(self, player: Player, amount: int) -> None:
        """Count chips that a player puts in; who has none left is all in."""
        player.put_in += amount
        left = player.left
        if left is not None and left <= 0:
            self.all_in(player)

    @property
    def top_bet(self) -> int:
        """The most that any player has bet on this street so far, in hundredths."""
        return max([player.on_street for player in self.players.values()], default=0)

    def new_street(self) -> None:
        """Begin a new street, on which no player has bet yet."""
        for player in self.players.values():
            player.on_street = 0

    def _settle(self) -> tuple[int, ...] | None:
        """Store who was paid and what the hero won; return each seat's bets that were called.

        Taking back an uncalled bet is no payment. None if the bets are unclear, or if more was
        paid or is in the pot than was bet, or less than four fifths, as no site's rake is a
        fifth: then a line of the file was not understood.
        """
        if not self._has_bets and not self._amounts:
            return None
        players = list(self.players.values())
        bets, antes = [player.bet for player in players], [player.ante for player in players]
        dead_money, full = self.dead_money, max(antes, default=0)
        # Who is all in for less than the ante takes part in that much of each: antes are bets.
        if any(0 < one.ante < full and not (one.bet or one.folded) for one in players):
            dead_money -= sum(antes)
            bets = [bet + ante for bet, ante in zip(bets, antes, strict=True)]
        most, second = (*sorted(bets, reverse=True)[:2], 0)[:2]
        top = bets.index(most) if self.players else 0
        back = (top, most - second)
        bets[top:] = second, *bets[top + 1 :]
        total = sum(bets) + dead_money
        amounts, paid = list(self._amounts), sum(amount for _, amount, _ in self._amounts)
        is_all = paid == total and self.facts.unit == CHIPS  # where there is no rake
        is_less = is_all if self.pot is None else max(self.pot, paid) <= total
        has_more = len(amounts) > 1 and not is_less
        is_back = has_more and back in [found[:2] for found in amounts]
        if is_back:
            amounts.remove(next(found for found in amounts if found[:2] == back))
            paid -= back[1]
        if amounts and paid + back[1] < max(self.least_paid, (self.pot or 0) * 4 // 5):
            self.forget_payments()  # one is missing
            return None
        for number, _, run in amounts:
            self._paid.setdefault(run, set()).add(number)
        size = paid if self.pot is None else self.pot
        paid = paid if amounts else size
        fits = all(total * 4 // 5 <= chips <= total + back[1] for chips in (paid, size))
        fits = fits and paid + back[1] >= self.least_paid
        fits = fits and not (self.pot_is_exact and self.pot not in (None, total))
        has_paid_folded = any(player.folded and player.number in self.paid for player in players)
        if not bets or not fits or not self.bets_are_clear or has_paid_folded:
            return None
        # What nobody called may be in the payments, too, or said nowhere.
        is_paid = is_back or self.pays_uncalled or max(size, paid) > total
        self._settle_hero(0 if is_paid else back[1], top)
        self.dead_money = dead_money
        return tuple(bets)

    def _settle_hero(self, uncalled: int, top: int) -> None:
        """Store what the hero won or lost; ``uncalled`` went back to the seat ``top``."""
        if self.hero is None:
            return
        hero = self.hero.number
        if self._amounts or (self._paid and not any(hero in paid for paid in self._paid.values())):
            won = sum(amount for number, amount, _ in self._amounts if number == hero)
            self._hero_won = won + (uncalled if hero == top else 0) - self.hero.put_in

    def is_short_of_cards(self) -> bool:
        """Whether the hand seems cut short: nobody is left, or several on an unfinished board."""
        assert self.game is not None
        left = [player.folded for player in self.players.values()].count(False)
        return left == 0 or (left > 1 and len(self._boards_by_run()[0]) < self.game.board)

    def finish(self) -> FileHand:
        """Return the hand.

        Raises HandCutShortError if it has no player, or lacks a street; DuplicateCardError and
        TooManyCardsError for the cards of a player.
        """
        boards = self._boards_by_run()
        if not self.players or self._lacks_street(boards):
            raise HandCutShortError
        assert self.game is not None
        players = list(self.players.values())
        game = larger_game(self.game, max([len(player.cards) for player in players]))
        for player in players:
            refuse_duplicates(player.cards)
            game.refuse_more(player.name, len(player.cards), game.dealt)
        bets, pot = self._settle(), self.pot
        if bets is not None:
            self._refuse_idle(players, bets)
            pot = sum(bets) + self.dead_money if pot is None else pot
        shared: Cards = ()
        if not game.board:
            shared, boards = boards[0], ((),)
            for player in players:
                if not player.folded and len(player.cards) + len(shared) == game.dealt:
                    player.cards += shared
        seats = [FileSeat(one.name, one.cards, one.folded, one.all_in_at) for one in players]
        paid = [frozenset(self._paid.get(run, ())) for run in range(len(boards))]
        return FileHand(
            line=self.line,
            game=game,
            seats=tuple(seats),
            boards=boards,
            hand=self.hand,
            collected=tuple(paid) if self._paid else (None,),
            dealt_to=self.dealt_to if self.hero is None else self.hero.cards or None,
            from_history=True,
            cancelled=self.cancelled,
            shared=shared,
            facts=self.facts,
            pot=pot,
            hero=self._hero_won,
            bets=bets,
            dead_money=self.dead_money,
        )

    def _refuse_idle(self, players: Iterable[Player], bets: Collection[int]) -> None:
        """Raise HistoryError if a player with cards neither folds nor calls: a line is missing."""
        left = [pair for pair in zip(players, bets, strict=True) if not pair[0].folded]
        most = max([bet for _, bet in left], default=0)
        for player, bet in left:
            has_chips = player.all_in_at is None and (player.left or 0) > 0
            if bet < most and has_chips and player.cards:
                raise wrong("idle", name=player.name)

    def _lacks_street(self, boards: Collection[Cards]) -> bool:
        """Whether a board lacks cards of a street or for a showdown, or two runs have the same."""
        assert self.game is not None
        shown = [player for player in self.players.values() if player.cards and not player.folded]
        needed = self.game.board if len(shown) > 1 and not self.cancelled else self.dealt
        shortest = min(map(len, boards))
        is_short = shortest in (1, 2) or shortest < needed
        return bool(self.game.board) and (is_short or len({*boards}) < len(boards))

    def _boards_by_run(self) -> tuple[Cards, ...]:
        return tuple([self.board_of(run) for run in range(self.runs)])
