"""Which board counts are to be compared: a line in which they are typed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.boards_field import typed_counts
from vpdesk.gui.widgets.line_question import LineQuestion
from vpdesk.scales import MAX_BOARDS


class CompareQuestion(LineQuestion):
    """Asks for two board counts or more, and hands them on; begins with those that are pinned."""

    def __init__(
        self, pinned: tuple[int, ...], compare: Callable[[tuple[int, ...]], None], parent: QWidget
    ) -> None:
        super().__init__(
            "compareDialog",
            translate("CompareQuestion", "Compare Board Counts"),
            translate("CompareQuestion", "Board counts, for example 7, 14, 20, 28"),
            ", ".join(map(str, pinned)),
            parent,
            "compare#pins",
        )
        self.setOkButtonText(self.tr("Compare"))
        self.accepted.connect(lambda: compare(typed_counts(self.textValue())))
        self.finished.connect(self.deleteLater)

    def refusal(self) -> str:
        counts = typed_counts(self.textValue())
        if len(counts) > 1 and counts[0] >= 1 and counts[-1] <= MAX_BOARDS:
            return ""
        text = self.tr("Type two board counts or more, from 1 to {most}, parted by commas.")
        return text.format(most=MAX_BOARDS)
