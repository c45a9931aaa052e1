"""JSON is as expected, and says exactly what the scales say."""

import json

from tests.unit.formats.reference import reference
from vpdesk.formats.json_file import to_json
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale

SAMPLE = (*range(1, 101), *range(101, 1000, 29))


def test_continuous_reference():
    scales = [
        continuous_scale(ScaleRule(8)),
        continuous_scale(ScaleRule(3, v0=12.5, blitz=20)),
    ]
    assert to_json(scales) == reference("continuous.json")


def test_discrete_reference():
    scales = [
        discrete_scale(ScaleRule(7)),
        discrete_scale(ScaleRule(4, v0=5, half_match=True)),
    ]
    assert to_json(scales) == reference("discrete.json")


def test_every_continuous_scale_comes_back():
    scales = [continuous_scale(ScaleRule(boards)) for boards in SAMPLE]
    text = to_json(scales)
    assert len(text.splitlines()) == len(scales) + 2
    for scale, said in zip(scales, json.loads(text), strict=True):
        assert [round(100 * vp) for vp in said["winner_vp"]] == list(scale.winner)
        assert all(vp == round(vp, 2) for vp in said["winner_vp"])
        assert said["boards"] == scale.rule.boards
        assert (said["violations"], said["steps"]) == (len(scale.violations), scale.steps)


def test_every_discrete_scale_comes_back():
    scales = [discrete_scale(ScaleRule(boards)) for boards in SAMPLE]
    for scale, said in zip(scales, json.loads(to_json(scales)), strict=True):
        assert said["band_starts"] == list(scale.band_starts)
        assert said["range_violations"] == list(scale.range_violations)
