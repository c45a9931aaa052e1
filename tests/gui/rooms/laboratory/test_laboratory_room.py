"""The laboratory looks into the scale of the scales room; its proof explains each correction."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLabel, QTabBar

from tests.gui.accessible_builders import focusable
from tests.gui.room_builders import scales_of
from tests.gui.rooms.laboratory.check_page_builders import printed
from tests.sure import sure
from vpdesk.files.scale_library import built_in
from vpdesk.formats.choice import FIRST
from vpdesk.gui.desk.clipboard import clipboard_steps
from vpdesk.gui.desk.paged_room import PagedRoom
from vpdesk.gui.rooms.laboratory.proof_page import WHY, WORDS, ProofPage
from vpdesk.gui.widgets.plot_legend import Legend
from vpdesk.report.document import Letterhead
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.language import Language
from vpdesk.scales import ScaleRule, continuous_scale
from vpdesk.stepwise import finished


@pytest.fixture
def lab(desk):
    desk.show_room("laboratory")
    desk.activateWindow()
    room = desk.house.keepers["laboratory"].room
    room.show_page("proof")
    return room


@pytest.fixture
def proof(lab) -> ProofPage:
    return lab.page


def pick(proof: ProofPage, margin: int) -> None:
    """Pick a row as a user does."""
    row = proof.table.table_model.table.row_starts.index(margin)
    proof.table.setCurrentIndex(proof.table.table_model.index(row, 0))


def drop(window, path: Path) -> bool:
    """Drop a file, if the window would take it; whether it would."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    rest = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), *rest, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *rest, keys))
        QApplication.processEvents()
    return enter.isAccepted()


def test_the_scale_is_that_of_the_scales_room_both_ways(desk, lab):
    lab.controls.boards.setValue(24)
    assert scales_of(desk).choice.boards == 24
    assert desk.windowTitle() == "Proof, 24 boards"
    scales_of(desk).request(replace(scales_of(desk).choice, boards=32, kind="discrete"))
    assert lab.controls.boards.value() == 32
    assert lab.page.views.tabText(0) == "Bands"
    desk.menus.action("undo").trigger()
    assert (lab.choice.boards, lab.choice.kind) == (24, "continuous")
    desk.menus.action("redo").trigger()
    assert lab.controls.boards.value() == 32


def test_a_page_that_is_not_seen_follows_when_it_is(desk, lab, proof):
    desk.show_room("scales")
    seen = proof.words.toPlainText()
    scales_of(desk).request(replace(scales_of(desk).choice, boards=60))
    assert proof.words.toPlainText() == seen
    desk.show_room("laboratory")
    assert "√60" in proof.words.toPlainText()


