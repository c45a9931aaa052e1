"""Every number that the help says of the laboratory and of matches is what the engine computes."""

import re
from collections import Counter
from itertools import chain

import pytest

from tests.gui.help.outline import SIGNS, WRITTEN, Outline, source
from vpdesk.files.regulation_library import built_in as regulations
from vpdesk.files.scale_library import find
from vpdesk.languages import language
from vpdesk.match.case import Case, Side, What, by_fault
from vpdesk.match.contract import Contract
from vpdesk.match.cross_imps import butler, cross_imps
from vpdesk.match.rulings import rulings
from vpdesk.match.score_sheet import Status, new_sheet
from vpdesk.match.typed import with_typed
from vpdesk.report.language import Language
from vpdesk.scales import (
    STANDARD_FACTOR,
    ScaleRule,
    continuous_scale,
    discrete_scale,
)
from vpdesk.scales.audit import FindingKind, audit
from vpdesk.scales.calibration import USUAL_SHARE, Matches, calibrate
from vpdesk.scales.chances import IMPS_A_BOARD, chances
from vpdesk.scales.differences import differences
from vpdesk.scales.models import Model
from vpdesk.scales.proof import raises
from vpdesk.scales.recognise import MOST_COUNTS

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
BOARDS = 24
SCALE = continuous_scale(ScaleRule(BOARDS))


def text(name, code):
    return Outline(re.sub(r"\{\{.*?\}\}", "", source(name, code), flags=re.DOTALL)).text


def numbers(name, code, anchor=""):
    """All numbers of a topic, or of the part of it that begins with a heading, sorted."""
    told = source(name, code)
    if anchor:
        told = re.split("<h2", told.partition(f'<h2 id="{anchor}"')[2])[0].partition(">")[2]
    told = re.sub(r"\{\{.*?\}\}|<.*?>", " ", told, flags=re.DOTALL)
    return Counter(NUMBER.findall(told))


def bands(key, boards):
    """The findings of a printed scale."""
    return audit(find(key).scale(boards)).findings


