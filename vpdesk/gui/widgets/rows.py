"""Widgets in a row."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from vpdesk.gui.widgets.flow_layout import FlowLayout


def row(*widgets: QWidget | None) -> QWidget:
    """Widgets side by side; None is a stretch."""
    made = QWidget()
    layout = QHBoxLayout(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    for widget in widgets:
        if widget is None:
            layout.addStretch(1)
        else:
            layout.addWidget(widget)
    return made


def column(*widgets: QWidget) -> QWidget:
    """Widgets close below each other."""
    made = QWidget()
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    for widget in widgets:
        layout.addWidget(widget)
    return made


def flow(*widgets: QWidget) -> QWidget:
    """Widgets side by side, and in further rows where they do not fit."""
    made = QWidget()
    layout = FlowLayout(8, made)
    for widget in widgets:
        layout.addWidget(widget)
    return made


def labelled(text: str, *fields: QWidget) -> QWidget:
    """Fields behind their label; its key goes to the first."""
    label = QLabel(text)
    label.setBuddy(fields[0])
    return row(label, *fields)
