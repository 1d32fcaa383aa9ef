"""Draws the courts: double-headed, flat and geometric figures, which no other deck has.

Only the upper half is drawn here. The card repeats it turned by half a circle, and a sash covers
the slanting line where the two halves meet. A figure uses the suit's ink, gold and paper, and a
light shade of the ink: the right half of every face lies in shadow. Each suit has its own pattern
in the sash, and its own weapon, flower and pole. The coordinates are those of the large card.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import svg
from .inks import GOLD, PAPER, SUIT_INKS
from .outline import Outline, Point, Trace, box, disc, drawn, lozenge, polygon
from .suits import SIGNS, star

AXIS, MIDDLE = 125.0, 175.0
LEFT, RIGHT, TOP, BOTTOM = 50.0, 200.0, 18.0, 332.0

_SLANT = -0.3
"""How the sash falls: units down for each unit to the right."""

_HAND = (181.0, 123.0)

_SASH = 13.0
"""Half the height of the sash."""


@dataclass(frozen=True, slots=True)
class Held:
    """The thing that a figure holds in its hand at ``_HAND``: a gold part and a part in ink."""

    gold: Outline
    dark: Outline


def half(rank: str, suit: str) -> list[str]:
    """The upper half of a court card, without its index, as SVG elements."""
    ink = SUIT_INKS[suit]
    sign = SIGNS[suit].scaled(0.33).moved(LEFT + 21, TOP + 25)
    figure = {"J": _jack, "Q": _queen, "K": _king}[rank]
    return [*figure(suit, ink), svg.path(sign, ink)]


def middle(pattern: str, ink: str) -> list[str]:
    """Return the parts that cover both halves, the sash and the frame, as SVG elements.

    Args:
        pattern: the suit whose pattern the sash has, or ``*`` for the jokers' pattern.
        ink: the colour of the pattern and the frame.
    """
    return [
        svg.path(_band(-_SASH, _SASH), PAPER),
        svg.path(_weave(pattern), ink),
        *(svg.path(_band(lift - 2.4, lift + 2.4), ink) for lift in (-_SASH, _SASH)),
        *(svg.path(_band(lift - 1.2, lift + 1.2), GOLD) for lift in (-_SASH, _SASH)),
        svg.line(box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 3), ink, 1.8),
    ]


def _seam(x: float, lift: float = 0) -> Point:
    """Return the point at ``x`` on the slanting middle line, moved down by ``lift``."""
    return (x, MIDDLE + (x - AXIS) * _SLANT + lift)


def _band(upper: float, lower: float) -> Outline:
    """Return the strip between two parallels to the middle line, from frame to frame."""
    return polygon(_seam(LEFT, upper), _seam(RIGHT, upper), _seam(RIGHT, lower), _seam(LEFT, lower))


def _weave(pattern: str) -> Outline:
    """Return the pattern along the sash, which does not change if it is turned by half a circle."""
    count = 10
    step = (RIGHT - LEFT) / count
    total = Outline(())
    for i in range(count):
        x, y = _seam(LEFT + (i + 0.5) * step)
        up = 1 if i % 2 == 0 else -1
        total += {
            "c": disc(x, y, 4.3),
            "d": lozenge(x, y, 5.5, 8),
            "h": Outline(
                (
                    Trace(x - 7, y - 4 * up)
                    .curve((x - 7, y + 8 * up), (x + 7, y + 8 * up), (x + 7, y - 4 * up))
                    .closed()
                    .filled(),
                )
            ),
            "s": polygon((x, y - 8 * up), (x + 7, y + 5 * up), (x - 7, y + 5 * up)),
            "*": star(6.5 * up, x, y),
        }[pattern]
    return total


def _both(shape: Outline) -> Outline:
    """Return a shape together with its mirror image in the card's axis."""
    return shape + shape.mirrored(AXIS)


# -- what all figures share ---------------------------------------------------------------------

