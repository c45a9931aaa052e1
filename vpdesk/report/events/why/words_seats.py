"""Why a team is at home, in sentences."""

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.trace import Why

SEATS = {
    Why.FEWER_HOMES: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} is at home, because its home matches less its visits are fewer.",
    ),
    Why.VISITED_LAST: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} is at home, because it was visitor in round {round} and the other was not.",
    ),
    Why.TABLE_HOME: QT_TRANSLATE_NOOP("EventTeams", "{team} is at home by the Berger table."),
    Why.ASKED: QT_TRANSLATE_NOOP("EventTeams", "{team} is at home, as it asked."),
    Why.LEFT: QT_TRANSLATE_NOOP("EventTeams", "{team} is at home, as the other asked not to be."),
    Why.HIGHER_HOME: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} is at home: at odd tables the higher ranked is, if all is equal."
    ),
    Why.LOWER_HOME: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} is at home: at even tables the lower ranked is, if all is equal."
    ),
}
