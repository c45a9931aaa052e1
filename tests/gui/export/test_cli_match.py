"""vpdesk-cli match says what a match comes to, and rules on it, as the window does."""

import json
from pathlib import Path

import pytest

from tests.gui.export.cli_match_builders import ROWS, sheet
from tests.sure import sure
from vpdesk.cli import main
from vpdesk.files.match_file import write_match
from vpdesk.files.regulation_file import write_regulation
from vpdesk.files.regulation_library import built_in
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.ruling_page import RulingPage
from vpdesk.gui.rooms.match.sheet_page import SheetPage
from vpdesk.languages import language
from vpdesk.match.case import What
from vpdesk.match.outcome import Match, adopt, case_to_rule, outcome, rulings_of
from vpdesk.match.regulations import Way
from vpdesk.match.score_sheet import BoardLine, Method, ScoreSheet, Status
from vpdesk.report.document import Letterhead
from vpdesk.report.match import sheets as match_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.stepwise import finished

USUAL = built_in()[0]


FULL = Match(sheet(), ScaleChoice(boards=4))
SHORT = Match(sheet((*ROWS, (None, None))), ScaleChoice(boards=5))


@pytest.fixture
def match(qapp, home, tmp_path, monkeypatch, capsysbinary):
    """Run vpdesk-cli match on a match; gives the exit code, standard output and error."""
    monkeypatch.chdir(tmp_path)

    def match(line: str, made: Match) -> tuple[int, str, str]:
        write_match(Path("m.vpmatch"), made)
        code = main(["match", *line.split()])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return match


def test_the_score_sheet_as_text_and_csv(match):
    code, out, err = match("score m.vpmatch", FULL)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Rovers – Tigers"
    assert lines[-1].split()[-2:] == ["19.34", "0.66"]
    code, out, _ = match("score m.vpmatch --format csv", FULL)
    assert "Victory Points,,,,,,19.34,0.66," in out.splitlines()


def test_what_is_next(match):
    assert match("next m.vpmatch", SHORT) == (0, "Enter 1 Board: Missing on board 5.\n", "")
    _, out, _ = match("next m.vpmatch --format json", SHORT)
    assert json.loads(out)[0]["missing"] == [5]
    _, out, _ = match("next m.vpmatch", FULL)
    assert out == "Print the Score Sheet: All results are in.\n"


def test_the_score_sheet_as_json(match):
    code, out, err = match("score m.vpmatch --format json", SHORT)
    assert (code, err) == (0, "vpdesk-cli: Without a result: 5 (board numbers).\n")
    found = json.loads(out)
    worked_out = outcome(SHORT)
    assert found["vps"] == found["vps_by_scores"] == [vp / 100 for vp in sure(worked_out.vps)]
    assert (found["home"], found["without_result"], found["adopted_ruling"]) == (
        "Rovers",
        [5],
        None,
    )
    (whole,) = found["matches"]
    assert whole["margins"] == list(worked_out.sheet.matches[0].margins)
    assert whole["boards"][0]["points"] == [420, -50]
    assert whole["boards"][0]["imps"] == [10, -10]
    assert whole["boards"][2]["points"] == [[[60, 620], [40, -100]], 140]
    assert whole["boards"][4]["imps"] is None
    sums = [each["imps"][0] for each in whole["boards"] if each["imps"]]
    assert sum(sums) == pytest.approx(whole["imps"][0])


def test_pairs_are_a_match_each(match):
    pairs = Match(sheet((("420", "-50", "170"),), method=Method.BUTLER, tables=3), ScaleChoice())
    code, out, _ = match("score m.vpmatch --format json", pairs)
    assert code == 0
    found = json.loads(out)
    assert [each["boards"][0]["points"] for each in found["matches"]] == [[420], [-50], [170]]
    assert all(sum(each["vps_by_scores"]) == 20 for each in found["matches"])
    assert found["vps"] is None


def test_the_adopted_ruling_holds(match):
    adopted = adopt(SHORT, Way.VOID, USUAL)
    found = json.loads(match("score m.vpmatch --format json", adopted)[1])
    assert (found["adopted_ruling"], found["vps"]) == ("void", [12, 12])
    assert found["vps_by_scores"] != found["vps"]
    assert "VP by the ruling" in match("score m.vpmatch", adopted)[1]
    _, out, _ = match("rule m.vpmatch --what slip", adopted)
    assert "Adopted: this ruling is the result of the match." in out
    assert "Rovers 12.00 – Tigers 12.00" in out
    rulings = json.loads(match("rule m.vpmatch --format json", adopted)[1])["rulings"]
    assert [each["way"] for each in rulings if each["adopted"]] == ["void"]


def test_without_a_scale_there_are_no_vps(match):
    lines = tuple(BoardLine(each, (None, None), Status.CANCELLED) for each in (1, 2))
    code, out, err = match("score m.vpmatch --format json", Match(ScoreSheet(lines), ScaleChoice()))
    assert (code, json.loads(out)["vps"]) == (0, None)
    assert err == "vpdesk-cli: There are no VPs. All boards are cancelled.\n"


