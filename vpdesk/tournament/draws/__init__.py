"""How rounds come about, and why: the Dutch system, draws of teams, what is checked."""
