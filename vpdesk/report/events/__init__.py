"""What is shown, printed and published of an event and of each tournament in it."""
