"""A quick start: what PySide6 and Python do at every start is done once, later, or more directly.

Everything here leans on what is private to PySide6 or to Python. Where that has other names, or
where VPDESK_PLAIN_START is in the environment, the program starts more slowly and is otherwise the
same.
"""

from __future__ import annotations

import os
from importlib import import_module

from vpdesk.gui.quick import overrides

SWITCH = "VPDESK_PLAIN_START"


def import_pyside() -> None:
    """Import PySide6, quickly, before anything else does."""
    if SWITCH in os.environ:
        import_module("PySide6")
    else:
        from vpdesk.gui.quick import enums, kept_code, signatures

        kept_code.use()
        enums.make_quickly()
        with signatures.seldom_used_later():
            import_module("PySide6")  # it installs what is told here
        signatures.leave_sources_alone()
    if overrides.NEEDED:
        overrides.guard_overrides()
