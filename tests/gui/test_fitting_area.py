"""An area that scrolls, with a content that is never content."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

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
