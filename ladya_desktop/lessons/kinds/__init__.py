"""The kinds of exercises, one module for each or for a few that are alike."""
