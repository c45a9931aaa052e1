"""All that can be seen: every room with a document, every page of it, every dialog of the menus."""

from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QTabBar, QWidget

from tests.swiss_events import teams, with_next_round
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.events.rounds.boards_dialog import BoardsDialog
from vpdesk.gui.rooms.scales.scale_editor import ScaleEditor, empty_bands
from vpdesk.settings import own_scales_folder

ROUNDS = 4  # of events until a state has settled
# Commands that open a dialog, though their texts do not say so.
ASKING = ("new", "about", "log", "by_hand")


def settle() -> None:
    """Let what was changed be laid out."""
    for _ in range(ROUNDS):
        QApplication.processEvents()


def fill(desk: MainWindow) -> None:
    """Open a document in every room."""
    for sample in SAMPLES:
        open_sample(sample, desk.open_file, desk.say, desk)
        settle()


def tab_bars(window: QWidget) -> list[QTabBar]:
    """Those in sight, the outermost first."""
    return [each for each in window.findChildren(QTabBar) if each.isVisible()]


def pages(window: QWidget, depth: int = 0) -> Iterator[str]:
    """Go through all tabs of what is in sight, and those in them; the names of the chosen ones."""
    bars = tab_bars(window)
    if depth >= len(bars):
        yield " > ".join(bar.tabText(bar.currentIndex()) for bar in bars)
        return
    for at in range(bars[depth].count()):
        bar = tab_bars(window)[depth] if depth < len(tab_bars(window)) else None
        if bar is None or at >= bar.count() or not bar.isTabVisible(at):
            continue
        bar.setCurrentIndex(at)
        settle()
        yield from pages(window, depth + 1)


def rooms(desk: MainWindow) -> Iterator[tuple[str, str]]:
    """Go through all pages of all rooms; room and page."""
    for kind in desk.house.kinds:
        desk.show_room(kind.name)
        settle()
        for page in pages(desk):
            yield kind.name, page


def asking(desk: MainWindow) -> Iterator[QAction]:
    """The commands of the room in sight that open a dialog now."""
    for (room, name), (_, action) in desk.menus.made.items():
        asks = action.text().endswith("…") or name in ASKING
        if asks and room in ("", desk.house.name) and action.isVisible() and action.isEnabled():
            yield action


def dialogs(desk: MainWindow, done: set[object]) -> Iterator[QDialog]:
    """Open what the commands of the room in sight open, one after the other.

    done: what was opened before, and need not be again.
    """
    for action in [each for each in asking(desk) if each not in done]:
        before = set(QApplication.topLevelWidgets())
        action.trigger()
        settle()
        for each in set(QApplication.topLevelWidgets()) - before:
            if not isinstance(each, QDialog) or not each.isVisible():
                continue
            done.add(action)
            if not isinstance(each, QFileDialog) and each.objectName() not in done:
                done.add(each.objectName())
                settle()
                yield each
            each.reject()
        settle()


def windows(desk: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Every page and every dialog; what it is, and the window."""
    done: set[object] = set()
    for kind in desk.house.kinds:
        desk.show_room(kind.name)
        settle()
        for page in pages(desk):
            yield f"{kind.name}, {page}", desk
            for dialog in dialogs(desk, done):
                yield dialog.objectName(), dialog
    desk.show_room("swiss")
    for dialog in (
        ScaleEditor(empty_bands(), own_scales_folder(), desk),
        BoardsDialog(with_next_round(teams(8)), 1, (), desk),
    ):
        dialog.open()
        settle()
        yield dialog.objectName(), dialog
        dialog.reject()
