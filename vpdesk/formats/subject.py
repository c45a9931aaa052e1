"""What an export is of: the scales of one room, or the movement of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from vpdesk.formats.choice import ExportChoice, Part
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sections import What, scale_sections, section_count


class Subject(Protocol):
    """What the export dialog and the exporter ask of a room's subject."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """What can be exported of it, in the order in which it is offered."""

    def section_count(self, choice: ExportChoice) -> int:
        """How many sections there will be."""

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """The sections of an export. Raises WordedError where there is no such thing."""

    def written(self, format: str) -> str:  # noqa: A002 - the field's name in ExportChoice
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

    def section_count(self, choice: ExportChoice) -> int:
        """A booklet has several."""
        return section_count(self.scales, What(choice.what), choice.page_form, choice.booklet)

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """Tables and charts. Raises ScaleError where a board count has no such scale."""
        what = What(choice.what)
        return scale_sections(self.scales, what, choice.page_form, choice.booklet, language)

    def written(self, format: str) -> str:  # noqa: A002
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
        chart = "-chart" if choice.what is What.CHART else ""
        return f"vp-{scales.key}{chart}-{scales.boards}"


def as_subject(subject: Subject | ScaleChoice) -> Subject:
    """The subject; a bare choice of scales is one, too."""
    return ScaleSubject(subject) if isinstance(subject, ScaleChoice) else subject
