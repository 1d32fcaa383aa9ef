"""The money on the felt: what the pot and the bets are, and the panel to change them."""
