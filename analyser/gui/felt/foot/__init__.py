"""The fields for chips above the tray: the pot, the call and the bets."""
