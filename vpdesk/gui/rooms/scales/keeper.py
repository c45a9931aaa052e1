"""What keeps the scales room, the own scales and the presentation of a scale."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.gui.desk.complaints import Complaints
from vpdesk.gui.desk.dropped import SCALE, START
from vpdesk.gui.desk.keeper import RoomKeeper
from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.rooms.scales.actions import scale_menus
from vpdesk.gui.texts import translate
from vpdesk.settings import Settings, own_scales_folder, recovery_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from vpdesk.files.scale_recovery import UnsavedScale
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.keeper import LeftOffers
    from vpdesk.gui.desk.recovery_offer import RecoveryOffer
    from vpdesk.gui.rooms.scales.own_scales_window import OwnScalesDialog
    from vpdesk.gui.rooms.scales.presentation import Presentation
    from vpdesk.gui.rooms.scales.room import ScalesRoom
    from vpdesk.report.scales.starts import Start
    from vpdesk.scales import PrintedScales, ScaleSpec


class ScalesKeeper(RoomKeeper["ScalesRoom"]):
    """Keeps the scales room, whose scale other rooms share."""

    name = "scales"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.presentation: Presentation | None = None
        self._left: ScalesRoom | None = None
        self._offer: RecoveryOffer[UnsavedScale] | None = None
        self._complaints = Complaints(desk)
        self._offered: ScaleSpec | None = None  # the scale of the event that was shown last

    def take_scale(self, scale: ScaleSpec) -> None:
        """Offer the scale of an event that one comes from; what is shown stays."""
        if scale not in (self._offered, self.room.choice.spec):
            text = translate(
                "ScalesRoom", "The event has another scale: {menu}, {command} shows it."
            )
            said = text.format(
                menu=translate("Actions", "Bo&ards", "menu"),
                command=translate("Actions", "Scale of the &Event"),
            )
            self._desk.say(said.replace("&", ""))
        self._offered = scale

    @property
    def has_event_scale(self) -> bool:
        """There is a scale of an event that is not shown."""
        return self._offered is not None and self._offered != self.room.choice.spec

    def show_event_scale(self) -> None:
        """Show the scale of the event from which one came; undo brings back what was there."""
        if self._offered is not None:
            self.room.request(self._offered)

    @property
    def shared_scale(self) -> ScalesRoom:
        """That of the room."""
        return self.room

    def finish(self) -> None:
        """The plot, whose library takes longest to load, comes last."""
        self.room.load_plot()

    def present(self) -> None:
        """Show table or curve to the players, on a second screen if there is one."""
        from vpdesk.gui.rooms.scales.presentation import Presentation

        if self.presentation is None:
            self.presentation = Presentation()
            self.presentation.helpRequested.connect(self._desk.show_help)
            self.presentation.follow(self.room)
        self.presentation.open_beside(self._desk.window_widget)

    def open(self, path: Path) -> None:
        """Look at a scale in a file, to make it one of the own ones; begin with what is kept."""
        if path.suffix.lower() == START:
            self.room.pin_row.starts.work.open_file(path)
        else:
            self.show_own_scales(path)

    def show_own_scales(self, file: Path | None = None) -> None:
        """Let the user see, make, hand on and choose own scales, or edit the one in a file."""
        dialog = self._open_own_scales()
        if file is not None:
            dialog.edit_file(file)

    def _open_own_scales(self) -> OwnScalesDialog:
        from vpdesk.gui.rooms.scales.own_scales_window import OwnScalesDialog

        family = self._desk.shown_scale.choice.family
        parent = self._desk.window_widget
        dialog = OwnScalesDialog(own_scales_folder(), parent, family.key if family else "")
        dialog.ownScalesChanged.connect(self._offer_scales)
        dialog.scaleChosen.connect(self._choose)
        dialog.open()
        return dialog

    def left_behind(self) -> LeftOffers:
        """Tables of own scales that were being typed when the program crashed."""
        folder = recovery_folder()
        if not any(folder.glob("scale-*")):
            return ()
        from vpdesk.files.scale_recovery import UNSAVED_SCALES
        from vpdesk.gui.desk.recovery import left_behind
        from vpdesk.gui.desk.recovery_offer import RecoveryOffer

        nameless = translate("RecoveryOffer", "a new scale")
        left = left_behind(folder, UNSAVED_SCALES, nameless)
        self._offer = RecoveryOffer(left, self._go_on, self._describe)
        return tuple(self._offer.questions(lambda: self._desk.bar))

    def _go_on(self, work: UnsavedScale, then: Callable[[], object]) -> None:
        """Go on with such a table; it is unsaved still, and kept once more."""
        self._desk.show_room(self.name)
        self._open_own_scales().go_on(work)
        then()

    @staticmethod
    def _describe(work: UnsavedScale) -> str:
        text = translate("RecoveryOffer", "own scale; rows of the table: {rows}")
        return text.format(rows=len(work.cells))

    def forget_room(self) -> None:
        """The room of another language goes on where this one is."""
        self._left = self._room
        super().forget_room()

    def kept_in(self, settings: Settings) -> Settings:
        """With what is chosen."""
        return replace(settings, choice=self.room.choice)

    def close(self) -> None:
        if self._offer is not None:
            self._offer.close()
        if self.presentation is not None:
            self.presentation.close()
            self.presentation.deleteLater()
            self.presentation = None

    def _make_room(self) -> ScalesRoom:
        from vpdesk.gui.rooms.scales.room import ScalesRoom

        return ScalesRoom(self._desk.settings.choice)

    def _take_room(self, room: ScalesRoom) -> None:
        if self._left is not None:
            room.take_over(self._left)
            self._left = None
        super()._take_room(room)
        from vpdesk.gui.rooms.scales.pin_sets import read_sets

        room.pin_row.sets.show_sets(read_sets(self.memory.own))
        room.pin_row.sets.setsChanged.connect(self._remember_sets)
        self._connect_starts(room)
        room.header.printRequested.connect(lambda: self._desk.print())  # noqa: PLW0108
        room.header.screenRequested.connect(self.present)
        room.splitter.splitterMoved.connect(self._remember_widths)
        room.controls.ownScalesRequested.connect(self.show_own_scales)
        if self.presentation is not None:
            self.presentation.follow(room)

    def _connect_starts(self, room: ScalesRoom) -> None:
        starts, complaints = room.pin_row.starts, self._complaints
        starts.startRequested.connect(self.begin_with)
        starts.keepRequested.connect(self.keep_start)
        starts.scalesChanged.connect(self._offer_scales)
        starts.said.connect(complaints.say)
        starts.complained.connect(complaints.complain)

    def begin_with(self, start: Start) -> None:
        """Show a starting point, and print as it says from now on."""
        from vpdesk.formats.choice import with_start  # not at the start

        self.room.request(start.choice(self.room.choice))
        export = with_start(self._desk.settings.export_of(self.name), start)
        self._remember(replace(self.memory, export=export))

    def keep_start(self, name: str) -> None:
        """Keep what is shown, with the paper of the last print, as a starting point."""
        from vpdesk.report.scales.starts import start_of  # not at the start

        last = self._desk.settings.export_of(self.name)
        start = start_of(
            name, self.room.choice, last.what, last.form, last.paper, landscape=last.landscape
        )
        self.room.pin_row.starts.work.keep(start)

    def _remember_widths(self) -> None:
        self._remember(self.memory)

    def _remember_sets(self) -> None:
        from vpdesk.gui.rooms.scales.pin_sets import with_sets

        own = with_sets(self.memory.own, self.room.pin_row.sets.sets)
        self._remember(replace(self.memory, own=own))

    def _choose(self, scales: PrintedScales) -> None:
        shown = self._desk.shown_scale
        shown.request(replace(shown.choice, family=scales))

    def _offer_scales(self) -> None:
        """Have all rooms offer the scales that there are now, and show a changed one anew."""
        from vpdesk.files.scale_library import find
        from vpdesk.gui.widgets.scale_controls import ScaleControls

        for controls in self._desk.window_widget.findChildren(ScaleControls):
            controls.offer_scales()
        choice = self.room.choice
        if choice.family is not None and choice.family.own:
            changed = find(choice.family.key, own_scales_folder())
            if changed is not None and changed != choice.family:
                self.room.request(replace(choice, family=changed))


SCALES = RoomKind(
    name="scales",
    titles=lambda: (translate("Frame", "Scales"), translate("Actions", "S&cales")),
    picture=(
        ((3, 3), (3, 21), (21, 21)),
        ((3, 21), (6, 15.5), (9, 11.5), (12, 8.8), (15, 6.9), (18, 5.7), (21, 5)),
    ),
    make=ScalesKeeper,
    menus=scale_menus,
    endings=(SCALE, START),
)
