"""Hints: which hand each possible next card would make, and who would lead with it."""
