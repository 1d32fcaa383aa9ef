"""Odds: how often each seat wins, ties and loses over every deal that is left."""
