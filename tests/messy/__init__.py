"""Tables as they are met with, each with what it is and where it is wrong."""
