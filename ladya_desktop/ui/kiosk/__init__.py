"""The kiosk: the computer is a chess board and nothing else until the arbiter enters the PIN."""
