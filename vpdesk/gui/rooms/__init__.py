"""One widget a room."""
