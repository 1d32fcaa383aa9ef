"""The program around the windows: its start, sessions, end, self-test and crash reports."""