_FACE = drawn("M105 74 H145 V98 C145 111 136 121 125 124 C114 121 105 111 105 98 Z")
_SHADOW = drawn("M125 74 H145 V98 C145 111 136 121 125 124 Z")
_FEATURES = (
    "M110 89.5 C113 87 117 87 120 89 L122.6 103.5 H126.5"  # the brow runs into the nose
    "M130 89 C133 87 137 87 140 89.5"
    "M110.4 96.6 C112.6 93.4 117 93 119.6 96 M130.4 96 C133 93 137.4 93.4 139.6 96.6"  # the lids
)
_EYES = disc(115.4, 96.7, 2.1) + disc(134.6, 96.7, 2.1)
_MOUTH = drawn(
    "M119.8 111 C122 109.4 124 109.6 125 110.4 C126 109.6 128 109.4 130.2 111"
    " C128 114 122 114 119.8 111 Z"
)
_NECK = drawn("M115 114 H135 V134 C135 140 130 146 125 150 C120 146 115 140 115 134 Z")


def _head(ink: str, mouth: bool = True) -> list[str]:
    return [
        svg.line(_FACE, ink, 1.6, fill=PAPER),
        svg.path(_SHADOW, ink, 0.16),
        svg.line(_FEATURES, ink, 1.7),
        svg.path(_EYES, ink),
        *([svg.path(_MOUTH, ink)] if mouth else []),
    ]


def _coat(shoulder: float, width: float) -> Outline:
    """A robe from the neck to the seam, ``width`` to either side, rounded at the shoulders."""
    left, right = AXIS - width, AXIS + width
    (_, low), (_, high) = _seam(left), _seam(right)
    return drawn(
        f"M{left} {low} L{left} {shoulder + 26} C{left} {shoulder + 8} {left + 18} {shoulder + 2}"
        f" 108 {shoulder - 4} H142 C{right - 18} {shoulder + 2} {right} {shoulder + 8}"
        f" {right} {min(shoulder + 26, high)} L{right} {high} Z"
    )


def _hand(ink: str) -> list[str]:
    """A fist around something upright, with a gold cuff below, as SVG elements."""
    x, y = _HAND
    cuff = polygon((x - 10, y + 18), (x - 8, y + 7), (x + 8, y + 7), (x + 10, y + 18))
    fingers = Outline(
        tuple(Trace(x - 2, y + drop).line(x + 7, y + drop).open() for drop in (-2.6, 2))
    )
    return [
        svg.line(cuff, ink, 1.4, fill=GOLD),
        svg.line(box(x - 7.5, y - 7, 15, 14, 5.5), ink, 1.5, fill=PAPER),
        svg.line(fingers, ink, 1.2),
    ]


# -- king -----------------------------------------------------------------------------------------

_CROWN = drawn("M102 74 L95.5 42 L110 54 L125 33 L140 54 L154.5 42 L148 74 Z")
_CROWN_BAND = "M100.8 67.5 H149.2"
_BEARD = drawn(
    "M104.6 90 C108 102 112 105 117 105.5 H133 C138 105 142 102 145.4 90 C150 118 140 137 125 145"
    " C110 137 100 118 104.6 90 Z"
)
_LIP = drawn("M119 111 H131 C129.5 114.6 120.5 114.6 119 111 Z")
_CURLS = drawn("M105 74 C93 78 92 104 101.5 112 C105 106 105 90 105 74 Z")
_STRANDS = (
    "M125 120 V138 M117 119 C117.5 125 119 130 121.5 134 M133 119 C132.5 125 131 130 128.5 134"
)
_ERMINE = drawn("M94 132 C92 150 106 166 125 172 C144 166 158 150 156 132 C150 148 140 154 125 158"
                " C110 154 100 148 94 132 Z")  # fmt: skip
_SPOTS = ((98.5, 145), (107, 155.5), (118, 161.5), (132, 161.5), (143, 155.5), (151.5, 145))

