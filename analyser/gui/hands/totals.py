"""The line below the rows: which hands win how often, and how often each seat wins."""

from analyser.gui.look.translation import number, percent, translate
from analyser.poker.hand_table.totals import TableTotals
from analyser.poker.names import seat_name


def say_totals(totals: TableTotals) -> str:
    """Say which hands win how often, in per cents, and what else there is to count."""
    parts: list[str] = []
    every = sum([count for _, count in totals.categories])
    if every:
        shares = []
        for name, count in totals.categories:
            share = percent(round(100 * count / every))
            shares.append(translate("Totals", "{hand} {share}", hand=name, share=share))
        parts.append(translate("Totals", "By hand: {hands}").format(hands=", ".join(shares)))
    is_list = not (any(totals.wins) or totals.won or totals.ties)  # of single hands
    for seat, count in enumerate(() if is_list else totals.wins):
        parts.append(translate("Totals", "{seat} wins: {count}", seat=seat_name(seat), count=count))
    for text, count in (
        (translate("Totals", "Split: {count}"), totals.ties),
        (translate("Totals", "Without a showdown: {count}"), 0 if is_list else totals.no_showdown),
        (translate("Totals", "Paid otherwise: {count}"), totals.paid_another),
    ):
        if count:
            parts.append(text.format(count=number(count)))
    return " · ".join(parts)
