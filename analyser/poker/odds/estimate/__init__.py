"""Estimates from random deals, if there are too many to count and the caller asks for one."""
