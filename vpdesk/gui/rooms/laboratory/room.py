"""The laboratory: why a scale is as it is, and what a table that somebody hands over is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.paged_room import PagedRoom, PageEntry
from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.gui.rooms.laboratory.actions import PAGE_KEYS
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import about
from vpdesk.report.scales.names import pin_name

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
        self.header = RoomHeader("laboratoryTitle", "laboratoryFacts", has_screen=False)
        self._column.insertWidget(0, self.header)
        about("laboratory#pages", self.tabs)
        self.reportChanged.connect(self._show_header)
        scales.reportChanged.connect(self.show_choice)
        self.show_choice()

    @property
    def choice(self) -> ScaleSpec:
        """The one of the scales room."""
        return self._scales.choice

    def request(self, choice: ScaleSpec) -> None:
        """Choose it in the scales room."""
        self._scales.request(choice)

    def _show_header(self) -> None:
        """Name the scale, and say what its page is for."""
        purposes = {
            "proof": self.tr("Every correction of the scale, with its reason"),
            "models": self.tr("Other curves beside that of the WBF"),
            "audit": self.tr("Which rules the scale breaks, and how it differs from another one"),
            "check": self.tr("What a table is that somebody hands you, and every wrong cell in it"),
            "calibration": self.tr("The blitz that past matches speak for"),
        }
        name = pin_name(self.choice, user_language())
        self.header.show_title(name, purposes[self.page_name])
        self.header.show_papers(there=self.page_name in self.pages and self.subject is not None)

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
