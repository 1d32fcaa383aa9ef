"""What a random user writes: cards in every form, and texts that are not cards."""

from random import Random
from typing import Final

from analyser.poker.cards import DECK, JOKERS

NAMES: Final = (
    *("Zoë", "Seat B", "", "   ", "<b>bold</b><img src=file:///etc/passwd>"),
    *("<a href='http://example.org'>&amp;</a>", "a&b && &c", "{0} {seat} %1 %n"),
    *("\u202eevil\u202c \u2066left", "line\nbreak\ttab\x07bell\x1b[31m", "e\u0301" * 70),
    *("W" * 1000, "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 9, "=1+1", "../../etc/passwd"),
    *("As Kd", "אבג דהו", "[*]"),
)

ODD_TEXTS: Final = (
    *("", "As As", "AhKh v QsQd @ QhJh2c", "ace of spades, king of hearts"),
    *("Dealt to Hero [Ah Kh]", "10♠ J♠ Q♠ K♠ A♠", "🂡🂮", "AhKh vs QsQd vs ?? @ 2c3c4c"),
    *("AhKh | 22+", "QQ+, AKs v AhKh", "@ 2c 3c 4c 5c 6c", "?? ?? ??", "Jo Jo", "v v v @ @"),
    *("<b>As</b>", "\0\x01\x02", "nonsense " * 50, "As Kd " * 400, "x" * 20_000),
)

RANGES: Final = (
    *("QQ+, AKs", "22+", "AA", "15%", "100%", "A5s-A2s, KTo+", "77:0.5, AhKh", "AhAh", "Q"),
    *("nonsense", "", "random", "AKs:0", "<b>AA</b>"),
)


def cards(rng: Random, count: int) -> list[str]:
    """Return ``count`` different cards; sometimes there are jokers in the deck."""
    deck = [*DECK, *JOKERS] if rng.random() < 0.1 else list(DECK)
    return [str(card) for card in rng.sample(deck, count)]


def line_of_cards(rng: Random) -> str:
    """Return a text that a user might type into the entry or paste."""
    if rng.random() < 0.3:
        return rng.choice(ODD_TEXTS)
    if rng.random() < 0.5:
        return rng.choice((" ", "", ", ")).join(cards(rng, rng.randint(1, 7)))
    each, seats, board = rng.choice((2, 2, 2, 4, 5)), rng.randint(2, 4), rng.choice((0, 3, 4, 5))
    drawn = cards(rng, each * seats + board)
    hands = ["".join(drawn[at * each : (at + 1) * each]) for at in range(seats)]
    line = rng.choice((" v ", " | ", " vs ")).join(hands)
    return f"{line} @ {''.join(drawn[each * seats :])}" if board else line


def hands_on_lines(rng: Random) -> str:
    """Return a list of hands as a user pastes it into the window for lists."""
    size = rng.choice((2, 5, 5, 5, 7))
    lines = [" ".join(cards(rng, size)) for _ in range(rng.choice((1, 3, 10, 300)))]
    if rng.random() < 0.2:
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(ODD_TEXTS))
    return "\n".join(lines)
