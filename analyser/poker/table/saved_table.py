"""The saved form of a table: JSON text with a version, checked when it is read."""

from typing import Final

from analyser.poker import errors
from analyser.poker.cards import UNKNOWN, Card, refuse_duplicates
from analyser.poker.games.game import Game
from analyser.poker.games.own_games import own_game_beside, rules_of
from analyser.poker.games.registry import find_game
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranges.notation import parse_range
from analyser.poker.records import Json
from analyser.poker.table import bets
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table
from analyser.poker.table.table_state import NO_STAKES, Seat, SlotCards, tidy_name

FORMAT: Final = 5
"""The version of the saved form; a program reads all versions up to its own."""
_WITHOUT_BOARDS: Final = 4
_WITHOUT_BETS: Final = 3
_WITHOUT_RANGES: Final = 2
_WITHOUT_UNKNOWN: Final = 1
"""Older versions: 4 has one board, 3 no bets, 2 no ranges, and 1 has no unknown cards either. A
table without them is still written in the old version, so that old programs can open it; they
refuse other tables as newer, not as damaged."""


_CHIPS: Final = {"bet": bets.set_bet, "wager": bets.set_wager, "to_call": bets.set_to_call}
"""The chips of a seat by their names, and how each is set."""
_DAMAGED: Final = Phrase(N_("it is damaged"))


def table_to_json(table: Table) -> str:
    """Write a table as JSON text. ``table_from_json`` is the inverse."""
    import json  # takes 2 ms to load, and a window without a table is painted before it is needed

    data: dict[str, object] = {
        "format": _version_for(table),
        "game": table.game.key,
        "seats": [_written_seat(seat) for seat in table.seats],
        "board": _written_slots(table.board_slots),
        "active": table.active,
    }
    if (rules := rules_of(table.game)) is not None:
        data["rules"] = rules
    # Default values are left out.
    if options := table.game.options.chosen():
        data["options"] = options
    if table.more_boards:
        data["more_boards"] = [_written_slots(slots) for slots in table.more_boards]
        data["common"] = table.common
    if table.dead:
        data["dead"] = _written_slots(table.dead)
    if table.pot is not None:
        data["pot"] = table.pot
    usual = NO_STAKES._asdict()
    data |= {key: value for key, value in table.stakes._asdict().items() if value != usual[key]}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def table_from_json(text: str) -> Table:
    """Read a saved table. Raises NewerTableError or SavedTableError."""
    import json  # as in table_to_json

    try:
        data = json.loads(text)
        version = _whole_number(data["format"])
        if version < 1:
            raise ValueError(f"no such format: {version}")
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        why = Phrase(N_("it is not a saved table"))
        raise errors.SavedTableError(why=why) from error
    if version > FORMAT:
        raise errors.NewerTableError(version=version, newest=FORMAT)
    try:
        return _read(data)
    except errors.CardError as error:
        # A number or null in place of a card: this program did not write the file.
        why = _DAMAGED if isinstance(error, errors.ArgumentError) else error.phrase
        raise errors.SavedTableError(why=why) from None
    # RecursionError: what json has just read may be nested too deeply to be quoted.
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise errors.SavedTableError(why=_DAMAGED) from error


def _read(data: Json) -> Table:
    game = _read_game(data)
    seats = tuple(_read_seat(seat, game) for seat in data["seats"])
    active = None if data["active"] is None else Slot(*map(_whole_number, data["active"]))
    dead = tuple(_read_card(text) for text in data.get("dead", ()))
    if UNKNOWN in dead:
        raise errors.UnknownDeadCardError
    first, others, common = _read_boards(data, game)
    table = Table(game, seats, first, active, dead, more_boards=others, common=common)
    if not 1 <= len(seats) <= table.most_seats:
        raise ValueError(f"{len(seats)} seats")
    if data.get("pot") is not None:
        table = table.set_pot(_whole_number(data["pot"]))
    folded = [_whole_number(bet) for bet in data.get("folded_bets", ())]
    table = bets.set_stakes(table, folded, _whole_number(data.get("dead_money", 0)))
    for number, seat in enumerate(data["seats"]):
        for key, change in _CHIPS.items():
            if seat.get(key) is not None:
                table = change(table, number, _whole_number(seat[key]))
        if (all_in := seat.get("all_in", False)) not in (True, False):
            raise TypeError(f"{all_in!r} is neither true nor false")
        table = bets.set_all_in(table, number, bool(all_in)) if all_in else table
    cards = [card for _, card in table.known_cards()]
    game.check_deck(cards)
    refuse_duplicates(cards)
    places = (*table.dealt_places, DEAD)
    slots = [Slot(place, at) for place in places for at in range(len(table.slots(place)))]
    if active not in (None, *slots):
        raise ValueError(f"no such slot: {active}")
    return table


def _read_game(data: Json) -> Game:
    # A game of one's own may be unknown here, or another one may have its name.
    game = own_game_beside(data["rules"]) if "rules" in data else find_game(data["game"])
    return game.with_options(data.get("options"))


def _read_boards(data: Json, game: Game) -> tuple[SlotCards, tuple[SlotCards, ...], int]:
    """Read the slots of the first board, those of the others, and how many cards they share."""
    every = data["board"], *data.get("more_boards", ())
    first, *others = [_read_slots(slots, game.board) for slots in every]
    common = _whole_number(data.get("common", 0))
    if len(others) >= len(BOARDS) or not 0 <= common <= game.board * bool(others):
        raise ValueError(f"{len(others)} more boards, {common} cards in common")
    if any(slots[:common] != first[:common] for slots in others):
        raise ValueError("what boards have in common differs")
    return first, tuple(others), common


def _version_for(table: Table) -> int:
    """Return the oldest version of the saved form that can store this table."""
    if table.more_boards:
        return FORMAT
    if bets.has_money(table):
        return _WITHOUT_BOARDS
    if table.has_ranges:
        return _WITHOUT_BETS
    places = (*range(len(table.seats)), BOARD)
    has_unknown = any(UNKNOWN in table.slots(place) for place in places)
    return _WITHOUT_RANGES if has_unknown else _WITHOUT_UNKNOWN


def _written_seat(seat: Seat) -> dict[str, object]:
    data: dict[str, object] = {"name": seat.name, "cards": _written_slots(seat.slots)}
    if seat.range is not None:
        data["range"] = str(seat.range)
    chips = {key: getattr(seat, key) for key in _CHIPS}
    data |= {key: value for key, value in chips.items() if value is not None}
    if seat.all_in:
        data["all_in"] = True
    return data


def _read_seat(data: Json, game: Game) -> Seat:
    name, slots = tidy_name(data["name"]), _read_slots(data["cards"], game.most)
    if data.get("range") is None:
        return Seat(name, slots)
    held = parse_range(data["range"])
    if any(slots):
        raise ValueError("a seat with cards and a range")
    game.check_range(held)
    return Seat(name, slots, held)


def _read_card(text: object) -> Card:
    if not isinstance(text, str):  # a number is a card to Python, but we never write one
        raise TypeError(f"{text!r} is not a card")
    return Card(text)


def _whole_number(value: object) -> int:
    if type(value) is not int:  # JSON's true is an int to Python, and 1e999 is no int at all
        raise TypeError(f"{value!r} is not a whole number")
    return value


def _written_slots(slots: SlotCards) -> list[str | None]:
    return [None if card is None else str(card) for card in slots]


def _read_slots(data: Json, count: int) -> SlotCards:
    slots = tuple(None if text is None else _read_card(text) for text in data)
    if len(slots) != count:
        raise ValueError(f"{len(slots)} slots where there are {count}")
    return slots
