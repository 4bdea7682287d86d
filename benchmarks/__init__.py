"""Measures the program as it is used: `python3 run.py bench`."""
