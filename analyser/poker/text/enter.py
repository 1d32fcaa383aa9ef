"""Puts what a text says on a table: a whole situation replaces the table, cards fill its slots."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple

from analyser.poker.cards import UNKNOWN, Card, format_cards, read_each, refuse_shared
from analyser.poker.errors import CardError, NoRoomError, TooManyCardsError
from analyser.poker.games.game import Game
from analyser.poker.games.options import read_options
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.names import AMONG_THE_DEAD, common_beginning, in_seats, on_boards
from analyser.poker.phrases import shortened
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table, new_table
from analyser.poker.table.table_state import Seat, SlotCards
from analyser.poker.table.written_line import in_full, whole_line_of
from analyser.poker.text import refusals
from analyser.poker.text.entry import Entry, EntryHand
from analyser.poker.text.heading import read_heading
from analyser.poker.text.money import put_money, take_money
from analyser.poker.text.read_text import read_entry
from analyser.poker.text.two_readings import in_parts, refuse_as_range
from analyser.poker.text.words import words


class Entered(NamedTuple):
    """A table on which a text has been put, and what the change of game left of the old one."""

    table: Table  # the table with what the text says
    # The old table in the text's game, without the cards and ranges that have no place in this
    # game. It is the old table itself if the game stays, or if the text is a whole situation, which
    # replaces all cards and ranges on purpose.
    kept: Table
    suits_assumed: bool = False  # True if the text has no suits, and these were chosen
    names_game: bool = False  # True if the text names the game, or has all of a table


def enter(table: Table, text: str) -> Table:
    """Put the cards and ranges of a text on a table, all of them or none.

    Several hands, or a hand with a board, with dead cards or with the name of a game, replace the
    whole table. If the text names no game, the table's game stays, with its options, if it can have
    the cards, unless it is "any cards", else the default game of the cards is played.

    In a text without hands, a board replaces the table's board, a turn or river alone is added to
    it, and dead cards replace the table's dead cards. The table then plays the game and has the
    options that the text names, as for a single hand; the seats keep the cards that fit.

    The cards of a single hand are placed from the active slot on, as by ``Table.place_all``; if
    there is no room for them, ``_place_cards`` says what they replace. A hand with a name goes to
    the seat with this name, and none of it elsewhere. ``_seat_of`` chooses the seat of a range, and
    of a hand with a name that no seat has.

    Where seats may have ranges, whole holdings beyond one hand are a range if a name is in front or
    commas are between them (``AhKh, QsQd``), as ranges are written. Else, with spaces only, two are
    cards, for which a table of one empty seat gets a second one, and more are refused.

    Raises CardError: the errors of ``read_entry``, and of cards that do not fit the table.
    """
    return enter_and_compare(table, text).table


def enter_and_compare(table: Table, text: str) -> Entered:
    """Do the same as ``enter``, but also return what the change of game left of the old table."""
    if (whole := _read_whole(table, text)) is not None:
        return Entered(whole, table, names_game=True)
    entry = read_entry(text, table.game)
    is_named, kept = entry.game is not None, table
    if len(entry.hands) == 1:
        _refuse_holdings(entry, table)
    if entry.hands and (entry.apart or is_named):
        after = table_of_entry(entry, _game_of(table, entry))
    else:
        kept = _in_game_of(table, entry)
        after = put_money(_with_part(kept, entry), entry.money)
        if entry.money and after.is_empty:
            raise refusals.NoHandsYetError(money=", ".join([each.text for each in entry.money]))
    return Entered(after, kept, entry.suits_assumed, is_named)


def _refuse_holdings(entry: Entry, table: Table) -> None:
    """Refuse the only hand if its pairs may be a range, or hands: ``AhKh QsQd 7c7d``."""
    game, (hand,) = entry.game or table.game, entry.hands
    pairs = hand.written.split(", ")
    if not hand.cards or hand.range is None or hand.name:
        return
    if hand.range_in(game) is not None and (len(pairs) > 2 or entry.game):
        refuse_as_range(entry, pairs)
    is_apart = entry.game or entry.apart or table.active_seat is None
    if not (game.takes_ranges or is_apart) and len(hand.cards) > game.dealt:
        whole = [format_cards(each, "") for each in in_parts(hand.cards, game.dealt)]
        raise refusals.TwoReadingsError(one=entry.with_hands(pairs), other=entry.with_hands(whole))


def _can_take(game: Game, entry: Entry) -> bool:
    """Whether a game can have the cards, the options and the ranges of a text."""
    every = [*[hand.cards for hand in entry.hands], *entry.boards]
    cards = [card for each in every for card in each]
    if entry.options is not None:
        if not set(entry.options.chosen()) <= {*game.allows}:
            return False
        game = game.with_options(entry.options)
    return (
        max(entry.sizes, default=0) <= game.most
        and max(map(len, entry.boards)) <= game.board
        and bool(game.board or not entry.more_boards)
        and (game.takes_ranges or all(hand.cards for hand in entry.hands))
        and all(card is UNKNOWN or card in game.deck for card in cards)
    )


# The game of a part of a situation ----------------------------------------------------------------


def _in_game_of(table: Table, entry: Entry) -> Table:
    """Return the table in the game that a text names, or else in its own.

    "Any cards" has neither ranges nor a board: a range changes it to hold'em, a board to the
    default game of its cards.
    """
    table = _change_game(table, entry.played(table.game))
    if table.game.plain != ANY:
        return table
    if any(hand.range is not None and not hand.cards for hand in entry.hands):
        return _change_game(table, HOLDEM)
    if entry.has_board and not entry.street and not entry.hands:
        held = [table.cards_of(seat) for seat in range(len(table.seats))]
        hands = tuple([EntryHand(cards) for cards in held if cards])
        game = replace(entry, hands=hands).played(is_dealt_on=True)
        return _change_game(table, game.with_options(table.game.options))
    return table


def _change_game(table: Table, game: Game) -> Table:
    """Change the game. Raises TooManyCardsError if a seat has more cards than the game allows."""
    if game == table.game:
        return table
    for seat in range(len(table.seats)):
        game.refuse_more(table.seat_name(seat), len(table.cards_of(seat)), game.most)
    return table.change_game(game)


# A whole situation --------------------------------------------------------------------------------


def table_of_entry(entry: Entry, game: Game) -> Table:
    """Return a new table of a game with all that a text gives. Raises CardError."""
    game.check_seats(len(entry.hands), 1 if entry.has_board else game.boards)
    laid = new_table(game, len(entry.hands))
    pairs = [(hand, hand.range_in(game)) for hand in entry.hands]
    cards = in_seats([hand.cards if held is None else () for hand, held in pairs])
    refuse_shared([*cards, *on_boards(entry.boards), (entry.dead, AMONG_THE_DEAD)])
    for seat, (hand, held) in enumerate(pairs):
        laid = laid.rename_seat(seat, hand.name)
        if held is not None:
            laid = laid.set_range(seat, held)
        elif hand.cards == (UNKNOWN,) and game.board:
            laid = laid.make_unknown(seat)  # a lone question mark means the whole hand
        else:
            laid = laid.fill(seat, hand.cards)
    if entry.has_board:
        laid = laid.lay_boards(entry.boards)
    laid = laid.activate(Slot(DEAD, 0)).place_all(entry.dead).activate_first()
    return put_money(laid, entry.money)


def _game_of(table: Table, entry: Entry) -> Game:
    """Return the game, with its options, of a whole situation."""
    stays = entry.game is None and table.game.plain != ANY and _can_take(table.game, entry)
    return entry.played(table.game if stays else None, is_dealt_on=True)


# A whole table as it is written -------------------------------------------------------------------

_EMPTY: Final = re.compile(r"(?<![^\s:])-(?![^\s,])|_|@.* @ [\w?]{2,4}(?!\w)|@ [\w?]{2,4} @")
"""An empty seat, an empty place before a filled one, or one of several flops that is begun."""
_QUOTED: Final = re.compile(r'(?<![^\s:])"(.+?)"(?=: )')
"""A name that is read as it stands, such as ``"JJ Abrams"``, which would else begin a range."""


def text_of(table: Table) -> str:
    """Write a table as ``whole_line_of`` does, but names that would be cards or marks in quotes."""
    names = [seat.name if _is_plain(seat.name) else f'"{seat.name}"' for seat in table.seats]
    seats = [seat._replace(name=name) for seat, name in zip(table.seats, names, strict=True)]
    return whole_line_of(replace(table, seats=tuple(seats)))


@lru_cache(maxsize=1000)
def _is_plain(name: str) -> bool:
    """Whether a name is read back in front of any hand; true for "", which is not written."""
    if not name or '"' in name:
        return not name
    line = (
        f"holdem: {name}: AhKh v {name}: - v {name}: 77-66 v {name}: 22 v QsQd, pot 90, A bets 60"
    )
    return _read_whole(new_table(HOLDEM), line) is not None


def _read_whole(table: Table, text: str) -> Table | None:
    """Read what ``whole_line_of`` writes if it has a game in front or empty places.

    None if the table would be written differently: ``read_entry`` then reads the text otherwise.
    """
    game, options, line = read_heading(text, table.game) if ":" in text else (None, {}, text)
    if game is None and _EMPTY.search(line) is None:
        return None
    line = " ".join(line.split()).removeprefix("seat a: ")
    quoted = _QUOTED.findall(line)
    numbers = count()
    line = _QUOTED.sub(lambda _: f'"{next(numbers)}"', line)
    try:
        rest, money = take_money(line)
        rest, _, dead = rest.partition(" dead ")
        rest, *boards = re.split(" @(?= |$)", rest)
        if len(boards) > len(BOARDS):
            return None
        seats = [_read_seat(seat) for seat in rest.split(" v ")]
        hands = tuple(
            [EntryHand(_without_gaps(s.slots), "", s.range) for s in seats if s != Seat(s.name)]
        )
        first, *others = [_read_slots(board.strip()) for board in boards] or [()]
        asked = read_options(options) if options else None
        held = tuple(map(_without_gaps, others))
        entry = Entry(hands, _without_gaps(first), game=game, options=asked, more_boards=held)
        laid = new_table(_game_of(table, entry))
        laid = _fill_slots(replace(laid, seats=laid.seats * len(seats)), BOARD, first)
        if boards:
            common = common_beginning([first, *others])
            laid = laid.with_boards(1 + len(others), common=common)
            for place, slots in zip(laid.board_places[1:], others, strict=True):
                laid = _fill_slots(laid, place, (*[None] * common, *slots[common:]))
        for at, seat in enumerate(seats):
            laid = laid.rename_seat(at, seat.name).set_range(at, seat.range)
            laid = _fill_slots(laid, at, seat.slots)
        laid = put_money(laid.activate(Slot(DEAD, 0)).place_all(read_each(dead)), money)
    except CardError:
        return None
    is_other = in_full(laid).lower() != line.lower()
    if is_other or (game is None and laid.game.plain == ANY):  # "any cards" is written in front
        return None
    laid.game.check_seats(len(seats), len(laid.boards), laid.common)
    names = {f'"{at}"': name for at, name in enumerate(quoted)}
    for at, seat in enumerate(seats):
        laid = laid.rename_seat(at, names.get(seat.name, seat.name))
    return laid.activate_first()


def _read_seat(text: str) -> Seat:
    """Read a seat as it is written. Raises UnreadableWordError for two seats without a mark."""
    name, _, held = text.rpartition(": ")
    kinds = [word.kind for word in words(name)]
    is_mark = kinds[:1] in (["board"], ["dead"]) and "word" not in kinds  # Omaha: board: QhJh2c
    if is_mark or "cards" in kinds or ("range" in kinds and len(kinds) > 1):
        raise refusals.UnreadableWordError(word=shortened(name))  # Ann: AsAhKsKh Bob: QsQdJsJd
    if held == "-":
        return Seat(name)
    with suppress(CardError):
        return Seat(name, _read_slots(held))
    return Seat(name, (), parse_range(held))


def _read_slots(text: str) -> SlotCards:
    """Read the cards of a place, with ``_`` for each empty slot before a card."""
    first, *others = text.split("_")
    return (*read_each(first), *[card for each in others for card in (None, *read_each(each))])


def _without_gaps(slots: SlotCards) -> tuple[Card, ...]:
    return tuple([card for card in slots if card is not None])


def _fill_slots(table: Table, place: int, slots: SlotCards) -> Table:
    """Put cards into the slots of a place. Raises CardError if there is no room for them."""
    if len(slots) > len(table.slots(place)):
        raise NoRoomError(count=len(slots), room=len(table.slots(place)))
    for at, card in enumerate(slots):
        table = table if card is None else table.activate(Slot(place, at)).place(card)
    return table


# A part of a situation ----------------------------------------------------------------------------


def _with_part(table: Table, entry: Entry) -> Table:
    """Put the board and the dead cards, or the only hand, of a text on a table of its game."""
    if not entry.hands:
        return _with_board(table, entry)
    (hand,) = entry.hands
    held = hand.range_in(table.game) if hand.name or not hand.cards else None
    seat = _seat_of(table, hand.name)
    if held is not None:
        return (table.rename_seat(seat, hand.name) if hand.name else table).set_range(seat, held)
    if hand.name and (seat != table.active_seat or len(hand.cards) > table.game.most):
        return table.rename_seat(seat, hand.name).fill(seat, hand.cards).activate_first()
    if _are_two_hands(table, len(hand.cards)):
        table = table.add_seat().activate_first()
    placed = _place_cards(table, hand.cards)
    return placed.rename_seat(seat, hand.name) if hand.name else placed


def _with_board(table: Table, entry: Entry) -> Table:
    """Put a text's board and dead cards down; a turn or river alone is added. Raises CardError."""
    if entry.more_boards:
        table = table.lay_boards(entry.boards)
    elif entry.board:
        board = entry.board
        if entry.street:
            size = {"turn": 4, "river": 5}[entry.street]
            board = (*table.cards_of(BOARD), *board)
            if len(board) != size:
                raise refusals.StreetError(street=entry.street, count=len(board), size=size)
        table = table.lay_boards([board])
    if entry.dead:
        table = replace(table, dead=(), active=Slot(DEAD, 0)).place_all(entry.dead)
    return table.activate_first()


