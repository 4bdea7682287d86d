"""The first screen: three doors, what is unfinished, and today's pairings."""
