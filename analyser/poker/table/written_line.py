"""Writes a table on one line, such as ``AhKh v QsQd @ QhJh2c``, and its game with its options."""

from collections.abc import Sequence
from typing import Final

from analyser.poker.cards import Card, format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import ANY, GAMES, HOLDEM, default_game
from analyser.poker.names import RANK_PLURALS, listed, seat_letter
from analyser.poker.phrases import N_, Phrase, with_commas
from analyser.poker.table.table import DEAD, Table

JOKERS: Final = {
    "none": Phrase(N_("no joker")),
    "bug": Phrase(N_("the joker as a bug")),
    "wild": Phrase(N_("the joker as any card")),
}
"""The options for jokers, in words."""


def line_of(table: Table) -> str:
    """Write hands, ranges, board and chips as text that ``enter`` reads, perhaps as another table.

    Empty seats, gaps, names and dead cards are left out, unlike in ``whole_line_of``.

    >>> from analyser.poker.games.registry import HOLDEM
    >>> from analyser.poker.text.enter import enter
    >>> from analyser.poker.table.table import new_table
    >>> line_of(enter(new_table(HOLDEM), "Ah Kh | ?? Qd @ Qh Jh 2c"))
    'AhKh v ??Qd @ QhJh2c'
    """
    hands = {seat: text for seat in range(len(table.seats)) if (text := _hand_text(table, seat))}
    hands = {seat: text.replace("_", "") for seat, text in hands.items()}
    line = " v ".join(hands.values())
    boards = [table.cards_of(place) for place in table.board_places]
    if any(boards) or table.more_boards:
        line += "".join([f" @ {format_cards(board, '')}".rstrip() for board in boards])
        line = line.strip()
    return ", ".join([line, *money_of(table, list(hands))]) if hands else line


def whole_line_of(table: Table) -> str:
    """Write all of a table but what is hidden, in focus or active; "" for an empty table.

    The game, with its options, stands in front if it is not the one that the cards choose (``any
    cards: AcJd8s8cAs3d4d``), and before names. ``enter`` reads the same table back.
    """
    if table.is_empty:
        return ""
    seats, line = range(len(table.seats)), in_full(table)
    sizes = [len(table.cards_of(seat)) or HOLDEM.dealt for seat in seats if table.plays(seat)]
    has_board = any(table.boards) or bool(table.more_boards)
    is_apart = len(seats) > 1 or has_board or bool(table.dead)
    if is_apart and sizes and not any(seat.name for seat in table.seats):
        usual = default_game(sizes, with_board=has_board, is_dealt_on=True)
        if table.game == usual != ANY:
            return line
    if table.game.plain not in GAMES and not table.seats[0].name and ": " in line:
        line = f"seat a: {line}"  # else the game's name would be this player's
    return f"{str(say_game(table.game)).lower()}: {line}"


def in_full(table: Table) -> str:
    """Write a table without its game; an empty seat is ``-``, a place before a filled one ``_``."""
    every = range(len(table.seats))
    line = " v ".join([named(table.seats[seat].name, _hand_text(table, seat)) for seat in every])
    boards = [_written_place(table, place) for place in table.board_places]
    if any(boards) or table.more_boards:
        line += "".join([f" @ {cards}".rstrip() for cards in boards])
    line += f" dead {dead}" if (dead := _written_place(table, DEAD)) else ""
    return ", ".join([line, *money_of(table, every)])


def named(name: str, hand: str) -> str:
    """Write a hand after its player's name, if there is one; an empty hand as ``-``."""
    return f"{name}: {hand or '-'}" if name else hand or "-"


def _written_place(table: Table, place: int) -> str:
    """Write the cards of a place, with ``_`` for each empty slot before a card."""
    return "".join(["_" if card is None else str(card) for card in table.slots(place)]).rstrip("_")


def money_of(table: Table, seats: Sequence[int]) -> list[str]:
    """Write the pot, and the bets, calls and all-ins of ``seats``, which are lettered in order."""
    said, names = [], [table.seats[seat].name.upper() for seat in seats]
    letters = [seat_letter(at) for at in range(len(names))]
    # A player may be called A and sit elsewhere.
    who = [
        f"seat {letter}" if names.count(letter) > (name == letter) else letter
        for letter, name in zip(letters, names, strict=True)
    ]
    for seat, letter in zip(seats, who, strict=True):
        each = table.seats[seat]
        bet = "" if each.bet is None else f" {each.bet}"
        if each.all_in or bet:
            said.append(f"{letter} all in{bet}" if each.all_in else f"{letter} in{bet}")
    said += [] if table.pot is None else [f"pot {table.pot}"]
    for seat, letter in zip(seats, who, strict=True):
        chips = {"bets": table.seats[seat].wager, "to call": table.seats[seat].to_call}
        said += [f"{letter} {what} {n}" for what, n in chips.items() if n is not None]
    return said


def named_line_of(table: Table) -> str:
    """Write a table as ``line_of`` does, after its game unless that is ``HOLDEM`` or ``ANY``."""
    line = line_of(table)
    return line if table.game in (ANY, HOLDEM) else f"{say_game(table.game)}: {line}"


def _hand_text(table: Table, seat: int) -> str:
    held = table.seats[seat].range
    if held is None:
        return _written_place(table, seat)
    text = str(held)
    return f"{text}:1" if _are_cards(text) else text


def _are_cards(text: str) -> bool:
    """Whether a range's text is single holdings only, so that it may be read as cards."""
    return all(len(term) == 4 and term[1::2].islower() for term in text.split(", "))


def say_options(options: Options) -> list[Phrase]:
    """Return a phrase for each option that differs from its default."""
    said = []
    if options.joker != "none":
        said.append(JOKERS[options.joker])
    if options.wild:
        ranks = listed([RANK_PLURALS[rank] for rank in options.wild])
        said.append(Phrase(N_("{ranks} wild"), ranks=ranks))
    if options.trips_beat_straight:
        said.append(Phrase(N_("three of a kind beats a straight")))
    if options.no_qualifier:
        said.append(Phrase(N_("any low wins")))
    return said


def say_known_cards(boards: Sequence[Sequence[Card]], dead: Sequence[Card] = ()) -> list[Phrase]:
    """Return a line for the cards of each board and one for the dead cards, if there are any."""
    one = N_("Board: {cards}")
    several = N_("Board {number}: {cards}")
    template = several if len(boards) > 1 else one
    lines = [(template, number, cards) for number, cards in enumerate(boards, 1)]
    lines.append((N_("Dead: {cards}"), 0, dead))
    return [
        Phrase(template, number=number, cards=format_cards(cards))
        for template, number, cards in lines
        if cards or template is several
    ]


def say_game(game: Game) -> Phrase:
    """Name a game with its options: "Texas hold'em, the joker as a bug, twos and jacks wild"."""
    return with_commas([game.name, *say_options(game.options)])
