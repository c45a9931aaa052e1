"""How two scales differ, margin by margin."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales import Scale
from vpdesk.scales.errors import ScaleError

OTHER_UNIT = QT_TRANSLATE_NOOP(
    "ScaleError", "A scale of IMPs and one of percentages cannot be compared."
)


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """Margins first to last, None for no end, over which neither scale changes.

    one, other: VP in hundredths of winner and loser.
    """

    first: int
    last: int | None
    one: tuple[int, int]
    other: tuple[int, int]

    @property
    def winner(self) -> int:
        """What the winner has more by the one than by the other, in hundredths."""
        return self.one[0] - self.other[0]

    @property
    def loser(self) -> int:
        """The same of the loser."""
        return self.one[1] - self.other[1]

    @property
    def differs(self) -> bool:
        """They give other VPs."""
        return self.one != self.other


@dataclass(frozen=True, slots=True)
class Differences:
    """Two scales side by side, from the draw to where both are maximal."""

    one: Scale
    other: Scale
    rows: tuple[DifferenceRow, ...]

    @property
    def differing(self) -> tuple[DifferenceRow, ...]:
        """The rows that differ."""
        return tuple(row for row in self.rows if row.differs)

    @property
    def most(self) -> DifferenceRow | None:
        """The first row with the greatest difference of the winner's VP; None without any."""
        return max(self.differing, key=lambda row: abs(row.winner), default=None)


def differences(one: Scale, other: Scale) -> Differences:
    """Any two scales side by side, by the margins at which either changes.

    Raises ScaleError where one counts IMPs and the other percentages.
    """
    if one.unit is not other.unit:
        raise ScaleError(OTHER_UNIT)
    starts = sorted({*one.band_starts, *other.band_starts})
    rows = [
        DifferenceRow(first, end - 1, one.vps(first), other.vps(first))
        for first, end in pairwise(starts)
    ]
    last = starts[-1]
    rows.append(DifferenceRow(last, None, one.vps(last), other.vps(last)))
    return Differences(one, other, tuple(rows))
