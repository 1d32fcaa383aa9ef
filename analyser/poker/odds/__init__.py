"""Odds: how often each seat wins, ties and loses over all possible deals."""
