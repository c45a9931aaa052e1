"""Pages planned and painted: for paper, pictures and the hall's screen."""
