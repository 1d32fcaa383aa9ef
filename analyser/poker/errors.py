"""The errors that a user can make, one class each; their messages quote the text at fault.

Each class has one sentence with named gaps; ``str(error)`` is that sentence in English, and
``error.phrase`` is the same, ready to be translated.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from analyser.poker.phrases import N_, Phrase, shortened

LONGEST_GAP: Final = 300
"""The most characters that fill one gap of a sentence, so that messages stay readable."""


class CardError(ValueError):
    """The base of all errors that a user can make. When one is raised, nothing has been changed.

    Keyword arguments fill the gaps of ``sentence``.
    """

    sentence: ClassVar[str]

    def __init__(self, **fields: object) -> None:
        gaps = {name: _short_enough(value) for name, value in fields.items()}
        self.phrase = Phrase(self.sentence, **gaps)
        super().__init__(self.phrase)

    def __reduce__(self) -> tuple[partial[CardError], tuple[()]]:
        # Exceptions are copied and sent to other processes by their positional arguments.
        return partial(type(self), **self.phrase.gaps), ()


def described(value: object) -> str:
    """Return a short description, for a message, of a value of any type, size and depth."""
    try:
        return shortened(repr(value))
    except (ValueError, RecursionError):  # too many digits to be written, or too deep
        return f"a value of type {type(value).__name__}"


def _short_enough(value: object) -> object:
    """Return what fills a gap of a sentence: the value, its beginning if long, or a description."""
    try:
        text = str(value)
    except (ValueError, RecursionError):
        return described(value)
    return value if len(text) <= LONGEST_GAP else shortened(text, LONGEST_GAP)


class ArgumentError(CardError, TypeError):
    sentence = N_("“{argument}” is read from {wanted}, not from {value}")


class NoCardsError(CardError):
    sentence = N_("There is no card here; write cards as rank and suit, such as As Kd 10h")


class UnreadableCardError(CardError):
    sentence = N_(
        "“{token}” is not a card; write rank and suit (As, 10h, T♠), a joker (Jo), "
        "or an unknown card (??)"
    )


class UnknownSuitError(UnreadableCardError):
    sentence = N_("“{token}” is not a card; write {rank}s, {rank}h, {rank}d or {rank}c")


class UnreadableRestError(UnreadableCardError):
    sentence = N_(
        "“{token}” cannot be read from “{rest}” on; write each card as rank and suit "
        "(As, 10h, T♠), a joker (Jo), or an unknown card (??)"
    )


class BareNumberError(CardError):
    sentence = N_(
        "“{token}” alone could be a rank or a card number; write rank and suit (10s), "
        "a card number (#10), suit and rank (<3 12>) or rank and suit ([13 4])"
    )


class CardNumberError(CardError):
    sentence = N_(
        "“{token}” is outside the deck; card numbers run from #0 to #51, "
        "<suit rank> from <0 0> to <3 12>, and [rank suit] from [1 1] to [13 4]"
    )


class DuplicateCardError(CardError):
    """``first``, ``second``: as "2nd", or as "in seat A"."""

    sentence = N_("{card} is there twice, {first} and {second}")


class CardInUseError(CardError):
    sentence = N_("{card} is already {where}")


class TableFullError(CardError):
    sentence = N_("Every place is full, so {card} was not placed; take a card back first")


class ExtraUnknownCardError(CardError):
    sentence = N_(
        "{place} has an unknown card beyond the {dealt} that are dealt in {game}, so there is no "
        "telling how many are to come; take it back"
    )


class NoRoomError(CardError):
    sentence = N_("{count} cards do not fit, there is room for {room}; nothing was placed")


class TooManyCardsError(CardError):
    sentence = N_(
        "{place} has {count} cards; in {game} it holds {most} at most, so leave some out, or name "
        "the game if it is another"
    )


class TooFewCardsError(CardError):
    sentence = N_(
        "{place} has too few cards: {count}; in {game} it needs {least}, so give more, or name the "
        "game if it is another"
    )


class HandSizeError(CardError):
    """``beside``: how many cards a hand has with a board; ``least``, ``most``: without one."""

    sentence = N_(
        "{place} has {count} cards; in {game} it has {beside} beside a board, or {least} to {most} "
        "without one; name the game if it is another"
    )


class UnequalHandsError(CardError):
    sentence = N_(
        "{one} has {count} cards and waits for a board, {other} has {other_count} and comes "
        "without one; in {game} give all hands the same, or the board, or name the game if it is "
        "another"
    )


class NoSuchGameError(CardError):
    sentence = N_("“{name}” is not a game; write one, such as {known}")


class NotForHighError(NoSuchGameError):
    sentence = N_(
        "{game} is not played for the high alone, as “{name}” asks; write {known} or another game"
    )


class OtherGameError(CardError):
    sentence = N_(
        "The text names {named}, but the game to be played is {game}; name the same game twice, or "
        "leave one of them out"
    )


class OtherOptionsError(CardError):
    sentence = N_(
        "The text names {named}, but the options to be played are {options}; name the same options "
        "twice, or leave one of them out"
    )


class NoBoardError(CardError):
    sentence = N_("{game} has no board, so the board {cards} cannot be used; leave it out")


class BetsError(CardError):
    sentence = N_(
        "“{bets}” are not the bets of {count} hands; write a number for each hand, then those of "
        "folded hands with an f: 30,80,80,20f"
    )


class PotAndBetsError(CardError):
    sentence = N_("The bets make the pot; give either the pot or the bets, not both")


class DeadMoneyError(CardError):
    sentence = N_("The dead money goes with bets; without bets, count it into the pot")


class NoNutsError(CardError):
    sentence = N_(
        "{game} has no board, and one is needed here; write it after @, as in @ QhJh2c, or choose "
        "another game, such as holdem"
    )


class UncountedNutsError(CardError):
    sentence = N_(
        "The nuts of {game} are not counted; they are in games with a high in which two own cards "
        "play, such as holdem and omaha"
    )


class QuestionGameError(CardError):
    sentence = N_(
        "There are no {kind} questions in {game}; choose winner, which every game has, or another "
        "game, such as holdem"
    )


class WildQuestionsError(CardError):
    sentence = N_("There are no questions with jokers or wild cards; leave them out")


class CardNotInGameError(CardError):
    sentence = N_("{card} cannot be used in {game}; use the {count} cards from {first} to As")


class JokerNotChosenError(CardNotInGameError):
    sentence = N_(
        "{card} cannot be used in {game} as it is played here; choose the joker as bug or wild"
    )


class SeatCountError(CardError):
    sentence = N_("The number of hands is {count}; it must be from {least} to {most}")


class DeckTooSmallError(SeatCountError):
    sentence = N_(
        "{count} seats of {dealt} cards need {needed} cards, and the deck has {deck}; play with "
        "{most} seats at most"
    )


class DeckTooSmallForBoardError(DeckTooSmallError):
    sentence = N_(
        "{count} seats of {dealt} cards and the board need {needed} cards, and the deck has "
        "{deck}; play with {most} seats at most"
    )


class DeckTooSmallForBoardsError(DeckTooSmallError):
    sentence = N_(
        "{count} seats of {dealt} cards and the {boards} boards need {needed} cards, and the deck "
        "has {deck}; play with {most} seats at most"
    )


class TwoHandsError(CardError):
    sentence = N_("Two hands are compared here, and {count} are given; use sort for more")


class OptionError(CardError):
    sentence = N_("“{option}” is not possible here; {known}")


class GameOptionError(CardError):
    sentence = N_("{game} has no option “{option}”; leave it out")


class NumberError(CardError):
    sentence = N_("{what} is {value}; it must be a whole number from {least} to {most}")


def refuse_number(what: str, value: object, least: int, most: int) -> None:
    """Refuse what is no int in this range; ``what``: its name to begin with. Raises NumberError."""
    # Not isinstance: True and False are refused, although bool is a kind of int.
    if type(value) is not int or not least <= value <= most:
        name = what if isinstance(what, Phrase) else Phrase(what)
        raise NumberError(what=name, value=value, least=least, most=most)


class SecondsError(CardError):
    sentence = N_(
        "The time for an estimate is “{value}”; write a number of seconds above 0, {most} at most"
    )


class NotANumberError(CardError):
    sentence = N_("“{text}” is not a whole number; type digits only, such as 7")


class NothingToDealError(CardError):
    sentence = N_(
        "There is nothing left to deal: in {game} the board is full, or there is none; "
        "take a card back, or choose a game with a board"
    )


class NotEnoughCardsError(CardError):
    sentence = N_("{wanted} cards would be needed and the deck has {deck}; ask for fewer")


class UnknownDeadCardError(CardError):
    sentence = N_(
        "“??” cannot be a dead card, as it stands for no card in particular; leave it out"
    )


class TooManyDealsError(CardError):
    sentence = N_(
        "There are {deals} ways to deal the rest, too many to count every one within a minute or "
        "two; give more cards, leave less unknown, or ask for an estimate (--estimate)"
    )


class NoRangeError(CardError):
    sentence = N_("There is no hand in this range; write hands such as QQ+, AKs, A5s-A2s, or AhKh")


class RangeTermError(CardError):
    sentence = N_(
        "“{term}” is not part of a range; write hands (QQ, AKs, AKo or AK), more of them (TT+, "
        "ATs+, A5s-A2s), two cards (AhKh), a share of all hands (15%), or random"
    )


class RangeWeightError(CardError):
    sentence = N_(
        "“{term}” has the weight “{weight}”; write a number from 0 to 1 with at most two decimals, "
        "such as QQ:0.5"
    )


class RangePairError(CardError):
    sentence = N_("“{term}” cannot be: a pair is always of two suits; write {pair} without s or o")


class RangeRunError(CardError):
    sentence = N_(
        "“{term}” is not a run of hands; both ends are pairs (77-22), or have the same higher card "
        "(A5s-A2s) or the same gap (T9s-65s), and s, o or neither behind both"
    )


class RangePlusError(CardError):
    sentence = N_(
        "“{term}” cannot be: there is nothing above two cards with their suits; leave out the +, "
        "or write a hand without suits, such as AKs+"
    )


class RangeHoldingError(CardError):
    sentence = N_("“{term}” has one card twice; write two different cards, such as AhKh")


class RangePercentError(CardError):
    sentence = N_(
        "“{term}” is not a share of all hands; write a number up to 100% with at most one decimal, "
        "such as 15% or 2.5%"
    )


class HangingCommaError(CardError):
    """As if the shell had split a range at a space."""

    sentence = N_(
        "“{hand}” ends in a comma; write a range of several parts in quotes, such as "
        '"QQ+, AKs", or leave the comma out'
    )


class EmptiedRangeError(CardError):
    sentence = N_(
        "The known cards leave no holding of the range “{range}”; add hands to it, or take cards "
        "away"
    )


class NoDealError(CardError):
    sentence = N_(
        "No deal gives every seat a holding of its range, as they need the same cards; add hands "
        "to one of the ranges"
    )


class RangeGameError(CardError):
    sentence = N_(
        "“{range}” is a range, and {game} has none; give the cards of the hand, or leave the game "
        "at Texas hold'em"
    )


class RangeVerbError(CardError):
    sentence = N_(
        "“{range}” is a range, and here a hand is given by its cards, such as AhKh; ranges are for "
        "odds (equity) and for a look at them (range)"
    )


class TextTooLongError(CardError):
    sentence = N_(
        "The text has {count} characters, and {most} at most are read at once; paste less of it"
    )


class OwnGameError(CardError):
    sentence = N_("“{key}” in the rules of the game: {why}")


class NoSecondBoardError(CardError):
    sentence = N_("{game} has no board; several need a game with one")


class OneBoardError(CardError):
    sentence = N_("There are {count} boards; this takes one, so give one at a time")


class OneHandError(CardError):
    sentence = N_(
        "The number of hands is {count}, and one is analysed at a time; write AhKh @ QhJh2c, or "
        "compare the hands"
    )


class LoneHandError(CardError):
    sentence = N_("“{hand}” is read as one hand; write v between hands: {form}")


class GameNotJudgedError(CardError):
    sentence = N_("“{name}” is a game that is not judged here")


class HandCutShortError(CardError):
    sentence = N_("The hand is cut short: its end is missing")


class TranslatedHistoryError(CardError):
    sentence = N_(
        "This hand history is translated ({language}); histories are read in English only"
    )


class UnreadSiteError(CardError):
    sentence = N_(
        "This is a hand history of {site}, which is not read; histories of these are: {known}"
    )


class TournamentSummaryError(CardError):
    sentence = N_(
        "This is the summary of a tournament of {site}, without hands; "
        "they are in the history beside it"
    )


class NoHandForTableError(CardError):
    sentence = N_("There is no hand for the table: {why}")


class UnknownTextError(CardError):
    sentence = N_(
        "There are no hands here; lines of hands such as “AhKh v QsQd @ Qc Jh 2h”, CSV, PHH, OHH "
        "and histories of {known} can be read"
    )


class HistoryError(CardError):
    sentence = N_("The hand cannot be read: {why}")


class ProcessLostError(CardError):
    sentence = N_(
        "A process that read some of the hands was ended before it was done, or ran out of memory; "
        "with fewer jobs less memory is used"
    )


class DataExtraError(CardError):
    """When pyarrow is not installed."""

    sentence = N_(
        "Tables for data tools need pyarrow, which is not installed here; add it with: "
        "pip install pyarrow"
    )


class PackedProgramError(DataExtraError):
    """In the installed program, which cannot have pyarrow."""

    sentence = N_(
        "Tables for data tools need the Python package of this program, with pyarrow; the "
        "installed program writes CSV and JSON"
    )


class SearchError(CardError):
    sentence = N_("“{text}” compares with nothing; write an amount, such as pot > 50")


class HistorySearchError(SearchError):
    sentence = N_("“{text}” finds hands of files only; look in My hands for words or cards")


class BoardTextError(CardError):
    """Of a board that was given apart from the hands."""

    sentence = N_("Board: {why}")


class SavedTableError(CardError):
    sentence = N_("This is not a table that can be opened ({why}); the file is kept as it is")


class NewerTableError(CardError):
    sentence = N_(
        "This table was saved by a newer version of the program (format {version}, this program "
        "reads up to {newest}); update the program to open it; the file is kept as it is"
    )


class CardArrayError(CardError):
    """``given`` describes an array of the wrong shape or type, or a masked one."""

    sentence = N_(
        "Hands come as rows of {least} to {most} card numbers, whole numbers from 0 to 51, all "
        "rows of one length; this is {given}"
    )


class PictureNameError(CardError):
    sentence = N_(
        "“{name}” ends in neither .png nor .svg; name the picture's file with one of them"
    )


class PictureTooLargeError(CardError):
    sentence = N_(
        "The picture would be {width} by {height} pixels, which is too large; draw fewer rows or "
        "shorter ones, or save it as SVG"
    )
