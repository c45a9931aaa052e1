"""A tournament: its record and what changes it; in its wings, draws, standings, papers of FIDE."""
