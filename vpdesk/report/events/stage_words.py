"""What a stage of an event is, in sentences: its draw, who plays it, what comes along."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import CarryKind, DrawKind, Event, Stage, WhoKind
from vpdesk.report.language import Language

NOTHING = QT_TRANSLATE_NOOP("StageDialog", "Nothing")
CARRIED = {  # its name, and what is said in the stage
    CarryKind.ALL: (
        QT_TRANSLATE_NOOP("StageDialog", "The whole score"),
        QT_TRANSLATE_NOOP("EventReport", "The whole score of {stage} is carried over."),
    ),
    CarryKind.SHARE: (
        QT_TRANSLATE_NOOP("StageDialog", "A share of the score"),
        QT_TRANSLATE_NOOP("EventReport", "{share} % of the score of {stage} is carried over."),
    ),
    CarryKind.QUALIFIED: (
        QT_TRANSLATE_NOOP("StageDialog", "The matches among those who play here"),
        QT_TRANSLATE_NOOP(
            "EventReport", "The matches of {stage} among those who play here are carried over."
        ),
    ),
    CarryKind.HALF_MARGIN: (
        QT_TRANSLATE_NOOP("StageDialog", "Half of the margin in IMPs"),
        QT_TRANSLATE_NOOP(
            "EventReport",
            "Whoever won the match of the same two in {stage} begins with half of its IMPs,"
            " fractions down.",
        ),
    ),
    CarryKind.EBU: (
        QT_TRANSLATE_NOOP("StageDialog", "By the EBU White Book, 3.8"),
        QT_TRANSLATE_NOOP(
            "EventReport", "The score of {stage} is carried over by the EBU White Book, 3.8."
        ),
    ),
}
DRAWS = {
    DrawKind.SWISS: QT_TRANSLATE_NOOP("EventReport", "Swiss"),
    DrawKind.ROUND_ROBIN: QT_TRANSLATE_NOOP("EventReport", "Round robin"),
    DrawKind.HALVES: QT_TRANSLATE_NOOP("EventReport", "Half against half"),
    DrawKind.KNOCK_OUT: QT_TRANSLATE_NOOP("EventReport", "Knock-out"),
    DrawKind.FREE: QT_TRANSLATE_NOOP("EventReport", "Free"),
}
TWICE = QT_TRANSLATE_NOOP("EventReport", "Round robin, twice")


def stage_name(event: Event, number: int, language: Language) -> str:
    """The title of a stage, or its number."""
    text = language.translate("EventReport", "Stage {number}")
    return event.stage(number).title or text.format(number=number)


def carried_text(event: Event, stage: Stage, language: Language) -> str:
    """What comes along into a stage, as a sentence; "" for nothing."""
    carry = stage.carry
    if carry.kind not in CARRIED:
        return ""
    text = language.translate("EventReport", CARRIED[carry.kind][1])
    return text.format(stage=stage_name(event, carry.stage, language), share=carry.per_cent)


def carry_names(language: Language) -> dict[CarryKind, str]:
    """What can come along, as one chooses it."""
    named = {CarryKind.NOTHING: NOTHING} | {kind: name for kind, (name, _) in CARRIED.items()}
    return {kind: language.translate("StageDialog", name) for kind, name in named.items()}


def draw_name(draw: DrawKind, language: Language, *, double: bool = False) -> str:
    """How rounds come about."""
    return language.translate("EventReport", TWICE if double else DRAWS[draw])


def who_text(event: Event, stage: Stage, language: Language) -> str:
    """Who plays: "Places 1 to 4 of Groups"."""
    who, translate = stage.who, language.translate
    before = stage_name(event, who.stage, language) if who.stage else ""
    groups = len(event.stage(who.stage).groups) if who.stage else 0
    match who.kind:
        case WhoKind.ALL:
            return translate("EventReport", "Everybody")
        case WhoKind.REST:
            return translate("EventReport", "The rest of {stage}").format(stage=before)
        case WhoKind.LOSERS:
            text = translate("EventReport", "The losers of round {round} of {stage}")
            return text.format(round=who.first, stage=before)
        case WhoKind.CHOSEN:
            return translate("EventReport", "%n chosen", None, len(who.numbers))
    text = translate("EventReport", "Places {first} to {last} of {stage}")
    if groups > 1:
        text = translate("EventReport", "Places {first} to {last} of each group of {stage}")
    return text.format(first=who.first, last=who.last, stage=before)


def stage_text(event: Event, number: int, language: Language) -> str:
    """A stage in a line: "Knock-out. Places 1 to 4 of Groups. …"."""
    stage = event.stage(number)
    text = language.translate("EventReport", "{draw}. {who}. {carried}")
    draw = draw_name(stage.draw, language, double=stage.double)
    who = who_text(event, stage, language)
    return text.format(draw=draw, who=who, carried=carried_text(event, stage, language)).strip()
