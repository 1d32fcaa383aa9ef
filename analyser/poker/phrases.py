"""English sentences that can be translated later, and what stands in text files beside modules.

The domain contains English text only, and no translator. A ``Phrase`` is an ordinary string that
also has its template and the values of the gaps, so that a window can fill it in translation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Self, TypeVar

if TYPE_CHECKING:
    from fractions import Fraction

S = TypeVar("S", bound=str)

CONTEXT = "analyser"
"""The context under which translators find the domain's sentences."""

_PATTERN: Final = r"(?m)^(\w+) =((?:.|\n(?=.)(?!#|\w+ =))+)"
"""A pattern in a file of patterns, with its name."""


def N_(text: str) -> str:  # noqa: N802 - the usual name for this in gettext
    """Return ``text`` unchanged; such calls are listed for translators, in this context."""
    return text


def tables_in(path: Path) -> dict[str, list[list[str]]]:
    """Return the rows of the tables of a text file by their names, as their columns.

    ``= name`` begins a table, and what follows the name explains it; ``|`` is between the columns
    of a row; ``#`` begins a remark.
    """
    tables: dict[str, list[list[str]]] = {}
    rows: list[list[str]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("="):
            rows = tables[line.split()[1]] = []
        elif line and not line.startswith("#"):
            rows.append([column.strip() for column in line.split("|")])
    return tables


def sentences_in(path: Path) -> dict[str, str]:
    """Return the sentences of a text file of tables by the names in front of them."""
    return {name: sentence for rows in tables_in(path).values() for name, sentence in rows}


def sentences_beside(module: str) -> Callable[..., Phrase]:
    """Return a function that fills the gaps of a sentence in the text file beside a module.

    ``module``: its ``__file__``. The function takes the name of the sentence, then the gaps.
    """
    # Read at the first sentence: most are not said while the program starts.
    read = cache(lambda: sentences_in(Path(module).with_suffix(".txt")))
    return lambda name, /, **gaps: Phrase(read()[name], **gaps)


def patterns_beside(module: str, known: Mapping[str, str]) -> dict[str, str]:
    """Return the patterns of the text file beside a module, and those ``known``, to use in it.

    ``module``: its ``__file__``. They are to be compiled with re.VERBOSE and re.IGNORECASE.
    """
    found = dict(known)
    for name, written in re.findall(_PATTERN, Path(module).with_suffix(".txt").read_text("utf-8")):
        found[name] = re.sub(r"\{([a-z_]+)\}", lambda part: found[part[1]], written.strip())
    return found


def compiled_beside(
    module: str, known: Mapping[str, str] | None = None, flags: int = 0
) -> dict[str, re.Pattern[str]]:
    """Return ``patterns_beside`` a module, compiled with these flags and re.VERBOSE."""
    found = patterns_beside(module, known or {})
    return {name: re.compile(found[name], flags | re.VERBOSE) for name in found}


class Numeral(NamedTuple):
    """A number in a gap of a sentence, written in English or in the format of the user's language.

    >>> str(Numeral(8236, decimals=2)), str(Numeral(1712304))
    ('82.36', '1,712,304')
    """

    value: int  # the number without its decimal sign: 8236 for 82.36
    decimals: int = 0  # how many of its digits come after the decimal sign

    def __str__(self) -> str:
        whole, rest = divmod(self.value, 10**self.decimals)
        return f"{whole:,}.{rest:0{self.decimals}d}" if self.decimals else f"{whole:,}"


class Phrase(str):
    """A sentence with its gaps filled in English.

    >>> Phrase("{better} beats {worse}", better="a flush", worse="a straight")
    'a flush beats a straight'
    """

    __slots__ = ("gaps", "template")

    template: str
    gaps: Mapping[str, object]

    def __new__(cls, template: str, **gaps: object) -> Self:
        """Fill the gaps of ``template`` in English; the template is what translators translate."""
        phrase = super().__new__(cls, template.format_map(gaps) if gaps else template)
        phrase.template = template
        phrase.gaps = gaps
        return phrase

    def translated(
        self, translate: Callable[[str], str], write: Callable[[Numeral], str] = str, form: str = ""
    ) -> str:
        """Return the sentence in another language.

        A translation may have several forms, and ask for one of a gap's by the gap's name: in
        "{better} schlägt {worse_acc}" the gap ``worse`` is read from "ein Paar|acc|ein Paar" after
        "acc". Without such a form the first one serves.

        Args:
            translate: translates a template.
            write: writes a number in the language's format.
            form: the name of the form that is wanted of this sentence.
        """
        template = translate(self.template)
        if template != self.template and "|" in template:
            plain, *forms = template.split("|")
            template = dict(zip(forms[::2], forms[1::2], strict=True)).get(form, plain)
        if not self.gaps:
            return template

        def say(gap: object, form: str) -> object:
            if isinstance(gap, Phrase):
                return gap.translated(translate, write, form)
            return write(gap) if isinstance(gap, Numeral) else gap

        return template.format_map(_Gaps(self.gaps, say))


class _Gaps(dict[str, object]):
    """The gaps of a sentence, said as a translation asks: ``seat``, or ``seat_acc`` in a form."""

    def __init__(self, gaps: Mapping[str, object], say: Callable[[object, str], object]) -> None:
        self._gaps, self._say = gaps, say
        super().__init__({name: say(gap, "") for name, gap in gaps.items()})

    def __missing__(self, name: str) -> object:
        gap, _, form = name.rpartition("_")
        return self._say(self._gaps[gap], form)


def visible(text: str) -> str:
    """Return a text, such as a name from a file, without invisible characters.

    Characters that could hide text are removed: control characters, marks of writing direction, and
    characters to which Unicode gives no meaning. Any blank becomes a space, and half of a surrogate
    pair a question mark.
    """
    if text.isprintable():
        return text
    whole = text.encode(errors="replace").decode()
    seen = [char for char in whole if char.isspace() or char.isprintable()]
    return "".join([" " if char.isspace() else char for char in seen])


def shortened(text: str, most: int = 40) -> str:
    """Return a text on one line, cut to ``most`` characters, to be quoted in a message."""
    # A text may have megabytes of blanks, so only its beginning is looked at.
    line = " ".join(text[: 4 * most].split())
    cut = len(line) > most or len(text) > 4 * most
    return f"{line[: most - 1]}…" if cut else line


def with_commas(parts: Sequence[S]) -> S | Phrase:
    """Join parts of a sentence, at least one: "flush draw, gutshot, overcards"."""
    return _joined(parts, N_("{parts}, {next}"))


def with_semicolons(parts: Sequence[S]) -> S | Phrase:
    """Join parts of a sentence that may have commas, at least one: "flush 10♥ 9♥; straight 10♠"."""
    return _joined(parts, N_("{parts}; {next}"))


def _joined(parts: Sequence[S], template: str) -> S | Phrase:
    first: S | Phrase = parts[0]
    return reduce(lambda joined, part: Phrase(template, parts=joined, next=part), parts[1:], first)


def percentage(number: Numeral) -> Phrase:
    """Write "22.73%"; a translator can put a space before the sign, or another sign."""
    return Phrase(N_("{number}%"), number=number)


def percent(count: int, whole: int, decimals: int = 2) -> Phrase:
    """Write ``count`` of ``whole`` as a percentage with two decimals, rounded half up: "22.73%".

    Only 0 is written as "0.00%", and only the whole as "100.00%"; other figures that round to these
    are "<0.01%" and ">99.99%". ``decimals``: another number of decimals.
    """
    every = 100 * 10**decimals
    units = (2 * every * count + whole) // (2 * whole)
    if 0 < count < whole and units == 0:
        return Phrase(N_("<{percentage}"), percentage=percentage(Numeral(1, decimals)))
    if 0 < count < whole and units == every:
        return Phrase(N_(">{percentage}"), percentage=percentage(Numeral(every - 1, decimals)))
    return percentage(Numeral(units, decimals))


def say_share(share: Fraction, decimals: int = 2) -> Phrase:
    """Write a seat's exact share of the pot as a percentage."""
    return percent(share.numerator, share.denominator, decimals)
