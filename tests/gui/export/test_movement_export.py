"""Cards and sheets of a movement on paper, and the export dialog for them."""

import json
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.gui.export.pictures import assert_like_reference, pixels
from tests.gui.export.reports import ENGLISH, LETTERHEADS, MM, NO_HEAD, page_texts, read_pdf, words
from tests.sure import sure
from tests.unit.report.movements.movements import (
    HOWELL_13,
    MITCHELL_14,
    SHARE_AND_RELAY,
    all_play_all,
    from_file,
)
from vpdesk.formats.choice import FIRST, ExportChoice, Preset
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.formats.png_file import page_image
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.movements.formats import read
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.movements import sheets as movement_sheets
from vpdesk.report.movements.sheets import MovementSubject
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import ScaleSubject
from vpdesk.settings import Settings
from vpdesk.stepwise import finished

DPI = 110
EVENT = LETTERHEADS["event"]
A7, A6, A5 = (74, 105), (105, 148), (148, 210)


def planned(movement, part, form=Form.CARD, head=NO_HEAD, paper="A4"):
    choice = ExportChoice(part, form, paper=paper)
    return finished(plan_pages(choice, MovementSubject(movement), head, ENGLISH))


def card_size(plan):
    """Width and height of the cards in millimetres, from the marks for cutting."""
    sides = zip(*plan.pages[0].cuts, strict=True)
    return tuple(round(np.diff(sorted(set(side)))[0] / MM) for side in sides)


@pytest.mark.parametrize(
    ("movement", "part", "size"),
    [
        (MITCHELL_14, movement_sheets.GUIDES, A7),
        (HOWELL_13, movement_sheets.GUIDES, A7),
        (from_file("Howell14T7B26"), movement_sheets.GUIDES, A7),
        (SHARE_AND_RELAY, movement_sheets.GUIDES, A6),
        (all_play_all(16), movement_sheets.GUIDES, A7),
        (all_play_all(24), movement_sheets.GUIDES, A6),
        (MITCHELL_14, movement_sheets.TABLES, A6),
        (SHARE_AND_RELAY, movement_sheets.TABLES, A6),
    ],
)
def test_cards_are_as_small_as_can_be_read(qapp, movement, part, size):
    plan = planned(movement, part, head=EVENT)
    assert card_size(plan) == size
    assert plan.type_size >= 7.5
    panels = [panel for page in plan.pages for panel in page.panels]
    assert {panel.block.layout.size for panel in panels} == {plan.type_size}
    assert all(len(panel.block.table.rows) == panel.block.last for panel in panels)
    titles = [panel.title.lines[0] for panel in panels]
    name = "Pair" if part is movement_sheets.GUIDES else "Table"
    count = movement.pairs if part is movement_sheets.GUIDES else movement.tables
    assert titles == [f"{name} {number}" for number in range(1, count + 1)]


@pytest.mark.parametrize("paper", ["A4", "Letter", "A3"])
def test_larger_cards_keep_their_ink_off_the_cuts(qapp, paper):
    plan = planned(SHARE_AND_RELAY, movement_sheets.TABLES, head=EVENT, paper=paper)
    page, pixel = plan.pages[0], 72 / DPI
    dark = pixels(page_image(plan, 0, DPI)) < 250
    y, x = (np.arange(count) * pixel + pixel / 2 for count in dark.shape)
    near, marks = np.zeros(dark.shape, bool), np.zeros(dark.shape, bool)
    for cut_x, cut_y in page.cuts:
        beside, level = abs(x - cut_x)[None, :], abs(y - cut_y)[:, None]
        near |= (beside < 4 * MM - pixel) | (level < 4 * MM - pixel)
        marks |= ((beside < 1.5) & (level < 9)) | ((level < 1.5) & (beside < 9))
    assert not (dark & near & ~marks).any()
    assert (dark & marks).any()