# Cards or a range alone ---------------------------------------------------------------------------


def _place_cards(table: Table, cards: Sequence[Card]) -> Table:
    """Place cards from the active slot on. Raises CardError.

    If there is no room for them, they may replace cards:

    - a whole board replaces the board if the active slot is on the board;
    - a whole hand replaces that of the active seat, else of the last, if another slot is active;
    - as many cards as a seat can hold replace the hand of the last seat if no slot is active.
    """
    try:
        return table.place_all(cards)
    except (NoRoomError, TooManyCardsError):
        on_board = table.active is not None and table.active.place in BOARDS
        whole = (3, 4, 5) if on_board else (table.game.dealt,)
        fits = len(cards) <= table.game.most if table.active is None else len(cards) in whole
        if not fits:
            raise
        seat = len(table.seats) - 1 if table.active_seat is None else table.active_seat
        place = table.active.place if table.active and on_board else seat
        return table.fill(place, cards).activate_first()


def _are_two_hands(table: Table, count: int) -> bool:
    """Whether a text with ``count`` cards must mean two whole hands.

    Only if the table is one empty seat, and the cards cannot be one hand, with or without a whole
    board, as ten can in five-card Omaha.
    """
    game = table.game
    return (
        count == 2 * game.dealt
        and game.most == game.dealt != game.board
        and len(table.seats) == 1
        and table.active_seat == 0
        and not table.cards_of(0)
        and not table.cards_of(BOARD)
    )


def _seat_of(table: Table, name: str) -> int:
    """Return the seat with this name, else the active one, the first empty one, or the last."""
    seats = range(len(table.seats))
    named = [seat for seat in seats if name and table.seats[seat].name == name]
    if not named and table.active_seat is not None:
        return table.active_seat
    empty = [seat for seat in seats if not table.plays(seat)]
    return [*named, *empty, seats[-1]][0]
