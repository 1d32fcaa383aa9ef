"""The common part of the readers of sites' text histories.

Such a file has a line for each event, hand after hand. A site is recognised by the first line of a
hand; the site's own module says how its seats are written, and which words say what a player does.
Headings, lines that begin with a player's name, and the summary are read by a ``LineHistory``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType
from typing import ClassVar, Final

from analyser.poker.cards import CARD_PATTERN, Card
from analyser.poker.errors import HandCutShortError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import (
    FileHand,
    Format,
    HandSoFar,
    NextHandError,
    Player,
    of_no_hand,
)
from analyser.poker.hand_files.sites.header import facts_of, game_named
from analyser.poker.hand_files.sites.languages import refuse_translated
from analyser.poker.hand_files.sites.site import Site, cards_in_brackets, site_cards
from analyser.poker.phrases import compiled_beside

Act = Callable[..., None]
"""A method of a ``LineHistory`` that reads what a player does.

Its parameters are the history, the player, and the text after the word that names the action.
"""

_PATTERNS: Final = compiled_beside(__file__, {"card": CARD_PATTERN})
_RUNS: Final = {"1": 0, "2": 1, "3": 2, "FIRST": 0, "SECOND": 1, "THIRD": 2}
_ORDINALS: Final = ("3rd third", "4th fourth", "5th fifth", "6th sixth", "7th seventh")
_NUMBERED: Final = {name: at for at, names in enumerate(_ORDINALS, 3) for name in names.split()}
"""The streets of stud by the first words of their headings."""
_BEFORE_BETS: Final = (
    *("", "hole", "down", "dealing", "3rd", "third"),
    *("pre-flop", "preflop", "first-bet", "ante/blinds"),
)
"""The first words of headings that begin no new street, so that blinds are bets of the first."""
_OTHER_BEGINNINGS: Final = ("**", "Seat", "seat", "Dealt to ")
"""Beginnings of lines that are not about a player, unless a player's name begins so too."""
_IDLE: Final = frozenset(["has", "is", "was", "will", "joins", "leaves", "left"])
"""Words after a player's name that say nothing of the hand, whatever the name is."""


def text_site(
    form: Format,
    name: str,
    sign: str,
    header: re.Pattern[str],
    game: Callable[..., str],
    history: type[LineHistory] | None = None,
    asides: tuple[str, ...] = (),
    head: tuple[int, int] = (0, 1),
    begins: Callable[[str], object] | None = None,
) -> Site:
    """Return a site whose hands are lines of text.

    Args:
        form: the name of the format.
        name: the name of the site.
        sign: as in ``Site``.
        header: matches the first line of a hand; its group ``hand`` is the hand's id, and ``site``,
            if it has one, the name of the site.
        game: returns the site's name of the game, from the match of ``header`` and all lines.
        history: the class that reads a hand; None for ``LineHistory``.
        asides: as in ``Site``.
        head: which lines of a hand say when and for what it was played: the first, from 0, and the
            first of the others.
        begins: as in ``Site``; None for the header. It may be true of first lines that are no
            header; for these the match is None, and ``game`` must raise a CardError.
    """

    def read(line: int, block: Sequence[str]) -> FileHand:
        found = header.match(block[0])
        played = game_named(game(found, block))
        assert found is not None
        hand = (history or LineHistory)(line, played, found["hand"])
        hand.facts = facts_of(found.groupdict().get("site") or name, "\n".join(block[slice(*head)]))
        return hand.read(block)

    return Site(form, name, sign, begins or header.match, read, asides)


