"""Names for files, made of the names that people give."""

from __future__ import annotations

import re
import unicodedata

MOST_NAME = 60  # characters


def plain_name(name: str) -> str:
    """A name in lower-case Latin letters and figures, with hyphens: "Žďár 7" is "zdar-7"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:MOST_NAME]
