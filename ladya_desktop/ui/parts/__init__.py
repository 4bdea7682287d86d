"""Small parts that several screens are put together from."""