def test_special_rounds_are_bold_on_paper(qapp):
    choice = ExportChoice(movement_sheets.TABLES, Form.SHEET)
    steps = export_steps(choice, MovementSubject(MITCHELL_14), NO_HEAD, ENGLISH)
    texts = [text for page in read_pdf(finished(steps)).pages for text in page_texts(page)]
    starts = [at for at, text in enumerate(texts) if text.text in ("Table 3", "Table 4")]
    texts = texts[starts[0] : starts[1]]
    bold = [text.text for text in texts if text.bold]
    assert bold[0] == "Table 3"
    assert [text for text in bold if text in ("7", "11", "3", "5 – 8", "switched")]
    assert "5 – 8" in bold
    assert "1 – 4" not in bold
    assert "1 – 4" in [text.text for text in texts]


def test_whom_a_card_is_for_stands_over_the_organisers_title(qapp):
    head = Letterhead("Club Evening", "Spring Pairs")
    panel = planned(MITCHELL_14, movement_sheets.GUIDES, head=head).pages[0].panels[0]
    assert panel.title.lines == ("Pair 1",)
    assert " ".join(panel.subtitle.lines).split() == ["Club", "Evening", "·", "Spring", "Pairs"]
    assert panel.title.size > 1.5 * panel.subtitle.size
    sheet = planned(MITCHELL_14, movement_sheets.ROUNDS, Form.SHEET, head).pages[2].panels[0]
    assert sheet.title.lines == ("Round 3",)


SHARE_PAGES = (movement_sheets.GUIDES, movement_sheets.TABLES, movement_sheets.ALL)


@pytest.mark.parametrize("part", movement_sheets.SHEETS)
def test_all_forms_of_all_parts(qapp, part):
    for form in part.forms:
        choice = ExportChoice(part, form)
        subject = MovementSubject(HOWELL_13)
        done = list(export_steps(choice, subject, EVENT, ENGLISH))
        assert done == sorted(done)
        assert 0 < done[-1] <= 1
        if form is not Form.CARD:
            plan = finished(plan_pages(choice, subject, EVENT, ENGLISH))
            shared = part in SHARE_PAGES and form is Form.SHEET
            assert len(plan.pages) <= subject.section_count(choice) // (2 if shared else 1)


def test_everything_is_a_booklet_that_names_its_movement(qapp):
    choice = ExportChoice(movement_sheets.ALL)
    data = finished(export_steps(choice, MovementSubject(MITCHELL_14), NO_HEAD, ENGLISH))
    assert len(words(data)) == 9  # of 14 pairs, 7 tables, 7 rounds and 3 tables
    assert sure(sure(read_pdf(data).metadata).title).startswith("Mitchell: 14 pairs")


@pytest.mark.parametrize(
    ("name", "movement", "part"),
    [
        ("movement-guides", HOWELL_13, movement_sheets.GUIDES),
        ("movement-tables", SHARE_AND_RELAY, movement_sheets.TABLES),
    ],
)
def test_cards_look_as_they_did(qapp, name, movement, part):
    assert_like_reference(page_image(planned(movement, part, head=EVENT), 0, 90), f"{name}.png")


# The dialog


@pytest.fixture
def dialog(desk):
    return open_dialog(desk, Settings())


def open_dialog(desk, settings, movement=MITCHELL_14):
    found = ExportDialog(MovementSubject(movement), settings, desk)
    found.open()
    return found


def choose(combo, data):
    combo.setCurrentIndex(combo.findData(data))
    assert combo.currentData() == data


def offered(combo):
    return [combo.itemData(i) for i in range(combo.count())]


def export(qtbot, dialog, path=None):
    """Export, and give the settings to remember."""
    if path is not None:
        dialog.file.name.setText(str(path))
    found = []
    dialog.settingsChanged.connect(found.append)
    with qtbot.waitSignal(dialog.exported):
        qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    return found[-1]


