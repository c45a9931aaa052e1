"""Whether a messy table is read and judged rightly: `python -m tests.messy.judge` counts them."""

import tempfile
from pathlib import Path

from tests.messy.collection import collection
from tests.messy.parts import OLD, Messy
from vpdesk.files.scale_library import built_in
from vpdesk.files.table_file import read_table
from vpdesk.files.text import TextFileError
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.language import Language
from vpdesk.scales import Scale
from vpdesk.scales.check import Check, check
from vpdesk.scales.recognise import Recogniser

REFUSED: dict[tuple[Scale | None, ...], str] = {
    (): "Tables of a PDF",
    (None,): "This table shows no scale",
}
RECOGNISER = Recogniser((*built_in(), OLD))


def judged(table: Messy, folder: Path) -> str:
    """What is wrong with the answer; "" if it is right."""
    path = folder / f"table{table.suffix}"
    path.write_bytes(table.data)
    try:
        found = check(read_table(path), RECOGNISER)
    except TextFileError as error:
        wanted = REFUSED.get(table.scales)
        return "" if wanted and wanted in str(error) else f"refused: {error}"
    return _difference(table, found)


def _difference(table: Messy, found: Check) -> str:
    if not table.scales:
        return "read"
    matches = [column.match for column in found.columns]
    scales = tuple(match.identity.scale if match else None for match in matches)
    report = CheckReport(found, "", Language())
    if scales != table.scales:
        return f"{report.headline} {report.sentences}"
    forms = {match.identity.form.value for match in matches if match}
    if forms - {table.form}:
        return f"{forms}"
    if table.wrong == {"*"}:
        return ""
    wrong = {fault.place for fault in found.table.faults}
    for column in found.columns:
        for each in column.mistakes:
            wrong.add("heading" if each.kind.value == "heading" else each.place)
    if wrong != table.wrong and (table.places or len(wrong) != len(table.wrong)):
        return f"mistakes: {sorted(wrong)}, not {sorted(table.wrong)}"
    return ""


def main() -> None:
    """Tell which are not read and judged rightly."""
    with tempfile.TemporaryDirectory() as folder:
        told = {each.name: judged(each, Path(folder)) for each in collection()}
    for name, problem in told.items():
        if problem:
            print(f"{name}: {problem}")
    print(f"{sum(not problem for problem in told.values())} of {len(told)} are right")


if __name__ == "__main__":
    main()
