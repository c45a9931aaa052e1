"""The ruling page: a form, the rulings side by side, and the slip of the chosen one."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox, QWidget

from tests.gui.accessible_builders import focusable
from tests.gui.cut_off import faults
from tests.gui.rooms.match.ruling_page_builders import type_into
from tests.gui.rooms.movements.movement_files_builders import choose_file
from tests.sure import sure
from vpdesk.files.regulation_file import read_regulation, write_regulation
from vpdesk.files.regulation_library import built_in
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.format import PRINTER, formats_for
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.regulation_dialog import RegulationDialog
from vpdesk.gui.rooms.match.ruling_page import RulingPage
from vpdesk.gui.widgets.beside import FieldError
from vpdesk.match.case import Case, Fault, What
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Match, Ruled
from vpdesk.match.regulations import Way
from vpdesk.match.score_sheet import Status, new_sheet, with_boards, with_status
from vpdesk.paper.bundled_font import paper_font
from vpdesk.report.language import Language
from vpdesk.report.match import sheets as match_sheets
from vpdesk.scales import ScaleSpec
from vpdesk.settings import RoomMemory, settings_path

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

CHOICE = ScaleSpec(boards=24)


@pytest.fixture
def page(home, shown):
    made = RulingPage()
    shown(made, 760, 640)
    made.show_document(MatchDocument(CHOICE))
    return made


def open_sheet(page, sheet):
    """Begin with the match of a sheet."""
    choice = replace(CHOICE, boards=len(sheet.lines))
    page.document.open(Match(sheet, choice), Path("match.vpmatch"))


def change(page, sheet):
    """Change the sheet of the match, as the other page does."""
    page.document.request(sheet, "sheet")


def column(page, number):
    model = page.table.table_model
    return [model.index(row, number).data() for row in range(model.rowCount())]


def choose(combo, value):
    """Choose an entry as by keyboard."""
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.emit(combo.currentIndex())


def cut_short(qtbot, page):
    type_into(qtbot, page.form.names.home, "Rovers")
    type_into(qtbot, page.form.names.away, "Tigers")
    type_into(qtbot, page.form.imps.home, "40")
    type_into(qtbot, page.form.imps.away, "30")
    type_into(qtbot, page.form.played, "22")


def test_a_match_cut_short_by_keyboard(qtbot, page):
    cut_short(qtbot, page)
    assert column(page, 0) == [
        "Scale for the boards played",
        "Full scale with averages",
        "Full scale as it stands",
        "Match does not count",
    ]
    assert column(page, 4) == ["preferred", "", "", ""]
    assert page.result.text() == "Rovers 12.43 – Tigers 7.57"
    assert page.form.plus.home.value() == 2  # both sides get it, as neither is at fault
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert "22.54, not to 20.00" in page.reasons.toPlainText()
    QApplication.processEvents()
    assert faults(page) == []
    QAbstractItemModelTester(
        page.table.table_model, QAbstractItemModelTester.FailureReportingMode.Warning
    )


@pytest.mark.parametrize("what", ["cancelled", "forfeit"])
def test_nothing_is_cut_off_in_large_text(home, shown, what):
    QApplication.setFont(paper_font(20))
    page = RulingPage()
    shown(page, 780, 560)
    page.show_document(MatchDocument(CHOICE))
    choose(page.form.what, what)
    QApplication.processEvents()
    assert faults(page) == []
    assert page.panes.stacked
    assert page.table.width() > 700
    page.resize(2400, 900)
    QApplication.processEvents()
    assert not page.panes.stacked
    assert page.form.width() < page.table.width()


def test_who_is_at_fault_decides_the_averages_until_they_are_typed(qtbot, page):
    cut_short(qtbot, page)
    choose(page.form.fault, "away")
    assert (page.form.plus.home.value(), page.form.minus.away.value()) == (2, 2)
    type_into(qtbot, page.form.played, "21")
    assert (page.form.plus.home.value(), page.form.minus.away.value()) == (3, 3)
    type_into(qtbot, page.form.minus.away, "1")
    assert "⚠ Both sides need an average" in page.problem.text()
    assert page.table.table_model.rowCount() == 0
    assert page.subject is None
    type_into(qtbot, page.form.even.away, "2")
    assert not page.problem.isVisible()
    type_into(qtbot, page.form.played, "20")
    assert (page.form.minus.away.value(), page.form.even.away.value()) == (1, 2)


def test_every_field_is_a_step_that_can_be_undone(qtbot, page):
    steps = page.document
    assert not steps.can_undo
    cut_short(qtbot, page)
    type_into(qtbot, page.form.played, "20")
    assert steps.undo_text == "boards with a result"
    steps.undo()  # a run of changes of one field is one step
    assert page.form.played.value() == 24
    assert (steps.undo_text, steps.redo_text) == ("IMPs", "boards with a result")
    steps.redo()
    assert page.form.played.value() == 20
    while steps.can_undo:
        steps.undo()
    assert page.form.names.home.text() == ""
    steps.redo()
    assert page.form.names.home.text() == "Rovers"


def test_the_choice_of_a_ruling_lasts(qtbot, page):
    cut_short(qtbot, page)
    page.table.setCurrentIndex(page.table.table_model.index(3, 0))
    type_into(qtbot, page.form.played, "21")
    assert page.result.text() == "Rovers 12.00 – Tigers 12.00"
    slip, rulings = page.subject.sheets
    assert (slip, rulings) == (match_sheets.RULING_SLIP, match_sheets.RULINGS)
    choice = ExportChoice(slip)
    (section,) = page.subject.sections(choice, Language())
    assert section.table.rows[0][0].text == "Rovers 12.00 – Tigers 12.00"
    assert page.subject.file_name(choice) == "rovers-tigers-ruling-slip"
    assert "pdf" in formats_for(slip)


def test_the_chosen_ruling_is_picked_and_printed_by_keyboard(qtbot, page):
    cut_short(qtbot, page)
    page.go_further()
    assert QApplication.focusWidget() is page.table  # as the keyboard was in the form
    page.go_further()
    assert QApplication.focusWidget() is page.form.what
    with qtbot.waitSignal(page.printRequested) as asked:
        qtbot.keyClick(page.slip, Qt.Key.Key_Space)
    assert asked.args == [match_sheets.RULING_SLIP]
    page.show_scale(CHOICE, None, "There is none.")
    assert page.subject is None or not page.slip.isEnabled()


def test_in_a_narrow_page_the_keyboard_brings_its_part_into_sight(qtbot, page):
    page.resize(500, 420)
    cut_short(qtbot, page)
    QApplication.processEvents()
    assert page.panes.stacked
    for part in (page.table, page.form.what):
        page.go_further()
        QApplication.processEvents()
        assert part.hasFocus()
        top = part.mapTo(page, QPoint(0, 0)).y()
        assert 0 <= top <= page.height() - part.height()


def test_the_slip_is_offered_whatever_was_printed_last(open_desk, qtbot, home):
    window = open_desk()
    window.show_room("match")
    window.room.go_page("ruling")
    assert window.room.page.form.what.hasFocus()
    window.room.go_page("ruling")
    assert window.room.page.table.hasFocus()
    last = replace(window.settings.export_of("match"), what=match_sheets.RULINGS)
    window.settings = window.settings.remembering({"match": RoomMemory(export=last)})
    kept = []
    window.room.page.slip.click()
    dialog = window.findChild(ExportDialog)
    assert dialog.form.choice.what is match_sheets.RULING_SLIP
    assert dialog.form.choice.format == PRINTER
    dialog.settingsChanged.connect(kept.append)
    dialog.form.format.setCurrentIndex(dialog.form.format.findData("csv"))
    dialog.file.name.setText(str(home / "slip.csv"))
    dialog.export_button.click()
    qtbot.waitUntil(lambda: bool(kept))
    assert "Director" in (home / "slip.csv").read_text(encoding="utf-8-sig")
    assert kept[-1].export_of("match").what is match_sheets.RULINGS


@pytest.mark.parametrize(
    ("what", "asked", "hidden"),
    [
        ("void", ("fault", "names"), ("played", "imps", "average")),
        ("bye", ("names", "average"), ("played", "fault", "plus")),
        ("forfeit", ("fault", "average"), ("imps", "minus", "planned")),
    ],
)
def test_only_what_matters_is_asked(page, what, asked, hidden):
    choose(page.form.what, what)

    def visible(name):
        field = getattr(page.form, name)
        return getattr(field, "home", field).isVisible()

    assert all(map(visible, asked))
    assert not any(map(visible, hidden))
    assert page.form.names.away.isVisible() == (what != "bye")


def test_more_boards_than_planned(qtbot, page):
    choose(page.form.what, "too many")
    assert page.form.played.value() == 25
    assert page.form.extra.home.isVisible()
    assert not page.form.plus.home.isVisible()
    type_into(qtbot, page.form.imps.home, "30")
    type_into(qtbot, page.form.imps.away, "20")
    type_into(qtbot, page.form.extra.away, "10")
    type_into(qtbot, page.form.played, "26")
    assert column(page, 0) == ["Planned boards alone", "Scale for the boards played"]
    assert column(page, 4) == ["preferred", ""]
    assert page.result.text() == "Home side 12.33 – Visitors 7.67"
    page.table.setCurrentIndex(page.table.table_model.index(1, 0))
    assert page.result.text() == "Home side 10.00 – Visitors 10.00"
    assert "Boards played 26, planned 24. IMPs on the planned 30 – 20, on others 0 – 10." in (
        page.reasons.toPlainText()
    )
    type_into(qtbot, page.form.played, "24")
    assert "more than the 24 planned ones" in page.problem.text()
    page.document.undo()
    choose(page.form.what, "cut short")
    assert page.form.played.value() == 24


def test_the_averages_of_a_void_match_are_asked_where_they_count(qtbot, page):
    choose(page.form.what, "void")
    assert not page.form.average.home.isVisible()
    choose(page.bar.combo, "4-ebu")
    assert page.form.average.home.isVisible()
    type_into(qtbot, page.form.average.home, "13.5")
    assert page.result.text() == "Home side 13.50 – Visitors 12.00"


def test_a_match_void_by_one_side_is_won_by_averages_plus_in_england(page):
    choose(page.form.what, "void")
    choose(page.form.fault, "away")
    assert page.result.text() == "Home side 12.00 – Visitors 8.00"
    choose(page.bar.combo, "4-ebu")
    assert page.result.text() == "Home side 16.64 – Visitors 3.36"


def test_a_forfeit_needs_somebody_at_fault(page):
    choose(page.form.what, "forfeit")
    assert page.problem.text() == "⚠ Choose the side at fault: it forfeits."
    choose(page.form.fault, "home")
    assert page.result.text() == "Home side 8.00 – Visitors 12.00"


def test_averages_of_other_matches_count_where_the_regulation_wants_them(qtbot, page):
    choose(page.form.what, "bye")
    choose(page.bar.combo, "2-round-robin")
    assert page.result.text() == "Home side 12.00 VP"
    type_into(qtbot, page.form.average.home, "13.75")
    assert page.result.text() == "Home side 13.75 VP"
    page.document.undo()
    assert page.form.average.home.text() == "–"
    page.document.undo()
    assert page.bar.combo.currentText() == "Teams"


def test_the_boards_are_those_of_the_scale(qtbot, page):
    page.document.choose(replace(CHOICE, boards=16))
    assert page.form.played.value() == 16
    type_into(qtbot, page.form.played, "10")
    page.document.choose(CHOICE)
    assert (page.form.played.value(), page.form.planned.text()) == (10, "of 24")
    assert (page.form.plus.home.value(), page.form.plus.away.value()) == (14, 14)
    page.document.choose(replace(CHOICE, boards=8))  # with more averages than boards
    assert (page.form.played.value(), page.form.plus.home.value()) == (8, 0)
    assert not page.problem.isVisible()
    page.show_scale(CHOICE, None, "No scale.")
    assert page.problem.text() == "⚠ No scale."
    assert page.result.text() == ""


def test_the_score_sheet_is_taken_over_until_something_is_entered(qtbot, page):
    sheet = replace(with_status(new_sheet(24), 3, Status.ADJUSTED, (3, 3)), home="Aces")
    open_sheet(page, sheet)
    assert page.form.names.home.text() == "Aces"
    assert (page.form.what.currentData(), page.form.plus.away.value()) == ("cancelled", 1)
    assert not page.take.isEnabled()
    assert not page.document.can_undo
    change(page, replace(sheet, home="Kings", event="Cup", round="Final"))
    (slip,) = page.subject.sections(ExportChoice(match_sheets.RULING_SLIP), Language())
    assert slip.event == "Cup – Final"
    assert page.form.names.home.text() == "Kings"
    type_into(qtbot, page.form.penalty.home, "1.5")
    change(page, replace(sheet, home="Queens"))
    assert page.form.names.home.text() == "Kings"
    page.take.click()
    assert (page.form.names.home.text(), page.form.penalty.home.value()) == ("Queens", 0)
    page.document.undo()
    assert page.form.names.home.text() == "Kings"


def test_the_sheet_may_get_more_boards_before_the_scale_does_or_after(page):
    played = with_status(new_sheet(24), 24, Status.CANCELLED)
    open_sheet(page, played)
    change(page, with_boards(played, 32, 1))
    page.document.choose(replace(CHOICE, boards=32))
    assert (page.form.played.value(), page.form.planned.text()) == (31, "of 32")
    assert not page.take.isEnabled()
    page.document.choose(CHOICE)
    change(page, replace(played, home="Aces"))
    assert page.form.names.home.text() == "Aces"
    assert page.form.planned.text() == "of 24"


def test_another_regulation_reads_the_score_sheet_anew(page):
    open_sheet(page, replace(new_sheet(24), carry_imps=(500, 0), carry_vps=(0, 125)))
    assert page.form.carried.home.value() == 5
    choose(page.bar.combo, "2-round-robin")
    assert (page.form.carried.home.value(), page.form.carried.away.value()) == (0, 1.25)
    assert page.form.carried.label.text() == "Carried &over, VP"
    page.document.undo()
    assert (page.form.carried.home.value(), page.form.carried.away.value()) == (5, 0)


def test_numbers_are_changed_and_saved_as_a_regulation_of_ones_own(qtbot, page):
    cut_short(qtbot, page)
    page.bar.change.trigger()
    (dialog,) = page.findChildren(RegulationDialog)
    assert dialog.name.text() == "Teams, own"
    dialog.numbers["average_plus"].setValue(2.5)
    dialog.numbers["carry_most"].setValue(10)
    dialog.words["cut_short"].setCurrentIndex(1)
    dialog.name.setText(" ")
    dialog.buttons.accepted.emit()
    assert dialog.complaint.text == "A regulation needs a name."
    (error,) = (each for each in dialog.findChildren(FieldError) if each.isVisible())
    assert error.text() == "⚠ A regulation needs a name."
    assert dialog.rect().contains(error.geometry())
    assert dialog.name.accessibleDescription() == "A regulation needs a name."
    dialog.name.setText("Club")
    assert dialog.complaint.text == ""
    assert faults(dialog) == []
    dialog.buttons.accepted.emit()
    assert page.bar.combo.currentText() == "Club"
    assert column(page, 4) == ["", "preferred", "", ""]
    assert "2 × +2.5" in page.reasons.toPlainText()
    path = settings_path().parent / "regulations" / "own-club.vprules"
    saved = read_regulation(path)
    assert (saved.average_plus, saved.carry_most, saved.cut_short) == (250, 1000, Way.AVERAGES)
    assert not RulingPage().bar.remove.isEnabled()  # another page begins with the first
    page.bar.remove.trigger()
    assert not path.exists()
    assert page.bar.combo.currentText() == "Teams"
    page.bar.put_back.trigger()
    assert read_regulation(path) == saved
    assert page.bar.combo.currentText() == "Club"
    assert not page.bar.put_back.isEnabled()
    page.bar.keep(replace(saved, bye=5000))
    page.bar.put_back.trigger()
    assert read_regulation(path) == saved


def test_regulations_come_from_files_and_go_to_them(page, tmp_path):
    file = tmp_path / "event.vprules"
    write_regulation(file, replace(built_in()[2], name="Event"))
    assert page.open_file(file)
    assert page.bar.combo.currentText() == "Event"
    assert not page.open_file(Path("players.csv"))
    out = tmp_path / "handed-on"
    page.bar.save_as.trigger()
    choose_file(page, "saveRegulationDialog", out)
    assert read_regulation(out.with_suffix(".vprules")).name == "Event"
    file.write_text("{}")
    page.bar.open.trigger()
    choose_file(page, "openRegulationDialog", file)
    assert "event.vprules" in page.file_line.text()
    assert page.bar.combo.currentText() == "Event"


def test_rows_and_reasons_are_copied(qtbot, page):
    page.select_all()
    page.copy_with_headings()
    lines = QGuiApplication.clipboard().text().splitlines()
    QGuiApplication.clipboard().clear()
    assert lines[0].startswith("Ruling\tHome side VP\tVisitors VP")
    assert lines[1].startswith("Scale for the boards played\t10.00\t10.00")
    page.reasons.setFocus()
    page.select_all()
    assert page.reasons.textCursor().hasSelection()


def test_names_are_no_rich_text(qtbot, page):
    type_into(qtbot, page.form.names.home, "<b>A & co")
    type_into(qtbot, page.form.imps.home, "7")
    assert "<b>A & co wins by 7 IMPs" in page.reasons.toPlainText()
    assert page.result.text().startswith("<b>A & co 1")


def test_a_ruling_is_adopted_and_taken_back(qtbot, page):
    assert not page.adopt.isDefault()
    cut_short(qtbot, page)
    assert not page.standing.isVisible()  # there is no result of a score sheet
    page.table.setCurrentIndex(page.table.table_model.index(1, 0))
    qtbot.keyClick(page.adopt, Qt.Key.Key_Space)
    adopted = page.document.match.ruled.adopted
    assert adopted.way is Way.AVERAGES
    assert page.standing.text() == "Adopted: this ruling is the result of the match."
    assert column(page, 4) == ["preferred", "adopted", "", ""]
    page.table.setCurrentIndex(page.table.table_model.index(0, 0))
    assert "another ruling that was adopted: Full scale with averages" in page.standing.text()
    change(page, with_status(page.document.sheet, 3, Status.CANCELLED))
    assert page.standing.text().startswith("⚠ ")
    assert "The score sheet was " in page.standing.text()
    page.document.undo()
    type_into(qtbot, page.form.played, "20")  # another case: the ruling stays what it was
    assert page.document.match.ruled.adopted == adopted
    assert column(page, 4) == ["preferred", "", "", ""]
    page.document.undo()
    page.table.setCurrentIndex(page.table.table_model.index(1, 0))
    assert page.adopt.text() == "Take Back"
    page.adopt.click()
    assert page.document.match.ruled.adopted is None
    page.document.undo()
    assert page.document.match.ruled.adopted == adopted
    page.document.undo()
    assert page.document.match.ruled.adopted is None
    assert page.document.undo_text == "boards with a result"


def test_a_ruling_on_other_results_than_those_of_the_sheet_is_asked_about_once(qtbot, page):
    sheet = new_sheet(24)
    entries = (parse_entry("420"), parse_entry("420"))
    lines = (*(replace(each, entries=entries) for each in sheet.lines[:4]), *sheet.lines[4:])
    open_sheet(page, replace(sheet, lines=lines))
    assert page.form.played.value() == 4
    page.adopt.click()  # on what the sheet says
    assert page.findChild(QMessageBox, "adoptQuestion") is None
    assert page.adopt.text() == "Take Back"
    page.adopt.click()
    type_into(qtbot, page.form.played, "13")
    page.adopt.click()
    question = page.findChild(QMessageBox, "adoptQuestion")
    told = question.informativeText()
    assert "score sheet says: boards with a result 4 of 24, IMPs 0 – 0." in told
    assert "ruling is on: boards with a result 13 of 24, IMPs 0 – 0." in told
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert not page.document.match.ruled.adopted
    page.adopt.click()
    question = page.findChildren(QMessageBox, "adoptQuestion")[-1]
    question.findChild(QAbstractButton, "adoptAllTheSame").click()
    assert page.document.match.ruled.adopted.case.played == 13
    page.document.undo()
    assert page.document.match.ruled.adopted is None
    page.adopt.click()  # asked once
    assert page.document.match.ruled.adopted is not None
    choose(page.form.what, What.FORFEIT.value)
    choose(page.form.fault, Fault.AWAY.value)
    page.adopt.click()  # of a match that has scores
    question = page.findChildren(QMessageBox, "adoptQuestion")[-1]
    told = question.informativeText()
    assert "4 of 24, IMPs 0 – 0. The ruling says: The match was not played." in told
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert page.document.match.ruled.adopted.case.what is not What.FORFEIT
    choose(page.form.what, What.VOID.value)  # whatever was played
    page.adopt.click()
    assert page.document.match.ruled.adopted.case.what is What.VOID


def test_who_is_at_fault_is_told_with_the_ruling(qtbot, page):
    cut_short(qtbot, page)
    choose(page.form.fault, "away")
    assert "Tigers is at fault; Rovers is not." in page.reasons.toPlainText()


def test_a_regulation_that_only_the_match_has_is_shown_and_stays(page):
    handed_on = replace(built_in()[0], name="Cup", key="own-cup", own=True, void_neither=5000)
    match = replace(page.document.match, ruled=Ruled(Case(What.VOID, 24, 24), handed_on))
    page.document.open(match, Path("cup.vpmatch"))
    assert page.bar.combo.currentText() == "Cup, as in the match"
    assert page.result.text() == "Home side 10.00 – Visitors 10.00"
    assert not page.bar.remove.isEnabled()
    with_others = page.bar.combo.count()
    choose(page.bar.combo, "2-round-robin")
    assert page.bar.combo.count() == with_others - 1
    page.document.undo()
    assert page.bar.combo.currentText() == "Cup, as in the match"
    page.bar.keep(handed_on)
    assert page.bar.combo.currentText() == "Cup"


def test_the_page_goes_on_in_another_language(qtbot, page):
    cut_short(qtbot, page)
    other = RulingPage()
    qtbot.addWidget(other)
    other.show_document(page.document)
    page.table.setCurrentIndex(page.table.table_model.index(2, 0))
    other.restore(page.kept)
    assert other.form.names.away.text() == "Tigers"
    (slip,) = sure(other.subject).sections(ExportChoice(match_sheets.RULING_SLIP), Language())
    assert "Full scale as it stands" in [row[0].text for row in sure(slip.table).rows]


def accessible(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_every_widget_has_a_name_and_every_key_is_one_of_a_kind(page):
    for what in What:
        case = Case(what, 24, 20, fault=Fault.HOME)
        page.form.requested.emit(case, "case", "case")
        shown = [each for each in page.findChildren(QWidget) if each.isVisible()]
        assert [each for each in focusable(page) if not accessible(each)] == []
        texts = [each.text() for each in shown if isinstance(each, QLabel | QAbstractButton)]
        keys = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
        assert [key for key, count in keys.items() if count > 1] == []
        assert not set(keys) & set("fevghmbsrz")  # of the menus and the controls above


def test_the_window_remembers_the_regulation_and_tells_the_sheet(open_desk, qtbot):
    desk = open_desk()
    desk.show_room("match")
    room = desk.house.keepers["match"].room
    sheet = replace(room.document.sheet, home="Aces")
    room.document.request(sheet, "name")
    room.go_page("ruling")
    assert room.page.form.names.home.text() == "Aces"
    choose(room.page.bar.combo, "3-butler")
    assert desk.settings.of("match").own["regulation"] == "3-butler"
    while room.document.can_undo:  # so that it closes without a question
        room.document.undo()
    desk.close()
    again = open_desk()
    again.show_room("match")
    again.house.keepers["match"].room.go_page("ruling")
    assert again.house.keepers["match"].room.page.bar.combo.currentText() == "Butler"


def test_a_file_of_ones_own_that_cannot_be_read_is_told(home, qtbot):
    folder = settings_path().parent / "regulations"
    folder.mkdir(parents=True)
    (folder / "own-bad.vprules").write_text("{")
    page = RulingPage()
    qtbot.addWidget(page)
    assert "own-bad.vprules" in page.file_line.text()
    assert page.bar.combo.count() == 4
