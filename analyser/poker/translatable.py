"""Sentences that are English text now and can be said in another language later.

The domain speaks English and knows no translator. A ``Phrase`` is an ordinary string that
remembers the template and the gaps it was made from, so that a window can look the template up in
its translations and fill the gaps again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

CONTEXT = "analyser"
"""The context under which translators find the domain's sentences."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Return ``text`` as it is; Qt's ``lupdate`` collects it for translators under ``context``."""
    return text


class Phrase(str):
    """A sentence with its gaps filled in English.

    >>> Phrase("{better} beats {worse}", better="a flush", worse="a straight")
    'a flush beats a straight'
    """

    __slots__ = ("gaps", "template")

    template: str
    gaps: Mapping[str, object]

    def __new__(cls, template: str, **gaps: object) -> Self:
        """Fill the gaps of ``template``, which a translator has seen as it stands."""
        phrase = super().__new__(cls, template.format_map(gaps) if gaps else template)
        phrase.template = template
        phrase.gaps = gaps
        return phrase

    def translated(self, translate: Callable[[str], str]) -> str:
        """Return the sentence in another language; ``translate`` is given templates."""
        gaps = {
            name: gap.translated(translate) if isinstance(gap, Phrase) else gap
            for name, gap in self.gaps.items()
        }
        template = translate(self.template)
        return template.format_map(gaps) if gaps else template
