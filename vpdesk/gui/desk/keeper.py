"""What keeps a room of the window; nothing of the room is loaded before it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QTimer

from vpdesk.errors import one_line
from vpdesk.files.paths import is_file
from vpdesk.gui.desk.complaints import Complaints
from vpdesk.gui.desk.recent import show_recent
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.announce import tell_done
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from vpdesk.deals.deal import Deal
    from vpdesk.event.event import Event
    from vpdesk.gui.desk.asked import Answered
    from vpdesk.gui.desk.desk import Desk, SharedScale
    from vpdesk.gui.desk.document import Change, Document
    from vpdesk.gui.desk.files import RoomFiles
    from vpdesk.gui.desk.lent_match import LentMatch
    from vpdesk.gui.desk.recovery import WorkFormat
    from vpdesk.gui.desk.recovery_offer import Left, RecoveryOffer
    from vpdesk.gui.desk.rescue import StoredKind
    from vpdesk.gui.desk.room import Room
    from vpdesk.gui.desk.welcome import Welcome, WelcomeRows
    from vpdesk.pairs.evening import Evening
    from vpdesk.report.sheet import Sheet
    from vpdesk.scales import ScaleSpec
    from vpdesk.settings import RoomMemory, Settings

RoomWidget = TypeVar("RoomWidget", bound="QWidget")  # a Room, too: no type says both
Files = TypeVar("Files", bound="RoomFiles")
LeftOffers = Sequence[tuple[float, Callable[[], object]]]  # as left_behind gives it
Kept = Any  # unsaved work, or a place in it: only the room's own keeper knows of which type

UNWRITTEN_AFTER_MS = 300  # what is written sooner is not worth a word


@dataclass(frozen=True, slots=True)
class Directed:
    """What a room directs. document: tells of each change. value: makes what there is now."""

    document: Document[Any]
    value: Callable[[], Event | Evening]


class RoomKeeper(QObject, Generic[RoomWidget]):
    """Keeps a room: makes it when it is first asked for, and again in another language.

    A class of its own for each room makes it.
    name: of the room.
    """

    name = ""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window_widget)
        self._desk = desk
        self._room: RoomWidget | None = None

    @property
    def room(self) -> RoomWidget:
        """The room, made when it is first asked for."""
        self.make_room()
        assert self._room is not None
        return self._room

    @property
    def memory(self) -> RoomMemory:
        """What the settings remember of the room."""
        return self._desk.settings.of(self.name)

    def make_room(self) -> None:
        """Make the room, unless it is there."""
        if self._room is None:
            self._take_room(self._make_room())

    def forget_room(self) -> None:
        """The room goes with the old frame of the window; its document stays."""
        self._room = None

    def open(self, path: Path) -> None:
        """Open a file in the room, which has endings."""
        raise NotImplementedError

    def drop(self, path: Path) -> bool:
        """Take a file that is dropped while the room is shown; False where it does not."""
        return False

    def takes(self, path: Path) -> bool:
        """Whether drop would take it."""
        return False

    def take_match(self, lent: LentMatch, page: str) -> bool:
        """Show a match that another room lends, at a page; False where the room does not."""
        return False

    def lend_again(self) -> bool:
        """Lend the match that was shown when the program ended; False where there is none."""
        return False

    def places(self) -> Iterable[tuple[str, Kept]]:
        """What can be found in what the room works on: texts, and where each leads."""
        return ()

    def go_place(self, where: Kept) -> None:
        """Show the room, and go to such a place."""

    def answers(self, typed: str) -> Sequence[Answered]:
        """What is answered to a question at once, and what shows more of it."""
        return ()

    @property
    def about(self) -> str:
        """Whose an answer is: the document of the room; "" where there is none."""
        return ""

    @property
    def scale(self) -> ScaleSpec | None:
        """The scale that what is shown is played by; None where there is none."""
        return None

    @property
    def shared_scale(self) -> SharedScale | None:
        """The scale that rooms have in common, where it is that of the room; one room's is."""
        return None

    @property
    def session(self) -> tuple[int, int] | None:
        """Rounds and boards a round of what is directed in the room; None where nothing is."""
        return None

    @property
    def path(self) -> Path | None:
        """The file that is open; None for none."""
        return None

    @property
    def boards(self) -> tuple[str, int, int] | None:
        """What is directed in the room, its first board, and how many there are; None for none."""
        return None

    @property
    def has_deals(self) -> bool:
        """The cards of these boards are known."""
        return False

    def take_deals(self, deals: tuple[Deal, ...]) -> str:
        """Have these be the cards of these boards; what came of it, in a sentence."""
        raise NotImplementedError

    @property
    def directed(self) -> Directed | None:
        """What is directed in the room, as a hall may be shown it; None where nothing is."""
        return None

    def finish(self) -> None:
        """The window is shown: what takes long to load may come."""

    def show_own_scales(self) -> None:
        """Let the user see and choose own scales; the room of scales does."""

    def note_hall(self) -> None:
        """The pages for phones begin, or end."""

    def take_scale(self, scale: ScaleSpec) -> None:
        """One comes here from a room whose document is played by that scale."""

    def note_exported(self, sheet: Sheet) -> None:
        """Something of the room was printed or exported."""

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        return True

    def kept_in(self, settings: Settings) -> Settings:
        """The settings with what is remembered of the room beside its own memory."""
        return settings

    def close(self) -> None:
        """The window closes."""

    def left_behind(self) -> Sequence[tuple[float, Callable[[], object]]]:
        """What a crash left behind: when it was written, in seconds, and what asks about it."""
        return ()

    def show_recent(self, menu: QMenu) -> None:
        """Offer the files used last in a menu, from now on."""

    def _remember(self, memory: RoomMemory) -> None:
        """Remember something else."""
        self._desk.remember(self.name, memory)

    def _make_room(self) -> RoomWidget:
        """The room, in the language of now."""
        raise NotImplementedError

    def _take_room(self, room: RoomWidget) -> None:
        """Have a room in the window."""
        self._room = room
        self._desk.add_room(room)
        shown = as_room(room)
        shown.reportChanged.connect(self._desk.show_state)
        if shown.status is not None:
            self._desk.add_status(self.name, shown.status)


