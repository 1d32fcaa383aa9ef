"""Ranges of holdings: reading and writing them, summaries, and matchups before the flop."""
