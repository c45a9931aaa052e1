"""Every export goes step by step, tells how far it is, and can be left at any step."""

import gc
import itertools
from dataclasses import replace

import pytest

from tests.gui.export.reports import ENGLISH, LETTERHEADS, NO_HEAD, page_texts, read_pdf
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.errors import ExportError
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.formats.format import files_of, formats_for, shares
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import Booklet, ScaleSubject
from vpdesk.scales import ScaleError
from vpdesk.stepwise import finished

FILES = files_of(*scale_sheets.SHEETS)

SCALES = ScaleChoice(8)
BOOKLET = Booklet(4, 9, True, True)
CHOICES = [
    ExportChoice(what, form, ending, booklet=BOOKLET, per_page=1)
    for what, form, ending in itertools.product(scale_sheets.SHEETS, Form, FILES)
    if ending in formats_for(what) and form in what.forms
]
# The forms differ on pages only; the command line's tests write all there are.
ONE_OF_EACH = [each for each in CHOICES if each.form is Form.SHEET or each.format == "pdf"]
BOOKLETS = [choice for choice in ONE_OF_EACH if choice.what is scale_sheets.BOOKLET]


def name(choice):
    return f"{choice.what.key}-{choice.form.value}-{choice.format}"


def steps(choice, scales=SCALES, head=LETTERHEADS["SVG logo"]):
    return export_steps(choice, ScaleSubject(scales), head, ENGLISH)


def told(found):
    """How far it was at each step, and what came of it."""
    done = []
    while True:
        try:
            done.append(next(found))
        except StopIteration as end:
            return done, end.value


@pytest.mark.parametrize("choice", ONE_OF_EACH, ids=name)
def test_what_is_done_grows_to_all(qapp, choice):
    """A booklet's steps are short: each gives the window a chance to hear of a cancel.

    A PDF has the pages that the preview shows.
    """
    done, data = told(steps(choice))
    assert done == sorted(done)
    assert all(0 < share <= 1 for share in done)
    if choice.what is scale_sheets.BOOKLET:
        assert len(done) >= (6 if choice.form is Form.CARD else 7)
        assert done[-1] == pytest.approx(1, abs=0.01)
        assert max(b - a for a, b in itertools.pairwise([0.0, *done])) <= 0.5
    if choice.format == "pdf":
        head = LETTERHEADS["SVG logo"]
        plan = finished(plan_pages(choice, ScaleSubject(SCALES), head, ENGLISH))
        pages = read_pdf(data).pages
        assert len(pages) == len(plan.pages)
        assert plan.title in " ".join(text.text for text in page_texts(pages[0]))


@pytest.mark.parametrize("choice", BOOKLETS, ids=name)
def test_a_cancel_leaves_nothing_open(qapp, choice, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for share in (0, 0.9):
        found = steps(choice)
        assert next(done for done in found if done > share)
        found.close()
        with pytest.raises(StopIteration):
            next(found)
        del found
    gc.collect()  # Qt would warn of a painter that is still open
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("choice", CHOICES, ids=name)
def test_an_error_in_the_scales_comes_through(qapp, choice):
    scales = replace(SCALES, kind="discrete", v0=12.5)
    if choice.what is scale_sheets.BOOKLET:
        scales = replace(SCALES, v0=12.5)
    with pytest.raises(ScaleError, match=r"not 12\.5"):
        finished(steps(choice, scales))


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_picture_holds_one_page(qapp, ending):
    choice = ExportChoice(format=ending)
    with pytest.raises(ExportError, match="these are 5; choose PDF"):
        finished(steps(choice, ScaleChoice(999)))
    assert finished(steps(replace(choice, form=Form.WALL), ScaleChoice(999)))


def test_all_pages_of_a_booklet_have_two_blocks_side_by_side(qapp):
    choice = ExportChoice(
        scale_sheets.BOOKLET, format="pdf", booklet=Booklet(5, 32, True, False), per_page=4
    )
    plan = finished(plan_pages(choice, ScaleSubject(ScaleChoice()), NO_HEAD, ENGLISH))
    panels = [panel for page in plan.pages for panel in page.panels]
    blocks = [each.block for each in panels if each.block is not None]
    assert len(blocks) == 7
    assert {each.layout.across for each in blocks} == {2}
    assert len({each.layout.size for each in blocks}) == 1


def test_a_wall_chart_asked_of_a_format_without_pages_is_the_usual_table(qapp):
    for ending in ("csv", "html", "xlsx", "json"):
        one, other = (
            finished(steps(ExportChoice(form=form, format=ending), head=NO_HEAD))
            for form in (Form.SHEET, Form.CARD)
        )
        assert one == other


def test_shares_lie_between_their_ends_and_close_what_they_share():
    closed = []

    def three():
        try:
            for _ in range(3):
                yield
        finally:
            closed.append(True)
        return "all"

    assert list(shares(three(), 3, 0.2, 0.8)) == pytest.approx([0.4, 0.6, 0.8])
    assert list(shares(three(), 2, 0, 1)) == [0.5, 1, 1]  # more than were expected
    assert finished(shares(three(), 3, 0, 1)) == "all"
    left = shares(three(), 3, 0, 1)
    next(left)
    left.close()
    assert len(closed) == 4
