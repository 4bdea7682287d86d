"""What `run.py` does before the program itself can start: system libraries, environment, locked packages."""
