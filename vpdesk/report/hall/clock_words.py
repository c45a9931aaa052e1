"""The clock of a session in words and digits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.hall.clock import Period, PeriodKind, SessionClock
from vpdesk.report.language import Language

KIND_TEXTS = {
    PeriodKind.PLAY: QT_TRANSLATE_NOOP("Clock", "Play"),
    PeriodKind.MOVE: QT_TRANSLATE_NOOP("Clock", "Move"),
    PeriodKind.BREAK: QT_TRANSLATE_NOOP("Clock", "Break"),
}
SHOWN_TEXTS = {
    PeriodKind.PLAY: QT_TRANSLATE_NOOP("Clock", "Round {round}"),
    PeriodKind.MOVE: QT_TRANSLATE_NOOP("Clock", "Move for round {round}"),
    PeriodKind.BREAK: QT_TRANSLATE_NOOP("Clock", "Break before round {round}"),
}
BEGINS = QT_TRANSLATE_NOOP("Clock", "Begins at {time}")
PAUSED = QT_TRANSLATE_NOOP("Clock", "The clock is paused")
OVER = QT_TRANSLATE_NOOP("Clock", "The session is over")
# What is late on a phone, which knows no plurals: by whether it is play, and whether it is late.
LATE_TEXTS = {
    (True, True): QT_TRANSLATE_NOOP("Clock", "Round {round} ends {minutes} min after plan"),
    (True, False): QT_TRANSLATE_NOOP("Clock", "Round {round} ends {minutes} min before plan"),
    (False, True): QT_TRANSLATE_NOOP("Clock", "Round {round} begins {minutes} min after plan"),
    (False, False): QT_TRANSLATE_NOOP("Clock", "Round {round} begins {minutes} min before plan"),
}


@dataclass(frozen=True, slots=True)
class ShownClock:
    """What a screen shows: what is on, the time left ("" after the last period), and beside it.

    left: the seconds behind the digits. note: that it stands, or what is late, "" for nothing.
    """

    title: str
    digits: str
    note: str
    left: int = 0


def shown_clock(clock: SessionClock, now: int, language: Language) -> ShownClock:
    """What the clock shows at a moment."""
    state = clock.state(now)
    if state.period is None:
        over = language.translate("Clock", OVER)
        return ShownClock(over if clock.periods else "", "", "")
    return ShownClock(
        period_text(state.period, language),
        digits(state.left),
        note_text(clock, now, language),
        state.left,
    )


def period_text(period: Period, language: Language) -> str:
    """What is on in a period: "Round 4", "Move for round 5"."""
    text = language.translate("Clock", SHOWN_TEXTS[period.kind])
    return text.format(round=period.round)


def digits(seconds: int) -> str:
    """Minutes and seconds, hours before them where there are any: "7:05", "1:00:00"."""
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def note_text(clock: SessionClock, now: int, language: Language) -> str:
    """That it stands, or has not begun, or what is late: "Round 4 ends 3 minutes after plan"."""
    state = clock.at(now).state(now)
    if state.period is None:
        return ""
    if not clock.begun:
        return language.translate("Clock", BEGINS).format(time=time_text(clock.planned))
    late = late_text(state.period, state.late, language)
    if not state.running:
        paused = language.translate("Clock", PAUSED)
        return f"{paused} · {late}" if late else paused
    return late


def late_text(period: Period, late: int, language: Language) -> str:
    """By how many whole minutes a period ends after plan, or before; "" for less than one."""
    minutes = abs(late) // 60
    if not minutes:
        return ""
    translate = language.translate
    match period.kind is PeriodKind.PLAY, late > 0:
        case True, True:
            text = translate("Clock", "Round {round} ends %n minute(s) after plan", None, minutes)
        case True, False:
            text = translate("Clock", "Round {round} ends %n minute(s) before plan", None, minutes)
        case False, True:
            text = translate("Clock", "Round {round} begins %n minute(s) after plan", None, minutes)
        case _:
            text = translate(
                "Clock", "Round {round} begins %n minute(s) before plan", None, minutes
            )
    return text.format(round=period.round)


def time_text(moment: int) -> str:
    """The time of day of a moment where the laptop is: "19:05"."""
    return datetime.fromtimestamp(moment).strftime("%H:%M")
