"""The arbiter's menu, opened on top of a game."""
