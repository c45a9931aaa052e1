"""What a stage of an event is to be: who plays it, how it is drawn, what comes along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from secrets import randbelow
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from vpdesk.event.draws import StageRule
from vpdesk.event.event import (
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    EventError,
    Stage,
    Who,
    WhoKind,
)
from vpdesk.event.planning import check_size, planned
from vpdesk.event.stage_rules import (
    FIELDS,
    MOST_CAP,
    MOST_GROUPS,
    MOST_ROUNDS,
    StagePlan,
    check_plan,
    rules_of,
    takes,
    usual_first,
    usually_apart,
)
from vpdesk.event.stages import left_before, who_plays, with_results
from vpdesk.gui.dialogs.form_dialog import AskingDialog, take_rest
from vpdesk.gui.rooms.events.field.rule_choices import offer_rule, rule_label
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import row
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.gui.widgets.tall_rows import TallRows
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.report.events.names import ranked_name
from vpdesk.report.events.stage_words import carry_names, draw_name, stage_name
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_scale
from vpdesk.tournament.team_rules import MOST_LOTS, MOST_SEGMENTS, Sharing

USUAL_PLACES, USUAL_SHARE = 4, 50  # per cent
DRAWS = tuple(
    (draw, double)
    for draw in DrawKind
    for double in (False, True)
    if not double or takes(draw, StageRule.TWICE)
)
MOST_NAMED = 16
MOST_TOLD = 4  # segments, each with its boards
OF_STAGE = (WhoKind.PLACES, WhoKind.REST, WhoKind.LOSERS)
Checked = Qt.CheckState.Checked


class StageDialog(AskingDialog):
    """Asks for a stage behind all others, or for another one in the place of a planned one.

    before: the stage that it follows, for a new one. wanted: the event with it, and the number of
    the stage.
    """

    wanted = Signal(object, int)

    def __init__(self, event: Event, number: int, before: int, parent: QWidget) -> None:
        super().__init__(
            parent, "stageDialog", "groups#stages", self.tr("Stage"), self.tr("Save the Stage")
        )
        self._event, self._number = event, number
        self._before = with_results(event, min(before, number - 1))
        self._chosen_by_hand: set[QWidget] = set()
        self._new = number > len(event.stages)
        self._like = event.group(before if self._new else number)
        self._spec = self._like.teams.spec
        self.title = named(QLineEdit(), "stageTitle")
        self.who = named(QComboBox(), "stageWho")
        self.of = named(QComboBox(), "stageOf")
        self.first, self.last = _count("stageFirst", 9999), _count("stageLast", 9999)
        self.names = named(QListWidget(), "stageNames")
        self.names.setItemDelegate(TallRows(self.names))
        self.groups = _count("stageGroups", MOST_GROUPS)
        self.sharing = named(QComboBox(), "stageSharing")
        self.draw = named(QComboBox(), "stageDraw")
        self.rounds = _count("stageRounds", MOST_ROUNDS)
        self.scale = named(
            ScaleControls(prominent=False, of_imps=True, of_matches=True), "stageScale"
        )
        self.carry = named(QComboBox(), "stageCarry")
        self.share, self.cap = _count("stageShare", 100), _count("stageCap", MOST_CAP)
        self.lost = _count("stageLost", MOST_ROUNDS)
        self.rules = {name: named(QComboBox(), f"stage_{name}") for name, _ in FIELDS.values()}
        self.segments = _count("stageSegments", MOST_SEGMENTS)
        self.third = named(CheckBox(self.tr("Match for the third place")), "stageThird")
        self.apart = named(CheckBox(self.tr("No rematches")), "stageApart")
        self._fill()
        self._form = QFormLayout()
        page = QWidget()
        page.setLayout(self._form)
        self._lay_out()
        self._show(event.stage(number) if number <= len(event.stages) else self._usual())
        self.keep_still(page, self._states())
        self._connect()
        self._update()
        self.lay_out(page, self.buttons)

    def accept(self) -> None:
        """Ask for the event with the stage."""
        event = self._planned(self._stage(), randbelow(MOST_LOTS))
        super().accept()
        if self.result() == self.DialogCode.Accepted:
            self.wanted.emit(event, self._number)

    def _takes(self, made: Stage, rule: StageRule) -> bool:
        return takes(made.draw, rule, self._event.kind)

    def _plan(self, made: Stage, lot: int) -> StagePlan:
        """The stage with the rules that are chosen, as far as its draw takes them."""
        said: dict[str, Any] = {
            name: kind(self.rules[name].currentData())
            for rule, (name, kind) in FIELDS.items()
            if self._takes(made, rule)
        }
        if self._shared(made):
            said["sharing"] = Sharing(self.sharing.currentData())
        if self._takes(made, StageRule.SEGMENTS):
            said["segments"] = self.segments.value()
        rules = rules_of(with_scale(self._like.teams, self._spec), made, lot, **said)
        rounds = self.rounds.value() if self._takes(made, StageRule.ROUNDS) else 0
        return StagePlan(made, rounds, self.groups.value(), rules)

    def _shared(self, made: Stage) -> bool:
        return self.groups.value() > 1 or self._takes(made, StageRule.BY_LOT)

    def _planned(self, made: Stage, lot: int) -> Event:
        """The event with the stage. Raises EventError where its draw does not take it."""
        plan = self._plan(made, lot)
        check_plan(self._event.kind, plan)
        like = replace(self._like, planned=plan.rounds, teams=plan.rules)
        return planned(self._event, self._number, made, like, plan.groups)

    def _usual(self) -> Stage:
        last = min(USUAL_PLACES, len(self._event.entrants))
        return Stage("", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, self._before, 1, last))

    def _stage(self) -> Stage:
        """The stage as it is entered."""
        draw, double = DRAWS[self.draw.currentIndex()]
        kind, carry = self.who.currentData(), self.carry.currentData()
        who = Who(WhoKind(kind))
        if who.kind in OF_STAGE:
            who = replace(who, stage=self.of.currentData())
        if who.kind is WhoKind.PLACES:
            who = replace(who, first=self.first.value(), last=self.last.value())
        if who.kind is WhoKind.LOSERS:
            who = replace(who, first=self.lost.value())
        if who.kind is WhoKind.CHOSEN:
            who = replace(who, numbers=self._chosen)
        over = CarryOver()
        if carry != CarryKind.NOTHING.value:
            over = CarryOver(CarryKind(carry), self.of.currentData())
        if over.kind is CarryKind.SHARE:
            over = replace(over, per_cent=self.share.value())
        if over.kind is CarryKind.HALF_MARGIN:
            over = replace(over, cap=self.cap.value())
        made = Stage(self.title.text().strip(), draw, who, over, double=double)
        return replace(
            made,
            third_place=self._takes(made, StageRule.THIRD_PLACE) and self.third.isChecked(),
            no_repeats=self._takes(made, StageRule.NO_REPEATS) and self.apart.isChecked(),
        )

    def _show_usual(self) -> None:
        """What follows from what is carried over, as long as it was not chosen by hand."""
        made, first = self._stage(), self.rules["first"]
        if self.apart not in self._chosen_by_hand:
            self.apart.setChecked(usually_apart(self._event, made))
        if first not in self._chosen_by_hand:
            first.setCurrentIndex(first.findData(usual_first(made).value))

    @property
    def _chosen(self) -> tuple[int, ...]:
        items = map(self.names.item, range(self.names.count()))
        ticked = (each for each in items if each.checkState() == Checked)
        return tuple(each.data(Qt.ItemDataRole.UserRole) for each in ticked)

    def _update(self) -> None:
        """Show what is asked for such a stage, and what it comes to."""
        self._show_usual()
        made = self._stage()
        self._show_rows(made)
        self.last.setMinimum(self.first.value())
        knock_out = made.draw.is_knock_out
        self.scale.fix_scale(knock_out)  # who wins goes on, whatever VPs that comes to
        self._show_parts()
        self.rounds.setSpecialValueText(self.tr("all") if knock_out else self.tr("open"))
        text, good = self._comes_to(made)
        self.line.setText(text)
        self.ok.setEnabled(good)

    def _show_parts(self) -> None:
        """Say what boards of a match the segments have."""
        boards, segments = self._spec.boards, self.segments.value()
        size = -(-boards // segments)
        sizes = [min(size, boards - at) for at in range(0, boards, size)]
        text = self.tr("boards of the match: {sizes}").format(sizes=" + ".join(map(str, sizes)))
        self.segments.setSuffix(f" ({text})" if 1 < segments <= MOST_TOLD else "")

    def _states(self) -> Iterator[None]:
        """Show the rows of any draw, one after the other, with those that take most room."""
        carry = CarryOver(CarryKind.SHARE, 1)
        for draw in DrawKind:
            most = replace(self._stage(), draw=draw, who=Who(WhoKind.CHOSEN), carry=carry)
            self._show_rows(most)
            yield

    def _show_rows(self, made: Stage) -> None:
        """Those that such a stage needs."""
        carries = made.carry.kind is not CarryKind.NOTHING
        for field, asked in (
            (self.of, made.who.kind in OF_STAGE or carries),
            (self._places, made.who.kind is WhoKind.PLACES),
            (self.names, made.who.kind is WhoKind.CHOSEN),
            (self.lost, made.who.kind is WhoKind.LOSERS),
            (self.sharing, self._shared(made)),
            (self.rounds, self._takes(made, StageRule.ROUNDS)),
            *((self.rules[name], self._takes(made, rule)) for rule, (name, _) in FIELDS.items()),
            (self.scale, self._event.play.has_vps),
            (self.share, made.carry.kind is CarryKind.SHARE),
            (self.cap, made.carry.kind is CarryKind.HALF_MARGIN),
            (self.third, self._takes(made, StageRule.THIRD_PLACE)),
            (self.segments, self._takes(made, StageRule.SEGMENTS)),
            (self.apart, self._takes(made, StageRule.NO_REPEATS)),
        ):
            self._form.setRowVisible(field, asked)

    def _comes_to(self, made: Stage) -> tuple[str, bool]:
        """Who plays it, or why it cannot be; and whether it can."""
        language = user_language()
        try:
            event = self._planned(made, 0)
        except EventError as error:
            return language.error(error), False
        try:
            numbers = who_plays(event, self._number)
        except EventError as error:  # it is not known yet
            return language.error(error), True
        try:
            check_size(len(numbers), self.groups.value())
        except EventError as error:
            return language.error(error), False
        count = translate("StageDialog", "%n entrant(s) in this stage.", None, len(numbers))
        names = {each.number: each.name for each in event.entrants}
        more = ["…"] if len(numbers) > MOST_NAMED else []
        return f"{count} {', '.join([*(names[at] for at in numbers[:MOST_NAMED]), *more])}", True

    def _show(self, stage: Stage) -> None:
        who, carry = stage.who, stage.carry
        self.title.setText(stage.title)
        self.who.setCurrentIndex(self.who.findData(who.kind.value))
        self.of.setCurrentIndex((who.stage or carry.stage or self._before) - 1)
        self.first.setValue(who.first if who.kind is WhoKind.PLACES else 1)
        self.lost.setValue(who.first if who.kind is WhoKind.LOSERS else 1)
        self.last.setValue(who.last or USUAL_PLACES)
        for at, each in enumerate(self._event.entrants):
            ticked = Checked if each.number in who.numbers else Qt.CheckState.Unchecked
            self.names.item(at).setCheckState(ticked)
        self.groups.setValue(max(1, len(stage.groups)))
        sharing = self._like.teams.sharing if stage.groups else Sharing.SNAKE
        self.sharing.setCurrentIndex(self.sharing.findData(sharing.value))
        self.draw.setCurrentIndex(DRAWS.index((stage.draw, stage.double)))
        self.rounds.setValue(self._like.planned if stage.groups else 0)
        self.scale.show_choice(self._spec)
        self.carry.setCurrentIndex(self.carry.findData(carry.kind.value))
        self.share.setValue(carry.per_cent if carry.kind is CarryKind.SHARE else USUAL_SHARE)
        self.cap.setValue(carry.cap)
        self.segments.setValue(self._like.teams.segments)
        self.third.setChecked(stage.third_place)
        self.apart.setChecked(stage.no_repeats)
        rules = self._like.teams
        if self._new:
            rules = rules_of(rules, stage, 0)
        else:  # what is as usual of the stage goes on to be, whatever else changes
            if stage.no_repeats != usually_apart(self._event, stage):
                self._chosen_by_hand.add(self.apart)
            if rules.first is not usual_first(stage):
                self._chosen_by_hand.add(self.rules["first"])
        for name, combo in self.rules.items():
            combo.setCurrentIndex(combo.findData(getattr(rules, name).value))

    def _fill(self) -> None:
        language = user_language()
        for draw, double in DRAWS:
            self.draw.addItem(draw_name(draw, language, double=double))
        _fill(
            self.who,
            (
                (WhoKind.PLACES, self.tr("Places of a stage, or of each of its groups")),
                (WhoKind.REST, self.tr("The rest of a stage")),
                (WhoKind.LOSERS, self.tr("The losers of a round of a stage")),
                (WhoKind.ALL, self.tr("Everybody")),
                (WhoKind.CHOSEN, self.tr("The ticked ones")),
            ),
        )
        named = carry_names(language)
        if not self._event.play.has_net_imps:
            del named[CarryKind.HALF_MARGIN]  # which is of IMPs
        _fill(self.carry, named.items())
        for number in range(1, self._number):
            self.of.addItem(stage_name(self._event, number, language), number)
        gone = left_before(self._event, self._number)
        for each in self._event.entrants:
            name = ranked_name(each, language, withdrawn=each.number in gone)
            item = QListWidgetItem(name, self.names)
            item.setData(Qt.ItemDataRole.UserRole, each.number)
            if each.number in gone:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.scale.offer_scales()
        self.scale.take_percentages(self._event.play.has_percentages)
        offer_sharing(self.sharing)
        for name, combo in self.rules.items():
            offer_rule(combo, name)
        self.share.setSuffix(" %")
        self.rounds.setMinimum(0)
        self.cap.setMinimum(0)
        self.cap.setSpecialValueText(self.tr("no limit"))

    def _lay_out(self) -> None:
        self._places = row(self.first, QLabel("\N{EN DASH}"), self.last, None)
        for text, field, label in (
            (self.tr("Title"), self.title, self.title),
            (self.tr("Who plays"), self.who, self.who),
            (self.tr("Of stage"), self.of, self.of),
            (self.tr("Places"), self._places, self.first),
            (self.tr("Lost in round"), self.lost, self.lost),
            (self.tr("Names"), self.names, self.names),
            (self.tr("Groups"), self.groups, self.groups),
            (translate("StageDialog", "In groups"), self.sharing, self.sharing),
            (self.tr("Draw"), self.draw, self.draw),
            (self.tr("Rounds"), self.rounds, self.rounds),
            (self.tr("Matches"), self.scale, self.scale.boards),
            (self.tr("Segments"), self.segments, self.segments),
            (self.tr("Carried over"), self.carry, self.carry),
            (self.tr("Share"), self.share, self.share),
            (self.tr("IMPs at most"), self.cap, self.cap),
            *((rule_label(name), combo, combo) for name, combo in self.rules.items()),
        ):
            self._form.addRow(text, field)
            label.setAccessibleName(text)
        self.last.setAccessibleName(self.tr("Last place"))
        for widget in (self.third, self.apart, self.line):
            self._form.addRow(widget)
        take_rest(self._form)

    def _connect(self) -> None:
        for combo in (self.who, self.of, self.draw, self.carry, self.sharing):
            combo.currentIndexChanged.connect(self._update)
        first = self.rules["first"]
        first.activated.connect(lambda: self._chosen_by_hand.add(first))
        self.apart.clicked.connect(lambda: self._chosen_by_hand.add(self.apart))
        for number in (self.first, self.last, self.lost, self.groups, self.share, self.cap):
            number.valueChanged.connect(self._update)
        self.segments.valueChanged.connect(self._show_parts)
        self.names.itemChanged.connect(self._update)
        self.scale.choiceRequested.connect(self._take_scale)

    def _take_scale(self, spec: ScaleSpec) -> None:
        self._spec = spec
        self.scale.show_choice(spec)
        self._show_parts()


def _count(name: str, most: int) -> CountField:
    field = named(CountField(), name)
    field.setRange(1, most)
    return field


def _fill(combo: QComboBox, items: Iterable[tuple[WhoKind | CarryKind | Sharing, str]]) -> None:
    for value, text in items:
        combo.addItem(text, value.value)


def offer_sharing(combo: QComboBox) -> None:
    """Offer the ways in which those who play are shared among groups."""
    _fill(
        combo,
        (
            (Sharing.SNAKE, translate("StageDialog", "By strength, in a snake")),
            (Sharing.POTS, translate("StageDialog", "By lot, the strongest apart")),
            (Sharing.LOT, translate("StageDialog", "By lot")),
        ),
    )
