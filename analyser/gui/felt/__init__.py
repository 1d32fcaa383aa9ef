"""What lies on the felt: the deck, and the slots of seats, board and dead cards."""
