"""Undo and redo of choices: values, so a step back is the value before."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from vpdesk.report.scale_report import ScaleChoice


@dataclass(slots=True)
class History:
    """The choices before and after the present one."""

    before: list[ScaleChoice] = field(default_factory=list)
    after: list[ScaleChoice] = field(default_factory=list)

    def remember(self, old: ScaleChoice, new: ScaleChoice) -> None:
        """Take note of a change. A run of changes of the board count alone is one step."""
        self.after.clear()
        turning = self.before and _same_but_boards(self.before[-1], old)
        if not (turning and _same_but_boards(old, new)):
            self.before.append(old)

    def undo(self, present: ScaleChoice) -> ScaleChoice:
        """The choice before the present one; the present one where there is none."""
        return self._step(self.before, self.after, present)

    def redo(self, present: ScaleChoice) -> ScaleChoice:
        """The choice that was undone last; the present one where there is none."""
        return self._step(self.after, self.before, present)

    @staticmethod
    def _step(
        source: list[ScaleChoice], target: list[ScaleChoice], present: ScaleChoice
    ) -> ScaleChoice:
        if not source:
            return present
        target.append(present)
        return source.pop()


def _same_but_boards(one: ScaleChoice, other: ScaleChoice) -> bool:
    return replace(one, boards=other.boards) == other
