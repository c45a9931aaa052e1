"""Who plays: entries, and lists of them as tables, late ones and who leaves."""
