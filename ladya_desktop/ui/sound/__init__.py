"""Short sounds of a game, each of which can be switched off; played by what the system has for that."""
