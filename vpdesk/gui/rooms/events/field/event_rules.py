"""What a Swiss tournament is played by: one line of fields for each kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from vpdesk.errors import one_line
from vpdesk.files.usual_rules import usual_rules
from vpdesk.gui.rooms.events.field.closed_rules import DRAWN, MAY_CLOSE, Refusal, closed_rules
from vpdesk.gui.rooms.events.field.rule_choices import (
    MOST_ROUNDS,
    explain_choices,
    fill_choices,
    rule_label,
)
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
from vpdesk.tournament.chess_matches import points_drawn_by, usual_points
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.teams.by_table import check_table, drawn_by, rounds_of_table
from vpdesk.tournament.draws.teams.scoring import with_scale
from vpdesk.tournament.errors import SwissError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import PointSystem
from vpdesk.tournament.team_rules import (
    MOST_LOTS,
    FirstRound,
    Late,
    OddField,
    TablePlaces,
    TeamMethod,
    Triangle,
    Walkover,
)
from vpdesk.tournament.tournament import SWISS, Edition, Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import DrawKind

OWN = "own"  # the entry of a list that stands for a value that is not in it


class SwissSettings(Fitted, QWidget):
    """Shows the rules of a tournament, and lets the user change them.

    requested: the tournament as it is wanted, and what was changed, as in "rounds".
    """

    requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament = Tournament(())
        self._showing = False
        self._place: tuple[DrawKind | None, bool] = None, True  # the draw, and whether it is alone
        self._fitted: tuple[str, int] = ("", 0)  # the type and the width that it fits
        self._most = 0
        self.name = named(QLineEdit(), "swissName")
        self.kind = named(QComboBox(), "swissKind")
        self.rounds = named(CountField(), "swissRoundCount")
        self.edition = named(QComboBox(), "swissEdition", "swiss#editions")
        self.first_colour = named(QComboBox(), "swissFirstColour", "swiss#draw")
        self.chess_draw = named(QComboBox(), "swissChessDraw", "swiss#new")
        self.points = named(QComboBox(), "swissPoints")
        self.bye = named(QComboBox(), "swissBye")
        self.match_boards = named(CountField(), "swissMatchBoards", "swiss#chess-teams")
        self.ranked = named(QComboBox(), "swissRankedBy", "swiss#chess-teams")
        self.baku = named(QCheckBox(self.tr("Baku acceleration")), "swissBaku", "swiss#draw")
        self.scale = named(
            ScaleControls(prominent=False, of_imps=True, of_matches=True),
            "swissScale",
            "swiss#teams",
        )
        self.boards = self.scale.boards
        self.bye_vp = named(DecimalField(), "swissByeVp", "swiss#teams")
        self.method = named(QComboBox(), "swissMethod", "swiss#teams")
        self.danish = named(QLineEdit(), "swissDanish", "swiss#teams")
        self.danish_complaint = Complaint()
        self.arrears = named(QCheckBox(self.tr("In arrears")), "swissArrears", "swiss#teams")
        self.first = named(QComboBox(), "swissFirstRound", "swiss#teams")
        self.places = named(QComboBox(), "swissPlaces", "swiss#teams")
        self.walkover = named(QComboBox(), "swissWalkover", "swiss#teams")
        self.late = named(QComboBox(), "swissLate", "swiss#teams")
        self.odd = named(QComboBox(), "swissOdd", "swiss#teams")
        self.triangle = named(QComboBox(), "swissTriangle")
        self.leaders = named(QCheckBox(self.tr("First three apart")), "swissLeadersApart")
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
            (self.first, rules.first.value),
            (self.places, rules.places.value),
            (self.walkover, rules.walkover.value),
            (self.late, rules.late.value),
            (self.odd, rules.odd.value),
            (self.triangle, rules.triangle.value),
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
        self._show_those(tournament, draw)
        closed = closed_rules(tournament, alone=alone)
        for name, tip in self._tips.items():
            getattr(self, name).setEnabled(name not in closed)
            getattr(self, name).setToolTip(translate("SwissSettings", closed.get(name, tip)))
        self._showing = False
        self._fit()

    def _show_those(self, tournament: Tournament, draw: DrawKind | None) -> None:
        """Show the rules that there are of who plays, and of how rounds come about."""
        rules, teams = tournament.teams, tournament.play.has_vps
        drawn = draw is None or draw.value in (SWISS, TeamMethod.ROUND_ROBIN)
        dutch = draw is None or draw.value == SWISS
        for each in self._of_players:
            each.setVisible(not teams and (dutch or each not in self._of_dutch))
        for each in self._of_matches:
            each.setVisible(tournament.play.has_boards)
        for each in self._of_teams:
            each.setVisible(teams and (drawn or each not in self._of_draws))
        for each in self._of_triangles:
            each.setVisible(teams and drawn and rules.odd is not OddField.BYE)
        for each in self._of_swiss:
            each.setVisible(teams and drawn and not tournament.by_table)
        for each in self._of_leagues:
            each.setVisible(teams and drawn and tournament.by_table)

    def _fit(self) -> None:
        """As high as the rules of any kind, and of any scale so far: what is below stays."""
        font, width = self.font().key(), self.width()
        if (font, width) != self._fitted:
            self._fitted, self._most = (font, width), 0
        kinds = (
            (*self._of_players, *self._of_matches),
            (*self._of_teams, *self._of_swiss, *self._of_triangles),
            (*self._of_teams, *self._of_leagues),
        )
        needed = (self._flow.height_of((*self._common, *each), width) for each in kinds)
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
        self._request(self.tr("kind"), kind=kind, points=points, teams=teams)

    def _draw_chosen(self, value: str) -> None:
        """Chess as a Swiss or as a round robin, which says how many rounds there are."""
        method = TeamMethod.TOP_DOWN if value == SWISS else TeamMethod(value)
        teams = changed(self._tournament.teams, {"method": method})
        points = points_drawn_by(self._tournament, method)
        self._request(self.tr("method"), teams=teams, points=points, planned=0)

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
        self._request(self.tr("points"), points=points)

    def _baku_chosen(self, on: bool) -> None:
        given = baku(self._tournament) if on else ()
        self._request(self.tr("acceleration"), acceleration=given)
        self.baku.setChecked(bool(self._tournament.acceleration))

    def _rule_chosen(self, text: str, name: str, kind: Callable[[str], Any], value: str) -> None:
        self._request_teams(text, **{name: kind(value)})

    def _rounds_typed(self, count: int) -> None:
        """So many are planned: not fewer than there are, or 0 for open."""
        drawn = len(self._tournament.rounds)
        if self._showing or not 0 < count < drawn:
            self._request(self.tr("rounds"), planned=count)
            return
        self._show_again()
        self.refusal.say(self.rounds, translate("SwissSettings", DRAWN).format(rounds=drawn))

    def _show_again(self) -> None:
        draw, alone = self._place
        self.show_tournament(self._tournament, draw=draw, alone=alone)

    def _method_chosen(self, value: str) -> None:
        wanted = drawn_by(self._tournament, TeamMethod(value))
        try:
            check_table(wanted)
        except SwissError as error:
            self._show_again()
            self.refusal.say(self.method, user_language().error(error))
            return
        fields = {each: getattr(wanted, each) for each in ("teams", "rounds", "planned")}
        self._request(self.tr("method"), **fields)

    def _first_chosen(self, value: str) -> None:
        """Lots are drawn anew each time that they are chosen."""
        first = FirstRound(value)
        by_lot = first is FirstRound.LOT
        lot = randbelow(MOST_LOTS) if by_lot else 0
        self._request_teams(self.tr("first round"), first=first, lot=lot, odd_by_lot=by_lot)

    def _places_chosen(self, value: str) -> None:
        places, lot = TablePlaces(value), self._tournament.teams.lot
        if places is TablePlaces.LOT:
            lot = randbelow(MOST_LOTS)
        self._request_teams(self.tr("places in the table"), places=places, lot=lot)

    def _danish_typed(self) -> None:
        words = self.danish.text().replace(",", " ").split()
        for word in words:
            if not (word.isdecimal() and len(word) < 4 and 0 < int(word) <= MOST_ROUNDS):
                text = self.tr("“{word}” is no round. Type their numbers, such as “8 9”.")
                self.danish_complaint.say(self.danish, text.format(word=one_line(word)))
                return
        rounds = tuple(sorted(set(map(int, words))))
        self._request_teams(self.tr("Danish rounds"), danish_rounds=rounds)
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
        self._of_dutch = (
            labelled(self.tr("Dutch rules of"), self.edition),
            labelled(self.tr("First player"), self.first_colour),
            self.baku,
        )
        self._of_players = (
            labelled(self.tr("Draw"), self.chess_draw),
            *self._of_dutch[:2],
            labelled(self.tr("Points"), self.points),
            labelled(self.tr("Bye counts"), self.bye),
            self.baku,
        )
        self._of_matches = (
            labelled(self.tr("Boards a match"), self.match_boards),
            labelled(self.tr("Ranked by"), self.ranked),
        )
        self._of_draws = (labelled(self.tr("Draw"), self.method),)
        self._of_swiss = (
            labelled(rule_label("first"), self.first),
            labelled(self.tr("Danish rounds"), self.danish),
            self.arrears,
            labelled(rule_label("late"), self.late),
            labelled(rule_label("odd"), self.odd),
        )
        self._of_teams = (
            self.scale,
            labelled(self.tr("Bye, VP"), self.bye_vp),
            *self._of_draws,
        )
        self._of_leagues = (
            labelled(rule_label("places"), self.places),
            labelled(rule_label("walkover"), self.walkover),
        )
        self._of_triangles = (labelled(rule_label("triangle"), self.triangle), self.leaders)
        self._flow = flow = FlowLayout(16, self)
        self._common = (
            labelled(self.tr("Name"), self.name),
            labelled(self.tr("Played by"), self.kind),
            labelled(self.tr("Rounds"), self.rounds),
        )
        of_kinds = (*self._of_players, *self._of_matches, *self._of_teams)
        of_draws = (*self._of_swiss, *self._of_leagues, *self._of_triangles)
        for widget in (*self._common, *of_kinds, *of_draws):
            flow.addWidget(widget)
        self.name.setMinimumWidth(20 * self.fontMetrics().averageCharWidth())
        self.danish.setMaximumWidth(10 * self.fontMetrics().averageCharWidth())
        explain_choices(self)
        self._tips = {name: getattr(self, name).toolTip() for name in MAY_CLOSE}

    def _connect(self) -> None:
        # What a combo box keeps with its entries has no type for Qt.
        def chosen(combo: QComboBox, do: Callable[[Any], object]) -> None:
            combo.activated.connect(lambda _: do(combo.currentData()))

        self.danish.textEdited.connect(lambda _: self.danish_complaint.say(self.danish, ""))
        self.name.editingFinished.connect(
            lambda: self._request(self.tr("name"), name=self.name.text().strip())
        )
        self.rounds.valueChanged.connect(self._rounds_typed)
        chosen(self.kind, self._kind_chosen)
        self.match_boards.valueChanged.connect(
            lambda value: self._request_matches(self.tr("boards"), boards=value)
        )
        chosen(
            self.ranked,
            lambda value: self._request_matches(self.tr("ranking"), by_boards=bool(value)),
        )
        chosen(
            self.edition, lambda value: self._request(self.tr("edition"), edition=Edition(value))
        )
        chosen(
            self.first_colour,
            lambda value: self._request(self.tr("first colour"), first_colour=value),
        )
        chosen(self.chess_draw, self._draw_chosen)
        chosen(self.points, lambda _: self._points_chosen())
        chosen(self.bye, lambda _: self._points_chosen())
        self.baku.clicked.connect(self._baku_chosen)
        self.scale.choiceRequested.connect(
            lambda spec: self._request(
                self.tr("scale"), teams=with_scale(self._tournament.teams, spec)
            )
        )
        self.bye_vp.valueChanged.connect(
            lambda value: self._request_teams(self.tr("bye"), bye=round(100 * value))
        )
        self.danish.editingFinished.connect(self._danish_typed)
        chosen(self.first, self._first_chosen)
        chosen(self.method, self._method_chosen)
        chosen(self.places, self._places_chosen)
        for combo, text, name, kind in (
            (self.late, self.tr("late entries"), "late", Late),
            (self.odd, self.tr("odd field"), "odd", OddField),
            (self.walkover, self.tr("forfeits"), "walkover", Walkover),
            (self.triangle, self.tr("triangle"), "triangle", Triangle),
        ):
            chosen(combo, partial(self._rule_chosen, text, name, kind))
        self.arrears.clicked.connect(
            lambda on: self._request_teams(self.tr("in arrears"), arrears=on)
        )
        self.leaders.clicked.connect(
            lambda on: self._request_teams(self.tr("triangle"), leaders_apart=on)
        )


def _share(bye: int, points: PointSystem) -> str:
    """Like what a bye counts."""
    for name in ("win", "draw", "loss"):
        if getattr(points, name) == bye:
            return name
    return OWN
