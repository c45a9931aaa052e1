"""The way from the first name to the last paper, in words."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.next_step import HowFar, PartState, WayPart
from vpdesk.report.language import Language

_NAMES = {
    WayPart.NAMES: QT_TRANSLATE_NOOP("Parts", "Names"),
    WayPart.RULES: QT_TRANSLATE_NOOP("Parts", "Rules"),
    WayPart.ROUNDS: QT_TRANSLATE_NOOP("Parts", "Rounds"),
    WayPart.STANDINGS: QT_TRANSLATE_NOOP("Parts", "Standings"),
    WayPart.PRIZES: QT_TRANSLATE_NOOP("Parts", "Prizes"),
    WayPart.MOVEMENT: QT_TRANSLATE_NOOP("Parts", "Movement"),
    WayPart.DEALS: QT_TRANSLATE_NOOP("Parts", "Deals"),
    WayPart.RESULTS: QT_TRANSLATE_NOOP("Parts", "Results"),
    WayPart.RANKING: QT_TRANSLATE_NOOP("Parts", "Ranking"),
    WayPart.HALL: QT_TRANSLATE_NOOP("Parts", "Hall"),
    WayPart.OUT: QT_TRANSLATE_NOOP("Parts", "Printed"),
}
_PROGRESS = {
    HowFar.OPEN: QT_TRANSLATE_NOOP("Parts", "to come"),
    HowFar.BEGUN: QT_TRANSLATE_NOOP("Parts", "begun"),
    HowFar.DONE: QT_TRANSLATE_NOOP("Parts", "done"),
}


def part_text(state: PartState, language: Language) -> str:
    """A part with what there is of it: "Rounds 4 of 7", "Names 12", "Rules"."""
    name = language.translate("Parts", _NAMES[state.part])
    if state.of and state.done not in (0, state.of):
        text = language.translate("Parts", "{part} {done} of {of}")
        return text.format(part=name, done=state.done, of=state.of)
    return f"{name} {state.done}" if state.done else name


def part_sentence(state: PartState, language: Language) -> str:
    """The same with how far it is: "Rounds 4 of 7: begun, next"."""
    told = [language.translate("Parts", _PROGRESS[state.progress])]
    if state.next:
        told.append(language.translate("Parts", "next"))
    text = language.translate("Parts", "{part}: {progress}")
    return text.format(part=part_text(state, language), progress=", ".join(told))
