"""What keeps the movements room; nothing of it is loaded before it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.dropped import SUFFIXES
from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.desk.next_keeper import NextKeeper
from vpdesk.gui.rooms.movements.actions import movement_menus
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.files.movement_recovery import UnsavedMovement
    from vpdesk.gui.desk.keeper import LeftOffers
    from vpdesk.gui.rooms.movements.files import DocumentFiles
    from vpdesk.gui.rooms.movements.room import MovementsRoom
    from vpdesk.movements.movement import Movement
    from vpdesk.report.sheet import Sheet


class MovementKeeper(NextKeeper["MovementsRoom", "DocumentFiles"]):
    """Keeps the movements room, its document with its files, and what a crash left."""

    name = "movements"

    def left_behind(self) -> LeftOffers:
        """Unsaved work that a crash left behind."""
        if not recovery_folder().is_dir():
            return ()
        from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS

        return self._left_of(UNSAVED_MOVEMENTS, translate("RecoveryOffer", "a new movement"))

    def describe_work(self, work: UnsavedMovement) -> str:
        now, before = work.movement, work.saved
        text = translate(
            "RecoveryOffer",
            "movement; pairs: {pairs}, rounds: {rounds}, changed meetings: {count}",
        )
        changed = len(set(now.encounters) - set(before.encounters))
        return text.format(pairs=now.pairs, rounds=now.rounds, count=changed)

    @property
    def _worked_on(self) -> Movement:
        return self.files.document.movement

    @property
    def _rankings(self) -> tuple[Sheet, ...]:
        from vpdesk.report.movements import sheets

        return sheets.GUIDES, sheets.TABLES, sheets.ALL

    def _make_room(self) -> MovementsRoom:
        from vpdesk.gui.rooms.movements.room import MovementsRoom

        self.files.document.name_anew()
        return named(MovementsRoom(self.files.document, self.out), "movementsRoom", "movements")

    def _make_files(self) -> DocumentFiles:
        from vpdesk.gui.rooms.movements.document import MovementDocument, first_movement
        from vpdesk.gui.rooms.movements.files import DocumentFiles

        document = MovementDocument(first_movement())
        return DocumentFiles(
            self._desk.window_widget, document, recovery_folder(), self.memory.recent
        )


MOVEMENTS = RoomKind(
    name="movements",
    titles=lambda: (translate("Frame", "Movements"), translate("Actions", "Mo&vements")),
    picture=(
        ((8, 8), (16, 8), (16, 16), (8, 16), (8, 8)),
        ((9, 3), (15, 3)),
        ((9, 21), (15, 21)),
        ((3, 9), (3, 15)),
        ((21, 9), (21, 15)),
    ),
    make=MovementKeeper,
    menus=movement_menus,
    endings=SUFFIXES,
    otherwise=True,
)
