"""Files of strangers: what they may make, and what is made of what we hand to other programs."""
