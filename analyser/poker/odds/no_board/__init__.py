"""Exact odds in games without a board, where each seat is dealt all its cards."""
