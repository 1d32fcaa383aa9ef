"""The poker sites whose hand histories are read, a module for most."""
