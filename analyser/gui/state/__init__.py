"""The window's state: the table, undo, the hand history, background work, and settings."""
