"""One game under the Laws of Chess: values and pure functions, no clock, no files, no window."""
