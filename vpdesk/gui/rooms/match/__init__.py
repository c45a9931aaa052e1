"""The match room."""
