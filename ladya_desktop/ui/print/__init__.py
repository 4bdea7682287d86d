"""Papers laid out on sheets, shown before they are printed, printed, and kept as PDF or web page."""
