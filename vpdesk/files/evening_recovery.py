"""Unsaved work on a pairs evening as a recovery file keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vpdesk.files.codec import Unsaved
from vpdesk.files.evening_file import from_text, to_text
from vpdesk.files.records import TEXT, Plain, Record
from vpdesk.pairs.evening import Evening


@dataclass(frozen=True, slots=True)
class UnsavedEvening:
    """An evening with changes that are in no file.

    saved: what it was when it was last saved, opened or begun. path: its file, None where it has
    none yet.
    """

    evening: Evening
    saved: Evening
    path: Path | None = None

    @property
    def title(self) -> str:
        """The name of its file, or of the evening; "" where it has none."""
        return self.evening.name if self.path is None else self.path.name


_text = Plain(lambda found: from_text(TEXT.read(found)), to_text)
UNSAVED_EVENINGS: Unsaved[UnsavedEvening] = Unsaved(
    "pairs",
    ".unsavedpairs",
    Record(UnsavedEvening, (), {"evening": _text, "saved": _text}, needed=["path"]),
)
