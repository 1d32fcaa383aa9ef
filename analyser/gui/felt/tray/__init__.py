"""The deck of cards on the felt: its cells, the line below it, and the menu of a card."""
