"""Who is where, by which tie-breaks, and whom each has met."""