class LineHistory(HandSoFar):
    """A hand of a site that writes a line for each event, read line by line.

    The keys of its players are their names, which may contain any character, colons and brackets
    included. So a line is split at a sign only if the text before it is the name of a player.

    A site may replace ``seat_line``, a pattern that matches a player's line, with three groups:
    ``number``, ``name`` and ``stack``; ``read_seat`` knows how lines of the summary begin. It may
    add to ``words``, the methods that read what a player does, by the word after the player's name.
    If a sign such as ": " is always between the name and this word, the site may set ``colon`` to
    that sign. Lines are then split at the sign, which is fast. The slower ``actor`` is called only
    in the summary, or if no name is before the sign.
    """

    game: Game
    colon: ClassVar = "\n"
    seat_line: ClassVar[re.Pattern[str]] = re.compile(
        r"Seat (?P<number>\d+): (?P<name>.+) \((?P<stack>[^()]*)\)"
    )

    # Whether a line with a bet or a payment is there twice in a row. The class keeps it, because an
    # object with thirty attributes of its own is slower.
    has_doubled_amount = False

    def __init__(self, line: int, game: Game, hand: str) -> None:
        super().__init__(line, game, hand)
        self.by_number: dict[str, Player] = {}  # the players by the numbers of their seats
        self.has_begun = False  # whether a player has acted
        self.run = 0  # the run that the lines are about, from 0
        self.in_summary = False  # whether the summary has begun
        # Whether the result of the hand has been read: who was paid, or the size of the pot.
        self.whole = False
        self._has_odd_names = False
        self._long_names: tuple[int, list[tuple[str, Player]]] = (0, [])
        # Who won in the summary, and how much; None if not known.
        self.winners: list[tuple[Player, int | None]] = []
        self.lines = iter(list[str]())  # the lines that are still to be read

    def read(self, block: Sequence[str]) -> FileHand:
        """Return the hand, read from the lines that follow its first line. Raises CardError."""
        # Some sites and archives indent lines, or end them in a space.
        words, players, colon = self.words, self.players, self.colon
        self.lines, before = iter(block[1:]), ""
        for text in filter(None, map(str.strip, self.lines)):
            is_other = text[0] in "*SsD" and text.startswith(_OTHER_BEGINNINGS)
            if is_other and self.read_heading_or_seat(text):
                before = ""  # each run may pay the same
                continue
            name, _, does = text.partition(colon)
            player = players.get(name)
            if player is None or self.in_summary:
                player, does = self.actor(text)
            if player is not None:
                word, _, rest = does.partition(" ")
                act = words.get(word)
                if act is not None:
                    self.has_begun = player.acted = True
                    known = (player.put_in, len(self._amounts)) if text == before else None
                    act(self, player, rest)
                    if known is not None and known != (player.put_in, len(self._amounts)):
                        self.has_doubled_amount = True  # nobody bets twice in a row
                    before = text
                    continue
                refuse_translated(does)
                if word in _IDLE:
                    continue
                if not rest and get_close_matches(word.lower(), ["folds"], cutoff=0.8):
                    raise of_no_hand(text)  # "Ann foldx", who would be at the showdown
                is_hand = _PATTERNS["only_cards"].fullmatch(does) is not None
                if is_hand and len(cards_in_brackets(does)) == self.game.dealt:
                    raise of_no_hand(text)  # "Ann shws [Ah Kh]"
            # A player's name may be "Total" or "Game", words of such lines.
            self.read_hand_line(text)
        return self.end()

    def end(self) -> FileHand:
        """Return the hand, after its last line. Raises HandCutShortError."""
        paid, won = self.paid, {player.number for player, _ in self.winners}
        for player, amount in () if paid else self.winners:
            self.pay_amount(player, amount)
        self.bets_are_clear = self.bets_are_clear and not self.has_doubled_amount
        if paid and (not won <= paid or (self.has_doubled_amount and len(paid) > 1)):
            self.forget_payments()  # a line is missing, damaged, or there twice
        for player in self.players.values():
            player.folded |= not (player.acted or player.cards)  # sitting out
        if not self.players or not (self.is_whole() or self.cancelled):
            raise HandCutShortError
        return self.finish()

    def is_whole(self) -> bool:
        """Whether the hand's result has been read."""
        return self.whole

    def read_heading_or_seat(self, text: str) -> bool:
        """Read a heading or a line about a seat or dealt cards; False for another line."""
        if self._has_odd_names:
            player, does = self.actor(text)
            if player is not None and does.partition(" ")[0] in {*self.words, *_IDLE}:
                return False
        if text[0] in "Ss":
            return self.read_seat(text)
        if text[0] == "*":
            self.read_heading(text)
        else:
            self.read_dealt(text[9:])
        return True

    def actor(self, text: str) -> tuple[Player | None, str]:
        """Return the player with the longest name that begins a text, or None, and the rest."""
        count, names = self._long_names
        if count != len(self.players):
            names = [(f"{name} ", one) for name, one in self.players.items() if " " in name]
            names.sort(key=lambda pair: len(pair[0]), reverse=True)
            self._long_names = (len(self.players), names)
        for name, player in names:
            if text.startswith(name):
                return player, text[len(name) :]
        name, _, rest = text.partition(" ")
        return self.players.get(name), rest

    def player_before(self, text: str, sign: str) -> tuple[Player | None, str]:
        """Return the player whose name is before ``sign``, and the text after it, or (None, "")."""
        name, found, rest = text.partition(sign)
        while found:
            player = self.players.get(name)
            if player is not None:
                return player, rest
            start = len(name) + 1
            more, found, rest = text[start:].partition(sign)
            name = text[:start] + more
        return None, ""

    # ------------------------------------------------------------------------------ whole lines

    def read_heading(self, text: str) -> None:
        """Read a heading, such as "*** TURN *** [Qc Jh 2h] [8h]" or "** Dealing turn ** [ 8h ]"."""
        found = _PATTERNS["heading"].match(text)
        if found is None:
            if "[" in text and text.count("**") < 2:
                raise of_no_hand(text)  # a broken heading
            return
        nth, street, number, cards = found.groups()
        street = street.lower()
        is_first = street in _BEFORE_BETS
        if self.in_summary and is_first and street:
            raise of_no_hand(text)  # the first line of the next hand is missing
        if self.in_summary and street != "summary":
            return
        run = _RUNS.get(nth or number)
        self.run = run or 0
        if street == "summary":
            self.in_summary = True
            self.whole = self.whole or bool(self.paid)
        elif not is_first:
            self.new_street()
        if "[" in cards:
            self.take_board(cards_in_brackets(cards), run)
        if self.game.board:
            self.reach(street)
        else:
            self.dealt = self.game.dealt if street == "river" else _NUMBERED.get(street, self.dealt)

    def take_board(self, cards: tuple[Card, ...], run: int | None = None) -> None:
        """Store the whole board, or add a card; ``run``: from 0, None if all runs share it."""
        if 0 < len(cards) < 3 and self.game.board:
            known = self.board_of(run)
            is_new = len(known) > 2 and cards[0] not in known
            if is_new and run is None and self.dealt != len(known):
                raise of_no_hand(" ".join(map(str, cards)))  # the turn behind the river
            cards = known[: 5 - len(cards)] + cards if is_new else ()
        if cards:
            self.board(cards, run)

    def sit_down(self, number: str, name: str, stack: str = "") -> Player:
        """Add a player; ``stack``: as in the file. Raises HistoryError if another has the name."""
        if self.players.get(name) not in (None, self.by_number.get(number)):
            raise of_no_hand(f"Seat {number}: {name}")  # two players have one name
        player = self.by_number[number] = self.seat(name, name, stack=stack)
        if name[:1] in "*SsD" and f"{name} ".startswith(_OTHER_BEGINNINGS):
            self._has_odd_names = True
        return player

    def read_seat(self, text: str) -> bool:
        """Read a seat's line; False only for another before the summary. Raises NextHandError."""
        if self.in_summary:
            number, _, rest = text[5:].partition(": ")
            player = self.by_number.get(number)
            if player is not None and rest.startswith(player.name):
                does = _PATTERNS["summed_up"].match(rest, len(player.name))
                if does is not None:
                    self.sum_up(player, does)
                    return True
            elif player is None and _PATTERNS["shown"].search(rest) is not None:
                raise of_no_hand(text)
        found = self.seat_line.match(text)
        if found is None or (self.in_summary and hundredths(found["stack"]) is None):
            return self.in_summary
        if self.in_summary or self.has_begun:
            raise NextHandError(self.lines)
        self.sit_down(*found.groups())
        return True

    def sum_up(self, player: Player, does: re.Match[str]) -> None:
        """Read a player's line in the summary; ``does``: what follows the player's name."""
        folded, cards = does.groups()
        if folded:
            player.folded = True
        elif cards:
            self.show(player, site_cards(cards))
        paid = _PATTERNS["paid"].search(does.string, does.start())
        if paid is not None:
            self.winners.append((player, hundredths(paid["amount"])))

    def read_dealt(self, text: str) -> None:
        """Read "NAME [cards]" or "NAME [old] [new]"; the first with several cards is the hero."""
        player, cards = self.player_before(text, " [")
        if player is not None and not self.in_summary:
            held = cards_in_brackets(f"[{cards}")
            if self.hero is None and len(held) > 1 and not player.cards:
                self.hero = player
            player.cards = held
            self.has_begun = player.acted = True
        elif text not in self.players and _PATTERNS["dealt"].search(text) is not None:
            raise of_no_hand(text)

    def read_hand_line(self, text: str) -> None:
        """Read a line about the whole hand, not a player."""
        if text.startswith("Total pot"):
            self.whole = self.in_summary = True
            self.size_of_pot(text)
        elif text.startswith("Uncalled bet"):
            self.count_uncalled(text)
        elif text.startswith("Cash Drop to Pot"):
            self.dead_money += hundredths(text) or 0
        elif "Board" in text and (board := self._board_in(text)) is not None:
            self.take_board(cards_in_brackets(text), _RUNS.get(board["nth"] or board["run"]))
        elif _PATTERNS["cancelled"].match(text):
            self.cancelled = True
        elif " collected " in text:  # by a player whose name is damaged
            self.bets_are_clear = False
        elif (shown := _PATTERNS["shown"].search(text)) and shown["colon"] == self.colon.strip():
            raise of_no_hand(text)  # else it is chat, in which "Ann:" is who says it

    def _board_in(self, text: str) -> re.Match[str] | None:
        """Match a line that begins with "Board", but no chat of a player whose name begins so."""
        board = _PATTERNS["board"].match(text)
        player = self.player_before(text, ":")[0] if board and ":" in text else None
        return board if player is None or _PATTERNS["board"].fullmatch(player.name) else None

    # ------------------------------------------------------------------------ what players do

    def checks(self, player: Player, _: str) -> None:
        """Ignore a check."""

    def folds(self, player: Player, _: str) -> None:
        """Store that a player folds."""
        player.folded = True

    def shows(self, player: Player, rest: str) -> None:
        """Read the cards that a player shows or mucks: "[8c Td]"; ignore a text such as "hand"."""
        before, bracket, cards = rest.partition("[")
        if bracket and before.strip() in {"", "show", "cards"}:
            self.show(player, site_cards(cards.partition("]")[0]))

    def posts(self, player: Player, rest: str) -> None:
        """Read a blind, which is a bet, or an ante or dead blind, which is dead money."""
        amount = hundredths(rest) or 0
        if "&" in rest or "+ dead" in rest:  # a big blind and a dead small blind in one amount
            big = hundredths((self.facts.stakes or "").rpartition("/")[2]) or 0
            if not 0 < big < amount:  # the stakes are those of a limit game, or not known
                big = self.top_bet
            self.bets_are_clear = self.bets_are_clear and 0 < big < amount
            self.add_dead(player, amount - big)
            amount = big
            rest = rest.replace("dead", "")
        is_ante = "ante" in rest or "bomb" in rest  # all antes, in a bomb pot
        if is_ante or _PATTERNS["dead"].search(rest) is not None:
            self.add_dead(player, amount, is_ante)
        else:
            self.bet(player, amount)
        if _PATTERNS["all_in"].search(rest):
            self.all_in(player)

    def antes(self, player: Player, rest: str) -> None:
        """Read an ante."""
        self.posts(player, f"ante {rest}")

    def wagers(self, player: Player, rest: str) -> None:
        """Read a bet, call or raise; with "to" the amount is all that was bet on the street."""
        to = _PATTERNS["to"].search(rest)
        amount = hundredths(rest if to is None else rest[to.end() :])
        if amount is not None:
            self.bet(player, amount, in_all=to is not None)
        if _PATTERNS["all_in"].search(rest):
            self.all_in(player)

    def wagers_in_all(self, player: Player, rest: str) -> None:
        """Read a bet, call or raise whose last amount is all that was bet on the street."""
        self.wagers(player, rest if _PATTERNS["to"].search(rest) else f"to {rest}")

    def count_uncalled(self, text: str) -> None:
        """Subtract an uncalled bet from a player's bets: "Uncalled bet ($2) returned to Ann"."""
        player = self.players.get(text.partition(" returned to ")[2])
        amount = hundredths(text) or 0
        if player is None:
            return
        bet = min(player.bet, amount)
        ante = min(player.ante, amount - bet)
        self.bet(player, -bet)
        self.add_dead(player, -ante, is_ante=True)
        self.bets_are_clear = self.bets_are_clear and bet + ante == amount

    def takes_back(self, player: Player, rest: str) -> None:
        """Read an uncalled bet of a player: "Return uncalled portion of bet 800"."""
        self.bet(player, -(hundredths(rest) or 0))

    def wins_pot(self, player: Player, rest: str) -> None:
        """Read what a player was paid from one pot; after such a line the hand is complete."""
        self.whole = True
        self.pay_amount(player, hundredths(rest))

    def size_of_pot(self, text: str) -> None:
        """Store the size of the pot, the first amount in the text, and what rake leaves of it."""
        amount, *taken = map(hundredths, text.split("|"))
        self.pot = self.pot if amount is None else amount
        if amount is not None and taken:
            self.least_paid = amount - sum(filter(None, taken))

    def collects(self, player: Player, rest: str) -> None:
        """Read a payment, such as "$20 from main pot (HI)", unless it is a bounty."""
        run = _PATTERNS["run"].search(rest)
        amount = hundredths(rest.partition("(")[2] if rest[:1].isalpha() else rest)
        if "bounty" not in rest:
            self.pay_amount(player, amount, self.run if run is None else int(run[1]) - 1)

    words: ClassVar[Mapping[str, Act]] = MappingProxyType(
        {"checks": checks, "folds": folds, "posts": posts, "antes": antes}
        | dict.fromkeys(["shows", "mucks"], shows)
        | dict.fromkeys(["collected", "wins", "ties"], collects)
        | dict.fromkeys(["bets", "bring-in", "brings", "calls", "completes", "raises"], wagers)
    )