_WEAPONS: dict[str, Held] = {
    "s": Held(
        gold=drawn("M181 30 L186 40 V112 H176 V40 Z"),
        dark=drawn("M167 112 H195 V117.5 H167 Z M178 117.5 H184 V128 H178 Z"),
    ),
    "h": Held(
        gold=drawn(
            "M181 34 C187 42 194 42 194 52 C194 60 187 64 181 68 C175 64 168 60 168 52"
            " C168 42 175 42 181 34 Z"
        ),
        dark=drawn("M179 68 H183 V128 H179 Z M173 70 H189 V74 H173 Z"),
    ),
    "d": Held(
        gold=drawn("M183 46 C189 44 194 40 196 34 V78 C194 72 189 68 183 66 Z"),
        dark=drawn("M179 30 H183 V128 H179 Z M168 48 L179 52 V60 L168 64 Z"),
    ),
    "c": Held(
        gold=drawn(
            "M181 30 C187 30 191 34 191 40 C197 39 198 45 198 48 C198 54 194 58 188 58 H174"
            " C168 58 164 54 164 48 C164 45 165 39 171 40 C171 34 175 30 181 30 Z"
        ),
        dark=drawn("M179 58 H183 V128 H179 Z M174 60 H188 V64 H174 Z"),
    ),
}
"""Sword, sceptre, axe and mace."""


def _king(suit: str, ink: str) -> list[str]:
    weapon = _WEAPONS[suit]
    spots = Outline(())
    for x, y in _SPOTS:
        spots += polygon((x, y - 3.4), (x + 1.8, y + 2.6), (x - 1.8, y + 2.6))
    stones = disc(125, 60, 3.6) + _both(disc(111.5, 61.5, 2.6))
    tips = disc(125, 31, 4.2) + _both(disc(95.5, 40.5, 3.6))
    return [
        svg.path(_coat(132, 62), ink),
        svg.line(weapon.gold, ink, 1.5, fill=GOLD),
        svg.path(weapon.dark, ink),
        svg.path(_ERMINE, PAPER),
        svg.path(spots, ink),
        svg.path(_both(_CURLS), ink),
        *_head(ink, mouth=False),
        svg.path(_BEARD, ink),
        svg.path(_LIP, PAPER),
        svg.line(_STRANDS, PAPER, 1.3),
        svg.line(_CROWN, ink, 1.6, fill=GOLD),
        svg.line(_CROWN_BAND, ink, 1.5),
        svg.path(stones + tips, ink),
        *_hand(ink),
    ]


# -- queen ----------------------------------------------------------------------------------------

_HAIR = drawn(
    "M125 56 C101 56 95 72 96 92 C97 112 86 120 88 138 C89 146 96 151 104 150 L114 140 V100 H136"
    " V140 L146 150 C154 151 161 146 162 138 C164 120 153 112 154 92 C155 72 149 56 125 56 Z"
)
_PARTING = drawn("M125 70 C118 74 108 80 104 94 V70 Z M125 70 C132 74 142 80 146 94 V70 Z")
_WAVES = (
    "M99.5 98 C100 112 91.5 122 93 136 M104 118 C103 128 98.5 134 99.5 143"
    "M150.5 98 C150 112 158.5 122 157 136 M146 118 C147 128 151.5 134 150.5 143"
)
_CORONET = drawn("M103 70 L98 47 L109.5 57 L116 42 L125 55 L134 42 L140.5 57 L152 47 L147 70"
                 " C138 66 112 66 103 70 Z")  # fmt: skip
_NECKLACE = ((113.5, 133), (116.5, 139.5), (120.5, 144.5), (125, 148.5), (129.5, 144.5),
             (133.5, 139.5), (136.5, 133))  # fmt: skip
