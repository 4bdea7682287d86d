"""A round-robin tournament as values and pure functions: no clock, no chance, no files, no sentences.

Times and seeds come in with the acts. The room takes only `game.by_color` and `game.result` from the game's room.
"""
