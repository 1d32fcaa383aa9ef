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

    Keyword arguments fill the gaps of ``sentence``; each class lists them after ``Fields:``.
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
    """An argument of a wrong type, a TypeError too. Fields: ``argument``, ``wanted``, ``value``."""

    sentence = N_("“{argument}” is read from {wanted}, not from {value}")


class NoCardsError(CardError):
    """A text without any card."""

    sentence = N_("There is no card here; write cards as rank and suit, such as As Kd 10h")


class UnreadableCardError(CardError):
    """A part of a text that is not a card. Fields: ``token``."""

    sentence = N_(
        "“{token}” is not a card; write rank and suit (As, 10h, T♠), a joker (Jo), "
        "or an unknown card (??)"
    )


class UnknownSuitError(UnreadableCardError):
    """A rank with something that is not a suit. Fields: ``token``; ``rank``, the rank's letter."""

    sentence = N_("“{token}” is not a card; write {rank}s, {rank}h, {rank}d or {rank}c")


class UnreadableRestError(UnreadableCardError):
    """Cards that end in something that is no card. Fields: ``token``; ``rest``, what is no card."""

    sentence = N_(
        "“{token}” cannot be read from “{rest}” on; write each card as rank and suit "
        "(As, 10h, T♠), a joker (Jo), or an unknown card (??)"
    )


class BareNumberError(CardError):
    """A number by itself, which could mean a rank or a card number. Fields: ``token``."""

    sentence = N_(
        "“{token}” alone could be a rank or a card number; write rank and suit (10s), "
        "a card number (#10), suit and rank (<3 12>) or rank and suit ([13 4])"
    )


class CardNumberError(CardError):
    """A card written as numbers that no card has. Fields: ``token``."""

    sentence = N_(
        "“{token}” is outside the deck; card numbers run from #0 to #51, "
        "<suit rank> from <0 0> to <3 12>, and [rank suit] from [1 1] to [13 4]"
    )


class DuplicateCardError(CardError):
    """One card twice. Fields: ``card``; ``first``, ``second``: as "2nd", or as "in seat A"."""

    sentence = N_("{card} is there twice, {first} and {second}")


class CardInUseError(CardError):
    """A card that is already on the table. Fields: ``card``, ``where``, such as "in seat A"."""

    sentence = N_("{card} is already {where}")


class TableFullError(CardError):
    """A card that cannot be placed, as no slot is empty. Fields: ``card``."""

    sentence = N_("Every place is full, so {card} was not placed; take a card back first")


class ExtraUnknownCardError(CardError):
    """An unknown card in a hand larger than dealt. Fields: ``place``, ``game``, ``dealt``."""

    sentence = N_(
        "{place} has an unknown card beyond the {dealt} that are dealt in {game}, so there is no "
        "telling how many are to come; take it back"
    )


class NoRoomError(CardError):
    """More cards placed at once than there are empty slots. Fields: ``count``, ``room``."""

    sentence = N_("{count} cards do not fit, there is room for {room}; nothing was placed")


class TooManyCardsError(CardError):
    """More cards than a place can have. Fields: ``place``, ``count``, ``game``, ``most``."""

    sentence = N_(
        "{place} has {count} cards; in {game} it holds {most} at most, so leave some out, or name "
        "the game if it is another"
    )


class TooFewCardsError(CardError):
    """Fewer cards than the game's hands have. Fields: ``place``, ``count``, ``game``, ``least``."""

    sentence = N_(
        "{place} has too few cards: {count}; in {game} it needs {least}, so give more, or name the "
        "game if it is another"
    )


class HandSizeError(CardError):
    """A hand too large to be played with a board, and too small to be played without a board.

    Fields: ``place``, ``count``, ``game``; ``beside``, how many cards a hand has with a board;
    ``least``, ``most``, how many it has without a board.
    """

    sentence = N_(
        "{place} has {count} cards; in {game} it has {beside} beside a board, or {least} to {most} "
        "without one; name the game if it is another"
    )


class UnequalHandsError(CardError):
    """Two hands of different sizes, where one size is played with a board and the other without.

    Fields: ``one``, ``count``, ``other``, ``other_count``, ``game``.
    """

    sentence = N_(
        "{one} has {count} cards and waits for a board, {other} has {other_count} and comes "
        "without one; in {game} give all hands the same, or the board, or name the game if it is "
        "another"
    )


