"""vpdesk: events, pairs evenings, matches, movements and VP scales for directors of bridge."""

import sys

if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:  # as Python says while it looks for a module
    del sys.path[0]  # the folder of now, whose files are no modules of ours

__version__ = "0.1.0"
RELEASED = "2026-11-28"  # the day of this version
