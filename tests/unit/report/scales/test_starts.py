"""What a starting point shows, and what is kept as one."""

from vpdesk.report.document import Form
from vpdesk.report.scales import sheets
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.scales.starts import LONGEST, Start, start_of
from vpdesk.scales import DiscreteScale, ScaleSpec


def test_it_shows_its_scale_and_its_pins_and_leaves_the_rest():
    before = ScaleChoice(margin=33, per_root_board=True)
    found = Start("A", ScaleSpec(28), (14, 28)).choice(before)
    assert (found.boards, found.pins, found.base) == (28, (14, 28), 28)
    assert (found.margin, found.per_root_board, found.view) == (33, True, View.TABLE)


def test_what_is_printed_is_shown():
    for what, view in (
        ("comparison", View.SIDE_BY_SIDE),
        ("heat map", View.HEAT_MAP),
        ("board counts", View.BY_BOARDS),
        ("chart", View.TABLE),
    ):
        start = Start("A", ScaleSpec(8), (8, 16), what)
        assert start.choice(ScaleChoice()).view is view
        assert start.sheet in sheets.ScaleSubject(start.choice(ScaleChoice())).shown


def test_a_form_that_a_thing_cannot_have_is_its_usual_one():
    assert Start("A", ScaleSpec(8), what="heat map", form=Form.CARD).shape is Form.SHEET
    assert Start("A", ScaleSpec(8), form=Form.CARD).shape is Form.CARD


def test_what_is_shown_is_kept_with_the_paper_of_the_last_print():
    choice = ScaleChoice(9, DiscreteScale.kind, pins=(8, 9))
    kept = start_of(" Cup ", choice, sheets.TABLE, Form.WALL, "A3", landscape=True)
    assert kept == Start(
        "Cup", ScaleSpec(9, DiscreteScale.kind), (8, 9), "table", Form.WALL, "A3", True, own=True
    )
    shown = start_of("x" * 99, choice, sheets.BOOKLET, Form.WALL, "A4", landscape=False)
    assert (shown.what, shown.form, len(shown.name)) == ("table", Form.SHEET, LONGEST)
