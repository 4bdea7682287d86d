"""The second screen: places, the table and the pairings, large enough to be read from the last row of a classroom."""
