"""A pair comes late or leaves: from which round on, and which."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from vpdesk.gui.dialogs.form_dialog import AskingDialog
from vpdesk.gui.texts import error_text
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.movements.errors import MovementError
from vpdesk.movements.late import pair_comes, pair_leaves
from vpdesk.movements.movement import Movement

COMES, LEAVES = range(2)


class LateDialog(AskingDialog):
    """Asks what happened; what is left is worked out when it is accepted.

    wanted: the movement (Movement) with the rest as it is now, and the first round of the rest.
    """

    wanted = Signal(object, int)

    def __init__(self, movement: Movement, parent: QWidget) -> None:
        super().__init__(parent, "lateDialog", "movements#late", self.tr("A Pair Comes or Goes"))
        self._movement = movement
        self.what = named(QComboBox(), "lateWhat")
        self.pair = named(CountField(), "latePair")
        self.round = named(CountField(), "lateRound")
        self.what.addItems([self.tr("A pair comes late"), self.tr("A pair leaves")])
        self.pair.setRange(1, movement.pairs)
        self.round.setRange(2, max(2, movement.rounds))
        self.lay_out(self._page(), self.buttons)
        self.what.currentIndexChanged.connect(self._update)
        self._update()

    def accept(self) -> None:
        """Ask for the movement as it is then; say why there is none."""
        first = self.round.value()
        try:
            if self.what.currentIndex() == COMES:
                movement = pair_comes(self._movement, first)
            else:
                movement = pair_leaves(self._movement, self.pair.value(), first)
        except MovementError as error:
            self.line.setText(error_text(error))
            return
        super().accept()
        if self.result() == self.DialogCode.Accepted:
            self.wanted.emit(movement, first)

    def _update(self) -> None:
        self.line.setText("")
        self._form.setRowVisible(self.pair, self.what.currentIndex() == LEAVES)

    def _page(self) -> QWidget:
        page = QWidget()
        self._form = form = QFormLayout(page)
        for text, field in (
            (self.tr("What happened"), self.what),
            (self.tr("Pair"), self.pair),
            (self.tr("From round"), self.round),
        ):
            form.addRow(text, field)
            field.setAccessibleName(text)
        form.addRow(self.line)
        return page
