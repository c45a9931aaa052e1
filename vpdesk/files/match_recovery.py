"""Unsaved work on a match as a recovery file keeps it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from vpdesk.files.codec import check_parts
from vpdesk.files.match_file import Match, from_text, to_text

NAME, SUFFIX = "match", ".unsavedmatch"


@dataclass(frozen=True, slots=True)
class UnsavedMatch:
    """A match with changes that are in no file.

    saved: what it was when it was last saved, opened or begun. path: its file, None where it has
    none yet.
    """

    match: Match
    saved: Match
    path: Path | None = None

    @property
    def title(self) -> str:
        """The name of its file, or of the teams, or of the event; "" where it has none."""
        if self.path is not None:
            return self.path.name
        sheet = self.match.sheet
        return " – ".join(name for name in (sheet.home, sheet.away) if name) or sheet.event


def to_bytes(work: UnsavedMatch) -> bytes:
    """The work as a recovery file."""
    data = {
        "path": None if work.path is None else str(work.path),
        "match": to_text(work.match),
        "saved": to_text(work.saved),
    }
    return json.dumps(data).encode()


def from_bytes(data: bytes) -> UnsavedMatch:
    """The work in a recovery file. Raises ValueError if that is damaged."""
    try:
        text = data.decode()
        check_parts(text)
        found = json.loads(text)
        path = found["path"]
        return UnsavedMatch(
            from_text(found["match"]),
            from_text(found["saved"]),
            None if path is None else Path(path),
        )
    except (TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ValueError(str(error)) from error
