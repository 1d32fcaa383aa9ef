"""Ranges of seats: the matrix of hands, the window to edit ranges, and their form on the felt."""
