"""Questions to practise with: which hand wins, what it is, the nuts, what a hand is worth."""
