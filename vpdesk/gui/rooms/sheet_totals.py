"""What a match comes to, in large letters under its score sheet."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.match.results import MatchTotal, SheetResult, match_vps
from vpdesk.match.sheet import Sheet
from vpdesk.report.match_words import imps_text, sides_text, team_names
from vpdesk.report.ruling_words import vp_text
from vpdesk.scales import Scale

SIZE = 1.5  # of the result, in the size of all text
DASH = "\N{EN DASH}"


class SheetTotals(QWidget):
    """Shows IMPs, margin and VPs of two teams, and by which scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = user_language()
        self.imps = named(QLabel(), "imps")
        self.margin = named(QLabel(), "matchMargin")
        self.vps = named(QLabel(), "matchVps")
        self.note = named(QLabel(), "matchNote")
        self.note.setWordWrap(True)
        self._line = QWidget()
        flow = FlowLayout(24, self._line)
        for label in (self.imps, self.margin, self.vps):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            flow.addWidget(label)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._line)
        layout.addWidget(self.note)
        self._fit_text()

    def show_result(
        self, sheet: Sheet, result: SheetResult, scale: Scale | None, note: str
    ) -> None:
        """Show what a sheet comes to; without a scale there are no VPs, and the note says why.

        Where each table is a match there is only the note.
        """
        self.note.setText(note)
        self._line.setVisible(sheet.method.teams)
        if sheet.method.teams:
            self._show_teams(sheet, result, scale)

    def _show_teams(self, sheet: Sheet, result: SheetResult, scale: Scale | None) -> None:
        total = result.matches[0]
        home, away = team_names(sheet, self._language)
        won, lost = (imps_text(each, self._language).removeprefix("+") for each in total.won)
        self.imps.setText(f"{home}  {won} {DASH} {lost}  {away}")
        margin = self.tr("Margin {margin}").format(margin=self._margin(total))
        self.margin.setText(margin)
        vps = DASH
        if scale is not None and total.counted:
            points = match_vps(sheet, total, scale)
            vps = f" {DASH} ".join(
                vp_text(each, self._language, whole=scale.whole) for each in points
            )
        self.vps.setText(self.tr("VP {points}").format(points=vps))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "vps"):
            self._fit_text()

    def _margin(self, total: MatchTotal) -> str:
        home, away = map(Fraction, total.margins)
        return sides_text((home, away), self._language)

    def _fit_text(self) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * SIZE)
        font.setBold(True)
        for label in (self.imps, self.margin, self.vps):
            label.setFont(font)
