"""A table as a value: seats, board and dead cards, moves on it, and its written form."""
