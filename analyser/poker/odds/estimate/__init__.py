"""Estimates, for what is too much to be counted, and only where somebody asks for one."""
