"""What is written in a terminal, and how."""
