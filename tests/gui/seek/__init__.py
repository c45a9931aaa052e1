"""Tests of the line that finds anything."""
