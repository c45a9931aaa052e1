"""Where the help opens: at what has the keyboard, in the window and in its dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from vpdesk.gui.help.helped import Helped
    from vpdesk.gui.help.window import HelpWindow

FIRST_PLACE = "overview"
SHORTCUT = "helpShortcut"

# The name of a widget, and where the help tells of it and of the widgets in it; {kind} is the
# topic of the scale that is shown, {room} the name of the room.
PLACES = {
    "boardsSpin": "scales#boards",
    "scaleKindCombo": "scales#kinds",
    "rangeSpin": "scales#range",
    "blitzCombo": "scales#blitz",
    "blitzSpin": "scales#blitz",
    "halfMatchCheck": "scales#half-match",
    "pinStrip": "compare#pins",
    "pinButton": "compare#pins",
    "viewTabs": "compare#views",
    "baseCombo": "compare#differences",
    "scaleTable": "{kind}#table",
    "curvePlot": "scales#formula",
    "axisCombo": "compare#axis",
    "resultStrip": "result",
    "targetEdit": "result#needed",
    "ownScalesDialog": "printed#own",
    "scaleEditorDialog": "printed#editor",
    "rail": "overview#rooms",
    "movementsRoom": "movements",
    "chooserButton": "movements#choose",
    "movementChooser": "movements#choose",
    "sitOutCombo": "movements#sit-outs",
    "heatmap": "movements#matrix",
    "schedule": "movements#schedule",
    "movementFigures": "movements#figures",
    "figureQf": "figures#quality",
    "figureQc": "figures#quality",
    "figures": "figures#quality",
    "figured4": "figures#quality",
    "figureQf1av": "figures#sit-outs",
    "figureQf1max": "figures#sit-outs",
    "figureQf1min": "figures#sit-outs",
    "figuresdw": "figures#strong",
    "optimisePanel": "movements#optimise",
    "sitOutsButton": "movements#sit-outs",
    "sitOuts": "movements#sit-outs",
    "placesButton": "movements#places",
    "movementPlaces": "movements#places",
    "compareButton": "movements#compare",
    "compareMovementsDialog": "movements#compare",
    "unsavedQuestion": "{room}#files",
    "swissRoom": "swiss",
    "swissField": "swiss#field",
    "swissEdition": "swiss#editions",
    "swissFirstColour": "swiss#draw",
    "swissBaku": "swiss#draw",
    "swissScale": "swiss#teams",
    "swissByeVp": "swiss#teams",
    "swissMethod": "swiss#teams",
    "swissDanish": "swiss#teams",
    "swissOdd": "swiss#teams",
    "fieldWithdraw": "swiss#byes",
    "fieldApart": "swiss#apart",
    "swissForbidden": "swiss#apart",
    "swissRounds": "swiss#draw",
    "roundBefore": "swiss#correct",
    "roundChoice": "swiss#correct",
    "roundAfter": "swiss#correct",
    "quickResult": "swiss#results",
    "boardsTable": "swiss#results",
    "changesList": "swiss#hand",
    "swissExplanation": "swiss#why",
    "swissStandings": "standings",
    "tieBreaks": "standings#order",
    "crosstable": "standings#crosstable",
    "playerCard": "standings#crosstable",
    "laboratoryRoom": "laboratory",
    "laboratoryTabs": "laboratory#pages",
    "proofPage": "laboratory#proof",
    "proofWhy": "laboratory#why",
    "modelsPage": "models",
    "modelsTableCombo": "models#figures",
    "modelsTable": "models#figures",
    "useModelButton": "models#figures",
    "modelsCurveCombo": "models#plot",
    "modelsPlot": "models#plot",
    "chancesCheck": "models#chances",
    "auditPage": "audit#audit",
    "auditOtherScale": "audit#differences",
    "auditOtherBoards": "audit#differences",
    "auditOnlyDiffering": "audit#differences",
    "auditDifferences": "audit#differences",
    "checkPage": "audit#check",
    "checkColumns": "audit#verdict",
    "checkColumn": "audit#verdict",
    "checkMistakes": "audit#mistakes",
    "checkUse": "audit#mistakes",
    "calibrationPage": "calibration",
    "calibrationOpen": "calibration#list",
    "calibrationPaste": "calibration#list",
    "calibrationShare": "calibration#share",
    "calibrationWords": "calibration#result",
    "calibrationViews": "calibration#tables",
    "calibrationTable": "calibration#tables",
    "calibrationUse": "calibration#use",
    "matchRoom": "match",
    "sheetPage": "match",
    "sheetTable": "match#type",
    "cancelBoard": "match#type",
    "adjustBoard": "match#type",
    "quickScore": "match#keys",
    "methodCombo": "match#methods",
    "tablesSpin": "match#methods",
    "divisorSpin": "match#methods",
    "trimSpin": "match#methods",
    "pairsTable": "match#methods",
    "sheetExtras": "match#totals",
    "rulingPage": "ruling#case",
    "ruling_home_plus": "ruling#averages",
    "ruling_away_plus": "ruling#averages",
    "ruling_home_even": "ruling#averages",
    "ruling_away_even": "ruling#averages",
    "ruling_home_minus": "ruling#averages",
    "ruling_away_minus": "ruling#averages",
    "rulingFault": "ruling#averages",
    "ruling_home_penalty": "ruling#extras",
    "ruling_away_penalty": "ruling#extras",
    "ruling_home_carried": "ruling#extras",
    "ruling_away_carried": "ruling#extras",
    "ruling_home_average": "ruling#shares",
    "ruling_away_average": "ruling#shares",
    "rulingsTable": "ruling#rulings",
    "rulingReasons": "ruling#rulings",
    "rulingPrint": "ruling#slip",
    "regulationBar": "ruling#regulation",
    "regulationDialog": "ruling#own",
    "exportDialog": "export",
    "whatCombo": "export#{room}",
    "bookletFirstSpin": "export#booklet",
    "bookletLastSpin": "export#booklet",
    "bookletContinuousCheck": "export#booklet",
    "bookletDiscreteCheck": "export#booklet",
    "formatCombo": "export#format",
    "formCombo": "export#form",
    "outputLanguageCombo": "export#language",
    "outputDecimalSignCombo": "export#language",
    "separatorCombo": "export#language",
    "titleEdit": "export#letterhead",
    "eventEdit": "export#letterhead",
    "dateEdit": "export#letterhead",
    "logoEdit": "export#letterhead",
    "presetCombo": "export#presets",
    "presetButton": "export#presets",
    "presentationWindow": "present",
    "swissPresentationWindow": "present#tournament",
    "preferencesDialog": "preferences",
    "crashDialog": "trouble#crash",
    "aboutDialog": "trouble#report",
}


def place_of(widget: QWidget | None) -> str:
    """The topic about a widget or about the nearest thing around it, as in "scales#blitz"."""
    while widget is not None:
        place = PLACES.get(widget.objectName())
        if place is not None:
            return place
        widget = widget.parentWidget()
    return FIRST_PLACE


class HelpDesk(QObject):
    """Opens the help of a window, by F1 in its dialogs too: the window's own F1 stops at them."""

    def __init__(self, window: Helped) -> None:
        super().__init__(window.window_widget)
        self._window = window
        self.help_window: HelpWindow | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._listen_in_dialog)

    def show_for_focus(self) -> None:
        """Show what the help says of the widget that has the keyboard."""
        place = place_of(QApplication.focusWidget() or QApplication.activeWindow())
        choice = self._window.scales.choice
        kind = choice.kind if choice.family is None else "printed"
        self.show(place.format(kind=kind, room=self._window.room_name))

    def show(self, place: str) -> None:
        """Show a topic, or a place in it as in "scales#blitz"."""
        if self.help_window is None:
            from vpdesk.gui.help.window import HelpWindow  # noqa: PLC0415 - start-up time

            self.help_window = HelpWindow(self._window)
        self.help_window.show_place(place)

    def close(self) -> None:
        """Close the help, if it is open."""
        if self.help_window is not None:
            self.help_window.close()
            self.help_window.deleteLater()
            self.help_window = None

    def _listen_in_dialog(self, old: QWidget | None, now: QWidget | None) -> None:
        dialog = None if now is None else now.window()
        if dialog is None or dialog is self._window.window_widget:
            return
        from PySide6.QtGui import QKeySequence, QShortcut  # noqa: PLC0415 - start-up time
        from PySide6.QtWidgets import QDialog  # noqa: PLC0415

        if not isinstance(dialog, QDialog) or dialog.findChild(QShortcut, SHORTCUT) is not None:
            return
        if dialog.windowModality() == Qt.WindowModality.ApplicationModal:
            return  # it would block the help too
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        shortcut.setObjectName(SHORTCUT)
        shortcut.activated.connect(self.show_for_focus)
