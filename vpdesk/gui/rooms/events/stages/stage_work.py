"""What is done to the stages of an event: one is added, begun, changed, named or removed."""

from __future__ import annotations

from dataclasses import replace
from secrets import randbelow, token_hex
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QInputDialog, QWidget

from vpdesk.errors import WordedError
from vpdesk.event import planning
from vpdesk.event.drawn_lots import check_lots, with_lots
from vpdesk.event.place import StagePlace
from vpdesk.files.tournament.file import local_now
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.events.stage_words import stage_name
from vpdesk.report.step_words import step_words
from vpdesk.tournament.team_rules import MOST_LOTS, MOST_SEGMENTS
from vpdesk.tournament.tournament import MOST_TABLES, Lots

if TYPE_CHECKING:
    from collections.abc import Callable

    from vpdesk.event.event import Event
    from vpdesk.gui.rooms.events.document import EventDocument


class StageWork(QObject):
    """Changes the stages of a document's event, each time in one step."""

    def __init__(self, document: EventDocument, window: QWidget) -> None:
        super().__init__(window)
        self._document = document

    @property
    def _window(self) -> QWidget:
        """Its parent: a reference of its own would keep both after a change of language."""
        return cast("QWidget", self.parent())

    @property
    def _number(self) -> int:
        return self._document.place.stage

    def add(self) -> None:
        """Ask for a further stage."""
        self._ask(len(self._document.whole.stages) + 1, step_words("StageWork", "new stage"))

    def change(self) -> None:
        """Ask for another stage in the place of the one that is shown, which has not begun."""
        self._ask(self._number, step_words("StageWork", "change of a stage"))

    def begin(self) -> None:
        """Put those who play the stage that is shown into its groups."""
        at = StagePlace(self._number, 1)
        self._try(
            lambda event: planning.begin(event, at.stage),
            step_words("StageWork", "begin of a stage"),
            at,
        )

    def draw_groups(self) -> None:
        """Share those who play the stage that is shown among its groups by another lot."""
        at = StagePlace(self._number, 1)
        lot = randbelow(MOST_LOTS)
        text = step_words("StageWork", "groups by lot")
        self._try(lambda event: planning.groups_by_lot(event, at.stage, lot), text, at)

    def remove(self) -> None:
        """Remove the stage that is shown."""
        number = self._number
        at = StagePlace(max(1, number - 1), 1)
        self._try(
            lambda event: planning.without(event, number),
            step_words("StageWork", "removed stage"),
            at,
        )

    def adjust(self, number: int, at_round: int) -> None:
        """Ask for an adjustment in the stage that is shown, of an entrant and a round at first."""
        from vpdesk.gui.rooms.events.standings.adjust_dialog import AdjustDialog  # when wanted

        document = self._document
        at = document.place
        dialog = AdjustDialog(document.whole, at, number, self._window, at_round=at_round)
        dialog.wanted.connect(document.request_event)
        dialog.open()

    def ask_prints(self) -> None:
        """Ask what stands on every print of the event."""
        from vpdesk.gui.rooms.events.prints_dialog import PrintsDialog  # when wanted

        dialog = PrintsDialog(self._document.whole, self._window)
        dialog.wanted.connect(self._document.request_event)
        dialog.open()

    def ask_prizes(self) -> None:
        """Ask for the prizes of the event."""
        from vpdesk.gui.rooms.events.standings.prizes_dialog import PrizesDialog  # when wanted

        dialog = PrizesDialog(self._document.whole, self._window)
        dialog.wanted.connect(self._document.request_event)
        dialog.open()

    def rename(self) -> None:
        """Ask for another title of the stage that is shown."""
        document, number = self._document, self._number
        dialog = named(QInputDialog(self._window), "stageTitleDialog", "groups#stages")
        dialog.setWindowTitle(self.tr("Rename Stage"))
        dialog.setLabelText(self.tr("Title"))
        dialog.setTextValue(stage_name(document.whole, number, user_language()))

        def take(text: str) -> None:
            stage = replace(document.whole.stage(number), title=" ".join(text.split()))
            document.request_event(
                document.whole.with_stage(number, stage), step_words("StageWork", "title")
            )

        dialog.textValueSelected.connect(take)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_segments(self) -> None:
        """Ask in how many segments the matches of the stage that is shown are played."""
        document, at = self._document, self._document.place
        text = step_words("StageWork", "segments")

        def take(segments: int) -> None:
            self._try(lambda event: planning.with_segments(event, at.stage, segments), text, at)

        if not planning.in_segments(document.whole, at.stage):
            take(1)  # which says why not
            return
        dialog = named(QInputDialog(self._window), "segmentsDialog", "groups#stages")
        dialog.setWindowTitle(self.tr("Segments of a Match"))
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setLabelText(translate("StageDialog", "Segments"))
        dialog.setIntRange(1, MOST_SEGMENTS)
        dialog.setIntValue(document.whole.group(*at).teams.segments)
        dialog.intValueSelected.connect(take)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_first_table(self) -> None:
        """Ask what the first table of the stage that is shown is called."""
        document, at = self._document, StagePlace(self._number, 1)
        text = step_words("StageWork", "first table")
        dialog = named(QInputDialog(self._window), "firstTableDialog", "groups#stages")
        dialog.setWindowTitle(self.tr("First Table"))
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setLabelText(self.tr("The tables of the stage are numbered from"))
        dialog.setIntRange(1, MOST_TABLES)
        dialog.setIntValue(document.whole.group(*at).first_table)
        dialog.intValueSelected.connect(
            lambda table: self._try(
                lambda event: planning.with_first_table(event, at.stage, table), text, at
            )
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_dates(self) -> None:
        """Ask when the rounds of the stage that is shown are played."""
        from vpdesk.gui.rooms.events.stages.dates_dialog import DatesDialog  # when wanted

        dialog = DatesDialog(self._document.whole, self._number, self._window)
        dialog.wanted.connect(self._document.request_event)
        dialog.open()

    def ask_lots(self) -> None:
        """Ask why the lots of the stage that is shown are drawn again, and draw them."""
        document, at = self._document, self._document.place

        def take(reason: str) -> None:
            when = local_now().isoformat(timespec="seconds")
            lots = Lots(token_hex(16), when, " ".join(reason.split()))
            text = step_words("StageWork", "lots drawn again")
            self._try(lambda event: with_lots(event, at.stage, lots), text, at)

        try:
            check_lots(document.whole, at.stage)
        except WordedError as error:
            document.fail(error)
            return
        dialog = named(QInputDialog(self._window), "lotsDialog", "standings#order")
        dialog.setWindowTitle(self.tr("Draw Lots Again"))
        dialog.setLabelText(self.tr("The lots of all who are level are drawn again. Reason"))
        dialog.textValueSelected.connect(take)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask(self, number: int, text: str) -> None:
        from vpdesk.gui.rooms.events.stages.stage_dialog import StageDialog  # when wanted

        dialog = StageDialog(self._document.whole, number, self._number, self._window)

        def take(event: Event, at: int) -> None:
            self._document.request_event(event, text, StagePlace(at, 1))

        dialog.wanted.connect(take)
        dialog.open()

    def _try(self, make: Callable[[Event], Event], text: str, at: StagePlace) -> None:
        try:
            event = make(self._document.whole)
        except WordedError as error:
            self._document.fail(error)
        else:
            self._document.request_event(event, text, at)
