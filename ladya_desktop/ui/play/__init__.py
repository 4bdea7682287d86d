"""The play screen: two pupils, one board, two clocks, and what is ruled between them."""
