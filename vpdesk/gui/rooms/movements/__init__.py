"""The movements room."""
