"""The teacher's board: large, free, without clocks."""
