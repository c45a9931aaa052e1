"""Is there a newer version? The program asks nobody: it shows the page, when that is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk import RELEASED
from vpdesk.resources import resource

if TYPE_CHECKING:
    from datetime import date

HOME = "home.txt"  # a resource of those bundles and wheels that were told where they come from
OLD = 365  # days


def releases_url() -> str:
    """The page with the releases; "" where the program does not know whence it comes."""
    try:
        home = resource(HOME).read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return ""
    return f"{home}/releases" if home else ""


def can_look() -> bool:
    """There is such a page."""
    return bool(releases_url())


def look_for_new_version() -> None:
    """Show the page in the browser."""
    from PySide6.QtCore import QUrl  # when wanted
    from PySide6.QtGui import QDesktopServices

    QDesktopServices.openUrl(QUrl(releases_url()))


def is_old(today: date) -> bool:
    """Whether this version is over a year old."""
    from datetime import date

    return (today - date.fromisoformat(RELEASED)).days > OLD
