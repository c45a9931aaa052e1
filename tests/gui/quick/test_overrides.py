"""An override of Qt in which C raises: an error like others, on every Python."""

import inspect
import subprocess
import sys
from typing import Any

import pytest

from tests.folders import ROOT
from vpdesk.gui.quick.overrides import guarded

# C raises in each of them, without an exception object before Python 3.12; the call that leads to
# it is Python's, which is when PySide6 keeps the error.
BEGIN = """
import sys
import vpdesk.gui
from PySide6.QtCore import *
from PySide6.QtGui import *
from PySide6.QtWidgets import *

sys.excepthook = lambda *error: None
sys.unraisablehook = lambda error: None
app = QApplication([])
raised = 0


def boom(*words):
    global raised
    raised += 1
    return int("no number")


def bad(base, name):
    return type("Bad", (base,), {name: boom})


class Model(QAbstractTableModel):
    def rowCount(self, parent=QModelIndex()):
        return 2

    def columnCount(self, parent=QModelIndex()):
        return 2

    def data(self, index, role=0):
        return None


def run(do):
    for _ in range(20):  # a reference that is lost is missed after some
        try:
            do()
        except ValueError:
            pass


Type, Keys, Buttons, Point = QEvent.Type, Qt.KeyboardModifier, Qt.MouseButton, QPointF(1, 1)
"""
END = """
assert raised, "it did not raise"
print("alive")
sys.stdout.flush()
import os
os._exit(0)
"""
EVENTS = {
    "event": "QEvent(Type.User)",
    "changeEvent": "QEvent(Type.FontChange)",
    "closeEvent": "QCloseEvent()",
    "showEvent": "QShowEvent()",
    "hideEvent": "QHideEvent()",
    "leaveEvent": "QEvent(Type.Leave)",
    "enterEvent": "QEnterEvent(Point, Point, Point)",
    "keyPressEvent": "QKeyEvent(Type.KeyPress, Qt.Key.Key_A, Keys.NoModifier, 'a')",
    "keyReleaseEvent": "QKeyEvent(Type.KeyRelease, Qt.Key.Key_A, Keys.NoModifier, 'a')",
    "focusInEvent": "QFocusEvent(Type.FocusIn)",
    "focusOutEvent": "QFocusEvent(Type.FocusOut)",
    "focusNextPrevChild": "QKeyEvent(Type.KeyPress, Qt.Key.Key_Tab, Keys.NoModifier)",
    "resizeEvent": "QResizeEvent(QSize(9, 9), QSize(8, 8))",
    "timerEvent": "QTimerEvent(1)",
    "contextMenuEvent": "QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())",
    "wheelEvent": "QWheelEvent(Point, Point, QPoint(0, 1), QPoint(0, 120), Buttons.NoButton, "
    "Keys.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)",
} | {
    name: f"QMouseEvent(Type.{kind}, Point, Point, Buttons.LeftButton, Buttons.LeftButton, "
    "Keys.NoModifier)"
    for name, kind in {
        "mousePressEvent": "MouseButtonPress",
        "mouseReleaseEvent": "MouseButtonRelease",
        "mouseMoveEvent": "MouseMove",
        "mouseDoubleClickEvent": "MouseButtonDblClick",
    }.items()
}
SPIN = "box.setValue(7); box.stepUp(); box.lineEdit().setText('9'); box.interpretText()"
PROXY = "proxy = QIdentityProxyModel(); model = bad(Model, '{name}')(); proxy.setSourceModel(model)"
OTHERS = {
    "paintEvent": "bad(QWidget, 'paintEvent')().grab()",
    "eventFilter": "watch = bad(QObject, 'eventFilter')(); widget = QWidget(); "
    "widget.installEventFilter(watch); app.sendEvent(widget, QEvent(Type.User))",
    "sizeHint": "inner = bad(QWidget, 'sizeHint')(); outer = QWidget(); "
    "layout = QVBoxLayout(outer); layout.addWidget(inner); inner.show(); outer.adjustSize()",
    "minimumSizeHint": "inner = bad(QWidget, 'minimumSizeHint')(); outer = QWidget(); "
    "layout = QVBoxLayout(outer); layout.addWidget(inner); inner.show(); outer.adjustSize()",
    "done": "bad(QDialog, 'done')().accept()",
    "reject": "app.sendEvent(bad(QDialog, 'reject')(), "
    "QKeyEvent(Type.KeyPress, Qt.Key.Key_Escape, Keys.NoModifier))",
    "loadResource": "bad(QTextBrowser, 'loadResource')().setSource(QUrl('x.html'))",
    "document's loadResource": "bad(QTextDocument, 'loadResource')().resource(1, QUrl('x'))",
    "validate": "line = QLineEdit(); line.setValidator(bad(QValidator, 'validate')(line)); "
    "line.insert('a')",
    "keyboardSearch": "view = bad(QTableView, 'keyboardSearch')(); view.setModel(Model(view)); "
    "app.sendEvent(view, QKeyEvent(Type.KeyPress, Qt.Key.Key_A, Keys.NoModifier, 'a'))",
    "currentChanged": "view = bad(QTableView, 'currentChanged')(); model = Model(view); "
    "view.setModel(model); view.setCurrentIndex(model.index(1, 1))",
    "selectionChanged": "view = bad(QTableView, 'selectionChanged')(); model = Model(view); "
    "view.setModel(model); view.selectAll()",
    "viewportEvent": "view = bad(QTableView, 'viewportEvent')(); view.setModel(Model(view)); "
    "view.grab()",
    "delegate's paint": "view = QTableView(); view.setModel(Model(view)); "
    "view.setItemDelegate(bad(QStyledItemDelegate, 'paint')(view)); view.grab()",
    "delegate's sizeHint": "view = QTableView(); view.setModel(Model(view)); "
    "view.setItemDelegate(bad(QStyledItemDelegate, 'sizeHint')(view)); "
    "view.resizeColumnsToContents()",
    "paintSection": "view = QTableView(); "
    "view.setHorizontalHeader(bad(QHeaderView, 'paintSection')(Qt.Orientation.Horizontal)); "
    "view.setModel(Model(view)); view.grab()",
    **{
        name: f"box = bad(QSpinBox, '{name}')(); {SPIN}"
        for name in ("textFromValue", "valueFromText", "stepBy")
    },
    "data": PROXY.format(name="data") + "; proxy.data(proxy.index(0, 0))",
    "setData": PROXY.format(name="setData") + "; proxy.setData(proxy.index(0, 0), 1)",
    "mimeData": PROXY.format(name="mimeData") + "; proxy.mimeData([proxy.index(0, 0)])",
    "mimeTypes": PROXY.format(name="mimeTypes") + "; proxy.mimeTypes()",
}
PROBES = {
    name: f"widget = bad(QWidget, '{name}')(); app.sendEvent(widget, {event})"
    for name, event in EVENTS.items()
} | OTHERS
ONE = "\nraised = 0\ndef probe():\n    {lines}\nrun(probe)\nassert raised, {name!r}\n"


def test_errors_of_c_in_overrides_do_not_end_the_program():
    assert len(PROBES) >= 42
    program = BEGIN + "".join(
        ONE.format(name=name, lines=lines.replace("; ", "\n    ")) for name, lines in PROBES.items()
    )
    command = [sys.executable, "-c", program + END]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr[-1000:]


def plain(self, one, two=2):
    return self, one, two


def several(self, *rest, **named):
    return self, rest, named


def later(self, *, one=1):
    return one


@pytest.mark.parametrize("function", [plain, several, later])
def test_a_guarded_override_takes_the_same_arguments(function):
    call = guarded(function)
    assert inspect.signature(call) == inspect.signature(function)
    assert call.__code__.co_argcount == function.__code__.co_argcount
    assert call.__name__ == function.__name__


def test_a_guarded_override_passes_everything_on():
    call: Any = guarded
    assert call(plain)(1, 5) == (1, 5, 2)
    assert call(plain)(1, two=5, one=3) == (1, 3, 5)
    assert call(several)(1, 2, 3, four=4) == (1, (2, 3), {"four": 4})
    assert call(later)(None, one=3) == 3
