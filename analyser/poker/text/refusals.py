"""Why a typed or pasted text is refused, one class each, and where in it the fault lies."""

from typing import Final

from analyser.poker.cards import ANY_CARD, Card, parse_cards
from analyser.poker.errors import CardError
from analyser.poker.phrases import Phrase


class TwoGamesError(CardError): ...


class TwoAmountsError(CardError): ...


class MissingHandError(CardError): ...


class HandWithoutCardsError(CardError): ...


class MissingBoardError(CardError): ...


class BoardPlaceError(CardError): ...


class BoardSizeError(CardError): ...


class BoardCountError(CardError): ...


class SecondBoardError(CardError): ...


class StreetError(CardError): ...


class TwoReadingsError(CardError): ...


class RangeOrNameError(CardError): ...


class UnreadableWordError(CardError): ...


class NearestFormError(UnreadableWordError): ...


class NameWithoutColonError(UnreadableWordError): ...


class NobodyError(UnreadableWordError): ...


class NoHandsYetError(CardError): ...


class BoardInHandsError(CardError): ...


class FiveOfARankError(CardError): ...


class SuitsMatterError(CardError): ...


class OtherHeadingError(CardError): ...


class ThrownAwayError(CardError): ...


class MisspeltHeadingError(CardError): ...


class KnightError(CardError): ...


class UnclearCardsError(CardError): ...


class LineError(CardError): ...


_WRONG: Final = ("rest", "token", "word", "term", "card", "cards", "hand", "name", "mark", "value")
"""The fields of errors that quote the part at fault, the most exact first."""


def fault_in(text: str, error: CardError) -> tuple[int, int] | None:
    """Return start and length of the part at fault, where it is last; None if it is not found."""
    gaps = error.phrase.gaps
    while isinstance(inner := gaps.get("why"), Phrase):
        gaps = inner.gaps
    for name in _WRONG:
        wrong = gaps.get(name)
        if isinstance(wrong, Card):
            places = [m for m in ANY_CARD.finditer(text) if parse_cards(m[0]) == (wrong,)]
            if places:
                return places[-1].start(), len(places[-1][0])
        elif wrong and (at := text.rfind(str(wrong))) >= 0:
            return at, len(str(wrong))
    return None
