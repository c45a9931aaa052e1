"""Rulings in words: side by side, reason by reason, and as a slip."""

from dataclasses import replace

import pytest

from tests.folders import ROOT
from tests.sure import sure
from tests.unit.report.languages import CZECH
from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_library import find
from vpdesk.match.case import Case, Fault, Side, What, by_fault
from vpdesk.match.regulations import Carry
from vpdesk.match.rulings import RulingReason, rulings
from vpdesk.report.language import Language
from vpdesk.report.match.ruling_words import ruling_reasons
from vpdesk.report.match.rulings import ruling_slip, rulings_sections, rulings_table
from vpdesk.report.match.standing import result_text
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale

TEAMS, ROUND_ROBIN, _, EBU = built_in()
ENGLISH = Language()
ROVERS, TIGERS = Side("Rovers", 4550), Side("Tigers", 3300)
CANCELLED = by_fault(Case(What.CANCELLED, 24, 22, ROVERS, TIGERS))


def continuous(boards):
    return continuous_scale(ScaleRule(boards))


def told(case, regulation=TEAMS, scale_of=continuous, language=ENGLISH):
    """The reasons for the ruling that is preferred."""
    (ruling,) = (each for each in rulings(case, regulation, scale_of) if each.preferred)
    return ruling_reasons(ruling, case, regulation, language)


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def test_rulings_stand_side_by_side():
    made = rulings(CANCELLED, TEAMS, continuous)
    table = rulings_table(CANCELLED, TEAMS, made, ENGLISH)
    assert table.title == "Rulings: Rovers – Tigers"
    assert "“Teams”; WBF continuous scale, 20-0, 24 boards" in table.rule
    assert table.headings[1:3] == ("Rovers\nVP", "Tigers\nVP")
    assert texts(table) == [
        ["Scale for the boards played", "13.07", "6.93", "20.00", "", "22", "+13", "−13"],
        ["Full scale with averages", "14.08", "8.32", "22.40", "preferred", "24", "+19", "−7"],
        ["Full scale as it stands", "12.95", "7.05", "20.00", "", "24", "+13", "−13"],
        ["Match does not count", "12.00", "12.00", "24.00", "", "–", "–", "–"],
    ]
    assert [row[0].strong for row in table.rows] == [False, True, False, False]


def test_an_unequal_sum_is_said_plainly():
    assert told(CANCELLED) == (
        "The scale is that of the whole match, 24 boards.",
        "For the boards without a result Rovers gets +6 IMPs (average plus: 2 × +3).",
        "For the boards without a result Tigers gets +6 IMPs (average plus: 2 × +3).",
        "The margin of Rovers, +18.5 IMPs, is rounded to +19 before the scale.",
        "The margin of Tigers, −6.5 IMPs, is rounded to −7 before the scale.",
        ("Margins differ: Rovers +19 IMPs, Tigers −7 IMPs. Own VP: 14.08 and 8.32."),
        "The VP of both sides add up to 22.40, not to 20.00.",
        "This is what the regulation “Teams” asks for.",
    )


def test_one_margin_is_rounded_once_and_wins():
    case = by_fault(replace(CANCELLED, what=What.CUT_SHORT))
    assert told(case)[:3] == (
        "The boards played count on the scale for 22 boards.",
        "The margin of Rovers, +12.5 IMPs, is rounded to +13 before the scale.",
        "Rovers wins by 13 IMPs: 13.07 – 6.93 VP.",
    )
    lost = replace(case, home=Side("Rovers", 3300), away=Side("Tigers", 4550))
    assert told(lost)[1].startswith("The margin of Tigers, +12.5 IMPs")
    assert told(lost)[2] == "Tigers wins by 13 IMPs: 6.93 – 13.07 VP."
    drawn = Case(What.CUT_SHORT, 24, 20)
    assert "Neither side is ahead: 10.00 – 10.00 VP." in told(drawn)


def test_whole_vps_have_no_decimals_unless_they_need_them():
    def discrete(boards):
        return discrete_scale(ScaleRule(boards))

    penalised = replace(CANCELLED, away=replace(CANCELLED.away, penalty=50))
    table = rulings_table(penalised, TEAMS, rulings(penalised, TEAMS, discrete), ENGLISH)
    assert texts(table)[3][1:4] == ["12", "11.50", "23.50"]


def test_one_imp_is_one():
    assert "Rovers wins by 1 IMP: 10.28 – 9.72 VP." in told(
        Case(What.CUT_SHORT, 24, 20, replace(ROVERS, imps=3400), TIGERS)
    )


def test_names_that_are_missing():
    made = rulings(Case(), TEAMS, continuous)
    assert result_text(made[0], Case(), ENGLISH) == "Home side 10.00 – Visitors 10.00"


