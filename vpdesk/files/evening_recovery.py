"""Unsaved work on a pairs evening as a recovery file keeps it."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from pathlib import Path

from vpdesk.files.codec import Unsaved, parsed
from vpdesk.files.evening_file import DECISION, ENTRY, PLACE, from_text, told
from vpdesk.files.records import TEXT, WRONG, Plain, Record, fixed, several
from vpdesk.pairs.evening import Evening

STEPPED = ("entries", "decisions")  # fields of an evening that a line has


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

    def to_bytes(self, work: UnsavedEvening) -> bytes:
        """The work as a recovery file: where only results are new since it was saved, so much."""
        saved = replace(work, evening=work.saved)
        if step := self.step(saved, work):
            return super().to_bytes(saved) + b"\n" + step
        return super().to_bytes(work) + b"\n"

    def step(self, before: UnsavedEvening, now: UnsavedEvening) -> bytes | None:
        """The line that makes kept work what it is now; None where more than results is other."""
        if before.path != now.path or before.saved is not now.saved:
            return None
        old, new = before.evening, now.evening
        names = (each.name for each in fields(Evening) if each.name not in STEPPED)
        if any(getattr(old, name) is not getattr(new, name) for name in names):
            return None
        known = len(old.decisions)
        if new.decisions[:known] != old.decisions:
            return None
        entered = [
            ENTRY.write(each)
            for place, each in new.entries.items()
            if old.entries.get(place) is not each
        ]
        gone = [place for place in old.entries if place not in new.entries]
        decided = list(map(DECISION.write, new.decisions[known:]))
        return json.dumps([entered, gone, decided]).encode() + b"\n"

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
_text = Plain(lambda found: from_text(TEXT.read(found)), told)
UNSAVED_EVENINGS = EveningJournal(
    "pairs",
    ".unsavedpairs",
    Record(UnsavedEvening, (), {"evening": _text, "saved": _text}, needed=["path"]),
)
