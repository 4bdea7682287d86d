"""Where streams are kept: the codec, the store in memory and the one in SQLite (the only room with a database)."""
