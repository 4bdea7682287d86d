"""Files that come in from outside and go out again: lists of pupils, regulations of a tournament."""
