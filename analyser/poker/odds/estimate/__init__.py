"""Estimates, for what is too much to be counted, and only if somebody asks for one."""
