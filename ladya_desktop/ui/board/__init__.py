"""The board on the screen: where its squares are, how its pieces look, what hands do on it."""
