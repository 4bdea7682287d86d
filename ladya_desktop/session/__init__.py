"""The application layer: holds the state of a game or tournament, stores what happens, tells who listens."""