def as_room(widget: QWidget) -> Room:
    """What the window asks of a room, of the widget that is one."""
    return cast("Room", widget)


Keeper = RoomKeeper[Any]  # of whichever room


class FilesKeeper(RoomKeeper[RoomWidget], Generic[RoomWidget, Files]):
    """Keeps a room with its document and its files, and what a crash left of them.

    The settings remember its files, and which is open, to begin with it the next time.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._files: Files | None = None
        self._offer: RecoveryOffer[Kept] | None = None
        self._recovering = False
        self._given_up = False
        self._began = self._closing = False
        self._path: Path | None = None  # of the file that is open
        self._entered: Path | None = None  # of the file that the keyboard went into
        self._complaints = Complaints(desk)
        self._unwritten_late = QTimer(self, singleShot=True, interval=UNWRITTEN_AFTER_MS)
        self._unwritten_late.timeout.connect(self._show_unwritten)
        self._recent_menu: QMenu | None = None
        self._welcome: Welcome | None = None

    @property
    def files(self) -> Files:
        """The files with their document, made when first asked for."""
        if self._files is None:
            self._take_files(self._make_files())
        assert self._files is not None
        return self._files

    @property
    def has_files(self) -> bool:
        """Its files were asked for before."""
        return self._files is not None

    @property
    def about(self) -> str:
        return "" if self._files is None else self._files.document.title

    @property
    def path(self) -> Path | None:
        return None if self._files is None else self._files.document.path

    @property
    def modified(self) -> bool:
        """There are changes that are not saved."""
        return self._files is not None and self._files.document.modified

    def show_recent(self, menu: QMenu) -> None:
        """Offer the files used last in a menu, from now on."""
        self._recent_menu = menu
        show_recent(menu, self.memory.recent, self.open)

    def open(self, path: Path) -> None:
        """Open a file in the room, which is shown with it; before it where something is asked."""
        asks = self._files is not None and not self._files.document.untouched
        if asks:
            self._desk.show_room(self.name)
        self._ready_files().open_file(path)
        self._desk.show_room(self.name)

    def make_welcome(self, rows: WelcomeRows) -> Welcome:
        """The page that the room shows while nothing is open in it, with the files used last."""
        from vpdesk.gui.desk.samples import SAMPLES, open_sample
        from vpdesk.gui.desk.welcome import Welcome

        samples = tuple(each for each in SAMPLES if each.room == self.name)
        self._welcome = welcome = Welcome(self.name, rows, samples)
        welcome.fileRequested.connect(self.open)
        welcome.sampleRequested.connect(
            lambda sample: open_sample(sample, self.open, self._desk.say, self._desk.window_widget)
        )
        welcome.show_recent(self.memory.recent)
        return welcome

    def forget_room(self) -> None:
        self._welcome = None
        super().forget_room()

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        if self._files is not None and self._files.document.writer.pending:
            self._files.leave(self._desk.close)
            return False
        if not self.modified or self._given_up:
            return True
        self.files.leave(self._close_window)
        return False

    def close(self) -> None:
        """The window closes."""
        self._closing = True  # a document that is closed has no path
        if self._files is not None:
            self._files.close()
        if self._offer is not None:
            self._offer.close()

    def _make_files(self) -> Files:
        """The files, with a document to begin with."""
        raise NotImplementedError

    def _ready_files(self) -> Files:
        return self.files

    def _take_room(self, room: RoomWidget) -> None:
        super()._take_room(room)
        QTimer.singleShot(0, self, self._begin)

    def _take_files(self, files: Files) -> None:
        """Say what these files say, and remember which they were."""
        from vpdesk.gui.desk.follower import Follower

        self._files = files
        Follower(files.document, self._desk, files)
        files.document.changed.connect(self._show_document)
        files.document.changed.connect(self._enter_file)
        files.document.changed.connect(self._look_left)
        files.document.changed.connect(self._say_done)
        files.document.writer.changed.connect(self._look_unwritten)
        files.complained.connect(self._complaints.complain)
        files.recentChanged.connect(self._remember_recent)
        files.said.connect(self._complaints.say)
        later = Qt.ConnectionType.QueuedConnection  # once it is open, which settles what was said
        files.forwarded.connect(self._say_forwarded, later)

    def _show_document(self) -> None:
        self._desk.show_document(self.name, self.files.document)

    def _say_done(self, change: Change[Kept]) -> None:
        if change.done:
            tell_done(self._desk.window_widget, change.done)

    def _enter_file(self, change: Change[Kept]) -> None:
        """Have the keyboard where the work begins once another file is open and shown."""
        document = self.files.document
        path = document.path
        if change.begun and (self._recovering or (path is not None and path != self._entered)):
            self._recovering = False
            QTimer.singleShot(0, self.files, self._enter_room)
        self._entered = path

    def _enter_room(self) -> None:
        focused = self._desk.window_widget.focusWidget()
        if self._room is None or not self._room.isVisible():
            return
        if focused is None or not self._desk.bar.isAncestorOf(focused):
            as_room(self._room).go_first()

    def _look_unwritten(self) -> None:
        """Say what is not on the disk yet, once that lasts."""
        if not self.files.document.writer.unwritten:
            self._unwritten_late.stop()
            self._desk.show_unwritten(self.name, "")
        elif not self._unwritten_late.isActive():
            self._unwritten_late.start()

    def _show_unwritten(self) -> None:
        document = self.files.document
        text = translate(
            "Unwritten",
            "“{name}”: %n change(s) not on the disk yet",
            None,
            document.writer.unwritten,
        )
        self._desk.show_unwritten(self.name, text.format(name=one_line(document.title)))

    def _begin(self) -> None:
        """Open the file of last time, unless there is something to work on by now."""
        if self._began:
            return
        self._began = True
        settings, document = self._desk.settings, self.files.document
        last = Path(self.memory.open)
        self._path = last if self.memory.open else None
        if settings.start_up == "as left" and document.untouched and is_file(last):
            self.files.open_file(last)
        document.changed.connect(self._remember_open)
        self._remember_open()

    def _remember_open(self) -> None:
        if self._closing:
            return
        path = self.files.document.path
        if path != self._path:
            self._path = path
            self._remember(replace(self.memory, open="" if path is None else str(path)))

    def _left_of(self, kept_as: WorkFormat[Kept], nameless: str) -> LeftOffers:
        """Ask what to do with unsaved work of a format that a crash left behind."""
        from vpdesk.gui.desk.recovery import left_behind

        return self._left_found(lambda: left_behind(recovery_folder(), kept_as, nameless))

    @staticmethod
    def _has_left(*patterns: str) -> bool:
        """A crash left files with such names; nothing else is loaded where none has."""
        return any(any(recovery_folder().glob(each)) for each in patterns)

    def _left_stored(self, kept_as: StoredKind, nameless: str) -> LeftOffers:
        """The same of files that are saved action by action; what was on its way arrives first."""
        from vpdesk.gui.desk.rescue import left_files

        def find() -> list[Left[Kept]]:
            done.extend(kept_as.rolled_forward(recovery_folder()))
            return list(left_files(kept_as, recovery_folder(), nameless))

        done: list[tuple[Path, int]] = []
        asking = self._left_found(find)
        self._say_forwarded(done)
        return asking

    def _say_forwarded(self, done: Sequence[tuple[Path, int]]) -> None:
        """Say what has come into which files since the program was ended, and what fits none."""
        for path, count in done:
            if not count:
                text = translate(
                    "Unwritten",
                    "Changes that were not saved last time do not fit their file: see “{name}”.",
                )
                self._complaints.complain(text.format(name=one_line(str(path))))
            elif path.parent != recovery_folder():
                text = translate(
                    "Unwritten",
                    "“{name}” now has %n change(s) that were not saved last time.",
                    None,
                    count,
                )
                self._desk.say(text.format(name=one_line(path.name)))

    def _left_found(self, find: Callable[[], Sequence[Left[Kept]]]) -> LeftOffers:
        """Ask what to do with what is found by reading; the user may leave that for another day."""
        from vpdesk.gui.desk.aside import ReadingStoppedError, aside

        def give_back(left: Sequence[Left[Kept]]) -> None:
            for each in left:
                each.release()

        try:
            left = aside(find, give_back)
        except ReadingStoppedError:
            return ()
        from vpdesk.gui.desk.recovery_offer import RecoveryOffer

        self._offer = RecoveryOffer(left, self._keep, self.describe_work, self._newer_than)
        return tuple(self._offer.questions(lambda: self._desk.bar))

    def _newer_than(self, work: Kept) -> str:
        """The file that is open, where unsaved work of another time goes on from it; else ""."""
        document = None if self._files is None else self._files.document
        return document.title if document is not None and document.is_before(work) else ""

    def _look_left(self, change: Change[Kept]) -> None:
        if change.begun and self._offer is not None:
            self._offer.look(lambda: self._desk.bar)

    def describe_work(self, work: Kept) -> str:
        """How much there is in recovered work, in words."""
        return ""

    def _keep(self, work: Kept, then: Callable[[], object]) -> None:
        self._desk.show_room(self.name)
        self._recovering = True
        self._ready_files().restore(work, then)

    def _close_window(self) -> None:
        self._given_up = True
        self._desk.close()

    def _remember_recent(self, recent: tuple[str, ...]) -> None:
        self._remember(replace(self.memory, recent=recent))
        if self._welcome is not None:
            self._welcome.show_recent(recent)
        if self._recent_menu is not None:
            self.show_recent(self._recent_menu)
