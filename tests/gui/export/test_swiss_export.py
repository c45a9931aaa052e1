"""Pairings, standings, slips and explanations on paper, and the export dialog for them."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from tests.gui.export.pictures import assert_like_reference
from tests.gui.export.reports import ENGLISH, LETTERHEADS, MM, NO_HEAD
from tests.gui.export.swiss_export_builders import export
from tests.unit.formats.swiss_subject_builders import OPEN, words
from tests.unit.tournament.small_events import TEAMS, event
from vpdesk.formats.choice import FIRST, ExportChoice, Preset
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.formats.png_file import page_image
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.report.document import Form
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.paragraphs import Paragraph
from vpdesk.settings import Settings
from vpdesk.stepwise import finished

EVENT = LETTERHEADS["event"]
NAMES = ("Novák, Jan", "3. bridge club", "Horáčková, Ludmila", "Иванов, Пётр", "Ó Briain, Seán")
GAMES = ", ".join(f"{i}-{i + 20} {'1=0'[i % 3]}" for i in range(1, 21))
FIELD = event(GAMES, "41 H", name="Spring Open")
FIELD = replace(
    FIELD,
    rounds=FIELD.rounds[:1],
    entrants=tuple(
        replace(each, name=f"{NAMES[each.number % 5]} {each.number}")
        for each in FIELD.entrants[:40]
    ),
)


def planned(tournament, part, form, head=NO_HEAD, landscape=False, told=words):
    choice = ExportChoice(part, form, landscape=landscape)
    subject = EventSubject(tournament, words=told)
    return finished(plan_pages(choice, subject, head, ENGLISH))


@pytest.mark.parametrize("part", event_sheets.SHEETS)
def test_all_forms_of_all_parts(qapp, part):
    for form in part.forms:
        plan = planned(TEAMS, part, form, EVENT)
        assert len(plan.pages) == 1 if form is Form.WALL else plan.pages
    done = list(export_steps(ExportChoice(part), EventSubject(OPEN, words=words), EVENT, ENGLISH))
    assert done == sorted(done)
    assert 0 < done[-1] <= 1


@pytest.mark.parametrize(
    ("landscape", "least"), [(False, 11), (True, 15)], ids=["upright", "across"]
)
def test_pairings_on_the_wall_are_large(qapp, landscape, least):
    for part in (event_sheets.PAIRINGS_BY_BOARD, event_sheets.PAIRINGS_BY_NAME):
        plan = planned(FIELD, part, Form.WALL, landscape=landscape)
        assert plan.type_size >= least


@pytest.mark.parametrize("part", [event_sheets.PAIRINGS_BY_BOARD, event_sheets.STANDINGS])
@pytest.mark.parametrize("form", [Form.SHEET, Form.WALL])
def test_long_names_leave_the_type_large_and_headings_at_most_twice_as_large(qapp, part, form):
    long = "Bridge club of the Old Town 01"
    players = tuple(replace(each, name=long) for each in TEAMS.entrants)
    plan = planned(replace(TEAMS, entrants=players), part, form)
    assert plan.type_size >= (9 if form is Form.SHEET else 10)
    assert all(
        panel.title.size <= 2 * panel.block.layout.size
        for page in plan.pages
        for panel in page.panels
    )


def test_a_rule_too_long_for_the_footer_stands_below_the_table_in_its_full_size(qapp):
    name = "Championship of the bridge clubs of the northern and eastern regions " * 2
    (page,) = planned(replace(TEAMS, name=name), event_sheets.STANDINGS, Form.SHEET).pages
    (panel,) = page.panels
    assert panel.left_foot == ""
    assert len(panel.notes.lines) > 1
    assert panel.notes.size == panel.type.legend
    assert panel.block.bottom < panel.box.y + panel.box.height - 1.25 * 8 * len(panel.notes.lines)


def test_slips_lie_across_and_have_room_to_write(qapp):
    plan = planned(FIELD, event_sheets.RESULT_SLIPS, Form.CARD)
    page = plan.pages[0]
    across, down = (sorted({cut[i] for cut in page.cuts}) for i in (0, 1))
    assert [round((side[1] - side[0]) / MM) for side in (across, down)] == [105, 74]
    assert len(page.panels) == 8
    for panel in page.panels:
        layout = panel.block.layout
        assert layout.row * layout.size > 6 * MM  # room for a signature


def test_names_begin_in_one_line_whatever_they_begin_with(qapp):
    (column,) = (
        planned(FIELD, event_sheets.STANDINGS, Form.SHEET).pages[0].panels[0].block.columns[2:3]
    )
    assert column.head == 0


def test_the_tournament_stands_below_the_title(qapp):
    panel = planned(FIELD, event_sheets.STANDINGS, Form.SHEET).pages[0].panels[0]
    assert panel.subtitle.lines == ("Spring Open",)
    own = replace(EVENT, title="Club Evening")
    panel = planned(FIELD, event_sheets.STANDINGS, Form.SHEET, own).pages[0].panels[0]
    assert panel.subtitle.lines[0].startswith("Club")


def long_words(language):
    sentence = "Player 3 and Player 4 stay in the group, for nobody below could take their place. "
    return (Paragraph("Points: 2½", strong=True), *[Paragraph(sentence * 4)] * 30)


def test_sentences_are_broken_into_lines_and_go_on_over_the_page(qapp):
    plan = planned(OPEN, event_sheets.EXPLANATION, Form.SHEET, told=long_words)
    assert len(plan.pages) > 1
    assert 8.5 <= plan.type_size <= 10.5
    rows = [row[0] for row in plan.pages[0].panels[0].block.table.rows]
    assert rows[0].strong
    assert " ".join(row.text for row in rows[1:4]).count("Player 3") == 4


@pytest.mark.parametrize(
    ("name", "tournament", "part", "form"),
    [
        ("swiss-slips", OPEN, event_sheets.RESULT_SLIPS, Form.CARD),
        ("swiss-standings-wall", FIELD, event_sheets.STANDINGS, Form.WALL),
        ("swiss-explanation", OPEN, event_sheets.EXPLANATION, Form.SHEET),
    ],
)
def test_pages_look_as_they_did(qapp, name, tournament, part, form):
    plan = planned(tournament, part, form, EVENT, landscape=True)
    assert_like_reference(page_image(plan, 0, 72), f"{name}.png")


# The dialog


@pytest.fixture
def dialog(desk):
    return open_dialog(desk, Settings())


def open_dialog(desk, settings, tournament=OPEN):
    found = ExportDialog(EventSubject(tournament, words=words), settings, desk)
    found.open()
    return found


def choose(combo, data):
    combo.setCurrentIndex(combo.findData(data))
    assert combo.currentData() == data


def test_the_dialog_begins_with_pairings_for_the_wall(qtbot, dialog):
    form = dialog.form
    of_teams = (event_sheets.SCHEDULE, event_sheets.MATCH_FORMS)
    of_swiss = [each for each in event_sheets.SHEETS if each not in of_teams]
    assert [form.what.itemData(i) for i in range(form.what.count())] == of_swiss
    assert form.choice == FIRST["swiss"]
    assert dialog.file.text().endswith("zdar-open-pairings-by-board-3.pdf")
    with qtbot.waitSignal(dialog.previewShown):
        pass
    assert "legible" in dialog.note.text()


def test_the_whole_tournament_is_remembered_as_the_last_export(qtbot, desk, dialog, home):
    choose(dialog.form.format, "trf")
    assert not dialog.form.what.isEnabled()
    with qtbot.waitSignal(dialog.previewShown):
        pass
    assert "001    1" in dialog.text_preview.toPlainText()
    dialog.presets._save("for FIDE")
    settings = export(qtbot, dialog, home / "out")
    assert "Žďár Open" in (home / "out.trf").read_text(encoding="utf-8")
    kept = replace(FIRST["swiss"], format="trf")
    assert settings.export_of("swiss") == kept
    assert settings.of("swiss").presets == (Preset("for FIDE", kept),)
    assert (settings.export_of("scales"), settings.of("scales").presets) == (
        Settings().export_of("scales"),
        (),
    )
    assert open_dialog(desk, settings).form.choice == kept


def test_standings_are_copied_with_decimals(qtbot, dialog):
    choose(dialog.form.what, event_sheets.STANDINGS)
    choose(dialog.form.format, "clipboard")
    export(qtbot, dialog)
    lines = QGuiApplication.clipboard().mimeData().text().splitlines()
    assert lines[1].split("\t")[:5] == ["1", "5", "Player 5", "2150", "1.5"]
