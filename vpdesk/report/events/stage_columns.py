"""What standings of a group tell beside those of a tournament: what was carried over, adjusted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vpdesk.event.carry import Brings, adjustments_of, ahead_of, brought_into
from vpdesk.event.event import Adjustment, CarryKind, Event, WhoKind
from vpdesk.event.knock_out import placed
from vpdesk.event.penalties import match_penalties
from vpdesk.event.place import StagePlace, StageState, state_of
from vpdesk.report.events.kind_words import HAS_POINTS
from vpdesk.report.events.knock_out_words import round_title
from vpdesk.report.events.names import player_name
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.stage_words import carried_text, stage_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.standings import Standing
from vpdesk.tournament.tournament import Tournament

MOST_CHANGES = 4  # that are told of one stage


@dataclass(frozen=True, slots=True)
class InStage:
    """A group of an event, whose standings are told."""

    event: Event
    place: StagePlace

    @property
    def groups(self) -> int:
        """How many are played side by side."""
        return len(self.event.stage(self.place.stage).groups)

    def in_hall(self, round_number: int) -> Iterator[tuple[int, int]]:
        """The stages that are played at a time, with the round; of this one a given round."""
        for number, stage in enumerate(self.event.stages, 1):
            if number == self.place.stage:
                yield number, round_number
            elif state_of(self.event, number) is StageState.IN_PLAY:
                current = max((each.current_round for each in stage.groups), default=0)
                if current:
                    yield number, current

    @property
    def last(self) -> bool:
        """Nobody goes on from it to another stage, but to a consolation."""
        later = (each.who for each in self.event.stages[self.place.stage :])
        return all(each.stage != self.place.stage or each.kind is WhoKind.LOSERS for each in later)

    @property
    def knock_out(self) -> bool:
        """Who goes out stands below who goes on, whatever the points are."""
        return self.event.stage(self.place.stage).draw.is_knock_out

    def columns(self, language: Language) -> StageColumns:
        """What its standings tell in a language."""
        return StageColumns(self.event, self.place.stage, language)

    def ranked(self, through: Tournament, found: tuple[Standing, ...]) -> tuple[Standing, ...]:
        """Standings of the group, of a knock-out by who went out in which round."""
        if not self.knock_out:
            return found
        of_number = {each.number: each for each in found}
        return tuple(
            replace(of_number[each], place=place, shared=shared)
            for place, shared, each in placed(through)
        )


class StageColumns:
    """The columns and sentences that tell it, of all groups of a stage, in one language.

    after: the round after which it is told; None for all there is.
    """

    def __init__(self, event: Event, number: int, language: Language) -> None:
        self._event, self._language = event, language
        self._stage, self._number = event.stage(number), number
        self._brings = brought_into(event, number)
        self._scores = Scores(event.kind, language)
        self._names = {each.number: player_name(each) for each in event.entrants}
        self._later = self._carried_later()
        self._adjustments = adjustments_of(event, number)
        self.carried = self._stage.carry.kind is not CarryKind.NOTHING
        # A column in which nobody has anything is none.
        self._told = self.carried and any(self._carried(each).text for each in self._of_all())

    def _of_all(self) -> Iterator[Brings]:
        """What everybody in the stage has brought."""
        for number in self._event.numbers_of(self._number):
            yield self._brings.get(number, Brings(number))

    def _counted(self, after: int | None) -> tuple[Adjustment, ...]:
        return tuple(each for each in self._adjustments if after is None or each.round <= after)

    def _of(self, number: int, after: int | None) -> Brings:
        brings = self._brings.get(number, Brings(number))
        return brings if after is None else brings.after(after)

    def headings(self, after: int | None = None) -> tuple[str, ...]:
        """Of the columns that there are."""
        translate = self._language.translate
        return (
            *([translate("EventReport", "Carried over")] if self._told else []),
            *([translate("EventReport", "Adjusted")] if self._counted(after) else []),
        )

    def cells(self, number: int, after: int | None = None) -> tuple[Cell, ...]:
        """What stands in them for an entrant."""
        brings = self._of(number, after)
        return (
            *([self._carried(brings)] if self._told else []),
            *([self._adjusted(brings)] if self._counted(after) else []),
        )

    def notes(self, here: Tournament | None = None, after: int | None = None) -> tuple[str, ...]:
        """What comes along, and every adjustment with round and reason; here: of this group."""
        told = [
            self.line(each)
            for each in self._counted(after)
            if here is None or each.entrant in here.by_number
        ]
        carried = carried_text(self._event, self._stage, self._language)
        return (*([carried] if carried else []), *told)

    def sentences(self, number: int, after: int | None = None) -> tuple[str, ...]:
        """What an entrant brought, and what was adjusted."""
        brings = self._of(number, after)
        translate = self._language.translate
        found = []
        if self.carried and (amount := self.carried_text(number)):
            found.append(translate("EventReport", "Carried over: {amount}.").format(amount=amount))
        plain = translate("EventReport", "Adjusted: {amount}, {reason}.")
        text = translate("EventReport", "Adjusted in round {round}: {amount}, {reason}.")
        found += [
            (text if each.round else plain).format(
                round=each.round, amount=self.amount(each), reason=each.reason
            )
            for each in brings.adjustments
        ]
        text = translate(
            "EventReport", "Penalty in the result of round {round}: {amount}. {reason}"
        )
        found += [
            text.format(round=each.round, amount=self.amount(each), reason=each.reason).strip()
            for each in match_penalties(self._event, self._number)
            if each.entrant == number and (after is None or each.round <= after)
        ]
        return tuple(found)

    def carried_text(self, number: int) -> str:
        """What an entrant brought from another stage."""
        return self._carried(self._brings.get(number, Brings(number))).text

    def line(self, adjustment: Adjustment) -> str:
        """An adjustment with its round and its reason, as a sentence."""
        if not adjustment.round:
            return self.told(adjustment)
        translate = self._language.translate
        text = translate("EventReport", "{name} {amount} in round {round}: {reason}.")
        return text.format(
            name=self._names[adjustment.entrant],
            amount=self.amount(adjustment),
            round=adjustment.round,
            reason=adjustment.reason or "\N{EN DASH}",
        )

    def told(self, adjustment: Adjustment, *, brief: bool = False) -> str:
        """An adjustment with its reason, as a sentence; brief: without it."""
        name, amount = self._names[adjustment.entrant], self.amount(adjustment)
        if brief or not adjustment.reason:
            return f"{name} {amount}"
        text = self._language.translate("EventReport", "{name} {amount}: {reason}.")
        return text.format(name=name, amount=amount, reason=adjustment.reason)

    def amount(self, adjustment: Adjustment) -> str:
        """VPs and IMPs of an adjustment, with their signs and units."""
        return adjusted_by(adjustment, self._event.kind, self._language)

    def _carried(self, brings: Brings) -> Cell:
        if self._stage.carry.kind is CarryKind.HALF_MARGIN and self._event.play.has_net_imps:
            told = (self._imps(brings.carried_imps), *self._later.get(brings.entrant, ()))
            return Cell("; ".join(filter(None, told)))
        return self._scores.points(brings.carried)

    def _carried_later(self) -> dict[int, list[str]]:
        """What entrants have in later rounds of a knock-out: "Final: +11 IMPs"."""
        found: dict[int, list[str]] = {}
        parts = range(1, len(self._stage.groups) + 1)
        for part in parts:
            group = self._event.group(self._number, part)
            for each in ahead_of(self._event, self._number, part):
                title = round_title(group, each.round, self._language)
                found.setdefault(each.entrant, []).append(f"{title}: {self._imps(each.imps)}")
        return found

    def _adjusted(self, brings: Brings) -> Cell:
        gain = self._language.gain(brings.adjusted) if brings.adjusted else ""
        imps = self._imps(brings.adjusted_imps)
        return Cell("; ".join(filter(None, (gain, imps))))

    def _imps(self, imps: int) -> str:
        return _imps(imps, self._language)


def adjusted_by(adjustment: Adjustment, kind: Kind, language: Language) -> str:
    """VPs and IMPs of an adjustment, with their signs and units."""
    text, gain = HAS_POINTS.of(kind, language), language.gain(adjustment.points)
    parts = (
        text.format(points=gain) if adjustment.points else "",
        _imps(adjustment.imps, language),
    )
    return "; ".join(filter(None, parts))


def _imps(imps: int, language: Language) -> str:
    return language.signed_imps(imps) if imps else ""


def _couples(event: Event, number: int) -> list[tuple[int, int]]:
    """Who meet in the rounds of a stage that are drawn; where they have half margins alone."""
    stage = event.stage(number)
    if stage.carry.kind is not CarryKind.HALF_MARGIN:
        return []
    rounds = (each for group in stage.groups for each in group.rounds)
    return [game.sides for drawn in rounds for game in drawn.games]


def carried_changes(before: Event, now: Event, language: Language) -> Iterator[str]:
    """Of each stage that has begun: what it has from others that it had not before."""
    for number, stage in enumerate(now.stages, 1):
        here = now.numbers_of(number)
        if stage.carry.kind is CarryKind.NOTHING or not here:
            continue
        if number > len(before.stages) or before.numbers_of(number) != here:
            continue
        if _couples(before, number) != _couples(now, number):
            continue  # half of a margin is that of those who meet: nothing was corrected
        old, new = (StageColumns(each, number, language) for each in (before, now))
        pairs = [(each, old.carried_text(each), new.carried_text(each)) for each in here]
        names = {each.number: player_name(each) for each in now.entrants}
        said = language.translate("EventReport", "{name} {amount}, was {before}")
        changed = [
            said.format(name=names[each], amount=amount, before=was)
            for each, was, amount in pairs
            if was != amount
        ]
        if changed:
            text = language.translate("EventReport", "Carried over into {stage}: {changes}.")
            stage_text = stage_name(now, number, language)
            more = ["\N{HORIZONTAL ELLIPSIS}"] if len(changed) > MOST_CHANGES else []
            changes = "; ".join((*changed[:MOST_CHANGES], *more))
            yield text.format(stage=stage_text, changes=changes)
