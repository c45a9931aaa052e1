"""All rules of a tournament on a page of their own: they are sought, and closed ones say why."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from vpdesk.gui.rooms.events.field.event_rules import EventSettings
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named

LETTERS = 40  # of what is sought


class AllRules(FittingArea):
    """Shows the rules that settings have, or those that are sought."""

    def __init__(self, settings: EventSettings) -> None:
        listed = QWidget()
        super().__init__(listed)
        self._settings = settings
        self.seek = named(QLineEdit(), "ruleSeek", "swiss#rules")
        self.seek.setPlaceholderText(translate("EventField", "Search the rules"))
        self.seek.setAccessibleName(translate("EventField", "Search the rules"))
        self.seek.setClearButtonEnabled(True)
        self.seek.setMaximumWidth(LETTERS * self.fontMetrics().averageCharWidth())
        self.seek.textChanged.connect(self._seek)
        self.closed = named(FlowLabel(), "rulesClosed")
        self.closed.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        layout = QVBoxLayout(listed)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for part in (self.seek, settings, self.closed):
            layout.addWidget(part)
        layout.addStretch(1)

    def show_closed(self) -> None:
        """The reasons of those that cannot be changed, each once."""
        reasons: dict[str, list[str]] = {}
        for name, why in self._settings.closed:
            reasons.setdefault(why, []).append(name)
        told = translate("EventField", "{rules}: {reason}")
        self.closed.setText(
            " ".join(
                told.format(rules=", ".join(names), reason=why) for why, names in reasons.items()
            )
        )

    def _seek(self, text: str) -> None:
        self._settings.seek(text)
        self.show_closed()
