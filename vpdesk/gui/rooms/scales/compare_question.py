"""Which board counts are to be compared: a line in which they are typed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.boards_field import typed_counts
from vpdesk.gui.widgets.named import named
from vpdesk.scales import MAX_BOARDS


class CompareQuestion(QInputDialog):
    """Asks for two board counts or more, and hands them on; begins with those that are pinned."""

    def __init__(
        self, pinned: tuple[int, ...], compare: Callable[[tuple[int, ...]], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        named(self, "compareDialog", "compare#pins")
        self._compare = compare
        self.complaint = Complaint()
        self.setWindowTitle(self.tr("Compare Board Counts"))
        self.setLabelText(self.tr("Board counts, for example 7, 14, 20, 28"))
        self.setTextValue(", ".join(map(str, pinned)))
        self.setOkButtonText(self.tr("Compare"))
        self.resize(self.fontMetrics().averageCharWidth() * 48, self.height())
        self.textValueChanged.connect(lambda _: self.complaint.say(self._field, ""))
        self.finished.connect(self.deleteLater)

    @property
    def _field(self) -> QLineEdit:
        field = self.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        return field

    def accept(self) -> None:
        counts = typed_counts(self.textValue())
        if len(counts) < 2 or not 1 <= counts[0] <= counts[-1] <= MAX_BOARDS:
            text = self.tr("Type two board counts or more, from 1 to {most}, parted by commas.")
            self.complaint.say(self._field, text.format(most=MAX_BOARDS))
            self._field.setFocus()
        else:
            super().accept()
            self._compare(counts)
