"""What a seat may hold: ranges of holdings, how they are written, and how they do before a flop."""
