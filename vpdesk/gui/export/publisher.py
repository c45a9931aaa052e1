"""Publishing from the window: a folder of web pages, once or again after every action."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from secrets import token_hex
from threading import Lock
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from vpdesk.errors import WordedError, one_line
from vpdesk.files.web_folder import OfAnotherError, owner_of, write_web_folder
from vpdesk.gui.desk.ask import ask_folder
from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.question import ask

if TYPE_CHECKING:
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.desk.files import RoomDocument, RoomFiles
    from vpdesk.report.language import Language

DELAY_MS = 500  # after an action: quick ones are published together
# Before a file's path, in the memory: its folder, and whether it was so.
FOLDER, AGAIN, LANGUAGES = "published in ", "published again in ", "published in all languages "
KEPT = (FOLDER, AGAIN, LANGUAGES)
Published = Any  # what the room publishes: its own pages say which type that is
Pages = Callable[[Published, "Language", bool], dict[str, bytes]]


@dataclass(frozen=True, slots=True)
class _Task:
    """What is to be written where.

    languages: in all of them. owners: whose the pages are; see write_web_folder. told: whether
    it is to be said when it is there. over: in the place of another event's pages as well.
    """

    value: Published
    folder: Path
    languages: bool
    owners: tuple[str, ...]
    told: bool = False
    over: bool = False


class Publisher(QObject):
    """Publishes what a document of a room has; where to is remembered for its file.

    files: say what goes wrong. document: what is followed.
    value: what is published now. pages: of it, by name of the file; in the user's language, or in
        all of them where that is wanted.
    published: the pages are there.
    """

    published = Signal()

    def __init__(
        self,
        room: str,
        desk: Desk,
        files: RoomFiles,
        document: RoomDocument,
        value: Callable[[], Published],
        pages: Pages,
    ) -> None:
        super().__init__(files)
        self._room, self._desk, self._files = room, desk, files
        self._document, self._value, self._pages = document, value, pages
        self._path: Path | None = None
        self._folder: Path | None = None
        self.again = self.languages = False
        self._known = self._published = value()
        self._nameless = token_hex(8)  # known by it as long as it has no file
        self._owners: tuple[str, ...] = ()  # as what it was published before
        self._next: _Task | None = None
        self._now: _Task | None = None
        self._trouble = False
        self._writing = Lock()
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._start)
        self._work = Work(self)
        self._work.finished.connect(self._done)
        self._work.failed.connect(self._fail)
        document.changed.connect(self._follow)

    def ask(self) -> None:
        """Let the user choose a folder, and publish there."""
        title = translate("Publisher", "Publish in a New Folder")
        place = self._folder or (self._path.parent if self._path else "")
        ask_folder(self._desk.window_widget, "publishDialog", title, place, self.publish)

    def publish(self, folder: Path, *, over: bool = False) -> None:
        """Publish in a folder; over: in the place of another event's pages as well."""
        self._folder = folder
        self._remember()
        self._known = self._value()
        self._next = replace(self._task(self._known, folder), told=True, over=over)
        self._start()

    def publish_again(self) -> None:
        """Publish where that was done last; where it never was, the user chooses."""
        if self._folder is None:
            self.ask()
        else:
            self.publish(self._folder)

    @property
    def is_current(self) -> bool | None:
        """The pages are of what there is now; None where there are none."""
        if self._folder is None:
            return None
        return self._published is self._value() or not self.idle

    def _task(self, value: Published, folder: Path) -> _Task:
        return _Task(value, folder, self.languages, (self._owner, *self._owners))

    @property
    def _owner(self) -> str:
        """Whose the pages are: what has no file yet is known by a number of chance."""
        return owner_of(self._path) or self._nameless

    def toggle(self) -> None:
        """Publish after every action, or no longer; the first time the user chooses where."""
        self.again = not self.again
        if self.again and self._folder is None:
            self.again = False
            title = translate("Publisher", "Publish in a New Folder")
            place = self._path.parent if self._path else ""
            ask_folder(self._desk.window_widget, "publishDialog", title, place, self._begin)
        elif self.again and self._folder is not None:
            self._begin(self._folder)
        self._remember()
        self._desk.show_state()

    def toggle_languages(self) -> None:
        """Publish in all languages from now on, or in one again."""
        self.languages = not self.languages
        self._remember()
        if self.again and self._folder is not None:
            self.publish(self._folder)
        self._desk.show_state()

    def _follow(self, change: Change[Any]) -> None:
        """The document is another one, or has another file."""
        path = self._document.path
        if change.begun:
            self._path, own = path, self._desk.settings.of(self._room).own
            kept = own.get(f"{FOLDER}{path}") if path else None
            self._folder = Path(kept) if kept else None
            self.again = f"{AGAIN}{path}" in own and self._folder is not None
            self.languages = f"{LANGUAGES}{path}" in own
            self._known = self._published = self._value()
            self._trouble = False
            self._nameless, self._owners = token_hex(8), ()
            self._desk.show_state()
            return
        if path not in (None, self._path):
            self._owners = (self._owner, *self._owners)
            self._path = path
            self._remember()
        if not self.again or self._folder is None:
            return
        value = self._value()
        if value != self._known:
            self._next = self._task(value, self._folder)
            self._timer.start()
        self._known = value

    def close(self) -> None:
        """Publish what is waiting: the program ends."""
        self._timer.stop()
        if self._next is None:
            return
        self._now, self._next = self._next, None
        try:
            for _ in self._steps(self._now, user_language()):
                pass
        except (WordedError, OSError) as error:
            self._fail(error)

    @property
    def idle(self) -> bool:
        """Nothing waits, and nothing is being written."""
        return self._next is None and not self._work.running

    def _begin(self, folder: Path) -> None:
        self.again = True
        self.publish(folder)
        self._desk.show_state()

    def _start(self) -> None:
        """Write what is to be written, unless something still is: then that goes on with it."""
        if self._work.running or self._next is None:
            return
        self._timer.stop()
        self._now, self._next = self._next, None
        self._work.start(partial(self._steps, self._now, user_language()))

    def _steps(self, task: _Task, language: Language) -> Generator[None, None, None]:
        from vpdesk.formats.html_folder import MARK  # when wanted

        with self._writing:
            pages = self._pages(task.value, language, task.languages)
            write_web_folder(task.folder, pages, MARK, task.owners, over=task.over)
        yield

    def _done(self) -> None:
        from vpdesk.report.events.event_pages import INDEX  # when wanted

        assert self._now is not None
        self._published = self._now.value
        self.published.emit()
        if self._now.told or self._trouble:
            text = translate("Publisher", "Published in {path}").format(path=self._now.folder)
            self._files.settle()
            self._desk.say(text, self._now.folder / INDEX)
        self._trouble = False
        self._start()

    def _fail(self, error: Exception) -> None:
        assert self._now is not None
        if self._now.told and isinstance(error, OfAnotherError):
            self._ask_over(self._now.folder)
        elif self._now.told or not self._trouble:
            self._files.complain(error)
        self._trouble = True
        self._start()

    def _ask_over(self, folder: Path) -> None:
        """Ask whether the pages go in the place of another event's."""
        text = translate("Publisher", "The folder “{folder}” has the pages of another event.")
        ask(
            self._desk.window_widget,
            "publishOverQuestion",
            text.format(folder=one_line(folder.name)),
            translate("Publisher", "If you replace them, they are gone."),
            (translate("Publisher", "&Replace Them"), translate("Publisher", "&Leave Them")),
            partial(self.publish, folder, over=True),
        )

    def _remember(self) -> None:
        """Where the files used last are published."""
        if self._path is None:
            return
        memory = self._desk.settings.of(self._room)
        mine = {f"{before}{self._path}" for before in KEPT}
        recent = {f"{before}{path}" for before in KEPT for path in memory.recent}
        own = {
            name: value
            for name, value in memory.own.items()
            if name not in mine and (name in recent or not name.startswith(KEPT))
        }
        if self._folder is not None:
            own[f"{FOLDER}{self._path}"] = str(self._folder)
            if self.again:
                own[f"{AGAIN}{self._path}"] = "1"
        if self.languages:
            own[f"{LANGUAGES}{self._path}"] = "1"
        self._desk.remember(self._room, replace(memory, own=own))
