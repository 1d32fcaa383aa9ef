"""The program around the window: starting, ending, and what happens when something fails."""
