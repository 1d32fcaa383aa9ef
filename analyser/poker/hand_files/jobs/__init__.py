"""Reading files of hands in several processes."""
