"""What a typed or pasted text says, and how it is put on a table."""
