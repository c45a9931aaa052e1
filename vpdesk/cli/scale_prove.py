"""vpdesk-cli scale prove: what each correction of a scale came from."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options import Parser, add_rule_options, number, scale_options


def add_prove(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument(
        "--boards", type=number, required=True, metavar="N", help="boards in the match"
    )
    add_rule_options(parser, "continuous (usual) or discrete")
    parser.add_argument(
        "--format", choices=("text", "csv"), default="text", help="text: in words; csv: the tables"
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to a file")
    parser.set_defaults(run=_prove)


def _prove(args: argparse.Namespace) -> bytes:
    from vpdesk.formats.csv_file import to_csv  # noqa: PLC0415 - start-up time
    from vpdesk.report.laboratory.proof import scale_proof  # noqa: PLC0415
    from vpdesk.report.language import Language  # noqa: PLC0415
    from vpdesk.report.scales.report import ScaleChoice  # noqa: PLC0415
    from vpdesk.report.scales.tables import rule_text  # noqa: PLC0415

    scale, language = ScaleChoice(**scale_options(args)).scale(args.boards), Language()
    proof = scale_proof(scale, language)
    if args.format == "csv":
        return "\n".join(to_csv(view.table, language) for view in proof.views).encode()
    lines = [rule_text((scale,), language)]
    lines += [f"\n{each.text}" if each.strong else each.text for each in proof.words]
    return "".join(f"{line}\n" for line in lines).encode()
