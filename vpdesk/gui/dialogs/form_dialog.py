"""A dialog of fields in rows with one thing to be done; what is refused is told, and stays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.gui.texts import error_text
from vpdesk.gui.widgets.action_buttons import action_buttons
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.fitting_area import MARGINS
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named

FieldRows = Sequence[tuple[str, QWidget]]
LEAST_WIDTH = 26  # characters


class AskingDialog(FittingDialog):
    """A dialog with one thing to be done; what is on its page is for who makes it.

    name, topic: in the code, and of its help. action: what its button does, "" for OK.
    line: says why it cannot be done, or what else there is to know.
    """

    line_type: type[QLabel] = QLabel

    def __init__(
        self, parent: QWidget, name: str, topic: str, title: str, action: str = ""
    ) -> None:
        super().__init__(parent)
        named(self, name, topic)
        self.setWindowTitle(title)
        self.line = named(self.line_type(), name.replace("Dialog", "Line"))
        self.line.setWordWrap(True)
        self.buttons = action_buttons(action)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)

    @property
    def ok(self) -> QPushButton:
        """The button that does it."""
        return self.buttons.button(QDialogButtonBox.StandardButton.Ok)

    def keep_still(self, page: QWidget, states: Iterable[object]) -> None:
        """Room for the largest of its states, so that the buttons never move.

        states: puts the page into one after the other.
        """
        room, most = self.screen().availableSize().width() - 2 * MARGINS, QSize()
        for _ in states:
            hint = page.sizeHint()
            width = min(hint.width(), room)
            high = page.heightForWidth(width) if page.hasHeightForWidth() else hint.height()
            most = most.expandedTo(QSize(width, high))
        page.setMinimumSize(most)
        self.line.setMinimumHeight(2 * self.fontMetrics().lineSpacing())


def take_rest(form: QFormLayout) -> None:
    """What is left of a form's height is below its rows."""
    policy = QSizePolicy.Policy
    form.addItem(QSpacerItem(0, 0, policy.Minimum, policy.Expanding))


class FormDialog(AskingDialog):
    """Fields in rows, and what is done with them; where that is refused it says why, and stays.

    take: does it; raises WordedError.
    """

    line_type = FlowLabel

    def __init__(
        self,
        parent: QWidget,
        name: str,
        topic: str,
        title: str,
        rows: FieldRows,
        take: Callable[[], object],
        action: str,
    ) -> None:
        super().__init__(parent, name, topic, title, action)
        self._take = take
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in rows:
            if isinstance(field, QLineEdit):
                letters = max(LEAST_WIDTH, len(field.placeholderText()))
                field.setMinimumWidth(letters * self.fontMetrics().averageCharWidth())
            form.addRow(text, field)
        form.addRow(self.line)
        if not all(field.count() for _, field in rows if isinstance(field, QComboBox)):
            self.ok.setEnabled(False)  # there is nobody to choose
        self.lay_out(page, self.buttons)

    def accept(self) -> None:
        """Do it, and close; what is refused stays to be mended."""
        if not self.ok.isEnabled():
            return
        try:
            self._take()
        except WordedError as error:
            warn(self.line, error_text(error))
        else:
            super().accept()
