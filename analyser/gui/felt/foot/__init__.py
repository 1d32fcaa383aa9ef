"""What lies below the verdict: the bar of shares, outs, bets and the graph of the streets."""
