"""What in an event does not fit together: to be told, not to be mended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.event.carry import as_played
from vpdesk.event.draws import Meetings, StageRule
from vpdesk.event.event import (
    CarryKind,
    Event,
    EventError,
    KeptMatch,
    MatchPlace,
    WhoKind,
    met_before,
)
from vpdesk.event.knock_out import next_round
from vpdesk.event.penalties import check_adjustment
from vpdesk.event.place import StagePlace
from vpdesk.event.stage_rules import carries_points_alone, check_rule, takes
from vpdesk.event.stages import who_plays
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.results.doubts import standing_doubts
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Tournament

AT = QT_TRANSLATE_NOOP("EventMisfit", "{stage}, round {round}, {home} and {visitor}: {doubt}")
NOT_HERE = QT_TRANSLATE_NOOP(
    "EventMisfit", "{stage}: {name} plays it, but would not by the standings before it."
)
MISSING = QT_TRANSLATE_NOOP(
    "EventMisfit", "{stage}: {name} does not play it, but would by the standings before it."
)
MEETINGS = QT_TRANSLATE_NOOP(
    "EventMisfit", "{stage}: meetings of {home} and {visitor}: {count}, not {wanted}."
)
BRACKET = QT_TRANSLATE_NOOP(
    "EventMisfit", "{stage}: those who play round {round} are not those who won before it."
)
REPEAT = QT_TRANSLATE_NOOP(
    "EventMisfit", "{stage}: {home} and {visitor} have met in a stage before."
)
BY_HAND = QT_TRANSLATE_NOOP(
    "EventMisfit",
    "The result of the round was typed by hand; the score sheet or the ruling gives another.",
)
LOST_BEFORE = QT_TRANSLATE_NOOP(
    "EventMisfit",
    "A ruling holds, but the result before it is lost; type it again if the ruling goes.",
)


class Misfit(WordedError):  # noqa: N818 - it is told, not raised
    """Something that does not fit together, in a sentence."""

    context = "EventMisfit"


def misfits(event: Event) -> Iterator[Misfit]:
    """All there is, stage by stage."""
    kept = _kept(event)
    for number, stage in enumerate(event.stages, 1):
        yield from field_misfits(event, number)
        yield from _without_effect(event, number)
        called = event.called(number)
        for part, _ in enumerate(stage.groups, 1):
            group = as_played(event, number, part)
            if stage.draw.is_knock_out:
                yield from bracket_misfits(called, group)
            yield from _results(event, StagePlace(number, part), group, kept)
            if meetings := stage.draw.row.meets(event, stage, group):
                yield from _meetings(called, group, meetings)
        if stage.no_repeats and takes(stage.draw, StageRule.NO_REPEATS):
            yield from _repeats(event, number)


def stage_misfits(event: Event) -> Iterator[Misfit]:
    """What a correction leaves behind: fields of later stages, later rounds of a knock-out."""
    for number, stage in enumerate(event.stages, 1):
        yield from field_misfits(event, number)
        if stage.draw.is_knock_out:
            for part, _ in enumerate(stage.groups, 1):
                yield from bracket_misfits(event.called(number), as_played(event, number, part))


def bracket_misfits(called: object, group: Tournament) -> Iterator[Misfit]:
    """Rounds of a knock-out, called so, in which others play than those who go on."""
    for at, drawn in enumerate(group.rounds[1:], 2):
        before = group.through(at - 1)
        try:
            wanted = next_round(before), next_round(before, third_place=True)
        except NoPairingError as error:
            yield Misfit(error.text, **error.values)
            return
        # Who meets whom may be changed by hand, who plays follows from the results.
        main, all_of_it = ({each for game in one.games for each in game.sides} for one in wanted)
        games = drawn.games[: len(wanted[0].games)], drawn.games
        here, all_here = ({each for game in one for each in game.sides} for one in games)
        if here != main or not all_here <= all_of_it:
            yield Misfit(BRACKET, stage=called, round=at)


def field_misfits(event: Event, number: int) -> Iterator[Misfit]:
    """Who plays a stage and would not by the standings before it, and the other way round."""
    stage = event.stage(number)
    if not event.numbers_of(number) or stage.who.kind in (WhoKind.ALL, WhoKind.CHOSEN):
        return
    names = {each.number: each.name for each in event.entrants}
    try:
        wanted = set(who_plays(event, number))
    except EventError as error:  # a result of the stage before was taken back
        yield Misfit(error.text, **error.values)
        return
    here, called = set(event.numbers_of(number)), event.called(number)
    yield from (Misfit(NOT_HERE, stage=called, name=names[each]) for each in sorted(here - wanted))
    yield from (Misfit(MISSING, stage=called, name=names[each]) for each in sorted(wanted - here))


def _without_effect(event: Event, number: int) -> Iterator[Misfit]:
    """What is carried over or adjusted in a stage and counts for nothing there."""
    stage = event.stage(number)
    try:
        if stage.carry.kind is CarryKind.HALF_MARGIN:
            check_rule(stage.draw, StageRule.HALF_MARGIN, event.kind)
        if carries_points_alone(stage):
            check_rule(stage.draw, StageRule.SCORES)
        for each in stage.adjustments:
            check_adjustment(event, number, each)
    except EventError as error:
        yield Misfit(error.text, **error.values)


def _kept(event: Event) -> dict[MatchPlace, bool]:
    """The matches with a sheet or ruling that has a result, and whether another was typed."""
    if not event.matches:
        return {}
    from vpdesk.event.kept_matches import by_hand  # noqa: PLC0415 - brings the scales

    typed = set(by_hand(event))
    return {each.place: each.place in typed for each in event.matches}


def _lost_before(kept: KeptMatch) -> bool:
    """A ruling took the place of a result that nothing in the file tells any more."""
    empty = all(line.empty for line in kept.sheet.lines)
    return kept.ruled.adopted is not None and kept.typed is None and empty


def _results(
    event: Event, at_group: StagePlace, group: Tournament, kept: dict[MatchPlace, bool]
) -> Iterator[Misfit]:
    called = event.called(at_group.stage)
    lost = {each.place for each in event.matches if _lost_before(each)}
    for at, drawn in enumerate(group.rounds, 1):
        for game in drawn.games:
            home, visitor = (group.by_number[each].name for each in game.sides)
            place = MatchPlace(*at_group, at, *game.sides)
            typed = kept.get(place, kept.get(place.turned))
            found: Iterable[WordedError] = (Misfit(BY_HAND),) if typed else ()
            if place in lost or place.turned in lost:
                found = (*found, Misfit(LOST_BEFORE))
            if typed is None:  # those of a sheet are as they are for its reasons
                found = standing_doubts(group, game)
            for doubt in found:
                yield Misfit(AT, stage=called, round=at, home=home, visitor=visitor, doubt=doubt)


def _meetings(called: object, group: Tournament, meetings: Meetings) -> Iterator[Misfit]:
    """Couples who do not meet as often as in a round robin, or of half against half not at all."""
    met = Counter(frozenset(game.sides) for each in group.rounds for game in each.games)
    entrants = group.entrants
    for at, one in enumerate(entrants):
        for other in entrants[at + 1 :]:
            couple = frozenset((one.number, other.number))
            count = met[couple]
            apart = any(couple <= set(each) for each in meetings.halves)
            wanted = 0 if apart else meetings.often
            if count != wanted:
                names = {"home": one.name, "visitor": other.name}
                yield Misfit(MEETINGS, stage=called, **names, count=count, wanted=wanted)


def _repeats(event: Event, number: int) -> Iterator[Misfit]:
    names = {each.number: each.name for each in event.entrants}
    before, called = set(met_before(event, number)), event.called(number)
    for group in event.stage(number).groups:
        for drawn in group.rounds:
            for game in drawn.games if drawn.method != TeamMethod.DANISH.value else ():
                if (min(game.sides), max(game.sides)) in before:
                    home, visitor = (names[each] for each in game.sides)
                    yield Misfit(REPEAT, stage=called, home=home, visitor=visitor)
