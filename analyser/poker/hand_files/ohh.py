"""Reader of OHH, the open hand history standard: JSON objects ``{"ohh": ..}``, one per hand.

The specification is at https://hh-specs.handhistory.org. Several objects may be on one line, and
an object may have many lines.
"""

import json
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final, TypeAlias

from analyser.poker.errors import CardError, HandCutShortError, HistoryError
from analyser.poker.hand_files.amounts import in_hundredths
from analyser.poker.hand_files.hand import (
    CHIPS,
    Cards,
    Facts,
    FileHand,
    HandSoFar,
    Player,
    Trouble,
    of_no_hand,
    wrong,
)
from analyser.poker.hand_files.sites.header import game_named, moment
from analyser.poker.hand_files.sites.site import site_cards, stray
from analyser.poker.hand_files.text import LONGEST, TOO_DEEP, BadLine, Lines, blocks_of
from analyser.poker.phrases import shortened

Fields: TypeAlias = Mapping[str, object]
"""The fields of a JSON object, of any type."""

_BETS: Final = frozenset(["post sb", "post bb", "straddle", "bet", "raise", "call"])
"""The actions whose chips are a player's bet."""
_DEAD: Final = frozenset(["post ante", "post dead", "added to pot"])
"""The actions whose chips are dead money, and so nobody's bet."""
_OBJECT: Final = re.compile(r'\{\s*"ohh"')
_BEGINS: Final = re.compile(rf"{_OBJECT.pattern}|\{{\s*$")
_JSON: Final = json.JSONDecoder()


