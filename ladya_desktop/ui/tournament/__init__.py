"""The tournament window: groups of the day, participants, draw of lots, rounds, crosstable."""
