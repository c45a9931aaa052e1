"""Finds texts that are cut off, widgets that overlap, and windows that leave the screen.

The check measures what a style draws, so a window must have been shown and laid out before.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStatusBar,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

# What must not overlap: everything that shows a text or takes input.
SOLID = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QStatusBar,
    QTabBar,
    QTextEdit,
)
TOLERANCE = 1  # pixels: letters lean over their advance


def faults(window: QWidget) -> list[str]:
    """What is cut off, overlaps or leaves the screen in a window, a line each."""
    widgets = [window, *window.findChildren(QWidget)]
    shown = [widget for widget in widgets if is_shown(widget, window)]
    found = [f"{name(widget)}: {fault}" for widget in shown for fault in text_faults(widget)]
    for widget in shown:
        if isinstance(widget, SOLID) and not is_inside(widget, window):
            found.append(f"{name(widget)}: lies outside of what holds it")
    solid = [widget for widget in shown if isinstance(widget, SOLID)]
    places = {widget: place(widget, window) for widget in solid}
    for one, other in combinations(solid, 2):
        apart = not (one.isAncestorOf(other) or other.isAncestorOf(one))
        if apart and places[one].intersects(places[other]):
            found.append(f"{name(one)} overlaps {name(other)}")
    screen = window.screen().availableGeometry()
    if not screen.contains(window.geometry()):
        found.append(f"{name(window)}: {window.geometry()} leaves the screen")
    return found


def is_shown(widget: QWidget, window: QWidget) -> bool:
    """It is seen in this window, neither hidden nor a popup or dialog of its own."""
    return widget.isVisible() and widget.window() is window


def name(widget: QWidget) -> str:
    """A widget's class, name and text, for a reader of a fault."""
    text = getattr(widget, "text", getattr(widget, "currentText", getattr(widget, "title", None)))
    shown = f" “{text()}”" if callable(text) else ""
    return f"{type(widget).__name__} {widget.objectName()}{shown}"


def text_faults(widget: QWidget) -> Iterator[str]:
    """The texts of a widget that are wider or higher than their place."""
    for text, needed, given in texts(widget):
        if needed.width() > given.width() + TOLERANCE:
            yield f"“{text}” needs a width of {needed.width()}, not {given.width()}"
        if needed.height() > given.height() + TOLERANCE:
            yield f"“{text}” needs a height of {needed.height()}, not {given.height()}"


def texts(widget: QWidget) -> Iterator[tuple[str, QSize, QSize]]:
    """The texts that a widget shows, or may show when used: size needed, size given."""
    match widget:
        case QLabel():
            yield from label_texts(widget)
        case QPushButton():
            option = QStyleOptionButton()
            widget.initStyleOption(option)
            inside = part(widget, QStyle.SubElement.SE_PushButtonContents, option)
            yield widget.text(), plain_size(widget, widget.text(), widget.icon()), inside
        case QCheckBox() | QRadioButton():
            yield widget.text(), widget.sizeHint(), widget.size()
        case QToolButton():
            if widget.text() and widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly:
                yield widget.text(), widget.sizeHint(), widget.size()
            elif widget.text() and widget.icon().isNull():
                yield widget.text(), widget.sizeHint(), widget.size()
        case QComboBox():
            yield from combo_texts(widget)
        case QAbstractSpinBox():
            yield from spin_texts(widget)
        case QLineEdit():
            margins = widget.textMargins()
            inside = widget.contentsRect().width() - margins.left() - margins.right() - 4
            hint = widget.placeholderText()
            yield hint, plain_size(widget, hint), QSize(inside, widget.height())
        case QTabBar():
            for tab in range(widget.count()):
                whole = widget.tabRect(tab).intersected(widget.rect())
                yield widget.tabText(tab), widget.tabSizeHint(tab), whole.size()
        case QGroupBox():
            yield widget.title(), widget.minimumSizeHint(), widget.size()
        case QHeaderView():
            for section in range(widget.count()):
                if not widget.isSectionHidden(section):
                    size = widget.sectionSizeFromContents(section)
                    text = widget.model().headerData(section, widget.orientation())
                    yield str(text), size, section_size(widget, section)
        case QMenuBar():
            for action in widget.actions():
                needed = plain_size(widget, action.text())
                yield action.text(), needed, widget.actionGeometry(action).size()
        case QStatusBar():
            text = widget.currentMessage()
            lefts = [each.x() for each in widget.findChildren(QLabel) if each.isVisible()]
            room = min(lefts, default=widget.width()) - 6
            yield text, plain_size(widget, text), QSize(room, widget.height())


