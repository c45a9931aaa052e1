"""python -m vpdesk.cli."""

import sys

from vpdesk.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
