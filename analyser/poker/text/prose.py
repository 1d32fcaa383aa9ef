"""Tells which lines and words are about the cards, and which are cards."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final

from analyser.poker.cards import Card, read_each
from analyser.poker.names import RANK_PLURALS
from analyser.poker.text.option_words import rank_of
from analyser.poker.text.words import Word, pattern


def is_prose(line: Sequence[Word]) -> bool:
    """Whether a line names no hand, no board and no dead cards, and may be passed over.

    It is a sentence ("Which hand wins?"), money ("Hero (BTN): $25"), or what players do and win.
    """
    kinds = [word.kind for word in line]
    said = [word.text for word in line if word.kind in ("word", "role")]
    has_hand = any(word.kind == "range" and word.text != "random" for word in line)
    is_ours = _is_of_this_program(line)  # "no low: only two low cards on the board"
    has_hand |= not is_ours and ("board" in kinds or any(text.lower() in _PAIRS for text in said))
    if has_hand or "cards" in kinds or any(map(is_like_cards, said)):
        return False
    dead = [word.text for word in line if word.kind == "dead"]
    is_action = pattern("action").fullmatch
    ends = zip(line, line[1:], line[2:], strict=False)
    named = [one for one, two, end in ends if two.kind == "colon" and end.text[0].isdigit()]
    if any(is_action(word.text) for word in named):
        return False  # Bet: 60
    if any(map(is_action, [*said, *dead])):
        return all(map(is_action, dead))
    if any(kind == "colon" and after != "passed" for kind, after in pairwise(kinds)):
        return False
    if dead or "verb" in kinds or any(map(may_be_cards, said)):
        return False
    return len(said) + ("passed" in kinds) + ("game" in kinds) - ("range" in kinds) > 1


_PAIRS: Final = frozenset(str(name) for name in RANK_PLURALS.values())


def may_be_of_rules(line: Sequence[Word]) -> bool:
    """Whether a line without cards may be about the low, the deck or wild cards."""
    said = " ".join([word.text for word in line])
    return not _is_of_this_program(line) and pattern("of_rules").search(said) is not None


def _is_of_this_program(line: Sequence[Word]) -> bool:
    return any(word.text.lower() == "seat" for word in line)


def may_be_cards(text: str) -> bool:
    """Whether a word that cannot be read has a card or a digit in it, so that it is not prose."""
    return has_card(text) or any(map(str.isdigit, text))


def cards_written(text: str) -> Iterator[tuple[str, Card]]:
    """Yield each card with rank beside or "of" its suit, and before it all cards written with it.

    Left out is what is no card of the deal: options, "pocket 7s", money in brackets, a holding with
    a weight, what wild cards stand for, and the words "ah" and "as" in a sentence, if in small
    letters or at its beginning.
    """
    dealt = pattern("not_dealt").sub(" ", text)
    for match in pattern("suited").finditer(dealt):
        yield from [(match[0], card) for card in read_each(match[0])]
    for match in pattern("worded").finditer(dealt):
        yield match[0], Card(rank_of(match["rank"]) + match["suit"][0])


def has_card(text: str) -> bool:
    """Whether a word may have been meant as cards, or has a card in it."""
    return is_like_cards(text) or pattern("has_card").search(text) is not None


def says_cards(line: Sequence[Word]) -> bool:
    """Whether a line gives a hand or a board, not only words about cards."""
    if any(word.kind == "cards" for word in line):
        return True
    kinds = [kind for kind, _ in groupby(word.kind for word in line if word.kind != "comma")]
    is_marked = "range" in kinds and ("colon" in kinds or "open" in kinds)
    return is_marked and (kinds[-1] in ("range", "close", "passed") or line[-1].text == "…")


def without_description(line: list[Word]) -> list[Word]:
    """Cut off what this program says after a seat's cards: ``Seat A: Ah Kh, High card, A-K``."""
    kinds = [word.kind for word in line]
    if "colon" not in kinds or "comma" not in kinds:
        return line
    for at, word in enumerate(line[:-1]):
        if word.kind != "comma" or "cards" not in kinds[kinds.index("colon") : at]:
            continue
        said = " ".join([later.text for later in line[at + 1 : at + 4]])
        end = next((c for c in range(at, len(line)) if _is_of_description(line, c)), len(line))
        if pattern("said_of_cards").match(said) and {"cards", "colon"}.isdisjoint(kinds[at:end]):
            return line[:at]
    return line


def _is_of_description(line: Sequence[Word], at: int) -> bool:
    """Whether a word is a description's colon: ``: 12 cards``, ``the board plays: a flush``."""
    words = [word.text for word in line[at : at + 3]]
    if words[:1] != [":"]:
        return False
    return words[2:] in (["cards"], ["card"]) or line[at - 1].text == "plays"


def is_like_cards(text: str) -> bool:
    """Whether a word that cannot be read may have been meant as cards."""
    return pattern("like_cards").fullmatch(text) is not None