def test_keys_lead_to_the_pages_and_to_the_boards(qtbot, desk, lab):
    other = next(name for name in lab.page_names if name != "proof")
    lab.show_page(other)
    qtbot.keyClick(desk, Qt.Key.Key_F4)
    assert lab.page_name == "proof"
    assert lab.page.isAncestorOf(QApplication.focusWidget())
    assert lab.tabs.tabToolTip(0) == "Proof (F4)"
    qtbot.keyClick(desk, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert lab.controls.boards.hasFocus()


def test_everything_in_the_proof_has_a_name_and_is_reached_by_tab(qtbot, lab, proof):
    lab.go_boards()
    reached = set()
    for _ in range(60):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    for widget in focusable(proof):
        assert widget.accessibleName() or isinstance(widget, QTabBar), widget
        assert widget in reached, widget


def test_picking_a_raised_cell_shows_what_forced_it(desk, lab, proof):
    lab.controls.boards.setValue(24)
    assert proof.side.currentIndex() == WORDS
    assert "12 margins" in proof.words.toPlainText()
    QAbstractItemModelTester(proof.table.model())
    pick(proof, 41)
    assert proof.side.currentIndex() == WHY
    assert "41 IMPs: 17.25 VP instead of 17.24" in proof.why.toPlainText()
    assert "up to 44 IMPs" in proof.why.toPlainText()
    proof.views.setCurrentIndex(1)
    assert "Violation at 5 IMPs" in proof.why.toPlainText()
    proof.views.setCurrentIndex(2)
    assert "Step 1: 5 IMPs" in proof.why.toPlainText()
    proof.views.setCurrentIndex(0)
    assert "41 IMPs: 17.25 VP instead of 17.24" in proof.why.toPlainText()


def test_the_picked_margin_stays_when_the_boards_change(lab, proof):
    lab.controls.boards.setValue(24)
    pick(proof, 41)
    lab.controls.boards.setValue(41)
    starts = proof.table.table_model.table.row_starts
    row = proof.table.currentIndex().row()
    assert starts[row] == 41
    assert "41 IMPs: 16.03 VP instead of 16.02" in proof.why.toPlainText()
    lab.controls.boards.setValue(8)
    assert "40 IMPs" in proof.why.toPlainText()
    lab.controls.boards.setValue(24)
    assert "41 IMPs" in proof.why.toPlainText()


def test_where_nothing_was_corrected_it_says_so(lab, proof):
    lab.controls.boards.setValue(2)
    assert proof.empty.isVisible()
    assert "nothing was corrected" in proof.empty.text()
    proof.go_first()
    assert proof.words.hasFocus()
    lab.controls.boards.setValue(24)
    assert proof.table.isVisible()


def test_a_printed_scale_shows_its_own_differences(desk, lab, proof):
    acbl = next(family for family in built_in() if family.key == "acbl-20")
    scales_of(desk).request(replace(scales_of(desk).choice, family=acbl, boards=24))
    assert "nothing was computed or corrected" in proof.words.toPlainText()
    pick(proof, 3)
    assert "4 wide, the one below it 5" in proof.why.toPlainText()


def test_without_a_scale_it_says_why_and_exports_nothing(desk, lab, proof):
    scales_of(desk).request(replace(scales_of(desk).choice, kind="discrete", v0=12.5))
    assert "has whole VP" in desk.findChild(QLabel, "proofErrorLabel").text()
    assert proof.error.isVisible()
    assert not desk.menus.action("export").isEnabled()
    desk.menus.action("undo").trigger()
    assert desk.menus.action("export").isEnabled()
    assert not proof.error.isVisible()


def test_the_proof_is_exported_with_settings_of_its_own(desk, lab, proof):
    desk.menus.action("export").trigger()
    dialog: Any = next(
        each for each in QApplication.topLevelWidgets() if each.objectName() == "exportDialog"
    )
    assert dialog.form.choice.what is lab_sheets.PROOF
    assert dialog.form.what.currentText() == "Proof, in words"
    assert dialog.form.form.count() == 1
    assert Path(dialog.file.name.text()).name == "vp-continuous-16-proof.pdf"
    dialog.reject()


def test_rows_and_words_are_copied(qtbot, lab, proof):
    lab.controls.boards.setValue(8)
    proof.go_first()
    pick(proof, 40)
    lab.copy_with_headings()
    assert QGuiApplication.clipboard().text() == (
        "IMPs\tRounded\tRaised to\tBy\tForced between\n40\t19.73\t19.74\t0.01\t39 – 41\n"
    )
    proof.why.setFocus()
    lab.select_all()
    lab.copy()
    assert "40 IMPs: 19.74 VP instead of 19.73" in QGuiApplication.clipboard().text()


def test_page_and_panes_are_remembered(open_desk):
    desk = open_desk()
    desk.show_room("laboratory")
    lab = desk.house.keepers["laboratory"].room
    other = lab.page_names[-1]
    lab.show_page("proof")
    QApplication.processEvents()
    lab.page.panes.setSizes([300, 700])
    sizes = lab.page.panes.sizes()
    lab.show_page(other)
    desk.close()
    desk = open_desk()
    assert desk.room_name == "laboratory"
    lab = desk.house.keepers["laboratory"].room
    assert lab.page_name == other
    lab.show_page("proof")
    QApplication.processEvents()
    assert lab.page.panes.sizes() == sizes


@pytest.mark.parametrize("widths", [(), (99,), (0, 5), (0, 99, 1), (1, 2, 300)])
def test_widths_of_another_version_do_no_harm(lab, widths):
    lab.restore_layout(widths)
    assert lab.widths[0] in range(len(lab.page_names))


def test_a_dropped_file_goes_to_the_page_that_takes_it(desk, lab, monkeypatch, tmp_path):
    taken: list[Path] = []
    table = tmp_path / "table.txt"
    assert not drop(desk, table)
    monkeypatch.setattr(ProofPage, "suffixes", (".txt", ".csv"))
    monkeypatch.setattr(ProofPage, "open_file", lambda page, path: not taken.append(path))
    assert drop(desk, table)
    assert drop(desk, tmp_path / "table.csv")
    assert taken == [table, tmp_path / "table.csv"]
    desk.show_room("scales")
    assert not drop(desk, table)
    for ending in ("xlsx", "ods"):  # the laboratory's, whichever room is shown
        assert drop(desk, tmp_path / f"table.{ending}")


def test_a_file_that_the_page_refuses_opens_as_elsewhere(desk, lab, monkeypatch, tmp_path):
    evening = tmp_path / "evening.asc"
    monkeypatch.setattr(ProofPage, "suffixes", (".asc",))
    opened: list[Path] = []
    monkeypatch.setattr(desk.house.keepers["movements"], "open", opened.append)
    assert drop(desk, evening)
    assert opened == [evening]


def test_what_a_page_keeps_survives_another_language(desk, lab, monkeypatch):
    monkeypatch.setattr(ProofPage, "kept", "work")
    restored: list[object] = []
    monkeypatch.setattr(ProofPage, "restore", lambda page, kept: restored.append(kept))
    desk.set_preferences(replace(desk.settings, language="cs"))
    assert restored == ["work"]
    assert desk.room_name == "laboratory"
    assert desk.house.keepers["laboratory"].room is not lab
    QApplication.processEvents()
    assert desk.house.keepers["laboratory"].room.isVisible()


def test_every_page_has_a_key(lab):
    assert isinstance(lab, PagedRoom)
    keys = [lab.tabs.tabToolTip(tab).rpartition("(")[2] for tab in range(lab.tabs.count())]
    assert len(set(keys)) == len(keys) == len(lab.page_names)


def test_the_clipboard_has_each_table_under_its_title(lab, proof):
    lab.controls.boards.setValue(8)
    choice = replace(FIRST["laboratory"], format="clipboard")
    data = finished(clipboard_steps(choice, proof.subject, Letterhead(), Language()))
    lines = data.text().splitlines()
    assert lines[0] == "Proof, 8 boards"
    at = lines.index("Raised cells, 8 boards")
    assert lines[at - 1] == ""
    assert lines[at + 2] == "40\t19.73\t19.74\t0.01\t39 – 41"


def test_the_plot_of_the_scales_room_follows_once_it_is_seen(open_desk):
    window = open_desk()
    drawn = sure(scales_of(window).plot)._chart
    window.show_room("laboratory")
    scales_of(window).request(replace(scales_of(window).choice, boards=30))
    assert sure(scales_of(window).plot)._chart is drawn
    window.show_room("scales")
    (current,) = [
        curve for curve in sure(sure(scales_of(window).plot)._chart).curves if curve.current
    ]
    assert current.boards == 30


@pytest.mark.parametrize("zoom", [125, 200])
def test_tables_keep_rows_in_sight_in_large_german_type_at_1024_x_700(open_desk, qtbot, zoom):
    desk = open_desk()
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, language="de", zoom=zoom))
    desk.show_room("laboratory")
    desk.room.show_page("calibration")
    page = desk.room.page
    lines = ["Boards;Margin", *["16;20"] * 190, *["16;62"] * 10, *["24;31"] * 60, *["32;8"] * 40]
    QGuiApplication.clipboard().setText("\n".join(lines))
    page.paste_button.click()
    qtbot.waitUntil(lambda: page.report is not None and not page._work.running)
    row = page.table.rowHeight(0)
    qtbot.waitUntil(lambda: page.table.viewport().height() >= 3 * row)
    qtbot.waitUntil(lambda: page.words.viewport().height() >= 7 * page.fontMetrics().height())
    desk.room.show_page("check")
    page = desk.room.page
    table = printed(continuous_scale(ScaleRule(24))).replace("14.26", "14,26")
    QGuiApplication.clipboard().setText(table)
    page.paste_button.click()
    qtbot.waitUntil(lambda: page.report is not None and not page._work.running)
    assert page.report.lines
    for shown in (page.mistakes, page.column):
        qtbot.waitUntil(lambda shown=shown: shown.viewport().height() >= 3 * shown.rowHeight(0))
    assert page.column.horizontalScrollBar().maximum() == 0
    if zoom == 125:
        assert page.mistakes.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("zoom", [125, 200])
