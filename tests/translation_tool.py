"""The tool that keeps translations in step with the program's texts, as a module."""

import importlib.util
from types import ModuleType

from tests.folders import ROOT

PATH = ROOT / "packaging" / "develop" / "translations.py"


def load_tool() -> ModuleType:
    """A module of its own each time: what one test changes in it no other one sees."""
    spec = importlib.util.spec_from_file_location("translations", PATH)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def collected():
    """Every text of the program, as a translator has it."""
    tool = load_tool()
    return tool.collect(tool.CODE)[0]
