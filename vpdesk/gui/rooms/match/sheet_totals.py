"""What a match comes to, in large letters over its score sheet."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.announce import tell_last
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import named
from vpdesk.match.outcome import Outcome, ResultStanding
from vpdesk.match.results import MatchTotal, SheetResult
from vpdesk.match.two_scales import counted_twice
from vpdesk.report.match.both_scales import two_scales_text
from vpdesk.report.match.ruling_words import vp_text
from vpdesk.report.match.standing import adopted_text, adopted_vps, doubts
from vpdesk.report.match.words import imps_text, listed, sides_text, team_names
from vpdesk.report.scales.names import scale_name
from vpdesk.scales import Scale

SIZE = 1.5  # of the result, in the size of all text
DASH = "\N{EN DASH}"


class SheetTotals(QWidget):
    """Shows IMPs, margin and VPs of two teams, and by which scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = user_language()
        self.imps = named(FlowLabel(), "imps")
        self.margin = named(FlowLabel(), "matchMargin")
        self.vps = named(FlowLabel(), "matchVps")
        self.twice = named(FlowLabel(), "matchTwice")
        self.ruling = named(QLabel(wordWrap=True), "matchRuling")
        self.note = named(QLabel(), "matchNote")
        self._compact = False
        self._shown: Outcome | None = None
        self.note.setWordWrap(True)
        self._line = QWidget()
        flow = FlowLayout(24, self._line)
        for label in (self.imps, self.margin, self.vps, self.twice):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            flow.addWidget(label)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.ruling.setTextFormat(Qt.TextFormat.PlainText)
        self.ruling.hide()
        layout.addWidget(self._line)
        layout.addWidget(self.ruling)
        layout.addWidget(self.note)
        self._fit_text()

    def show_outcome(self, shown: Outcome) -> None:
        """Show what a match comes to; without a scale there are no VPs, and the note says why.

        Where each table is a match there is only a note on all of them.
        """
        self._shown = shown
        language, sheet = self._language, shown.sheet.sheet
        if shown.scale is not None:
            note = self._note(shown.sheet, shown.scale)
        else:
            note = "" if shown.problem is None else language.error(shown.problem)
        self.note.setText(note)
        self._line.setToolTip(plain_tip(note))  # it may have no room of its own
        self._line.setVisible(sheet.method.teams)
        self._show_ruling(shown.standing)
        if sheet.method.teams:
            before = self._told
            self._show_teams(shown)
            if self._told != before:
                tell_last(self, lambda: self._told)

    @property
    def _told(self) -> str:
        """What the match is worth, in one sentence."""
        labels = (self.imps, self.margin, self.vps)
        return ", ".join(" ".join(each.text().split()) for each in labels)

    def set_compact(self, compact: bool) -> None:
        """Take no more than a line: without names, which stand above, and in small letters."""
        if compact != self._compact:
            self._compact = compact
            self._fit_text()
            if self._shown is not None:
                self._show_teams(self._shown)

    def _show_ruling(self, standing: ResultStanding) -> None:
        """Say that the result is that of a ruling, and where that should be looked at again."""
        adopted, language = standing.adopted, self._language
        self.ruling.setVisible(adopted is not None)
        if adopted is not None:
            sign = "\N{WARNING SIGN} " if any(doubts(adopted, language)) else ""
            self.ruling.setText(sign + " ".join(adopted_text(standing, language, reasons=False)))
            self.ruling.setToolTip(plain_tip("\n".join(adopted_text(standing, language))))

    def _show_teams(self, shown: Outcome) -> None:
        sheet, total = shown.sheet.sheet, shown.sheet.matches[0]
        home, away = team_names(sheet, self._language)
        won, lost = (imps_text(each, self._language).removeprefix("+") for each in total.won)
        score = f"{won} {DASH} {lost}"
        self.imps.setText(score if self._compact else f"{home}  {score}  {away}")
        margin = self.tr("Margin {margin}").format(margin=self._margin(total))
        self.margin.setText(margin)
        twice = counted_twice(shown.match)
        self.twice.setVisible(twice is not None)
        self.twice.setText("" if twice is None else two_scales_text(twice, self._language))
        if shown.adopted is not None:
            points = adopted_vps(shown.adopted, self._language)
            vps = f" {DASH} ".join(each for each in points if each)
            self.vps.setText(self.tr("VP by ruling {points}").format(points=vps))
            return
        vps = DASH
        if shown.sheet_vps is not None and shown.scale is not None:
            vps = f" {DASH} ".join(
                vp_text(each, self._language, whole=shown.scale.whole) for each in shown.sheet_vps
            )
        self.vps.setText(self.tr("VP {points}").format(points=vps))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "vps"):
            self._fit_text()

    def _note(self, result: SheetResult, scale: Scale) -> str:
        """By which scale, and what is particular about the result."""
        text = self.tr("{scale}, {boards}")
        boards = self._language.boards(scale.boards)
        parts = [text.format(scale=scale_name(scale, self._language), boards=boards)]
        if (of_boards := result.matches[0].boards) is not None:
            points = f" {DASH} ".join(self._language.plain(float(each)) for each in of_boards)
            parts.append(self.tr("{points} points of boards in the VPs").format(points=points))
        if result.cancelled:
            numbers = listed(result.cancelled)
            parts.append(self.tr("cancelled: {boards}").format(boards=numbers))
        if any(match.unequal for match in result.matches):
            parts.append(
                self.tr("the VPs of each side are from its own margin, and need not add up")
            )
        return "; ".join(parts)

    def _margin(self, total: MatchTotal) -> str:
        home, away = map(Fraction, total.margins)
        return sides_text((home, away), self._language)

    def _fit_text(self) -> None:
        for label in (self.imps, self.margin, self.vps, self.twice):
            label.setFont(bold(self.font(), 1 if self._compact else SIZE))
