"""What a stage of an event is, in sentences: its draw, who plays it, what comes along."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import StageRule
from vpdesk.event.event import CarryKind, DrawKind, Event, Stage, WhoKind
from vpdesk.event.stage_rules import takes
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import FirstRound

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
            "The winner of the match in {stage} begins with half of its IMPs, fractions down.",
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
FIRST_ROUNDS = {
    FirstRound.STANDINGS: QT_TRANSLATE_NOOP(
        "EventReport", "Round 1 is drawn by the standings, as any later one."
    ),
    FirstRound.HALVES: QT_TRANSLATE_NOOP(
        "EventReport", "In round 1 the upper half meets the lower half, by the places before."
    ),
    FirstRound.QUARTERS: QT_TRANSLATE_NOOP(
        "EventReport",
        "In round 1 the first quarter of each half meets the second, by the places before.",
    ),
    FirstRound.LOT: QT_TRANSLATE_NOOP("EventReport", "Round 1 is drawn by lot."),
}
TWICE = QT_TRANSLATE_NOOP("EventReport", "Double round robin")


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


def draw_text(stage: Stage, language: Language, kind: Kind) -> str:
    """How round 1 of a Swiss is drawn, and who does not meet, in sentences; "" for others."""
    told = []
    if takes(stage.draw, StageRule.FIRST, kind) and stage.groups:
        told.append(language.translate("EventReport", FIRST_ROUNDS[stage.groups[0].teams.first]))
    if stage.no_repeats and takes(stage.draw, StageRule.NO_REPEATS):
        told.append(
            language.translate(
                "EventReport", "Those who met in the stages before do not meet again."
            )
        )
    return " ".join(told)


def stage_text(event: Event, number: int, language: Language) -> str:
    """A stage in a line: "Knock-out. Places 1 to 4 of Groups. …"."""
    stage = event.stage(number)
    text = language.translate("EventReport", "{draw}. {who}. {carried}")
    draw = draw_name(stage.draw, language, double=stage.double)
    who = who_text(event, stage, language)
    carried = carried_text(event, stage, language)
    line = text.format(draw=draw, who=who, carried=carried).strip()
    return " ".join(filter(None, (line, draw_text(stage, language, event.kind))))
