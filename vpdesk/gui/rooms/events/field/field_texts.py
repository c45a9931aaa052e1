"""What is said below the table of a field: how to go on, what letters mean, of late entries."""

from __future__ import annotations

from vpdesk.gui.rooms.events.field.field_columns import rounds_shown
from vpdesk.gui.texts import translate, user_language
from vpdesk.report.events.kind_words import LATE, LETTERS_OF_BYES, SORT_LATE
from vpdesk.tournament.field.entries import LAST_RENUMBERING
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Tournament


def advice(tournament: Tournament, *, checks_in: bool) -> str:
    """How to go on, or what the letters mean. checks_in: it is shown who has checked in."""
    if len(tournament.entrants) < 2:
        return translate(
            "EventField", "Type a name in the last row and press Enter; or paste or import a list."
        )
    if checks_in:
        here = sum(each.here for each in tournament.entrants)
        text = translate("EventField", "{here} of {count} have checked in.")
        return text.format(here=here, count=len(tournament.entrants))
    return letters_text(tournament) if rounds_shown(tournament) else ""


def letters_text(tournament: Tournament) -> str:
    """What the letters of byes mean."""
    language, rules = user_language(), tournament.teams
    half, full = rules.of_bye(ByeKind.HALF), rules.of_bye(ByeKind.FULL)
    text = LETTERS_OF_BYES.of(tournament.kind, language)
    return text.format(half=language.plain(half / 100), full=language.plain(full / 100))


def late_text(tournament: Tournament) -> str:
    """What the last entry, which is late, changes."""
    entrant, kind, language = tournament.entrants[-1], tournament.kind, user_language()
    text = LATE.of(kind, language).format(
        name=entrant.name, round=entrant.first_round, number=entrant.number
    )
    more = translate("EventField", "Numbers stay as they are from round {round} on.")
    if len(tournament.rounds) < LAST_RENUMBERING:
        more = SORT_LATE.of(kind, language)
    return f"{text} {more.format(round=LAST_RENUMBERING)}"
