"""Rows on their way out of the window: to the clipboard, into files, onto paper."""
