"""The keys of the match room that others name, too."""

from __future__ import annotations

# The keys of its pages, in the order in which they stand.
PAGE_KEYS = {"sheet": "F4", "ruling": "F6"}
GO_ON_KEYS = ("Ctrl+Return", "Ctrl+Enter")  # to what is next; of an event, back to its round
