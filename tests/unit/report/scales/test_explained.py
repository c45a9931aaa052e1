"""A scale explained on one page: what it says is what the engine has done."""

import pytest

from tests.sure import sure
from vpdesk.files.scale_library import find
from vpdesk.languages import LANGUAGES, language
from vpdesk.report.language import Language
from vpdesk.report.scales.explained import explained_sections
from vpdesk.scales import Model, ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.match_scales import board_a_match


def words(scale, code="en"):
    said = Language() if code == "en" else language(code)
    (section,) = explained_sections(scale, said, paged=True, loser=True)
    assert section.table is not None
    assert section.chart is not None
    return [row[0].text.replace("\N{NO-BREAK SPACE}", " ") for row in sure(section.words).rows]


def test_why_13_75_and_not_13_74():
    said = words(continuous_scale(ScaleRule(16)))
    assert "Why 13.75 and not 13.74" in said
    text = said[said.index("Why 13.75 and not 13.74") + 1]
    assert text == (
        "For a win by 14 IMPs the formula gives 10 + 10 × (1 − R^(14 / 60)) / (1 − R) = 13.7435… "
        "VP, with R = √5 − 2 = 0.23607. Rounded that is 13.74. But no IMP may gain more than the "
        "one before: 0.22 VP, then 0.23. So it was raised to 13.75."
    )
    assert said[-1].startswith("7 values of 61 in this table had to be corrected.")


def test_what_was_not_corrected_is_said_to_be_so():
    scale = continuous_scale(ScaleRule(1))
    said = words(scale)
    assert not scale.violations
    assert "the rounded table keeps that rule" in said[-1]


def test_a_band_that_was_made_narrower():
    said = words(discrete_scale(ScaleRule(7)))
    assert said[-2] == "Why 10 VP end at 0 and not at 1 IMPs"
    assert said[-1].endswith("So the draw ends at 0.")
    said = words(discrete_scale(ScaleRule(16)))
    scale = discrete_scale(ScaleRule(16))
    step = scale.uncorrected
    band = next(i for i, limit in enumerate(scale.limits) if limit != step[i])
    assert (
        said[-2] == f"Why {10 + band} VP end at {scale.limits[band]} and not at {step[band]} IMPs"
    )


def test_how_the_blitz_was_chosen():
    assert any("15 × √16 = 60.0 IMPs" in each for each in words(continuous_scale(ScaleRule(16))))
    assert any("takes 15" in each for each in words(continuous_scale(ScaleRule(16, factor=20))))
    own = words(continuous_scale(ScaleRule(16, blitz=45)))
    assert any("to 45.0 IMPs" in each and "would have 60.0 IMPs" in each for each in own)
    half = words(continuous_scale(ScaleRule(8, v0=5, half_match=True)))
    assert any("15 × √4 = 30.0 IMPs" in each and "half match" in each for each in half)


def test_other_curves_and_printed_tables_are_told_as_what_they_are():
    straight = words(continuous_scale(ScaleRule(16, model=Model.LINEAR)))
    assert any("every IMP is worth the same" in each for each in straight)
    assert not any("R^" in each for each in straight)
    printed = words(sure(find("acbl-20")).scale(8))
    assert any("not a formula" in each for each in printed)
    assert any("%" in each for each in words(sure(find("ebu-pairs")).scale(8)))
    assert any("points of boards" in each for each in words(board_a_match().scale(8)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("boards", [1, 5, 7, 8, 16, 60])
def test_every_language_says_it_with_its_own_numbers(code, boards):
    for make in (continuous_scale, discrete_scale):
        said = " ".join(words(make(ScaleRule(boards)), code))
        assert "{" not in said
        assert "}" not in said


def test_without_pages_words_come_first():
    scale = continuous_scale(ScaleRule(8))
    first, second = explained_sections(scale, Language(), paged=False, loser=False)
    assert first.table is not None
    assert first.table.prose
    assert second.table is not None
    assert second.chart is not None
    assert len(second.table.headings) == 2
