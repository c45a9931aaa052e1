"""Draws of bridge teams: scores are VPs in hundredths, and there are no colours."""