class NoSuchGameError(CardError):
    """An unknown game. Fields: ``name``, ``known``."""

    sentence = N_("“{name}” is not a game; write one, such as {known}")


class NotForHighError(NoSuchGameError):
    """A game for low that is asked for the high alone. Fields: ``name``, ``known``, ``game``."""

    sentence = N_(
        "{game} is not played for the high alone, as “{name}” asks; write {known} or another game"
    )


class TwoGamesError(CardError):
    """A text that names two games. Fields: ``one``, ``other``."""

    sentence = N_("{one} and {other} are two games; name one of them, in front of the hands")


class OtherGameError(CardError):
    """A text that names another game. Fields: ``named``, there; ``game``, the one to be played."""

    sentence = N_(
        "The text names {named}, but the game to be played is {game}; name the same game twice, or "
        "leave one of them out"
    )


class OtherOptionsError(CardError):
    """A text that names other options. Fields: ``named``, there; ``options``, those to play by."""

    sentence = N_(
        "The text names {named}, but the options to be played are {options}; name the same options "
        "twice, or leave one of them out"
    )


class NoBoardError(CardError):
    """Board cards in a game that has none. Fields: ``game``, ``cards``."""

    sentence = N_("{game} has no board, so the board {cards} cannot be used; leave it out")


class BetsError(CardError):
    """Bets that do not fit the hands. Fields: ``bets``, ``count``: how many hands there are."""

    sentence = N_(
        "“{bets}” are not the bets of {count} hands; write a number for each hand, then those of "
        "folded hands with an f: 30,80,80,20f"
    )


class PotAndBetsError(CardError):
    """Both a pot and bets are given, although the bets alone say how large the pot is."""

    sentence = N_("The bets make the pot; give either the pot or the bets, not both")


class DeadMoneyError(CardError):
    """Dead money without bets; it can only be added to a pot that is made of bets."""

    sentence = N_("The dead money goes with bets; without bets, count it into the pot")


class TwoAmountsError(CardError):
    """Two numbers of chips for the same in one text. Fields: ``one``, ``other``, the words."""

    sentence = N_("“{one}” and “{other}” do not go together; leave one out")


class NoNutsError(CardError):
    """A request that needs a board, such as for the nuts, without one. Fields: ``game``."""

    sentence = N_(
        "{game} has no board, and one is needed here; write it after @, as in @ QhJh2c, or choose "
        "another game, such as holdem"
    )


class UncountedNutsError(CardError):
    """A request for the nuts in a game in which they are not counted. Fields: ``game``."""

    sentence = N_(
        "The nuts of {game} are not counted; they are in games with a high in which two own cards "
        "play, such as holdem and omaha"
    )


class QuestionGameError(CardError):
    """A kind of practice question that a game does not have. Fields: ``kind``, ``game``."""

    sentence = N_(
        "There are no {kind} questions in {game}; choose winner, which every game has, or another "
        "game, such as holdem"
    )


class WildQuestionsError(CardError):
    """A request for practice questions in a game with jokers or wild cards."""

    sentence = N_("There are no questions with jokers or wild cards; leave them out")


class CardNotInGameError(CardError):
    """A card not in the deck. Fields: ``card``, ``game``, ``count``, ``first``, its lowest card."""

    sentence = N_("{card} cannot be used in {game}; use the {count} cards from {first} to As")


class JokerNotChosenError(CardNotInGameError):
    """A joker in a game that can have jokers only by an option. Fields: ``card``, ``game``."""

    sentence = N_(
        "{card} cannot be used in {game} as it is played here; choose the joker as bug or wild"
    )


class SeatCountError(CardError):
    """Too many or too few seats. Fields: ``count``, ``least``, ``most``."""

    sentence = N_("The number of hands is {count}; it must be from {least} to {most}")


class DeckTooSmallError(SeatCountError):
    """Too many seats. Fields: ``count``, ``dealt``, ``needed``, ``deck``, ``most``."""

    sentence = N_(
        "{count} seats of {dealt} cards need {needed} cards, and the deck has {deck}; play with "
        "{most} seats at most"
    )