@pytest.mark.parametrize("code", WRITTEN)
def test_why_a_cell_is_raised(code):
    vp = Language(decimal_sign=SIGNS[code]).vp
    one = next(each for each in raises(SCALE) if each.margin == 33)
    values, after = SCALE.rounded, one.right - one.margin
    rest = values[one.right] - one.rounded
    assert (one.margin - one.left, one.raised) == (1, one.rounded + 1)
    expected = [
        *(str(BOARDS), str(one.margin), vp(one.raised), vp(one.rounded)),
        *(str(one.left), vp(values[one.left]), str(one.right), vp(values[one.right])),
        *(vp(one.rounded), vp(one.rounded - values[one.left])),
        *(str(after), vp(rest), vp(-(-rest // after)), vp(one.raised)),
    ]
    assert numbers("laboratory", code, "why") == Counter(expected)


@pytest.mark.parametrize("code", WRITTEN)
def test_the_curves_and_their_chances(code):
    say = Language(decimal_sign=SIGNS[code]).number
    rules = [ScaleRule(BOARDS, model=model) for model in Model]
    cells = [
        [say(rule.sensitivity(at), 3) for at in (0, rule.median, rule.x)]
        for rule in rules
        if rule.model is not Model.LINEAR
    ]
    line = rules[-1]
    cells.append([say(line.sensitivity(0), 3)] * 3)
    medians = {say(rule.median, 1) for rule in rules[:-1]}
    assert [rule.curve(rule.median) for rule in rules] == pytest.approx([15] * len(rules))
    assert medians == {say(rules[0].x / 3, 1)}
    expected = [str(BOARDS), *chain(*cells), *medians, "15", say(line.median, 1)]
    assert numbers("models", code, "curves") == Counter(expected)
    blitz = [chances(each(ScaleRule(BOARDS))).blitz for each in (continuous_scale, discrete_scale)]
    theory = [say(IMPS_A_BOARD, 2), str(BOARDS), *(say(100 * each, 1) for each in blitz)]
    assert numbers("models", code, "chances") == Counter(theory)


@pytest.mark.parametrize("code", WRITTEN)
def test_what_the_audit_finds(code):
    say = Language(decimal_sign=SIGNS[code])
    printed = find("acbl-20").scale(BOARDS)
    narrow, *_ = (each for each in bands("acbl-20", BOARDS) if each.is_fault)
    jump, *_ = (each for each in bands("acbl-30", 8) if each.is_fault)
    assert (narrow.kind, jump.kind) == (FindingKind.DRAW_BAND, FindingKind.JUMP)
    width, narrower = narrow.values
    before, after, _ = (each // 100 for each in jump.values)
    draw, first, following = printed.band_starts[:3]
    most = differences(printed, SCALE).most
    told = text("audit", code)
    band = (
        rf"20 VP \w+ {printed.table.first} \w+ {printed.table.last} .* 11 – 9 \w+ {first} \w+ "
        rf"{following - 1} IMP\w*, (\w+ )?{narrower}( wide)?, .* {width}( wide)?\."
    )
    for pattern in (
        rf"{draw} \w+ {first - 1} IMP\w* \w+ {width} .* −{first - 1} \w+ {first - 1}\.",
        band,
        rf"30 VP .* 1 IMP .* {before} \w+ {after} VP",
        rf" {BOARDS} .* {re.escape(say.vp(abs(most.winner)))} VP,.* {most.first} IMP",
        rf"1 \w+ {MOST_COUNTS} ",
        rf"{BOARDS} .* {len(raises(SCALE))} ",
    ):
        assert re.search(pattern, told), pattern


@pytest.mark.parametrize("code", WRITTEN)
def test_percentages(code):
    say = Language(decimal_sign=SIGNS[code])
    scale = find("ebu-pairs").scale(BOARDS)
    start = scale.band_starts[1]
    percents = [say.number((5000 + each) / 100, 2) for each in (start - 1, start)]
    won = say.vps(*scale.vps(start), whole=True)
    wanted = Counter(["50", "50", str(BOARDS), *percents, *NUMBER.findall(won)])
    assert numbers("printed", code, "percentages") == wanted


@pytest.mark.parametrize("code", WRITTEN)
def test_calibration(code):
    say = Language(decimal_sign=SIGNS[code])
    found = calibrate(Matches({(BOARDS, 10): 1}), USUAL_SHARE, lambda _: None)
    told = numbers("calibration", code)
    for wanted in (STANDARD_FACTOR, USUAL_SHARE // 100, found.enough):
        assert told[str(wanted)], wanted
    assert told[say.number(IMPS_A_BOARD, 2)] == 1


@pytest.mark.parametrize("code", WRITTEN)
def test_what_is_typed_is_understood(code):
    page = source("match", code)
    table = page.partition('id="type"')[2].partition("</table>")[0]
    typed = re.findall(r"<b>(.*?)</b>", table)
    letters = language(code).letters
    assert len(typed) == 7
    contract, *scores = typed[:5]
    for each in scores:
        with_typed(new_sheet(2), 1, 0, each, letters, (300, 300))
    (share,) = (
        with_typed(new_sheet(2), 1, 0, contract, letters, (300, 300)).line(1).entries[0].shares
    )
    assert share.points(1) == 420
    assert isinstance(share.score, Contract)
    assert f" 4{share.score.strain.symbol} " in text("match", code)
    given = [
        with_typed(new_sheet(2), 1, 0, f"A {each}", letters, (300, 300)).line(1)
        for each in typed[5:]
    ]
    assert [each.adjusted for each in given] == [(3, -3), (3, 3)]
    assert {each.status for each in given} == {Status.ADJUSTED}


@pytest.mark.parametrize("code", WRITTEN)
def test_the_example_of_pairs(code):
    say = Language(decimal_sign=SIGNS[code])
    points = (620, 620, 170, -100)
    scores = [((100, each),) for each in points]
    datum, against = butler(scores)
    cells = [
        (say.number(score, 0), say.gain(round(100 * cross)), say.signed(int(imps)))
        for score, cross, imps in zip(points, cross_imps(scores), against, strict=True)
    ]
    found = re.findall(r'<td align="right">(.*?)</td>', source("match", code))
    assert found == list(chain(*cells))
    assert f" {datum}:" in text("match", code)


@pytest.mark.parametrize("code", WRITTEN)
def test_the_example_of_rulings(code):
    say = Language(decimal_sign=SIGNS[code])
    regulation = regulations()[0]
    case = by_fault(
        Case(What.CANCELLED, planned=16, played=14, home=Side(imps=4000), away=Side(imps=3000))
    )
    made = rulings(case, regulation, lambda boards: continuous_scale(ScaleRule(boards)))
    vps = [say.vp(each) for ruling in made for each in ruling.final]
    assert re.findall(r'<td align="right">(.*?)</td>', source("ruling", code)) == vps
    assert [each.preferred for each in made] == [False, True, False, False]
    averages = made[1]
    ours, theirs = averages.margins
    share = regulation.void_neither // 100
    expected = [
        *(str(case.planned), str(case.played), "40", "30", str(case.missing), *vps),
        *(str(made[0].margins[0]), str(case.played), str(ours), str(-theirs), str(case.planned)),
        *(str(made[2].margins[0]), str(case.planned), str(share), "20"),
    ]
    assert numbers("ruling", code, "rulings") == Counter(expected)
    total = say.vp(sum(averages.final))
    awarded = [str(case.missing), str(regulation.average_plus // 100), str(ours), str(-theirs)]
    assert numbers("ruling", code, "sum") == Counter([*awarded, total, "20"])
    butlers = {each.average_plus // 100 for each in regulations() if "butler" in each.key}
    three = regulation.average_plus // 100
    assert numbers("ruling", code, "averages") == Counter([str(three), *map(str, butlers)])
    guilty = regulation.void_at_fault // 100
    parts = [full * each // 100 for full in (20, 10) for each in (share, guilty)]
    assert numbers("ruling", code, "shares") == Counter(map(str, [share, guilty, *parts, 20, 10]))
