"""Describes the hand in focus in words, and offers to put it on the table."""
