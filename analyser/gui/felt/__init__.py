"""The felt: the slots of seats, board and dead cards, the answers on them, and the deck."""
