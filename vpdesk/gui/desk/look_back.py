"""How a document stood at a moment of its log, to be read; nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vpdesk.errors import WordedError
from vpdesk.gui.texts import error_text, translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.stored_document import StoredDocument
    from vpdesk.report.sheet import Subject


def looker(
    document: StoredDocument[Any, Any], subject_of: Callable[[Any], Subject | None], desk: Desk
) -> Callable[[int, QWidget], str]:
    """What shows the sheets of a moment, after the action with a number; "" or why it cannot.

    subject_of: what can be printed of a value of the document; None where that is nothing.
    """

    def look(number: int, parent: QWidget) -> str:
        try:
            subject = subject_of(document.state_after(number))
        except WordedError as error:
            return error_text(error)
        if subject is None or not subject.sheets:
            return translate("LogDialog", "There was nothing to print at that moment.")
        desk.print_subject(subject, parent)
        return ""

    return look
