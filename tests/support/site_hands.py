"""Hand histories that we have written, in the forms of poker sites: the same hand for each site.

Ann wins with a flush from Bob, whose name has special characters of the formats; Dora folds.
"""

from histories import HOLDEM, hand

GGPOKER = hand("ggpoker")
WINAMAX = hand("winamax")
FULL_TILT = hand("full_tilt")
PARTYPOKER = hand("partypoker")
PARTYPOKER_NEWER = hand("partypoker_newer")
POKER_888 = hand("888")
BOVADA = hand("bovada")
WPN = hand("wpn")
WINNING_OLDER = hand("wpn_older")
IPOKER = hand("ipoker")
BRAND = hand("brand")
NAMED = (
    *("pokerstars", "ggpoker", "winamax", "fulltilt", "partypoker"),
    *("888", "bovada", "wpn", "ipoker", "brand"),
)
HANDS = HOLDEM, GGPOKER, WINAMAX, FULL_TILT, PARTYPOKER, POKER_888, BOVADA, WPN, IPOKER, BRAND
SITE_HANDS = dict(zip(NAMED, HANDS, strict=True))
"""A hand of each site, by the name of its format."""
FORMS = SITE_HANDS | {"partypoker newer": PARTYPOKER_NEWER, "wpn older": WINNING_OLDER}
"""A hand in each form that these sites write."""