class DeckTooSmallForBoardError(DeckTooSmallError):
    """Too many seats with a board. Fields: ``count``, ``dealt``, ``needed``, ``deck``, ``most``."""

    sentence = N_(
        "{count} seats of {dealt} cards and the board need {needed} cards, and the deck has "
        "{deck}; play with {most} seats at most"
    )


class DeckTooSmallForBoardsError(DeckTooSmallError):
    """With boards. Fields: ``count``, ``dealt``, ``boards``, ``needed``, ``deck``, ``most``."""

    sentence = N_(
        "{count} seats of {dealt} cards and the {boards} boards need {needed} cards, and the deck "
        "has {deck}; play with {most} seats at most"
    )


class TwoHandsError(CardError):
    """Not two hands, where one is compared with another. Fields: ``count``."""

    sentence = N_("Two hands are compared here, and {count} are given; use sort for more")


class OptionError(CardError):
    """An unknown option, or an unknown value of one. Fields: ``option``, ``known``."""

    sentence = N_("“{option}” is not possible here; {known}")


class GameOptionError(CardError):
    """An option that a game does not have. Fields: ``option``, ``game``."""

    sentence = N_("{game} has no option “{option}”; leave it out")


class NumberError(CardError):
    """A number out of range. Fields: ``what``, ``value``, ``least``, ``most``."""

    sentence = N_("{what} is {value}; it must be a whole number from {least} to {most}")


def refuse_number(what: str, value: object, least: int, most: int) -> None:
    """Refuse a value that is not an int from ``least`` to ``most``. Raises NumberError.

    ``what``: the words with which the message begins, such as "The seed": a phrase, or its text.
    """
    # Not isinstance: True and False are refused, although bool is a kind of int.
    if type(value) is not int or not least <= value <= most:
        name = what if isinstance(what, Phrase) else Phrase(what)
        raise NumberError(what=name, value=value, least=least, most=most)


class SecondsError(CardError):
    """A duration that is too long, or not above 0. Fields: ``value``, ``most``."""

    sentence = N_(
        "The time for an estimate is “{value}”; write a number of seconds above 0, {most} at most"
    )


class NotANumberError(CardError):
    """A text that is not a whole number. Fields: ``text``."""

    sentence = N_("“{text}” is not a whole number; type digits only, such as 7")


class NothingToDealError(CardError):
    """Nothing is left to deal: the board is full, or the game has none. Fields: ``game``."""

    sentence = N_(
        "There is nothing left to deal: in {game} the board is full, or there is none; "
        "take a card back, or choose a game with a board"
    )


class NotEnoughCardsError(CardError):
    """A request for more cards than the deck has. Fields: ``wanted``, ``deck``."""

    sentence = N_("{wanted} cards would be needed and the deck has {deck}; ask for fewer")


class UnknownDeadCardError(CardError):
    """An unknown card among the dead cards."""

    sentence = N_(
        "“??” cannot be a dead card, as it stands for no card in particular; leave it out"
    )


class TooManyDealsError(CardError):
    """So many cards are unknown that there are too many deals to count. Fields: ``deals``."""

    sentence = N_(
        "There are {deals} ways to deal the rest, too many to count every one within a minute or "
        "two; give more cards, leave less unknown, or ask for an estimate (--estimate)"
    )


class NoRangeError(CardError):
    """A range without any holding."""

    sentence = N_("There is no hand in this range; write hands such as QQ+, AKs, A5s-A2s, or AhKh")


class RangeTermError(CardError):
    """A part of a range that cannot be read. Fields: ``term``."""

    sentence = N_(
        "“{term}” is not part of a range; write hands (QQ, AKs, AKo or AK), more of them (TT+, "
        "ATs+, A5s-A2s), two cards (AhKh), a share of all hands (15%), or random"
    )


class RangeWeightError(CardError):
    """An invalid weight in a range. Fields: ``term``, ``weight``."""

    sentence = N_(
        "“{term}” has the weight “{weight}”; write a number from 0 to 1 with at most two decimals, "
        "such as QQ:0.5"
    )


