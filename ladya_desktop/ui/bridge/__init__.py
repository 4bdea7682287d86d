"""Between the sessions and the windows: the only room of `ui` that holds a session."""
