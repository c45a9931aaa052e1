"""What is pinned: a row of chips to choose, reorder and remove."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vpdesk.gui.tables.cell_menu import menu_place
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import plain_tip, translate, user_language
from vpdesk.report.scales.names import pin_name, pin_parts
from vpdesk.report.scales.report import Pin, ScaleChoice

ROLE = QPalette.ColorRole
MOST_WIDTH = 24  # of a chip's text, in widths of a character


def pin_text(pin: Pin) -> str:
    """A pin in few characters: "16", "16, WBF discrete scale"."""
    if isinstance(pin, int):
        return str(pin)
    return ", ".join((str(pin.boards), *pin_parts(pin, user_language())))


class ChipDelegate(QStyledItemDelegate):
    """Paints a pin as a chip; the current one filled, the focused one framed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        height = metrics.height() + 10
        most = MOST_WIDTH * metrics.averageCharWidth()
        return QSize(min(metrics.horizontalAdvance(index.data()), most) + 2 * height, height)

    @staticmethod
    def cross(chip: QRectF) -> QRectF:
        """Where in a chip the cross is that removes it."""
        return QRectF(chip.right() - chip.height() - 2, chip.top(), chip.height(), chip.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette = option.palette
        on_accent = palette.color(QPalette.ColorGroup.Active, ROLE.HighlightedText)
        strip = self.parent()
        assert isinstance(strip, PinStrip)
        if strip.is_gap(index.row()):
            return
        rect = QRectF(option.rect).adjusted(2, 2, -3, -3)
        is_current = strip.is_current(index.row())
        focused = index.row() == strip.currentRow() and strip.hasFocus()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = ROLE.Accent if focused or is_current else ROLE.Dark
        painter.setPen(QPen(palette.color(line), 2 if focused else 1))
        painter.setBrush(palette.color(ROLE.Accent if is_current else ROLE.Button))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        if focused and is_current:
            painter.setPen(QPen(on_accent, 1))
            inner = rect.adjusted(3, 3, -3, -3)
            painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        painter.setPen(on_accent if is_current else palette.color(ROLE.ButtonText))
        cross = self.cross(rect)
        number = QRectF(rect.left(), rect.top(), cross.left() - rect.left() + 6, rect.height())
        text = option.fontMetrics.elidedText(
            index.data(), Qt.TextElideMode.ElideMiddle, int(number.width() - rect.height() / 2)
        )
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, text)
        arm = rect.height() / 8
        middle = cross.center()
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))
        painter.restore()


