"""Options, and ways out, that commands share."""
