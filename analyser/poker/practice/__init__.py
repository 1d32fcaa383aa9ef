"""Practice questions: which hand wins, what a hand is, what the nuts are, and a hand's equity."""
