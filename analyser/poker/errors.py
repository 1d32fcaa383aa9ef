"""The errors that a user can make, one class each; their messages quote the text at fault.

Each class has one sentence with named gaps, in ``errors.txt``; ``str(error)`` is that sentence in
English, and ``error.phrase`` is the same, ready to be translated.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from analyser.poker.phrases import Phrase, sentences_in, shortened

_SENTENCES: Final = sentences_in(Path(__file__).with_suffix(".txt"))
"""The sentence of each class by its name."""

LONGEST_GAP: Final = 300
"""The most characters that fill one gap of a sentence, so that messages stay readable."""


class CardError(ValueError):
    """The base of all errors that a user can make. When one is raised, nothing has been changed.

    Keyword arguments fill the gaps of ``sentence``.
    """

    sentence: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.sentence = _SENTENCES.get(cls.__name__, cls.sentence)

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


class ArgumentError(CardError, TypeError): ...


class NoCardsError(CardError): ...


class UnreadableCardError(CardError): ...


class UnknownSuitError(UnreadableCardError): ...


class UnreadableRestError(UnreadableCardError): ...


class BareNumberError(CardError): ...


class CardNumberError(CardError): ...


class DuplicateCardError(CardError):
    """``first``, ``second``: as "2nd", or as "in seat A"."""


class CardInUseError(CardError): ...


class TableFullError(CardError): ...


class ExtraUnknownCardError(CardError): ...


class NoRoomError(CardError): ...


class TooManyCardsError(CardError): ...


class TooFewCardsError(CardError): ...


class HandSizeError(CardError):
    """``beside``: how many cards a hand has with a board; ``least``, ``most``: without one."""


class UnequalHandsError(CardError): ...


class NoSuchGameError(CardError): ...


class NotForHighError(NoSuchGameError): ...


class OtherGameError(CardError): ...


class OtherOptionsError(CardError): ...


class NoBoardError(CardError): ...


class BetsError(CardError): ...


class PotAndBetsError(CardError): ...


class DeadMoneyError(CardError): ...


class NoNutsError(CardError): ...


class UncountedNutsError(CardError): ...


class QuestionGameError(CardError): ...


class WildQuestionsError(CardError): ...


class CardNotInGameError(CardError): ...


class UnknownCardError(CardNotInGameError): ...


class JokerNotChosenError(CardNotInGameError): ...


class SeatCountError(CardError): ...


class DeckTooSmallError(SeatCountError): ...


class DeckTooSmallForBoardError(DeckTooSmallError): ...


class DeckTooSmallForBoardsError(DeckTooSmallError): ...


class TwoHandsError(CardError): ...


class OptionError(CardError): ...


class GameOptionError(CardError): ...


class NumberError(CardError): ...


def refuse_number(what: str, value: object, least: int, most: int) -> None:
    """Refuse what is no int in this range; ``what``: its name to begin with. Raises NumberError."""
    # Not isinstance: True and False are refused, although bool is a kind of int.
    if type(value) is not int or not least <= value <= most:
        raise NumberError(what=Phrase(what), value=value, least=least, most=most)


class SecondsError(CardError): ...


class NotANumberError(CardError): ...


class NothingToDealError(CardError): ...


class NotEnoughCardsError(CardError): ...


class UnknownDeadCardError(CardError): ...


class TooManyDealsError(CardError): ...


class NoRangeError(CardError): ...


class RangeTermError(CardError): ...


class RangeWeightError(CardError): ...


class RangePairError(CardError): ...


class RangeRunError(CardError): ...


class RangePlusError(CardError): ...


class RangeHoldingError(CardError): ...


class RangePercentError(CardError): ...


class HangingCommaError(CardError):
    """As if the shell had split a range at a space."""


class EmptiedRangeError(CardError): ...


class NoDealError(CardError): ...


class RangeGameError(CardError): ...


class WildRangeError(RangeGameError): ...


class RangeVerbError(CardError): ...


class TextTooLongError(CardError): ...


class OwnGameError(CardError): ...


class NoSecondBoardError(CardError): ...


class OneBoardError(CardError): ...


class OneHandError(CardError): ...


class LoneHandError(CardError): ...


class GameNotJudgedError(CardError): ...


class HandCutShortError(CardError): ...


class TranslatedHistoryError(CardError): ...


class UnreadSiteError(CardError): ...


class TournamentSummaryError(CardError): ...


class NoHandForTableError(CardError): ...


class UnknownTextError(CardError): ...


class HistoryError(CardError): ...


class ProcessLostError(CardError): ...


class DataExtraError(CardError):
    """When pyarrow is not installed."""


class PackedProgramError(DataExtraError):
    """In the installed program, which cannot have pyarrow."""


class SearchError(CardError): ...


class HistorySearchError(SearchError): ...


class BoardTextError(CardError):
    """Of a board that was given apart from the hands."""


class SavedTableError(CardError): ...


class NewerTableError(CardError): ...


class CardArrayError(CardError):
    """``given`` describes an array of the wrong shape or type, or a masked one."""


class PictureNameError(CardError): ...


class PictureTooLargeError(CardError): ...
