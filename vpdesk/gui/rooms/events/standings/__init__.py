"""Standings, tie-breaks, adjustments, prizes."""
