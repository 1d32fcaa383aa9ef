"""Files of hands: readers for five formats, and the result of each hand: who won, and why."""
