"""Reads verdict cases, plays them through the Laws and compares the verdict; used by the CLI, lessons and tests."""
