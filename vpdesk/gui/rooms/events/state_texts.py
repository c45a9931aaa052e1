"""What is said of a tournament and its rounds in the lines of the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.event.knock_out import level_matches
from vpdesk.gui.texts import translate, user_language
from vpdesk.report.events.kind_words import HOW_TO_TYPE
from vpdesk.report.scales.names import spec_name
from vpdesk.tournament.play import TypedBy
from vpdesk.tournament.results.typed_results import missing

if TYPE_CHECKING:
    from vpdesk.event.event import Stage
    from vpdesk.tournament.round import Round
    from vpdesk.tournament.team_rules import TeamRules
    from vpdesk.tournament.tournament import Tournament


def field_text(tournament: Tournament) -> str:
    """How many play, and how far it is: "17 teams, round 3 of 7"."""
    count, drawn = len(tournament.entrants), len(tournament.rounds)
    field = translate("EventsRoom", "%n player(s)", None, count)
    if tournament.play.with_teams:
        field = translate("EventsRoom", "%n team(s)", None, count)
    if "pairs" in tournament.play.words:
        field = translate("EventsRoom", "%n pair(s)", None, count)
    rounds = translate("EventsRoom", "no round drawn")
    if drawn:
        rounds = translate("EventsRoom", "round {round}")
        if tournament.planned:
            rounds = translate("EventsRoom", "round {round} of {count}")
        rounds = rounds.format(round=tournament.current_round, count=tournament.planned)
    return f"{field}, {rounds}"


def rules_text(tournament: Tournament, stage: Stage) -> str:
    """By which rules a stage is drawn and scored."""
    rules, bridge = [], tournament.play.has_vps
    if tournament.by_table or not stage.draw.row.by_results:
        from vpdesk.report.events.stage_words import draw_name  # when wanted

        rules = [draw_name(stage.draw, user_language(), double=stage.double)]
    elif not bridge:
        text = translate("EventsRoom", "Dutch rules of {edition}")
        rules = [text.format(edition=tournament.edition)]
    if bridge:  # a knock-out makes no VPs
        boards = user_language().boards(tournament.teams.boards)
        rules.append(boards if stage.draw.is_knock_out else _scale_text(tournament.teams))
    return ", ".join(rules)


def _scale_text(rules: TeamRules) -> str:
    """By which scale matches are scored: "WBF continuous scale, 16 boards, 20 VP"."""
    text = translate("EventsRoom", "{scale}, %n board(s), {vp} VP", None, rules.boards)
    scale, vp = spec_name(rules.spec, user_language()), 2 * rules.draw / 100
    return text.format(scale=scale, vp=user_language().plain(vp))


def round_text(number: int, planned: int) -> str:
    """A round, of so many that are planned, 0 where that is open."""
    text = translate("EventRounds", "Round {round}")
    if planned:
        text = translate("EventRounds", "Round {round} of {count}")
    return text.format(round=number, count=planned)


def round_state(tournament: Tournament, number: int, drawn: Round) -> str:
    """When a round is played, where that is known, and how many of its results are missing."""
    from vpdesk.report.events.names import round_date  # when wanted

    when = round_date(tournament, number, user_language()) if number else ""
    return "; ".join(filter(None, (when, results_text(tournament, number, drawn))))


def results_text(tournament: Tournament, number: int, drawn: Round) -> str:
    """How many results of a round are missing, or matches of it without a winner."""
    if not drawn.games:
        return ""
    if left := len(missing(drawn)):
        return translate("EventRounds", "%n result(s) missing", None, left)
    if tournament.is_knock_out and (level := level_matches(tournament, number)):
        return translate("EventRounds", "%n match(es) without a winner", None, level)
    return translate("EventRounds", "All results are in")


def advice(tournament: Tournament, absent: str) -> str:
    """What to do next. absent: who has not checked in."""
    if len(tournament.entrants) < 2:
        return translate("EventRounds", "Enter names first (F4).")
    if not tournament.rounds:
        return translate("EventRounds", "F9 draws the first round.")
    if absent:
        return absent
    if (segments := tournament.segments) > 1:
        return translate(
            "EventRounds",
            "Type the IMPs of the first of {count} segments, then + 12-18; or all: 20-15 + 12-18.",
        ).format(count=segments)
    typed_by = tournament.play.typed_by
    of_boards = _of_boards(tournament.teams) if typed_by is TypedBy.IMPS else ""
    of_knock_out = _of_knock_out(typed_by) if tournament.is_knock_out else ""
    return of_boards or of_knock_out or HOW_TO_TYPE.of(tournament.kind, user_language())


def _of_knock_out(typed_by: TypedBy) -> str:
    """How to type a result that has no VPs here; "" where it never has them."""
    if typed_by is TypedBy.IMPS:
        return translate(
            "EventRounds",
            "Type IMPs (45-23); forfeit: +-, -+, both: --; X on two teams swaps them.",
        )
    if typed_by is TypedBy.PERCENTAGE:
        return translate(
            "EventRounds",
            "Type NS % (57.5, IMPs 12-0); forfeit: +-, -+, --; X on two swaps pairs.",
        )
    return ""


def _of_boards(rules: TeamRules) -> str:
    """How to type a result to which boards count; "" where they do not."""
    if rules.of_boards:
        return translate(
            "EventRounds",
            "Type the board points, such as 19-13 (2 per board won); +-, -+ or -- for a forfeit.",
        )
    if rules.patton:
        return translate(
            "EventRounds",
            "Type IMPs and board points, such as 24-17 13-7 (2 per board won); forfeit: "
            "+-, -+, --.",
        )
    return ""
