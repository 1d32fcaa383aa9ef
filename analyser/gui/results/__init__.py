"""The answer beside the table: each seat's hand, the verdict, and the odds."""