def read_ohh(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield each hand, or why it cannot be read."""
    for first, block, size in blocks_of(lines, begins_ohh):
        if isinstance(block, BadLine):
            yield Trouble(first, block.why)
        else:
            yield from _read(first, "\n".join(block), size)


def begins_ohh(line: str) -> bool:
    """Whether this line may be the first of an OHH file's JSON; inner objects are indented."""
    return _BEGINS.match(line) is not None


def _read(line: int, text: str, size: int) -> Iterator[FileHand | Trouble]:
    """Yield the hands in a text whose first line is ``line``; ``size``: its length in the file."""
    at = 0
    while (begin := text.find("{", at)) >= 0:
        yield from _stray(line + text.count("\n", 0, at), text[at:begin])
        first = line + text.count("\n", 0, begin)
        following = _OBJECT.search(text, begin + 1)
        at = len(text) if following is None else following.start()
        try:
            if size > LONGEST:
                raise wrong("too-long")
            fields, at = _decoded(first, text, begin)
            yield _hand_of(first, fields)
        except CardError as error:
            yield Trouble(first, error.phrase)
    yield from _stray(line + text.count("\n", 0, at), text[at:])


def _stray(number: int, text: str) -> Iterator[Trouble]:
    """Yield an error for text outside objects, unless it has only blanks, commas and brackets."""
    for at, line in enumerate(text.split("\n"), number):
        if line.strip(" \t,[]"):
            yield stray(at, line)


def _decoded(first: int, text: str, begin: int) -> tuple[Fields, int]:
    """Return fields and end of the object at ``begin``, in line ``first``. Raises CardError."""
    try:
        value, end = _JSON.raw_decode(text, begin)
    except json.JSONDecodeError as error:
        rest = text[error.pos :].strip()
        if not rest or error.msg.startswith("Unterminated"):
            raise HandCutShortError from None
        line = first + text.count("\n", begin, error.pos)
        raise wrong("no-json-from", line=line, rest=shortened(rest, 60)) from None
    except (ValueError, RecursionError):
        raise HistoryError(why=TOO_DEEP) from None
    hand = value.get("ohh")
    if not isinstance(hand, dict):
        raise wrong("no-hand")
    return hand, end


def _hand_of(line: int, fields: Fields) -> FileHand:
    """Read a hand, with its bets if they add up to the pot. Raises CardError.

    For a raise most programs give all the chips that the player has bet on the street, others only
    the chips that the raise adds. Of these two meanings, the one that gives the pot is used.
    """
    hand = _played(line, fields, in_all=True)
    if not _adds_up(hand):
        hand = _played(line, fields, in_all=False)
        hand.bets_are_clear = _adds_up(hand)
    if hand.players and "pots" not in fields and hand.is_short_of_cards():
        raise HandCutShortError
    hand.hero = hand.players.get(_id_as_text(fields.get("hero_player_id")))
    hand.facts = _facts(fields)
    hand.cancelled = _is_cancelled(fields)
    _read_payments(hand, fields.get("pots"))
    return hand.finish()


def _played(line: int, fields: Fields, in_all: bool) -> HandSoFar:
    """Return a hand after its last action; ``in_all``: a raise gives all bet on the street."""
    number = fields.get("game_number")
    hand = HandSoFar(line, hand=None if number is None else str(number))
    for player in _objects_in(fields.get("players")):
        name = player.get("display") or player.get("name") or ""
        key = _id_as_text(player.get("id")) or f"without an id {len(hand.players)}"
        hand.seat(key, str(name), _cards(player.get("cards")))
    _read_rounds(hand, _objects_in(fields.get("rounds")), in_all)
    hand.game = game_named(str(fields.get("game_type", ""))) if hand.players else None
    hand.pot = _pot_in_hundredths(fields)
    return hand


def _adds_up(hand: HandSoFar) -> bool:
    """Whether the pot is the sum of all bets that were called, and the dead money."""
    bets = [0, 0, *sorted([player.bet for player in hand.players.values()])]
    return sum(bets) - (bets[-1] - bets[-2]) + hand.dead_money == hand.pot


def _facts(fields: Fields) -> Facts:
    blinds = [fields.get("small_blind_amount"), fields.get("big_blind_amount")]
    is_known = all(isinstance(blind, int | float) for blind in blinds)
    tournament = fields.get("tournament") or fields.get("tournament_info")
    return Facts(
        site=_text_or_none(fields.get("site_name")),
        when=moment(f"{fields.get('start_date_utc')}".removesuffix("Z") + "Z"),
        stakes="/".join(map(str, blinds)) if is_known else None,
        unit=_text_or_none(CHIPS if tournament else fields.get("currency")),
    )


def _read_rounds(hand: HandSoFar, rounds: list[Fields], in_all: bool) -> None:
    """Read the streets; if a hand was run twice, some streets occur twice."""
    dealt: dict[Player, Cards] = {}
    streets: dict[str, Cards] = {}
    again: dict[str, Cards] = {}
    for round_ in rounds:
        street, cards = str(round_.get("street", "")).lower(), _cards(round_.get("cards"))
        if cards and street in streets:
            again[street] = cards
        elif cards:
            streets[street] = cards
            hand.add_to_board(cards, street)
        hand.new_street()
        for action in _objects_in(round_.get("actions")):
            does, chips = str(action.get("action", "")).lower(), in_hundredths(action.get("amount"))
            player = hand.players.get(_id_as_text(action.get("player_id")))
            if player is None:
                hand.dead_money += (chips or 0) if does in _DEAD else 0  # of the house
                if cards := _cards(action.get("cards")):
                    raise of_no_hand(f"{action.get('player_id')}: {' '.join(map(str, cards))}")
            else:
                _act(hand, player, action, dealt)
                _count_chips(hand, player, does, chips or 0, in_all)
    if again:
        hand.board(_all_cards(streets), run=0)
        began = min(list(streets).index(street) for street in again)
        both = dict(list(streets.items())[:began])
        hand.board(_all_cards(both | again), run=1)


def _act(hand: HandSoFar, player: Player, action: Fields, dealt: dict[Player, Cards]) -> None:
    """Apply an action except its chips; it may add to ``dealt``. Raises HistoryError."""
    does = str(action.get("action", "")).lower()
    if does == "fold":
        player.folded = True
    elif does == "dealt cards":
        # A file may list all cards with the player as well, so these may be the same cards.
        dealt[player] = dealt.get(player, ()) + _cards(action.get("cards"))
        hand.show(player, dealt[player])
    elif does in ("shows cards", "mucks cards"):
        hand.show(player, _cards(action.get("cards")))
    elif action.get("cards") or not does or get_close_matches(does, ["fold"], cutoff=0.75):
        raise wrong("no-action", action=shortened(does, 60))
    if action.get("is_allin") is True:
        hand.all_in(player)


def _count_chips(hand: HandSoFar, player: Player, does: str, hundredths: int, in_all: bool) -> None:
    """Count the chips of an action as a bet or as dead money; other actions have none."""
    if does in _BETS:
        hand.bet(player, hundredths, in_all=in_all and does == "raise")
    elif does in _DEAD:
        hand.add_dead(player, hundredths, is_ante="ante" in does)


def _all_cards(streets: Mapping[str, Cards]) -> Cards:
    return tuple([card for cards in streets.values() for card in cards])


def _read_payments(hand: HandSoFar, pots: object) -> None:
    """Store who won how much; nothing if several players won and there are several runs."""
    if not isinstance(pots, list):
        return
    won: dict[Player, int] = {}
    for win in [win for pot in _objects_in(pots) for win in _objects_in(pot.get("player_wins"))]:
        player = hand.players.get(_id_as_text(win.get("player_id")))
        amount = in_hundredths(win.get("win_amount"))
        if player is not None and amount is not None:
            won[player] = won.get(player, 0) + amount
    # The file does not say who won which run, unless one player won both.
    if hand.runs == 1 or len(won) == 1:
        for run in range(hand.runs):
            hand.pay(won, run)
    for player, size in won.items() if hand.paid else ():
        hand.pay_amount(player, size)


def _pot_in_hundredths(fields: Fields) -> int | None:
    """Return the sum of all pots; None if there is none, or one has no amount."""
    amounts = [in_hundredths(pot.get("amount")) for pot in _objects_in(fields.get("pots"))]
    known = [amount for amount in amounts if amount is not None]
    return sum(known) if known and len(known) == len(amounts) else None


def _is_cancelled(fields: Fields) -> bool:
    flags = fields.get("flags")
    return isinstance(flags, list) and any("cancel" in str(flag).lower() for flag in flags)


def _objects_in(values: object) -> list[Fields]:
    if not isinstance(values, list):
        return []
    return [value for value in values if isinstance(value, dict)]


def _cards(value: object) -> Cards:
    """Read cards from a list or a text; return () for any other value. Raises CardError."""
    if isinstance(value, list):
        return site_cards(" ".join([str(card) for card in value]))
    return site_cards(value) if isinstance(value, str) and value.strip() else ()


def _text_or_none(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _id_as_text(value: object) -> str:
    return "" if value is None else str(value)
