"""Finds texts that are cut off, widgets that overlap, and windows that leave the screen.

The check measures what a style draws, so a window must have been shown and laid out before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
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

from vpdesk.gui.tables.spaced_header import SpacedHeader
from vpdesk.gui.widgets.rail import RailButton
from vpdesk.gui.widgets.scale_combo import ScaleCombo

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
# The heads of a matrix leave some out by themselves; the screen is smaller than the windows here.
NO_FAULTS = ("SparseHeader", "leaves the screen")
TOLERANCE = 1  # pixels: letters lean over their advance
CURSOR = 4  # pixels that a field keeps free beside its text
WORD_WRAP = QTextOption()
WORD_WRAP.setWrapMode(QTextOption.WrapMode.WordWrap)
STATUS_MARGIN = 6  # pixels before a message in a status bar


class Shown(NamedTuple):
    """A text, the size that it needs, and the size of its place."""

    text: str
    needed: QSize
    given: QSize


def faults(window: QWidget) -> list[str]:
    """What is cut off, overlaps or leaves the screen in a window, a line each."""
    widgets = [window, *window.findChildren(QWidget)]
    shown = [widget for widget in widgets if is_shown(widget, window)]
    found = [f"{name(widget)}: {fault}" for widget in shown for fault in text_faults(widget)]
    solid = [widget for widget in shown if isinstance(widget, SOLID)]
    outside = [widget for widget in solid if not is_inside(widget, window)]
    found += [f"{name(widget)}: lies outside of what holds it" for widget in outside]
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


@singledispatch
def texts(widget: QWidget) -> Iterator[Shown]:
    """The texts that a widget shows, or may show when it is used."""
    yield from ()


@texts.register
def _(label: QLabel) -> Iterator[Shown]:
    text, given = label.text(), label.size()
    if not text:
        return
    if not label.wordWrap():
        yield Shown(text, label.sizeHint(), given)
        return
    yield Shown(text, QSize(0, label.heightForWidth(label.width())), given)
    inside = QSize(label.contentsRect().width() - 2 * label.margin(), label.height())
    if "</" in text:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setDefaultTextOption(WORD_WRAP)
        document.setHtml(text)
        document.setTextWidth(1)
        yield Shown(text, QSize(round(document.idealWidth()), 0), inside)
    else:
        for word in text.replace("\N{ZERO WIDTH SPACE}", " ").split():
            yield Shown(word, plain_size(label, word), inside)


@texts.register
def _(button: QPushButton) -> Iterator[Shown]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    element = QStyle.SubElement.SE_PushButtonContents
    inside = button.style().subElementRect(element, option, button)
    yield Shown(button.text(), size_with(button.icon(), button, button.text()), inside.size())


@texts.register(QCheckBox)
@texts.register(QRadioButton)
@texts.register(QToolButton)
def _(button: QAbstractButton) -> Iterator[Shown]:
    if button.text() and not (isinstance(button, QToolButton) and has_icon_only(button)):
        yield Shown(button.text(), button.sizeHint(), button.size())


@texts.register
def _(button: RailButton) -> Iterator[Shown]:
    yield Shown(button.text(), button.sizeHint(), button.size())


def has_icon_only(button: QToolButton) -> bool:
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    return button.toolButtonStyle() == icon_only and not button.icon().isNull()


@texts.register
def _(combo: QComboBox) -> Iterator[Shown]:
    """Every choice, since any may be chosen; of one that is made narrow, that which is."""
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    inside = combo.style().subControlRect(control, option, field, combo).size()
    given = combo.width() if isinstance(combo, ScaleCombo) else combo.maximumWidth()
    narrow = given < combo.sizeHint().width()
    for index in [combo.currentIndex()] if narrow else range(combo.count()):
        text = combo.itemText(index)
        yield Shown(text, size_with(combo.itemIcon(index), combo, text), inside)


@texts.register
def _(spin: QAbstractSpinBox) -> Iterator[Shown]:
    """The text in the field, and the longest ones that there can be."""
    option = QStyleOptionSpinBox()
    spin.initStyleOption(option)
    control, field = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxEditField
    inside = spin.style().subControlRect(control, option, field, spin).size()
    found = {spin.text(), spin.specialValueText()}
    if isinstance(spin, QSpinBox | QDoubleSpinBox):
        text_of: Callable[[Any], str] = spin.textFromValue
        ends = map(text_of, (spin.minimum(), spin.maximum()))
        found.update(spin.prefix() + text + spin.suffix() for text in ends)
    for text in found:
        yield Shown(text, plain_size(spin, text) + QSize(CURSOR, 0), inside)


@texts.register
def _(edit: QLineEdit) -> Iterator[Shown]:
    """What is typed scrolls; what stands there before does not."""
    margins = edit.textMargins()
    width = edit.contentsRect().width() - margins.left() - margins.right() - CURSOR
    hint = edit.placeholderText()
    yield Shown(hint, plain_size(edit, hint), QSize(width, edit.height()))


@texts.register
def _(bar: QTabBar) -> Iterator[Shown]:
    for tab in filter(bar.isTabVisible, range(bar.count())):
        seen = bar.tabRect(tab).intersected(bar.rect())
        yield Shown(bar.tabText(tab), bar.tabSizeHint(tab), seen.size())


@texts.register
def _(box: QGroupBox) -> Iterator[Shown]:
    yield Shown(box.title(), box.minimumSizeHint(), box.size())


@texts.register
def _(header: QHeaderView) -> Iterator[Shown]:
    across = header.orientation() == Qt.Orientation.Horizontal
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            text = str(header.model().headerData(section, header.orientation()))
            length = header.sectionSize(section)
            given = QSize(length, header.height()) if across else QSize(header.width(), length)
            needed = header.sectionSizeFromContents(section)
            if isinstance(header, SpacedHeader):  # its columns may stand closer
                needed.setWidth(header.least_width(section))
            yield Shown(text, needed, given)


@texts.register
def _(bar: QMenuBar) -> Iterator[Shown]:
    for action in filter(QAction.isVisible, bar.actions()):
        seen = bar.actionGeometry(action).intersected(bar.rect())
        yield Shown(action.text(), plain_size(bar, action.text()), seen.size())


@texts.register
def _(bar: QStatusBar) -> Iterator[Shown]:
    labels = filter(QLabel.isVisible, bar.findChildren(QLabel))
    lefts = [label.mapTo(bar, QPoint()).x() for label in labels]
    room = QSize(min(lefts, default=bar.width()) - STATUS_MARGIN, bar.height())
    yield Shown(bar.currentMessage(), plain_size(bar, bar.currentMessage()), room)


def plain_size(widget: QWidget, text: str) -> QSize:
    """The size of a text in a widget's font."""
    return QFontMetrics(widget.font()).size(Qt.TextFlag.TextShowMnemonic, text)


def size_with(icon: QIcon, widget: QAbstractButton | QComboBox, text: str) -> QSize:
    """The size of a text in a widget's font, and of the icon beside it."""
    size = plain_size(widget, text)
    if not icon.isNull():
        size.setWidth(size.width() + widget.iconSize().width() + 4)
    return size


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
        parent = child.parentWidget()
        assert parent is not None
        child = parent
        rect = rect.intersected(child.rect())
    return rect
