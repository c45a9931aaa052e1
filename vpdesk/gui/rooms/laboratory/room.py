"""The laboratory: why a scale is as it is, and what a table that somebody hands over is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.paged_room import PagedRoom, PageEntry
from vpdesk.gui.rooms.laboratory.actions import PAGE_KEYS
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import about

if TYPE_CHECKING:
    from vpdesk.gui.desk.desk import SharedScale
    from vpdesk.gui.desk.page import LabPage
    from vpdesk.scales import ScaleSpec


class LaboratoryRoom(PagedRoom):
    """Looks into the scale of the scales room, whose choice and steps are also its own."""

    name, scrolls = "laboratory", True

    def __init__(self, scales: SharedScale) -> None:
        self._scales = scales
        super().__init__(_entries(), scales)
        about("laboratory#pages", self.tabs)
        scales.reportChanged.connect(self.show_choice)
        self.show_choice()

    @property
    def choice(self) -> ScaleSpec:
        """The one of the scales room."""
        return self._scales.choice

    def request(self, choice: ScaleSpec) -> None:
        """Choose it in the scales room."""
        self._scales.request(choice)

    @property
    def title(self) -> str:
        """The page, and the board count."""
        text = self.tr("{page}, {boards}")
        boards = user_language().boards(self.choice.boards)
        return text.format(page=self.tabs.tabText(self.tabs.currentIndex()), boards=boards)


def _entries() -> tuple[PageEntry, ...]:
    texts = {
        "proof": (translate("LaboratoryRoom", "Proof"), _proof),
        "models": (translate("LaboratoryRoom", "Models"), _models),
        "audit": (translate("LaboratoryRoom", "Audit"), _audit),
        "check": (translate("LaboratoryRoom", "Check a Table"), _check),
        "calibration": (translate("LaboratoryRoom", "Calibration"), _calibration),
    }
    return tuple(
        PageEntry(name, text, PAGE_KEYS[name], load) for name, (text, load) in texts.items()
    )


def _proof() -> type[LabPage]:
    from vpdesk.gui.rooms.laboratory.proof_page import ProofPage

    return ProofPage


def _models() -> type[LabPage]:
    from vpdesk.gui.rooms.laboratory.models_page import ModelsPage

    return ModelsPage


def _audit() -> type[LabPage]:
    from vpdesk.gui.rooms.laboratory.audit_page import AuditPage

    return AuditPage


def _check() -> type[LabPage]:
    from vpdesk.gui.rooms.laboratory.check_page import CheckPage

    return CheckPage


def _calibration() -> type[LabPage]:
    from vpdesk.gui.rooms.laboratory.calibration_page import CalibrationPage

    return CalibrationPage
