"""What is said of the clock of a session, on every screen and on paper."""
