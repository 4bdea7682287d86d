"""The rules of a tournament, a module for each stage of it."""
