"""What a Swiss tournament is played by: one line of fields for each kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from secrets import randbelow
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QWidget

from vpdesk.errors import one_line
from vpdesk.event.event import DrawKind
from vpdesk.event.stage_rules import with_word
from vpdesk.files.usual_rules import usual_rules
from vpdesk.gui.rooms.events.field.closed_rules import DRAWN, Refusal
from vpdesk.gui.rooms.events.field.rule_choices import (
    MOST_ROUNDS,
    RuleCombo,
    explain_choices,
    fill_choices,
)
from vpdesk.gui.rooms.events.field.rule_lines import LINES, WORDS
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.changed import changed
from vpdesk.gui.widgets.fields import leave_wheel
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField, DecimalField
from vpdesk.gui.widgets.rows import labelled
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.report.name_letters import plain_letters
from vpdesk.report.step_words import step_words
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.teams.by_table import check_table, drawn_by, rounds_of_table
from vpdesk.tournament.draws.teams.scoring import with_scale
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import points_drawn_by, usual_points
from vpdesk.tournament.round import PointSystem
from vpdesk.tournament.team_rules import MOST_LOTS, OddField, TeamMethod, TeamRules
from vpdesk.tournament.tournament import SWISS, Edition, Tournament

# Of each kind of play those with the most rules.
LONGEST = (
    Tournament((), kind=Kind.CHESS_TEAMS),
    Tournament((), kind=Kind.TEAMS, teams=TeamRules(odd=OddField.TRIANGLE)),
    Tournament((), kind=Kind.TEAMS, teams=TeamRules(method=TeamMethod.ROUND_ROBIN)),
)
OWN = "own"  # the entry of a list that stands for a value that is not in it


class EventSettings(Fitted, QWidget):
    """Shows the rules of a tournament, and lets the user change them.

    requested: the tournament as it is wanted, and what was changed, as in "rounds".
    """

    requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament = Tournament(())
        self._showing = False
        self._sought = ""  # among the words of the rules
        self._why: dict[str, str] = {}  # those that are closed
        self._place: tuple[DrawKind | None, bool] = None, True  # the draw, and whether it is alone
        self._fitted: tuple[str, int] = ("", 0)  # the type and the width that it fits
        self._most = 0
        self.name = named(QLineEdit(), "eventName")
        self.kind = named(RuleCombo(), "eventKind")
        self.rounds = named(CountField(), "eventRoundCount")
        self.edition = named(RuleCombo(), "eventEdition", "chess#editions")
        self.first_colour = named(RuleCombo(), "eventFirstColour", "draws#draw")
        self.chess_draw = named(RuleCombo(), "eventChessDraw", "swiss#new")
        self.points = named(RuleCombo(), "eventPoints")
        self.bye = named(RuleCombo(), "eventBye")
        self.match_boards = named(CountField(), "eventMatchBoards", "chess#chess-teams")
        self.ranked = named(RuleCombo(), "eventRankedBy", "chess#chess-teams")
        self.baku = named(CheckBox(self.tr("Baku acceleration")), "eventBaku", "draws#draw")
        self.scale = named(
            ScaleControls(prominent=False, of_imps=True, of_matches=True),
            "eventScale",
            "draws#teams",
        )
        self.boards = self.scale.boards
        self.bye_vp = named(DecimalField(), "eventByeVp", "draws#teams")
        self.method = named(RuleCombo(), "eventMethod", "draws#teams")
        self.danish = named(QLineEdit(), "eventDanish", "draws#teams")
        self.danish_complaint = Complaint()
        self.arrears = named(
            CheckBox(self.tr("Draw one round behind")), "eventArrears", "draws#teams"
        )
        self.words = {
            name: named(RuleCombo(), f"event{name.capitalize()}", "draws#teams") for name in WORDS
        }
        self.leaders = named(CheckBox(self.tr("First three apart")), "eventLeadersApart")
        self.refusal = Refusal(self.rounds, self.method)
        fill_choices(self)
        self._lay_out()
        self._connect()
        leave_wheel(self)

    def show_tournament(
        self, tournament: Tournament, *, draw: DrawKind | None = None, alone: bool = True
    ) -> None:
        """Show the rules of a tournament.

        draw: of its stage, where that says how it is drawn. alone: it is the whole event.
        """
        self._showing, self._tournament = True, tournament
        self._place = draw, alone
        self.refusal.forget()
        rules, points = tournament.teams, tournament.points
        if self.name.text() != tournament.name:
            self.name.setText(tournament.name)
            self.name.setCursorPosition(0)  # of a long name its beginning is seen
        self.rounds.setValue(tournament.planned or rounds_of_table(tournament))
        for combo, value in (
            (self.kind, tournament.kind.value),
            (self.edition, tournament.edition.value),
            (self.first_colour, tournament.first_colour),
            (self.points, f"{points.win}/{points.draw}"),
            (self.bye, _share(points.pairing_bye, points)),
            (self.method, rules.method.value),
            *((combo, getattr(rules, name).value) for name, combo in self.words.items()),
            (self.chess_draw, rules.method.value if rules.method.by_table else SWISS),
            (self.ranked, int(tournament.matches.by_boards)),
        ):
            self._choose(combo, value)
        self.baku.setChecked(bool(tournament.acceleration))
        self.scale.show_choice(rules.spec)
        self.scale.take_percentages(tournament.play.has_percentages)
        self.bye_vp.setValue(rules.bye / 100)
        self.match_boards.setValue(tournament.matches.boards)
        self._show_danish()
        self.leaders.setChecked(rules.leaders_apart)
        self.arrears.setChecked(rules.arrears)
        self._show_lines()
        self._why = {}
        for name, line in LINES.items():
            if line.closed:
                why = next((each.why for each in line.closed if each.holds(tournament, alone)), "")
                self.field(name).setEnabled(not why)
                if why:
                    self._why[name] = why
                tip = why or line.tip
                self.field(name).setToolTip(translate("EventSettings", tip) if tip else "")
        self._showing = False
        self._fit()

    def seek(self, text: str) -> int:
        """Show the rules alone that have a text in their words, and say how many; "" for all."""
        self._sought = plain_letters(text.strip())
        self._show_lines()
        return sum(not each.isHidden() for each in self._lines.values())

    @property
    def closed(self) -> tuple[tuple[str, str], ...]:
        """The rules in sight that cannot be changed now: what each is called, and why."""
        return tuple(
            (translate("EventSettings", LINES[name].label), translate("EventSettings", why))
            for name, why in self._why.items()
            if not self._lines[name].isHidden()
        )

    def _show_lines(self) -> None:
        draw, _ = self._place
        for name, line in LINES.items():
            there = line.where(self._tournament, draw)
            self._lines[name].setVisible(there and self._sought in self._words_of(name))

    def _words_of(self, name: str) -> str:
        """All that is said of a rule, as it is sought."""
        line, field = LINES[name], self.field(name)
        texts = [translate("EventSettings", each) for each in (line.label, line.tip) if each]
        if isinstance(field, QComboBox):
            texts += [field.itemText(at) for at in range(field.count())]
        elif isinstance(field, QCheckBox):
            texts.append(field.text())
        elif name == "scale":
            labels = self.scale.findChildren(QLabel)
            texts += [each.text() for each in labels]
        return plain_letters("\n".join(texts).replace("&", ""))

    def field(self, name: str) -> QWidget:
        """What shows a rule, by its field."""
        found: QWidget = self.words[name] if name in self.words else getattr(self, name)
        return found

    def _fit(self) -> None:
        """As high as the rules of any kind, and of any scale so far: what is below stays."""
        font, width = self.font().key(), self.width()
        if (font, width) != self._fitted:
            self._fitted, self._most = (font, width), 0
        shown = (
            [self._lines[name] for name, line in LINES.items() if line.where(each, None)]
            for each in LONGEST
        )
        needed = (self._flow.height_of(each, width) for each in shown)
        self._most = max(self._most, *needed)
        self.setMinimumHeight(self._most)

    def _request(self, text: str, **changes: object) -> None:
        if self._showing:
            return
        wanted = changed(self._tournament, changes)
        if wanted != self._tournament:
            self.requested.emit(wanted, text)

    def _request_teams(self, text: str, **changes: object) -> None:
        self._request(text, teams=changed(self._tournament.teams, changes))

    def _request_matches(self, text: str, **changes: object) -> None:
        self._request(text, matches=changed(self._tournament.matches, changes))

    def _kind_chosen(self, value: str) -> None:
        """Another kind of play, with the points that are usual there."""
        kind, points = Kind(value), self._tournament.points
        if points == usual_points(self._tournament.kind):
            points = usual_points(kind)
        teams = self._tournament.teams
        plays = kind.play, self._tournament.play
        if any(each.has_percentages for each in plays):  # whose scales are others
            teams = with_scale(teams, usual_rules(kind).spec)
        self._request(step_words("EventSettings", "kind"), kind=kind, points=points, teams=teams)

    def _draw_chosen(self, value: str) -> None:
        """Chess as a Swiss or as a round robin, which says how many rounds there are."""
        method = TeamMethod.TOP_DOWN if value == SWISS else TeamMethod(value)
        teams = changed(self._tournament.teams, {"method": method})
        points = points_drawn_by(self._tournament, method)
        self._request(step_words("EventSettings", "method"), teams=teams, points=points, planned=0)

    def _points_chosen(self) -> None:
        """Other points; what is shown as in the file stays as it is."""
        points, chosen, share = (
            self._tournament.points,
            self.points.currentData(),
            self.bye.currentData(),
        )
        if chosen != OWN:
            win, draw = map(int, chosen.split("/"))
            bye = points.pairing_bye
            points = PointSystem(win, draw, 0, win, 0, bye, full_bye=win, half_bye=draw)
        if share != OWN:
            points = replace(points, pairing_bye=getattr(points, share))
        self._request(step_words("EventSettings", "points"), points=points)

    def _baku_chosen(self, on: bool) -> None:
        given = baku(self._tournament) if on else ()
        self._request(step_words("EventSettings", "acceleration"), acceleration=given)
        self.baku.setChecked(bool(self._tournament.acceleration))

    def _rule_chosen(self, name: str, value: str) -> None:
        """Another word of a rule; lots are drawn anew each time that they are chosen."""
        rules = self._tournament.teams
        word = type(getattr(rules, name))(value)
        teams = with_word(rules, name, word, randbelow(MOST_LOTS))
        self._request(step_words("EventSettings", LINES[name].change), teams=teams)

    def _rounds_typed(self, count: int) -> None:
        """So many are planned: not fewer than there are, or 0 for open."""
        drawn = len(self._tournament.rounds)
        if self._showing or not 0 < count < drawn:
            self._request(step_words("EventSettings", "rounds"), planned=count)
            return
        self._show_again()
        self.refusal.say(self.rounds, translate("EventSettings", DRAWN).format(rounds=drawn))

    def _show_again(self) -> None:
        draw, alone = self._place
        self.show_tournament(self._tournament, draw=draw, alone=alone)

    def _method_chosen(self, value: str) -> None:
        wanted = drawn_by(self._tournament, TeamMethod(value))
        try:
            check_table(wanted)
        except TournamentError as error:
            self._show_again()
            self.refusal.say(self.method, user_language().error(error))
            return
        fields = {each: getattr(wanted, each) for each in ("teams", "rounds", "planned")}
        self._request(step_words("EventSettings", "method"), **fields)

    def _danish_typed(self) -> None:
        words = self.danish.text().replace(",", " ").split()
        for word in words:
            if not (word.isdecimal() and len(word) < 4 and 0 < int(word) <= MOST_ROUNDS):
                text = self.tr("“{word}” is not a round. Type round numbers, such as “8 9”.")
                self.danish_complaint.say(self.danish, text.format(word=one_line(word)))
                return
        rounds = tuple(sorted(set(map(int, words))))
        self._request_teams(step_words("EventSettings", "Danish rounds"), danish_rounds=rounds)
        self._show_danish()

    def _show_danish(self) -> None:
        """The rounds that are drawn so, in the place of what was typed."""
        self.danish_complaint.say(self.danish, "")
        self.danish.setText(" ".join(map(str, self._tournament.teams.danish_rounds)))

    def _choose(self, combo: QComboBox, value: object) -> None:
        at = next((each for each in range(combo.count()) if combo.itemData(each) == value), -1)
        own = combo.findData(OWN)
        if at < 0 and own < 0:
            combo.addItem(self.tr("as in the file"), OWN)
            own = combo.count() - 1
        combo.setCurrentIndex(at if at >= 0 else own)

    def _lay_out(self) -> None:
        self._flow = FlowLayout(16, self)
        self._lines: dict[str, QWidget] = {}
        for name, line in LINES.items():
            text, field = translate("EventSettings", line.label), self.field(name)
            self._lines[name] = labelled(text, field) if line.label else field
            self._flow.addWidget(self._lines[name])
        self.name.setMinimumWidth(20 * self.fontMetrics().averageCharWidth())
        self.danish.setMaximumWidth(10 * self.fontMetrics().averageCharWidth())
        explain_choices(self)

    def _connect(self) -> None:
        # What a combo box keeps with its entries has no type for Qt.
        def chosen(combo: QComboBox, do: Callable[[Any], object]) -> None:
            combo.activated.connect(lambda _: do(combo.currentData()))

        self.danish.textEdited.connect(lambda _: self.danish_complaint.say(self.danish, ""))
        self.name.editingFinished.connect(
            lambda: self._request(
                step_words("EventSettings", "name"), name=self.name.text().strip()
            )
        )
        self.rounds.valueChanged.connect(self._rounds_typed)
        chosen(self.kind, self._kind_chosen)
        self.match_boards.valueChanged.connect(
            lambda value: self._request_matches(step_words("EventSettings", "boards"), boards=value)
        )
        chosen(
            self.ranked,
            lambda value: self._request_matches(
                step_words("EventSettings", "ranking"), by_boards=bool(value)
            ),
        )
        chosen(
            self.edition,
            lambda value: self._request(
                step_words("EventSettings", "edition"), edition=Edition(value)
            ),
        )
        chosen(
            self.first_colour,
            lambda value: self._request(
                step_words("EventSettings", "first colour"), first_colour=value
            ),
        )
        chosen(self.chess_draw, self._draw_chosen)
        chosen(self.points, lambda _: self._points_chosen())
        chosen(self.bye, lambda _: self._points_chosen())
        self.baku.clicked.connect(self._baku_chosen)
        self.scale.choiceRequested.connect(
            lambda spec: self._request(
                step_words("EventSettings", "scale"), teams=with_scale(self._tournament.teams, spec)
            )
        )
        self.bye_vp.valueChanged.connect(
            lambda value: self._request_teams(
                step_words("EventSettings", "bye"), bye=round(100 * value)
            )
        )
        self.danish.editingFinished.connect(self._danish_typed)
        chosen(self.method, self._method_chosen)
        for name, combo in self.words.items():
            chosen(combo, partial(self._rule_chosen, name))
        self.arrears.clicked.connect(
            lambda on: self._request_teams(
                step_words("EventSettings", "one round behind"), arrears=on
            )
        )
        self.leaders.clicked.connect(
            lambda on: self._request_teams(
                step_words("EventSettings", "triangle"), leaders_apart=on
            )
        )


def _share(bye: int, points: PointSystem) -> str:
    """Like what a bye counts."""
    for name in ("win", "draw", "loss"):
        if getattr(points, name) == bye:
            return name
    return OWN