def test_the_dialog_begins_with_guide_cards(qtbot, dialog):
    form = dialog.form
    assert offered(form.what) == list(movement_sheets.SHEETS)
    assert form.choice == FIRST["movements"]
    assert offered(form.form) == [Form.CARD, Form.SHEET]
    assert dialog.file.text().endswith("mitchell-guide-cards.pdf")
    assert not form.first.isVisible()
    with qtbot.waitSignal(dialog.previewShown):
        pass
    assert dialog.preview.page.maximum() == 2
    assert "Type of" in dialog.note.text()


def test_another_part_has_its_own_forms_and_formats(dialog):
    form = dialog.form
    choose(form.what, movement_sheets.ROUNDS)
    assert offered(form.form) == [Form.SHEET, Form.WALL]
    assert "png" not in offered(form.format)
    choose(form.what, movement_sheets.MATRIX)
    assert "png" in offered(form.format)
    choose(form.what, movement_sheets.ALL)
    assert offered(form.form) == [Form.SHEET]


@pytest.mark.parametrize(("format_", "ending"), [("asc", "asc"), ("bridgemate", "csv")])
def test_a_file_of_the_whole_movement(qtbot, dialog, home, format_, ending):
    form = dialog.form
    choose(form.format, format_)
    assert not form.what.isEnabled()
    assert not form.language.isEnabled()
    assert not form.title.isEnabled()
    assert dialog.file.text().endswith(f"mitchell.{ending}")
    with qtbot.waitSignal(dialog.previewShown):
        pass
    shown = dialog.text_preview.toPlainText()
    export(qtbot, dialog, home / "out")
    text = (home / f"out.{ending}").read_text(encoding="utf-8")
    assert text.startswith(shown.splitlines()[0])
    assert read(text, format_).encounters == MITCHELL_14.encounters


def test_json_of_a_movement(qtbot, dialog, home):
    choose(dialog.form.format, "json")
    export(qtbot, dialog, home / "out.json")
    assert isinstance(json.loads((home / "out.json").read_text(encoding="utf-8")), dict)


def test_copied_cards_stand_under_their_titles(qtbot, dialog):
    choose(dialog.form.format, "clipboard")
    export(qtbot, dialog)
    lines = QGuiApplication.clipboard().mimeData().text().splitlines()
    assert lines[:2] == ["Pair 1", "Round\tTable\tSit\tAgainst\tBoards\tRemarks"]
    assert lines[9:11] == ["", "Pair 2"]


def test_what_cannot_be_written_is_told(qtbot, desk, home):
    odd = replace(MITCHELL_14, boards=tuple((i, i + 50) for i in range(1, 8)))
    dialog = open_dialog(desk, Settings(), odd)
    choose(dialog.form.format, "bridgemate")
    dialog.file.name.setText(str(home / "out.csv"))
    qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog._work.running and dialog.problem.isVisible())
    assert dialog.isVisible()
    assert not (home / "out.csv").exists()


def test_each_room_remembers_its_own_exports(qtbot, desk, dialog, home):
    choose(dialog.form.what, movement_sheets.TABLES)
    choose(dialog.form.paper, "A3")
    dialog.presets._save("cards of tables")
    settings = export(qtbot, dialog, home / "out.pdf")
    kept = ExportChoice(movement_sheets.TABLES, Form.CARD, paper="A3")
    assert (settings.export_of("movements"), settings.export_of("scales")) == (kept, ExportChoice())
    assert settings.of("movements").presets == (Preset("cards of tables", kept),)
    assert settings.of("scales").presets == ()
    again = open_dialog(desk, settings)
    assert again.form.choice == kept
    assert again.presets.combo.currentText() == "cards of tables"
    other = ExportDialog(ScaleSubject(ScaleChoice()), settings, desk)
    other.open()
    assert offered(other.form.what) == list(scale_sheets.SHEETS)
    assert other.form.choice == ExportChoice()
    assert "asc" not in offered(other.form.format)
    assert other.presets.combo.count() == 1