def test_all_rulings_with_their_reasons(match):
    code, out, err = match("rule m.vpmatch --format json", SHORT)
    assert (code, err) == (0, "")
    found = json.loads(out)
    made = rulings_of(SHORT, USUAL)
    assert [each["way"] for each in found["rulings"]] == [each.way.value for each in made]
    assert [each["vps"] for each in found["rulings"]] == [
        [vp / 100 for vp in each.final] for each in made
    ]
    assert [each["preferred"] for each in found["rulings"]] == [each.preferred for each in made]
    assert all(each["reasons"] for each in found["rulings"])
    text = match("rule m.vpmatch", SHORT)[1]
    above, headings = (line.split() for line in text.splitlines()[3:5])
    assert (above, headings[:3]) == (["Rovers", "Tigers"] * 2, ["Ruling", "VP", "VP"])
    for each in found["rulings"]:
        assert " ".join(each["reasons"]) in text


def test_the_numbers_of_the_case(match):
    def rule(line):
        code, out, err = match(f"rule m.vpmatch --format json {line}", SHORT)
        assert (code, err) == (0, "")
        return {each["way"]: each for each in json.loads(out)["rulings"]}

    made = rule("--played 4 --imps 12,5 9 --fault away --penalty 0 0,5")
    assert made["as it stands"]["margins"] == [4, -4]
    assert made["averages"]["margins"] == [7, -7]  # by the fault: plus and minus
    assert made["averages"]["vps"][1] == round(20 - made["averages"]["vps"][0] - 0.5, 2)
    made = rule("--imps -3 5 --plus 1 0 --even 0 1")
    assert made["averages"]["margins"] == [-5, 8]
    made = rule("--happened forfeit --fault home")
    assert made["forfeit"]["vps"] == [8, 12]
    assert rule("--happened bye --average 13,25 0")["best average"]["vps"][0] == 13.25
    assert case_to_rule(SHORT, USUAL).what is What.CUT_SHORT  # the file stays as it is


def test_another_regulation(match, tmp_path):
    write_regulation(tmp_path / "ours.vprules", built_in()[2])
    by_key = match("rule m.vpmatch --regulation 3-butler", SHORT)
    assert by_key[0] == 0
    assert by_key == match("rule m.vpmatch --regulation ours.vprules", SHORT)
    assert by_key != match("rule m.vpmatch", SHORT)


@pytest.mark.parametrize(
    ("line", "page", "part"),
    [
        ("score m.vpmatch", SheetPage, match_sheets.SCORE_SHEET),
        ("rule m.vpmatch", RulingPage, match_sheets.RULINGS),
        ("rule m.vpmatch --what slip", RulingPage, match_sheets.RULING_SLIP),
    ],
)
def test_files_are_those_of_the_window(match, qtbot, tmp_path, line, page, part):
    made = adopt(SHORT, Way.VOID, USUAL)
    shown = page()
    qtbot.addWidget(shown)
    document = MatchDocument(made.choice)
    shown.show_document(document)
    document.open(made, Path("m.vpmatch"))
    if page is RulingPage:
        shown._show()
    for form in ("pdf", "html"):
        code, out, _ = match(f"{line} -o out.{form} --title Cup --language cs", made)
        assert (code, out) == (0, "")
        choice = ExportChoice(part, part.forms[0], form)
        letters = Letterhead("Cup", "", "", None)
        steps = export_steps(choice, shown.subject, letters, language("cs"))
        assert (tmp_path / f"out.{form}").read_bytes() == finished(steps)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "required: score|next|rule"),
        ("score none.vpmatch", "none.vpmatch: There is no such file."),
        ("score broken.vpmatch", "broken.vpmatch, line 1: This is not JSON"),
        ("score m.vpmatch -o out.doc", "--format says which"),
        ("rule m.vpmatch --played 99", "Boards played: 99 of 5 is not possible."),
        ("rule m.vpmatch --plus 1 0", "Both sides need an average"),
        ("rule m.vpmatch --imps 1,234 3", "can be 1234 or 1.234"),
        ("rule m.vpmatch --imps 1.5", "expected 2 arguments"),
        ("rule m.vpmatch --imps 1.555 0", "at most two decimals"),
        ("rule m.vpmatch --happened forfeit", "Choose the side at fault"),
        ("rule m.vpmatch --way bye", "“bye” is not a ruling on this case."),
        ("rule m.vpmatch --regulation cup", "no regulation “cup”; the regulations are 1-teams,"),
        ("rule m.vpmatch --regulation none.vprules", "none.vprules: There is no such file."),
        ("rule - --regulation -", "one file only"),
    ],
)
def test_what_cannot_be_is_one_line(match, tmp_path, line, words):
    (tmp_path / "broken.vpmatch").write_text("{")
    code, out, err = match(line, SHORT)
    assert (code, out) == (2, "")
    assert words in err.replace("column 2", "")
    assert err.count("\n") == 1
    assert not list(tmp_path.glob("out.*"))
