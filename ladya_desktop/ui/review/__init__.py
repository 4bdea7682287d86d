"""The review of a game: everything that happened in it, step by step, with board and clocks as they stood."""
