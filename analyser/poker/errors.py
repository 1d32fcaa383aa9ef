"""Every mistake a user can make, one class each, with the offending text inside.

Each class carries one sentence with named gaps; ``str(error)`` is that sentence in English, and
``error.phrase`` is the same, ready to be translated.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase


class CardError(ValueError):
    """Cards, or a use of cards, that cannot be accepted. Nothing has changed.

    The gaps of ``sentence`` are filled from keyword arguments; each class names them as Fields.
    """

    sentence: ClassVar[str]

    def __init__(self, **fields: object) -> None:
        self.phrase = Phrase(self.sentence, **fields)
        super().__init__(self.phrase)

    def __reduce__(self) -> tuple[partial[CardError], tuple[()]]:
        # Exceptions are copied and sent to other processes by their positional arguments.
        return partial(type(self), **self.phrase.gaps), ()


class NoCardsError(CardError):
    """There is no card in the text at all."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "There is no card here; write cards as rank and suit, such as As Kd 10h"
    )


class UnreadableCardError(CardError):
    """A token that is no card. Fields: ``token``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "“{token}” is not a card; write rank and suit (As, 10h, T♠), a joker (Jo), "
        "or an unknown card (??)",
    )


class UnreadableRestError(UnreadableCardError):
    """A token that begins with cards and goes on with none. Fields: ``token``, ``rest``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "“{token}” cannot be read from “{rest}” on; write each card as rank and suit "
        "(As, 10h, T♠), a joker (Jo), or an unknown card (??)",
    )


class BareNumberError(CardError):
    """A number standing alone, which could mean a rank or a card number. Fields: ``token``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "“{token}” alone could be a rank or a card number; write rank and suit (10s), "
        "a card number (#10), suit and rank (<3 12>) or rank and suit ([13 4])",
    )


class CardNumberError(CardError):
    """A number form outside the deck. Fields: ``token``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "“{token}” is outside the deck; card numbers run from #0 to #51, "
        "<suit rank> from <0 0> to <3 12>, and [rank suit] from [1 1] to [13 4]",
    )


class DuplicateCardError(CardError):
    """A card that stands twice in one text. Fields: ``card``, ``first``, ``second``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "{card} is there twice, {first} and {second}")


class CardInUseError(CardError):
    """A card that the table already holds. Fields: ``card``, ``where``, such as "in seat A"."""

    sentence = QT_TRANSLATE_NOOP("analyser", "{card} is already {where}")


class TableFullError(CardError):
    """A card was picked, and no place is empty. Fields: ``card``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "Every place is full, so {card} was not placed; take a card back first"
    )


class ExtraUnknownCardError(CardError):
    """An unknown card beyond those that a game deals. Fields: ``place``, ``game``, ``dealt``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "{place} has an unknown card beyond the {dealt} that are dealt in {game}, so there is no "
        "telling how many are to come; take it back",
    )


class NoRoomError(CardError):
    """More cards at once than there are empty places. Fields: ``count``, ``room``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{count} cards do not fit, there is room for {room}; nothing was placed"
    )


class TooManyCardsError(CardError):
    """More cards than a place can hold. Fields: ``place``, ``count``, ``game``, ``most``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{place} has {count} cards; in {game} it holds {most} at most"
    )


class TooFewCardsError(CardError):
    """Fewer cards than a game gives a hand. Fields: ``place``, ``count``, ``game``, ``least``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{place} has too few cards: {count}; in {game} it needs {least}"
    )


class HandSizeError(CardError):
    """A hand too large to go beside a board, and too small to come without one.

    Fields: ``place``, ``count``, ``game``, ``beside``, ``least``, ``most``.
    """

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "{place} has {count} cards; in {game} it has {beside} beside a board, or {least} to {most} "
        "without one",
    )


class UnequalHandsError(CardError):
    """Hands that wait for a board among hands that come without one.

    Fields: ``one``, ``count``, ``other``, ``other_count``, ``game``.
    """

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "{one} has {count} cards and waits for a board, {other} has {other_count} and comes "
        "without one; in {game} give all hands the same, or the board",
    )


class NoSuchGameError(CardError):
    """A game that is not known. Fields: ``name``, ``known``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "“{name}” is not a game; choose one of: {known}")


class NoBoardError(CardError):
    """Board cards in a game that has none. Fields: ``game``, ``cards``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{game} has no board, so the board {cards} cannot be used; leave it out"
    )


