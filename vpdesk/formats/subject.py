"""What an export is of: the scales of one room, or the movement of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from vpdesk.formats.choice import ExportChoice, Part
from vpdesk.report.document import Form, Section
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.scales.sections import What, scale_sections, section_count
from vpdesk.report.table import Table, without_marks


class Subject(Protocol):
    """What the export dialog and the exporter ask of a room's subject."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """What can be exported of it, in the order in which it is offered."""

    def section_count(self, choice: ExportChoice) -> int:
        """How many sections there will be."""

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """The sections of an export. Raises WordedError where there is no such thing."""

    def written(self, format: str) -> str:
        """The text of a file that holds all of it. Raises WordedError."""

    def heading(self, language: Language) -> str:
        """What stands over several sections in a web page, "" for what it says of scales."""

    def file_name(self, choice: ExportChoice) -> str:
        """A name that says what is in the file, without an ending: "vp-continuous-24"."""


@dataclass(frozen=True, slots=True)
class ScaleSubject:
    """The scales of a choice."""

    scales: ScaleChoice

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that there is of scales."""
        return tuple(What)

    def shown(self, what: What) -> What:
        """What to begin with where that was chosen last: of table and comparison what is shown."""
        if what not in (What.TABLE, What.COMPARISON):
            return what
        return What.TABLE if self.scales.view is View.TABLE else What.COMPARISON

    def section_count(self, choice: ExportChoice) -> int:
        """A booklet has several."""
        scales, what, form = self.scales, What(choice.what), choice.page_form
        return section_count(scales, what, form, choice.booklet, _per_page(choice))

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """Tables and charts. Raises ScaleError where a board count has no such scale."""
        scales, what, form = self.scales, What(choice.what), choice.page_form
        if what is What.TABLE:  # and not the comparison, if that is shown
            scales = replace(scales, view=View.TABLE)
        for section in scale_sections(
            *(scales, what, form, choice.booklet, language),
            per_page=_per_page(choice),
            loser=choice.loser,
        ):
            yield replace(section, table=section.table and _wanted(section.table, choice))

    def written(self, format: str) -> str:
        """No format holds more of scales than their sections."""
        raise ValueError(format)

    def heading(self, language: Language) -> str:  # noqa: ARG002 - as of any subject
        """None of their own."""
        return ""

    def file_name(self, choice: ExportChoice) -> str:
        """What the scales are called for good, and the board counts."""
        scales, booklet = self.scales, choice.booklet
        if choice.what is What.BOOKLET:
            family = "" if scales.family is None else f"{scales.key}-"
            return f"vp-booklet-{family}{booklet.first}-{booklet.last}"
        if choice.what is What.COMPARISON:
            return f"vp-{scales.key}-{'-'.join(map(str, scales.compared))}"
        charts = {What.CHART: "-chart", What.BOTH: "-with-chart"}
        return f"vp-{scales.key}{charts.get(What(choice.what), '')}-{scales.boards}"


def _per_page(choice: ExportChoice) -> int:
    """How many board counts stand side by side: only sheets have room for several."""
    return choice.per_page if choice.paged and choice.form is Form.SHEET else 1


def _wanted(table: Table, choice: ExportChoice) -> Table:
    """A table with no more than is wanted of what stands out."""
    if not choice.tint:
        table = replace(table, current=None)
    return table if choice.marks else without_marks(table)


def as_subject(subject: Subject | ScaleChoice) -> Subject:
    """The subject; a bare choice of scales is one, too."""
    return ScaleSubject(subject) if isinstance(subject, ScaleChoice) else subject
