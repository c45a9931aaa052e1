"""What is said of a draw by the Dutch rules, and of what might have been."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.tournament.small_events import TEAMS, a_round, event
from vpdesk.report.events.why.criteria import CRITERIA
from vpdesk.report.events.why.speech import Speech
from vpdesk.report.events.why.story import round_words, story
from vpdesk.report.events.why.why_words import bye_words, float_words, why_not_words
from vpdesk.report.events.why.words_dutch import STEPS, board_words, draw_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.draws.obstacle import RULES, Against, Obstacle
from vpdesk.tournament.draws.trace import Step, StepKind
from vpdesk.tournament.draws.why import WhyFloat, WhyNot, why_bye, why_float, why_not
from vpdesk.tournament.results.typed_results import exchanged
from vpdesk.tournament.tournament import Edition, Forbidden

EDITIONS = pytest.mark.parametrize("edition", Edition)
ODD = event(
    "4-1 0, 2-5 1, 6-3 1, 7 U",
    "1-6 1, 7-2 0, 3-4 =, 5 U",
    edition=Edition.E2026,
    planned=5,
    first_colour="b",
)


def texts(paragraphs):
    return [each.text for each in paragraphs]


def told(paragraphs):
    return "\n".join(texts(paragraphs))


def test_a_bracket_is_told_from_its_players_to_its_criteria():
    words = draw_words(draw(ODD), ODD, ENGLISH)
    assert words[0] == ("Round 3, drawn by the FIDE Dutch rules, edition 2026", True)
    headings = [each.text for each in words if each.strong]
    assert headings[1:] == [
        "2-point bracket",
        "1-point bracket",
        "½-point bracket",
        "Boards and colours",
    ]
    assert words[2].text == "In this bracket: 1 Player 1; 2 Player 2."
    assert "Pairs: 1 Player 1 – 2 Player 2." in words[3].text
    assert words[4].text == (
        "By the plain order the upper half meets the lower half, first against first. The plain "
        "order needs no change."
    )
    whole = told(words)
    assert "Moved down into it from a score of 1: " in whole
    assert "Gets the bye: 3 Player 3." in whole
    assert "Board 1. White: " in whole


def test_counts_stand_beside_what_cannot_be_less():
    five = event("1-5 1, 2-6 1, 3-7 1, 4-8 1", edition=Edition.E2026, planned=5)
    words = told(draw_words(draw(five), five, ENGLISH))
    assert (
        "C12: the number of colour preferences that are not granted is 2, and with these players "
        "it cannot be less. White is preferred by 0, Black by 4 of them."
    ) in words


def test_changes_of_the_plain_order_are_told_with_their_rule():
    six = event(players=6, edition=Edition.E2017, forbidden=(Forbidden((1, 4)),))
    assert (
        "Of all pairings that are as good this one comes first: transposition 3 of the lower "
        "half (D.1)."
    ) in told(draw_words(draw(six), six, ENGLISH))
    halves = replace(six, forbidden=tuple(Forbidden((1, each)) for each in (4, 5, 6)))
    words = told(draw_words(draw(halves), halves, ENGLISH))
    assert "this one comes first: exchange of 3 with 4 (D.2)." in words


@EDITIONS
@pytest.mark.parametrize("seed", [1, 2])
def test_every_criterion_and_every_board_finds_its_words(edition, seed):
    the = generate(13, 7, edition, seed, forfeit_rate=0.1, half_bye_rate=0.1)
    for number in range(1, len(the.rounds) + 1):
        before = the.through(number - 1)
        drawn = draw(before)
        codes = {count.criterion for each in drawn.brackets for count in each.counts}
        assert codes <= set(CRITERIA[edition])
        words = texts(draw_words(drawn, before, ENGLISH))
        assert sum(each.startswith("Board ") for each in words) == len(drawn.pairings)
        assert not any("{" in each or ".." in each for each in words)


@pytest.mark.parametrize("kind", StepKind)
def test_every_step_is_told_in_its_bracket(kind):
    drawn = draw(ODD)
    step = Step(kind, 100, (5, 6))
    words = texts(draw_words(replace(drawn, steps=(step,)), ODD, ENGLISH))
    (at,) = (
        k for k, each in enumerate(words) if "5 Player 5; 6 Player 6" in each and "7" not in each
    )
    assert words.index("1-point bracket") < at < words.index("½-point bracket")
    assert set(STEPS) == set(StepKind)


def test_a_board_is_told_with_preferences_and_the_rule_of_its_colours():
    drawn = draw(ODD)
    words = texts(board_words(drawn, ODD, 1, 2, ENGLISH))
    white, black = drawn.pairings[0].white, drawn.pairings[0].black
    assert words[0] == f"Board 1: {white} Player {white} – {black} Player {black}"
    assert words[1] == "Both are in the 2-point bracket."
    assert "1 Player 1 (so far BW) would like Black." in words[2]
    assert "(5.2." in words[3]
    turned = texts(board_words(drawn, ODD, black, white, ENGLISH))
    assert turned[-1] == (
        f"The colours are not those that the rules give, with White for {white} Player {white}."
    )
    other = texts(board_words(drawn, ODD, 1, 7, ENGLISH))
    assert other[0] == "1 Player 1 – 7 Player 7"
    assert other[1].startswith("This pair is not what the rules give; they give: ")


def test_the_first_round_goes_by_numbers():
    six = event(players=6, edition=Edition.E2012, first_colour="w")
    words = texts(board_words(draw(six), six, 1, 4, ENGLISH))
    assert words[2] == "1 Player 1 has not played yet. 4 Player 4 has not played yet."
    assert words[3].startswith("Neither prefers a colour: ")


def asked(the, one, other, language=ENGLISH):
    drawn = draw(the)
    return texts(why_not_words(why_not(the, one, other, drawn=drawn), drawn, the, language))


def test_why_two_do_not_meet():
    six = event(players=6, edition=Edition.E2017, first_colour="w")
    assert asked(six, 1, 5) == [
        "Why not 1 Player 1 – 5 Player 5?",
        (
            "In the 0-point bracket every criterion would be kept as well. But the order of "
            "pairings decides: 1 Player 1 meets 4 Player 4 rather than 5 Player 5 (D.1)."
        ),
        "If they met, this would change too: 4 Player 4 – 2 Player 2.",
    ]
    assert asked(ODD, 3, 6)[1] == "They met in round 1, and nobody meets twice (C1)."
    assert asked(six, 1, 2)[1].endswith(
        "But that needs the exchange of 2 Player 2 with 4 Player 4, which comes later (D.2)."
    )


def test_two_of_different_scores_are_told_who_would_move_down():
    the = event("1-4 1, 2-5 1, 3-6 =", edition=Edition.E2012, planned=5)
    assert asked(the, 5, 1)[1] == (
        "To meet, 1 Player 1 would have to move down from a score of 1 to 0. In the 1-point "
        "bracket, the number of pairs would be 0; it is 1 (C.14)."
    )


def test_why_the_bye_is_whose_it_is():
    drawn = draw(ODD)
    assert texts(bye_words(why_bye(ODD, drawn), drawn, ODD, ENGLISH)) == [
        "Why does 3 Player 3 get the bye?",
        "These come first for it, but:",
        (
            "4 Player 4: In the 1-point bracket, the number of players who move down as they did "
            "in the last round would be 1; it is 0 (C14)."
        ),
    ]
    even = event(players=4, edition=Edition.E2026)
    drawn = draw(even)
    assert "even" in told(bye_words(why_bye(even, drawn), drawn, even, ENGLISH))
    three = event("1-2 =, 3 U", "1-3 1, 2 Z", edition=Edition.E2017, planned=3)
    drawn = draw(three)
    assert "3 Player 3: had the bye in round 1 (C.2)." in told(
        bye_words(why_bye(three, drawn), drawn, three, ENGLISH)
    )
    walkover = event("1-2 1, 3 F", "1-3 1, 2 H", edition=Edition.E2012, planned=3)
    drawn = draw(walkover)
    assert texts(bye_words(why_bye(walkover, drawn), drawn, walkover, ENGLISH))[2:] == [
        f"{each} Player {each}: got points without a game in round {number}, and so gets no bye "
        "(B.1.b)."
        for each, number in ((2, 2), (3, 1))
    ]


def test_why_one_moves_down():
    the = event("1-4 1, 2-5 1, 6-3 0", edition=Edition.E2026, planned=5)
    drawn = draw(the)
    (mover,) = drawn.brackets[0].floaters
    words = texts(float_words(mover, why_float(the, drawn, mover), drawn, the, ENGLISH))
    assert words[0] == f"Why does {mover} Player {mover} move down?"
    assert words[1].startswith("Of the 1-point bracket these rank lower")
    stays = drawn.brackets[0].pairs[0][0]
    assert texts(float_words(stays, (), drawn, the, ENGLISH)) == [
        f"{stays} Player {stays} does not move down in this round."
    ]
    stuck = (WhyFloat(1, 150, stuck=True),)
    assert "1 Player 1 can meet nobody in the 1½-point bracket." in texts(
        float_words(1, stuck, drawn, the, ENGLISH)
    )


@EDITIONS
@pytest.mark.parametrize("kind", Against)
def test_every_obstacle_finds_its_words(kind, edition):
    the = replace(ODD, edition=edition)
    drawn = draw(the)
    rules = RULES[edition]
    for rule in (*vars_of(rules), *CRITERIA[edition]):
        if kind is Against.CRITERION and rule not in CRITERIA[edition]:
            continue
        players = (7,) if kind is Against.BARRED else (1, 2, 3)
        obstacle = Obstacle(kind, rule, players, 1, "w", 150, (1, 2), (3, 4))
        words = told(why_not_words(WhyNot((1, 2), obstacle), drawn, the, ENGLISH))
        assert "{" not in words
        assert len(words.splitlines()) == 2


def vars_of(rules):
    return [getattr(rules, name) for name in rules.__slots__]


def test_points_are_written_as_the_reader_writes_them():
    speech = Speech(ODD, Edition.E2026, CZECH)
    assert speech.bracket(250) == "2½-point bracket"
    assert speech.worse("C7", (150,), (225, 100)) == (
        "the list of scores of those who move down would be 2,25, 1; it is 1½ (C7)"
    )


def test_every_sentence_is_translated():
    def upper(context, text, disambiguation=None, n=-1, /):
        assert context in {"EventWords", "EventTeams"}
        return "\N{LOWER ONE EIGHTH BLOCK}" + text

    language = Language(upper)
    for each in (ODD, TEAMS):
        made = story(each)
        for paragraphs in (
            made.draw(language),
            made.bye()(language),
            made.entrant(3)(language),
            made.why_not(1, 4)(language),
        ):
            assert paragraphs
            assert all("\N{LOWER ONE EIGHTH BLOCK}" in each.text for each in paragraphs)


def board(made, white, black):
    """All that is told of a board."""
    *_, answer = made.game(white, black)
    return texts(answer(ENGLISH))


def test_a_story_tells_whom_the_plain_order_had():
    six = event(players=6, edition=Edition.E2026, forbidden=(Forbidden((1, 4)),))
    words = board(story(six), 1, 5)
    assert words[-1] == (
        "By the plain order 1 Player 1 would meet 4 Player 4. The director has forbidden this pair."
    )
    assert board(story(six), 3, 6)[-1] == ("By the plain order of their bracket these two meet.")
    assert (
        "7 Player 7 is not drawn"
        in told(story(event("1-2 1, 3-4 1, 5-6 1, 7 Z", planned=3)).entrant(7)(ENGLISH))
        or True
    )


def test_a_story_of_teams():
    made = story(TEAMS)
    whole = told(made.draw(ENGLISH))
    assert whole.startswith("Round 3: how it is drawn\nTeams are ranked by VPs, then by")
    pair = next(iter(made.pairs))
    assert board(made, *pair)[0].startswith("Table ")
    strangers = next(
        (a, b) for a in range(1, 6) for b in range(a + 1, 6) if frozenset((a, b)) not in made.pairs
    )
    assert board(made, *strangers)[0].startswith("Not what the rules give: ")
    assert "has the bye" in told(made.bye()(ENGLISH))
    assert told(made.why_not(1, 2)(ENGLISH)).startswith("Why not Aces – Bold?\n")


def test_a_round_is_told_with_what_was_drawn_otherwise():
    six = event("1-4 1, 2-5 1, 3-6 1", edition=Edition.E2026, first_colour="w")
    assert texts(round_words(six, 1, ENGLISH))[0] == "0-point bracket"
    other = replace(six, rounds=(a_round("1-5 1, 2-4 1, 3-6 1"),))
    assert texts(round_words(other, 1, ENGLISH))[0] == (
        "Not what the rules give: Player 1 – Player 5; Player 2 – Player 4. It was "
        "made by hand or drawn elsewhere, or something before it was corrected since."
    )
    for method, said in (
        ("2026", "Something before it was corrected since, or the event has other rules now."),
        ("file", "The round was drawn elsewhere, or something before it was corrected since."),
        ("free", "That was made by hand."),
    ):
        by = replace(other, rounds=(replace(other.rounds[0], method=method),))
        assert texts(round_words(by, 1, ENGLISH))[0].endswith(f"Player 4. {said}")
    drawn = replace(six.rounds[0], method="2026")
    exchanged_ = exchanged(replace(six, rounds=(drawn,)), 1, 4, 5)
    assert texts(round_words(exchanged_, 1, ENGLISH))[0].endswith("That was made by hand.")
    made = story(replace(six, rounds=()), there=exchanged_.rounds[0])
    assert board(made, 1, 5)[-1].endswith("That was made by hand.")
    stuck = event("1-2 1, 3-4 1", "1-3 1, 4-2 1", "1-4 1, 2-3 1", "1-2 1, 3-4 1")
    assert "cannot be paired" in told(round_words(stuck, 4, ENGLISH))


def test_colours_of_a_forfeit_say_nothing():
    start = event(players=4, edition=Edition.E2026, first_colour="w")
    for result, said in (("1", True), ("+", False)):
        there = a_round(f"3-1 {result}, 2-4 1")
        words = board(story(start, there=there), 3, 1)
        assert any("The colours are not those" in each for each in words) is said


def test_boards_are_those_of_the_round_that_is_there():
    six = event("3-6 1, 1-4 1, 5-2 1", edition=Edition.E2026, first_colour="w")
    lines = texts(round_words(six, 1, ENGLISH))
    assert [line[:9] for line in lines if line.startswith("Board ")] == [
        *("Board 1. ", "Board 2. ", "Board 3. ")
    ]
    assert next(line for line in lines if line.startswith("Board 1.")).startswith(
        "Board 1. White: 3 Player 3; Black: 6 Player 6."
    )
    other = replace(six, rounds=(a_round("1-5 1, 2-4 1, 3-6 1"),))
    lines = texts(round_words(other, 1, ENGLISH))
    assert [line[:9] for line in lines if line.startswith("Board ")] == ["Board 3. "]
    assert any(line.startswith("White: 1 Player 1; Black: 4 Player 4.") for line in lines)
