"""The offline help."""
