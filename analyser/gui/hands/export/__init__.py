"""Copying rows to the clipboard, and saving them in files and as pages to print."""