def test_the_models_keep_row_names_and_curves_in_sight_at_1024_x_700(open_desk, qtbot, zoom):
    desk = open_desk()
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, language="de", zoom=zoom))
    desk.show_room("laboratory")
    desk.room.show_page("models")
    page = desk.room.page
    qtbot.waitUntil(lambda: page.plot.height() >= 7 * page.fontMetrics().height())
    assert page.table.horizontalScrollBar().value() == 0
    figures = page.table.columnViewportPosition(1) + page.table.columnWidth(1)
    assert figures <= page.table.viewport().width()
    legend = page.plot.findChild(Legend)
    qtbot.waitUntil(legend.isHidden)  # there is no place that hides no curve
    bottom, below = (
        each.mapToGlobal(each.rect().bottomLeft()).y() for each in (page.plot, page.read_out)
    )
    assert bottom < below - page.read_out.height()
    desk.resize(1024, 700)
    page.panes.setSizes([100, 800])
    if zoom == 125:
        qtbot.waitUntil(lambda: not legend.isHidden())


def test_all_of_it_is_in_sight_at_1024_x_700(qtbot, desk, lab):
    desk.resize(1024, 700)
    lab.show_page("calibration")
    page = lab.page
    lines = ["Boards;Margin", *["16;20"] * 190, *["16;62"] * 10, *["24;31"] * 60, *["32;8"] * 40]
    QGuiApplication.clipboard().setText("\n".join(lines))
    page.paste_button.click()
    qtbot.waitUntil(lambda: page.report is not None and not page._work.running)
    qtbot.waitUntil(lambda: page.words.verticalScrollBar().maximum() == 0)
    assert page.table.viewport().height() >= 3 * page.table.rowHeight(0)
    lab.show_page("check")
    page = lab.page
    table = printed(*(continuous_scale(ScaleRule(n)) for n in (8, 16, 28)))
    table = table.replace("28 boards", "24 boards").replace("15.76", "15.67")
    QGuiApplication.clipboard().setText(table)
    page.paste_button.click()
    qtbot.waitUntil(lambda: page.report is not None and not page._work.running)
    (line, *_) = page.report.lines
    assert line.what == "headed 24 boards, it is the scale for 28 boards"
    assert page.mistakes.horizontalScrollBar().maximum() == 0
    assert not page.against.visibleRegion().isEmpty()
