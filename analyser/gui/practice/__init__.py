"""The window to practise in, and exercises on paper."""
