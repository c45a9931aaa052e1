"""Every number in the help is what the engine computes."""

import math
import re

import pytest

from tests.gui.help.outline import SIGNS, WRITTEN, Outline, outline, source
from vpdesk.report.language import Language
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.models import R

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def numbers(text):
    return NUMBER.findall(text)


def rows(scale, margins, language):
    """A line of the tables that show the concavity correction."""
    for margin in margins:
        before = scale.rounded[margin]
        yield str(margin)
        yield language.vp(before)
        yield language.vp(scale.rounded[margin + 1] - before)
        yield language.vp(scale.winner[margin])
        yield language.vp(scale.gain(margin))


@pytest.mark.parametrize("code", WRITTEN)
def test_every_number_of_the_worked_example_is_computed(code):
    """In the order of the text; a number that is new in it has to be computed here."""
    say = Language(decimal_sign=SIGNS[code])
    scale, bands = continuous_scale(ScaleRule(24)), discrete_scale(ScaleRule(24))
    ours, theirs = 65, 24
    margin = ours - theirs
    x, share = scale.rule.x, margin / scale.rule.x
    power = R**share
    gain = (1 - power) / (1 - R)
    curve = scale.rule.curve(margin)
    assert curve == pytest.approx(10 + 10 * gain)
    won, lost = scale.vps(margin)
    before, after = scale.rounded, scale.winner
    six = 6

    def n(value, decimals=six):
        return say.number(value, decimals)

    def step(first, last):
        return say.vp(last - first)

    band = bands.band(margin)
    first, last = bands.band_starts[band], bands.limits[band]
    edges = [n(scale.rule.inverse(vp), 1) for vp in (16.5, 17.5)]
    enough = scale.margin_for(1500)
    correction = [
        *("40", "41", step(before[40], before[41]), step(before[39], before[40])),
        *("40", say.vp(before[40] + 1)),
        *("42", "43", step(before[42], before[43]), step(before[41], before[42])),
        *("42", say.vp(before[42] + 1)),
        *("41", "42", step(before[41], before[42] + 1), step(before[40] + 1, before[41])),
        *("41", say.vp(before[41] + 1)),
    ]
    assert (before[40] + 1, before[42] + 1, before[41] + 1) == (after[40], after[42], after[41])
    expected = [
        *("24", "65", "24", "20", "0"),
        *("65", "24", str(margin)),
        *("15", "24", "15", n(math.floor(math.sqrt(24) * 10**six) / 10**six), n(x)),
        *(str(margin), n(x), n(share)),
        *(n(R), n(share), n(power)),
        *("1", n(power), "1", n(R), n(gain)),
        *("10", "10", n(gain), n(curve, 5)),
        say.vp(before[margin]),
        str(margin),
        *rows(scale, range(39, 44), say),
        *correction,
        *(say.vp(won), say.vp(lost), "20", say.vp(won), say.vp(lost), str(margin)),
        *("24", "65", "24", str(margin)),
        *(say.plain(16.5), edges[0], say.plain(17.5), edges[1]),
        *(*numbers(say.vps(*bands.vps(margin), whole=True)), str(first), str(last), str(margin)),
        *numbers(say.vps(*bands.vps(margin), whole=True)),
        *sorted(("15", "24"), reverse=code == "cs"),
        *(n(x), "3", n(x / 3), str(enough)),
        *("15", str(enough)),
    ]
    text = Outline(re.sub(r"\{\{.*?\}\}", "", source("example", code), flags=re.DOTALL)).text
    assert numbers(text) == expected


@pytest.mark.parametrize("code", WRITTEN)
def test_the_numbers_about_the_scales_are_those_of_the_engine(code):
    say = Language(decimal_sign=SIGNS[code])

    def holds(name, *wanted):
        text = re.sub(r"\s*\n\s*", "\n", "".join(outline(name, code).words))
        for each in wanted:
            assert each in text, (name, each)

    rule = ScaleRule(24)
    scale, bands = continuous_scale(rule), discrete_scale(rule)
    slopes = [(rule.curve(at + 1e-6) - rule.curve(at)) / 1e-6 for at in (0, rule.x - 2e-6)]
    holds("scales", *(say.number(slope, 2) for slope in slopes), say.number(R, 5))
    assert rule.curve(rule.x / 3) == pytest.approx(15)
    for boards in (8, 16, 24, 32):
        x = ScaleRule(boards).x
        holds("scales", *(f"{say.number(each, 1)} IMP" for each in (x / 3, x)))
    eight = continuous_scale(ScaleRule(8))
    holds("continuous", *rows(eight, range(38, 42), say))
    assert [margin for margin in range(43) if eight.raised(margin)] == [40]
    for boards in (8, 16, 24, 32, 60):
        found = continuous_scale(ScaleRule(boards))
        counts = f"{boards}\n{len(found.violations)}\n{found.steps}"
        holds("continuous", counts)
    raised = [found.raised(margin) for margin in range(found.last_margin)]
    assert (sum(map(bool, raised)), max(raised)) == (54, 3)
    holds("continuous", "54", say.vp(3))
    early = continuous_scale(ScaleRule(41))
    assert (early.vps(95)[0] < 2000, early.vps(96)[0]) == (True, 2000)
    holds("continuous", say.number(early.rule.x, 2))
    holds("discrete", *(say.number(rule.inverse(vp), 1) for vp in (16.5, 17.5)))
    holds("discrete", f"{bands.last_margin} +", "2 – 6", "2 – 5", "7 – 10", "6 – 10", "11 – 15")
    assert [bands.lowered(band) for band in range(4)] == [0, 1, 0, 0]
    assert bands.band_starts[:5] == (0, 2, 6, 11, 16)
    holds("discrete", say.vp(scale.vps(6)[0]))
    assert bands.vps(6)[0] == 1200
    outside = {n: discrete_scale(ScaleRule(n)).range_violations for n in range(1, 101)}
    beyond = {n: vps for n, vps in outside.items() if vps}
    assert beyond.keys() == {1, 2, 3, 5, 6, 7}
    assert [beyond[n] for n in (5, 6, 7)] == [(13,), (11, 12), (11,)]
    holds("discrete", say.number(ScaleRule(7).inverse(11), 2), "1 – 2")
    assert discrete_scale(ScaleRule(7)).limits[:2] == (0, 2)
    assert (scale.margin_for(1500), scale.margin_for(800)) == (25, -8)
