"""A movement as CSV, XLSX, HTML and for other programs; what can be exported of it."""

from dataclasses import replace
from io import BytesIO

import pytest
from openpyxl import load_workbook

from tests.sure import sure
from tests.unit.formats.html_reader import read_html
from tests.unit.formats.reference import reference
from tests.unit.report.languages import ENGLISH
from tests.unit.report.movements.movements import HOWELL_13, MITCHELL_14, PLAYERS, SHARE_AND_RELAY
from vpdesk.formats.choice import FIRST, ExportChoice
from vpdesk.formats.exporter import cards_for, export_steps
from vpdesk.formats.format import CLIPBOARD, PRINTER, formats_for
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import read
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.movements import sheets as movement_sheets
from vpdesk.report.movements.sheets import MovementSubject
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import ScaleSubject
from vpdesk.stepwise import finished

HEAD = Letterhead("Club Evening", "Spring Pairs", "14 May 2030")


def export(movement, what, ending, head=HEAD):
    choice = ExportChoice(what, format=ending)
    return finished(export_steps(choice, MovementSubject(movement), head, ENGLISH))


@pytest.mark.parametrize("part", movement_sheets.SHEETS)
def test_there_are_as_many_sections_as_were_told(part):
    for movement in (MITCHELL_14, HOWELL_13):
        subject, choice = MovementSubject(movement), ExportChoice(part)
        found = list(subject.sections(choice, ENGLISH))
        assert len(found) == subject.section_count(choice)
        assert all(section.leads and sure(section.table).rows for section in found)


def test_everything_is_all_of_the_others():
    subject = MovementSubject(SHARE_AND_RELAY)
    counts = {part: subject.section_count(ExportChoice(part)) for part in movement_sheets.SHEETS}
    assert counts.pop(movement_sheets.ALL) == sum(counts.values()) == 24 + 12 + 12 + 3
    titles = [
        section.title for section in subject.sections(ExportChoice(movement_sheets.ALL), ENGLISH)
    ]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("part", movement_sheets.SHEETS)
def test_forms_and_formats(part):
    one_page = part in (movement_sheets.SETS, movement_sheets.MATRIX, movement_sheets.FIGURES)
    pictures = {"svg", "svg-text", "png"} if one_page else set()
    assert (
        set(formats_for(*movement_sheets.SHEETS)) - set(formats_for(part))
        == {"svg", "svg-text", "png"} - pictures
    )
    assert {PRINTER, "pdf", "asc", "bridgemate", "json", CLIPBOARD} <= set(formats_for(part))
    cards = part in (movement_sheets.GUIDES, movement_sheets.TABLES)
    assert (part.forms[0] is Form.CARD) is cards
    assert Form.SHEET in part.forms
    assert len(cards_for(part, "A4")) >= 1 + cards


def test_single_players_are_not_measured():
    assert set(movement_sheets.SHEETS) - set(MovementSubject(PLAYERS).sheets) == {
        movement_sheets.MATRIX,
        movement_sheets.FIGURES,
    }
    everything = ExportChoice(movement_sheets.ALL)
    assert len(list(MovementSubject(PLAYERS).sections(everything, ENGLISH))) == 4 + 1 + 3 + 1


def test_file_names():
    subject = MovementSubject(replace(MITCHELL_14, name="Mitchell, 7 stolů / Žďár"))
    assert subject.file_name(FIRST["movements"]) == "mitchell-7-stolu-zdar-guide-cards"
    assert subject.file_name(replace(FIRST["movements"], format="asc")) == "mitchell-7-stolu-zdar"
    nameless = MovementSubject(replace(MITCHELL_14, name="Ходы"))
    assert nameless.file_name(ExportChoice(movement_sheets.SETS)).startswith("movement-14-pairs-7")


def test_endings():
    assert ExportChoice(movement_sheets.SETS, format="bridgemate").ending == "csv"
    assert ExportChoice(movement_sheets.SETS, format="asc").ending == "asc"


def test_a_bare_choice_of_scales_is_a_subject():
    subject = ScaleSubject(ScaleChoice(24))
    assert subject == ScaleSubject(ScaleChoice(24))
    assert subject.file_name(ExportChoice(scale_sheets.CHART)) == "vp-continuous-chart-24"


def test_csv():
    data = export(HOWELL_13, movement_sheets.GUIDES, "csv").decode("utf-8-sig")
    assert data == reference("guide_cards_howell_13_english.csv")


@pytest.mark.parametrize("ending", ["json", "asc", "bridgemate"])
@pytest.mark.parametrize("movement", [MITCHELL_14, HOWELL_13], ids=["Mitchell", "Howell"])
def test_other_programs_get_the_whole_movement(movement, ending):
    text = export(movement, movement_sheets.GUIDES, ending).decode()
    found = read(text, ending)
    assert found.encounters == movement.encounters
    assert found.boards == movement.boards


def test_what_a_format_cannot_hold_is_told():
    odd = replace(MITCHELL_14, boards=tuple((i, i + 50) for i in range(1, 8)))
    with pytest.raises(MovementError):
        export(odd, movement_sheets.GUIDES, "bridgemate")


def test_xlsx_has_a_sheet_a_card_and_special_rounds_in_bold():
    book = load_workbook(BytesIO(export(SHARE_AND_RELAY, movement_sheets.TABLES, "xlsx")))
    assert book.sheetnames == [f"Table {number}" for number in range(1, 13)]
    sheet = book["Table 2"]
    assert sheet["A1"].value == "Club Evening"
    assert sheet["A2"].value == "Table 2"
    rows = {row[0].value: row for row in sheet.iter_rows() if isinstance(row[0].value, int)}
    assert [cell.value for cell in rows[12]][:3] == [12, 15, 2]
    assert [cell.font.bold for cell in rows[12]][1:4] == [True] * 3
    assert rows[12][8].value == "switched"
    assert [cell.font.bold for cell in rows[11]][1:4] == [False] * 3


def test_html_has_the_movement_as_its_heading():
    data = export(MITCHELL_14, movement_sheets.GUIDES, "html", Letterhead())
    read_html(data)
    text = data.decode()
    assert "<h1>Mitchell: 14 pairs, 7 tables, 7 rounds, 28 boards</h1>" in text
    assert text.count("<strong>switched</strong>") == 14
    assert "IMPs" not in text
