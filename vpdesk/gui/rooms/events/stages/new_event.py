"""The dialog for a new event: who plays, in which format, and their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from secrets import randbelow

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.event.formats import FIRST_DRAWS, EventFormat, EventPlan, new_event
from vpdesk.files.usual_rules import usual_rules
from vpdesk.gui.dialogs.form_dialog import AskingDialog, take_rest
from vpdesk.gui.rooms.events.stages.stage_dialog import offer_sharing
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rail import Strokes
from vpdesk.gui.widgets.rows import flow, row
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.gui.widgets.tall_rows import TallRows
from vpdesk.gui.widgets.targets import CheckBox, RadioButton
from vpdesk.languages import player_headings
from vpdesk.report.events.kind_words import NEW
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_scale
from vpdesk.tournament.field.entrants_table import read_names
from vpdesk.tournament.match_rules import MOST_MATCH_BOARDS, USUAL, MatchRules
from vpdesk.tournament.play import PLAYS, Kind, Play
from vpdesk.tournament.team_rules import MOST_LOTS, MOST_SEGMENTS, Sharing
from vpdesk.tournament.tournament import Entrant

PAIRS = "pairs"  # who are directed in a room of their own
MOST_ROUNDS, USUAL_ROUNDS, MOST_GROUPS, MOST_THROUGH = 99, 7, 64, 16
PICTURE = 24  # pixels, as many as its units
LINES = 6  # of names that are seen
_GRID: Strokes = tuple(
    line for at in (3, 9, 15, 21) for line in (((3, at), (21, at)), ((at, 3), (at, 21)))
)
_BRACKET: Strokes = (
    ((3, 3), (9, 3), (9, 9), (3, 9)),
    ((3, 15), (9, 15), (9, 21), (3, 21)),
    ((9, 6), (16, 6), (16, 18), (9, 18)),
    ((16, 12), (21, 12)),
)
PICTURES: dict[EventFormat, Strokes] = {
    EventFormat.LEAGUE: (*_GRID, ((3, 3), (21, 21))),
    EventFormat.LEAGUE_TWICE: (*_GRID, ((3, 3), (21, 21)), ((3, 9), (15, 21)), ((9, 3), (21, 15))),
    EventFormat.SWISS: (
        *(((3, at), (9, at)) for at in (4, 9, 15, 20)),
        *(((15, at), (21, at)) for at in (4, 9, 15, 20)),
        *(((9, one), (15, other)) for one, other in ((4, 9), (9, 4), (15, 20), (20, 15))),
    ),
    EventFormat.GROUPS: (
        ((3, 3), (9, 3), (9, 10), (3, 10), (3, 3)),
        ((3, 14), (9, 14), (9, 21), (3, 21), (3, 14)),
        ((9, 6), (16, 6), (16, 18), (9, 18)),
        ((16, 12), (21, 12)),
    ),
    EventFormat.KNOCK_OUT: _BRACKET,
    EventFormat.FREE: tuple(((3, at), (21, at)) for at in (6, 12, 18)),
}

OFFERED = sorted(PLAYS, key=lambda each: not each.play.has_vps)  # bridge, then chess


class NewEventDialog(AskingDialog):
    """Asks for a new event.

    kind: who plays at first. wanted: the event. pairsWanted: pairs are to play.
    """

    wanted = Signal(object)
    pairsWanted = Signal()

    def __init__(self, kind: Kind, parent: QWidget) -> None:
        super().__init__(
            parent, "newEventDialog", "swiss#new", self.tr("New Event"), self.tr("Make Event")
        )
        self._rules = usual_rules(kind)
        self._lot = randbelow(MOST_LOTS)
        first, *more = ((each.value, NEW.of(each, user_language())) for each in OFFERED)
        texts = dict((first, (PAIRS, self.tr("Pa&irs")), *more))
        self.kinds = {value: RadioButton(text) for value, text in texts.items()}
        self._choice = QButtonGroup(self)
        for value, button in self.kinds.items():
            self._choice.addButton(named(button, f"newEvent-{value}"))
        self.kinds[kind.value].setChecked(True)
        self.name = named(QLineEdit(), "newEventName")
        self.formats = named(QListWidget(), "newEventFormat")
        self.formats.setItemDelegate(TallRows(self.formats))
        self.rounds, self.groups, self.through = (
            _count("newEventRounds", MOST_ROUNDS, USUAL_ROUNDS),
            _count("newEventGroups", MOST_GROUPS, 2),
            _count("newEventThrough", MOST_THROUGH, 2),
        )
        self.sharing = named(QComboBox(), "newEventSharing")
        self.third = named(
            CheckBox(translate("StageDialog", "Match for the third place")), "newEventThird"
        )
        self.segments = _count("newEventSegments", MOST_SEGMENTS, 1)
        self.boards = _count("newEventBoards", MOST_MATCH_BOARDS, USUAL.boards)
        self.scale = named(
            ScaleControls(prominent=False, of_imps=True, of_matches=True), "newEventScale"
        )
        self.names = named(QPlainTextEdit(), "newEventNames")
        self._fill()
        page = QWidget()
        self._form = QFormLayout(page)
        self._lay_out()
        self.keep_still(page, self._states())
        self._connect()
        self._update()
        self.lay_out(page, self.buttons, self.line)
        self.name.setFocus()

    def accept(self) -> None:
        """Ask for the event; or for pairs."""
        super().accept()
        if self.result() != self.DialogCode.Accepted:
            return
        if self.kinds[PAIRS].isChecked():
            self.pairsWanted.emit()
        else:
            self.wanted.emit(new_event(self._plan(), self._players()))

    @property
    def _kind(self) -> Kind:
        checked = (each for each in Kind if self.kinds[each.value].isChecked())
        return next(checked, OFFERED[0])

    def _plan(self) -> EventPlan:
        picked = EventFormat(self.formats.currentItem().data(Qt.ItemDataRole.UserRole))
        if self._kind.play.has_board_results:
            picked = EventFormat.SWISS
        rules = replace(self._rules, segments=self.segments.value())
        sharing = Sharing(self.sharing.currentData())
        if picked is EventFormat.GROUPS and sharing is not Sharing.SNAKE:
            rules = replace(rules, sharing=sharing, lot=self._lot)
        return EventPlan(
            picked,
            self._kind,
            " ".join(self.name.text().split()),
            rules,
            MatchRules(self.boards.value()),
            self.rounds.value(),
            self.groups.value(),
            self.through.value(),
            (self.tr("Groups"), self.tr("Final")),
            self.third.isChecked(),
        )

    def _players(self) -> Sequence[Entrant]:
        """Those whose names are there. Raises TournamentError where a table is none."""
        chess = self._kind.play.has_ratings
        return read_names(self.names.toPlainText(), player_headings(), family_first=chess)

    def _update(self) -> None:
        """Ask for what such an event needs, and say what it comes to."""
        pairs = self.kinds[PAIRS].isChecked()
        plan = self._plan()
        self._show_rows(self._kind.play, plan.format, pairs=pairs)
        text, good = self._comes_to(plan)
        self.line.setText(self.tr("Pairs have a room of their own.") if pairs else text)
        self.ok.setEnabled(good or pairs)

    def _show_rows(self, play: Play, picked: EventFormat, *, pairs: bool) -> None:
        """Those that an event of such a kind and format needs."""
        groups, knock_out = picked is EventFormat.GROUPS, picked is EventFormat.KNOCK_OUT
        for field, asked in (
            (self.name, True),
            (self.formats, not play.has_board_results),
            (self.rounds, FIRST_DRAWS[picked].row.open),
            (self._groups, groups),
            (self.sharing, groups),
            (self.third, groups or knock_out),
            (self.scale, play.has_vps),
            (self.segments, play.has_segments and knock_out),
            (self.boards, play.has_boards),
            (self.names, True),
        ):
            self._form.setRowVisible(field, asked and not pairs)

    def _states(self) -> Iterator[None]:
        """Show the rows of any kind and format, one after the other."""
        for kind in OFFERED:
            for picked in EventFormat:
                self._show_rows(kind.play, picked, pairs=False)
                yield

    def _comes_to(self, plan: EventPlan) -> tuple[str, bool]:
        """How many play how many rounds, or what is wrong; and whether it can begin."""
        try:
            event = new_event(plan, self._players())
        except WordedError as error:
            return user_language().error(error), False
        if not event.entrants:
            return self.tr("Names can be entered later, too."), True
        rounds = max(group.planned for group in event.stages[0].groups)
        text = self.tr("Names: {count}, rounds: {rounds}.")
        rated = sum(bool(each.rating) for each in event.entrants)
        if rated:
            text = f"{text} {self.tr('With a rating or strength: {rated}.')}"
        return text.format(count=len(event.entrants), rounds=rounds, rated=rated), True

    def _take_kind(self) -> None:
        """The scales are those of who plays: of IMPs, for pairs of percentages, too."""
        pairs = self._kind.play.has_percentages
        if pairs or self._rules.by_percentage:
            self._take_scale(usual_rules(self._kind).spec)
        self.scale.take_percentages(pairs)
        self._update()

    def _take_scale(self, spec: ScaleSpec) -> None:
        self._rules = with_scale(self._rules, spec)
        self.scale.show_choice(spec)

    def _fill(self) -> None:
        palette = self.formats.palette()
        for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.HighlightedText):
            calm = palette.color(QPalette.ColorGroup.Inactive, role)
            palette.setColor(QPalette.ColorGroup.Active, role, calm)  # one ground for the pictures
        self.formats.setPalette(palette)
        for value, text in (
            (EventFormat.LEAGUE, self.tr("League (round robin): everybody meets everybody")),
            (
                EventFormat.LEAGUE_TWICE,
                self.tr("League, twice (double round robin): at home and away"),
            ),
            (EventFormat.SWISS, self.tr("Swiss: opponents with similar scores meet")),
            (EventFormat.GROUPS, self.tr("Groups, and a final of the best")),
            (EventFormat.KNOCK_OUT, self.tr("Knock-out: the loser goes out")),
            (EventFormat.FREE, self.tr("Manual: you choose the matches")),
        ):
            item = QListWidgetItem(_picture(PICTURES[value], palette), text, self.formats)
            item.setData(Qt.ItemDataRole.UserRole, value.value)
        self.formats.setIconSize(QSize(PICTURE, PICTURE))
        self.formats.setCurrentRow(0 if self._kind.play.begins_as_league else 2)
        height = self.formats.sizeHintForRow(0) * self.formats.count()
        frame = 2 * self.formats.frameWidth()
        self.formats.setFixedHeight(height + frame)
        self.formats.setMinimumWidth(self.formats.sizeHintForColumn(0) + frame)
        offer_sharing(self.sharing)
        self.scale.offer_scales()
        self.scale.show_choice(self._rules.spec)
        self.scale.take_percentages(self._kind.play.has_percentages)
        self.names.setPlaceholderText(
            self.tr("One per line, the strongest first; with a rating if there is one")
        )
        self.names.setTabChangesFocus(True)
        margin = ceil(self.names.document().documentMargin())
        edges = 2 * (self.names.frameWidth() + margin) + LINES  # a line may be a pixel higher
        self.names.setFixedHeight(LINES * self.names.fontMetrics().lineSpacing() + edges)

    def _lay_out(self) -> None:
        self._groups = row(
            self.groups, QLabel(self.tr("qualify from each group:")), self.through, None
        )
        kinds = flow(*self.kinds.values())
        kinds.setAccessibleName(self.tr("Who plays"))
        who = QLabel(self.tr("Who plays"))
        self._form.addRow(who, kinds)
        rows = (
            (self.tr("Name"), self.name, self.name),
            (self.tr("Format"), self.formats, self.formats),
            (self.tr("Rounds"), self.rounds, self.rounds),
            (self.tr("Groups"), self._groups, self.groups),
            (translate("StageDialog", "In groups"), self.sharing, self.sharing),
            (self.tr("Matches"), self.scale, self.scale.boards),
            (translate("StageDialog", "Segments"), self.segments, self.segments),
            (self.tr("Boards per match"), self.boards, self.boards),
            (self.tr("Names"), self.names, self.names),
        )
        widths = (self.fontMetrics().horizontalAdvance(text) for text, *_ in rows)
        who.setMinimumWidth(max(widths))  # whichever rows are shown, the fields stay where they are
        for text, field, label in rows:
            self._form.addRow(text, field)
            if field is not self.scale:  # its fields have names of their own
                label.setAccessibleName(text)
            if field is self.sharing:
                self._form.addRow("", self.third)
        take_rest(self._form)
        self.through.setAccessibleName(self.tr("How many of each group qualify"))

    def _connect(self) -> None:
        self._choice.buttonToggled.connect(lambda _, on: self._take_kind() if on else None)
        self.formats.currentRowChanged.connect(self._update)
        self.sharing.currentIndexChanged.connect(self._update)
        for number in (self.rounds, self.groups, self.through, self.boards):
            number.valueChanged.connect(self._update)
        self.names.textChanged.connect(self._update)
        self.scale.choiceRequested.connect(self._take_scale)


def _count(name: str, most: int, usual: int) -> CountField:
    field = named(CountField(), name)
    field.setRange(1, most)
    field.setValue(usual)
    return field


def _picture(strokes: Strokes, palette: QPalette) -> QIcon:
    """A picture in the colour of text, of selected text, too: its ground is calm."""
    pixmap = QPixmap(2 * PICTURE, 2 * PICTURE)  # sharp on screens of twice as many pixels
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(2 * PICTURE / 24, 2 * PICTURE / 24)
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), 1.2))
    for stroke in strokes:
        painter.drawPolyline([QPointF(x, y) for x, y in stroke])
    painter.end()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(pixmap, mode)
    return icon
