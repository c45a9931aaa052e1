"""Starting points: a scale, what to compare it with and the paper for it, under a name."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from vpdesk.report.document import Form
from vpdesk.report.language import Language
from vpdesk.report.scales.report import Pin, ScaleChoice, View
from vpdesk.report.scales.sheets import SHEETS, TABLE, VIEW_OF, ScaleSubject
from vpdesk.report.sheet import Sheet
from vpdesk.scales import ScaleSpec

LONGEST = 80  # letters of a name


@dataclass(frozen=True, slots=True)
class Start:
    """A starting point.

    name: as the user calls it. scale: with its board count. pins: what it is compared with.
    what, form: what is printed of it: the key of one of SHEETS, and for what.
    paper: its name, "" for the one that is usual here. landscape: its long side lies.
    key: what names it for good, as on the command line: "league". own: it is the user's.
    """

    name: str
    scale: ScaleSpec
    pins: tuple[Pin, ...] = ()
    what: str = TABLE.key
    form: Form = Form.SHEET
    paper: str = ""
    landscape: bool = False
    key: str = ""
    own: bool = False

    @property
    def sheet(self) -> Sheet:
        """What is printed of it, in a form that it can have."""
        return next(each for each in SHEETS if each.key == self.what)

    @property
    def shape(self) -> Form:
        """For what it is printed; as usual where the thing cannot be had so."""
        return self.form if self.form in self.sheet.forms else self.sheet.forms[0]

    def title(self, language: Language) -> str:
        """What it is called; those that vpdesk brings along have a name in every language."""
        return self.name if self.own else language.translate("Starts", self.name)

    def choice(self, before: ScaleChoice) -> ScaleChoice:
        """What the room shows with it; what it says nothing of stays as before."""
        scale = {each.name: getattr(self.scale, each.name) for each in fields(ScaleSpec)}
        view = next((view for sheet, view in VIEW_OF.items() if sheet is self.sheet), None)
        compared = View.SIDE_BY_SIDE if self.what == "comparison" else View.TABLE
        pins = replace(before, **scale).pinning(self.pins)
        return replace(pins, view=view or compared, base=self.scale.boards)


def start_of(
    name: str, choice: ScaleChoice, what: Sheet, form: Form, paper: str, *, landscape: bool
) -> Start:
    """What is shown, and how it was printed last, as a starting point of the user's.

    What the room does not show as it is now is printed as what it shows.
    """
    shown = ScaleSubject(choice).shown
    same = what in shown
    return Start(
        name.strip()[:LONGEST],
        choice.spec,
        choice.pins,
        (what if same else shown[0]).key,
        form if same else shown[0].forms[0],
        paper,
        landscape,
        own=True,
    )
