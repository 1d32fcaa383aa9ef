"""Why a typed or pasted text is refused, one class each, and where in it the fault lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from analyser.poker.cards import ANY_CARD, Card, parse_cards
from analyser.poker.errors import CardError
from analyser.poker.phrases import N_, Phrase


class TwoGamesError(CardError):
    sentence = N_("{one} and {other} are two games; name one of them, in front of the hands")


class TwoAmountsError(CardError):
    sentence = N_("“{one}” and “{other}” do not go together; leave one out")


class MissingHandError(CardError):
    sentence = N_(
        "There are no cards on one side of “{mark}”; write a hand on either side, or leave it out"
    )


class MissingBoardError(CardError):
    sentence = N_("Write the cards of the board right after “{mark}”, or leave it out")


class BoardPlaceError(CardError):
    sentence = N_(
        "“{mark}” cannot come after the board; write all hands first, then “@”, then the board"
    )


class BoardSizeError(CardError):
    sentence = N_("“{cards}” is no board; each of several has three, four or five cards, or none")


class BoardCountError(CardError):
    sentence = N_("There are {count} boards; a deal has three at most")


class SecondBoardError(CardError):
    sentence = N_("“{cards}” would be a second board; write one: AhKh v QsQd @ QhJh2c")


class StreetError(CardError):
    sentence = N_(
        "With the {street} the board has {size} cards, and here it has {count}; write the whole "
        "board after @: AhKh v QsQd @ QhJh2c"
    )


class TwoReadingsError(CardError):
    sentence = N_("This can be read in two ways; write {one}, or {other}")


class UnreadableWordError(CardError):
    sentence = N_(
        "“{word}” cannot be read here; write v between hands and the board after @, as in "
        "AhKh v QsQd @ QhJh2c"
    )


class NearestFormError(UnreadableWordError):
    sentence = N_(
        "“{word}” cannot be read here; write v between hands and the board after @: {form}"
    )


class NameWithoutColonError(UnreadableWordError):
    sentence = N_("“{word}” cannot be read here; if it is a name, put a colon behind it: {form}")


class NobodyError(UnreadableWordError):
    sentence = N_(
        "“{word}” is of nobody here; write a seat's letter or name: A to call 60, B bets 60"
    )


class BoardInHandsError(CardError):
    sentence = N_(
        "Each hand has {board} in it; write the board once, {form}, or use sort, which takes hands "
        "that share cards"
    )


class FiveOfARankError(CardError):
    sentence = N_("There are more than four {ranks} here; a deck has one in each suit")


class SuitsMatterError(CardError):
    sentence = N_(
        "Suits decide here, and none are given; write each card as rank and suit (As, 10h, T♠)"
    )


class OtherHeadingError(CardError):
    sentence = N_(
        "“{name}” stands in front of the hands, where a game or an option is named, and is neither "
        "here; write one, such as {known}, or give each hand a name (Ann: AhKh Bob: QsQd)"
    )


class ThrownAwayError(CardError):
    sentence = N_(
        "In “{name}” cards are thrown away until {game} is left; write the two cards that each "
        "seat kept, or play {known}, where all three stay"
    )


class MisspeltHeadingError(CardError):
    sentence = N_("{nearest}? “{name}” is no game and no option; write it so, before a colon")


class KnightError(CardError):
    sentence = N_(
        "“{character}” is the knight of {suit}, which is not one of the 52 cards; a jack is "
        "the character before it, a queen the one after it"
    )


class UnclearCardsError(CardError):
    sentence = N_(
        "It is not clear whose cards “{cards}” are; put them in brackets, and before them "
        "Dealt to and a name, or a name and shows, or Board"
    )


class LineError(CardError):
    sentence = N_("Line {line}: {why}")


_WRONG: Final = ("rest", "token", "word", "term", "card", "cards", "hand", "name", "mark", "value")
"""The fields of errors that quote the part at fault, the most exact first."""


def fault_in(text: str, error: CardError) -> tuple[int, int] | None:
    """Return start and length of the part at fault, where it is last; None if it is not found."""
    return _place(text, error.phrase.gaps)


def _place(text: str, gaps: Mapping[str, object]) -> tuple[int, int] | None:
    inner = gaps.get("why")
    if isinstance(inner, Phrase):
        return _place(text, inner.gaps)
    for name in _WRONG:
        wrong = gaps.get(name)
        if isinstance(wrong, Card):
            places = [m for m in ANY_CARD.finditer(text) if parse_cards(m[0]) == (wrong,)]
            if places:
                return places[-1].start(), len(places[-1][0])
        elif wrong and (at := text.rfind(str(wrong))) >= 0:
            return at, len(str(wrong))
    return None
