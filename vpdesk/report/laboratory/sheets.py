"""What can be printed of the laboratory; each page offers some of it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.report.laboratory.calibration import CalibrationReport
    from vpdesk.report.laboratory.check import CheckReport
    from vpdesk.report.laboratory.model_chart import ModelCurve
    from vpdesk.report.laboratory.models import Modelled, ModelTable
    from vpdesk.scales import Model, PrintedScale, Scale, ScaleSpec
    from vpdesk.scales.audit import Audit
    from vpdesk.scales.differences import Differences


@dataclass(frozen=True, slots=True)
class LabSubject(Subject):
    """What a page of the laboratory shows. name: the stem of its files' names, plain: "vp-24"."""

    name: str

    def file_name(self, how: How) -> str:
        """The name and the part."""
        return f"{self.name}-{how.what.file_part}"


@dataclass(frozen=True, slots=True)
class ProofSubject(LabSubject):
    """A scale that is proved."""

    scale: Scale

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The proof."""
        return (PROOF,)


@dataclass(frozen=True, slots=True)
class ModelsSubject(LabSubject):
    """Models that are compared, with the table and the curve that are shown of them.

    used: the model of the scale; picked: the one that the chart marks.
    printed: the scale that they are compared with, too.
    """

    models: tuple[Modelled, ...]
    kind: str
    used: Model
    picked: Model
    table: ModelTable
    curve: ModelCurve
    with_chances: bool
    printed: PrintedScale | None = None

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The table, where there is anything in it, and the chart."""
        from vpdesk.report.laboratory.models import shown_models  # start-up time

        some = shown_models(self.table, self.models, self.kind)
        return (MODELS, MODEL_CURVES) if some else (MODEL_CURVES,)


@dataclass(frozen=True, slots=True)
class AuditSubject(LabSubject):
    """A scale that was audited, and how it differs from another one, None where there is none."""

    scale: Scale
    found: Audit
    compared: Differences | None = None
    only_differing: bool = False

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What was found, and the differences if there is a scale to compare with."""
        return (AUDIT,) if self.compared is None else (AUDIT, DIFFERENCES)


@dataclass(frozen=True, slots=True)
class CheckSubject(LabSubject):
    """A table that somebody handed over, checked."""

    report: CheckReport

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The mistakes."""
        return (CHECK,)


@dataclass(frozen=True, slots=True)
class CalibrationSubject(LabSubject):
    """What past matches say."""

    report: CalibrationReport

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The words and the table, and the histogram."""
        return (CALIBRATION, HISTOGRAM)


def file_stem(name: str, otherwise: str) -> str:
    """The stem of the names of files that are made of a file: "League 2030.csv" is league-2030."""
    return plain_name(name.rpartition(".")[0] or name) or otherwise


def models_subject(choice: ScaleSpec, scale: Scale) -> ModelsSubject:
    """The models of a scale as they are shown at first. Raises ScaleError."""
    from vpdesk.report.laboratory.model_chart import ModelCurve  # start-up time
    from vpdesk.report.laboratory.models import (
        ModelTable,
        comparable,
        kind_of,
        modelled,
        models_rule,
    )
    from vpdesk.scales import PrintedScale

    return ModelsSubject(
        f"models-{choice.boards}",
        modelled(models_rule(choice.rule(choice.boards), scale)),
        kind_of(choice, scale),
        used=choice.model,
        picked=choice.model,
        table=next(iter(ModelTable)),
        curve=next(iter(ModelCurve)),
        with_chances=False,
        printed=scale if isinstance(scale, PrintedScale) and comparable(scale) else None,
    )


def audit_subject(name: str, choice: ScaleSpec, scale: Scale) -> AuditSubject:
    """What is found in a scale, and how it differs from the usual one, where that can be said."""
    from vpdesk.report.laboratory.audit import compared_with, first_other  # start-up time
    from vpdesk.scales import ScaleError
    from vpdesk.scales.audit import audit

    compared = None
    with suppress(ScaleError):
        compared = compared_with(first_other(choice), scale, choice)
    return AuditSubject(name, scale, audit(scale), compared)


def _proof(of: ProofSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.laboratory.proof import proof_sections  # start-up time

    return proof_sections(of.scale, language)


def _models(of: ModelsSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.laboratory.models import models_table  # start-up time

    return (Section(models_table(of.table, of.models, of.kind, of.used, language), None),)


def _model_curves(of: ModelsSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.laboratory.model_chart import models_chart  # start-up time

    chart = models_chart(
        of.curve,
        of.models,
        of.kind,
        of.picked,
        language,
        with_chances=of.with_chances,
        printed=of.printed,
    )
    return (Section(None, chart),)


def _audit(of: AuditSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.laboratory.audit import audit_sections  # start-up time

    return audit_sections(of.scale, of.found, language)


def _differences(of: AuditSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.laboratory.audit import differences_sections  # start-up time

    assert of.compared is not None
    return differences_sections(of.compared, language, only_differing=of.only_differing)


def _report(
    of: CheckSubject | CalibrationSubject, _how: How, language: Language
) -> Iterable[Section]:
    return replace(of.report, language=language).sections


def _histogram(of: CalibrationSubject, _how: How, language: Language) -> Iterable[Section]:
    return replace(of.report, language=language).histogram


SEVERAL_PAGES = Holds.TABLE | Holds.PASTE
ONLY_CHART = Holds.CHART | Holds.PAGE | Holds.PASTE
PROSE = (Form.SHEET,)  # read from near by
PROOF = Sheet(
    "proof", QT_TRANSLATE_NOOP("ExportForm", "Proof, in words"), _proof, PROSE, SEVERAL_PAGES
)
MODELS = Sheet("models", QT_TRANSLATE_NOOP("ExportForm", "Figures of the models"), _models)
MODEL_CURVES = Sheet(
    "model curves",
    QT_TRANSLATE_NOOP("ExportForm", "Chart of the models"),
    _model_curves,
    holds=ONLY_CHART,
)
AUDIT = Sheet("audit", QT_TRANSLATE_NOOP("ExportForm", "Audit"), _audit)
DIFFERENCES = Sheet(
    "differences",  # from another scale, cell by cell
    QT_TRANSLATE_NOOP("ExportForm", "Differences between two scales"),
    _differences,
)
CHECK = Sheet("check", QT_TRANSLATE_NOOP("ExportForm", "Check of a table"), _report)
CALIBRATION = Sheet(
    "calibration",
    QT_TRANSLATE_NOOP("ExportForm", "Calibration"),
    _report,
    PROSE,
    SEVERAL_PAGES,
)
HISTOGRAM = Sheet(
    "histogram",
    QT_TRANSLATE_NOOP("ExportForm", "Histogram of the margins"),
    _histogram,
    holds=ONLY_CHART,
)
SHEETS = (PROOF, MODELS, MODEL_CURVES, AUDIT, DIFFERENCES, CHECK, CALIBRATION, HISTOGRAM)
