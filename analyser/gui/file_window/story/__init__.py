"""The hand in focus: described in words, and put on the table."""
