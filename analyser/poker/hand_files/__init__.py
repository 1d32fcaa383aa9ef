"""Files of hands: readers of several formats, and the result of each hand: who won, and why."""
