"""Positions composed for these tests, and the verdicts they must have."""

WON_BY_BOTH = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "4k3/8/8/2p5/8/8/5P2/4K3 w - - 0 1",
    "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
    "4k2n/8/8/8/8/8/8/4KN2 w - - 0 1",
    "4k2n/8/8/8/8/8/8/4KB2 b - - 0 1",
    "4k3/7p/8/8/8/8/8/4KN2 w - - 0 1",
    "3k4/8/8/p1p1p1p1/P1P1P1P1/8/3B4/3K4 w - - 0 1",
    "8/5k2/8/1p1p1p1p/1P1P1P1P/8/2n1N3/5K2 w - - 0 1",
)
WON_BY_WHITE_ONLY = (
    "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1",
    "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",
    "4k3/8/8/8/8/8/8/2B1KB2 b - - 0 1",
    "4k3/8/8/8/8/8/8/4KR2 w - - 0 1",
    "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    "4k1n1/8/8/8/8/8/8/3QK3 w - - 0 1",
)
WON_BY_NOBODY = (
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
    "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
    "4k3/8/8/8/8/2B5/8/K3b3 w - - 0 1",
    "B3k3/8/8/8/8/8/8/4KB2 w - - 0 1",
    "8/2k5/8/p1p1p1p1/P1P1P1P1/8/2K5/8 b - - 0 1",
    "8/8/1k6/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1",
    "3k4/8/8/p1p1p1p1/P1P1P1P1/8/4B3/3K4 w - - 0 1",
    "4k3/3b4/8/1p1p1p1p/1P1P1P1P/8/3B4/4K3 b - - 0 1",
    "k7/8/8/8/8/8/6q1/7K w - - 0 1",
    "7k/6R1/8/8/8/8/8/K7 b - - 0 1",
)
LIMITED = (
    "4k2R/8/8/8/8/8/4r3/4KR2 w - - 0 1",
    "4k2R/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/p3K3 w - - 0 1",
    "P3k3/8/8/8/8/8/8/4K3 b - - 0 1",
)
"""What stands under limited supervision and no legal move leads to."""

MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
STALEMATED = "7k/5Q2/8/8/8/8/8/K7 b - - 0 1"
