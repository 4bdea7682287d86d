"""The rules, one module for each article of the Laws: act and state in, events out, nothing changed."""
