"""Counting in games without a board: each seat draws cards of its own."""
