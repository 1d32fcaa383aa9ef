"""Ranges of seats: the matrix of hands, the window to edit them, their small form on the felt."""
