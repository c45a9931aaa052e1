"""Slips of a ruling are as small as they can be read, and proofs use their pages."""

import itertools
from dataclasses import replace

import pytest

from tests.sure import sure
from vpdesk.files.regulation_library import built_in
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import plan_pages
from vpdesk.languages import LANGUAGES, language
from vpdesk.match.case import Case, Side
from vpdesk.match.rulings import rulings
from vpdesk.paper.page_setup import CARDS
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.laboratory.proof import proof_sections
from vpdesk.report.match import sheets as match_sheets
from vpdesk.report.match.rulings import LINE, ruling_slip
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.sheet import Subject
from vpdesk.stepwise import finished

HEAD = Letterhead("", "Spring League – Round 4", "22 November 2030")


def slip(code, names=("Rovers", "Tigers"), **choice):
    def make(words):
        home, away = (Side(name, imps=3800, plus=2) for name in names)
        case, regulation = Case(played=14, home=home, away=away), built_in()[0]
        made = rulings(case, regulation, ScaleChoice().scale)
        return ruling_slip(next(each for each in made if each.preferred), case, regulation, words)

    slip = replace(match_sheets.RULING_SLIP, make=lambda _of, _how, words: make(words))
    chosen = ExportChoice(slip, **choice)
    return finished(plan_pages(chosen, Subject(), HEAD, language(code)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("form", [Form.CARD, Form.SHEET])
@pytest.mark.parametrize("paper", ["A4", "A5", "A6", "Letter"])
def test_a_slip_is_whole_with_its_lines_to_sign_on(qapp, code, form, paper):
    plan = slip(code, form=form, paper=paper)
    (page,) = plan.pages
    assert plan.type_size >= 7.5
    copies = {"A4": 4, "Letter": 4, "A5": 2, "A6": 1}[paper] if form is Form.CARD else 1
    if paper == "Letter" and form is Form.CARD:
        copies = len(page.panels)  # two or four, as the paper is wide
    assert len(page.panels) == copies
    for panel in page.panels:
        texts = [row[0].text for row in panel.block.table.rows]
        assert sum(LINE in text for text in texts) == 3
        assert panel.block.bottom <= panel.box.y + panel.box.height


def test_a_long_slip_is_a5(qapp):
    names = ("The " + "very " * 150 + "long name of a team", "Tigers" * 3)
    plan = slip("en", names, form=Form.CARD)
    panels = plan.pages[0].panels
    assert len(panels) == 2
    assert panels[0].box.height == pytest.approx(CARDS["A5"].height - 2 * panels[0].type.margin)


@pytest.mark.parametrize(
    ("boards", "kind", "most"),
    [(1, "continuous", 2), (24, "continuous", 3), (32, "continuous", 4), (100, "continuous", 7),
     (7, "discrete", 2), (24, "discrete", 2)],
)  # fmt: skip
@pytest.mark.parametrize("code", ["en", "cs", "ru"])
def test_a_proof_uses_its_pages(qapp, boards, kind, most, code):
    scale = ScaleChoice(kind=kind).scale(boards)
    subject = lab_sheets.ProofSubject("", scale)
    plan = finished(plan_pages(ExportChoice(lab_sheets.PROOF), subject, HEAD, language(code)))
    assert len(plan.pages) <= most
    shown = []
    for page in plan.pages:
        (panel,) = page.panels
        blocks = (panel.block, *panel.below)
        shown += [
            (sure(block).table.title, sure(block).first, sure(block).last) for block in blocks
        ]
        for one, other in itertools.pairwise(blocks):
            assert (
                sure(one).bottom < sure(other).box.y - sure(other).layout.size
            )  # its title is between them
            assert sure(other).title == sure(other).table.title
        assert sure(blocks[-1]).bottom < panel.box.y + panel.box.height - 2 * panel.type.footer
    tables = [sure(each.table).title for each in proof_sections(scale, language(code))]
    assert list(dict.fromkeys(title for title, *_ in shown)) == list(dict.fromkeys(tables))
