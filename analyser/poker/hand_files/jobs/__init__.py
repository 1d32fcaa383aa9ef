"""Reads files of hands in several processes at once."""
