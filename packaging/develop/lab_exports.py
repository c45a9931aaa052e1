"""The exports of the laboratory and of matches that contact_sheet.py makes, for want of a command.

They are put together as the pages of the two rooms do it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from samples import club_table, past_matches, played_match

from vpdesk.files.match_list_file import read_match_list
from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_library import find
from vpdesk.files.table_file import pasted_table
from vpdesk.formats.choice import ExportChoice, Part
from vpdesk.formats.exporter import export_steps
from vpdesk.formats.logo import read_logo
from vpdesk.formats.pieces_subject import PiecesSubject
from vpdesk.languages import language, match_headings
from vpdesk.match.case import Case, Side
from vpdesk.match.notation import parse_entry
from vpdesk.match.rulings import rulings
from vpdesk.match.sheet import Method, new_sheet, with_entry
from vpdesk.report.document import Form, Letterhead, Section
from vpdesk.report.laboratory.audit import audit_table, differences_table
from vpdesk.report.laboratory.calibration import CalibrationReport, blitz_of
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.laboratory.model_chart import ModelCurve, models_chart
from vpdesk.report.laboratory.models import ModelTable, modelled, models_table
from vpdesk.report.laboratory.parts import LabPart, MatchPart
from vpdesk.report.laboratory.proof import proof_sections
from vpdesk.report.language import Language
from vpdesk.report.match.rulings import ruling_slip, rulings_sections
from vpdesk.report.match.tables import score_sheet
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales import ContinuousScale, Model, Scale, ScaleRule
from vpdesk.scales.audit import audit
from vpdesk.scales.calibration import calibrate
from vpdesk.scales.check import check
from vpdesk.scales.differences import differences
from vpdesk.stepwise import finished

Make = Callable[[Language], tuple[Section, ...]]
RULE = ScaleRule(24)
SHARE = 500  # hundredths of a percent of the matches are to blitz
CROSS = ("4S= N", "4S+1 N", "3S+1 N", "4S-1 N", "450", "3NT= S", "4S= N", "-50")  # a board each


class LabExport(NamedTuple):
    """A file to make: its name on the sheet, its ending, the part, what makes its sections.

    page: -1 for the last.
    """

    name: str
    ending: str
    part: Part
    make: Make
    form: Form = Form.SHEET
    page: int = 1


def write_lab(each: LabExport, code: str, event: str, date: str, logo: Path, path: Path) -> None:
    """Write a file in a language. Raises WordedError."""
    subject = PiecesSubject("", ((each.part, each.make),))
    choice = ExportChoice(each.part, each.form, each.ending)
    letterhead = Letterhead("", event, date, read_logo(logo))
    path.write_bytes(finished(export_steps(choice, subject, letterhead, language(code))))


def _proof(boards: int, kind: str) -> Make:
    return partial(proof_sections, ScaleChoice(kind=kind).scale(boards))


def _models(words: Language) -> tuple[Section, ...]:
    table = models_table(ModelTable.FIGURES, modelled(RULE), "", Model.EXPONENTIAL, words)
    return (Section(table, None),)


def _curves(words: Language) -> tuple[Section, ...]:
    kind, model = ContinuousScale.kind, Model.EXPONENTIAL
    chart = models_chart(ModelCurve.CURVE, modelled(RULE), kind, model, words, with_chances=True)
    return (Section(None, chart),)


def _printed(key: str, boards: int) -> Scale:
    return ScaleChoice(family=find(key)).scale(boards)


def _audit(words: Language) -> tuple[Section, ...]:
    scale = _printed("acbl-30", 7)
    return (Section(audit_table(scale, audit(scale), words), None),)


def _differences(words: Language) -> tuple[Section, ...]:
    one, other = ScaleChoice(kind="discrete").scale(24), _printed("acbl-20", 24)
    return (Section(differences_table(differences(one, other), words), None),)


def _check(words: Language) -> tuple[Section, ...]:
    report = CheckReport(check(pasted_table(club_table())), "Club table", words)
    return (Section(report.table, None),)


@cache
def _calibration() -> CalibrationReport:
    with TemporaryDirectory() as folder:
        path = Path(folder, "league.csv")
        path.write_text(past_matches(), encoding="utf-8")
        found = read_match_list(path, match_headings())
    choice = ScaleChoice()
    calibration = calibrate(found.matches, SHARE, blitz_of(choice))
    return CalibrationReport(calibration, choice, found.left_out, Language())


def _score_sheet(words: Language) -> tuple[Section, ...]:
    match = played_match()
    sheet = replace(match.sheet, event="", round="", date="")  # the letterhead has them
    return score_sheet(sheet, match.choice.scale(match.choice.boards), words)


def _blank_sheet(words: Language) -> tuple[Section, ...]:
    return score_sheet(new_sheet(12), ScaleChoice().scale(12), words)


def _cross_imps(words: Language) -> tuple[Section, ...]:
    sheet = new_sheet(4, method=Method.CROSS_IMPS, tables=len(CROSS))
    for number in range(1, 5):
        for table, text in enumerate(CROSS):
            sheet = with_entry(sheet, number, (table + number) % len(CROSS), parse_entry(text))
    return score_sheet(sheet, ScaleChoice().scale(4), words)


def _case() -> Case:
    """Two of 16 boards have no result, and both sides get an average plus for them."""
    return Case(
        played=14, home=Side("Rovers", imps=3800, plus=2), away=Side("Tigers", imps=2100, plus=2)
    )


def _rulings(words: Language) -> tuple[Section, ...]:
    case, regulation = _case(), built_in()[0]
    return rulings_sections(case, regulation, rulings(case, regulation, ScaleChoice().scale), words)


def _slip(words: Language) -> tuple[Section, ...]:
    case, regulation = _case(), built_in()[0]
    made = rulings(case, regulation, ScaleChoice().scale)
    chosen = next(each for each in made if each.preferred)
    return ruling_slip(chosen, case, regulation, words)


OF_LABORATORY = (
    LabExport("proof", "pdf", LabPart.PROOF, _proof(24, "continuous")),
    LabExport("proof, its tables", "pdf", LabPart.PROOF, _proof(24, "continuous"), page=-1),
    LabExport("proof, discrete", "pdf", LabPart.PROOF, _proof(7, "discrete")),
    LabExport("models", "pdf", LabPart.MODELS, _models),
    LabExport("model curves", "svg", LabPart.MODEL_CURVES, _curves),
    LabExport("audit", "pdf", LabPart.AUDIT, _audit),
    LabExport("differences", "pdf", LabPart.DIFFERENCES, _differences),
    LabExport("check", "pdf", LabPart.CHECK, _check),
    LabExport(
        "calibration",
        "pdf",
        LabPart.CALIBRATION,
        lambda words: replace(_calibration(), language=words).sections,
    ),
    LabExport(
        "histogram",
        "png",
        LabPart.HISTOGRAM,
        lambda words: replace(_calibration(), language=words).histogram,
    ),
    LabExport("score sheet", "pdf", MatchPart.SCORE_SHEET, _score_sheet),
    LabExport("score sheet, blank", "pdf", MatchPart.SCORE_SHEET, _blank_sheet),
    LabExport("score sheet, cross-IMPs", "pdf", MatchPart.SCORE_SHEET, _cross_imps),
    LabExport("rulings", "pdf", MatchPart.RULINGS, _rulings),
    LabExport("ruling slip", "pdf", MatchPart.RULING_SLIP, _slip),
    LabExport("check", "csv", LabPart.CHECK, _check),
)
