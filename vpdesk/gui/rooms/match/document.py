"""The match that is worked on: its score sheet and its scale, with a history and a file."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from vpdesk.files.match_file import write_match
from vpdesk.files.match_recovery import UnsavedMatch
from vpdesk.gui.desk.steps import Steps, WithSteps
from vpdesk.match.contract import Strain
from vpdesk.match.sheet import Sheet, new_sheet, with_boards
from vpdesk.report.match.outcome import Match
from vpdesk.scales import MAX_BOARDS, ScaleSpec, Unit

FIRST_CHOICE = ScaleSpec()
TURNING = "boards"  # the run of changes of the board count alone


@dataclass(slots=True, eq=False)
class _Origin:
    """What a match is compared with, and its file if it has one."""

    saved: Match
    path: Path | None


class MatchDocument(WithSteps[Match], QObject):
    """A match with a history and a file. Its scale is always for as many boards as it has.

    choice: the scale of the empty sheet that one begins with.
    begun: the match is another one.
    stateChanged: the match, its title, path, modified, or what can be undone may be another one.
    """

    stateChanged = Signal()
    begun = Signal()

    def __init__(self, choice: ScaleSpec = FIRST_CHOICE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = _blank_match(FIRST_CHOICE if _of_percent(choice) else choice)
        self._origin = _Origin(self._match, None)
        self._steps = Steps[Match]()
        self.letters: dict[str, Strain] = {}  # what those of two meanings stand for, once asked

    # What is there

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self._match

    @property
    def sheet(self) -> Sheet:
        """Its score sheet."""
        return self._match.sheet

    @property
    def choice(self) -> ScaleSpec:
        """Its scale."""
        return self._match.choice

    @property
    def path(self) -> Path | None:
        """Its file; None where it has none yet."""
        return self._origin.path

    @property
    def untouched(self) -> bool:
        """There is nothing to work on yet."""
        return self.path is None and not self.modified and not self.can_redo

    @property
    def modified(self) -> bool:
        """The match is not as it was saved."""
        return self._match != self._origin.saved

    @property
    def work(self) -> UnsavedMatch:
        """What a recovery keeps of it."""
        return UnsavedMatch(self._match, self._origin.saved, self.path)

    @property
    def title(self) -> str:
        """The name of its file, or of the teams where it has none."""
        return self.work.title or self.tr("New match")

    @property
    def before(self) -> Match | None:
        """What it was before the last step; a board count typed digit by digit is one step."""
        return self._steps.last

    # What changes it

    def request(self, sheet: Sheet, text: str) -> None:
        """Change the sheet, so that it can be undone; the scale follows its boards."""
        choice = replace(self.choice, boards=len(sheet.lines))
        self._do(replace(self._match, sheet=sheet, choice=choice), text)

    def rule(self, match: Match, text: str, field: str = "") -> None:
        """Change what is ruled, so that it can be undone; changes of one field are one step."""
        self._do(match, text, field and f"ruled {field}")

    def choose(self, choice: ScaleSpec) -> None:
        """Change the scale, so that it can be undone; the sheet gets as many boards.

        A run of changes of the board count is one step, and starts from the sheet before it:
        the count that is typed digit by digit takes no scores away.
        """
        if choice == replace(self.choice, boards=choice.boards):
            before = self._steps.start_of(TURNING) or self._match
            self._do(_resized(before, choice), self.tr("boards"), TURNING)
        else:
            self._do(_resized(self._match, choice), self.tr("scale"))

    def begin(self) -> None:
        """Begin with an empty sheet of as many boards on the same scale; it has no file."""
        self._begin(_blank_match(self.choice), None)

    def open(self, match: Match, path: Path) -> None:
        """Begin with a match as it is in a file."""
        choice = replace(match.choice, boards=len(match.sheet.lines))
        self._begin(replace(match, choice=choice), path)

    def restore(self, work: UnsavedMatch) -> None:
        """Begin with unsaved work of another time."""
        self._begin(work.match, work.path, work.saved)

    def save(self, path: Path) -> None:
        """Write it to a file, which is its own from now on. Raises StorageError."""
        write_match(path, self._match)
        self._origin.saved, self._origin.path = self._match, path
        self.stateChanged.emit()

    def _do(self, match: Match, text: str, run: str = "") -> None:
        if match != self._match:
            self._steps.remember(self._match, text, run)
            self._show(match)

    def _begin(self, match: Match, path: Path | None, saved: Match | None = None) -> None:
        self._origin = _Origin(saved or match, path)
        self._steps.clear()
        self._show(match)
        self.begun.emit()

    @property
    def _present(self) -> Match:
        return self._match

    def _go_to(self, value: Match) -> None:
        self._show(value)

    def _show(self, match: Match) -> None:
        self._match = match
        self.stateChanged.emit()


def _blank_match(choice: ScaleSpec) -> Match:
    return Match(new_sheet(choice.boards), choice)


def _of_percent(choice: ScaleSpec) -> bool:
    """The scale is for matchpoints, of which a score sheet has none."""
    return choice.family is not None and choice.family.unit is Unit.PERCENT


def _resized(match: Match, choice: ScaleSpec) -> Match:
    """A match with as many boards as a scale is for."""
    sheet = match.sheet
    if len(sheet.lines) != choice.boards:
        first = min(sheet.numbers[0], MAX_BOARDS + 1 - choice.boards)
        sheet = with_boards(sheet, choice.boards, first)
    return replace(match, sheet=sheet, choice=choice)