_BODICE = "M97 151 L125 182 L153 151"
_STALK = "M181 68 V124 M181 112 C175 111 171 107 170 101 M181 104 C187 103 191 99 192 93"
_BLOOMS: dict[str, Held] = {
    "s": Held(
        gold=drawn(
            "M181 34 C189 42 194 50 194 58 C194 66 188 70 181 70 C174 70 168 66 168 58"
            " C168 50 173 42 181 34 Z"
        ),
        dark=drawn("M181 48 L186 58 L181 66 L176 58 Z"),
    ),
    "h": Held(
        gold=drawn(
            "M181 70 C171 64 165 56 166 47 C167 40 176 37 181 44 C186 37 195 40 196 47"
            " C197 56 191 64 181 70 Z"
        ),
        dark=drawn(
            "M181 60 C176 57 174 53 175 50 C176 47 180 47 181 50 C182 47 186 47 187 50"
            " C188 53 186 57 181 60 Z"
        ),
    ),
    "d": Held(
        gold=drawn("M181 34 L187 46 L198 53 L187 60 L181 72 L175 60 L164 53 L175 46 Z"),
        dark=drawn("M181 46 L186 53 L181 60 L176 53 Z"),
    ),
    "c": Held(
        gold=drawn(
            "M181 34 C188 34 191 40 189 45 C195 44 199 50 196 56 C193 62 186 61 184 58 L185 70"
            " H177 L178 58 C176 61 169 62 166 56 C163 50 167 44 173 45 C171 40 174 34 181 34 Z"
        ),
        dark=drawn("M181 46 L185 52 L181 58 L177 52 Z"),
    ),
}
"""A tulip, a rose, a star flower and a clover: petals in gold, hearts in ink."""


def _queen(suit: str, ink: str) -> list[str]:
    bloom = _BLOOMS[suit]
    beads = Outline(())
    for x, y in _NECKLACE:
        beads += disc(x, y, 2.1)
    tips = _both(disc(98, 45.5, 3)) + _both(disc(116, 40.5, 3))
    return [
        svg.path(_coat(136, 58), ink),
        svg.line(_BODICE, GOLD, 3),
        svg.path(_HAIR, ink),
        svg.line(_WAVES, PAPER, 1.2),
        svg.path(drawn("M114 112 H136 V128 C146 132 150 138 153 148 L125 178 L97 148"
                       " C100 138 104 132 114 128 Z"), PAPER),
        svg.line(_BODICE, ink, 5),
        svg.line(_BODICE, GOLD, 2.6),
        svg.path(beads, GOLD),
        *_head(ink),
        svg.path(_PARTING, ink),
        svg.line(_CORONET, ink, 1.6, fill=GOLD),
        svg.path(disc(125, 62, 2.8) + tips, ink),
        svg.line(_STALK, ink, 2),
        svg.line(bloom.gold, ink, 1.5, fill=GOLD),
        svg.path(bloom.dark, ink),
        *_hand(ink),
    ]  # fmt: skip


# -- jack -----------------------------------------------------------------------------------------

_BOB = drawn(
    "M103 68 C95 84 94 106 98 118 L108 117 V84 H142 V117 L152 118 C156 106 155 84 147 68 Z"
)
_FRINGE = drawn("M104 72 H146 V82 C138 85 112 85 104 82 Z")
_CAP = drawn("M98 74 C88 58 100 40 124 39 C148 38 166 50 158 62 C156 67 152 71 150 74"
             " C134 68 114 68 98 74 Z")  # fmt: skip
_BRIM = drawn("M96 75 C112 67.5 138 67.5 154 75 L152 81 C136 75 114 75 98 81 Z")
_PLUME = drawn("M105 67 C99 45 115 24 143 26 C154 27 161 33 163 42 C153 37 143 39 135 44"
               " C123 51 116 59 105 67 Z")  # fmt: skip
_QUILL = "M107 63 C112 48 124 36 148 34"
_RUFF = drawn("M100 132 L106 124 L112 130 L118 124 L125 131 L132 124 L138 130 L144 124 L150 132"
              " L144 144 H106 Z")  # fmt: skip
