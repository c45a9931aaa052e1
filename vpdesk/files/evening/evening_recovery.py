"""Unsaved work on a pairs evening as programs of before left it; none is written so any more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from vpdesk.files.codec import Unsaved, parsed
from vpdesk.files.evening.evening_text import DECISION, ENTRY, PLACE, from_text, to_text
from vpdesk.files.records import TEXT, WRONG, Plain, Record, fixed, several
from vpdesk.pairs.evening import Evening


@dataclass(frozen=True, slots=True)
class UnsavedEvening:
    """An evening with changes that are in no file.

    saved: what it was when it was last saved, opened or begun. path: its file, None where it has
    none yet. seen: the check sum of that file then; "" where it is not known.
    """

    evening: Evening
    saved: Evening
    path: Path | None = None
    seen: str = ""

    @property
    def title(self) -> str:
        """The name of its file, or of the evening; "" where it has none."""
        return self.evening.name if self.path is None else self.path.name


class EveningJournal(Unsaved[UnsavedEvening]):
    """The work in a first line, and below it a line for each change of results since then."""

    def from_bytes(self, data: bytes) -> UnsavedEvening:
        """The work in a recovery file; a last line that is not whole was told to nobody.

        Raises ValueError if it is damaged.
        """
        first, *steps = data.split(b"\n")
        work = super().from_bytes(first)
        entries, decisions = dict(work.evening.entries), work.evening.decisions
        for line in steps[:-1]:
            try:
                entered, gone, decided = _STEP.read(parsed(line.decode()))
            except WRONG as error:
                raise ValueError(str(error)) from error
            entries |= {each.place: each for each in entered}
            for place in gone:
                entries.pop(place, None)
            decisions += decided
        made = replace(work.evening, entries=entries, decisions=decisions)
        return replace(work, evening=made)


_STEP = fixed(several(ENTRY), several(PLACE), several(DECISION))
_text = Plain(lambda found: from_text(TEXT.read(found)), to_text)
UNSAVED_EVENINGS = EveningJournal(
    "pairs",
    ".unsavedpairs",
    Record(UnsavedEvening, (), {"evening": _text, "saved": _text}, needed=["path"]),
)
