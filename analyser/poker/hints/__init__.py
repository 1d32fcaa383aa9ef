"""Hints: the hands that each possible next card would make, and who would be ahead with it."""
