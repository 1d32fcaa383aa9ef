"""The results of a file of hands as a table: millions of rows, each stored as a few numbers."""
