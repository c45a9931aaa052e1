"""The subject of an export that is put together of ready pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from vpdesk.formats.choice import ExportChoice, Part
from vpdesk.report.document import Section
from vpdesk.report.language import Language

Make = Callable[[Language], tuple[Section, ...]]


@dataclass(frozen=True, slots=True)
class PiecesSubject:
    """Parts, each with what makes its sections in a language; the first is offered first.

    name: the stem of its files' names, plain: "vp-24", "rounders-tigers".
    """

    name: str
    pieces: tuple[tuple[Part, Make], ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of its pieces."""
        return tuple(part for part, _ in self.pieces)

    def section_count(self, choice: ExportChoice) -> int:  # noqa: ARG002 - as of any subject
        """Nothing here takes long enough to show its progress."""
        return 1

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """What the part makes. Raises WordedError where there is no such thing."""
        yield from dict(self.pieces)[choice.what](language)

    def written(self, format: str) -> str:
        """No format holds more than the sections."""
        raise ValueError(format)

    def heading(self, language: Language) -> str:  # noqa: ARG002 - as of any subject
        """None of its own."""
        return ""

    def file_name(self, choice: ExportChoice) -> str:
        """The name and the part."""
        return f"{self.name}-{choice.what.value.replace(' ', '-')}"
