"""Unsaved work on a match as a recovery file keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vpdesk.files.codec import Unsaved
from vpdesk.files.match_file import Match, from_text, to_text
from vpdesk.files.records import TEXT, Plain, Record


@dataclass(frozen=True, slots=True)
class UnsavedMatch:
    """A match with changes that are in no file.

    saved: what it was when it was last saved, opened or begun. path: its file, None where it has
    none yet. seen: the check sum of that file then; "" where it is not known.
    """

    match: Match
    saved: Match
    path: Path | None = None
    seen: str = ""

    @property
    def title(self) -> str:
        """The name of its file, or of the teams, or of the event; "" where it has none."""
        if self.path is not None:
            return self.path.name
        return self.match.sheet.title


_text = Plain(lambda found: from_text(TEXT.read(found)), to_text)
UNSAVED_MATCHES: Unsaved[UnsavedMatch] = Unsaved(
    "match",
    ".unsavedmatch",
    Record(UnsavedMatch, (), {"match": _text, "saved": _text}, needed=["path"]),
)
