"""vpdesk-cli scale prove: what each correction of a scale came from."""

from __future__ import annotations

import argparse

from vpdesk.cli.options.file_options import wanted_format
from vpdesk.cli.options.options import Parser
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.cli.options.scale_options import add_one_count, add_rule_options, scale_options
from vpdesk.report.laboratory.sheets import PROOF, SHEETS, ProofSubject


def add_prove(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_one_count(parser, "boards in the match")
    add_rule_options(parser, "continuous (usual) or discrete")
    add_printed(parser, SHEETS)
    parser.set_defaults(run=_prove)


def _prove(args: argparse.Namespace) -> bytes:
    from vpdesk.formats.csv_file import to_csv  # start-up time
    from vpdesk.report.laboratory.proof import scale_proof
    from vpdesk.report.scales.tables import rule_text
    from vpdesk.scales import ScaleSpec

    choice = printed_choice(args, PROOF, "prove", ("text", "csv"))
    scale = ScaleSpec(**scale_options(args)).scale(args.boards)
    if choice is not None:
        return exported(args, choice, ProofSubject("", scale))
    language = printed_language(args)
    proof = scale_proof(scale, language)
    if wanted_format(args) == "csv":
        return "\n".join(to_csv(view.table, language) for view in proof.views).encode()
    lines = [rule_text((scale,), language)]
    lines += [f"\n{each.text}" if each.strong else each.text for each in proof.words]
    return "".join(f"{line}\n" for line in lines).encode()