@pytest.mark.parametrize(
    ("case", "sentence"),
    [
        (Case(What.VOID), "Neither side is at fault: each gets 60 % of 20 VP."),
        (Case(What.VOID, fault=Fault.BOTH), "Both sides are at fault: each gets 40 % of 20 VP."),
        (
            Case(What.VOID, home=ROVERS, away=TIGERS, fault=Fault.AWAY),
            "At fault: Tigers, 40 % of 20 VP; Rovers: 60 %.",
        ),
        (Case(What.BYE), "A bye is worth 60 % of 20 VP."),
        (
            Case(What.FORFEIT, home=ROVERS, away=TIGERS, fault=Fault.HOME),
            "Rovers forfeits the match and gets 40 % of 20 VP; Tigers gets 60 %.",
        ),
        (Case(What.FORFEIT, fault=Fault.BOTH), "Both sides forfeit the match: each gets 40 %"),
        (
            by_fault(Case(What.CANCELLED, 24, 10)),
            "Boards with a result: 10 of 24, less than the 50 % that a match needs.",
        ),
        (
            Case(What.CUT_SHORT, 24, 20, replace(ROVERS, carried=450), TIGERS),
            "Rovers carries over 4.5 IMPs.",
        ),
        (
            Case(What.CUT_SHORT, 24, 20, ROVERS, replace(TIGERS, penalty=150)),
            "Tigers loses 1.5 VP as a penalty.",
        ),
    ],
)
def test_what_happened_is_explained(case, sentence):
    assert any(sentence in each for each in told(case)), told(case)


def test_averages_of_all_kinds():
    home, away = Side("Rovers", 0, 1, 1, 1), Side("Tigers", 0, 0, 0, 3)
    sentences = told(Case(What.CANCELLED, 24, 20, home, away))
    assert (
        "For the boards without a result Rovers gets 0 IMPs "
        "(average plus: 1 × +3, average: 1 × 0, average minus: 1 × −3)." in sentences
    )
    assert (
        "For the boards without a result Tigers gets −9 IMPs (average minus: 3 × −3)." in sentences
    )


def test_the_best_average_shows_what_it_was_chosen_from():
    home, away = Side("Rovers", average=1310), Side("Tigers", average=500)
    case = Case(What.FORFEIT, home=home, away=away, fault=Fault.AWAY)
    assert told(case, ROUND_ROBIN)[1:4] == (
        "Rovers has an average of 13.10 VP in other matches.",
        "Others got 15.00 VP on average against Tigers.",
        "The greatest of these values counts for Rovers: 15.00 VP.",
    )


def test_a_limited_carry_over_and_a_floor_are_said():
    limited = replace(TEAMS, carry_over=Carry.VPS, carry_most=300, below_zero=False)
    home = replace(ROVERS, carried=450, penalty=9000)
    sentences = told(Case(What.CUT_SHORT, 24, 20, home, TIGERS), limited)
    assert sentences[-5:-1] == (
        "Rovers carries over 3 VP.",
        "More than 3 cannot be carried over.",
        "Rovers loses 90 VP as a penalty.",
        "No side gets less than 0 VP.",
    )


def test_a_result_below_zero_has_a_minus():
    case = Case(What.VOID, home=replace(ROVERS, penalty=1250), away=TIGERS)
    (ruling,) = rulings(case, TEAMS, continuous)
    assert result_text(ruling, case, ENGLISH) == "Rovers −0.50 – Tigers 12.00"


def test_a_ruling_that_cannot_be_says_why():
    acbl = find("acbl-20")
    last = sure(acbl).tables[-1].last

    def scale_of(boards):
        return sure(acbl).scale(last if boards == 24 else 999)

    made = rulings(CANCELLED, TEAMS, scale_of)
    table = rulings_table(CANCELLED, TEAMS, made, ENGLISH)
    assert texts(table)[0] == [
        "Scale for the boards played",
        "–",
        "–",
        "–",
        "not possible",
        "–",
        "–",
        "–",
    ]
    assert "has no table for 999 boards" in table.rows[0][0].note
    assert result_text(made[0], CANCELLED, ENGLISH) == ""


def test_the_bye_has_one_side():
    case = Case(What.BYE, home=ROVERS, away=TIGERS)
    made = rulings(case, TEAMS, continuous)
    assert texts(rulings_table(case, TEAMS, made, ENGLISH))[0][1:4] == ["12.00", "–", "–"]
    (slip,) = ruling_slip(made[0], case, TEAMS, ENGLISH)
    assert slip.title == "Rovers"
    assert "Tigers" not in str(texts(slip.table))


def test_the_slip_has_result_reasons_and_lines_to_sign():
    chosen = rulings(CANCELLED, TEAMS, continuous)[1]
    (slip,) = ruling_slip(chosen, CANCELLED, TEAMS, ENGLISH, "Cup")
    assert (slip.leads, slip.event) == (True, "Cup")
    lines = [text for (text,) in texts(slip.table)]
    assert sure(slip.table).prose
    assert slip.title == "Rovers – Tigers"
    assert lines[:4] == [
        "Rovers 14.08 – Tigers 8.32",
        "Boards cancelled or adjusted. Boards with a result: 22 of 24; IMPs 45.5 – 33.",
        "Neither side is at fault.",
        "Full scale with averages",
    ]
    assert [line.split(":")[0] for line in lines[-4:]] == ["Signed", "Director", "Rovers", "Tigers"]


