"""The hand in focus: told in words beside the window, and put on the table."""
