"""What a program of before has left behind of an evening becomes a recovery file of today."""

from __future__ import annotations

from pathlib import Path

from vpdesk.files.evening.evening_file import EveningFile
from vpdesk.files.evening.evening_recovery import UNSAVED_EVENINGS
from vpdesk.gui.desk.recovery import left_behind
from vpdesk.gui.rooms.pairs.document import EVENING_FILES


def take_on(folder: Path) -> None:
    """Write such files anew. Raises StorageError; those that are damaged are set aside."""
    for left in left_behind(folder, UNSAVED_EVENINGS, ""):
        if left.work is None:
            left.set_aside()
        else:
            EveningFile.create(EVENING_FILES.recovery_file(folder), left.work.evening).close()
            left.remove()