class CardNotInGameError(CardError):
    """A card that the game's deck does not have. Fields: ``card``, ``game``, ``count``, ``first``.

    ``count`` and ``first`` tell the deck: how many cards there are, and the lowest of them.
    """

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{card} cannot be used in {game}; use the {count} cards from {first} to As"
    )


class JokerNotChosenError(CardNotInGameError):
    """A joker in a game that has one only where it was chosen. Fields: ``card``, ``game``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "{card} cannot be used in {game} as it is played here; choose the joker as bug or wild",
    )


class SeatCountError(CardError):
    """Too many or too few seats. Fields: ``count``, ``least``, ``most``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "The number of hands is {count}; it must be from {least} to {most}"
    )


class OptionError(CardError):
    """A choice that is not among those known. Fields: ``option``, ``known``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "“{option}” is not possible here; {known}")


class GameOptionError(CardError):
    """An option that a game does not have. Fields: ``option``, ``game``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "{game} has no option “{option}”; leave it out")


class NumberError(CardError):
    """A number that is out of range. Fields: ``what``, ``value``, ``least``, ``most``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{what} is {value}; it must be a whole number from {least} to {most}"
    )


class NotANumberError(CardError):
    """A text that is no whole number. Fields: ``text``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "“{text}” is not a whole number; type digits only, such as 7"
    )


class NothingToDealError(CardError):
    """A street was to be dealt, and the board is full or the game has none. Fields: ``game``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "There is nothing left to deal: in {game} the board is full, or there is none; "
        "take a card back, or choose a game with a board",
    )


class NotEnoughCardsError(CardError):
    """More cards asked for than the deck has. Fields: ``wanted``, ``deck``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "{wanted} cards would be needed and the deck has {deck}; ask for fewer"
    )


class UnknownDeadCardError(CardError):
    """An unknown card among the dead ones."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "“??” cannot be a dead card, as it stands for no card in particular; leave it out",
    )


class TooManyDealsError(CardError):
    """Too much is unknown for every deal to be counted. Fields: ``deals``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "There are {deals} ways to deal the rest, too many to count every one within a minute or "
        "two, and odds are never estimated here; give more cards, or leave fewer seats unknown",
    )


class LineError(CardError):
    """A line of a list that cannot be used. Fields: ``line``, counted from 1, and ``why``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "Line {line}: {why}")


class GameNotJudgedError(CardError):
    """A game of a file that the program does not know. Fields: ``name``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "“{name}” is a game that is not judged here")


class HandCutShortError(CardError):
    """A hand of a file that breaks off before its end."""

    sentence = QT_TRANSLATE_NOOP("analyser", "The hand is cut short: its end is missing")


class TranslatedHistoryError(CardError):
    """A hand history in another language than English. Fields: ``language``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "This hand history is translated ({language}); histories are read in English only",
    )


class HistoryError(CardError):
    """A hand history that says what cannot be. Fields: ``why``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "The hand cannot be read: {why}")


class BoardTextError(CardError):
    """A board, written apart from its hands, that cannot be used. Fields: ``why``."""

    sentence = QT_TRANSLATE_NOOP("analyser", "Board: {why}")


class SavedTableError(CardError):
    """A saved table that cannot be read. Fields: ``why``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser", "This is not a table that can be opened ({why}); the file is kept as it is"
    )


class NewerTableError(CardError):
    """A saved table of a later version of the program. Fields: ``version``, ``newest``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "This table was saved by a newer version of the program (format {version}, this program "
        "reads up to {newest}); update the program to open it; the file is kept as it is",
    )


class CardArrayError(CardError):
    """An array that is not rows of card numbers. Fields: ``given``, ``least``, ``most``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "Hands come as rows of {least} to {most} card numbers, whole numbers from 0 to 51, all "
        "rows of one length; this is {given}",
    )


class PictureNameError(CardError):
    """A picture's file whose ending names no kind of picture. Fields: ``name``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "“{name}” ends in neither .png nor .svg; name the picture's file with one of them",
    )


class PictureTooLargeError(CardError):
    """A picture of more pixels than can be drawn. Fields: ``width``, ``height``."""

    sentence = QT_TRANSLATE_NOOP(
        "analyser",
        "The picture would be {width} by {height} pixels, which is too large; draw fewer rows or "
        "shorter ones, or save it as SVG",
    )
