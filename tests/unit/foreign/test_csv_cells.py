"""What a spreadsheet would take for a formula is written as a text, and read back as it was."""

import csv
import io

import pytest

from tests.swiss_events import chess
from tests.unit.files.evening_files_builders import whole_evening
from vpdesk.files.pairs_file import read_results
from vpdesk.files.report_file import read_players
from vpdesk.foreign.csv_cells import as_meant, neutral
from vpdesk.formats.csv_file import to_csv
from vpdesk.languages import player_headings
from vpdesk.pairs.formats import write
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table

FORMULAS = (
    "=1+1",
    '=HYPERLINK("http://example.org")',
    "+cmd|' /C calc'!A0",
    "-2+3+cmd",
    "@SUM(A1)",
    "\t=1+1",
    "\r=1",
    "\N{FULLWIDTH EQUALS SIGN}1+1",
    "-Jana",
)
NUMBERS = ("-3", "+1", "-12,5", "+3.25", "-3 \N{EN DASH} 5", "-50%", "+ 2", "-", "+", "=", "+ -")
WORDS = ("O'Hara", "'t Hooft", "Anna", "3NT-1", "4S= N", "", "'", "a=b")


@pytest.mark.parametrize("text", FORMULAS)
def test_formulas_become_texts_and_come_back(text):
    assert neutral(text) == f"'{text}"
    assert as_meant(neutral(text)) == text
    assert as_meant(neutral(neutral(text))) == neutral(text)


@pytest.mark.parametrize("text", NUMBERS + WORDS)
def test_numbers_and_words_are_left_alone(text):
    assert neutral(text) == text
    assert as_meant(text) == text


def test_a_printed_table_holds_no_formula():
    rows = tuple((Cell(text),) for text in FORMULAS + NUMBERS)
    written = to_csv(Table("", "", ("=A1",), rows, (0,)), Language())
    cells = [row[0] for row in csv.reader(io.StringIO(written, newline=""), delimiter=",")]
    assert cells == [f"'{each}" for each in ("=A1", *FORMULAS)] + list(NUMBERS)


def test_players_are_read_back_as_they_were(tmp_path):
    path = tmp_path / "players.csv"
    names = ["=1+1 Anna", "-Jana", "@home", "+Eva", "O'Hara"]
    path.write_text("Name\n" + "".join(f"{neutral(each)}\n" for each in names))
    assert [each.name for each in read_players(path, player_headings())] == names
    assert chess(2).entrants[0].name == neutral(chess(2).entrants[0].name)


def test_results_are_read_back_as_they_were(tmp_path):
    path = tmp_path / "results.csv"
    written = write(ScoredEvening(whole_evening()), "results")
    assert "'" not in written
    path.write_text("board,ns,ew,score\n1,'=1,'@2,-50\n")
    (result,) = read_results(path)
    assert "=1" in result.ns
    assert "@2" in result.ew
