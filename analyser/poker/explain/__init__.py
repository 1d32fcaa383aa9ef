"""Explanations: each step from cards to rank, two hands side by side, and the rules behind them."""
