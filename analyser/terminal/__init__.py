"""The output of the terminal's verbs: text, JSON, progress and errors."""
