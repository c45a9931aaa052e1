import openpyxl
import pytest

from vpdesk.files import match_list_file as match_list_files
from vpdesk.files.match_list_file import match_list_steps, read_match_list
from vpdesk.files.text import TextFileError
from vpdesk.languages import match_headings

HEADINGS = match_headings()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_files_in_every_encoding(tmp_path, encoding):
    path = tmp_path / "liga.csv"
    path.write_bytes("Équipe;Donnes;Écart\nA;24;31\n".encode(encoding))
    assert read_match_list(path, HEADINGS).matches.counts == {(24, 31): 1}


@pytest.mark.parametrize(
    ("coding", "headings"),
    [("cp1250", "Počet rozdání;Rozdíl"), ("cp1250", "Rozdań;Różnica"), ("cp1251", "Сдачи;Разница")],
)
def test_headings_in_a_coding_of_windows(tmp_path, coding, headings):
    path = tmp_path / "liga.csv"
    path.write_bytes(f"{headings};Tým\n24;31;Řepa\n".encode(coding, "replace"))
    assert read_match_list(path, HEADINGS).matches.counts == {(24, 31): 1}


def test_the_first_step_comes_before_the_file_is_read(tmp_path):
    steps = match_list_steps(tmp_path / "none.csv", HEADINGS)
    assert next(steps) == 0
    with pytest.raises(TextFileError, match=r"none.csv: There is no such file"):
        next(steps)


def test_a_list_that_makes_no_sense_is_refused_with_file_and_line(tmp_path):
    path = tmp_path / "league.csv"
    path.write_text("Boards,Margin\n24,lots\n")
    with pytest.raises(TextFileError, match=r"league.csv, line 2: “lots” is not a number of IMPs"):
        read_match_list(path, HEADINGS)


def test_a_list_may_be_larger_than_other_files_but_not_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr(match_list_files, "MOST_BYTES", 30)
    path = tmp_path / "league.csv"
    path.write_text("Boards,Margin\n24,1\n")
    assert read_match_list(path, HEADINGS).matches.number == 1
    path.write_text("Boards,Margin\n" + "24,1\n" * 5)
    with pytest.raises(TextFileError, match="too large"):
        read_match_list(path, HEADINGS)


def test_a_workbook_is_read_from_the_first_sheet_that_holds_anything(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.create_sheet("league")
    for row in (["Team", "Board count", "IMPs won", "IMPs lost"], ["A\tB", 24, 55, 24], ["C"]):
        sheet.append(row)
    path = tmp_path / "league.xlsx"
    book.save(path)
    found = read_match_list(path, HEADINGS)
    assert found.matches.counts == {(24, 31): 1}
    assert [fault.line for fault in found.faults] == [3]
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(TextFileError, match=r"league.xlsx: This is not an XLSX workbook"):
        read_match_list(path, HEADINGS)
