"""The tables and charts of the models say what the engine computes."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.report.laboratory.model_chart import ModelCurve, models_chart
from vpdesk.report.laboratory.models import (
    ModelTable,
    comparable,
    modelled,
    models_rule,
    models_table,
    shown_models,
)
from vpdesk.scales import (
    Model,
    PrintedScales,
    PrintedTable,
    ScaleRule,
    Unit,
    continuous_scale,
    discrete_scale,
)
from vpdesk.scales.chances import chances

MODELS = modelled(ScaleRule(24))
CURVES = st.sampled_from(ModelCurve)


def printed(winner, unit=Unit.IMP, full=20):
    starts = tuple(6 * i for i in range(len(winner)))
    winner = tuple(100 * vp for vp in winner)
    loser = tuple(100 * full - vp for vp in winner)
    table = PrintedTable(1, 99, starts, winner, loser)
    return PrintedScales("club", "Club 20", "", unit, (table,)).scale(24)


def table(shown, kind="continuous", current=Model.EXPONENTIAL, models=MODELS, language=ENGLISH):
    return models_table(shown, models, kind, current, language)


def figures(found):
    return {row[0].text: [cell.text for cell in row[1:]] for row in found.rows}


def test_the_figures_of_24_boards():
    found = table(ModelTable.FIGURES, current=Model.LOGARITHMIC)
    assert found.headings[1:] == (
        "exponential: A − B·V",
        "quadratic: A − B·I",
        "square root: A / (B + V)",
        "logarithmic: A·exp(−B·V)",
        "straight line: A",
    )
    assert (found.current, found.rule) == (4, "20-0, 24 boards, blitz 73.5 IMPs")
    of = figures(found)
    assert of["Median"] == ["24.5"] * 4 + ["36.7"]
    assert of["Concavity violations"][0] == "12"
    assert of["Raises of 0.01 VP"][0] == "13"
    assert of["Greatest difference from WBF, VP"] == ["–", "+0.25", "+0.35", "−0.16", "−1.63"]
    assert of["Margin of this difference, IMPs"] == ["–", "48", "7", "41", "29"]
    assert of["Concavity at the draw"][4] == "0.0000"
    shares = [f"{100 * chances(sure(model.discrete)).blitz:.1f}" for model in MODELS]
    assert of["Won by a blitz, discrete, %"] == shares


@pytest.mark.parametrize("at", range(1, 5))
def test_the_differences_are_the_greatest(at):
    of = figures(table(ModelTable.FIGURES))
    wbf, other = MODELS[0], MODELS[at]
    margin = int(of["Margin of this difference, IMPs"][at])
    gaps = [abs(a - b) for a, b in zip(other.continuous.winner, wbf.continuous.winner, strict=True)]
    assert gaps.index(max(gaps)) == margin
    by = of["Greatest difference from WBF, VP"][at].replace("−", "-")
    assert 100 * abs(float(by)) == pytest.approx(max(gaps))
    bands = zip(other.discrete.band_starts, sure(wbf.discrete).band_starts, strict=True)
    by = of["Greatest difference from WBF, IMPs"][at].replace("−", "-")
    assert abs(int(by)) == max(abs(a - b) for a, b in bands)


def test_all_vps_side_by_side():
    found = table(ModelTable.VPS)
    assert found.headings[:3] == ("IMPs", "exponential", "quadratic")
    assert len(found.rows) == 75
    for margin, row in enumerate(found.rows):
        vps = [ENGLISH.vp(model.continuous.vps(margin)[0]) for model in MODELS]
        assert [cell.text for cell in row] == [str(margin), *vps]


def test_differences_from_the_wbf():
    found = table(ModelTable.DIFFERENCES, "discrete", language=CZECH)
    assert found.title == "Differences from the WBF Scale"
    starts = [sure(model.discrete).band_starts for model in MODELS]
    for band, row in enumerate(found.rows):
        expected = [CZECH.signed(start[band] - starts[0][band]) for start in starts[1:]]
        assert [cell.text for cell in row[2:]] == expected


def test_a_model_without_a_discrete_scale_has_no_column():
    models = modelled(ScaleRule(1))
    found = table(ModelTable.VPS, "discrete", models=models)
    assert "square root" not in found.headings
    names = [each.rule.model for each in shown_models(ModelTable.VPS, models, "discrete")]
    assert len(names) == len(found.headings) - 1
    assert figures(table(ModelTable.FIGURES, models=models))["Limits lowered by one IMP"][2] == "–"
    odd = modelled(ScaleRule(8, v0=12.5))
    assert table(ModelTable.VPS, "discrete", models=odd).rows == ()
    assert table(ModelTable.DIFFERENCES, "discrete", models=odd).rows == ()
    assert set(figures(table(ModelTable.FIGURES, models=odd))["Drawn, discrete, %"]) == {"–"}


def test_the_models_of_a_printed_scale_go_through_its_ends():
    scale = printed((10, 12, 14, 17, 20))
    assert comparable(scale)
    assert models_rule(ScaleRule(24), scale) == ScaleRule(24, v0=10, blitz=24)
    percent, unequal = printed((10, 15, 20), Unit.PERCENT), printed((15, 18, 25), full=30)
    for scale in (percent, unequal, None, continuous_scale(ScaleRule(24))):
        assert models_rule(ScaleRule(24), scale) == ScaleRule(24)


@given(CURVES, st.sampled_from(Model), st.integers(1, 200), st.booleans())
def test_curves_stay_within_the_axes(shown, current, boards, with_chances):
    models = modelled(ScaleRule(boards))
    chart = models_chart(shown, models, "continuous", current, ENGLISH, with_chances=with_chances)
    slack = 1e-9 * chart.y_max
    for curve in chart.curves:
        assert curve.current == (curve.label == chart.curves[list(Model).index(current)].label)
        assert list(curve.smooth.x) == sorted(curve.smooth.x)
        assert 0 <= curve.smooth.x[0] <= curve.smooth.x[-1] <= chart.x_max + 1e-9
        assert chart.y_min - slack <= min(curve.smooth.y)
        assert max(curve.smooth.y) <= chart.y_max + slack
        assert (curve.steps is not None) == (curve.current and shown is ModelCurve.CURVE)
    assert bool(chart.bars) == bool(chart.y2_ticks) == with_chances


@pytest.mark.parametrize("shown", ModelCurve)
def test_curves_are_the_rules(shown):
    chart = models_chart(shown, MODELS, "discrete", Model.QUADRATIC, ENGLISH)
    for curve, model in zip(chart.curves, MODELS, strict=True):
        rule = model.rule
        value = {"curve": rule.curve, "sensitivity": rule.sensitivity}.get(
            shown.value, rule.concavity
        )
        points = list(zip(curve.smooth.x, curve.smooth.y, strict=True))
        inside = [(x, y) for x, y in points if x <= rule.x][1:]  # the first may be cut off
        assert [y for _, y in inside] == pytest.approx([value(x) for x, _ in inside])
        assert curve.blitz == pytest.approx((rule.x, value(rule.x)))
        assert curve.median == pytest.approx((rule.median, value(rule.median)))


def test_bars_show_the_chance_of_every_margin():
    chart = models_chart(
        ModelCurve.CURVE, MODELS, "continuous", Model.EXPONENTIAL, ENGLISH, with_chances=True
    )
    (bars,) = chart.bars
    assert bars.label == "chance (blitz 4.6 %)"
    assert bars.edges[:3] == (0, 0.5, 1.5)
    assert bars.edges[-1] == chart.x_max
    assert sum(bars.values) == pytest.approx(100, abs=5)  # a few matches are beyond the axis
    shares = [(top - 10) / value for top, value in zip(bars.heights, bars.values, strict=True)]
    assert shares == pytest.approx([shares[0]] * len(shares))
    first, last = chart.y2_ticks[0], chart.y2_ticks[-1]
    assert (first.at, first.text) == (10, "0")
    assert last.at == pytest.approx(10 + shares[0] * float(last.text))


def test_a_printed_scale_lies_over_its_models():
    scale = printed((10, 12, 14, 17, 20))
    models = modelled(models_rule(ScaleRule(24), scale))
    chart = models_chart(
        ModelCurve.CURVE, models, "discrete", Model.EXPONENTIAL, ENGLISH, printed=scale
    )
    curve = chart.curves[-1]
    assert (curve.label, curve.median, curve.blitz) == ("Club 20", None, None)
    assert curve.smooth.y[0] == 10
    assert curve.smooth.y[-1] == 20


def test_every_model_keeps_boards_range_and_blitz():
    rule = ScaleRule(20, v0=5, blitz=30, half_match=True)
    for model, each in zip(Model, modelled(rule), strict=True):
        assert each.rule == replace(rule, model=model)
        assert each.continuous == continuous_scale(each.rule)
        assert each.discrete == discrete_scale(each.rule)
        assert each.scale("continuous") is each.continuous
        assert each.scale("discrete") is each.discrete
