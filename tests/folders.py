"""Where the tests find their files."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
