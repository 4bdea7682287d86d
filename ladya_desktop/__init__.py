"""Ladya Desktop: a game at the PC treated as a real game at the board."""

__version__ = "0.1.0"
