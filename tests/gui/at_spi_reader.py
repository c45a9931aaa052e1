"""What a screen reader is told of a running program: run by the system's Python, which has pyatspi.

Starts a command and prints a JSON object a line of what its window shows once it is ready: role,
name, description, whether it is shown, value and text; of a table its headings and first rows.
"""

import json
import subprocess
import sys
import time
from typing import Any

import pyatspi

PATIENCE = 30.0  # seconds until the program is there
ROWS = 12


def main(command: list[str]) -> None:
    """Print what vpdesk shows."""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        try:
            assert program.stdout is not None
            program.stdout.readline()  # it is ready
            read("vpdesk")
        finally:
            program.terminate()


def read(name: str) -> None:
    """Print what the program with this name shows."""
    app, end = None, time.monotonic() + PATIENCE
    while app is None and time.monotonic() < end:
        desktop = pyatspi.Registry.getDesktop(0)
        app = next((each for each in desktop if each and each.name == name), None)
        time.sleep(0.1)
    if app is not None:
        tell(app, 0)


def tell(node: Any, depth: int) -> None:
    """Print a part and all in it."""
    role = node.getRoleName()
    told = {"role": role, "name": node.name, "description": node.description}
    told["shown"] = node.getState().contains(pyatspi.STATE_VISIBLE)
    interfaces = pyatspi.utils.listInterfaces(node)
    if "Value" in interfaces:
        told["value"] = node.queryValue().currentValue
    if "Text" in interfaces:
        text = node.queryText()
        told["text"] = text.getText(0, text.characterCount)
    if "Table" in interfaces:
        table = node.queryTable()
        columns, rows = range(table.nColumns), range(min(ROWS, table.nRows))
        told["headings"] = [table.getColumnDescription(column) for column in columns]
        told["rows"] = [[table.getAccessibleAt(row, at).name for at in columns] for row in rows]
        told["count"] = table.nRows
    print(json.dumps(told), flush=True)
    if "Table" not in interfaces and depth < 30:
        for child in node:
            if child is not None:
                tell(child, depth + 1)


main(sys.argv[1:])