_POLES: dict[str, Held] = {
    "s": Held(
        gold=drawn(
            "M183 44 C192 42 197 48 197 56 C197 64 192 70 183 68 Z M179 52 L168 48 V64 L179 60 Z"
        ),
        dark=drawn("M181 24 L185 42 V128 H177 V42 Z"),
    ),
    "h": Held(
        gold=drawn("M181 28 C190 38 192 50 181 64 C170 50 172 38 181 28 Z"),
        dark=drawn("M179 64 H183 V128 H179 Z"),
    ),
    "d": Held(
        gold=drawn("M181 26 L191 46 L181 66 L171 46 Z"),
        dark=drawn("M179 66 H183 V128 H179 Z M172 68 H190 V72 H172 Z"),
    ),
    "c": Held(
        gold=drawn("M183 32 H196.5 L191 40 L196.5 48 H183 Z"),
        dark=drawn("M179 26 H183 V128 H179 Z M177 22 H185 V28 H177 Z"),
    ),
}
"""Halberd, leaf-bladed spear, lance and pennant."""


def _jack(suit: str, ink: str) -> list[str]:
    pole = _POLES[suit]
    buttons = disc(125, 151, 2.4) + disc(125, 161, 2.4) + disc(125, 171, 2.4)
    return [
        svg.path(_coat(134, 56), ink),
        svg.line("M112 144 L118 188 M138 144 L132 178", PAPER, 1.6),
        svg.path(buttons, GOLD),
        svg.path(pole.dark, ink),
        svg.line(pole.gold, ink, 1.5, fill=GOLD),
        svg.path(_NECK, PAPER),
        svg.path(_BOB, ink),
        svg.line(_RUFF, ink, 1.5, fill=PAPER),
        *_head(ink),
        svg.path(_FRINGE, ink),
        svg.path(_CAP, ink),
        svg.line(_PLUME, ink, 1.5, fill=PAPER),
        svg.line(_QUILL, ink, 1.2),
        svg.line(_BRIM, ink, 1.5, fill=GOLD),
        *_hand(ink),
    ]


# -- joker ----------------------------------------------------------------------------------------

_HORN = drawn("M125 44 C112 32 86 30 73 47 C67 55 66 62 66 70 C74 60 84 60 92 66"
              " C97 70 100 74 102 80 L125 74 Z")  # fmt: skip
_CREST = drawn("M111 72 C109 54 115 42 125 31 C135 42 141 54 139 72 Z")
_COLLAR = drawn("M102 122 H148 L160 146 L143 141 L137 158 L125 145 L113 158 L107 141 L90 146 Z")
_SMILE = "M116 108.5 C119 115 131 115 134 108.5"
_CARD = box(-11.5, -16, 23, 32, 3).turned(10).moved(185, 99)
_TIPS = ((90, 147), (113, 159.5), (137, 159.5), (160, 147))


def joker(ink: str) -> list[str]:
    """The upper half of a joker, without its index, as SVG elements."""
    bells = _both(disc(66, 72, 5)) + disc(125, 29, 4.6)
    tassels = Outline(())
    for x, y in _TIPS:
        tassels += disc(x, y, 3)
    return [
        svg.path(_coat(134, 58), ink),
        svg.line(_CARD, ink, 1.5, fill=PAPER),
        svg.path(star(8.5, 185, 98), ink),
        svg.line(_COLLAR, ink, 1.5, fill=PAPER),
        svg.line(tassels, ink, 1.2, fill=GOLD),
        *_head(ink, mouth=False),
        svg.line(_SMILE, ink, 1.8),
        svg.line(_HORN, ink, 1.5, fill=ink),
        svg.line(_HORN.mirrored(AXIS), ink, 1.5, fill=GOLD),
        svg.line(_CREST, ink, 1.5, fill=PAPER),
        svg.line(_BRIM, ink, 1.5, fill=GOLD),
        svg.line(bells, ink, 1.4, fill=GOLD),
        *_hand(ink),
    ]
