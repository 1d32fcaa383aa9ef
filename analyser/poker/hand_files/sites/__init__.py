"""The poker sites whose hand histories are read, one module for each."""
