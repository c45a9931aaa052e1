"""The Qt model of a tournament's field: an entry a row, what is known of it and its byes across."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication

from vpdesk.gui.rooms.events.field.field_columns import HERE, TEXTS, FieldColumn, columns
from vpdesk.gui.tables.base_model import CENTRE, LEFT, RIGHT, BaseModel
from vpdesk.gui.tables.indexes import NOWHERE, Index
from vpdesk.gui.texts import translate
from vpdesk.tournament.draws.teams.seats import seat_of
from vpdesk.tournament.fide.player_data import short_birth
from vpdesk.tournament.tournament import Entrant, Tournament

ByeTexts = dict[tuple[int, int], str]  # the letters by entrant and round
CHECK = "\N{CHECK MARK}"
NO_BYE, GAME = "\N{MIDDLE DOT}", "\N{EN DASH}"


class FieldModel(BaseModel):
    """Shows the entrants or teams of a tournament, and under them a row for a new one.

    edited: a text was typed; the number of the entrant (0 for the new one), the column, the text.
    """

    edited = Signal(int, object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tournament = Tournament(())
        self.columns: tuple[FieldColumn, ...] = columns(self.tournament)
        self.editable = True
        self.fide = True  # there are columns of what the FIDE wants to know
        self.here = False  # there is a column of who has checked in
        self.takes_entries = True  # there is a row for a new one
        self._rows = 1
        self._was_editable = True  # when it was shown last
        self._byes: ByeTexts = {}

    def set_editable(self, editable: bool) -> None:
        """Whether it can be changed, when it is shown next."""
        self.editable = editable

    def show_columns(self, *, fide: bool | None = None, here: bool | None = None) -> None:
        """With or without those of what the FIDE wants to know, and of who has checked in."""
        self.fide = self.fide if fide is None else fide
        self.here = self.here if here is None else here
        self.show(self.tournament, takes_entries=self.takes_entries)

    def show(self, tournament: Tournament, *, takes_entries: bool = True) -> None:
        """Show another tournament; where its columns are the same, the view stays as it is."""
        before, wanted = self._rows, len(tournament.entrants) + takes_entries
        wanted_columns = columns(tournament, fide=self.fide, here=self.here)
        if wanted_columns != self.columns or takes_entries != self.takes_entries:
            self.beginResetModel()
            self._take(tournament)
            self._rows, self.takes_entries = wanted, takes_entries
            self.endResetModel()
            return
        if wanted < before:
            self.beginRemoveRows(NOWHERE, wanted, before - 1)
            self._rows = wanted
            self.endRemoveRows()
        entrants, byes = self.tournament.entrants, self._byes
        self._take(tournament)
        self._tell_changed(entrants, byes)
        if wanted > before:
            # Behind the row for a new one: who types in it goes on in the row of the new entrant.
            self.beginInsertRows(NOWHERE, before, wanted - 1)
            self._rows = wanted
            self.endInsertRows()

    def entrant(self, row: int) -> Entrant | None:
        """The entrant of a row; None in the row for a new one."""
        entrants = self.tournament.entrants
        return entrants[row] if 0 <= row < len(entrants) else None

    def column_of(self, field: str) -> int:
        """The place of the column of a field; -1 where there is none."""
        return next((at for at, each in enumerate(self.columns) if each.field == field), -1)

    def text(self, row: int, column: int) -> str:
        """What stands in a cell, to be edited."""
        entrant, wanted = self.entrant(row), self.columns[column]
        if entrant is None:
            return ""
        if wanted.round:
            return self._byes.get((entrant.number, wanted.round), "")
        match wanted.field:
            case "here":
                text = CHECK if entrant.here else ""
            case "members":
                text = ", ".join(entrant.members)
            case "rating" | "last_round":
                text = str(getattr(entrant, wanted.field) or "")
            case "first_round":
                text = str(entrant.first_round) if entrant.first_round > 1 else ""
            case "seat":
                text = seat_of(self.tournament, entrant.number).text(self.tournament.kind)
            case "birth":
                text = short_birth(entrant.birth)
            case _:
                text = str(getattr(entrant, wanted.field))
        return text

    @property
    def headings(self) -> Sequence[str]:
        return [each.heading for each in self.columns]

    @property
    def _size(self) -> tuple[int, int]:
        return self._rows, len(self.columns)

    def _is_editable(self, index: Index) -> bool:
        field = self.columns[index.column()].field
        new = self.entrant(index.row()) is None
        return self.editable and field not in ("number", HERE) and (field == "name" or not new)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            shown = role == Qt.ItemDataRole.DisplayRole
            return self._shown(row, column) if shown else self.text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        if role == Qt.ItemDataRole.ForegroundRole:
            entrant = self.entrant(row)
            if entrant is None or self._has_left(entrant):
                return QGuiApplication.palette().placeholderText()
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        entrant, text = self.entrant(index.row()), str(value).strip()
        if text == self.text(index.row(), index.column()):
            return False
        number = entrant.number if entrant is not None else 0
        self.edited.emit(number, self.columns[index.column()], text)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return self.columns[section].tip
        return super().headerData(section, orientation, role)

    def _tell_changed(self, entrants: tuple[Entrant, ...], byes: ByeTexts) -> None:
        """Tell the view of the rows from the first to the last that is another one."""
        pairs = enumerate(zip(entrants, self.tournament.entrants, strict=False))
        rows = {row for row, (old, new) in pairs if old != new}
        numbers = {number for (number, _), _ in byes.items() ^ self._byes.items()}
        rows |= {at for at, each in enumerate(self.tournament.entrants) if each.number in numbers}
        if len(entrants) != len(self.tournament.entrants):  # one of them is the row for a new one
            rows.add(min(len(entrants), len(self.tournament.entrants)))
        if self.editable != self._was_editable:
            self._was_editable = self.editable
            rows |= {0, self._rows - 1}
        self._tell_rows(min(row, self._rows - 1) for row in rows)

    def _shown(self, row: int, at: int) -> str:
        entrant, column = self.entrant(row), self.columns[at]
        if entrant is None:
            new = self.editable and column.field == "name"
            return translate("FieldModel", "New: type a name") if new else ""
        text = self.text(row, at)
        if column.field == "name" and entrant.unranked:
            text = translate("EventReport", "{name} (without standing)").format(name=text)
        if column.field == "name" and self._has_left(entrant):
            return translate("FieldModel", "{name} (withdrawn)").format(name=text)
        last = entrant.last_round or column.round
        there = entrant.first_round <= column.round <= last  # else it has no part in that round
        return text or (NO_BYE if column.round and there else "")

    def _has_left(self, entrant: Entrant) -> bool:
        return self.tournament.has_left(entrant, len(self.tournament.rounds))

    def _spoken(self, row: int, at: int) -> str:
        entrant, column = self.entrant(row), self.columns[at]
        text = self.text(row, at)
        if entrant is None or column.field == "name":
            name, text = "", self._shown(row, at) if entrant is not None else text
        else:
            name = entrant.name
        return ", ".join(part for part in (name, column.tip, text) if part)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        shown = self.columns[column]
        if shown.round or shown.field == HERE:
            return CENTRE
        return LEFT if shown.field in TEXTS else RIGHT

    def _take(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.columns = columns(tournament, fide=self.fide, here=self.here)
        byes = {(each.entrant, each.round): each.kind.value for each in tournament.requests}
        for number, drawn in enumerate(tournament.rounds, 1):
            for game in drawn.games:
                byes.update(dict.fromkeys(((each, number) for each in game.sides), GAME))
            byes.update({(bye.entrant, number): bye.kind.value for bye in drawn.byes})
        self._byes = byes
