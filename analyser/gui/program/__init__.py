"""The program around the windows: start, sessions, end, self-test and crash reports."""
