"""A ruling that a director has adopted: it holds, whatever the score sheet comes to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vpdesk.match.case import Case
from vpdesk.match.regulations import Regulation
from vpdesk.match.rulings import Ruling


@dataclass(frozen=True, slots=True)
class Adopted:
    """The ruling that is the result of a match.

    ruling: that one, with its scale and VPs. case, regulation: what it was made on.
    before, now: what the score sheet said when it was adopted, and says now; None where it says
        nothing of two teams.
    other_scale: the match has another scale now than the ruling was made on.
    """

    ruling: Ruling
    case: Case
    regulation: Regulation
    before: Case | None = None
    now: Case | None = None
    other_scale: bool = False

    @property
    def other_numbers(self) -> bool:
        """The score sheet says something else than when the ruling was adopted."""
        return _nameless(self.before) != _nameless(self.now)

    def made_on(self, case: Case, regulation: Regulation) -> bool:
        """It is one of the rulings on this case, by this regulation and the scale of now."""
        return (self.case, self.regulation, self.other_scale) == (case, regulation, False)


def _nameless(case: Case | None) -> Case | None:
    """The numbers of a case: another name of a team does not change them."""
    if case is None:
        return None
    return replace(case, home=replace(case.home, name=""), away=replace(case.away, name=""))
