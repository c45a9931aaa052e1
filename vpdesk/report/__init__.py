"""What is shown or printed, as plain values: the screen and the paper read the same report."""
