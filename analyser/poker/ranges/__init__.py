"""Ranges of holdings: reading, writing, summaries, and the odds of two holdings before the flop."""