class RangePairError(CardError):
    """A pair written as suited or offsuit, such as "QQs". Fields: ``term``, ``pair``."""

    sentence = N_("“{term}” cannot be: a pair is always of two suits; write {pair} without s or o")


class RangeRunError(CardError):
    """A run of hands whose two ends do not fit, such as "A2s-A5o". Fields: ``term``."""

    sentence = N_(
        "“{term}” is not a run of hands; both ends are pairs (77-22), or have the same higher card "
        "(A5s-A2s) or the same gap (T9s-65s), and s, o or neither behind both"
    )


class RangePlusError(CardError):
    """A plus after two cards that have suits, such as "AhKh+". Fields: ``term``."""

    sentence = N_(
        "“{term}” cannot be: there is nothing above two cards with their suits; leave out the +, "
        "or write a hand without suits, such as AKs+"
    )


class RangeHoldingError(CardError):
    """A holding that has the same card twice. Fields: ``term``."""

    sentence = N_("“{term}” has one card twice; write two different cards, such as AhKh")


class RangePercentError(CardError):
    """An impossible percentage of all hands. Fields: ``term``."""

    sentence = N_(
        "“{term}” is not a share of all hands; write a number up to 100% with at most one decimal, "
        "such as 15% or 2.5%"
    )


class HangingCommaError(CardError):
    """A hand ending in a comma, as if the shell had split a range at a space. Fields: ``hand``."""

    sentence = N_(
        "“{hand}” ends in a comma; write a range of several parts in quotes, such as "
        '"QQ+, AKs", or leave the comma out',
    )


class EmptiedRangeError(CardError):
    """A range whose holdings all contain known cards. Fields: ``range``."""

    sentence = N_(
        "The known cards leave no holding of the range “{range}”; add hands to it, or take cards "
        "away"
    )


class NoDealError(CardError):
    """Ranges that share so many cards that no deal gives each seat a holding of its range."""

    sentence = N_(
        "No deal gives every seat a holding of its range, as they need the same cards; add hands "
        "to one of the ranges"
    )


class RangeGameError(CardError):
    """A range in a game without ranges. Fields: ``range``, ``game``."""

    sentence = N_(
        "“{range}” is a range, and {game} has none; give the cards of the hand, or leave the game "
        "at Texas hold'em"
    )


class RangeVerbError(CardError):
    """A range where only cards are read. Fields: ``range``."""

    sentence = N_(
        "“{range}” is a range, and here a hand is given by its cards, such as AhKh; ranges are for "
        "odds (equity) and for a look at them (range)"
    )


class TextTooLongError(CardError):
    """A text longer than any text of cards or ranges may be. Fields: ``count``, ``most``."""

    sentence = N_(
        "The text has {count} characters, and {most} at most are read at once; paste less of it"
    )


class MissingHandError(CardError):
    """A separator, such as "v", without a hand on one of its sides. Fields: ``mark``."""

    sentence = N_(
        "There are no cards on one side of “{mark}”; write a hand on either side, or leave it out"
    )


class MissingBoardError(CardError):
    """A text of hands without a board after the mark that begins one. Fields: ``mark``."""

    sentence = N_("Write the cards of the board right after “{mark}”, or leave it out")


class BoardPlaceError(CardError):
    """A hand after the board that an @ begins. Fields: ``mark``, the separator before it."""

    sentence = N_(
        "“{mark}” cannot come after the board; write all hands first, then “@”, then the board"
    )


class OwnGameError(CardError):
    """Rules of a game of one's own that cannot be played. Fields: ``key``, ``why``."""

    sentence = N_("“{key}” in the rules of the game: {why}")


class NoSecondBoardError(CardError):
    """More than one board in a game that has none. Fields: ``game``, its name."""

    sentence = N_("{game} has no board; several need a game with one")


class OneBoardError(CardError):
    """Several boards where only one can be used. Fields: ``count``."""

    sentence = N_("There are {count} boards; this takes one, so give one at a time")


class BoardSizeError(CardError):
    """One of several boards with one card or two. Fields: ``cards``."""

    sentence = N_("“{cards}” is no board; each of several has three, four or five cards, or none")


class BoardCountError(CardError):
    """More boards than a deal can have. Fields: ``count``."""

    sentence = N_("There are {count} boards; a deal has three at most")


