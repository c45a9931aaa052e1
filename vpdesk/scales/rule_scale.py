"""What the continuous and the discrete scale of a rule have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from vpdesk.scales.errors import ScaleError
from vpdesk.scales.rule import BAD_VP, ScaleRule
from vpdesk.scales.unit import Unit


@dataclass(frozen=True, slots=True)
class RuleScale:
    """A scale that is made by a rule. Both sides have 2 v0 together; all VPs in hundredths."""

    unit: ClassVar[Unit] = Unit.IMP

    rule: ScaleRule

    @property
    def boards(self) -> int:
        """The board count."""
        return self.rule.boards

    @property
    def v0_hundredths(self) -> int:
        """The VP of each side at a draw."""
        return self.rule.v0_hundredths

    @property
    def full(self) -> int:
        """The most VPs that can be won."""
        return 2 * self.rule.v0_hundredths

    @property
    def blitz(self) -> float:
        """The margin X from which the win is maximal."""
        return self.rule.x

    def vps(self, margin: int) -> tuple[int, int]:
        """VP of our side and of the other for a margin in IMPs, negative if we lost."""
        raise NotImplementedError

    def gain(self, margin: int) -> int:
        """What one more IMP than margin is worth to us, in hundredths."""
        return self.vps(margin + 1)[0] - self.vps(margin)[0]


def check_target(target: int, full: int) -> None:
    """Raise ScaleError unless target, in hundredths of a VP, lies in 0 to full."""
    if not 0 <= target <= full:
        raise ScaleError(BAD_VP, least=0, most=full / 100, value=target / 100)
