"""What is said of all compared scales at one margin."""

from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.files.scale_library import find
from vpdesk.report.scales.names import compared_names
from vpdesk.report.scales.read_out import compared_text
from vpdesk.scales import Model, ScaleSpec


def scales(*counts, **rule):
    return [ScaleSpec(**rule).scale(count) for count in counts]


def test_every_scale_with_its_difference_from_the_base():
    three = scales(8, 16, 24)
    said = "20 IMPs: 8 boards 16.46 (+1.46), 16 boards 15.00, 24 boards 14.26 (−0.74)"
    assert compared_text(three, three[1], 20, ENGLISH) == said
    assert (
        compared_text(three[::2], None, 20, ENGLISH) == "20 IMPs: 8 boards 16.46, 24 boards 14.26"
    )
    assert "16,46 (+1,46)" in compared_text(three, three[1], 20, CZECH)


def test_whole_vps_have_no_decimals():
    discrete = scales(8, 16, kind="discrete")
    assert compared_text(discrete, None, 20, ENGLISH) == "20 IMPs: 8 boards 16, 16 boards 15"
    told = compared_text(discrete, discrete[1], 20, ENGLISH)
    assert told == "20 IMPs: 8 boards 16 (+1), 16 boards 15"


@given(st.lists(st.integers(1, 60), min_size=2, max_size=12, unique=True), st.integers(0, 200))
def test_every_value_is_that_of_its_scale(counts, margin):
    compared = scales(*counts)
    said = compared_text(compared, None, margin, ENGLISH).partition(": ")[2].split(", ")
    assert said == [
        f"{ENGLISH.boards(scale.boards)} {scale.vps(margin)[0] / 100:.2f}" for scale in compared
    ]


def test_names_tell_what_the_scales_differ_in_and_no_more():
    discrete = ScaleSpec(kind="discrete").scale(16)
    twenty_five = ScaleSpec(v0=12.5).scale(16)
    fifty = ScaleSpec(blitz=50, half_match=True).scale(8)
    assert compared_names(scales(8, 16), ENGLISH) == ("8 boards", "16 boards")
    assert compared_names([*scales(16), discrete], ENGLISH) == (
        "16 boards, continuous",
        "16 boards, discrete",
    )
    assert compared_names([*scales(16), twenty_five], ENGLISH) == (
        "16 boards, 20-0",
        "16 boards, 25-0",
    )
    assert compared_names([*scales(8), fifty], ENGLISH) == (
        "8 boards, blitz 15 √boards IMPs",
        "8 boards, blitz 50.0 IMPs, half match",
    )


def test_models_and_printed_scales_are_named():
    acbl = sure(find("acbl-20")).scale(8)
    bent = ScaleSpec(model=Model.QUADRATIC).scale(8)
    names = compared_names([acbl, bent], ENGLISH)
    assert names[0].startswith("8 boards, ")
    assert acbl.family.name in names[0]
    assert names[1].startswith("8 boards, continuous (quadratic)")
