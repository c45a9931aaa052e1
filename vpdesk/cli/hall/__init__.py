"""The process that gives the pages of a hall to phones: no Qt, no NumPy, no file of an event."""
