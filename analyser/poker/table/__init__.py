"""The table as an immutable value: seats, board and dead cards; its moves and written forms."""
