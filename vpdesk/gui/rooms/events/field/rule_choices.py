"""What can be chosen among the rules of a tournament, and what each choice does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox

from vpdesk.gui.rooms.events.field.rule_lines import LINES
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.report.events.kind_words import KIND
from vpdesk.scales import MAX_V0
from vpdesk.tournament.match_rules import MOST_MATCH_BOARDS
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import SWISS, Edition

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.field.event_rules import EventSettings

MOST_ROUNDS = 99
MOST_VP = 2 * MAX_V0  # of a match, for both teams


def fill_choices(settings: EventSettings) -> None:
    """Put what can be chosen into the lists and fields of the rules."""
    _fill(settings.kind, ((each, KIND.of(each, user_language())) for each in Kind))
    settings.match_boards.setRange(1, MOST_MATCH_BOARDS)
    settings.ranked.addItem(translate("EventSettings", "Match points"), 0)
    settings.ranked.addItem(translate("EventSettings", "Board points"), 1)
    _fill(settings.edition, ((each, each.value) for each in Edition))
    _fill(
        settings.first_colour,
        (
            ("", translate("EventSettings", "by lot")),
            ("w", translate("EventSettings", "White")),
            ("b", translate("EventSettings", "Black")),
        ),
    )
    settings.points.addItem("1 – ½ – 0", "100/50")
    settings.points.addItem("3 – 1 – 0", "300/100")
    settings.points.addItem("2 – 1 – 0", "200/100")
    byes = {
        "win": translate("EventSettings", "as a win"),
        "draw": translate("EventSettings", "as a draw"),
    }
    _fill(settings.bye, (byes | {"loss": translate("EventSettings", "as a loss")}).items())
    _fill_draws(settings)
    _fill_numbers(settings)


def _fill_draws(settings: EventSettings) -> None:
    """How rounds of teams come about; players have the methods by a table."""
    methods = {
        TeamMethod.TOP_DOWN: translate("EventSettings", "From the top"),
        TeamMethod.LEAST_TOTAL: translate("EventSettings", "Closest overall"),
        TeamMethod.DANISH: translate("EventSettings", "Danish"),
        TeamMethod.ROUND_ROBIN: translate("EventSettings", "Round robin"),
        TeamMethod.TWICE: translate("EventSettings", "Double round robin"),
    }
    _fill(settings.method, methods.items())
    settings.chess_draw.addItem(translate("EventSettings", "Swiss"), SWISS)
    _fill(settings.chess_draw, ((each, text) for each, text in methods.items() if each.by_table))
    for name, combo in settings.words.items():
        offer_rule(combo, name)


class RuleCombo(QComboBox):
    """What a rule may be."""

    def choose(self, at: int) -> None:
        """As if it had been chosen in the list itself."""
        self.setCurrentIndex(at)
        self.activated.emit(at)


def offer_rule(combo: QComboBox, name: str) -> None:
    """Offer the values of a rule that is a word, by its field."""
    values = LINES[name].values.items()
    _fill(combo, ((each, translate("EventSettings", text)) for each, text in values))


def rule_label(name: str) -> str:
    """What a rule that is a word is called, by its field."""
    return translate("EventSettings", LINES[name].label)


def _fill_numbers(settings: EventSettings) -> None:
    settings.rounds.setMaximum(MOST_ROUNDS)
    settings.rounds.setSpecialValueText(translate("EventSettings", "open"))
    settings.scale.offer_scales()
    settings.boards.setKeyboardTracking(False)  # half a number would be another rule
    settings.bye_vp.setMaximum(MOST_VP)
    settings.bye_vp.setSingleStep(0.5)
    settings.name.setPlaceholderText(translate("EventSettings", "Event"))
    for field in (
        settings.name,
        settings.rounds,
        settings.bye_vp,
        settings.match_boards,
        settings.danish,
    ):
        leave_keys(field)
    for number in (settings.rounds, settings.bye_vp, settings.match_boards):
        number.setKeyboardTracking(False)  # half a number would be another rule


def explain_choices(settings: EventSettings) -> None:
    """Say in tool tips what the rules do."""
    for name, line in LINES.items():
        if line.tip:
            settings.field(name).setToolTip(translate("EventSettings", line.tip))


def _fill(combo: QComboBox, items: Iterable[tuple[object, str]]) -> None:
    for value, text in items:
        combo.addItem(text, str(value))
