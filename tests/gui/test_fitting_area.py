"""An area that scrolls, with a content that is never content."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget

from vpdesk.gui.widgets.fitting_area import FittingArea


class Restless(QWidget):
    """Needs much width while it has little, and little while it has much."""

    def minimumSizeHint(self):  # noqa: N802 - Qt's name
        return QSize(2000 if self.width() < 1000 else 100, 50)

    def sizeHint(self):  # noqa: N802 - Qt's name
        return self.minimumSizeHint()


def test_a_content_that_is_narrow_when_wide_comes_to_rest(qtbot):
    area = FittingArea(Restless())
    qtbot.addWidget(area)
    area.resize(400, 300)
    area.show()
    QApplication.processEvents()
    area.resize(500, 300)
    QApplication.processEvents()
    assert area.width() == 500


def test_the_line_that_is_typed_stays_in_sight(qtbot):
    page, names = QWidget(), QPlainTextEdit()
    names.setMinimumHeight(400)
    QVBoxLayout(page).addWidget(names)
    area = FittingArea(page)
    qtbot.addWidget(area)
    area.resize(300, 150)
    area.show()
    area.activateWindow()
    names.setFocus()
    QApplication.processEvents()
    for _ in range(12):
        names.insertPlainText("Alpha\n")
    line = names.cursorRect().translated(names.viewport().mapTo(area.viewport(), QPoint()))
    assert area.viewport().rect().contains(line)
