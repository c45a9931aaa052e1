"""Commands that paint pages make an application of their own where there is none."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """The one that all tests share: a command's own would not do for those with windows."""
