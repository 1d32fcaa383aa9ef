"""The answers to a file of hands as a table: millions of rows, each known by a few numbers."""
