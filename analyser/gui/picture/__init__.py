"""A picture of the table to share: its parts, how it is drawn, and its files."""
