"""The hall: what all in it may see, as values of a plan and a moment; no Qt, no files, no clock."""
