"""The schedule of a session: made of boards and rounds, changed by hand, printed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import Qt, QTime, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)

from vpdesk.files.clock_file import MOST_NAME, MOST_PERIODS, MOST_WARNING, KeptClock
from vpdesk.gui.hall.gong import play
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.named_delegate import NamedDelegate
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField, PlainField, go_to_refused
from vpdesk.gui.widgets.rows import flow, row
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.hall.clock import PeriodKind, Sound, session_clock, session_periods
from vpdesk.hall.schedule import MOST_MINUTES, seconds_typed, with_break, with_seconds, without
from vpdesk.report.hall.sheets import HallSubject, minutes_text, schedule_table

MOST_ROUNDS, MOST_BOARDS = 99, 99
MINUTES = 2  # the column that is typed in
DAY = 24 * 3600


class ScheduleDialog(FittingDialog):
    """Asks for the schedule of the session.

    latest: the clock as it is when it is asked for. session: rounds and boards a round of the event
    in sight, where it has such. wanted: the clock with it. printRequested: its schedule is to be
    printed (HallSubject).
    """

    wanted = Signal(object)
    printRequested = Signal(object)

    def __init__(
        self,
        latest: Callable[[], KeptClock],
        session: tuple[int, int] | None,
        parent: QWidget,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        named(self, "scheduleDialog", "clock#schedule")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Clock", "Schedule of the Session"))
        self._latest, self._kept, self._now = latest, latest(), now
        self._periods = self._kept.clock.periods
        self._make_fields(session)
        self._fill_fields(session)
        self._lay_out()
        self._connect()
        if self._periods:
            self._show()
        else:
            self._make()

    def _make_fields(self, session: tuple[int, int] | None) -> None:
        self.name = named(QLineEdit(maxLength=MOST_NAME), "sessionName")
        self.begins = named(QTimeEdit(), "sessionBegins")
        self.begins.setDisplayFormat("HH:mm")
        self.rounds = named(CountField(), "sessionRounds")
        self.boards = named(CountField(), "sessionBoards")
        self.minutes = named(PlainField(), "boardMinutes")
        self.moving = named(PlainField(), "moveMinutes")
        self.warning = named(CountField(), "warningMinutes")
        self.sound = named(CheckBox(translate("Clock", "The laptop s&ounds")), "clockSounds")
        self.listen = named(QPushButton(translate("Clock", "&Try It")), "trySound")
        self.table = named(QTableWidget(0, 5), "periodsTable")
        self.add_break = named(QPushButton(translate("Clock", "Add a Brea&k")), "addBreak")
        self.remove = named(QPushButton(translate("Clock", "&Remove")), "removePeriod")
        self.print = named(QPushButton(translate("Clock", "&Print…")), "printSchedule")
        self.line = named(QLabel(wordWrap=True), "scheduleLine")
        buttons = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(buttons.Ok | buttons.Cancel)
        for each in (self.listen, self.add_break, self.remove, self.print):
            each.setAutoDefault(False)

    def _fill_fields(self, session: tuple[int, int] | None) -> None:
        kept, clock = self._kept, self._kept.clock
        self.rounds.setRange(1, MOST_ROUNDS)
        self.boards.setRange(1, MOST_BOARDS)
        self.minutes.setRange(0.5, MOST_MINUTES)
        self.moving.setRange(0, MOST_MINUTES)
        self.warning.setRange(0, MOST_WARNING)
        rounds, boards = session or (7, kept.boards)
        if clock.periods:
            rounds, boards = max(each.round for each in clock.periods), kept.boards
        self.rounds.setValue(min(rounds, MOST_ROUNDS))
        self.boards.setValue(min(boards, MOST_BOARDS))
        self.minutes.setValue(kept.board_seconds / 60)
        self.moving.setValue(kept.move_seconds / 60)
        self.warning.setValue(kept.warning)
        self.sound.setChecked(kept.sound)
        self.name.setText(kept.name)
        begins = datetime.fromtimestamp(clock.planned if clock.periods else self._soon())
        self.begins.setTime(QTime(begins.hour, begins.minute))

    def _soon(self) -> float:
        """The next full quarter of an hour."""
        return -(-self._now() // 900) * 900

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(translate("Clock", "&Session:"), self.name)
        form.addRow(translate("Clock", "&Begins at:"), self.begins)
        form.addRow(translate("Clock", "R&ounds:"), self.rounds)
        form.addRow(translate("Clock", "Boards per ro&und:"), self.boards)
        form.addRow(translate("Clock", "&Minutes per board:"), self.minutes)
        form.addRow(translate("Clock", "Minutes for the mo&ve:"), self.moving)
        form.addRow(translate("Clock", "&Warn this many minutes before the end:"), self.warning)
        form.addRow("", row(self.sound, self.listen, None))
        headings = (
            translate("Clock", "Period"),
            translate("Clock", "Round"),
            translate("Clock", "Minutes"),
        )
        times = (translate("Clock", "Begins"), translate("Clock", "Ends"))
        self.table.setHorizontalHeaderLabels([*headings, *times])
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().hide()
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setAccessibleName(translate("Clock", "Periods of the session"))
        self.table.setItemDelegate(NamedDelegate(self, self._where))
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.table, 1)
        layout.addWidget(flow(self.add_break, self.remove, self.print))
        layout.addWidget(self.line)
        self.lay_out(page, self.buttons)

    def _connect(self) -> None:
        for field in (self.rounds, self.boards, self.minutes, self.moving):
            field.valueChanged.connect(self._make)
        self.begins.timeChanged.connect(self._show)
        self.add_break.clicked.connect(self._add_break)
        self.remove.clicked.connect(self._remove)
        self.print.clicked.connect(lambda: self.printRequested.emit(self.subject))
        self.listen.clicked.connect(lambda: play(Sound.END))
        self.table.cellChanged.connect(self._typed)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @property
    def subject(self) -> HallSubject:
        """What would be printed."""
        return HallSubject(session_clock(self._periods, self._planned()), self.name.text().strip())

    def accept(self) -> None:
        """Have the clock go by this schedule; what has passed has passed."""
        if go_to_refused(self):
            return
        kept = self._kept = self._latest()  # it may have been stopped since this was opened
        now, planned = int(self._now()), self._planned()
        clock = kept.clock.at(now)
        if kept.clock.begun and not clock.over:
            clock = kept.clock.with_periods(now, self._periods, planned)
        else:
            clock = session_clock(self._periods, planned)
        super().accept()
        self.wanted.emit(
            replace(
                kept,
                clock=clock,
                name=self.name.text().strip(),
                warning=self.warning.value(),
                sound=self.sound.isChecked(),
                boards=self.boards.value(),
                board_seconds=round(60 * self.minutes.value()),
                move_seconds=round(60 * self.moving.value()),
            )
        )

    def _planned(self) -> int:
        """The moment at which the session is to begin: of those with this time, the nearest."""
        wanted, known = self.begins.time(), self._kept.clock
        near = known.planned if known.begun else self._now()
        day = datetime.fromtimestamp(near)
        there = day.replace(hour=wanted.hour(), minute=wanted.minute(), second=0, microsecond=0)
        moments = (there.timestamp() + days * DAY for days in (-1, 0, 1))
        return int(min(moments, key=lambda each: abs(each - near)))

    def _make(self) -> None:
        """Make the schedule anew of rounds and boards; breaks stay where they were."""
        pauses = (each for each in self._periods if each.kind is PeriodKind.BREAK)
        self._periods = session_periods(
            self.rounds.value(),
            self.boards.value(),
            round(60 * self.minutes.value()),
            round(60 * self.moving.value()),
            {each.round - 1: each.seconds for each in pauses},
        )[:MOST_PERIODS]
        self._show()

    def _add_break(self) -> None:
        before = self._periods
        self._periods = with_break(before, max(0, self.table.currentRow()))
        self._show()
        new = (at for at, each in enumerate(self._periods) if each not in before)
        found = next(new, None)
        if found is not None:
            self.table.setCurrentCell(found, MINUTES)
            self.table.setFocus()

    def _remove(self) -> None:
        at = self.table.currentRow()
        if at >= 0 and len(self._periods) > 1:
            self._periods = without(self._periods, at)
            self._show()
            self.table.setCurrentCell(min(at, len(self._periods) - 1), MINUTES)

    def _typed(self, at: int, _column: int) -> None:
        item = self.table.item(at, MINUTES)
        seconds = seconds_typed(item.text()) if item is not None else None
        if seconds is None:
            text = translate("Clock", "Type minutes as 15, 7.5 or 7:30.")
            warn(self.line, text)
            return
        self._periods = with_seconds(self._periods, at, seconds)
        self._show()

    def _where(self, index: Index) -> str:
        """What can be typed in a cell, and the period and round of its row."""
        cells = (self.table.item(index.row(), at) for at in range(MINUTES))
        heading = self.table.horizontalHeaderItem(index.column())
        return ", ".join(each.text() for each in (heading, *cells) if each and each.text())

    def _show(self) -> None:
        """Show the periods with their times of day."""
        clock = session_clock(self._periods, self._planned())
        shown = schedule_table(clock, "", user_language())
        table = self.table
        blocked = table.blockSignals(True)
        table.setRowCount(len(shown.rows))
        for at, cells in enumerate(shown.rows):
            for column, cell in enumerate(cells):
                text = minutes_text(self._periods[at]) if column == MINUTES else cell.text
                item = QTableWidgetItem(text)
                if column != MINUTES:
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                table.setItem(at, column, item)
        table.blockSignals(blocked)
        self.line.setText(self._sum(shown.rows[-1][-1].text if shown.rows else ""))

    def _sum(self, ends: str) -> str:
        played = sum(each.seconds for each in self._periods if each.kind is PeriodKind.PLAY)
        text = translate(
            "Clock", "%n minute(s) of play; the session ends at {time}.", None, played // 60
        )
        return text.format(time=ends)
