"""Who moves in the ranking when a result is corrected."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.pairs.scored_evening import Ranked, ScoredEvening


@dataclass(frozen=True, slots=True)
class Move:
    """An entrant whose line of the ranking is another one. now: None where it is gone."""

    number: int
    before: Ranked | None
    now: Ranked | None

    @property
    def place_changed(self) -> bool:
        """Its place is another one, or one that it now shares or shares no more."""
        return _place(self.before) != _place(self.now)


def moves(before: ScoredEvening, now: ScoredEvening) -> tuple[Move, ...]:
    """All whose points or place changed, by their places now; those who are gone last."""
    old, new = _lines(before), _lines(now)
    found = (Move(number, old.get(number), new.get(number)) for number in {**new, **old})
    return tuple(each for each in found if each.before != each.now)


def _lines(scored: ScoredEvening) -> dict[int, Ranked]:
    return {each.number: each for ranking in scored.rankings for each in ranking.lines}


def _place(line: Ranked | None) -> tuple[int, bool] | None:
    return None if line is None else (line.place, line.shared)
