"""What the director decides in dialogs: adjusted scores, pairs late or leaving, penalties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from vpdesk.errors import one_line
from vpdesk.gui.dialogs.form_dialog import FieldRows, FormDialog
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField, DecimalField
from vpdesk.pairs.evening import (
    Contestant,
    Evening,
    PairsAdjustment,
    Substitute,
    changed_meetings,
    date_of,
    left,
    lost,
    seated,
    with_entrant,
)
from vpdesk.pairs.moved_result import with_moved
from vpdesk.pairs.pair_names import MOST_NAME, entrants_of
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, parse_result
from vpdesk.pairs.register import Register, looked_up, renamed
from vpdesk.pairs.section import PairsSection
from vpdesk.report.pairs.pairs_words import entry_text

MOST_PENALTY = 1000


class DirectorDialog(FormDialog):
    """One of what a director decides."""

    def __init__(
        self,
        parent: QWidget,
        name: str,
        title: str,
        rows: FieldRows,
        take: Callable[[], None],
        action: str,
    ) -> None:
        super().__init__(parent, name, "pairs#director", title, rows, take, action)


def ask_details(parent: QWidget, evening: Evening, then: Callable[[Evening], object]) -> None:
    """Ask what the evening is called, where it is, and of which day."""
    name = named(QLineEdit(evening.name, maxLength=MOST_NAME), "detailsName")
    place = named(QLineEdit(evening.place, maxLength=MOST_NAME), "detailsPlace")
    day = named(QLineEdit(evening.date, maxLength=MOST_NAME), "detailsDate")
    day.setPlaceholderText("2026-11-24")

    def take() -> None:
        made = replace(evening, name=one_line(name.text()), place=one_line(place.text()))
        then(replace(made, date=date_of(day.text())))

    rows = (
        (translate("PairsRoom", "&Name"), name),
        (translate("PairsRoom", "&Place"), place),
        (translate("PairsRoom", "&Date"), day),
    )
    title = translate("PairsRoom", "Name, Place and Date")
    action = translate("DirectorDialog", "Save the Details")
    DirectorDialog(parent, "detailsDialog", title, rows, take, action).open()


def ask_adjusted(
    parent: QWidget, evening: Evening, place: BoardPlace, then: Callable[[PairsEntry], object]
) -> None:
    """Ask for a score that the director gives, with Law and reason."""
    language = user_language()
    before = evening.entries.get(place, PairsEntry(place))
    there = entry_text(before, language) if place in evening.entries else ""
    score = named(QLineEdit(before.typed or there), "adjustedScore")
    how = translate("PairsRoom", "A60/40, 3NT W +1, 60% 110, 40% -50, or 420 | -50 for both sides")
    score.setToolTip(how)
    score.setPlaceholderText(how)
    law = named(QLineEdit(before.law), "adjustedLaw")
    reason = named(QLineEdit(before.reason), "adjustedReason")
    group = named(QLineEdit(before.group), "adjustedGroup")
    group.setToolTip(
        translate("PairsRoom", "Compare only with results of the same deal (fouled board)")
    )

    def take() -> None:
        entry = parse_result(score.text(), place, language.letters)
        said = [" ".join(field.text().split()) for field in (law, reason, group)]
        entry = replace(entry, turned=before.turned, law=said[0], reason=said[1], group=said[2])
        then(entry)

    title = translate("PairsRoom", "Adjusted Score of Board {board}").format(board=place.board)
    rows = (
        (translate("PairsRoom", "&Score"), score),
        (translate("PairsRoom", "&Law"), law),
        (translate("PairsRoom", "&Reason"), reason),
        (translate("PairsRoom", "&Group"), group),
    )
    DirectorDialog(
        parent, "adjustedDialog", title, rows, take, translate("DirectorDialog", "Adjust the Score")
    ).open()


def ask_moved(
    parent: QWidget,
    evening: Evening,
    place: BoardPlace,
    then: Callable[[Evening, BoardPlace], object],
) -> None:
    """Ask where a result belongs that was typed on the wrong board or table of a round."""
    due = [each for each in evening.due if each.round == place.round]
    board, table = named(QComboBox(), "moveBoard"), named(QComboBox(), "moveTable")
    for number in sorted({each.board for each in due}):
        board.addItem(str(number), number)
    for section, at in dict.fromkeys((each.section, each.table) for each in due):
        table.addItem(f"{section}{at}", (section, at))
    board.setCurrentIndex(board.findData(place.board))
    table.setCurrentText(f"{place.section}{place.table}")
    swap = named(
        QCheckBox(translate("PairsRoom", "&Swap with the result that is there")), "moveSwap"
    )

    def take() -> None:
        section, at = table.currentData()
        to = BoardPlace(section, place.round, at, board.currentData())
        then(with_moved(evening, place, to, swap=swap.isChecked()), to)

    title = translate("PairsRoom", "Move to Another Board")
    rows = (
        (translate("PairsRoom", "&Board"), board),
        (translate("PairsRoom", "&Table"), table),
        ("", swap),
    )
    action = translate("DirectorDialog", "Move the Result")
    DirectorDialog(parent, "moveDialog", title, rows, take, action).open()


def ask_late(
    parent: QWidget, evening: Evening, register: Register, then: Callable[[Evening], object]
) -> None:
    """Ask who comes late, where the pair sits and from which round on."""
    names = named(QLineEdit(), "lateNames")
    seat = named(QComboBox(), "lateSeat")
    for section in evening.sections:
        for start in section.vacant:
            seat.addItem(f"{section.letter}{start}", (section.letter, start))
    since = named(CountField(), "lateRound")
    since.setRange(1, max(each.movement.rounds for each in evening.sections))

    def take() -> None:
        number = evening.next_number
        (pair,) = looked_up(entrants_of([names.text()], number), register) or [
            Contestant(number, ())
        ]
        letter, start = seat.currentData()
        entered = with_entrant(evening, pair)
        then(seated(entered, letter, start, number, since.value()))

    title = translate("PairsRoom", "Late Pair")
    rows = (
        (translate("PairsRoom", "&Names"), names),
        (translate("PairsRoom", "&Seat"), seat),
        (translate("PairsRoom", "&From round"), since),
    )
    dialog = DirectorDialog(
        parent, "lateDialog", title, rows, take, translate("DirectorDialog", "Seat the Pair")
    )
    if not seat.count():
        dialog.line.setText(
            translate("PairsRoom", "Every seat is taken: a late pair needs another movement.")
        )
        dialog.ok.setEnabled(False)

    def tell() -> None:
        letter, start = seat.currentData()
        section = evening.section(letter)
        entered = with_entrant(evening, Contestant(evening.next_number, ()))
        now = seated(entered, letter, start, evening.next_number, since.value()).section(letter)
        dialog.line.setText(_told(evening, section, now))

    if seat.count():
        seat.currentIndexChanged.connect(tell)
        since.valueChanged.connect(tell)
        tell()
    dialog.open()


def ask_leaving(
    parent: QWidget, evening: Evening, number: int, then: Callable[[Evening], object]
) -> None:
    """Ask which pair leaves, and after which round."""
    pair = _pairs(evening, number, "leavingPair")
    until = named(CountField(), "leavingRound")
    until.setRange(0, max(each.movement.rounds for each in evening.sections) - 1)
    until.setValue(max((place.round for place in evening.entries), default=0))

    def take() -> None:
        then(left(evening, pair.currentData(), until.value()))

    rows = (
        (translate("PairsRoom", "&Pair"), pair),
        (translate("PairsRoom", "Leaves &after round"), until),
    )
    title = translate("PairsRoom", "Withdraw a Pair")
    dialog = DirectorDialog(
        parent,
        "leavingDialog",
        title,
        rows,
        take,
        translate("DirectorDialog", "Withdraw the Pair"),
    )

    def tell() -> None:
        section = evening.section_of.get(pair.currentData())
        if section is not None:
            now = left(evening, pair.currentData(), until.value()).section(section.letter)
            dialog.line.setText(_told(evening, section, now))

    pair.currentIndexChanged.connect(tell)
    until.valueChanged.connect(tell)
    tell()
    dialog.open()


def ask_substitute(
    parent: QWidget,
    evening: Evening,
    number: int,
    register: Register,
    then: Callable[[Evening], object],
) -> None:
    """Ask who plays instead of whom, and from which round on."""
    player = named(QComboBox(), "substituteFor")
    for each in evening.entrants:
        for at, called in enumerate(each.names, 1):
            player.addItem(f"{evening.label(each.number)}  {called}", (each.number, at))
    player.setCurrentIndex(max(player.findData((number, 1)), 0))
    name = named(QLineEdit(maxLength=MOST_NAME), "substituteName")
    since = named(CountField(), "substituteRound")
    since.setRange(1, max(each.movement.rounds for each in evening.sections))

    def take() -> None:
        pair, at = player.currentData()
        entrant = evening.entrant(pair)
        typed = " ".join(name.text().split())
        found = renamed(entrant, at - 1, typed, register).names[at - 1]
        others = tuple(
            each for each in entrant.substitutes if each.player != at or each.since < since.value()
        )
        made = (*others, Substitute(at, found, since.value())) if typed else others
        then(with_entrant(evening, replace(entrant, substitutes=made)))

    rows = (
        (translate("PairsRoom", "&Player"), player),
        (translate("PairsRoom", "&Substitute"), name),
        (translate("PairsRoom", "&From round"), since),
    )
    title = translate("PairsRoom", "Substitute")
    DirectorDialog(
        parent,
        "substituteDialog",
        title,
        rows,
        take,
        translate("DirectorDialog", "Enter the Substitute"),
    ).open()


def ask_penalty(
    parent: QWidget, evening: Evening, number: int, then: Callable[[Evening], object]
) -> None:
    """Ask what a pair is given or loses beside its boards."""
    pair = _pairs(evening, number, "penaltyPair")
    amount = named(DecimalField(), "penaltyAmount")
    amount.setRange(-MOST_PENALTY, MOST_PENALTY)
    amount.setValue(-10 if evening.scoring.top is not None else -3)
    law = named(QLineEdit(translate("PairsRoom", "Law 90")), "penaltyLaw")
    reason = named(QLineEdit(), "penaltyReason")
    unit = (
        translate("PairsRoom", "Per &cent of a top")
        if evening.scoring.top is not None
        else translate("PairsRoom", "&IMPs")
    )

    def take() -> None:
        made = PairsAdjustment(
            pair.currentData(), round(100 * amount.value()), reason.text().strip(), law.text()
        )
        then(replace(evening, adjustments=(*evening.adjustments, made)))

    rows = (
        (translate("PairsRoom", "&Pair"), pair),
        (unit, amount),
        (translate("PairsRoom", "&Law"), law),
        (translate("PairsRoom", "&Reason"), reason),
    )
    title = translate("PairsRoom", "Penalty")
    DirectorDialog(
        parent, "penaltyDialog", title, rows, take, translate("DirectorDialog", "Apply the Penalty")
    ).open()


def _pairs(evening: Evening, number: int, name: str) -> QComboBox:
    """All pairs that have a seat, with one chosen."""
    field = named(QComboBox(), name)
    for each in evening.entrants:
        if each.number in evening.section_of:
            field.addItem(f"{evening.label(each.number)}  {each.name}", each.number)
    field.setCurrentIndex(max(field.findData(number), 0))
    return field


def _told(evening: Evening, before: PairsSection, now: PairsSection) -> str:
    """What changes at the tables, before it is done."""
    meetings = len(changed_meetings(before, now))
    text = translate("PairsRoom", "%n table(s) change.", None, meetings)
    gone = len(lost(evening, now))
    if not gone:
        return text
    return f"{text} {translate('PairsRoom', '%n result(s) lose their place.', None, gone)}"
