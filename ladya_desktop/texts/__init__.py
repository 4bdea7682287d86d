"""Sentences for people, by code, in the language chosen; Russian is the source."""
