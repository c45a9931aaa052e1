"""The movement of an evening, to be looked at: who plays where in each round."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.mnemonics import letter_standard
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.pairs.evening import Evening
from vpdesk.report.pairs.movement_facts import movement_facts
from vpdesk.report.pairs.pairs_cards import PairsCards

WIDTH, HEIGHT = 110, 26  # in characters and lines


class MovementShown(ReadingOrder, QDialog):
    """Shows it, whether results are there or not.

    otherRequested: the evening is to have another movement.
    """

    otherRequested = Signal()

    def __init__(self, parent: QWidget, evening: Evening) -> None:
        super().__init__(parent)
        named(self, "movementShown", "pairs#new")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("NewEvening", "Movement of the Evening"))
        language = user_language()
        made = PairsCards(evening, language).rounds()
        self.facts = named(QLabel(wordWrap=True), "movementFacts")
        facts = movement_facts(evening.sections, None, language)
        self.facts.setText(f"{made.title}: {facts}" if made.title else facts)
        self.table = named(FiguresTable(), "movementRounds")
        self.table.setAccessibleName(self.tr("Who plays where in each round"))
        self.table.show_table(made, range(len(made.rows)), 0)
        self.fixed = named(QLabel(wordWrap=True), "movementFixed")
        self.fixed.setText(
            translate("PairsRoom", "There are results already, so the movement stays as it is.")
        )
        self.fixed.setVisible(bool(evening.entries))
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.other = self.buttons.addButton(
            translate("Actions", "Pla&y Another Movement…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        named(self.other, "movementOther").setEnabled(not evening.entries)
        self.other.clicked.connect(self._ask_other)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.facts)
        layout.addWidget(FocusFrame(self.table), 1)
        layout.addWidget(self.fixed)
        layout.addWidget(self.buttons)
        letter_standard(self, self.buttons)
        letters, room = self.fontMetrics(), self.screen().availableSize()
        self.resize(
            min(WIDTH * letters.averageCharWidth(), room.width() * 9 // 10),
            min(HEIGHT * letters.lineSpacing(), room.height() * 8 // 10),
        )
        self.table.setFocus()

    def _ask_other(self) -> None:
        self.accept()
        self.otherRequested.emit()
