"""The window to practise in, and sheets of questions on paper."""
