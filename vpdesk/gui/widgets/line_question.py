"""A line that is asked for until it can be taken."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.named import named

WIDTH = 48  # characters


class LineQuestion(QInputDialog):
    """Asks for a line; what is wrong with it stands beside it."""

    def __init__(
        self, name: str, title: str, label: str, text: str, parent: QWidget, help_place: str = ""
    ) -> None:
        super().__init__(parent)
        named(self, name, help_place)
        self.complaint = Complaint()
        self.setWindowTitle(title)
        self.setLabelText(label)
        self.setTextValue(text)
        self.resize(self.fontMetrics().averageCharWidth() * WIDTH, self.height())
        self.textValueChanged.connect(lambda _: self.complaint.say(self._field, ""))

    def refusal(self) -> str:
        """Why what is typed cannot be taken; "" where it can."""
        raise NotImplementedError

    def accept(self) -> None:
        refusal = self.refusal()
        if refusal:
            self.complaint.say(self._field, refusal)
            self._field.setFocus()
        else:
            super().accept()

    @property
    def _field(self) -> QLineEdit:
        field = self.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        return field
