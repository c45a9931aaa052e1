"""Matches of an event that keep more than a result: their score sheets and rulings.

What the event says is not kept with them: teams, round, scale. The result of the round is that
of the score sheet, or of the ruling that was adopted, once there is one; another one that a
director types into the round holds until the score sheet's is taken again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.carry import first_table
from vpdesk.event.event import Event, EventError, KeptMatch, MatchPlace
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.match.case import Case, Fault, What
from vpdesk.match.cross_imps import half_up
from vpdesk.match.outcome import Match, Outcome, Ruled, outcome
from vpdesk.match.score_sheet import (
    Method,
    ScoreSheet,
    Sides,
    new_sheet,
    with_boards,
    with_method,
)
from vpdesk.match.turned import turned
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import scored, vps
from vpdesk.tournament.field.left_league import leaver_of
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import SECOND_LEG, Game, Result, Round
from vpdesk.tournament.score import BoardPoints, MatchImps, turned_score
from vpdesk.tournament.team_rules import TeamRules

NO_IMPS = QT_TRANSLATE_NOOP(
    "EventError",
    "Only VPs were typed for this match, and the ruling needs IMPs: enter those of both sides.",
)
KNOWN = 64  # matches whose outcome is asked for again and again
WON = (Result.WIN, Result.LOSS)
DRAWN = (Result.DRAW, Result.DRAW)
FORFEITS = {
    Fault.HOME: (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    Fault.AWAY: (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    Fault.BOTH: (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
}


def place_of(event: Event, stage: int, group: int, round_number: int, table: int) -> MatchPlace:
    """The place of the match at a table of a round; where a sheet is kept, with its home team."""
    game = event.group(stage, group).rounds[round_number - 1].games[table - 1]
    place = MatchPlace(stage, group, round_number, *game.sides)
    turned = place.turned
    return turned if kept_at(event, turned) is not None else place


def place_from(event: Event, text: str) -> MatchPlace | None:
    """The place of a match whose numbers are a text, as in "1 1 3 5 12"; None where none is."""
    numbers = [found for each in text.split() if (found := whole_number(each)) is not None]
    if len(numbers) != len(MatchPlace._fields):
        return None
    place = MatchPlace(*numbers)
    return place if table_of(event, place) else None


def kept_at(event: Event, place: MatchPlace) -> KeptMatch | None:
    """What is kept of the match at a place."""
    return next((each for each in event.matches if each.place == place), None)


def table_of(event: Event, place: MatchPlace) -> int:
    """The table of a match in the round of its group, from 1; 0 where it is not there."""
    drawn = _drawn(event, place)
    wanted = {place.home, place.visitor}
    games = enumerate(drawn.games if drawn else (), 1)
    return next((table for table, game in games if wanted == {*game.sides}), 0)


def table_number_of(event: Event, place: MatchPlace) -> int:
    """What the table of a match is called."""
    return first_table(event, place.stage, place.group) + table_of(event, place) - 1


def game_at(event: Event, place: MatchPlace) -> Game:
    """The match of a place that is in the round, as the round has it."""
    drawn = event.group(place.stage, place.group).rounds[place.round - 1]
    return drawn.games[table_of(event, place) - 1]


def may_keep(event: Event) -> bool:
    """Its matches can have score sheets: they are those of teams."""
    return event.play.has_sheets


def match_at(event: Event, place: MatchPlace) -> Match:
    """The match of a place with all that the event says of it; one without a sheet has a new one.

    That has the boards of the other matches of its round, where these have sheets.
    """
    kept = kept_at(event, place)
    group = event.group(place.stage, place.group)
    sheet = _scored_by(group.teams, _first_sheet(event, place) if kept is None else kept.sheet)
    title = event.stage(place.stage).title if len(event.stages) > 1 else ""
    return Match(
        replace(
            sheet,
            home=group.by_number[place.home].name,
            away=group.by_number[place.visitor].name,
            event=event.name,
            round=", ".join(filter(None, (title, str(place.round)))),
        ),
        _scale(group.teams, len(sheet.lines), half=game_at(event, place).half),
        Ruled() if kept is None else kept.ruled,
        _typed(event, place, kept),
    )


def _typed(event: Event, place: MatchPlace, kept: KeptMatch | None) -> Sides | None:
    """The IMPs that were typed in the round of a match without scores or ruling."""
    lines = () if kept is None else kept.sheet.lines
    ruled = kept is not None and kept.ruled.adopted is not None
    if ruled or not all(line.empty for line in lines):
        return None
    game = game_at(event, place)
    return game.imps if game.imps is None or game.home == place.home else game.imps[::-1]


def with_match(event: Event, place: MatchPlace, match: Match) -> Event:
    """With another sheet or ruling of a match, and the result of the round that follows from it.

    A result of the round that does not come of what was kept before holds, unless a ruling is
    adopted. What was typed before a ruling is there again when it is taken back. Raises
    EventError for a ruling by IMPs that nobody has entered.
    """
    before, ruled = result_of(event, place), kept_at(event, place)
    adopted = match.ruled.adopted is not None
    new = adopted and (ruled is None or ruled.ruled.adopted != match.ruled.adopted)
    follows = new or is_by_sheet(event, place) or game_at(event, place).lacking
    if new and match.ruled.adopted is not None:
        _check_imps(game_at(event, place), match, match.ruled.adopted.case)
    typed = _beside_ruling(event, place, new=new) if adopted else None
    kept = KeptMatch(place, _stripped(match.sheet), match.ruled, typed)
    others = (each for each in event.matches if each.place != place)
    event = replace(event, matches=tuple(sorted((*others, kept), key=lambda each: each.place)))
    now = result_of(event, place)
    beside = None if ruled is None or adopted else ruled.typed
    if not follows or (now == before and not (new or beside)):
        return event
    if beside is not None:
        now = _as_it_was(event, place, beside) or now
    elif now is None and before is not None and all(line.empty for line in match.sheet.lines):
        now = _as_typed(event, place, match.ruled.case)
    return _with_result(event, place, now)


def _check_imps(game: Game, match: Match, case: Case) -> None:
    """Raise EventError where a ruling goes by IMPs, and VPs alone are known of the match."""
    unknown = game.finished and game.played and game.score is None
    by_sheet = not all(line.empty for line in match.sheet.lines)
    if unknown and not by_sheet and case.by_boards and case.played and _case_imps(case) == (0, 0):
        raise EventError(NO_IMPS)


def _beside_ruling(event: Event, place: MatchPlace, *, new: bool) -> Game | None:
    """What is kept of a result beside the ruling that takes its place, or holds already."""
    game, ruled = game_at(event, place), kept_at(event, place)
    held = ruled is not None and ruled.ruled.adopted is not None
    if held and (not new or is_by_sheet(event, place)):
        return ruled.typed if ruled is not None else None
    return _without_result(game) if is_by_sheet(event, place) else game


def _as_it_was(event: Event, place: MatchPlace, typed: Game) -> Game | None:
    """The match with the result that was typed; None where there was none."""
    if not typed.finished:
        return None
    game = game_at(event, place)
    was = typed if typed.sides == game.sides else _turned(typed)
    results = was.home_result, was.visitor_result
    return replace(
        game,
        home_result=results[0],
        visitor_result=results[1],
        points=was.points,
        score=was.score,
        segments=was.segments,
        on_boards=was.on_boards,
    )


def _without_result(game: Game) -> Game:
    cleared = replace(game, home_result=None, visitor_result=None, points=None, score=None)
    return replace(cleared, segments=(), on_boards=None)


def _as_typed(event: Event, place: MatchPlace, case: Case | None) -> Game | None:
    """The result of the IMPs within a ruling, where no other place has what was typed.

    Files of before have none. None where there were no IMPs.
    """
    imps = None if case is None else _case_imps(case)
    if not imps or imps == (0, 0):
        return None
    game, rules = game_at(event, place), event.group(place.stage, place.group).teams
    return scored(rules, game, MatchImps(*(imps if game.home == place.home else imps[::-1])))


def is_of(event: Event, place: MatchPlace, match: Match) -> bool:
    """A match from elsewhere is of the two teams of a place, as far as it names any."""
    here = match_at(event, place).sheet
    return {match.sheet.home, match.sheet.away} - {""} <= {here.home, here.away} and (
        match.sheet.method.teams
    )


def with_taken(event: Event, place: MatchPlace, match: Match) -> Event:
    """With a match from elsewhere, turned where its home team is the visiting one of the place."""
    if match_at(event, place).sheet.home == match.sheet.away:
        match = turned(match)
    return with_match(event, place, match)


def by_sheet(event: Event, place: MatchPlace) -> Event:
    """With the result of the round that the sheet or the ruling of a match comes to."""
    return _with_result(event, place, result_of(event, place))


def result_of(event: Event, place: MatchPlace) -> Game | None:
    """The match with the result that its sheet or ruling comes to; None where that is none yet.

    A sheet comes to one when every board that counts has its score.
    """
    kept = kept_at(event, place)
    if kept is None or not table_of(event, place):
        return None
    game = game_at(event, place)
    found = _result(event, kept, replace(game, home=place.home, visitor=place.visitor))
    return found if found is None or found.sides == game.sides else _turned(found)


def is_by_sheet(event: Event, place: MatchPlace) -> bool:
    """The result of the round is the one that the sheet or the ruling comes to."""
    return result_of(event, place) == game_at(event, place)


def by_hand(event: Event) -> Iterator[MatchPlace]:
    """The matches of which the round has another result than their sheet or ruling comes to.

    Those that are cancelled since a team has left are none.
    """
    for each in event.matches:
        found = result_of(event, each.place)
        game, group = game_at(event, each.place), event.group(*each.place[:2])
        if found is not None and found != game and not leaver_of(group, game):
            yield each.place


def followed(before: Event, now: Event) -> Event:
    """A change of an event with what follows from it for the matches that are kept.

    A match that is not in its round any more keeps nothing; where the rules of a group are
    others, results of sheets are by these.
    """
    there = tuple(
        each
        for each in now.matches
        if _drawn(now, each.place) is _drawn(before, each.place) or table_of(now, each.place)
    )
    if len(there) != len(now.matches):
        now = replace(now, matches=there)
    other = set(_with_other_rules(before, now))
    for each in there if other else ():
        place = each.place
        now = _typed_by_rules(before, now, each) if place[:2] in other else now
        if place[:2] in other and kept_at(before, place) == each and is_by_sheet(before, place):
            now = by_sheet(now, place)
    return now


def _typed_by_rules(before: Event, now: Event, kept: KeptMatch) -> Event:
    """With what was typed beside a ruling scored by the other rules, where it was by the old."""
    typed = kept.typed
    old, new = (each.group(*kept.place[:2]).teams for each in (before, now))
    if typed is None or typed.imps is None or scored(old, typed, typed.imps) != typed:
        return now
    made = replace(kept, typed=scored(new, typed, typed.imps))
    return replace(now, matches=tuple(made if each == kept else each for each in now.matches))


def _with_other_rules(before: Event, now: Event) -> Iterator[tuple[int, int]]:
    """The groups, by stage and number, that are played by other rules."""
    for number, (old, new) in enumerate(zip(before.stages, now.stages, strict=False), 1):
        for part, (one, other) in enumerate(zip(old.groups, new.groups, strict=False), 1):
            if one.teams is not other.teams and one.teams != other.teams:
                yield number, part


def _drawn(event: Event, place: MatchPlace) -> Round | None:
    """The round of a match; None where it is not there."""
    stages = event.stages[place.stage - 1 : place.stage]
    groups = stages[0].groups[place.group - 1 : place.group] if stages else ()
    rounds = groups[0].rounds[place.round - 1 : place.round] if groups else ()
    return rounds[0] if rounds else None


def _first_sheet(event: Event, place: MatchPlace) -> ScoreSheet:
    """An empty sheet for the boards of the round; that of the round before where it goes on."""
    boards = event.group(place.stage, place.group).teams.boards
    begun = kept_at(event, place._replace(round=place.round - 1))
    if game_at(event, place).leg == SECOND_LEG and begun is not None:
        return with_boards(begun.sheet, boards, begun.sheet.numbers[0])
    half = game_at(event, place).half
    beside = (
        each.sheet.numbers[0]
        for each in event.matches
        if (each.place.stage, each.place.round) == (place.stage, place.round)
    )
    first = next(beside, 1)
    return _stripped(new_sheet(max(1, boards // 2) if half else boards, first))


def _scored_by(rules: TeamRules, sheet: ScoreSheet) -> ScoreSheet:
    """By boards where the event is, by IMPs where it is not."""
    own = Method.PATTON if rules.patton else Method.BOARDS if rules.of_boards else Method.ROOMS
    if sheet.method is own:
        return sheet
    by_imps = own is Method.ROOMS and sheet.method is Method.CROSS_TEAMS
    return sheet if by_imps else with_method(sheet, own, sheet.tables)


def _stripped(sheet: ScoreSheet) -> ScoreSheet:
    """Without what the event says."""
    return replace(sheet, home="", away="", event="", round="")


def _scale(rules: TeamRules, boards: int, *, half: bool) -> ScaleSpec:
    """The scale of a sheet; half a match is played on half of the range (see scoring.vps)."""
    spec = replace(rules.spec, boards=boards)
    return replace(spec, v0=Fraction(spec.v0) / 2) if half and spec.family is None else spec


def _with_result(event: Event, place: MatchPlace, result: Game | None) -> Event:
    """With the result of a game in the round; None: with none."""
    game = game_at(event, place)
    group = event.group(place.stage, place.group)
    made = with_game(group, place.round, table_of(event, place), result or _without_result(game))
    return event.with_group(place.stage, place.group, made)


def _result(event: Event, kept: KeptMatch, game: Game) -> Game | None:
    """The game, of which home is that of the sheet, with what that comes to."""
    found = _known_outcome(match_at(event, kept.place))
    points = found.vps
    if points is None or (found.adopted is None and not found.sheet.finished):
        return None
    imps = _imps(found)
    rules = event.group(kept.place.stage, kept.place.group).teams
    if game.half and not (rules.spec.family is None or rules.of_boards) and imps is not None:
        points = vps(rules, *imps, half=True)  # half of what the whole scale says
    results = _decided(*(points if rules.patton or imps is None else imps))
    if found.adopted is not None and found.adopted.case.what is What.FORFEIT:
        results = FORFEITS[found.adopted.case.fault]
        imps = None
    home, visitor = results
    score = None if imps is None else MatchImps(*imps)
    made = replace(game, home_result=home, visitor_result=visitor, points=points, score=score)
    return replace(made, on_boards=_on_boards(found))


def _on_boards(found: Outcome) -> BoardPoints | None:
    """The points of the boards of a sheet, where they count beside the IMPs."""
    boards = found.sheet.matches[0].boards
    if found.adopted is not None or boards is None:
        return None
    return BoardPoints(*(half_up(100 * each) for each in boards))


_known_outcome = lru_cache(KNOWN)(outcome)


def _imps(found: Outcome) -> Sides | None:
    """The IMPs of both sides, of which the difference is the margin that counts.

    Where each side has a margin of its own, it is the mean of both. None for a ruling without.
    """
    if found.adopted is None:
        total = found.sheet.matches[0]
        given = [max(each, Fraction()) for each in total.given]
        home, visitor = (half_up(total.won[each] + given[each]) for each in (0, 1))
        margins = total.margins
    else:
        ruling, case = found.adopted.ruling, found.adopted.case
        if ruling.margins is None:
            return None
        home, visitor = _case_imps(case)
        margins = ruling.margins
    home = visitor + int(Fraction(margins[0] - margins[1], 2))
    short = min(0, home)
    return home - short, visitor - short


def _case_imps(case: Case) -> Sides:
    return max(0, case.home.imps // 100), max(0, case.away.imps // 100)


def _decided(home: int, visitor: int) -> tuple[Result, Result]:
    if home == visitor:
        return DRAWN
    return WON if home > visitor else (Result.LOSS, Result.WIN)


def _turned(game: Game) -> Game:
    """The same with home and visitors the other way round."""
    return replace(
        game,
        home=game.visitor,
        visitor=game.home,
        home_result=game.visitor_result,
        visitor_result=game.home_result,
        points=game.points and (game.points[1], game.points[0]),
        score=turned_score(game.score),
        on_boards=game.on_boards and BoardPoints(*game.on_boards[::-1]),
    )
