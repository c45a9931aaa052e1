"""The match that is worked on: its score sheet and its scale, with a history and a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vpdesk.files.kept_file import KeptFile
from vpdesk.files.match_file import write_match
from vpdesk.files.match_recovery import UnsavedMatch
from vpdesk.gui.desk.document import KeptDocument
from vpdesk.match.contract import Strain
from vpdesk.match.outcome import Match, Outcome, outcome
from vpdesk.match.score_sheet import ScoreSheet, new_sheet, with_boards
from vpdesk.report.step_words import step_words
from vpdesk.scales import MAX_BOARDS, ScaleSpec, Unit

if TYPE_CHECKING:
    from vpdesk.gui.desk.lent_match import LentMatch

FIRST_CHOICE = ScaleSpec()
TURNING = "boards"  # the run of changes of the board count alone


class MatchDocument(KeptDocument[Match]):
    """A match with a history and a file. Its scale is always for as many boards as it has.

    Instead of it one may be worked on that an event lends: that one is kept there, and the
    document's own is set aside until it is given back.

    choice: the scale of the empty sheet that one begins with.
    lent: the match that is lent, None while it is the document's own.
    """

    def __init__(self, choice: ScaleSpec = FIRST_CHOICE, parent: QObject | None = None) -> None:
        super().__init__(_blank_match(FIRST_CHOICE if _of_percent(choice) else choice), parent)
        self.letters: dict[str, Strain] = {}  # what those of two meanings stand for, once asked
        self.lent: LentMatch | None = None
        self._outcome: Outcome | None = None
        self._asked = False  # the lent match becomes another one because of a step of here

    # What is there

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self.value

    @property
    def sheet(self) -> ScoreSheet:
        """Its score sheet."""
        return self.match.sheet

    @property
    def choice(self) -> ScaleSpec:
        """Its scale."""
        return self.match.choice

    @property
    def outcome(self) -> Outcome:
        """What the match comes to; what did not change is taken from what it came to before."""
        if self._outcome is None or self._outcome.match is not self.match:
            self._outcome = outcome(self.match, self._outcome)
        return self._outcome

    @property
    def work(self) -> UnsavedMatch:
        """What a recovery keeps of it."""
        return UnsavedMatch(self._own.value, self._own.origin.saved, self.path, self.seen)

    @property
    def untouched(self) -> bool:
        return self.lent is None and super().untouched

    @property
    def title(self) -> str:
        return super().title if self.lent is None else self.lent.title

    @property
    def _name(self) -> str:
        return self.sheet.title or self.tr("New match")

    @property
    def players(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who plays in both teams, the home one first, where an event says it."""
        return ((), ()) if self.lent is None else self.lent.players

    # A match that an event lends

    def lend(self, lent: LentMatch) -> None:
        """Work on a match of an event until it is given back."""
        self.give_back()
        self.lent = lent
        self._set_aside(lent.match)
        lent.changed.connect(self._follow_lent)
        lent.ended.connect(self.give_back)

    def give_back(self) -> None:
        """Go on with the document's own match."""
        if self.lent is not None:
            self.lent.changed.disconnect(self._follow_lent)
            self.lent.ended.disconnect(self.give_back)
            self.lent.given_back()
            self.lent = None
            self._take_up()

    @property
    def can_undo(self) -> bool:
        return super().can_undo if self.lent is None else self.lent.can_undo

    @property
    def can_redo(self) -> bool:
        return super().can_redo if self.lent is None else self.lent.can_redo

    @property
    def undo_text(self) -> str:
        return super().undo_text if self.lent is None else self.lent.undo_text

    @property
    def redo_text(self) -> str:
        return super().redo_text if self.lent is None else self.lent.redo_text

    def undo(self) -> None:
        """Take the last step back."""
        if self.lent is None:
            super().undo()
        else:
            self.lent.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.lent is None:
            super().redo()
        else:
            self.lent.redo()

    def _do(self, value: Match, text: str, run: str = "") -> None:
        if self.lent is None:
            super()._do(value, text, run)
        elif value != self.value:
            before, further = self._state, self._steps.start_of(run) is not None
            self._asked = True
            done = self.lent.request(value, text, further=further)
            self._asked = False
            if self._state is not before:
                self._steps.remember(before, text, run)
            self._tell(before.value, begun=not done)  # what was typed is shown as it is

    def _follow_lent(self) -> None:
        """The match that is lent is another one, by a step of here or of its event."""
        assert self.lent is not None
        before, now = self.value, self.lent.match
        self._state = replace(self._state, value=now)
        if not self._asked:
            self._steps.clear()
            self._tell(before)

    # What changes it

    def request(self, sheet: ScoreSheet, text: str) -> None:
        """Change the sheet, so that it can be undone; the scale follows its boards."""
        choice = replace(self.choice, boards=len(sheet.lines))
        self._do(replace(self.match, sheet=sheet, choice=choice), text)

    def rule(self, match: Match, text: str, field: str = "") -> None:
        """Change what is ruled, so that it can be undone; changes of one field are one step."""
        self._do(match, text, field and f"ruled {field}")

    def choose(self, choice: ScaleSpec) -> None:
        """Change the scale, so that it can be undone; the sheet gets as many boards.

        A run of changes of the board count is one step, and starts from the sheet before it:
        the count that is typed digit by digit takes no scores away.
        """
        if self.lent is not None or choice == replace(self.choice, boards=choice.boards):
            before = self._steps.start_of(TURNING) or self._state
            self._do(_resized(before.value, choice), step_words("MatchDocument", "boards"), TURNING)
        else:
            self._do(_resized(self.match, choice), step_words("MatchDocument", "scale"))

    def begin(self) -> None:
        """Begin with an empty sheet of as many boards on the same scale; it has no file."""
        self._begin(_blank_match(self.choice), None)

    def fill_in(self, boards: int, home: str, away: str) -> None:
        """Say of a match that begins how many boards it has and who plays, in one step."""
        made = _resized(self.match, replace(self.choice, boards=boards))
        made = replace(made, sheet=replace(made.sheet, home=home, away=away))
        if made != self.match:
            self._do(made, step_words("MatchDocument", "new match"))

    def open(self, match: Match, path: Path, file: KeptFile | None = None) -> None:
        """Begin with a match as it is in a file; see KeptDocument."""
        self._begin(self._opened(match), path, file=file)

    def restore(self, work: UnsavedMatch) -> None:
        """Begin with unsaved work of another time."""
        self._restore(work.match, work.saved, work.path, work.seen)

    def _opened(self, found: Match) -> Match:
        return replace(found, choice=replace(found.choice, boards=len(found.sheet.lines)))

    def _write(self, path: Path, value: Match) -> None:
        write_match(path, value)


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