def label_texts(label: QLabel) -> Iterator[tuple[str, QSize, QSize]]:
    text, given = label.text(), label.size()
    if not text:
        return
    if not label.wordWrap():
        yield text, label.sizeHint(), given
        return
    yield text, QSize(0, label.heightForWidth(label.width())), given
    inside = label.contentsRect().width() - 2 * label.margin()
    if "</" in text:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(text)
        document.setTextWidth(1)
        yield text, QSize(round(document.idealWidth() - 8), 0), QSize(inside, 0)
    else:
        for word in text.split():
            yield word, plain_size(label, word), QSize(inside, given.height())


def combo_texts(combo: QComboBox) -> Iterator[tuple[str, QSize, QSize]]:
    """Every choice, since any may be chosen."""
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    for index in range(combo.count()):
        text = combo.itemText(index)
        yield text, plain_size(combo, text, combo.itemIcon(index)), field.size()


def spin_texts(spin: QAbstractSpinBox) -> Iterator[tuple[str, QSize, QSize]]:
    """The text in the field, and the longest one that there can be."""
    option = QStyleOptionSpinBox()
    spin.initStyleOption(option)
    field = spin.style().subControlRect(
        QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxEditField, spin
    )
    found = [spin.text(), spin.specialValueText()]
    if isinstance(spin, QSpinBox):
        for value in (spin.minimum(), spin.maximum()):
            found.append(spin.prefix() + spin.textFromValue(value) + spin.suffix())
    for text in found:
        yield text, plain_size(spin, text) + QSize(4, 0), field.size()


def plain_size(widget: QWidget, text: str, icon: object = None) -> QSize:
    """The size of a text in a widget's font, and of its icon beside it."""
    metrics = QFontMetrics(widget.font())
    size = metrics.size(Qt.TextFlag.TextShowMnemonic, text)
    if icon is not None and not icon.isNull():
        size.setWidth(size.width() + widget.iconSize().width() + 4)
    return size


def part(widget: QWidget, element: QStyle.SubElement, option: QStyleOptionButton) -> QSize:
    return widget.style().subElementRect(element, option, widget).size()


def section_size(header: QHeaderView, section: int) -> QSize:
    if header.orientation() == Qt.Orientation.Horizontal:
        return QSize(header.sectionSize(section), header.height())
    return QSize(header.width(), header.sectionSize(section))


def is_inside(widget: QWidget, window: QWidget) -> bool:
    """Nothing that holds a widget cuts it; a scroll area may, if it can scroll there."""
    rect, child = widget.rect(), widget
    while child is not window:
        parent = child.parentWidget()
        assert parent is not None
        rect = rect.translated(child.pos())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and parent is area.viewport():
            rect = unscrolled(rect, area)
        if not parent.rect().contains(rect):
            return False
        child = parent
    return True


def unscrolled(rect: QRect, area: QAbstractScrollArea) -> QRect:
    """What is left of a rectangle in the directions in which its area does not scroll."""
    view, off = area.viewport().rect(), Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if area.horizontalScrollBarPolicy() != off:
        rect = QRect(view.left(), rect.top(), 1, rect.height())
    if area.verticalScrollBarPolicy() != off:
        rect = QRect(rect.left(), view.top(), rect.width(), 1)
    return rect


def place(widget: QWidget, window: QWidget) -> QRect:
    """The part of the window in which a widget is seen, where nothing covers it."""
    rect, child = widget.rect(), widget
    while child is not window:
        rect = rect.translated(child.pos())
        child = child.parentWidget()
        rect = rect.intersected(child.rect())
    return rect