class SecondBoardError(CardError):
    """A second board in a text, or beside an argument. Fields: ``cards``, those of the second."""

    sentence = N_("“{cards}” would be a second board; write one: AhKh v QsQd @ QhJh2c")


class OneHandError(CardError):
    """A text of several hands or of none, where one hand was asked for. Fields: ``count``."""

    sentence = N_(
        "The number of hands is {count}, and one is analysed at a time; write AhKh @ QhJh2c, or "
        "compare the hands"
    )


class LoneHandError(CardError):
    """A single hand, where two are compared. Fields: ``hand``; ``form``, a text that works."""

    sentence = N_("“{hand}” is read as one hand; write v between hands: {form}")


class StreetError(CardError):
    """A street of a wrong size. Fields: ``street``; ``size``, the right one; ``count``."""

    sentence = N_(
        "With the {street} the board has {size} cards, and here it has {count}; write the whole "
        "board after @: AhKh v QsQd @ QhJh2c"
    )


class TwoReadingsError(CardError):
    """A text that can mean two things. Fields: ``one``, ``other``: a clear text for each."""

    sentence = N_("This can be read in two ways; write {one}, or {other}")


class UnreadableWordError(CardError):
    """A word without a meaning in a text of hands. Fields: ``word``."""

    sentence = N_(
        "“{word}” cannot be read here; write v between hands and the board after @, as in "
        "AhKh v QsQd @ QhJh2c"
    )


class NearestFormError(UnreadableWordError):
    """A word without a meaning, where all else is clear. Fields: ``word``; ``form`` that works."""

    sentence = N_(
        "“{word}” cannot be read here; write v between hands and the board after @: {form}"
    )


class NameWithoutColonError(UnreadableWordError):
    """A word before cards that may be a name. Fields: ``word``; ``form``: as a name, with cards."""

    sentence = N_("“{word}” cannot be read here; if it is a name, put a colon behind it: {form}")


class NobodyError(UnreadableWordError):
    """A bet or a call of nobody who has a hand. Fields: ``word``."""

    sentence = N_(
        "“{word}” is of nobody here; write a seat's letter or name: A to call 60, B bets 60"
    )


class BoardInHandsError(CardError):
    """Hands that all have the same board in them. Fields: ``board``; ``form``, with it once."""

    sentence = N_(
        "Each hand has {board} in it; write the board once, {form}, or use sort, which takes hands "
        "that share cards"
    )


class FiveOfARankError(CardError):
    """More than four cards of a rank in a text without suits. Fields: ``ranks``."""

    sentence = N_("There are more than four {ranks} here; a deck has one in each suit")


class SuitsMatterError(CardError):
    """Cards without suits, where every choice of suits gives somebody a flush or a draw to one."""

    sentence = N_(
        "Suits decide here, and none are given; write each card as rank and suit (As, 10h, T♠)"
    )


class OtherHeadingError(CardError):
    """Words in front of the hands that are no game and no option. Fields: ``name``, ``known``."""

    sentence = N_(
        "“{name}” stands in front of the hands, where a game or an option is named, and is neither "
        "here; write one, such as {known}, or give each hand a name (Ann: AhKh Bob: QsQd)"
    )


class ThrownAwayError(CardError):
    """All cards of a game in which some are thrown away. Fields: ``name``, ``game``, ``known``."""

    sentence = N_(
        "In “{name}” cards are thrown away until {game} is left; write the two cards that each "
        "seat kept, or play {known}, where all three stay"
    )


class MisspeltHeadingError(CardError):
    """A game or an option that is misspelt. Fields: ``name``; ``nearest``, how it is spelt."""

    sentence = N_("{nearest}? “{name}” is no game and no option; write it so, before a colon")


class KnightError(CardError):
    """A character of Unicode that shows a knight as a card. Fields: ``character``, ``suit``."""

    sentence = N_(
        "“{character}” is the knight of {suit}, which is not one of the 52 cards; a jack is "
        "the character before it, a queen the one after it"
    )


class UnclearCardsError(CardError):
    """Cards in a hand history that belong to no player or board. Fields: ``cards``."""

    sentence = N_(
        "It is not clear whose cards “{cards}” are; put them in brackets, and before them "
        "Dealt to and a name, or a name and shows, or Board"
    )