class PinStrip(QListWidget):
    """Chips of pinned board counts and scales.

    Left and Right walk, Enter or a click shows a pin, Delete or a click on its cross removes
    it, Alt+Left and Alt+Right or dragging move it. Where a click removed one there is a gap until
    the mouse goes, so that another click at the same place does not remove its neighbour.

    pinsRequested: the pins as the user wants them now (a tuple).
    pinChosen: the one (Pin) that the user wants to see.
    """

    pinsRequested = Signal(tuple)
    pinChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = ScaleChoice(pins=())
        self._gaps: tuple[int, ...] = ()  # the rows in which there is no pin any more
        # Without a ground. To ask for Qt's own makes PySide load all widget classes: 6 ms.
        self.setViewport(QWidget())
        self.setItemDelegate(ChipDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))

    @property
    def pins(self) -> tuple[Pin, ...]:
        """What is pinned, from left to right."""
        return self._choice.pins

    def is_gap(self, row: int) -> bool:
        """A pin was removed there."""
        return row in self._gaps

    def is_current(self, row: int) -> bool:
        """A chip is of the current scale."""
        return self._choice.plain(self.pins[self._place(row)]) == self._choice.boards

    def _place(self, row: int) -> int:
        """Which of the pins is shown in a row."""
        return row - sum(gap < row for gap in self._gaps)

    def _choose(self, row: int) -> None:
        if row >= 0 and not self.is_gap(row):
            self.choose(self._place(row))

    def choose(self, place: int) -> None:
        """Ask to see one of the pins."""
        self.pinChosen.emit(self.pins[place])

    def remove_all(self) -> None:
        """Ask for no pins."""
        self.pinsRequested.emit(())

    def show_choice(self, choice: ScaleChoice) -> None:
        """Show the pins of a choice, with the current one filled."""
        pins, before = choice.pins, self.pins
        if pins != before:
            self._choice = choice
            self.viewport().update()
            self._show_pins(pins)
            return
        rows = [row for row in range(self.count()) if not self.is_gap(row)]
        filled = {row for row in rows if self.is_current(row)}
        self._choice = choice
        for row in filled.symmetric_difference(filter(self.is_current, rows)):
            self.update(self._index(row))  # no other chip looks another way

    def _show_pins(self, pins: tuple[Pin, ...]) -> None:
        """Show these, with the gaps that there are while one pin after the other is removed."""
        kept = self.currentRow()
        if len(pins) + len(self._gaps) != self.count():
            self._gaps = ()
        texts = [self.item(row).text() for row in range(self.count())]
        left = list(pins)
        self.clear()
        for row in range(len(pins) + len(self._gaps)):
            if self.is_gap(row):
                gap = QListWidgetItem(texts[row])  # as wide
                gap.setFlags(Qt.ItemFlag.NoItemFlags)
                self.addItem(gap)
            else:
                self.addItem(self._item(left.pop(0)))
        self.setCurrentRow(min(kept, self.count() - 1))
        self.updateGeometry()

    def _close_up(self) -> None:
        """Leave no gaps."""
        if self._gaps:
            kept = self._place(self.currentRow())
            self._gaps = ()
            self._show_pins(self.pins)
            self.setCurrentRow(min(kept, self.count() - 1))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._close_up()

    def _item(self, pin: Pin) -> QListWidgetItem:
        keys = self.tr("Enter shows it, Delete unpins it, drag or Alt+arrow moves it")
        item = QListWidgetItem(pin_text(pin))
        if isinstance(pin, int):
            item.setToolTip(keys)
            spoken = translate("PinStrip", "%n board(s), pinned", None, pin)
        else:
            name = pin_name(pin, user_language())
            item.setToolTip(plain_tip(f"{name}\n{keys}"))
            spoken = self.tr("{scale}, pinned").format(scale=name)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return item

    def sizeHint(self) -> QSize:
        width = sum(self.sizeHintForIndex(self._index(row)).width() for row in range(self.count()))
        return QSize(width + 4, self.fontMetrics().height() + 12)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 120), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._close_up()
        row, key = self.currentRow(), event.key()
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and row >= 0:
            self.remove(row)
        elif alt and key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and row >= 0:
            self.move_pin(row, row + (1 if key == Qt.Key.Key_Right else -1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and row >= 0:
            self._choose(row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        if self.is_gap(row):
            return
        if row >= 0 and event.button() == Qt.MouseButton.LeftButton:
            chip = QRectF(self.visualRect(self._index(row)))
            if ChipDelegate.cross(chip).contains(event.position()):
                place = self._place(row)
                self._gaps = (*self._gaps, row)
                self.remove(place)
                return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # each click is one by itself

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, place = menu_place(self, event)
        if self.is_gap(index.row()):
            return
        if self._gaps:  # the menu names pins by their places
            pin = self._place(index.row())
            self._close_up()
            index = self._index(pin)
        if index.isValid():
            from vpdesk.gui.rooms.scales.pin_menu import open_pin_menu  # on the first right click

            self.setCurrentRow(index.row())
            open_pin_menu(self, index.row(), place)

    def dropEvent(self, event: QDropEvent) -> None:
        # Qt would copy the chip and remove the first one later: between the two there are both.
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        super().dragLeaveEvent(QDragLeaveEvent())
        self._close_up()
        row, place = self.currentRow(), event.position().x()
        others = [other for other in range(self.count()) if other != row]
        middles = [self.visualRect(self._index(other)).center().x() for other in others]
        self.move_pin(row, sum(middle < place for middle in middles))

    def _index(self, row: int) -> QModelIndex:
        return self.model().index(row, 0)

    def remove(self, row: int) -> None:
        """Ask for the pins without one."""
        pins = self.pins
        self.pinsRequested.emit((*pins[:row], *pins[row + 1 :]))

    def move_pin(self, row: int, to: int) -> None:
        """Ask for one in the place of another; nothing beyond the ends."""
        pins = list(self.pins)
        if 0 <= to < len(pins) and to != row:
            pins.insert(to, pins.pop(row))
            self.setCurrentRow(to)
            self.pinsRequested.emit(tuple(pins))
