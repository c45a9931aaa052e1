"""Everything that the window, its rooms and their documents offer to be found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QKeySequence

from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.gui.dialogs.preferences import preference_rows, with_preference
from vpdesk.gui.help.topics import load_topics
from vpdesk.gui.seek.answers import answer
from vpdesk.gui.seek.everyday_words import words_for
from vpdesk.gui.seek.line import SeekLine
from vpdesk.gui.seek.shelf import FoundThing, Shelf
from vpdesk.gui.texts import translate, user_language

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.desk.actions import ActionRow
    from vpdesk.gui.desk.desk import SharedScale
    from vpdesk.gui.desk.house import House
    from vpdesk.gui.help.help_desk import HelpDesk
    from vpdesk.settings import RoomMemory, Settings

SEEK = "seek"  # under which the settings remember what was chosen
PREFERRED = ("language ", "theme ")  # actions that say again what a preference may be
MOST_USED = 60  # actions of which it is remembered how often


class Commands(Protocol):
    """The menus, as far as their actions are found. made: by room and name."""

    @property
    def made(self) -> Mapping[tuple[str, str], tuple[ActionRow, QAction]]: ...

    def show_state(self, room: str) -> None:
        """What can be done in a room now."""


class Sought(Protocol):
    """The window in which things are found."""

    house: House
    help_desk: HelpDesk

    @property
    def menus(self) -> Commands: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def shared_scale(self) -> SharedScale: ...

    @property
    def room_name(self) -> str: ...

    @property
    def window_widget(self) -> QWidget: ...

    def show_room(self, name: str) -> None:
        """Show a room."""

    def set_preferences(self, wanted: Settings) -> None:
        """Change to the preferences in these settings."""

    def open_file(self, path: Path) -> None:
        """Open a file in the room of its kind."""

    def say(self, text: str, written: Path | None = None) -> None:
        """Say something that needs no answer."""

    def remember(self, room: str, memory: RoomMemory) -> None:
        """Remember something else under a name."""


def open_line(window: Sought) -> None:
    """Let the user find anything."""
    used = _counts(window)
    line = SeekLine(
        Shelf(tuple(_offers(window)), used),
        partial(_answers, window),
        partial(_remember, window),
        window.window_widget,
    )
    line.show()


def _offers(window: Sought) -> Iterator[FoundThing]:
    for each in (_actions, _preferences, _places, _files, _topics):
        yield from each(window)


def _preferences(window: Sought) -> Iterator[FoundThing]:
    """What each preference may be; the one that is in force says so."""
    way = (translate("Actions", "&Edit"), window.menus.made["", "preferences"][0].text)
    note, now = " › ".join(way).replace("&", ""), translate("Seek", "chosen now")
    for row in preference_rows():
        label, settings = row.label.replace("&", ""), window.settings
        for value, text in row.values():
            chosen = getattr(settings, row.name) == value
            yield FoundThing(
                f"{label}: {text}",
                note,
                partial(_prefer, window, row.name, value),
                f"preference {row.name} {value}",
                now if chosen else "",
                words_for(f"{row.name} {value}"),
            )


def _prefer(window: Sought, name: str, value: object) -> None:
    window.set_preferences(with_preference(window.settings, name, value))


def _actions(window: Sought) -> Iterator[FoundThing]:
    titles = {kind.name: kind.titles()[0] for kind in window.house.kinds}
    window.menus.show_state(window.room_name)
    for (room, name), (row, action) in window.menus.made.items():
        if not action.text() or (room in ("", window.room_name) and not action.isVisible()):
            continue
        if name.startswith(PREFERRED):
            continue
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        here = room in ("", window.room_name)
        closed = _why(row) if here and not action.isEnabled() else ""
        yield FoundThing(
            action.text().replace("&&", "\0").replace("&", "").replace("\0", "&"),
            ", ".join(filter(None, (titles.get(room, ""), keys))),
            partial(_trigger, window, room, row, action),
            f"{room} {name}",
            closed,
            words_for(name),
        )


def _why(row: ActionRow) -> str:
    """Why an action is closed now."""
    return row.why.removesuffix(".") or translate("Seek", "not possible now")


def _trigger(window: Sought, room: str, row: ActionRow, action: QAction) -> None:
    """Do what an action does, in its room."""
    if room and room != window.room_name:
        window.show_room(room)
    if action.isEnabled():
        action.trigger()
    else:
        window.say(row.why or translate("Seek", "That is not possible now."))


def _places(window: Sought) -> Iterator[FoundThing]:
    for kind in window.house.kinds:
        keeper, title = window.house.keepers[kind.name], kind.titles()[0]
        for text, where in keeper.places():
            yield FoundThing(text, title, partial(keeper.go_place, where))


def _files(window: Sought) -> Iterator[FoundThing]:
    for kind in window.house.kinds:
        for file in window.settings.of(kind.name).recent:
            path = Path(file)
            yield FoundThing(path.name, str(path.parent), partial(window.open_file, path))


def _topics(window: Sought) -> Iterator[FoundThing]:
    note = translate("Seek", "Help")
    for name, topic in load_topics(user_language().code, lambda: "").items():
        show = window.help_desk.show
        yield FoundThing(topic.title, note, partial(show, name), reads=True)
        for place, heading in topic.parts:
            beside = f"{note}, {topic.title}"
            yield FoundThing(heading, beside, partial(show, place), reads=True)


def _answers(window: Sought, typed: str) -> list[FoundThing]:
    choice = window.shared_scale.choice
    found = answer(typed, choice.spec)
    shown = window.house.keepers[window.room_name]
    keepers = [shown, *(each for each in window.house if each is not shown)]  # in sight first
    offers = [
        FoundThing(said.text, each.about, said.do)
        for each in keepers
        for said in each.answers(typed)
    ]
    if found is None:
        return offers
    text, spec = found

    def go() -> None:
        window.show_room(window.house.kinds[0].name)
        window.shared_scale.request(replace(choice, boards=spec.boards))

    return [FoundThing(text, window.house.kinds[0].titles()[0], go), *offers]


def _remember(window: Sought, offer: FoundThing) -> None:
    """One time more; the least used are forgotten."""
    if not offer.name:
        return
    memory, counts = window.settings.of(SEEK), _counts(window)
    counts[offer.name] = min(counts.get(offer.name, 0) + 1, 9999)
    kept = sorted(counts, key=lambda name: (name != offer.name, -counts[name]))[:MOST_USED]
    window.remember(SEEK, replace(memory, own={name: str(counts[name]) for name in kept}))


def _counts(window: Sought) -> dict[str, int]:
    own = window.settings.of(SEEK).own
    return {name: whole_number(count) or 0 for name, count in own.items()}