class LineError(CardError):
    """A line of a list that cannot be used. Fields: ``line``, its number from 1; ``why``."""

    sentence = N_("Line {line}: {why}")


class GameNotJudgedError(CardError):
    """A game that this program does not know, named in a file. Fields: ``name``."""

    sentence = N_("“{name}” is a game that is not judged here")


class HandCutShortError(CardError):
    """A hand in a file that breaks off before its end."""

    sentence = N_("The hand is cut short: its end is missing")


class TranslatedHistoryError(CardError):
    """A hand history in a language other than English. Fields: ``language``."""

    sentence = N_(
        "This hand history is translated ({language}); histories are read in English only"
    )


class UnreadSiteError(CardError):
    """A site whose histories cannot be read. Fields: ``site``; ``known``, the readable sites."""

    sentence = N_(
        "This is a hand history of {site}, which is not read; histories of these are: {known}"
    )


class TournamentSummaryError(CardError):
    """A summary of a tournament, which has no hands. Fields: ``site``."""

    sentence = N_(
        "This is the summary of a tournament of {site}, without hands; "
        "they are in the history beside it"
    )


class NoHandForTableError(CardError):
    """A hand history whose only hand cannot be read. Fields: ``why``, a sentence."""

    sentence = N_("There is no hand for the table: {why}")


class UnknownTextError(CardError):
    """A text that is not a file of hands. Fields: ``known``, the sites whose histories are read."""

    sentence = N_(
        "There are no hands here; lines of hands such as “AhKh v QsQd @ Qc Jh 2h”, CSV, PHH, OHH "
        "and histories of {known} can be read"
    )


class HistoryError(CardError):
    """A hand history with invalid content. Fields: ``why``."""

    sentence = N_("The hand cannot be read: {why}")


class ProcessLostError(CardError):
    """A process that ended before it had read its part of a file."""

    sentence = N_(
        "A process that read some of the hands was ended before it was done, or ran out of memory; "
        "with fewer jobs less memory is used"
    )


class DataExtraError(CardError):
    """A request for a table for data tools when pyarrow is not installed."""

    sentence = N_(
        "Tables for data tools need pyarrow, which is not installed here; add it with: "
        "pip install pyarrow"
    )


class PackedProgramError(DataExtraError):
    """A request for a table for data tools to the installed program, which cannot have pyarrow."""

    sentence = N_(
        "Tables for data tools need the Python package of this program, with pyarrow; the "
        "installed program writes CSV and JSON"
    )


class SearchError(CardError):
    """A comparison in a search that has nothing to compare with. Fields: ``text``."""

    sentence = N_("“{text}” compares with nothing; write an amount, such as pot > 50")


class BoardTextError(CardError):
    """A board that was given apart from the hands and cannot be used. Fields: ``why``."""

    sentence = N_("Board: {why}")


class SavedTableError(CardError):
    """A saved table that cannot be read. Fields: ``why``."""

    sentence = N_("This is not a table that can be opened ({why}); the file is kept as it is")


class NewerTableError(CardError):
    """A saved table from a later version of the program. Fields: ``version``, ``newest``."""

    sentence = N_(
        "This table was saved by a newer version of the program (format {version}, this program "
        "reads up to {newest}); update the program to open it; the file is kept as it is"
    )


class CardArrayError(CardError):
    """An array of hands with the wrong shape or type: not a table of whole numbers, or masked.

    Fields: ``given`` describes the array; ``least`` and ``most`` are the fewest and the most cards
    that a row may have.
    """

    sentence = N_(
        "Hands come as rows of {least} to {most} card numbers, whole numbers from 0 to 51, all "
        "rows of one length; this is {given}"
    )


class PictureNameError(CardError):
    """A file name for a picture without the ending of a picture format. Fields: ``name``."""

    sentence = N_(
        "“{name}” ends in neither .png nor .svg; name the picture's file with one of them"
    )


class PictureTooLargeError(CardError):
    """A picture with more pixels than can be drawn. Fields: ``width``, ``height``."""

    sentence = N_(
        "The picture would be {width} by {height} pixels, which is too large; draw fewer rows or "
        "shorter ones, or save it as SVG"
    )
