"""The rules of an event as sentences."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import field
from tests.unit.report.events.stage_map_builders import an_event
from vpdesk.event.draws import DRAWS
from vpdesk.event.event import DrawKind, Stage
from vpdesk.event.stage_rules import FIELDS
from vpdesk.languages import LANGUAGES, language
from vpdesk.report.events.rule_sentences import MARKED, rule_sentences, rules_table
from vpdesk.report.events.rule_words import RULE_WORDS
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import Late, OddField, TeamRules, Triangle
from vpdesk.tournament.tournament import Edition, Tournament

SWISS = Stage(draw=DrawKind.SWISS)


def told(rules, stage=SWISS, *, spoken=Language(), kind=Kind.TEAMS, **fields):  # noqa: B008
    tournament = Tournament(field(8), kind=kind, teams=rules, **fields)
    return rule_sentences(tournament, stage, spoken)


def test_a_swiss_is_told_in_three_sentences():
    found = told(TeamRules(ScaleSpec(boards=10), odd=OddField.TRIANGLE), planned=7)
    assert [each.text for each in found] == [
        "Swiss from the top, 7 rounds, 10 boards, WBF continuous scale.",
        "First round by halves.",
        "Odd number: three play a triangle; a bye is worth 12 VP.",
    ]
    assert [each.usual for each in found] == [True, True, False]


def test_every_marked_word_names_its_rule():
    (head, first, odd) = told(TeamRules(), planned=7)
    assert [each.field for each in head.pieces if each.field] == [
        *("method", "rounds", "boards", "scale")
    ]
    assert [each.field for each in (*first.pieces, *odd.pieces) if each.field] == [
        *("first", "odd", "bye_vp")
    ]


def test_what_is_not_usual_is_said_and_marked():
    rules = TeamRules(
        arrears=True,
        danish_rounds=(8, 9),
        late=Late.LAST,
        odd=OddField.TWO_ROUNDS,
        triangle=Triangle.ONCE,
        leaders_apart=False,
    )
    odd = {each.text for each in told(rules) if not each.usual}
    assert odd == {
        "Odd number: three play a triangle over two rounds; a bye is worth 12 VP.",
        "Nobody plays two triangles.",
        "Late entries are drawn as the last.",
        "Rounds are drawn one round behind.",
        "Strictly by rank, whoever has met: rounds 8 9.",
        "The first three may meet in a triangle.",
    }


def test_every_value_of_every_rule_has_its_words():
    for name, values in FIELDS.values():
        assert set(RULE_WORDS[name].values) == set(values)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_marks_the_same_rules(code):
    spoken = language(code)
    for rule in RULE_WORDS.values():
        for _, text in rule.values.values():
            here = spoken.translate("RuleSentences", text)
            names = [each[0] for each in MARKED.findall(here)]
            assert sorted(names) == sorted(each[0] for each in MARKED.findall(text)), here
            assert ("{vp}" in here) == ("{vp}" in text)


@pytest.mark.parametrize("draw", DrawKind)
def test_every_draw_is_told(draw):
    found = told(TeamRules(), Stage(draw=draw))
    assert found[0].text.endswith(".")
    assert "[" not in "".join(each.text for each in found)
    assert draw in DRAWS


def test_players_have_the_points_of_their_game():
    found = told(TeamRules(), kind=Kind.CHESS, edition=Edition.E2017, planned=5)
    assert [each.text for each in found] == [
        "Swiss, 5 rounds.",
        "Dutch rules of 2017.",
        "A win counts 1, a draw 0.5.",
        "A bye counts 1.",
    ]


def test_on_paper_every_stage_has_a_paragraph_and_what_is_not_usual_is_bold():
    event = an_event()
    group = replace(event.group(1), teams=TeamRules(ScaleSpec(boards=12), bye=1000))
    table = rules_table(event.with_group(1, 1, group), Language())
    cells = [row[0] for row in table.rows]
    assert cells[0].text == "Stage 1, group 1"
    assert cells[1].text.startswith("Round robin, 3 rounds, 12 boards, WBF continuous scale.")
    assert (cells[2].text, cells[2].strong) == ("A bye is worth 10 VP.", True)
