"""The proof of a scale: why each cell is what it is, in words that a player can follow."""

from __future__ import annotations

from vpdesk.report.document import Section
from vpdesk.report.laboratory.proof_bands import discrete_proof
from vpdesk.report.laboratory.proof_printed import printed_proof
from vpdesk.report.laboratory.proof_report import ProofReport, proof_title
from vpdesk.report.laboratory.proof_views import continuous_proof
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import paragraphs_table
from vpdesk.report.scales.tables import rule_text
from vpdesk.scales import ContinuousScale, DiscreteScale, Scale


def scale_proof(scale: Scale, language: Language) -> ProofReport:
    """The proof of a scale of any kind."""
    if isinstance(scale, ContinuousScale):
        return continuous_proof(scale, language)
    if isinstance(scale, DiscreteScale):
        return discrete_proof(scale, language)
    return printed_proof(scale, language)


def proof_sections(scale: Scale, language: Language) -> tuple[Section, ...]:
    """A proof as it is exported: all of its words, and then its tables, but for empty ones."""
    proof, rule = scale_proof(scale, language), rule_text((scale,), language)
    title = proof_title(language.translate("ScaleProof", "Proof"), scale, language)
    words = paragraphs_table(title, rule, rule, proof.words)
    tables = (words, *(view.table for view in proof.views))
    return tuple(Section(table, None, joins=True) for table in tables if table.rows)