@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        (Fault.NEITHER, "Neither side is at fault."),
        (Fault.HOME, "Rovers is at fault; Tigers is not."),
        (Fault.AWAY, "Tigers is at fault; Rovers is not."),
        (Fault.BOTH, "Both sides are at fault."),
    ],
)
@pytest.mark.parametrize("what", [What.CUT_SHORT, What.CANCELLED, What.TOO_MANY])
def test_who_is_at_fault_is_said_where_the_scale_decides(what, fault, finding):
    played = 26 if what is What.TOO_MANY else 22
    case = by_fault(Case(what, 24, played, ROVERS, TIGERS, fault))
    made = rulings(case, TEAMS, continuous)
    assert finding in [
        text for (text,) in texts(rulings_sections(case, TEAMS, made, ENGLISH)[1].table)
    ]
    for each in made:
        (slip,) = ruling_slip(each, case, TEAMS, ENGLISH)
        lines = [text for (text,) in texts(slip.table)]
        assert finding in lines
        other = (
            "The regulation “Teams” asks for another ruling; this one is the director's." in lines
        )
        assert other is not each.preferred
        assert ("This is what the regulation “Teams” asks for." in lines) is each.preferred


def test_the_slip_names_the_scale_that_the_ruling_uses():
    for each, boards in zip(rulings(CANCELLED, TEAMS, continuous), (22, 24, 24, 24), strict=True):
        (slip,) = ruling_slip(each, CANCELLED, TEAMS, ENGLISH)
        assert f"“Teams”; WBF continuous scale, 20-0, {boards} boards" in slip.rule


def test_the_example_of_the_help_says_which_case_it_is():
    """Its figures are those of cancelled boards alone: a match cut short is ruled otherwise."""
    case = by_fault(Case(What.CANCELLED, 16, 14, Side(imps=4000), Side(imps=3000)))
    made = rulings(case, TEAMS, continuous)
    assert [each.preferred for each in made] == [False, True, False, False]
    for code, sign in (("en", "."), ("cs", ",")):
        page = (ROOT / "resources" / "help" / code / "ruling.html").read_text("utf-8")
        example = page.split('<h2 id="rulings">')[1].split("<h2")[0]
        assert "<p>{{RulingForm|Boards cancelled or adjusted}}" in example
        for each in made:
            for vp in each.final:
                assert f">{vp / 100:.2f}<".replace(".", sign) in example


def test_a_bye_is_nobodys_fault():
    case = Case(What.BYE, home=ROVERS, fault=Fault.AWAY)
    (slip,) = ruling_slip(rulings(case, TEAMS, continuous)[0], case, TEAMS, ENGLISH)
    assert "at fault" not in str(texts(slip.table))


def test_the_rulings_are_printed_with_their_reasons():
    made = rulings(CANCELLED, TEAMS, continuous)
    table, reasons = rulings_sections(CANCELLED, TEAMS, made, ENGLISH)
    assert len(sure(table.table).rows) == 4
    lines = [text for (text,) in texts(reasons.table)]
    assert "Full scale as it stands: Rovers 12.95 – Tigers 7.05" in lines
    assert any("22.40, not to 20.00" in line for line in lines)


def test_every_reason_has_words_and_the_decimal_comma():
    found = set()
    for what in What:
        for fault in (Fault.AWAY, Fault.BOTH):
            for regulation in built_in():
                side = Side(imps=150, penalty=3000, carried=100, average=1250)
                played = 26 if what is What.TOO_MANY else 10
                case = by_fault(Case(what, 24, played, side, Side(average=800), fault))
                strict = replace(regulation, below_zero=False)
                for each in rulings(case, strict, continuous):
                    found |= set(each.reasons)
                    assert all(ruling_reasons(each, case, strict, CZECH))
    for case in (CANCELLED, Case(planned=16, played=16)):
        found |= {why for each in rulings(case, TEAMS, continuous) for why in each.reasons}
    bare = Case(What.CANCELLED, 24, 22)
    found |= {why for each in rulings(bare, TEAMS, continuous) for why in each.reasons}
    assert "asks for another ruling, which is not possible here: Full" in " ".join(told(bare))
    assert found == set(RulingReason)
    assert "14,08" in " ".join(told(CANCELLED, language=CZECH))


def test_one_imp_is_said_in_the_singular():
    side = Side("Rovers", 0, plus=1, carried=100)
    one = replace(TEAMS, average_plus=100, average_minus=100)
    case = Case(What.CANCELLED, 16, 15, side, Side("Tigers", 0, minus=1))
    (text,) = (
        " ".join(ruling_reasons(each, case, one, ENGLISH))
        for each in rulings(case, one, continuous)
        if each.preferred
    )
    assert "Rovers gets +1 IMP (" in text
    assert "Tigers gets −1 IMP (" in text
    assert "Rovers carries over 1 IMP." in text
    assert "Rovers wins by 2 IMPs" in text
    both = Case(What.CANCELLED, 16, 15, Side(plus=1), Side(plus=1))
    told = (
        " ".join(ruling_reasons(each, both, one, ENGLISH))
        for each in rulings(both, one, continuous)
    )
    assert any("Home side +1 IMP, Visitors +1 IMP. Own" in text for text in told)
