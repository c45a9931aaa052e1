"""Unsaved work on a scale of one's own as a recovery file keeps it."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.files.codec import Unsaved
from vpdesk.files.records import TEXT, Record, several


@dataclass(frozen=True, slots=True)
class UnsavedScale:
    """A table that is typed, with the fields above it.

    key: of the own scale that it is to replace, "" for a new one.
    """

    cells: tuple[tuple[str, ...], ...]
    name: str = ""
    source: str = ""
    note: str = ""
    key: str = ""

    @property
    def title(self) -> str:
        """What it is to be called."""
        return " ".join(self.name.split())


UNSAVED_SCALES: Unsaved[UnsavedScale] = Unsaved(
    "scale",
    ".unsavedscale",
    Record(UnsavedScale, (), {"cells": several(several(TEXT))}),
)
