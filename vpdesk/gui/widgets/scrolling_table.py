"""A table in hall-size type that scrolls by itself; only what comes into sight is painted."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from vpdesk.export.fonts import ems, paper_font
from vpdesk.export.looks import ON_DARK, ON_PAPER, Look
from vpdesk.export.page_plan import TITLE_LINE, body_box
from vpdesk.export.screen_plan import NO_LINES, Screen
from vpdesk.export.sheet_layout import HEADING_LINE, Column, make_columns
from vpdesk.export.text_lines import TextLines
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.scrolling_plan import Motion, Plan, plan_rows
from vpdesk.report.table import Table

ZOOMS = (50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200)  # percent
SPEEDS = (0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)  # rows a second
FIRST_SPEED = SPEEDS.index(1.0)
LEAST_TYPE, MOST_TYPE = 1 / 32, 1 / 14  # of the height: legible from the back of a hall
FRAME_MS = 16
SAID_MS = 3000
EVENT_SIZE = 0.5  # the type of the event's name in that of the title
BAR = 0.25  # the width of the bar that shows how far it is, in margins
LEAST_THUMB = 8  # pixels


class ScrollingTable(QWidget):
    """Shows a table under its title, as large as a hall can read it.

    A table of more rows than there is room for moves up slowly, pauses at its end and begins
    anew. passed: all of it was shown, the pauses too.
    """

    passed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.motion = Motion()
        self.paused = False
        self._table: Table | None = None
        self._event = self._empty = ""
        self._columns: tuple[Column, ...] = ()
        self._plan: Plan | None = None
        self._cut: dict[tuple[int, int], str] = {}  # texts as they are seen, by row and column
        self._zoom, self._speed = ZOOMS.index(100), FIRST_SPEED
        self._shown_at = 0  # the offset at which the rows are on the screen
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._said_for = QTimer(self, singleShot=True, interval=SAID_MS)
        self._said_for.timeout.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What it shows

    def show_table(self, table: Table | None, event: str, empty: str, *, keep: bool) -> None:
        """Show a table; from its top, or where it is now.

        event: stands beside the title. empty: stands there while there is no table.
        """
        self._table, self._event, self._empty = table, event, empty
        self._columns = () if table is None else make_columns(table, ems)
        self._plan_anew()
        if not keep:
            self.motion.begin()
        self.setAccessibleName(self.title)
        self.setAccessibleDescription("" if table is None else table.rule)
        self._go_on()

    @property
    def title(self) -> str:
        """What stands over the table."""
        return self._empty if self._table is None else self._table.title

    @property
    def plan(self) -> Plan | None:
        """Where the rows go; None while there is no table."""
        if self._plan is None and self._table is not None:
            kind, height = self._screen.type, min(self.height(), self._screen.type.margin * 36)
            del kind
            zoom = ZOOMS[self._zoom] / 100
            least, most = LEAST_TYPE * height, MOST_TYPE * height
            self._plan = plan_rows(self._table, self._columns, self._box, least, most, zoom)
            self._cut = {}
            self.motion.keep_within(self._plan.most)
        return self._plan
