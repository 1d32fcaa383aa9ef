"""Why: each step from cards to rank, two hands side by side, and the rulings that apply."""
