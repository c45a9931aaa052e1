"""Print what the changelog says of a version: the notes of its release.

python3 packaging/notes.py v0.1.0

Raises SystemExit where the tag is not that of the program's version, or the changelog has no part
for it with its day.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from vpdesk import RELEASED, __version__


def notes(tag: str, changelog: str) -> str:
    """The part of a changelog for a tag such as v0.1.0."""
    if tag != f"v{__version__}":
        sys.exit(f"the tag {tag} is not that of version {__version__}")
    for part in re.split(r"(?m)^## ", changelog)[1:]:
        heading, _, text = part.partition("\n")
        if heading.strip("[] ").startswith(__version__):
            if not heading.endswith(RELEASED):
                sys.exit(f"the changelog has another day for {__version__} than {RELEASED}")
            return text.strip() + "\n"
    sys.exit(f"CHANGELOG.md has no part for {__version__}")


if __name__ == "__main__":
    print(notes(sys.argv[1], (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end="")
