"""A picture of the table to share: what is in it, how it is drawn, and its files."""
