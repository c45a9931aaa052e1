"""Everything that the window, its rooms and their documents offer to be found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from vpdesk.gui.help.topics import load_topics
from vpdesk.gui.seek.answers import answer
from vpdesk.gui.seek.line import SeekLine
from vpdesk.gui.seek.shelf import Offer, Shelf
from vpdesk.gui.texts import translate, user_language

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from vpdesk.gui.main_window import MainWindow

SEEK = "seek"  # under which the settings remember what was chosen
MOST_USED = 60  # actions of which it is remembered how often


def open_line(window: MainWindow) -> None:
    """Let the user find anything."""
    used = _counts(window)
    line = SeekLine(
        Shelf((*_actions(window), *_places(window), *_files(window), *_topics(window)), used),
        partial(_answers, window),
        partial(_remember, window),
        window,
    )
    line.open()


def _actions(window: MainWindow) -> Iterator[Offer]:
    titles = {kind.name: kind.titles()[0] for kind in window.house.kinds}
    window.menus.show_state(window.room_name)
    for (room, name), (_, action) in window.menus.made.items():
        if not action.text() or (room in ("", window.room_name) and not action.isVisible()):
            continue
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        here = room in ("", window.room_name)
        closed = translate("Seek", "not possible now") if here and not action.isEnabled() else ""
        yield Offer(
            action.text().replace("&&", "\0").replace("&", "").replace("\0", "&"),
            ", ".join(filter(None, (titles.get(room, ""), keys))),
            partial(_trigger, window, room, action),
            f"{room} {name}",
            closed,
        )


def _trigger(window: MainWindow, room: str, action: QAction) -> None:
    """Do what an action does, in its room."""
    if room and room != window.room_name:
        window.show_room(room)
    if action.isEnabled():
        action.trigger()
    else:
        window.say(translate("Seek", "That is not possible now."))


def _places(window: MainWindow) -> Iterator[Offer]:
    for kind in window.house.kinds:
        keeper, title = window.house.keepers[kind.name], kind.titles()[0]
        for text, where in keeper.places():
            yield Offer(text, title, partial(keeper.go_place, where))


def _files(window: MainWindow) -> Iterator[Offer]:
    for kind in window.house.kinds:
        for file in window.settings.of(kind.name).recent:
            path = Path(file)
            yield Offer(path.name, str(path.parent), partial(window.open_file, path))


def _topics(window: MainWindow) -> Iterator[Offer]:
    note = translate("Seek", "Help")
    for name, topic in load_topics(user_language().code, lambda: "").items():
        yield Offer(topic.title, note, partial(window.help_desk.show, name))


def _answers(window: MainWindow, typed: str) -> list[Offer]:
    choice = window.scales.choice
    found = answer(typed, choice.spec)
    said = [keeper.answer(typed) for keeper in window.house]
    offers = [Offer(text, "", do) for each in said if each is not None for text, do in [each]]
    if found is None:
        return offers
    text, spec = found

    def go() -> None:
        window.show_room(window.house.kinds[0].name)
        window.scales.request(replace(choice, boards=spec.boards))

    return [Offer(text, window.house.kinds[0].titles()[0], go), *offers]


def _remember(window: MainWindow, offer: Offer) -> None:
    """One time more; the least used are forgotten."""
    if not offer.name:
        return
    memory, counts = window.settings.of(SEEK), _counts(window)
    counts[offer.name] = min(counts.get(offer.name, 0) + 1, 9999)
    kept = sorted(counts, key=lambda name: (name != offer.name, -counts[name]))[:MOST_USED]
    window.remember(SEEK, replace(memory, own={name: str(counts[name]) for name in kept}))


def _counts(window: MainWindow) -> dict[str, int]:
    own = window.settings.of(SEEK).own
    return {name: int(count) for name, count in own.items() if count.isdecimal()}
